"""A deal as it was read: its outcome, the cards left, the turns."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from referee.families.snip_snap.table.reading import Cards


@dataclass(frozen=True, slots=True)
class Outcome:
    """The outcome of a deal. Seats are counted from 0."""

    out: int | None = None
    """The seat that was out of cards first; None if it was not given, where counters decide."""
    passes: Mapping[int, int] = field(default_factory=dict)
    left: Mapping[int, int] = field(default_factory=dict)
    """Cards that the others still held."""
    paid: Mapping[int, int] = field(default_factory=dict)
    """Counters that went into the pool."""
    pot: int | None = None
    """The chips in the pot, where nobody has counted who passed."""


@dataclass(frozen=True, slots=True)
class Deal:
    """A deal that was read."""

    outcome: Outcome
    left: Mapping[int, int | Cards]
    """Cards left, in the form in which they were given: how many, or which."""
    turns: Sequence[tuple[int, Cards]] = ()
    """Every turn, if they were given: the seat, and its cards."""
