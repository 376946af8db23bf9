"""A round of Escoba as it was read and counted."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from referee.families.escoba.scoring.categories import Counts, Winners


@dataclass(frozen=True, slots=True)
class Captured:
    """The result of a round, by side, in whichever form it was given."""

    escobas: Mapping[int, int]
    """Of every side in play."""
    categories: Mapping[str, Winners]
    """Those that score, in their order."""
    counts: Counts | None = None
    """None where only the outcome was given."""
    empty: Winners = ()
    """The sides that are known to have captured nothing."""
