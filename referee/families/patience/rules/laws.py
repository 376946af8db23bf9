"""The laws of a layout, as data: the only thing about a game that moves depend on."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum


class Group(StrEnum):
    """The groups of cards that may go from column to column at once."""

    PART = "part"
    """Any of a sequence."""
    WHOLE = "whole"
    """Only all cards of the column that lie face up."""
    SUPERMOVE = "supermove"
    """As many as could go one by one by way of empty cells and empty columns."""
    CELLS = "cells"
    """As many as could go one by one by way of empty cells."""
    SINGLE = "single"
    """One."""


@dataclass(frozen=True, slots=True)
class Laws:
    """The piles on the table, and the moves that are allowed with them."""

    columns: int
    group: Group
    group_rule: str
    """The option that decides it; verdicts name it."""
    any_to_space: bool
    """True when any card may go to an empty column, and not only a king."""
    from_foundation: bool
    """True when the top card of a foundation may come back."""
    cells: int = 0
    draw: int = 0
    """Cards turned from the stock at a time; 0 where all cards are dealt face up, and there is no stock."""
    passes: int | None = None
    """The number of times that the stock may be gone through; None for no limit."""

    @property
    def has_stock(self) -> bool:
        """True when some cards lie face down: in the stock, and below the open ones in the columns."""
        return self.draw > 0
