"""The hand to come: who deals, who leads, how many cards each.

Worked out from the last hand and the players who are in now, so that a player who buys back in or
joins counts at once. Source: pagat.com Cucumber and Twenty-Two, "deal"; Five Cucumbers rules sheet.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from referee.families.cucumber.rules.dealing import cards_each
from referee.families.cucumber.rules.options import DealerRule, LeaderRule
from referee.families.cucumber.table.table import LastHand, Table


@dataclass(frozen=True, slots=True)
class NextHand:
    """The hand to come."""

    number: int
    dealer: int | None
    """None where nobody deals, or as long as the deal has to be drawn for."""
    dealer_drawn_by: tuple[int, ...]
    """Those who draw cards for the deal."""
    leader: int | None
    cards_each: int
    stock: int
    """Cards not dealt; cards kept face up are not among them."""


def next_hand(table: Table) -> NextHand:
    """The hand to come at a table where the game goes on.

    >>> from referee.families.cucumber.rules.options import Rules
    >>> from referee.families.cucumber.table.table import Player
    >>> coming = next_hand(Table(Rules(), (Player("Ann"), Player("Bo")), 1, 1, None))
    >>> coming.dealer, coming.leader, coming.cards_each, coming.stock
    (1, 0, 7, 38)
    """
    coming: NextHand | None = table.worked_out.get("next_hand")
    if coming is None:
        # It is asked for when the hand before is shown, and when it is recorded itself.
        coming = table.worked_out["next_hand"] = _next_hand(table)
    return coming


def _next_hand(table: Table) -> NextHand:
    drawn_by = drawers(table)
    dealer = None if drawn_by else _dealer(table)
    players = len(table.seats_in)
    available = table.pack.size - len(table.kept_cards)
    each = cards_each(
        table.rules,
        number=table.hands + 1,
        losing_points=None if table.last is None else table.last.losing_points,
        available=available,
        players=players,
    )
    return NextHand(
        number=table.hands + 1,
        dealer=dealer,
        dealer_drawn_by=drawn_by,
        leader=_leader(table, dealer),
        cards_each=each,
        stock=available - each * players,
    )


def may_deal(table: Table, seat: int) -> bool:
    """True if somebody can be the next dealer: players in, and who paid for the last hand, even if out."""
    player = table.players[seat]
    paid = table.last is not None and seat in table.last.payers
    return player.is_in or (paid and not player.withdrawn)


def _named(table: Table) -> int | None:
    """The dealer who was named, as long as that one can deal."""
    named = table.named_dealer
    return named if named is not None and may_deal(table, named) else None


def drawers(table: Table) -> tuple[int, ...]:
    """The payers who must draw cards for the next deal; empty when nobody has to."""
    if _named(table) is not None or table.last is None:
        return ()
    if table.rules.deal.dealer is not DealerRule.PAYER:
        return ()
    payers = _payers_here(table, table.last)
    return payers if len(payers) > 1 else ()


def _payers_here(table: Table, last: LastHand) -> tuple[int, ...]:
    """An eliminated payer still deals; one who left the table cannot."""
    return tuple(sorted(seat for seat in last.payers if not table.players[seat].withdrawn))


def _dealer(table: Table) -> int | None:
    named = _named(table)
    if named is not None:
        return named
    if table.last is None:
        return None if table.first_dealer is None else table.at_or_left_of(table.first_dealer)
    return _DEALERS[table.rules.deal.dealer](table, table.last)


def _rotates(table: Table, last: LastHand) -> int | None:
    return None if last.dealer is None else table.next_left(last.dealer)


def _payer(table: Table, last: LastHand) -> int | None:
    here = _payers_here(table, last)
    return here[0] if here else table.at_or_left_of(last.taker)


def _lowest(table: Table, last: LastHand) -> int | None:
    return None if last.lowest is None else table.at_or_left_of(last.lowest)


def _nobody(_table: Table, _last: LastHand) -> None:
    return None


_DEALERS: Mapping[DealerRule, Callable[[Table, LastHand], int | None]] = {
    DealerRule.ROTATES: _rotates,
    DealerRule.PAYER: _payer,
    DealerRule.LOWEST: _lowest,
    DealerRule.NOBODY: _nobody,
}


def _leader(table: Table, dealer: int | None) -> int | None:
    rule = table.rules.deal.leader
    if rule is LeaderRule.PAYER and table.last is not None:
        return table.at_or_left_of(table.last.taker)
    if rule is LeaderRule.PAYER and table.first_leader is not None:
        return table.at_or_left_of(table.first_leader)
    if dealer is None:
        return None
    return table.at_or_left_of(dealer) if rule is LeaderRule.DEALER else table.next_left(dealer)
