"""The kinds of acts of the Rummy family, as they are sent and as the score sheet shows them."""

from __future__ import annotations

from referee.families.acts import COMMON_ACTS, round_act
from referee.families.rounds.points import POINTS, or_points
from referee.families.rummy.play import examples
from referee.families.rummy.table.shapes import CARDS, MOST_MELDS, MOST_PLAYERS, SOME_CARDS
from referee.families.shapes import (
    Choice,
    Flag,
    Forms,
    ListOf,
    MapOf,
    OrNull,
    PlayerRef,
    Record,
    Whole,
    optional,
    required,
)
from referee.words.said import Said

_POINTS = Whole(0, 100_000, "points")
_BY_PLAYER = MapOf(PlayerRef(), _POINTS, most=MOST_PLAYERS)
_JOKERS = Choice({"low": "The low end of the run", "high": "The high end"})

LAID_OFF = Record(
    "LaidOff",
    (required("player", PlayerRef()), required("cards", SOME_CARDS)),
    "What a player laid off on a meld.",
)
MELD_LAID = Record(
    "MeldLaid",
    (
        optional("player", PlayerRef(), "Who laid it down; in Gin the knocker"),
        required("cards", SOME_CARDS, "As it was laid down"),
        optional("jokers", _JOKERS, "Which end of a run its jokers take, where they fill no gap"),
        optional("laid_off", ListOf(LAID_OFF, most=20), "What was added to it, by whom"),
    ),
    "A meld on the table. A list alone is its cards.",
    plain="cards",
)
LAID_OFF_ON = Record(
    "LaidOffOn",
    (
        required("meld", Whole(1, 10), "Which of the knocker's melds, counted from 1"),
        required("cards", SOME_CARDS),
    ),
    "What the other player lays off on a meld of the knocker.",
)
ANSWER = Record(
    "KnockAnswer",
    (
        optional("melds", ListOf(MELD_LAID, most=10), "The other player's own melds"),
        optional("laid_off", ListOf(LAID_OFF_ON, most=20)),
        optional("unmatched", CARDS, "What is left"),
    ),
    "How the other player arranges their cards after a knock.",
)
RUMMY_ROUND = Record(
    "Round",
    (
        optional("out", OrNull(PlayerRef()), "Who has no card left; null where nobody went out"),
        optional("knock", OrNull(PlayerRef()), "In Gin: who knocked; null where nobody did"),
        optional("rummy", Flag(), "Whether who went out did so all at once: went rummy"),
        optional("big", Flag(), "In Gin: whether all eleven cards were melded"),
        optional(
            "left",
            MapOf(PlayerRef(), CARDS, most=MOST_PLAYERS),
            "The cards that others still hold, by player",
        ),
        optional("deadwood", _BY_PLAYER, "Their points instead; in Gin both players' deadwood"),
        optional("melds", ListOf(MELD_LAID, most=MOST_MELDS), "Where cards on the table score, and in Gin"),
        optional("melded", _BY_PLAYER, "Instead: the points that everybody has on the table"),
        optional("unmatched", CARDS, "In Gin: the knocker's cards that are in no meld"),
        optional("answer", ANSWER, "In Gin: the other player's cards"),
        POINTS,
    ),
    "A round: who went out, and what all others still hold, in cards or in points.",
    or_points(
        Forms(
            {"out": Said("rummy-body-out"), "knock": Said("rummy-body-knock")}, code="form_must_be_complete"
        )
    ),
)


ROUND_ACT = round_act(
    "round",
    RUMMY_ROUND,
    examples=examples.ROUND,
    answer=(
        optional("deadwood", _BY_PLAYER, "What everybody's cards in hand count"),
        optional("melded", _BY_PLAYER, "What everybody's cards on the table count"),
        optional(
            "could_have_been", _BY_PLAYER, "In Gin: the least deadwood of whoever arranged cards for more"
        ),
        required("dealer", OrNull(PlayerRef())),
        required("leader", OrNull(PlayerRef())),
    ),
)
ACTS = (ROUND_ACT, *COMMON_ACTS)
"""Everything that a game of the family can have recorded."""
