"""The shapes of what acts and claims have in common."""

from __future__ import annotations

from referee.families.shapes import CardText, ListOf, Record, Whole, optional

MOST_PLAYERS = 52
MOST_CARDS = 200
_COUNT = Whole(0, 200, "books")

CARDS = ListOf(CardText(), most=MOST_CARDS)
MELD = ListOf(CardText(), least=1, most=40)
MELDS = ListOf(MELD, most=60)
BOOKS = Record(
    "Books",
    (
        optional("clean", _COUNT, "Without wild cards", default=0),
        optional("dirty", _COUNT, "With wild cards", default=0),
        optional("wild", _COUNT, "Of wild cards alone", default=0),
    ),
    "How many books of each kind.",
)
