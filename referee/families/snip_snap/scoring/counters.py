"""The counters of the players, and those in the pool."""

from __future__ import annotations

from referee.families.protocol import FIRST_EDITION
from referee.families.rounds.ledger import Ledger
from referee.families.rounds.table import Table
from referee.families.snip_snap.rules.options import Chips, Rules
from referee.words.said import Said

POOL = "pool"
"""The key of the pool in the memory of the table."""


def counters_of(table: Table[Rules], seat: int) -> int:
    """The counters of a seat: its score.

    In the first edition everybody has them from the start, and the score began with the first deal.
    """
    if table.edition > FIRST_EDITION:
        return table.scores[seat]
    before = table.rules.chips.counters if not table.rounds else 0
    return max(table.scores[seat] + before, 0)


def deal_out(table: Table[Rules], ledger: Ledger) -> None:
    """Writes the counters with which everybody begins."""
    counters = table.rules.chips.counters
    for seat in table.seats_in:
        sentence = Said("snip_snap-begins", {"player": table.person(seat), "counters": counters})
        ledger.add(seat, "counters", counters, "chips.counters", sentence)


def pool_of(table: Table[Rules]) -> int:
    """The counters in the pool."""
    return int(table.memory.get(POOL, 0))


def share_pool(table: Table[Rules], ledger: Ledger, agreed: bool) -> None:
    """Gives the pool to the last one with counters; where there is none, or several, they share it."""
    pool = pool_of(table)
    if table.rules.chips.kind is not Chips.FINES or not pool:
        return
    seats = table.winners if not agreed and len(table.seats_in) < 2 else table.seats_in
    each, odd = divmod(pool, len(seats))
    message = "snip_snap-takes-pool" if len(seats) == 1 else "snip_snap-shares-pool"
    for at, seat in enumerate(seats):
        share = each + (at < odd)
        if share:
            ledger.add(seat, POOL, share, "chips.kind", Said(message, {"player": table.person(seat)}))


def counters_decide(table: Table[Rules]) -> bool:
    """True when the shared pool decides who wins; in the first edition the counters before it did."""
    return table.rules.chips.kind is Chips.FINES and table.edition > FIRST_EDITION
