"""Ranks that cost as much as their neighbours, in messages."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from itertools import groupby

from referee.words.said import Argument, Said, with_or


@dataclass(frozen=True, slots=True)
class Run:
    """Neighbours that cost as much."""

    ranks: Argument
    """K, Q or J; or 10 to 2."""
    points: int
    is_number: bool
    """True if each costs the number that is its name."""


def letter(rank: str) -> Said:
    """The rank as it stands in a row of cards: a letter or a number, or else its name."""
    return Said("common-letter", {"rank": int(rank) if rank.isdecimal() else rank})


def runs_of(ranks: Iterable[tuple[str, Argument, int]]) -> list[Run]:
    """The runs of ranks from high to low, each with its name, its words and its points.

    >>> [(run.points, run.is_number) for run in runs_of([("K", "K", 13), ("3", "3", 3), ("2", "2", 2)])]
    [(13, False), (3, True)]
    """
    runs = (list(run) for _, run in groupby(ranks, key=lambda rank: -1 if _is_number(rank) else rank[2]))
    return [_run(run) for run in runs]


def _is_number(rank: tuple[str, Argument, int]) -> bool:
    return rank[0] == str(rank[2])


def _run(run: Sequence[tuple[str, Argument, int]]) -> Run:
    words = [shown for _, shown, _ in run]
    is_range = len(run) > 2 and all(name.isdigit() for name, _, _ in run)
    ranks = Said("common-range", {"first": words[0], "last": words[-1]}) if is_range else with_or(words)
    return Run(ranks, run[0][2], _is_number(run[0]))
