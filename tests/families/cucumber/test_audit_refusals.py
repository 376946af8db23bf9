"""Tricks that cannot have been."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from referee.cards import parse_card
from tests.families.cucumber.auditing import refusal
from tests.tables import after, hand, table_of

AGURK = table_of("agurk")


@pytest.mark.parametrize(
    ("tricks", "more", "path", "code"),
    [
        pytest.param(
            ["Ann 10 Bo J"], {}, "/tricks/0", "hands_must_be_of_one_size", id="hands of different sizes"
        ),
        pytest.param(
            ["Ann 10 Bo J Cy 5", "Bo 9 Ann 4"],
            {},
            "/tricks/1",
            "hands_must_be_of_one_size",
            id="a player missing",
        ),
        pytest.param(
            ["Ann 10 Bo J Cy 5-4"], {}, "/tricks/0/2/cards", "cards_must_match_the_lead", id="too many cards"
        ),
        pytest.param(
            ["Ann 10 Bo J Ann 5 Cy 4"],
            {},
            "/tricks/0/2/player",
            "player_must_appear_once",
            id="a player twice",
        ),
        pytest.param(
            ["Ann 10 Bo J Xen 5"], {}, "/tricks/0/2/player", "player_must_be_known", id="a stranger"
        ),
        pytest.param(
            ["Ann 10 Bo J Cy 5"], {"leader": "Xen"}, "/leader", "player_must_be_known", id="a strange leader"
        ),
        pytest.param(["Ann 10 Bo 15 Cy 5"], {}, "/tricks/0/1/cards/0", "not_in_pack", id="no such card"),
        pytest.param(
            ["Ann 10 Bo Z Cy 5"], {}, "/tricks/0/1/cards/0", "card_must_be_readable", id="unreadable"
        ),
        pytest.param(
            ["Ann 10 Bo 10 Cy 10", "Cy 10 Ann 10 Bo 2"],
            {},
            "/tricks",
            "pack_must_hold_the_cards",
            id="a fifth ten",
        ),
        pytest.param(
            ["Ann 10H Bo J Cy 5", "Bo 10H Cy 2 Ann 3"],
            {},
            "/tricks",
            "pack_must_hold_the_cards",
            id="10♥ twice",
        ),
        pytest.param(
            ["Ann 10 Bo J Cy 5", None],
            {"cards_each": 1},
            "/tricks",
            "hands_must_be_of_one_size",
            id="too many tricks",
        ),
        pytest.param(
            ["Ann 10 Bo J Cy 5"], {"cards_each": 30}, "/cards_each", "pack_must_hold_the_cards", id="90 cards"
        ),
        pytest.param(
            ["Ann 10-10 Bo J-J Cy 5-5"],
            {"cards_each": 2},
            "/tricks/0",
            "last_trick_must_be_one_card",
            id="no card kept",
        ),
    ],
)
def test_tricks_that_cannot_have_been_are_refused(
    tricks: list[str | None], more: dict[str, Any], path: str, code: str
) -> None:
    assert (path, code) in refusal(AGURK, *tricks, **more)


def test_everything_wrong_is_told_at_once() -> None:
    wrong = refusal(AGURK, "Ann 15 Bo J Xen 5", "Ann 10 Ann Z Cy 3")
    assert {path for path, _ in wrong} >= {
        "/tricks/0/0/cards/0",
        "/tricks/0/2/player",
        "/tricks/1/1/cards/0",
        "/tricks/1/1/player",
    }


def test_a_suit_that_decides_must_be_given() -> None:
    table = table_of("gurka-iceland")
    assert refusal(table, "Ann 6 Bo J Cy 5") == [("/tricks/0/0/cards/0", "suit_must_be_given")]


def test_a_kept_card_cannot_have_been_played() -> None:
    table = after(table_of("gurka-iceland"), hand("Ann 6C Bo 2 Cy 3"))
    table = replace(table, players=tuple(replace(player, kept=()) for player in table.players))
    keeper = replace(table.players[0], kept=(parse_card("6C"),))
    table = replace(table, players=(keeper, *table.players[1:]))
    assert refusal(table, "Ann 6C Bo J Cy 5") == [("/tricks", "pack_must_hold_the_cards")]
