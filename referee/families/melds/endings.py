"""The number of rounds that ends a melding game, in the words of these families."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from referee.families.options.option import OfValue
from referee.families.rounds.ends import EndRules


def _rounds(rounds: int | None) -> str:
    return (
        "no number of rounds ends the game" if rounds is None else f"the game ends after {_so_many(rounds)}"
    )


def _so_many(rounds: int) -> str:
    return "one round" if rounds == 1 else f"{rounds} rounds"


ROUNDS: Mapping[str, Any] = {
    "says": OfValue(_rounds),
    "applies": lambda rules: rules.end.rounds is not None,
}
"""What these families say otherwise of the option `end.rounds`."""


def ending_in_short(end: EndRules) -> str:
    """The end of a game, for a sheet with little room.

    >>> ending_in_short(EndRules(500)), ending_in_short(EndRules(rounds=4)), ending_in_short(EndRules())
    ('to 500', '4 rounds', '')
    """
    limits = [f"to {end.target}"] if end.target is not None else []
    return ", or ".join([*limits, *([_so_many(end.rounds)] if end.rounds is not None else [])])
