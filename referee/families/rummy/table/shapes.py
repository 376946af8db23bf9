"""The shapes of what acts and claims have in common."""

from __future__ import annotations

from referee.families.shapes import CardText, ListOf, Record, required

MOST_PLAYERS = 12
MOST_CARDS = 120
MOST_MELDS = 60

CARDS = ListOf(CardText(), most=MOST_CARDS)
SOME_CARDS = ListOf(CardText(), least=1, most=MOST_CARDS)
MELD = ListOf(CardText(), least=3, most=40)
MELDS = ListOf(MELD, most=MOST_MELDS)
"""Melds that lie on the table."""
TRIED = ListOf(CardText(), most=40)
"""Cards that are tried as a meld."""
LAID_ON = Record(
    "LaidOn",
    (
        required("meld", MELD, "The meld as it lies on the table"),
        required("cards", SOME_CARDS, "What is added to it"),
    ),
    "Cards laid off on a meld.",
)
