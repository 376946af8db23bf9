"""The dues of a game of rounds, in stakes: the pot, the differences, and the payments of a round itself.

Whoever shares something does so in the order of the seats; the floor that books it gives odd cents to the
first ones, so that nothing is lost.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace
from typing import Any

from referee.families.rounds.table import RulesT, Table
from referee.families.rounds.terms import Payout
from referee.families.standing import Status
from referee.families.steps import POT, Due, player_id


def sitting_down(table: Table[Any], seats: Iterable[int]) -> tuple[Due, ...]:
    """The stakes that those who sit down pay into the pot, where there is one.

    >>> from referee.families.rounds.terms import Terms
    >>> sitting_down(Table(None, Terms([1]), ("Ann",), ((0,),), (0,)), [0])
    (Due(payer='p1', payees=('pot',), units=1, reason='stake'),)
    """
    if not table.terms.has_pot or not table.terms.pays_in:
        return ()
    return tuple(Due(player_id(seat), (POT,), table.terms.pays_in, "stake") for seat in seats)


def with_paid(table: Table[RulesT], dues: Iterable[Due]) -> Table[RulesT]:
    """The table that remembers what these dues put into the pot."""
    paid = [*table.paid] + [0] * (len(table.names) - len(table.paid))
    for due in dues:
        if due.payees == (POT,):
            paid[int(due.payer[1:]) - 1] += due.units
    return replace(table, paid=tuple(paid) if any(paid) else ())


def closing(table: Table[Any], scores: Sequence[int]) -> tuple[Due, ...]:
    """The payments at the end of a game; `scores` are those that count for differences."""
    if table.status is Status.ABANDONED:
        paid = enumerate(table.paid)
        return tuple(Due(POT, (player_id(seat),), units, "refund") for seat, units in paid if units)
    if table.paid:
        return (Due(POT, _players_of(table, table.winners), sum(table.paid), "payout"),)
    has_differences = table.terms.payout is Payout.DIFFERENCES and bool(table.winners)
    return _differences(table, scores) if has_differences else ()


def _differences(table: Table[Any], scores: Sequence[int]) -> tuple[Due, ...]:
    best = table.terms.front([scores[side] for side in table.winners])
    payees = _players_of(table, table.winners)
    owed = {side: abs(best - score) for side, score in enumerate(scores) if table.terms.better(best, score)}
    return tuple(
        Due(player_id(seat), payees, owed[side], "settlement")
        for seat in range(len(table.names))
        if (side := table.side_of(seat)) in owed and side not in table.winners
    )


def _players_of(table: Table[Any], sides: Iterable[int]) -> tuple[str, ...]:
    """The players of these sides, in the order of their seats."""
    return tuple(player_id(seat) for seat in sorted(seat for side in sides for seat in table.teams[side]))
