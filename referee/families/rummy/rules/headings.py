"""The sections of the rule book."""

from __future__ import annotations

from enum import StrEnum


class Heading(StrEnum):
    """The sections of the rule book, in their order."""

    CARDS = "The cards"
    DEAL = "The deal"
    MELDS = "Melds"
    TURN = "The turn"
    OUT = "Going out"
    SCORE = "The score"
    END = "The end of the game"
    MONEY = "Money"
    PEOPLE = "Coming and going"
