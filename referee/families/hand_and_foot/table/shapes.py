"""The shapes of what acts and claims have in common."""

from __future__ import annotations

from referee.families.shapes import CardText, ListOf, Record, Whole, optional
from referee.words.said import Said

MOST_PLAYERS = 52
MOST_CARDS = 200
_COUNT = Whole(0, 200, "books")

CARDS = ListOf(CardText(), most=MOST_CARDS)
MELD = ListOf(CardText(), least=1, most=40)
MELDS = ListOf(MELD, most=60)
BOOKS = Record(
    "Books",
    (
        optional(
            "clean",
            _COUNT,
            Said("hand_and_foot-about-clean"),
            default=0,
            label=Said("hand_and_foot-label-clean"),
        ),
        optional(
            "dirty",
            _COUNT,
            Said("hand_and_foot-about-dirty"),
            default=0,
            label=Said("hand_and_foot-label-dirty"),
        ),
        optional(
            "wild",
            _COUNT,
            Said("hand_and_foot-about-wild"),
            default=0,
            label=Said("hand_and_foot-label-wild"),
        ),
    ),
    Said("hand_and_foot-about-books"),
)
