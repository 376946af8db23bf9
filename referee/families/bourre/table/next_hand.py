"""The hand to come: who deals, who speaks first, who antes how much.

Worked out from the last hand and those who sit at the table now, so that somebody who is away, joins or comes
back counts at once. Source: pagat.com Bourré; National Bourré League.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import dataclass

from referee.families.bourre.rules.options import AnteBy
from referee.families.bourre.table.table import Table


@dataclass(frozen=True, slots=True)
class Deal:
    """The dealer of a hand, and the turns to deal that are passed over for it."""

    dealer: int
    passed_over: tuple[int, ...] = ()
    """A seat once for each turn."""


def deal(table: Table, seats: Collection[int]) -> Deal:
    """The deal of the next hand, among those at the table.

    A lost deal is used up when the deal comes to that player, and passes on. At a table that everybody has
    left, the seat counts whose turn it would be.

    >>> from referee.families.bourre.rules.options import Rules
    >>> from referee.families.bourre.table.table import Player
    >>> table = Table(Rules(), (Player("Ann", lost_deals=1), Player("Bo"), Player("Cy")), 2, last_dealer=2)
    >>> deal(table, {0, 1, 2})
    Deal(dealer=1, passed_over=(0,))
    """
    if table.named_dealer is not None:
        return Deal(next(table.around(table.named_dealer, seats)))
    start = (table.first_dealer if table.last_dealer is None else table.last_dealer + 1) % len(table.players)
    turns, passed_over = [*table.around(start, seats)] or [start], list[int]()
    lost = {seat: table.players[seat].lost_deals for seat in turns}
    while True:
        for seat in turns:
            if not lost[seat]:
                return Deal(seat, tuple(passed_over))
            lost[seat] -= 1
            passed_over.append(seat)


def first_to_speak(table: Table, dealer: int, seats: Collection[int]) -> int:
    """The dealer's left neighbour among those at the table; the dealer, where nobody is left."""
    return next(table.around((dealer + 1) % len(table.players), seats), dealer)


def antes(table: Table, dealer: int, seats: Collection[int], ante: int | None = None) -> dict[int, int]:
    """The chips that each at the table pays before the play, in seat order; `ante` is named by the dealer.

    Who is exempt pays 0, and in a play-off everybody does.

    >>> from referee.families.bourre.rules.options import Exempt, Rules
    >>> from referee.families.bourre.table.table import Player
    >>> table = Table(Rules(), (Player("Ann"), Player("Bo")), 1, exempt={1: Exempt.TIED})
    >>> antes(table, 0, [0, 1])
    {0: 1, 1: 0}
    """
    rules = table.rules.ante
    each = 0 if table.may_stay is not None else rules.chips if ante is None else ante
    if rules.by is AnteBy.DEALER:
        return {seat: each * len(seats) * (seat == dealer) for seat in sorted(seats)}
    return {seat: 0 if seat in table.exempt else each for seat in sorted(seats)}


def penalty(table: Table, total: int) -> int:
    """The chips that a bourré pays where `total` are in the pot before anything is paid out."""
    rules = table.rules.bourre
    if rules.chips is not None:
        return rules.chips
    return total if rules.at_most is None else min(total, rules.at_most)


def deals_lost(table: Table) -> Mapping[int, int]:
    """Turns to deal that will be passed over, by seat; nobody who has none."""
    return {seat: table.players[seat].lost_deals for seat in table.seats_in if table.players[seat].lost_deals}
