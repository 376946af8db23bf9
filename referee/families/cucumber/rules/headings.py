"""The sections of the rule book."""

from __future__ import annotations

from enum import StrEnum


class Heading(StrEnum):
    """The sections of the rule book, in their order, by the ends of the ids of their headings."""

    CARDS = "cards"
    DEAL = "deal"
    CHANGING = "changing"
    PLAY = "play"
    LAST_TRICK = "last-trick"
    COSTS = "costs"
    LIMIT = "limit"
    SCORE = "score"
    BUYING_IN = "buying-in"
    END = "end"
    MONEY = "money"
    PEOPLE = "people"
