"""Calls and exchanges that come with a hand."""

from typing import Any

import pytest

from referee.families.cucumber.table.table import Table
from tests.refusals import words
from tests.tables import after, hand, one_violation, table_of

FOUR = "Ann Bo Cy Di"


# Calls and exchanges.


@pytest.mark.parametrize(
    ("variant", "calls", "path", "message"),
    [
        ("agurk", {"kontra": "Bo"}, "/calls/kontra", "These rules have no kontra. They know no calls."),
        ("agurk", {"rassi": {"Bo": {}}}, "/calls/rassi", "These rules have no rassi. They know no calls."),
        ("rassi", {"kontra": "Bo"}, "/calls/kontra", "These rules have no kontra. They know rassi."),
        (
            "ogorek-kontra",
            {"rassi": {"Bo": {"free": True}}},
            "/calls/rassi",
            "These rules have no rassi. They know kontra.",
        ),
        ("rassi", {"doubles": [1]}, "/calls/doubles", "These rules have no doubles. They know rassi."),
    ],
)
def test_calls_the_rules_do_not_know(variant: str, calls: Any, path: str, message: str) -> None:
    slip = one_violation(table_of(variant), hand("Ann 3 Bo 5 Cy 9", calls=calls))
    assert (slip.path, slip.code, words(slip)) == (path, "call_must_be_in_rules", message)


def out_table(variant: str) -> Table:
    return after(table_of(variant, FOUR, scores="0 49"), hand("Ann 2 Bo 5 Cy 3 Di 4"))


@pytest.mark.parametrize(
    ("variant", "calls", "path"),
    [
        ("ogorek-kontra", {"kontra": "Bo"}, "/calls/kontra"),
        ("rassi", {"rassi": {"Bo": {"multiplier": 2}}}, "/calls/rassi/Bo"),
    ],
)
def test_who_is_out_calls_nothing(variant: str, calls: Any, path: str) -> None:
    slip = one_violation(out_table(variant), hand("Ann 3 Cy 5 Di 9", calls=calls))
    assert (slip.path, slip.code) == (path, "player_must_be_in")
    assert words(slip).startswith("Bo is out of the game.")


def test_who_is_out_changes_no_cards() -> None:
    slip = one_violation(out_table("rassi"), hand("Ann 3 Cy 5 Di 9", exchange=[{"player": "Bo", "count": 1}]))
    assert (slip.path, slip.code) == ("/exchange/0/player", "player_must_be_in")


@pytest.mark.parametrize("multiplier", [0, 3, 8, -1])
def test_a_multiplier_that_does_not_exist(multiplier: int) -> None:
    calls = {"rassi": {"Bo": {"multiplier": multiplier}}}
    slip = one_violation(table_of("rassi"), hand("Ann 3 Bo 5 Cy 9", calls=calls))
    assert (slip.path, slip.code) == ("/calls/rassi/Bo/multiplier", "multiplier_must_be_1_2_or_4")
    assert words(slip) == f"The multiplier is 1, 2 (doubled) or 4 (redoubled), not {multiplier}."
    assert slip.expected == [1, 2, 4]


def test_a_player_who_calls_under_two_names() -> None:
    calls = {"rassi": {"Bo": {"multiplier": 2}, "p2": {"multiplier": 4}}}
    slip = one_violation(table_of("rassi"), hand("Ann 3 Bo 5 Cy 9", calls=calls))
    assert (slip.path, slip.code) == ("/calls/rassi/p2", "player_must_appear_once")
    assert words(slip) == "Bo is listed twice."


def test_an_exchange_the_rules_do_not_know() -> None:
    slip = one_violation(table_of("gurka"), hand("Ann 3 Bo 5 Cy 9", exchange=[{"player": "Bo", "count": 1}]))
    assert (slip.path, slip.code) == ("/exchange", "exchange_must_be_in_rules")


def test_a_player_who_changes_twice() -> None:
    exchange = [{"player": "Bo", "count": 1}, {"player": "p2", "count": 1}]
    slip = one_violation(table_of("twenty-two"), hand("Ann 3 Bo 5 Cy 9", exchange=exchange))
    assert (slip.path, slip.code) == ("/exchange/1/player", "player_must_appear_once")
