"""The sections of the rule book."""

from __future__ import annotations

from enum import StrEnum


class Heading(StrEnum):
    """The sections of the rule book, in their order."""

    CARDS = "The cards"
    DEAL = "The deal"
    CHANGING = "Changing cards"
    PLAY = "The play"
    LAST_TRICK = "The last trick"
    COSTS = "What it costs"
    LIMIT = "The limit"
    SCORE = "Keeping score"
    BUYING_IN = "Buying in"
    END = "The end of the game"
    MONEY = "Money"
    PEOPLE = "Coming and going"
