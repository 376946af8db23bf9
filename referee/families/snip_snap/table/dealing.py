"""The cards that everybody is dealt."""

from __future__ import annotations

from collections.abc import Mapping

from referee.families.rounds.table import Table
from referee.families.snip_snap.rules.options import All, Rules
from referee.families.snip_snap.rules.playing import PACK_SIZE


def cards_of(table: Table[Rules], leader: int | None = None) -> Mapping[int, int]:
    """The cards of each seat that takes part; where all are dealt, some have one more, from the leader on.

    >>> from referee.families.rounds.terms import Terms
    >>> names = ("Ann", "Bo", "Cy", "Di", "Ed")
    >>> seats = tuple((at,) for at in range(5))
    >>> table = Table(Rules(), Terms(range(2, 11)), names, seats, (0,) * 5, dealer=4)
    >>> cards_of(table)
    {0: 11, 1: 11, 2: 10, 3: 10, 4: 10}
    """
    cards, seats = table.rules.deal.cards, table.seats_in
    if not isinstance(cards, All):
        return dict.fromkeys(seats, cards)
    each, more = divmod(PACK_SIZE, len(seats))
    first = table.leader if leader is None else leader
    in_turn = turns_from(table, first or 0)
    longer = {*in_turn[:more]}
    return {seat: each + (seat in longer) for seat in seats}


def turns_from(table: Table[Rules], first: int) -> list[int]:
    """The seats that take part, in turn from the first on."""
    seats, seat = [first], table.after(first)
    while seat != first:
        seats.append(seat)
        seat = table.after(seat)
    return seats
