"""What can happen at a table of Bourré, as it is sent and as the score sheet tells it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from referee.families.acts import COMMON_ACTS, PLAYER_NAMED, ROUND, ActKind, round_act
from referee.families.bourre.table.shapes import (
    DISCARDS,
    INFRACTION,
    MOST_PLAYERS,
    POT,
    STAY,
    TRICKS,
    TRUMP,
)
from referee.families.shapes import (
    Example,
    Flag,
    Forms,
    ListOf,
    MapOf,
    OrNull,
    PlayerRef,
    Record,
    Text,
    Whole,
    optional,
    required,
)

_PLAYERS = ListOf(PlayerRef(), most=MOST_PLAYERS)
FAULT = Record(
    "Fault",
    (
        required("player", PlayerRef()),
        required(
            "kind",
            Text(1, 40),
            "`renege`: against the rules of play and found out; `corrected`: put right before the next card; "
            "`out_of_turn`: played out of turn; `spoke_early`: stayed or passed out of turn",
        ),
        optional("trick", Whole(1), "In which trick; a renege needs it where the tricks are told"),
    ),
    "An offence that was called at the table.",
)
HAND = Record(
    "HandEntered",
    (
        optional(
            "stay",
            STAY,
            "Who stays, in any order; empty when all passed. May be left out where `taken` names everybody "
            "who stayed",
        ),
        optional(
            "taken", MapOf(PlayerRef(), Whole(), most=MOST_PLAYERS), "Tricks taken, 0 for a bourré as well"
        ),
        optional("tricks", TRICKS, "Instead of `taken`: all tricks in order of play; they are audited first"),
        optional("trump", TRUMP),
        optional("away", _PLAYERS, "In the game, but not at the table for this hand", default=()),
        optional("faults", ListOf(FAULT), "What was called at the table", default=()),
        optional("discards", DISCARDS, "The cards that players threw away, as far as they were seen"),
        optional("split", Flag(), "Whether the tied players share the pot, where the rules let them agree"),
        optional("ante", Whole(1), "What the dealer asks for, where the rules let them choose"),
        optional(
            "accept_infractions",
            Flag(),
            "Record the hand although something in `tricks` was against the rules, and nobody called it",
            default=False,
        ),
    ),
    "A hand: who stays, and how many tricks each of them took, or all tricks. One player alone takes none.",
    Forms(
        {"stay": "who stays", "taken": "the tricks of each", "tricks": "all cards"},
        code="hand_must_have_one_form",
        several=True,
    ),
)


def _play(text: str) -> dict[str, Any]:
    player, card = text.split()
    return {"player": player, "card": card}


def _tricks(*tricks: str) -> list[list[dict[str, Any]]]:
    """`p1 KS, p2 QS` as plays of a trick."""
    return [[_play(play) for play in trick.split(", ")] for trick in tricks]


_TRICKS = _tricks(
    "p1 KS, p2 QS, p3 AS",
    "p3 KD, p1 3D, p2 2D",
    "p3 8C, p1 9C, p2 10C",
    "p2 JH, p3 5H, p1 4H",
    "p2 KH, p3 7H, p1 AH",
)
_THREE: Mapping[str, Any] = {"variant": "bourre", "players": 3}

ROUND_ACT = round_act(
    "hand",
    HAND,
    examples=(
        Example("short", "Who stayed, and what they took", {"taken": {"p1": 3, "p2": 2, "p3": 0}}, _THREE),
        Example(
            "fault",
            "A lone stayer; somebody spoke early",
            {"stay": [{"player": "p2"}], "faults": [{"player": "p2", "kind": "spoke_early"}]},
            _THREE,
        ),
        Example(
            "long",
            "All tricks, with a renege in the fourth that was called",
            {
                "trump": {"card": "7H"},
                "stay": [
                    {"player": "p1", "draws": 2},
                    {"player": "p2", "draws": 3},
                    {"player": "p3", "draws": 0},
                ],
                "tricks": _TRICKS,
                "faults": [{"player": "p1", "kind": "renege", "trick": 4}],
            },
            _THREE,
        ),
    ),
    answer=(
        required("dealer", PlayerRef()),
        required("leader", OrNull(PlayerRef()), "Who led to the first trick; null where none was played"),
        required("passed", ListOf(PlayerRef())),
        required("winners", ListOf(PlayerRef()), "Who won the pot, or a share of it"),
        required("tied", ListOf(PlayerRef()), "Who took most tricks where nobody won alone"),
        required("bourre", ListOf(PlayerRef()), "Who stayed and took no trick"),
        required("pot", POT),
        optional("infractions", ListOf(INFRACTION), "Of a hand recorded with its tricks"),
    ),
)
BUY_IN = ActKind(
    kind="buy_in",
    path="buy-ins",
    operation="buy_in",
    noun="buy-in",
    shape=PLAYER_NAMED,
    summary="Gives a player who is out new chips, where the rules allow it; 409 says why not",
    examples=(
        Example(
            "named",
            "Somebody who is out",
            {"player": "p2"},
            {
                "variant": "bourre",
                "players": 3,
                "house_rules": {"chips": {"start": 2, "short": "out", "rebuys": 1}},
            },
            before=({"kind": ROUND, "taken": {"p1": 3, "p2": 0, "p3": 2}},),
        ),
    ),
)
ACTS = (ROUND_ACT, BUY_IN, *COMMON_ACTS)
"""Everything that a game of Bourré can have recorded."""
