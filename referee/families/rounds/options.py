"""Options of games by rounds that mean the same in every family: the end, the direction, how stakes are paid.

A family says under which heading they stand, and with which values; `noun` is what it calls a round. The
target and the number of rounds stand in its section `end`, together or one of them.
"""

from __future__ import annotations

from enum import StrEnum
from typing import Annotated, Any, TypeAlias

from referee.families.columns import Best
from referee.families.options.forms import Between
from referee.families.options.option import OfValue, option
from referee.families.options.words import counted
from referee.families.rounds.terms import Tie
from referee.families.seats import Direction

Target: TypeAlias = Annotated[int | None, Between(1, 100_000)]
Rounds: TypeAlias = Annotated[int | None, Between(1, 1000)]
POT = "everyone pays the same stake into a pot, which the winners share"
DIFFERENCES = "every loser pays the winner the difference between their scores, times the stake for a point"
"""How stakes are paid out."""


def target_option(default: int | None, heading: StrEnum, noun: str = "round") -> Any:
    """Points that end the game; None where none do."""
    return option(
        default,
        "The target",
        says=OfValue(lambda points: _target(points, noun)),
        heading=heading,
        applies=_has_target,
    )


def _has_target(rules: Any) -> bool:
    """True if points end the game; a family may have no such option."""
    return getattr(rules.end, "target", None) is not None


def _target(points: int | None, noun: str) -> str:
    if points is None:
        return "no number of points ends the game"
    return f"the game ends with the {noun} in which somebody has {points} points"


def rounds_option(default: int | None, heading: StrEnum, noun: str = "round") -> Any:
    """The number of rounds that end the game; None where no number does.

    The rule book says that of None only where nothing else ends the game.
    """
    return option(
        default,
        f"The number of {noun}s",
        says=OfValue(lambda rounds: _rounds(rounds, noun)),
        heading=heading,
        applies=lambda rules: rules.end.rounds is not None or not _has_target(rules),
    )


def _rounds(rounds: int | None, noun: str) -> str:
    if rounds is None:
        return f"any number of {noun}s may be played"
    return f"the game ends after {counted(rounds, noun)}"


def best_option(heading: StrEnum, **details: Any) -> Any:
    """Which score wins."""
    says = {Best.HIGHEST: "the highest score wins", Best.LOWEST: "the lowest score wins"}
    return option(Best.HIGHEST, "Which score wins", says=says, heading=heading, **details)


def tie_option(default: Tie, heading: StrEnum, noun: str = "round", **details: Any) -> Any:
    """The effect of equal best scores."""
    says = {
        Tie.SHARE: "equal best scores share the win",
        Tie.PLAY_ON: f"with equal best scores another {noun} is played, until one side is alone in front",
    }
    return option(default, "Equal best scores", says=says, heading=heading, **details)


def direction_option(default: Direction, heading: StrEnum) -> Any:
    """Which neighbour is next."""
    says = {
        Direction.CLOCKWISE: "play goes clockwise, to the left",
        Direction.ANTICLOCKWISE: "play goes anticlockwise, to the right",
    }
    return option(default, "The direction of play", says=says, heading=heading)


def end_in_short(target: int | None, rounds: int | None, noun: str = "round") -> str:
    """The end of a game in a few words, for a sheet with little room.

    >>> end_in_short(500, None), end_in_short(None, 4), end_in_short(None, None)
    ('to 500', 'four rounds', '')
    """
    limits = [f"to {target}"] if target is not None else []
    return ", or ".join([*limits, *([counted(rounds, noun)] if rounds is not None else [])])
