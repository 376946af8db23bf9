"""What is told of an option in one place, and what is made from that."""

from __future__ import annotations

import pytest

from referee.families.cucumber.rules.headings import Heading
from referee.families.cucumber.rules.options import OPTIONS, Rules
from referee.families.options.document import read_options
from referee.families.options.messages import meaning, section_lines, title
from referee.families.options.schema import rules_schema
from referee.translations import in_english
from tests.tables import house


@pytest.mark.parametrize("option", OPTIONS)
def test_the_schema_begins_with_what_an_option_settles(option: str) -> None:
    schema = rules_schema(Rules, "")
    for name in option.split("."):
        schema = schema["properties"][name]
    assert in_english(schema["description"]).splitlines()[0] == f"{subject(option)}."


def subject(option: str) -> str:
    return in_english(title(Rules, option))


def test_no_two_options_settle_the_same() -> None:
    assert len({subject(option) for option in OPTIONS}) == len(OPTIONS)


def test_an_option_has_its_sentence_only_where_it_applies() -> None:
    limited = read_options(Rules(), house({"deal.at_most": 5}))
    assert list(section_lines(Rules(), Heading.DEAL)) == []
    (line,) = section_lines(limited, Heading.DEAL)
    assert in_english(line) == "Nobody is ever dealt more than 5 cards."
    assert in_english(meaning(Rules(), "deal.at_most")) == "there is no most"
