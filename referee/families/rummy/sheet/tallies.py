"""The counts of a game in standings, besides rounds and points."""

from __future__ import annotations

from collections.abc import Sequence

from referee.families.acts import ROUND
from referee.families.counts import Count, Ratio
from referee.families.documents import Document
from referee.families.rounds.counts import COUNTS as COMMON_COUNTS
from referee.families.rummy.scoring.lines import RummyTable
from referee.families.steps import player_id
from referee.words.said import Said

COUNTS = (
    *COMMON_COUNTS,
    Count(
        "ended",
        Said("rummy-count-ended"),
        "Rounds that the player ended by going out or knocking",
        more_is_better=True,
    ),
    Count(
        "at_one_go",
        Said("rummy-count-at-one-go"),
        "Rounds ended by going rummy, or with gin",
        more_is_better=True,
    ),
)
RATIOS = (
    Ratio(
        "share_ended",
        Said("rummy-ratio-share-ended"),
        "Rounds that the player ended, per round played",
        of="ended",
        per="rounds",
        more_is_better=True,
    ),
)


def tallies(table: RummyTable, entries: Sequence[Document]) -> dict[str, dict[str, int]]:
    """The rounds that each player ended, and those of them ended at one go."""
    counts = {player_id(seat): {"ended": 0, "at_one_go": 0} for seat in range(len(table.names))}
    for entry in entries:
        player = (entry.get("out") or entry.get("knock")) if entry["kind"] == ROUND else None
        if player is not None:
            counts[player]["ended"] += 1
            is_gin = "knock" in entry and not entry["deadwood"][player]
            counts[player]["at_one_go"] += bool(entry.get("rummy") or is_gin)
    return counts
