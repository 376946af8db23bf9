"""The sections of the rule book."""

from __future__ import annotations

from enum import StrEnum


class Heading(StrEnum):
    """The sections of the rule book, in their order."""

    TABLE = "The table"
    POINTS = "Points"
    END = "The end of the game"
    MONEY = "Money"
