"""A round as it was read and counted."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from referee.families.rummy.table.melds import Cards


@dataclass(frozen=True, slots=True)
class Held:
    """The cards or points that a player still holds at the end of a round."""

    points: int
    cards: Cards | None = None
    """None where only the points were given."""


@dataclass(frozen=True, slots=True)
class Round:
    """A round that ends when somebody has no card left, or is blocked."""

    out: int | None
    """The seat that went out; None where nobody did."""
    held: Mapping[int, Held]
    """By seat, of everybody who is not out."""
    rummy: bool = False
    """True if whoever is out went out all at once."""
    melded: Mapping[int, int] = field(default_factory=dict)
    """By seat the points on the table, where they score."""


@dataclass(frozen=True, slots=True)
class Knock:
    """A round of Gin in which somebody knocked."""

    knocker: int
    other: int
    deadwood: Mapping[int, int]
    """By seat, as it was arranged and laid off."""
    big: bool = False
    """True if the knocker kept eleven melded cards."""

    @property
    def is_gin(self) -> bool:
        """True if the knocker has no deadwood."""
        return self.deadwood[self.knocker] == 0

    @property
    def winner(self) -> int:
        """Whoever scores: the knocker, unless they are undercut."""
        knocker, other = self.deadwood[self.knocker], self.deadwood[self.other]
        return self.knocker if self.is_gin or other > knocker else self.other
