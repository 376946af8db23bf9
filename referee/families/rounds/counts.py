"""Counts of a game of rounds for standings: rounds, those won, points, and the family's own counts."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Any

from referee.families.acts import JOIN, ROUND, WITHDRAWAL
from referee.families.counts import POINTS, ROUNDS, ROUNDS_WON
from referee.families.documents import Document
from referee.families.rounds.game import Game
from referee.families.rounds.table import Table
from referee.families.steps import player_id

COUNTS = (ROUNDS, ROUNDS_WON, POINTS)
"""The counts that a family on this floor declares at least."""


def counts(game: Game[Any], table: Table[Any], entries: Sequence[Document]) -> dict[str, dict[str, int]]:
    """The counts of each player in a game that stands at `table`, by player id."""
    names = [player_id(seat) for seat in range(len(table.names))]
    counted = {name: Counter[str]() for name in names}
    playing = {*names} - {entry["player"] for entry in entries if entry["kind"] == JOIN}
    for entry in entries:
        if entry["kind"] == ROUND:
            won = _won(table, playing, entry["lines"])
            for name in playing:
                counted[name].update(rounds=1, rounds_won=int(name in won))
        elif entry["kind"] == JOIN:
            playing.add(entry["player"])
        elif entry["kind"] == WITHDRAWAL:
            playing.discard(entry["player"])
        gone = (line for line in entry["lines"] if line["kind"] in game.out_lines)
        playing -= {line["player"] for line in gone}
    besides = game.counted(table, entries)
    scores = (table.scores[table.side_of(seat)] for seat in range(len(names)))
    return {
        name: {**counted[name], "points": score, **besides.get(name, {})}
        for name, score in zip(names, scores, strict=True)
    }


def _won(table: Table[Any], playing: Iterable[str], lines: Iterable[Document]) -> set[str]:
    """The players whose side did best in a round; none where all did the same."""
    totals = Counter[str]()
    for line in lines:
        totals[line["side"]] += line["points"]
    side = {name: table.sides[table.side_of(int(name[1:]) - 1)] for name in playing}
    scored = [totals[side_id] for side_id in side.values()]
    best = table.terms.front(scored)
    return {name for name, side_id in side.items() if totals[side_id] == best and min(scored) < max(scored)}
