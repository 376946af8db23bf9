"""What values of options look like, by their types, and what is said of those that do not fit."""

from __future__ import annotations

from typing import Any

import pytest

from referee.cards import Card
from referee.errors import Violation
from referee.families.options.forms import (
    Alternatives,
    AtMost,
    Between,
    Flag,
    Form,
    ListOf,
    OneOf,
    Only,
    Whole,
)
from referee.families.options.option import Option
from referee.families.options.records import Record, forms_of
from referee.families.options.report import Report
from referee.families.options.tables import TableOf
from tests.families.options.marbles import AllOfThem, Bag, FromPlayers, PlayRules, Rules, Speed
from tests.refusals import words

TURNS = "here is a whole number from 1 to 9, or null"
PLAY = "most, speed, step, turns"
FORMS = {**forms_of(Rules), **forms_of(PlayRules)}


def read(form: Form, given: Any, base: Any = None) -> tuple[Any, list[Violation]]:
    report = Report()
    return form.read(given, "/here", report, base), report.violations


def test_a_form_is_made_from_the_type() -> None:
    assert FORMS["turns"] == Whole(Between(1, 9), nullable=True)
    assert FORMS["speed"] == OneOf(Only(tuple(Speed)))
    assert FORMS["bags"] == ListOf(Record(Bag), AtMost(2))
    assert isinstance(FORMS["most"], Alternatives)
    assert forms_of(Bag)["is_shut"] == Flag()


@pytest.mark.parametrize(
    ("name", "given", "value"),
    [
        ("turns", None, None),
        ("turns", 9, 9),
        ("turns", 9.0, 9),
        ("speed", "fast", Speed.FAST),
        ("lucky", ["t", "10", "joker"], ("10", "joker")),
        ("bags", [{"marbles": 2}, {"marbles": 2}], (Bag(2), Bag(2))),
        ("spare", {"marbles": 3, "is_shut": True}, Bag(3, is_shut=True)),
        ("spare", None, None),
        ("marked", "6C", Card("6", "C")),
        ("step", 3, 3),
        ("step", 3.0, 3),
        ("most", 4, 4),
        ("most", "all", AllOfThem.ALL),
        ("most", {"players": 6}, FromPlayers(6, 2)),
        ("most", None, None),
        ("dealt", {"3": 4, "2": 5}, TableOf({"2": 5, "3": 4})),
    ],
)
def test_a_value_is_read_by_its_form(name: str, given: Any, value: Any) -> None:
    assert read(FORMS[name], given) == (value, [])


def test_what_a_value_depends_on_is_laid_over_what_it_depended_on_before() -> None:
    assert read(FORMS["most"], {"players": 6}, FromPlayers(3, 9)) == (FromPlayers(6, 9), [])
    assert read(FORMS["most"], {"players": 6}, 5) == (FromPlayers(6, 2), [])


