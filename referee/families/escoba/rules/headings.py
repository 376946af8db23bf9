"""The sections of the rule book, in their order."""

from __future__ import annotations

from enum import StrEnum


class Heading(StrEnum):
    """The sections of the rule book."""

    PEOPLE = "The players"
    CARDS = "The cards"
    DEAL = "The deal"
    PLAY = "The play"
    SCORE = "The score of a round"
    SETENTA = "The setenta"
    END = "The end of the game"
    MONEY = "Money"
    COMING = "Coming and going"
