"""The counts for standings of clubs: hands, pots won, bourrés, what penalties cost."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from referee.families.acts import ROUND
from referee.families.bourre.table.table import Table
from referee.families.counts import Count, Ratio
from referee.families.documents import Document
from referee.families.steps import player_id
from referee.words.said import Said

COUNTS = (
    Count(
        "hands_played", Said("bourre-count-hands-played"), "Those at whose deal the player was at the table"
    ),
    Count("hands_stayed", Said("bourre-count-hands-stayed"), "Those that the player stayed for"),
    Count("pots_won", Said("bourre-count-pots-won"), "Alone or shared", more_is_better=True),
    Count(
        "hands_lost",
        Said("bourre-count-hands-lost"),
        "How often the player stayed and took no trick",
        more_is_better=False,
    ),
    Count(
        "penalty_points",
        Said("bourre-count-penalty-points"),
        "Chips paid for bourrés and faults",
    ),
)
RATIOS = (
    Ratio(
        "pots_per_stay",
        Said("bourre-ratio-pots-per-stay"),
        "Pots won by hands stayed",
        of="pots_won",
        per="hands_stayed",
        more_is_better=True,
    ),
)


def tallies(table: Table, entries: Iterable[Document]) -> dict[str, dict[str, int]]:
    """The counts of each player in a game that stands at `table`, from its score sheet, by player id."""
    keys = [count.key for count in COUNTS]
    counts = {player_id(seat): dict.fromkeys(keys, 0) for seat in range(len(table.players))}
    for entry in entries:
        if entry["kind"] == ROUND:
            _count_hand(entry, counts)
    return counts


def _count_hand(entry: Document, counts: Mapping[str, dict[str, int]]) -> None:
    stayed = [stayer["player"] for stayer in entry["stay"]]
    for player in (*stayed, *entry["passed"]):
        counts[player]["hands_played"] += 1
    for player in stayed:
        counts[player]["hands_stayed"] += 1
    for player in entry["winners"]:
        counts[player]["pots_won"] += 1
    for player in entry["bourre"]:
        counts[player]["hands_lost"] += 1
    for player, chips in entry["pot"]["penalties"].items():
        counts[player]["penalty_points"] += chips
