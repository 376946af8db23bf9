"""What is known of a deal once it is over."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field


@dataclass(frozen=True, slots=True)
class Outcome:
    """How a deal came out. Seats are counted from 0."""

    out: int | None = None
    """Who was out of cards first; None where counters decide and nobody said."""
    passes: Mapping[int, int] = field(default_factory=dict)
    left: Mapping[int, int] = field(default_factory=dict)
    """Cards that the others still held."""
    paid: Mapping[int, int] = field(default_factory=dict)
    """Counters that went into the pool."""
