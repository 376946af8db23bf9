"""The counts of a game in standings, besides rounds and points."""

from __future__ import annotations

from collections.abc import Sequence

from referee.families.acts import ROUND
from referee.families.counts import Count
from referee.families.documents import Document
from referee.families.hand_and_foot.scoring.lines import FootTable
from referee.families.rounds.counts import COUNTS as COMMON_COUNTS
from referee.families.steps import player_id
from referee.words.said import Said

COUNTS = (
    *COMMON_COUNTS,
    Count(
        "went_out", Said("hand_and_foot-count-went-out"), "Rounds that the player ended", more_is_better=True
    ),
    Count(
        "books", Said("hand_and_foot-count-books"), "Books that the player's side made", more_is_better=True
    ),
)


def tallies(table: FootTable, entries: Sequence[Document]) -> dict[str, dict[str, int]]:
    """The rounds that each player ended, and the books that their side made."""
    counts = {player_id(seat): {"went_out": 0, "books": 0} for seat in range(len(table.names))}
    rounds = [entry for entry in entries if entry["kind"] == ROUND]
    for entry in rounds:
        if entry.get("out") in counts:
            counts[entry["out"]]["went_out"] += 1
        for side, totals in (entry.get("totals") or {}).items():
            for seat in table.teams[table.sides.index(side)]:
                counts[player_id(seat)]["books"] += sum(totals["books"].values())
    return counts
