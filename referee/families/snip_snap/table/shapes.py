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
from referee.words.said import Said

MOST_TURNS = 600
PACK_SIZE = 52

TURN = Record(
    "Turn",
    (
        required("player", PlayerRef(), label=Said("common-label-player")),
        optional(
            "card",
            OrNull(CardText()),
            Said("snip_snap-about-card-or-pass"),
            default=None,
            label=Said("common-label-card"),
        ),
        optional(
            "cards",
            ListOf(CardText(), most=4),
            Said("snip_snap-about-cards"),
            label=Said("common-label-cards"),
        ),
    ),
    Said("snip_snap-about-turn"),
)
TURNS = ListOf(TURN, least=1, most=MOST_TURNS)
LEFT = MapOf(PlayerRef(), NumberOr(Whole(0, PACK_SIZE, "cards"), ListOf(CardText(), most=PACK_SIZE)))
PLAYER_COUNTS = MapOf(PlayerRef(), Whole(0, MOST_TURNS))
