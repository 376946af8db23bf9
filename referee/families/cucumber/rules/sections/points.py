"""The options of the cost of cards.

Source: pagat.com Cucumber and Twenty-Two, "scoring"; Five Cucumbers rules sheet.
"""

from __future__ import annotations

from collections.abc import Mapping
from enum import StrEnum
from typing import TYPE_CHECKING

from referee.cards import JOKER, Deck
from referee.families.options.messages import Args, message
from referee.families.options.runs import Run, letter, runs_of
from referee.words.said import Said, with_and

if TYPE_CHECKING:
    from referee.families.cucumber.rules.options import Rules


class PointsTable(StrEnum):
    """The tables of what the deciding card costs."""

    PIPS = "pips"
    PIPS_COURTS_11 = "pips_courts_11"
    PIPS_ACE_11_COURTS_10 = "pips_ace_11_courts_10"
    CUCUMBERS = "cucumbers"
    KILLE_18 = "kille_18"
    KILLE_50 = "kille_50"
    BET = "bet"
    NONE = "none"


def _pips(ace: int, king: int, queen: int, jack: int, joker: int) -> dict[str, int]:
    spots = {str(number): number for number in range(2, 11)}
    return {"A": ace, "K": king, "Q": queen, "J": jack, JOKER: joker} | spots


def _kille(harlekin: int) -> dict[str, int]:
    """The named cards below the numbers cost nothing, those above go on counting."""
    ranks = Deck.KILLE.ranks
    first_number = ranks.index("1")
    return {rank: max(0, at - first_number + 1) for at, rank in enumerate(ranks)} | {ranks[-1]: harlekin}


KILLE = frozenset({PointsTable.KILLE_18, PointsTable.KILLE_50})
"""The tables with the cards of a Kille pack."""
WITHOUT_CARDS = frozenset({PointsTable.BET, PointsTable.NONE})
"""The tables in which no card has a price."""
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
    PointsTable.KILLE_18: _kille(harlekin=18),
    PointsTable.KILLE_50: _kille(harlekin=50),
}
"""The costs of each rank, by table; where cards have no price there is no table."""
_DECKS: Mapping[PointsTable, Deck] = {PointsTable.CUCUMBERS: Deck.FIVE_CUCUMBERS} | dict.fromkeys(
    KILLE, Deck.KILLE
)
"""Whose cards a table is of, where that is not the French deck."""


def deck_of(points: PointsTable) -> Deck:
    """The deck whose cards a table of points is of.

    >>> deck_of(PointsTable.KILLE_50).value
    'kille'
    """
    return _DECKS.get(points, Deck.FRENCH)


def costs_form(rules: Rules) -> str:
    """The end of the id of the message on what cards cost, which is one for all tables of cards."""
    return rules.points.value if rules.points in WITHOUT_CARDS else "costs"


def costs_args(rules: Rules) -> Args:
    """The cost of the cards, from the dearest to the cheapest rank."""
    if rules.points in WITHOUT_CARDS:
        return {}
    costs = [(rank, points) for rank, points in POINTS[rules.points].items() if rank != JOKER]
    order = deck_of(rules.points).ranks
    costs.sort(key=lambda cost: order.index(cost[0]), reverse=True)
    runs = runs_of([(rank, letter(rank), points) for rank, points in costs])
    return {"costs": with_and([_cost(rules, run) for run in runs])}


def _cost(rules: Rules, run: Run) -> Said:
    if run.is_number:
        return message(rules, "cost-number", {"ranks": run.ranks})
    return message(rules, "cost", {"ranks": run.ranks, "points": run.points})


def amount(rules: Rules, points: int) -> Said:
    """So many points in words; cucumbers or credits where those are counted."""
    return message(rules, "amount", {"points": points, "unit": unit_of(rules)})


def unit_of(rules: Rules) -> str:
    """The unit that is counted, as messages have it for `$unit`: `point`, `cucumber` or `credit`."""
    return _UNITS.get(rules.points, "point")


_UNITS = {PointsTable.CUCUMBERS: "cucumber", PointsTable.BET: "credit"}
