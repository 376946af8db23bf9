"""The counts of a game in standings, besides rounds and points."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from referee.families.acts import ROUND
from referee.families.counts import Count
from referee.families.documents import Document
from referee.families.escoba.rules.options import Rules
from referee.families.rounds.counts import COUNTS as OF_ALL
from referee.families.rounds.table import Table
from referee.families.steps import player_id
from referee.words.said import Said

COUNTS = (
    *OF_ALL,
    Count("escobas", Said("escoba-count-escobas"), "Made by the player's side", more_is_better=True),
    Count("velos", Said("escoba-count-velos"), "Rounds in which the player's side had it"),
)


def tallies(table: Table[Rules], entries: Sequence[Document]) -> dict[str, dict[str, int]]:
    """The escobas and the sevens of coins of each player's side."""
    escobas, velos = Counter[str](), Counter[str]()
    for entry in entries:
        if entry["kind"] == ROUND:
            escobas.update(entry.get("escobas") or {})
            velos.update(line["side"] for line in entry["lines"] if line["kind"] == "velo" and line["points"])
    sides = {player_id(seat): table.sides[table.side_of(seat)] for seat in range(len(table.names))}
    return {player: {"escobas": escobas[side], "velos": velos[side]} for player, side in sides.items()}
