"""What is told of an option in one place, and what is made from that."""

from __future__ import annotations

import ast
from dataclasses import dataclass
from pathlib import Path
from typing import Annotated, Any

import pytest

from referee.errors import Violation
from referee.families import cucumber
from referee.families.cucumber.rulebook.own import own_sentences
from referee.families.cucumber.rulebook.schema import rules_schema
from referee.families.cucumber.rules.document import read_options
from referee.families.cucumber.rules.forms import AtMost, Between, Flag, Form, ListOf, OneOf, Rank, Whole
from referee.families.cucumber.rules.option import Choice, Heading, Option, part
from referee.families.cucumber.rules.options import OPTIONS, Rules, clause
from referee.families.cucumber.rules.records import NumberOrSection, Record, forms_of
from referee.families.cucumber.rules.report import Report
from tests.tables import house

PACKAGE = Path(cucumber.__file__).parent
MADE_FROM_THEM = ("rules/document", "rules/forms", "rules/records", "rules/option", "rules/words")
MADE_FROM_THEM += ("rulebook/own", "rulebook/schema", "rulebook/differences", "sheet/summary")


class Speed(Choice):
    SLOW = "slow", "one card at a time", "slowly"
    FAST = "fast", "all at once"


@dataclass(frozen=True)
class Pair:
    first: Annotated[int, Between(1, 3)] = part("How many come first.")
    second: bool = part(default=True)


@dataclass(frozen=True)
class Example:
    number: Annotated[int | None, Between(1, 9)] = None
    choice: Speed | None = None
    pairs: Annotated[tuple[Pair, ...], AtMost(2)] = ()
    ranks: Annotated[tuple[Rank, ...], AtMost(3, distinct=True)] = ()
    either: Annotated[int, Between(1, 4)] | Pair = 1
    pair: Pair | None = None


def read(form: Form, given: Any) -> tuple[Any, list[Violation]]:
    report = Report()
    return form.read(given, "/here", report), report.violations


def test_a_form_is_made_from_the_type() -> None:
    forms = forms_of(Example)
    assert forms["number"] == Whole(Between(1, 9), nullable=True)
    assert forms["choice"] == OneOf(Speed, nullable=True)
    assert forms["pairs"] == ListOf(Record(Pair), AtMost(2))
    assert isinstance(forms["either"], NumberOrSection)
    assert forms_of(Pair)["second"] == Flag()


@pytest.mark.parametrize(
    ("name", "given", "value"),
    [
        ("number", None, None),
        ("number", 9, 9),
        ("choice", "fast", Speed.FAST),
        ("choice", None, None),
        ("ranks", ["t", "10", "joker"], ("10", "joker")),
        ("pairs", [{"first": 2}, {"first": 2}], (Pair(2), Pair(2))),
        ("pair", {"first": 3, "second": False}, Pair(3, second=False)),
        ("pair", None, None),
    ],
)
def test_a_value_is_read_by_its_form(name: str, given: Any, value: Any) -> None:
    assert read(forms_of(Example)[name], given) == (value, [])


def test_a_value_of_several_parts_is_told_as_a_whole() -> None:
    form = forms_of(Example)["pair"]
    _, (without,) = read(form, {"second": True})
    assert (without.path, without.code) == ("/here", "value_must_be_object")
    assert without.message == "here is an object with first, not an object."
    _, wrong = read(form, {"first": 4, "third": 1})
    assert [violation.path for violation in wrong] == ["/here/third", "/here/first"]
    assert form.schema() == {
        "type": ["object", "null"],
        "additionalProperties": False,
        "required": ["first"],
        "properties": {
            "first": {"type": "integer", "minimum": 1, "maximum": 3, "description": "How many come first."},
            "second": {"type": "boolean"},
        },
    }


def test_a_choice_is_written_as_its_value_and_brings_its_words() -> None:
    assert Speed("slow") is Speed.SLOW
    assert (str(Speed.SLOW), Speed.SLOW.clause, Speed.SLOW.in_short) == (
        "slow",
        "one card at a time",
        "slowly",
    )
    assert Speed.FAST.in_short == ""


@pytest.mark.parametrize(
    ("told", "value", "text"),
    [
        (Option("Speed"), Speed.FAST, "all at once"),
        (Option("How many"), 7, "7"),
        (Option("Speed", says={None: "as you like"}), None, "as you like"),
        (Option("Speed", says={None: "as you like"}), Speed.SLOW, "one card at a time"),
        (Option("Whether", says={True: "it is", False: "it is not"}), False, "it is not"),
        (Option("Cards", says=lambda rules: f"{rules.deal.cards} cards"), 3, "7 cards"),
    ],
)
def test_a_clause_comes_from_the_option_or_else_from_the_value(told: Option, value: Any, text: str) -> None:
    assert told.clause(Rules(), value) == text


@pytest.mark.parametrize("option", OPTIONS)
def test_the_schema_begins_with_what_an_option_settles(option: str) -> None:
    schema = rules_schema()
    for name in option.split("."):
        schema = schema["properties"][name]
    assert schema["description"].splitlines()[0] == f"{OPTIONS[option].subject}."


def test_no_two_options_settle_the_same() -> None:
    assert len({option.subject for option in OPTIONS.values()}) == len(OPTIONS)


@pytest.mark.parametrize("module", MADE_FROM_THEM)
def test_what_is_made_from_the_options_knows_none_by_name(module: str) -> None:
    code = ast.parse((PACKAGE / f"{module}.py").read_text(encoding="utf-8"))
    used = {node.attr for node in ast.walk(code) if isinstance(node, ast.Attribute)}
    texts = {node.value for node in ast.walk(code) if isinstance(node, ast.Constant)}
    names = {option.split(".")[-1] for option in OPTIONS}
    assert (used | texts) & names == set()


def test_an_option_has_its_sentence_only_where_it_applies() -> None:
    limited = read_options(Rules(), house({"deal.at_most": 5}))
    assert list(own_sentences(Rules(), Heading.DEAL)) == []
    assert list(own_sentences(limited, Heading.DEAL)) == ["Nobody is ever dealt more than 5 cards."]
    assert clause(Rules(), "deal.at_most") == "there is no most"
