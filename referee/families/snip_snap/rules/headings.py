"""The sections of the rule book."""

from __future__ import annotations

from enum import StrEnum


class Heading(StrEnum):
    """The sections of the rule book, in their order."""

    DEAL = "The cards and the deal"
    PLAY = "The play"
    CHIPS = "Chips"
    END = "The end of the game"
    MONEY = "Money"
