"""The sections of the rule book, in their order."""

from __future__ import annotations

from enum import StrEnum


class Heading(StrEnum):
    """The sections of the rule book, by the ends of the ids of their headings."""

    PEOPLE = "people"
    CARDS = "cards"
    DEAL = "deal"
    PLAY = "play"
    SCORE = "score"
    SETENTA = "setenta"
    END = "end"
    MONEY = "money"
    COMING = "coming"