@pytest.mark.parametrize(
    ("name", "given", "path", "code", "message"),
    [
        ("keeps", 1, "/here", "value_must_be_true_or_false", "here is true or false, not “1”."),
        ("turns", 2**53, "/here", "number_must_be_in_range", f"{TURNS}, not a number that large."),
        ("turns", 2.5, "/here", "number_must_be_in_range", f"{TURNS}, not “2.5”."),
        ("lucky", "A", "/here", "value_must_be_list", "here is a list of at most 3, not “A”."),
        ("lucky", ["A"] * 4, "/here", "value_must_be_list", "here is a list of at most 3, not a list of 4."),
        ("lucky", ["AS"], "/here/0", "rank_must_exist", "here.0 is a rank such as A, 7 or joker, not “AS”."),
        ("lucky", [None], "/here/0", "rank_must_exist", "here.0 is a rank such as A, 7 or joker, not null."),
        ("marked", "six", "/here", "card_must_be_readable", "here is a single card such as 6C, not “six”."),
        ("play", 7, "/here", "value_must_be_object", f"here is an object of options ({PLAY}), not “7”."),
        (
            "play",
            {"moon": 1},
            "/here/moon",
            "option_must_exist",
            f"There is no option here.moon. There are: {PLAY}.",
        ),
        ("step", 2, "/here", "value_must_be_one_of", "here is one of 1, 3, not “2”."),
        ("step", True, "/here", "value_must_be_one_of", "here is one of 1, 3, not true."),
        ("most", True, "/here", "number_must_be_in_range", "here is a whole number from 1 to 9, not true."),
        ("most", "some", "/here", "value_must_be_one_of", "here is one of all, not “some”."),
        (
            "most",
            {"players": 1},
            "/here/players",
            "number_must_be_in_range",
            "here.players is a whole number from 2 to 8, not “1”.",
        ),
        ("values", 7, "/here", "value_must_be_object", "here is a table by red and blue, not “7”."),
        (
            "values",
            {"red": 1},
            "/here",
            "table_must_be_whole",
            "here is given as a whole; there is nothing for blue.",
        ),
        (
            "values",
            {"red": 1, "blue": 2, "blu": 3},
            "/here/blu",
            "option_must_exist",
            "There is no option here.blu. Did you mean blue?",
        ),
        (
            "values",
            {"red": 10, "blue": 1},
            "/here/red",
            "number_must_be_in_range",
            "here.red is a whole number from -9 to 9, not “10”.",
        ),
        (
            "dealt",
            {},
            "/here",
            "table_must_be_whole",
            "here is given as a whole; there is nothing for 2, 3, 4, 5 and 6.",
        ),
    ],
)
def test_what_does_not_fit_is_told(name: str, given: Any, path: str, code: str, message: str) -> None:
    _, (violation,) = read(FORMS[name], given, getattr(Rules(), name, None))
    assert (violation.path, violation.code, words(violation)) == (path, code, message)


def test_a_value_of_several_parts_is_told_as_a_whole() -> None:
    form = FORMS["spare"]
    _, (without,) = read(form, {"is_shut": True})
    assert (without.path, without.code) == ("/here", "value_must_be_object")
    assert words(without) == "here is an object with marbles, not an object."
    _, wrong = read(form, {"marbles": 10, "third": 1})
    assert [violation.path for violation in wrong] == ["/here/third", "/here/marbles"]
    assert form.schema() == {
        "title": "Bag",
        "type": ["object", "null"],
        "additionalProperties": False,
        "required": ["marbles"],
        "properties": {
            "marbles": {"type": "integer", "minimum": 1, "maximum": 9, "description": "How many it holds."},
            "is_shut": {"type": "boolean"},
            "in": {"type": "integer", "minimum": 0, "maximum": 9},
        },
    }


def test_a_table_never_changes_and_finds_numbers_by_their_names() -> None:
    table = TableOf({"2": 10, "3": 7})
    assert (table[2], table["3"], table.get("4"), len(table), [*table]) == (10, 7, None, 2, ["2", "3"])
    assert table == TableOf({"3": 7, "2": 10})
    assert {table: 1}[TableOf({"3": 7, "2": 10})] == 1
    assert repr(table) == "TableOf({'2': 10, '3': 7})"


def test_a_choice_is_written_as_its_value_and_brings_its_words() -> None:
    assert Speed("slow") is Speed.SLOW
    assert (str(Speed.SLOW), Speed.SLOW.clause, Speed.SLOW.in_short) == (
        "slow",
        "one marble is taken at a time",
        "slowly",
    )
    assert Speed.FAST.in_short == ""


@pytest.mark.parametrize(
    ("told", "value", "text"),
    [
        (Option("Speed"), Speed.FAST, "a whole handful is taken at a time"),
        (Option("Speeds"), (Speed.FAST, Speed.SLOW), f"{Speed.FAST.clause} and {Speed.SLOW.clause}"),
        (Option("How many"), 7, "7"),
        (Option("Whether"), True, "yes"),
        (Option("Speed", says={None: "as you like"}), None, "as you like"),
        (Option("Speed", says={None: "as you like"}), Speed.SLOW, "one marble is taken at a time"),
        (Option("Whether", says={True: "it is", False: "it is not"}), False, "it is not"),
        (Option("Players", says=lambda rules: f"{rules.players.max} players"), 3, "6 players"),
    ],
)
def test_a_clause_comes_from_the_option_or_else_from_the_value(told: Option, value: Any, text: str) -> None:
    assert told.clause(Rules(), value) == text
