"""The dealer of the first round; `Table.dealer_among` has those of all others."""

from __future__ import annotations

from referee.errors import RulesError, Violation
from referee.families.protocol import Seating
from referee.families.rounds.table import RulesT, Table
from referee.families.seats import Direction, seat_of
from referee.words.said import Said


def first_dealer(table: Table[RulesT], seating: Seating) -> int | None:
    """The first dealer: the one named, else the seat before the first in turn, so that the first leads.

    :raises RulesError: when nobody of that name is here, or nobody deals.
    """
    if seating.leader is not None:
        message = Said("rounds-leader-follows")
        raise RulesError.of([Violation("/leader", "leader_must_follow_from_the_dealer", message)])
    if not table.terms.has_dealer or len(table.names) == 1:
        if seating.dealer is not None:
            raise RulesError.of([Violation("/dealer", "somebody_must_deal", Said("rounds-nobody-deals"))])
        return None
    if seating.dealer is None:
        return len(table.names) - 1 if table.terms.direction is Direction.CLOCKWISE else 1
    return seat_of(table.seated, seating.dealer, "/dealer")
