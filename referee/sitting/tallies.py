"""Standings: what finished games count for each member, and the order it puts them in."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, TypeVar

from referee.families.counts import Count, Ratio
from referee.families.standing import Standing

Row = TypeVar("Row")


@dataclass(frozen=True, slots=True)
class Tally:
    """The tally of one or more finished games for a player."""

    games: int = 0
    wins: int = 0
    net: int = 0
    """Won, or lost when negative; minor units."""
    sums: Mapping[str, int] = field(default_factory=dict)
    """The sums of what the family counts, by key. What is not in it is 0."""
    most: Mapping[str, int] = field(default_factory=dict)
    """Of what the family counts the greatest of, by key."""

    def value(self, key: str) -> int:
        """The value of a key.

        >>> Tally(games=2, sums={"rounds": 5}).value("rounds"), Tally(games=2).value("games")
        (5, 2)
        """
        common = {"games": self.games, "wins": self.wins}
        return common.get(key, self.sums.get(key, self.most.get(key, 0)))


def tally_of_game(
    stands: Standing, counts: Sequence[Count], played: Mapping[str, int], *, player: str, net: int
) -> Tally:
    """The tally of a finished game for one player; `played` has the values that the family counted."""
    values = {count.key: played.get(count.key, 0) for count in counts}
    most = {count.key for count in counts if count.is_most}
    return Tally(
        games=1,
        wins=int(player in stands.winners),
        net=net,
        sums={key: value for key, value in values.items() if value and key not in most},
        most={key: value for key, value in values.items() if key in most},
    )


def in_one_game(tallies: Sequence[Tally]) -> Tally:
    """One tally for a member who has had several seats in a game: it counts as one game.

    >>> seats = [Tally(games=1, sums={"rounds": 3}), Tally(games=1, wins=1, sums={"rounds": 2})]
    >>> in_one_game(seats)
    Tally(games=1, wins=1, net=0, sums={'rounds': 5}, most={})
    """
    wins, net = max(tally.wins for tally in tallies), sum(tally.net for tally in tallies)
    return Tally(1, wins, net, *_counts(tallies))


def in_all(tallies: Sequence[Tally]) -> Tally:
    """The tally of several games together.

    >>> in_all([Tally(1, 1, 500, {"rounds": 3}, {"run": 3}), Tally(1, 0, -200, {"rounds": 2}, {"run": 1})])
    Tally(games=2, wins=1, net=300, sums={'rounds': 5}, most={'run': 3})
    """
    games, wins, net = (sum(column) for column in zip(*map(_common, tallies), strict=True))
    return Tally(games, wins, net, *_counts(tallies))


def _common(tally: Tally) -> tuple[int, int, int]:
    return tally.games, tally.wins, tally.net


def _counts(tallies: Iterable[Tally]) -> tuple[dict[str, int], dict[str, int]]:
    sums, most = Counter[str](), dict[str, int]()
    for tally in tallies:
        sums.update(tally.sums)
        most |= {key: max(value, most.get(key, value)) for key, value in tally.most.items()}
    return {key: value for key, value in sums.items() if value}, most


def figures(tally: Tally, counts: Sequence[Count], ratios: Sequence[Ratio]) -> dict[str, float | None]:
    """The figures that standings show of the counts and ratios of a family, by key.

    >>> share = Ratio("share", "Share", "", of="points", per="rounds")
    >>> figures(Tally(sums={"rounds": 3, "points": 10}), [Count("rounds", "Rounds")], [share])
    {'rounds': 3, 'share': 3.33}
    """
    shown: dict[str, float | None] = {count.key: tally.value(count.key) for count in counts if count.is_shown}
    return shown | {ratio.key: _ratio(tally, ratio) for ratio in ratios}


def _ratio(tally: Tally, ratio: Ratio) -> float | None:
    """The ratio, rounded; None where there is nothing to divide by."""
    per = tally.value(ratio.per)
    return round(tally.value(ratio.of) / per, ratio.digits) if per else None


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
