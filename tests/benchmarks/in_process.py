"""Within one process: the rules alone, recording without HTTP, and the rows alone."""

from __future__ import annotations

import tempfile
from collections.abc import Iterator
from itertools import count
from pathlib import Path

from referee.sitting.sheet import fold
from referee.store.sqlite.store import SqliteStore
from tests.benchmarks.figures import Effort, Figure, Spent, in_turn, micros
from tests.benchmarks.rows import BareRows
from tests.benchmarks.samples import Template, opening, whole_game


def in_process(effort: Effort) -> Iterator[Figure]:
    """Hands a second by the rules alone, and what a hand costs with the store and on the disk."""
    for variant in ("agurk", "twenty-two"):
        yield _folded(variant, effort)
    yield _recorded(effort)


def _folded(variant: str, effort: Effort) -> Figure:
    """Whole games of five, as a correction scores them again."""
    opened = opening(variant, {})
    acts = whole_game(opened)
    (took,) = in_turn([lambda: fold(opened, acts)], times=effort.rounds * effort.turns)
    per_second = len(acts) / took.cpu * 1e6
    return Figure(
        f"fold {variant}, 5 players", f"{per_second:.0f} hands/s", notes=f"{len(acts)} hands a game"
    )


def _recorded(effort: Effort) -> Figure:
    """The use case with the store, beside the same rows in a bare transaction."""
    with tempfile.TemporaryDirectory(prefix="referee-benchmark-") as folder:
        ours, beside = Path(folder) / "ours.db", Path(folder) / "bare.db"
        store, other = SqliteStore(ours), SqliteStore(beside)
        (game,) = Template(hands=1).fill(store, 1)
        list(Template(hands=1).fill(other, 1))
        rows, numbers = BareRows(beside), count()
        acts = [lambda: game.record(next(numbers)), rows.keep]
        record, keep = in_turn(acts, times=effort.rounds * effort.turns)
        store.close()
        other.close()
    return Figure(
        "record without HTTP, beside bare rows", _told(record), _told(keep), keep.wall / record.wall
    )


def _told(took: Spent) -> str:
    return f"{micros(took.wall)} (cpu {micros(took.cpu)})"
