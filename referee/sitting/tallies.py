"""Standings: what finished games count for each member, and the order it puts them in."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, fields
from typing import Any, TypeVar

from referee.families.standing import Standing

Row = TypeVar("Row")


@dataclass(frozen=True, slots=True)
class Tally:
    """What one or more finished games count for a player."""

    games: int = 0
    wins: int = 0
    hands: int = 0
    """Played."""
    hands_lost: int = 0
    penalty_points: int = 0
    """All penalties of lost hands, before any score was reset or halved."""
    cucumbers: int = 0
    """How often the limit was crossed."""
    buy_ins: int = 0
    net: int = 0
    """Won, or lost when negative; minor units."""
    longest_run: int = 0
    """The most hands in a row without paying, within one game."""

    @property
    def average_penalty(self) -> float | None:
        """Penalty points per hand played, to two decimals; None without a hand.

        >>> Tally(hands=3, penalty_points=10).average_penalty
        3.33
        """
        return round(self.penalty_points / self.hands, 2) if self.hands else None


_NAMES = tuple(field.name for field in fields(Tally))
_GREATEST = frozenset({"games", "wins", "longest_run"})
"""What several seats in one game are not added up to."""


def tally_of_game(stands: Standing, played: Mapping[str, int], *, player: str, net: int) -> Tally:
    """What a finished game counts for one player; `played` is what the family counted."""
    won = player in stands.winners
    return Tally(games=1, wins=int(won), net=net, **played)


def in_one_game(tallies: Sequence[Tally]) -> Tally:
    """One tally for a member who has had several seats in a game: it counts as one game.

    >>> whole = in_one_game([Tally(games=1, hands=3, longest_run=3), Tally(games=1, hands=2)])
    >>> whole.games, whole.wins, whole.hands, whole.longest_run
    (1, 0, 5, 3)
    """
    columns = {name: [getattr(tally, name) for tally in tallies] for name in _NAMES}
    return Tally(**{name: (max if name in _GREATEST else sum)(column) for name, column in columns.items()})


def ranked(rows: Sequence[Row], key: Callable[[Row], Any]) -> list[tuple[int, Row]]:
    """The rows with their places, highest key first. Equal rows share a place: 1, 1, 3.

    >>> ranked([3, 5, 5, 1], key=int)
    [(1, 5), (1, 5), (3, 3), (4, 1)]
    """
    best_first = sorted(rows, key=key, reverse=True)
    places: list[tuple[int, Row]] = []
    for at, row in enumerate(best_first, 1):
        same = places and key(places[-1][1]) == key(row)
        places.append((places[-1][0] if same else at, row))
    return places
