"""The chips in the pot: antes, short hands, and passes that somebody has counted, or nobody."""

from __future__ import annotations

from collections.abc import Mapping

from referee.families.rounds.table import Table
from referee.families.snip_snap.rules.options import Rules
from referee.families.snip_snap.scoring.round import Outcome
from referee.families.snip_snap.table.dealing import cards_of


def short_hands(table: Table[Rules]) -> Mapping[int, int]:
    """The chips of each seat for a short hand; 0 for those who were dealt as many cards as others."""
    dealt = cards_of(table)
    most = max(dealt.values())
    return {seat: table.rules.chips.short_hand * (cards < most) for seat, cards in dealt.items()}


def least_pot(table: Table[Rules]) -> int:
    """The chips in the pot before anybody plays."""
    return table.rules.chips.ante * len(table.seats_in) + sum(short_hands(table).values())


def chips_for_passes(table: Table[Rules], outcome: Outcome) -> Mapping[int, int]:
    """The chips of each seat for passes.

    Where only the pot is known, all share what passes have brought in, odd chips one each from the first seat
    on: the table has given up to know who it was.
    """
    if outcome.pot is None:
        each = table.rules.chips.pass_
        return {seat: each * outcome.passes.get(seat, 0) for seat in table.seats_in}
    share, odd = divmod(outcome.pot - least_pot(table), len(table.seats_in))
    return {seat: share + (at < odd) for at, seat in enumerate(table.seats_in)}
