"""What cards cost.

Source: pagat.com Cucumber and Twenty-Two, "scoring"; Five Cucumbers rules sheet.
"""

from __future__ import annotations

from collections.abc import Mapping
from enum import StrEnum
from typing import TYPE_CHECKING

from referee.cards import JOKER, Deck
from referee.families.cucumber.rules.words import cost_runs, listed

if TYPE_CHECKING:
    from referee.families.cucumber.rules.options import Rules


class PointsTable(StrEnum):
    """What the deciding card costs."""

    PIPS = "pips"
    PIPS_COURTS_11 = "pips_courts_11"
    PIPS_ACE_11_COURTS_10 = "pips_ace_11_courts_10"
    CUCUMBERS = "cucumbers"
    NONE = "none"


def _pips(ace: int, king: int, queen: int, jack: int, joker: int) -> dict[str, int]:
    spots = {str(number): number for number in range(2, 11)}
    return {"A": ace, "K": king, "Q": queen, "J": jack, JOKER: joker} | spots


POINTS: Mapping[PointsTable, Mapping[str, int]] = {
    PointsTable.PIPS: _pips(ace=14, king=13, queen=12, jack=11, joker=15),
    PointsTable.PIPS_COURTS_11: _pips(ace=11, king=11, queen=11, jack=11, joker=15),
    PointsTable.PIPS_ACE_11_COURTS_10: _pips(ace=11, king=10, queen=10, jack=10, joker=13),
    PointsTable.CUCUMBERS: (
        {"1": 0}
        | dict.fromkeys(("2", "3", "4", "5"), 1)
        | dict.fromkeys(("6", "7", "8", "9"), 2)
        | dict.fromkeys(("10", "11"), 3)
        | dict.fromkeys(("12", "13", "14"), 4)
        | {"15": 5}
    ),
}
"""What each rank costs, by table; `none` has no table."""


def costs_text(rules: Rules) -> str:
    """What a card costs, from the dearest to the cheapest rank, as a clause."""
    if rules.points is PointsTable.NONE:
        return "nothing, for no score is kept"
    costs = [(rank, points) for rank, points in POINTS[rules.points].items() if rank != JOKER]
    french = rules.points is not PointsTable.CUCUMBERS
    order = (Deck.FRENCH if french else Deck.FIVE_CUCUMBERS).ranks
    runs = cost_runs(sorted(costs, key=lambda cost: order.index(cost[0]), reverse=True))
    return listed(f"{points} for {ranks}" for ranks, points in runs)


def points_text(rules: Rules, points: int) -> str:
    """So many points in words; cucumbers where those are counted.

    >>> from referee.families.cucumber.rules.options import Rules
    >>> points_text(Rules(), 1)
    '1 point'
    """
    unit = "cucumber" if rules.points is PointsTable.CUCUMBERS else "point"
    return f"{points} {unit}" + ("" if points == 1 else "s")
