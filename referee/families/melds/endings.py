"""Options of the end and of the money that mean the same in every family of melding games."""

from __future__ import annotations

from enum import StrEnum
from typing import Any

from referee.families.columns import Best
from referee.families.options.option import OfValue, option
from referee.families.rounds.terms import Tie
from referee.families.seats import Direction

MOST_POINTS = 100_000
MOST_ROUNDS = 1000


def _target(points: int | None) -> str:
    if points is None:
        return "no number of points ends the game"
    return f"the game ends with the round in which somebody has {points} points"


def _rounds(rounds: int | None) -> str:
    return (
        "no number of rounds ends the game" if rounds is None else f"the game ends after {_so_many(rounds)}"
    )


def _so_many(rounds: int) -> str:
    return "one round" if rounds == 1 else f"{rounds} rounds"


_BEST = {Best.HIGHEST: "the highest score wins", Best.LOWEST: "the lowest score wins"}
_TIE = {
    Tie.SHARE: "equal best scores share the win",
    Tie.PLAY_ON: "with equal best scores another round is played, until one side is alone in front",
}
_DIRECTION = {
    Direction.CLOCKWISE: "play goes clockwise, to the left",
    Direction.ANTICLOCKWISE: "play goes anticlockwise, to the right",
}
POT = "everyone pays the same stake into a pot, which the winners share"
DIFFERENCES = "every loser pays the winner the difference between their scores, times the stake for a point"
"""How stakes are paid out."""


def target_option(default: int | None, heading: StrEnum) -> Any:
    """Points that end the game; None where none do."""
    return option(
        default,
        "The target",
        says=OfValue(_target),
        heading=heading,
        applies=lambda rules: rules.end.target is not None,
    )


def rounds_option(default: int | None, heading: StrEnum) -> Any:
    """How many rounds end the game; None where no number does."""
    return option(
        default,
        "The number of rounds",
        says=OfValue(_rounds),
        heading=heading,
        applies=lambda rules: rules.end.rounds is not None,
    )


def best_option(heading: StrEnum, **told: Any) -> Any:
    """Which score wins."""
    return option(Best.HIGHEST, "Which score wins", says=_BEST, heading=heading, **told)


def tie_option(heading: StrEnum) -> Any:
    """What equal best scores do."""
    return option(Tie.SHARE, "Equal best scores", says=_TIE, heading=heading)


def direction_option(heading: StrEnum) -> Any:
    """Which neighbour is next."""
    return option(Direction.CLOCKWISE, "The direction of play", says=_DIRECTION, heading=heading)


def target_in_short(target: int | None, rounds: int | None) -> str:
    """What ends a game, for a sheet with little room.

    >>> target_in_short(500, None), target_in_short(None, 4), target_in_short(None, None)
    ('to 500', '4 rounds', '')
    """
    told = ([f"to {target}"] if target is not None else []) + (
        [_so_many(rounds)] if rounds is not None else []
    )
    return ", or ".join(told)
