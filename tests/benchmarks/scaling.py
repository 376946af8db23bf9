"""Whether a hand costs the same however long its game, and however many games there are."""

from __future__ import annotations

import tempfile
from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from itertools import count, cycle
from pathlib import Path

from referee.store.sqlite.store import SqliteStore
from tests.benchmarks.figures import Effort, Figure, in_turn, micros
from tests.benchmarks.samples import Scored, Template

MOST = 1.1
_GAMES = 20
"""How many games of each kind take turns."""


def scaling(effort: Effort) -> Iterator[Figure]:
    """The 5,000th hand beside the 5th, and the 100,000th game beside the first."""
    with tempfile.TemporaryDirectory(prefix="referee-benchmark-") as folder:
        yield _hands(Path(folder), effort)
        yield _games(Path(folder), effort)


def _hands(folder: Path, effort: Effort) -> Figure:
    """Both kinds of games in one database."""
    store = SqliteStore(folder / "hands.db")
    short, long = Template(hands=4), Template(hands=effort.hands - 1)
    pairs = [(*short.fill(store, 1), *long.fill(store, 1)) for _ in range(_GAMES)]
    first, last = ([pair[at] for pair in pairs] for at in (0, 1))
    figure = _beside(f"hand {effort.hands:,} beside hand 5", last, first, effort)
    store.close()
    return figure


def _games(folder: Path, effort: Effort) -> Figure:
    """The last games of a large database, and the first ones of a new one."""
    small, large = SqliteStore(folder / "small.db"), SqliteStore(folder / "large.db")
    played = Template(hands=4)
    first, last = list(played.fill(small, _GAMES)), list(played.fill(large, effort.games))[-_GAMES:]
    # What fills a database leaves a long log behind, in which every page is looked for: 1.2 times the work.
    small, first = _again(small, folder / "small.db", first)
    large, last = _again(large, folder / "large.db", last)
    figure = _beside(f"game {effort.games:,} beside game 1", last, first, effort)
    small.close()
    large.close()
    return figure


def _again(store: SqliteStore, path: Path, games: Sequence[Scored]) -> tuple[SqliteStore, Sequence[Scored]]:
    """The store closed, which empties its log, and opened again, with its games."""
    store.close()
    opened = SqliteStore(path)
    return opened, [replace(game, store=opened) for game in games]


def _beside(name: str, ours: Sequence[Scored], others: Sequence[Scored], effort: Effort) -> Figure:
    """How much longer a hand of the one takes than of the other."""
    acts = [_recording(games) for games in (ours, others)]
    in_turn(acts, times=len(ours))  # What is asked for the first time is parsed and fetched then.
    one, other = in_turn(acts, times=effort.rounds * effort.turns)
    notes = f"cpu {micros(one.cpu)} beside {micros(other.cpu)}: {one.cpu / other.cpu:.2f}"
    ratio = one.wall / other.wall
    return Figure(name, micros(one.wall), micros(other.wall), ratio, f"≤ {MOST}", notes)


def _recording(games: Sequence[Scored]) -> Callable[[], object]:
    """What records a hand in one of the games after the other."""
    turns = zip(count(), cycle(games), strict=False)

    def record() -> object:
        number, game = next(turns)
        return game.record(number)

    return record
