"""The counts of a game of Snip Snap Snorem in standings."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from referee.families.counts import Count
from referee.families.rounds.counts import COUNTS as COMMON_COUNTS
from referee.families.rounds.table import Table
from referee.families.snip_snap.rules.options import Rules
from referee.words.said import Said

COUNTS = (
    *COMMON_COUNTS,
    Count(
        "first_out",
        Said("snip_snap-count-first-out"),
        "Deals in which one was out first",
        more_is_better=True,
    ),
)


def tallies(_table: Table[Rules], entries: Sequence[Mapping[str, Any]]) -> dict[str, dict[str, int]]:
    """The number of deals in which each player was out of cards first."""
    first = [entry["out"] for entry in entries if entry.get("out")]
    return {player: {"first_out": first.count(player)} for player in first}
