"""Audits of tricks in a line each, and what they found."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import strategies as st

from referee.cards import card_name, parse_card
from referee.errors import RulesError
from referee.families.cucumber.table.table import Table
from referee.families.steps import player_id
from tests.families.cucumber import oracle
from tests.families.cucumber.asking import ask
from tests.families.cucumber.played_hands import Infringed, PlayedHand, truth
from tests.refusals import words

RULES_OF = {"winner_leads": "leader", "deal.leader": "leader", "clockwise": "order"}

seeds = st.integers(0, 2**32)


def audit(table: Table, *tricks: str | None, **more: Any) -> dict[str, Any]:
    """The audit of tricks such as `Ann 9 Bo J Cy 3`; `?` stands for cards, None for a trick, not noted."""
    written = [None if trick is None else plays(trick) for trick in tricks]
    return ask(table, {"kind": "audit", "tricks": written, **more})


def plays(trick: str) -> list[dict[str, Any]]:
    words = trick.split()
    return [
        {"player": player, "cards": None if cards == "?" else cards.split("-")}
        for player, cards in zip(words[::2], words[1::2], strict=True)
    ]


def refusal(table: Table, *tricks: str | None, **more: Any) -> list[tuple[str, str]]:
    """Paths and codes of everything that cannot be about some tricks."""
    with pytest.raises(RulesError) as caught:
        audit(table, *tricks, **more)
    assert all(words(violation) for violation in caught.value.violations)
    return [(violation.path, violation.code) for violation in caught.value.violations]


def infractions(result: dict[str, Any]) -> set[Infringed]:
    """What an audit holds against the players."""
    return {
        Infringed(
            infraction["trick"] - 1,
            int(infraction["player"][1:]) - 1,
            RULES_OF.get(infraction["rule"], "play"),
        )
        for infraction in result["infractions"]
    }


def winners(result: dict[str, Any]) -> list[str | None]:
    return [trick["winner"] for trick in result["tricks"]]


def agrees(played: PlayedHand, result: dict[str, Any]) -> None:
    """Whether an audit of the whole hand says exactly what is so."""
    wrong, won, allowed = truth(played)
    rules = played.table.rules
    assert infractions(result) == wrong
    assert len(result["infractions"]) == len(wrong)
    assert result["undetermined"] == []
    assert result["verdict"] == ("illegal" if wrong else "legal")
    assert winners(result) == [None if seat is None else player_id(seat) for seat in won]
    last = [
        {"player": player_id(shown.seat), "card": card_name(shown.cards[0])} for shown in played.tricks[-1]
    ]
    assert result["last_trick"] == last
    for infraction in result["infractions"]:
        at, seat = infraction["trick"] - 1, int(infraction["player"][1:]) - 1
        shown = next(shown for shown in played.tricks[at] if shown.seat == seat)
        assert sorted(infraction["cards"]) == sorted(map(card_name, shown.cards))
        if infraction["rule"] in RULES_OF:
            assert infraction["legal_plays"] is None
        else:
            listed = {oracle.play_of(rules, map(as_card, play)) for play in infraction["legal_plays"]}
            assert listed == allowed[at, seat]


def as_card(label: str) -> Any:
    return parse_card(label)
