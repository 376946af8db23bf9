"""The shapes that deals and claims of Snip Snap Snorem share."""

from __future__ import annotations

from referee.families.shapes import (
    CardText,
    ListOf,
    MapOf,
    NumberOr,
    OrNull,
    PlayerRef,
    Record,
    Whole,
    optional,
    required,
)

MOST_TURNS = 600
PACK_SIZE = 52

TURN = Record(
    "Turn",
    (
        required("player", PlayerRef()),
        optional("card", OrNull(CardText()), "What was played; null for a pass", default=None),
        optional("cards", ListOf(CardText(), most=4), "Instead, where several cards are played at once"),
    ),
    "A card, or a pass.",
)
TURNS = ListOf(TURN, least=1, most=MOST_TURNS)
LEFT = MapOf(PlayerRef(), NumberOr(Whole(0, PACK_SIZE, "cards"), ListOf(CardText(), most=PACK_SIZE)))
PLAYER_COUNTS = MapOf(PlayerRef(), Whole(0, MOST_TURNS))
