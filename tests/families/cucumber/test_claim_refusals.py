"""Questions about plays that cannot be: refused with all that is wrong, never guessed."""

from __future__ import annotations

from typing import Any

import pytest

from referee.families.cucumber.referee.judging import judge_claim
from tests.families.cucumber.asking import FOUR, claim, violations
from tests.refusals import words
from tests.tables import table_of

AGURK = table_of("agurk", FOUR)


@pytest.mark.parametrize(
    ("question", "path", "code"),
    [
        pytest.param(claim("15", "9", holding_size=3), "/trick/0/cards/0", "not_in_pack", id="no such card"),
        pytest.param(claim("10", "joker", holding_size=3), "/cards/0", "not_in_pack", id="no joker"),
        pytest.param(claim("10", "9", holding="9 15"), "/holding/1", "not_in_pack", id="no such card held"),
        pytest.param(claim("10", "9", holding_size=3, known="15"), "/known/0", "not_in_pack", id="nor known"),
        pytest.param(claim("10", "9", holding_size=3, seen="2 15"), "/seen/1", "not_in_pack", id="nor seen"),
        pytest.param(claim("10", "Z", holding_size=3), "/cards/0", "card_must_be_readable", id="unreadable"),
        pytest.param(
            claim("K", "K", holding_size=4, known="K", seen="K K"),
            "",
            "pack_must_hold_the_cards",
            id="a fifth king",
        ),
        pytest.param(claim("KH", "KH", holding_size=4), "", "pack_must_hold_the_cards", id="K♥ twice"),
        pytest.param(
            claim("K", "K", holding="K K K K"), "", "pack_must_hold_the_cards", id="five kings in sight"
        ),
        pytest.param(
            claim("10", "9", holding_size=52),
            "/holding_size",
            "pack_must_hold_the_cards",
            id="more than are left",
        ),
        pytest.param(
            claim("10", "9", holding="3 J"),
            "/holding",
            "holding_must_have_the_cards",
            id="without the card played",
        ),
        pytest.param(
            claim("10", "9", holding="9 J", known="3"),
            "/holding",
            "holding_must_have_the_cards",
            id="without one known",
        ),
        pytest.param(
            claim("10", "9", holding="9 J", holding_size=3),
            "/holding_size",
            "holding_must_have_its_size",
            id="holding and size disagree",
        ),
        pytest.param(
            claim("10", "9", holding_size=2, known="3 4"),
            "/holding_size",
            "holding_must_have_its_size",
            id="fewer than are known",
        ),
        pytest.param(
            claim("10", "9"), "/holding_size", "holding_must_be_told", id="nothing said of the holding"
        ),
        pytest.param(
            claim("10", "9", holding="9 3", last_trick=True),
            "/last_trick",
            "holding_must_have_its_size",
            id="two cards in the last trick",
        ),
        pytest.param(
            claim("10", "9-9", holding_size=4),
            "/cards",
            "cards_must_match_the_lead",
            id="more cards than were led",
        ),
        pytest.param(
            claim("10 J-J", "9", holding_size=4),
            "/trick/1/cards",
            "cards_must_match_the_lead",
            id="somebody else played more than were led",
        ),
        pytest.param(
            claim("10-10", "9-9", holding_size=4),
            "/trick/0/cards",
            "one_card_must_be_led",
            id="two led where one is",
        ),
        pytest.param(
            claim("10", "9", "p3", holding_size=4),
            "/player",
            "players_must_be_clockwise",
            id="somebody passed over",
        ),
        pytest.param(
            claim("10", "9", "p1", holding_size=4), "/player", "player_must_appear_once", id="twice"
        ),
        pytest.param(claim("10", "9", "p7", holding_size=4), "/player", "player_must_be_known", id="nobody"),
        pytest.param(
            claim("10 9 8 7", "9", "p1", holding_size=4), "/player", "player_must_appear_once", id="a fifth"
        ),
    ],
)
def test_what_cannot_be_is_refused_and_never_guessed(question: dict[str, Any], path: str, code: str) -> None:
    slips = violations(AGURK, question)
    assert [(violation.path, violation.code) for violation in slips] == [(path, code)]
    assert words(slips[0]).endswith(".")


def test_too_few_cards_are_left_to_be_held() -> None:
    (wrong,) = violations(AGURK, claim("10", "9", holding_size=52))
    says = "51 of the cards held are unknown, but only 50 cards are left that could be among them."
    assert words(wrong) == says


def test_a_trick_out_of_seat_order() -> None:
    trick = [{"player": "p1", "cards": ["10"]}, {"player": "p3", "cards": ["9"]}]
    question = claim("", "J", "p4", holding_size=4) | {"trick": trick}
    (violation,) = violations(AGURK, question)
    assert (violation.path, violation.code) == ("/trick/1/player", "players_must_be_clockwise")
    assert words(violation) == "After Ann comes Bo, to the left, not Cy."


def test_everything_wrong_is_told_at_once() -> None:
    trick = [{"player": "p1", "cards": ["15"]}, {"player": "Xen", "cards": ["9"]}]
    question = claim("", "Z", "p3", holding="J", holding_size=4) | {"trick": trick}
    assert {violation.path for violation in violations(AGURK, question)} == {
        "/trick/0/cards/0",
        "/trick/1/player",
        "/cards/0",
        "/holding_size",
    }


@pytest.mark.parametrize(
    ("question", "message"),
    [
        (claim("10", "9-9", holding_size=4), "1 card was led, so everyone plays 1, not 2."),
        (claim("10", "9", holding="3 J"), "The holding has no × 9, but 1 × 9 must have been in it."),
        (claim("10", "9", holding="9 J", holding_size=3), "The holding has 2 cards, but holding_size is 3."),
        (claim("10", "9", holding_size=2, known="3 4"), "A holding of 2 cannot be: 3 cards of it are named."),
        (claim("10", "9", "p1", holding_size=4), "Ann plays to the trick once only."),
        (claim("15", "9", holding_size=4), "This pack has no 15. It has 2 to ace."),
        (claim("KH", "KH", holding_size=4), "The pack has only 1 × K♥; more are named here."),
        (claim("10", "9"), "Give the holding, or holding_size: how many cards were held before the play."),
    ],
)
def test_a_refusal_says_what_is_wrong(question: dict[str, Any], message: str) -> None:
    assert [words(violation) for violation in violations(AGURK, question)] == [message]


def test_a_suit_that_decides_must_be_given() -> None:
    (violation,) = violations(table_of("gurka-iceland", FOUR), claim("10", "6", holding_size=4))
    assert (violation.path, violation.code) == ("/cards/0", "suit_must_be_given")
    assert "6♣" in words(violation)


def test_in_a_game_nobody_holds_more_than_was_dealt() -> None:
    question = claim("10", "9", holding_size=8) | {"in_game": True}
    (violation,) = violations(AGURK, question)
    assert (violation.path, violation.code) == ("/holding_size", "holding_must_have_its_size")
    assert judge_claim(AGURK, question | {"holding_size": 7})["verdict"] == "undetermined"
