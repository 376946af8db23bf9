"""What is told of an option in one place, and what is made from that."""

from __future__ import annotations

import pytest

from referee.families.cucumber.rules.headings import Heading
from referee.families.cucumber.rules.options import OPTIONS, Rules
from referee.families.options.book import section_sentences
from referee.families.options.document import read_options
from referee.families.options.option import clause
from referee.families.options.schema import rules_schema
from tests.tables import house


@pytest.mark.parametrize("option", OPTIONS)
def test_the_schema_begins_with_what_an_option_settles(option: str) -> None:
    schema = rules_schema(Rules, "")
    for name in option.split("."):
        schema = schema["properties"][name]
    assert schema["description"].splitlines()[0] == f"{OPTIONS[option].subject}."


def test_no_two_options_settle_the_same() -> None:
    assert len({option.subject for option in OPTIONS.values()}) == len(OPTIONS)


def test_an_option_has_its_sentence_only_where_it_applies() -> None:
    limited = read_options(Rules(), house({"deal.at_most": 5}))
    assert list(section_sentences(Rules(), Heading.DEAL)) == []
    assert list(section_sentences(limited, Heading.DEAL)) == ["Nobody is ever dealt more than 5 cards."]
    assert clause(Rules(), "deal.at_most") == "there is no most"
