"""The cards that a side has captured in a round, counted."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from referee.cards import Card
from referee.families.escoba.scoring.setenta import best_by_suit
from referee.families.escoba.table.pack import COINS, VELO


@dataclass(frozen=True, slots=True)
class Count:
    """The figures of one side; None where a figure was not given, because nothing depends on it."""

    escobas: int | None = None
    cards: int | None = None
    coins: int | None = None
    sevens: int | None = None
    velo: bool | None = None
    setenta: tuple[str, ...] | None = None
    """The best rank of each suit it has, the best first."""

    def document(self) -> dict[str, Any]:
        """The figures that are known, as JSON."""
        figures = {
            "cards": self.cards,
            "coins": self.coins,
            "sevens": self.sevens,
            "velo": self.velo,
            "setenta": None if self.setenta is None else [*self.setenta],
            "escobas": self.escobas,
        }
        return {name: value for name, value in figures.items() if value is not None}


def count_pile(pile: Sequence[Card], escobas: int) -> Count:
    """A pile, counted.

    >>> count_pile([Card("7", "D"), Card("A", "D"), Card("7", "C")], 1)
    Count(escobas=1, cards=3, coins=2, sevens=2, velo=True, setenta=('7', '7'))
    """
    return Count(
        escobas,
        cards=len(pile),
        coins=sum(card.suit == COINS for card in pile),
        sevens=sum(card.rank == VELO.rank for card in pile),
        velo=VELO in pile,
        setenta=best_by_suit(pile),
    )
