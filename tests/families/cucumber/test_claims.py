"""What the referee judges a play by: what is known, what lies there, which option decides."""

from __future__ import annotations

from typing import Any

import pytest

from referee.families.cucumber.referee.judging import judge_claim
from tests.families.cucumber.asking import FOUR, answer, claim, violations
from tests.tables import after, hand, table_of


def test_legal_plays_are_listed_from_high_to_low_where_the_holding_is_known() -> None:
    known = answer("gurka-iceland", claim("5-5", "7-6H", holding="2 6H 6C 7 A"))
    assert known["legal_plays"] == [
        ["6C", "A"],
        ["6C", "7"],
        ["6C", "6"],
        ["A", "7"],
        ["A", "6"],
        ["7", "6"],
        ["6", "2"],
    ]
    assert known["legal_plays_total"] == 7
    hidden = answer("gurka-iceland", claim("5-5", "7-6H", holding_size=5))
    assert hidden["legal_plays"] is hidden["legal_plays_total"] is None


def test_a_holding_known_card_by_card_is_a_known_holding() -> None:
    reply = answer("agurk", claim("10", "9", holding_size=3, known="3 J"))
    assert reply["legal_plays"] == [["J"], ["3"]]
    assert (reply["verdict"], reply["proof"]) == ("illegal", ["3"])


def test_kept_cards_are_seen() -> None:
    table = after(table_of("twenty-two", FOUR), *(hand(f"Ann 2 Bo 2 Cy {card} Di 2") for card in "33"))
    # Two threes lie face up; two more, and all twos, are seen.
    question = claim("10", "4", holding_size=3, seen="3 3 2 2 2 2")
    assert judge_claim(table, question)["verdict"] == "legal"
    assert answer("twenty-two", question)["verdict"] == "undetermined"


def test_who_is_out_is_passed_over() -> None:
    rules = {"limit.points": 9}
    table = after(table_of("gurka-norway", FOUR, rules), hand("Ann 2 Bo 9 Cy 3 Di 4"))
    trick = [{"player": "Ann", "cards": ["10"]}]
    question = {"kind": "play", "trick": trick, "player": "Cy", "cards": ["J"], "holding_size": 4}
    assert judge_claim(table, question)["verdict"] == "legal"
    (out,) = violations(table, question | {"player": "Bo"})
    assert (out.path, out.code) == ("/player", "player_must_be_in")


def test_players_go_by_id_or_by_name() -> None:
    by_id = answer("agurk", claim("10", "J", holding="3 9 J"))
    trick = [{"player": "ann", "cards": ["10"]}]
    by_name = {"kind": "play", "trick": trick, "player": "BO", "cards": ["J"], "holding": ["3", "9", "J"]}
    assert answer("agurk", by_name) == by_id


def test_cards_are_read_as_players_write_them() -> None:
    question = claim("t", "j♠", holding="3H 9 Js")
    assert answer("agurk", question)["verdict"] == "legal"


@pytest.mark.parametrize("holding", [{"holding": "9"}, {"holding_size": 1}, {}], ids=str)
def test_in_the_last_trick_everything_is_legal(holding: dict[str, Any]) -> None:
    reply = answer("ogorek", claim("K A", "9", last_trick=True, **holding))
    assert (reply["verdict"], reply["legal_plays"]) == ("legal", [["9"]])


def test_a_wrong_lead_by_somebody_else_is_no_reason_not_to_answer() -> None:
    """The 9-5 was no lead, but it lies there and must be followed."""
    reply = answer("gurka-iceland", claim("9-5", "10-7", holding="10 7 3"))
    assert reply["verdict"] == "legal"


# Which option decides.


@pytest.mark.parametrize(
    ("rule", "variant", "question", "house_rules"),
    [
        ("play.duty", "agurk", claim("10", "9", holding="3 9"), {}),
        ("play.beat", "gurka", claim("K 3", "7", holding="Q 7 2"), {"play.beat": "previous"}),
        ("play.beat", "gurka", claim("K 3", "7", holding="Q 7 2"), {}),
        ("play.beat", "gurka", claim("3 K", "7", holding="Q 7 2"), {"play.beat": "led"}),
        ("play.equal", "agurk", claim("10", "10", holding="10 2"), {"play.equal": False}),
        ("play.ace_stops", "agurk", claim("A", "A", holding="A 2"), {"play.ace_stops": True}),
        ("play.lead", "agurk", claim("", "9", holding="9 2"), {"play.lead": "lowest"}),
        ("play.lead", "agurk", claim("", "9", holding="9 2"), {}),
        ("play.sets", "agurk", claim("", "9-9", holding="9 9 2"), {}),
        ("play.sets", "twenty-two", claim("", "9-8", holding="9 8 2"), {}),
        ("play.sets", "twenty-two", claim("", "9-9", holding="9 9"), {}),
        ("pack.joker_rank", "twenty-six", claim("9", "joker", holding="joker 2"), {}),
    ],
)
def test_the_option_that_decides(
    rule: str, variant: str, question: dict[str, Any], house_rules: dict[str, Any]
) -> None:
    assert answer(variant, question, house_rules)["rule"] == rule
