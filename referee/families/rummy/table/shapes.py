"""The shapes of what acts and claims have in common."""

from __future__ import annotations

from referee.families.shapes import CardText, ListOf, Record, required
from referee.words.said import Said

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
ON_MELD = (
    required("meld", MELD, Said("rummy-about-meld"), label=Said("rummy-label-meld")),
    required("cards", SOME_CARDS, Said("rummy-about-added"), label=Said("common-label-cards")),
)
"""A meld, and what is laid off on it."""
LAID_ON = Record("LaidOn", ON_MELD, Said("rummy-about-laid-on"))
