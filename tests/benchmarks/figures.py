"""Figures: what was measured of the service and of what stands beside it, and the table of them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from statistics import median
from time import perf_counter, thread_time

_HEADINGS = ("benchmark", "Referee", "beside it", "ratio", "target", "")


@dataclass(frozen=True)
class Effort:
    """How much is measured, and how many phones there are."""

    seconds: float = 0.5
    """Of each round."""
    rounds: int = 15
    turns: int = 20
    """Of each round, where single acts are timed."""
    connections: int = 32
    workers: int = 1
    watchers: int = 50
    """How many watch one game."""
    watched: int = 100
    """How many games are watched at once, on two services."""
    address: str = ""
    """Of a PostgreSQL to measure besides, such as a cluster's; its database is empty."""
    cluster: bool = False
    """Whether a synchronous cluster is brought up and measured besides."""
    hands: int = 5_000
    """How long a long game is."""
    games: int = 100_000
    """How many games a large database has."""
    is_copied: bool = False
    """True if servers begin as copies of a process that has imported all of them, which is sooner."""


BLINK = Effort(
    seconds=0.02,
    rounds=1,
    turns=3,
    connections=2,
    watchers=3,
    watched=3,
    hands=30,
    games=50,
    is_copied=True,
)
"""Only to see that everything runs."""


@dataclass(frozen=True)
class Figure:
    """One line of the table."""

    name: str
    ours: str
    beside: str = ""
    ratio: float | None = None
    """More is better, except where the target is an upper bound."""
    target: str = ""
    """Such as `≥ 0.7`."""
    notes: str = ""


@dataclass(frozen=True)
class Spent:
    """What doing something took, in microseconds."""

    wall: float
    cpu: float


def spent(act: Callable[[], object]) -> Spent:
    """The time one call took, and how much of it this thread computed."""
    wall, cpu = perf_counter(), thread_time()
    act()
    return Spent((perf_counter() - wall) * 1e6, (thread_time() - cpu) * 1e6)


def in_turn(acts: Sequence[Callable[[], object]], *, times: int) -> list[Spent]:
    """The median of what each act took, of `times` rounds in which each had its turn.

    Noise that lasts longer than a round meets all of them alike.
    """
    rounds = [[spent(act) for act in acts] for _ in range(times)]
    return [
        Spent(median(one.wall for one in column), median(one.cpu for one in column))
        for column in zip(*rounds, strict=True)
    ]


def micros(value: float) -> str:
    """Microseconds as a table shows them.

    >>> micros(83.6), micros(2345)
    ('84 µs', '2.35 ms')
    """
    return f"{value:.0f} µs" if value < 1000 else f"{value / 1000:.2f} ms"


def table(figures: Sequence[Figure]) -> str:
    """The figures as text."""
    rows = [_HEADINGS, *(_row(figure) for figure in figures)]
    widths = [max(len(row[at]) for row in rows) for at in range(len(_HEADINGS))]
    lines = ["  ".join(cell.ljust(width) for cell, width in zip(row, widths, strict=True)) for row in rows]
    return "\n".join(line.rstrip() for line in lines)


def _row(figure: Figure) -> tuple[str, ...]:
    ratio = "" if figure.ratio is None else f"{figure.ratio:.2f}"
    return (figure.name, figure.ours, figure.beside, ratio, figure.target, figure.notes)
