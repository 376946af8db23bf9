"""The counts for standings of clubs: hands played and lost, penalties, cucumbers."""

from __future__ import annotations

from collections.abc import Iterable

from referee.families.counts import Count, Ratio
from referee.families.cucumber.scoring.limit import RULE as FALLS_RULE
from referee.families.cucumber.table.table import Table
from referee.families.documents import Document
from referee.families.steps import player_id
from referee.words.said import Said

COUNTS = (
    Count("hands_played", Said("cucumber-count-hands-played"), "Those for which the player was in"),
    Count("hands_lost", Said("cucumber-count-hands-lost"), "Those in which the player paid"),
    Count(
        "penalty_points",
        Said("cucumber-count-penalty-points"),
        "All penalties of lost hands, before any score was reset or halved",
        is_shown=False,
    ),
    Count("cucumbers", Said("cucumber-count-cucumbers"), "How often the limit was crossed"),
    Count("buy_ins", Said("cucumber-count-buy-ins"), "How often the player bought in again"),
    Count(
        "longest_run",
        Said("cucumber-count-longest-run"),
        "Hands in a row without paying, within one game",
        is_most=True,
        more_is_better=True,
    ),
)
RATIOS = (
    Ratio(
        "average_penalty",
        Said("cucumber-ratio-average-penalty"),
        "Penalty points per hand played",
        of="penalty_points",
        per="hands_played",
        more_is_better=False,
    ),
)
_PENALTIES = frozenset({"penalty", "doubled", "refused", "wrong_declaration"})
_FALLS = frozenset({"eliminated", "reincarnated", "marked", "ends_game", "half_cucumber"})
_IN = frozenset({"bought_in", "joined", "restarted"})
_OUT = frozenset({"eliminated", "withdrawn"})


def tallies(table: Table, entries: Iterable[Document]) -> dict[str, dict[str, int]]:
    """The counts of each player in a game that stands at `table`, from its score sheet, by player id.

    A hand is played by everybody who is in, and lost by whoever pays. A run is of hands played, not of hands
    that others played without the player.
    """
    counts = {
        player_id(seat): {
            "hands_played": 0,
            "hands_lost": 0,
            "penalty_points": 0,
            "cucumbers": player.falls,
            "buy_ins": player.buy_ins,
            "longest_run": 0,
        }
        for seat, player in enumerate(table.players)
    }
    falls = dict.fromkeys(counts, 0)
    joined = {line["player"] for entry in entries for line in entry["lines"] if line["kind"] == "joined"}
    playing, runs = counts.keys() - joined, dict.fromkeys(counts, 0)
    for entry in entries:
        if entry["kind"] == "hand":
            _count_hand(entry, playing, counts, runs)
        for line in entry["lines"]:
            if line["kind"] in _IN:
                playing.add(line["player"])
            elif line["kind"] in _OUT:
                playing.discard(line["player"])
            _count_fall(line, counts, falls)
    return counts


def _count_fall(line: Document, counts: dict[str, dict[str, int]], falls: dict[str, int]) -> None:
    """Falls of rounds that have begun anew since, of which the table knows nothing any more."""
    player = line["player"]
    if line["kind"] == "restarted":
        counts[player]["cucumbers"] += falls[player]
        falls[player] = 0
    falls[player] += line["kind"] in _FALLS and line["rule"] == FALLS_RULE


def _count_hand(
    entry: Document, playing: Iterable[str], counts: dict[str, dict[str, int]], runs: dict[str, int]
) -> None:
    for player in playing:
        lost = player in entry["payers"] or player in entry.get("refused", ())
        runs[player] = 0 if lost else runs[player] + 1
        count = counts[player]
        count["hands_played"] += 1
        count["hands_lost"] += lost
        count["longest_run"] = max(count["longest_run"], runs[player])
    for line in entry["lines"]:
        if line["kind"] in _PENALTIES:
            counts[line["player"]]["penalty_points"] += line["points"]
