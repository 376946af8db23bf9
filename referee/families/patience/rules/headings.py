"""The headings of the rule books of patience."""

from __future__ import annotations

from enum import StrEnum


class Heading(StrEnum):
    """The sections of a rule book."""

    LAYOUT = "The layout"
    MOVES = "The moves"
    STOCK = "The stock"
    FOUNDATIONS = "The foundations"
    SCORE = "The score"
    END = "The end"
    MONEY = "Money"
