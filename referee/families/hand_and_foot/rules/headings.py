"""The sections of the rule book."""

from __future__ import annotations

from enum import StrEnum


class Heading(StrEnum):
    """The sections of the rule book, in their order."""

    CARDS = "The cards"
    DEAL = "The deal"
    MELDS = "Melds and books"
    PILE = "The discard pile"
    OUT = "Going out"
    SCORE = "The score"
    PENALTIES = "Penalties"
    END = "The end of the game"
    MONEY = "Money"
