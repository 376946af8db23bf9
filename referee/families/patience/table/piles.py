"""Piles, and moves of cards from one to another."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from referee.cards import SUITS, Card, card_name
from referee.families.patience.table.layout import Cards


@dataclass(frozen=True, slots=True)
class Place:
    """A pile that a move names."""

    kind: str
    """`t` for a column, `c` for a cell, `f` for a foundation, else `waste` or `stock`."""
    at: int = 0
    """Of a column or a cell, from 0; of a foundation the place of its suit, -1 where no suit is named."""

    @property
    def suit(self) -> str | None:
        """The suit of a foundation, where it is named."""
        return None if self.at < 0 else SUITS[self.at]

    def __str__(self) -> str:
        if self.kind == "f":
            return f"f{self.suit or ''}"
        return f"{self.kind}{self.at + 1}" if self.kind in {"t", "c"} else self.kind


STOCK, WASTE, UP = Place("stock"), Place("waste"), Place("f", -1)


def column(at: int) -> Place:
    """The column at this place, from 0."""
    return Place("t", at)


def cell(at: int) -> Place:
    """The cell at this place, from 0."""
    return Place("c", at)


def foundation(suit: str) -> Place:
    """The foundation of a suit."""
    return Place("f", SUITS.index(suit))


@dataclass(frozen=True, slots=True)
class Move:
    """A move as it is given."""

    origin: Place
    target: Place
    count: int | None = None
    """None stands for one card, or for as many as are turned."""
    drawn: Cards | None = None
    """The cards turned from the stock, the one that can be played last."""
    turned: Card | None = None
    """The card that the move uncovered."""

    def document(self) -> dict[str, Any]:
        """The move as JSON."""
        turns = {self.origin, self.target} == {STOCK, WASTE}
        document: dict[str, Any] = {"from": str(self.origin), "to": str(self.target)}
        document |= {} if turns and self.count is None else {"count": self.count or 1}
        document |= {} if self.drawn is None else {"drawn": [card_name(card) for card in self.drawn]}
        return document | ({} if self.turned is None else {"turned": card_name(self.turned)})
