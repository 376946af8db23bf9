"""The option that every family has: how many may play."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Annotated, Protocol

from referee.errors import Violation
from referee.families.options.forms import Between
from referee.families.options.option import Misfit, option
from referee.words.said import Said


class FewestAndMost(Protocol):
    """Numbers of players."""

    @property
    def min(self) -> int:
        """The fewest."""
        ...

    @property
    def max(self) -> int:
        """The most."""
        ...


class PlayedBy(Protocol):
    """Rules that say how many may play."""

    @property
    def players(self) -> FewestAndMost:
        """The fewest and the most players."""
        ...


def more_than_most(rules: PlayedBy) -> Iterator[Misfit]:
    """Fewer players at most than at least."""
    low, high = rules.players.min, rules.players.max
    if low > high:
        yield Misfit(Said("options-fewest-and-most", {"fewest": low, "most": high}), f"at most {high}")


def out_of_range(rules: PlayedBy, players: int) -> Iterator[Violation]:
    """The violation by so many players, where they are too few or too many.

    >>> from types import SimpleNamespace
    >>> [wrong.expected for wrong in out_of_range(SimpleNamespace(players=PlayersRange(2, 4)), 5)]
    ['2 to 4']
    """
    low, high = rules.players.min, rules.players.max
    if not low <= players <= high:
        says = Said("options-players", {"players": players, "fewest": low, "most": high})
        yield Violation("/players", "players_must_be_in_range", says, players, f"{low} to {high}")


@dataclass(frozen=True, slots=True)
class PlayersRange:
    """The range of the number of players."""

    min: Annotated[int, Between(2, 52)] = option(2, "The fewest players", misfits=more_than_most)
    max: Annotated[int, Between(2, 52)] = option(7, "The most players")
