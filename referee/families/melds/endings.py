"""The number of rounds that ends a melding game, in the words of these families."""

from __future__ import annotations

from enum import StrEnum
from typing import Any

from referee.families.options.option import OfValue, option


def _rounds(rounds: int | None) -> str:
    return (
        "no number of rounds ends the game" if rounds is None else f"the game ends after {_so_many(rounds)}"
    )


def _so_many(rounds: int) -> str:
    return "one round" if rounds == 1 else f"{rounds} rounds"


def rounds_option(default: int | None, heading: StrEnum) -> Any:
    """The option of how many rounds end the game; None where no number does."""
    return option(
        default,
        "The number of rounds",
        says=OfValue(_rounds),
        heading=heading,
        applies=lambda rules: rules.end.rounds is not None,
    )


def target_in_short(target: int | None, rounds: int | None) -> str:
    """The end of a game, for a sheet with little room.

    >>> target_in_short(500, None), target_in_short(None, 4), target_in_short(None, None)
    ('to 500', '4 rounds', '')
    """
    ends = ([f"to {target}"] if target is not None else []) + (
        [_so_many(rounds)] if rounds is not None else []
    )
    return ", or ".join(ends)
