"""The counts of a game of Authors or Go Fish in standings."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from referee.families.books.rules.options import Rules
from referee.families.counts import Count
from referee.families.rounds.counts import COUNTS as COMMON_COUNTS
from referee.families.rounds.table import Table
from referee.words.said import Said

COUNTS = (
    *COMMON_COUNTS,
    Count("sets", Said("books-count-sets"), "Books and pairs laid down", more_is_better=True),
)


def tallies(_table: Table[Rules], entries: Sequence[Mapping[str, Any]]) -> dict[str, dict[str, int]]:
    """The sets that each player laid down."""
    sets: dict[str, int] = {}
    for entry in entries:
        for player, count in entry.get("counts", {}).items():
            sets[player] = sets.get(player, 0) + count
    return {player: {"sets": count} for player, count in sets.items()}
