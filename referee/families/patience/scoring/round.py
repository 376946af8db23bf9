"""A deal of patience as it was read: how many cards are up, and how it came to that."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from referee.families.patience.table.cards import PACK
from referee.families.patience.table.layout import Layout
from referee.families.patience.table.piles import Move
from referee.families.patience.table.trial import Refusal

Document = Mapping[str, Any]


@dataclass(frozen=True, slots=True)
class Infraction:
    """A move that was not allowed, and therefore was not made."""

    number: int
    """Of the move, from 1."""
    move: Move
    refusal: Refusal
    before: Layout
    """Where it would have been made."""


@dataclass(frozen=True, slots=True)
class Deal:
    """What came of a deal."""

    cards: int
    """Up, on the foundations."""
    kept: Document
    """As it was told, cards canonical."""
    worked_out: Document = field(default_factory=dict)
    """What follows from it, in the words in which it could have been told."""
    events: Mapping[str, int] = field(default_factory=dict)
    infractions: tuple[Infraction, ...] = ()

    @property
    def is_won(self) -> bool:
        """Whether all cards are up."""
        return self.cards == len(PACK)
