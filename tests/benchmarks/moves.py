"""All moves of a layout, along random games with a stock and with all cards open."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from time import thread_time

from referee.families.patience.rules.laws import Group, Laws
from referee.families.patience.table.cards import PACK
from referee.families.patience.table.layout import Column, Layout
from referee.families.patience.table.listing import all_moves
from referee.families.patience.table.moves import attempt
from referee.families.patience.table.trial import LegalMove
from tests.benchmarks.figures import Effort, Figure, micros

MOST_MS = 1
_STOCKED = Laws(7, Group.PART, "part", any_to_space=False, from_foundation=True, draw=1)
_OPEN = Laws(8, Group.SUPERMOVE, "group", any_to_space=True, from_foundation=False, cells=4)
_LONGEST = 60


def moves(effort: Effort) -> Iterator[Figure]:
    """Every legal move, listed after each move of a random game."""
    layouts = max(50, effort.rounds * effort.turns * 20)
    yield _timed("all moves, with a stock", _STOCKED, layouts)
    yield _timed("all moves, all cards open", _OPEN, layouts)


def _dealt(laws: Laws, chance: Random) -> Layout:
    pack = chance.sample(PACK, len(PACK))
    if not laws.has_stock:
        columns = [Column(up=tuple(pack[at :: laws.columns])) for at in range(laws.columns)]
        return Layout(columns=tuple(columns), cells=(None,) * laws.cells)
    columns = [
        Column(tuple(pack.pop() for _ in range(at)), tuple(pack.pop() for _ in range(1)))
        for at in range(laws.columns)
    ]
    return Layout(columns=tuple(columns), stock=tuple(pack))


def _timed(name: str, laws: Laws, layouts: int) -> Figure:
    chance, took = Random(11), list[float]()
    while len(took) < layouts:
        layout = _dealt(laws, chance)
        for _ in range(_LONGEST):
            began = thread_time()
            found = all_moves(laws, layout)
            took.append((thread_time() - began) * 1e6)
            made = attempt(laws, layout, chance.choice(found)) if found else None
            if not isinstance(made, LegalMove):
                break
            layout = made.after
    took.sort()
    told = f"p50 {micros(took[len(took) // 2])}, p99 {micros(took[len(took) * 99 // 100])}"
    return Figure(name, told, target=f"p99 ≤ {MOST_MS} ms")
