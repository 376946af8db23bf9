"""The number of rounds that ends a melding game, in the words of these families."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from referee.families.options.option import OfValue
from referee.families.rounds.ends import EndRules, target_in_short, target_or
from referee.words.said import Said


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
"""The parts of the option `end.rounds` that these families say otherwise."""


def ending_in_short(end: EndRules) -> Said | str:
    """The end of a game, for a sheet with little room; empty where it has none.

    >>> ending_in_short(EndRules(rounds=4)), ending_in_short(EndRules())
    (Said(id='melds-so-many-rounds', args={'rounds': 4}), '')
    """
    if end.rounds is None:
        return target_in_short(end)
    return target_or(end, Said("melds-so-many-rounds", {"rounds": end.rounds}))
