"""A deal as it was read: the sets that everybody laid down, and those given away after that."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Forfeit:
    """A set that goes from one seat to another."""

    giver: int
    taker: int
    rank: str | None = None


@dataclass(frozen=True, slots=True)
class LaidSets:
    """The sets of a deal, by seat."""

    counts: dict[int, int]
    """The numbers, before forfeits."""
    ranks: dict[int, tuple[str, ...]] | None = None
    """Their ranks, if they were given."""
    forfeits: tuple[Forfeit, ...] = ()
