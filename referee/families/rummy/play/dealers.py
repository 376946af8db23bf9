"""The dealer of the next round."""

from __future__ import annotations

from collections.abc import Mapping

from referee.families.rummy.rules.cards import Dealer
from referee.families.rummy.scoring.lines import RummyTable
from referee.families.rummy.scoring.round import Held


def next_dealer(table: RummyTable, winner: int | None, losers: Mapping[int, Held]) -> int | None:
    """The seat that deals next, where it is not the next in turn; of losers the one that held most."""
    rule = table.rules.deal.dealer
    if rule is Dealer.ROTATES:
        return None
    if winner is None:
        return table.next_dealer
    if rule is Dealer.WINNER:
        return winner
    most = max(held.points for held in losers.values())
    seat = winner
    while seat not in losers or losers[seat].points < most:
        seat = table.after(seat)
    return seat
