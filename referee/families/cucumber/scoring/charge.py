"""The charge of a hand, worked out in one of three ways, by who the rules say pays."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from referee.cards import Card
from referee.families.cucumber.scoring.round import Play


@dataclass(frozen=True, slots=True)
class Charge:
    """The payers of a hand; the penalties are written as lines already."""

    payers: tuple[int, ...] = ()
    """Seats in order of play, the taker last."""
    also: tuple[int, ...] = ()
    """The players who paid before the last trick and had no card in it."""
    taker: int | None = None
    tied: tuple[Play, ...] = ()
    """The others with a card equal to the taker's."""
    lowest: int | None = None
    """The player with the first of the lowest cards, where that is known."""
    cards: Mapping[int, Card] = field(default_factory=dict)
    """The card that each paid for, where it is known."""
    doomed: tuple[int, ...] = ()
    """The players who paid with a fatal card."""
    facts: Mapping[str, Any] = field(default_factory=dict)
    """The further facts of the record."""

    @property
    def charged(self) -> tuple[int, ...]:
        """Everybody who paid, in the order in which they did."""
        return (*self.also, *self.payers)
