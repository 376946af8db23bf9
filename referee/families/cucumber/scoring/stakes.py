"""The dues of a game, in units of the stake.

Into the pot goes a unit for sitting down and for each buy-in that costs one, and whatever going out costs
(`fall_stakes.py`); who wins takes the pot. Or the
losers pay the winners the difference of their scores. Source: pagat.com Cucumber, "Gurka" (stakes and buying
in) and "Kurko" (differences).
"""

from __future__ import annotations

from referee.families.cucumber.rules.options import BuyInCost
from referee.families.cucumber.table.table import Table
from referee.families.rounds.terms import Payout
from referee.families.steps import POT, Due, player_id


def opening_dues(table: Table) -> tuple[Due, ...]:
    """Everybody's stake at the start, where there is a pot.

    >>> from referee.families.cucumber.rules.options import Rules
    >>> from referee.families.cucumber.table.table import Player
    >>> [due.payer for due in opening_dues(Table(Rules(), (Player("Ann"), Player("Bo")), 1, 1, None))]
    ['p1', 'p2']
    """
    return tuple(due for seat in range(len(table.players)) for due in joining_dues(table, seat))


def joining_dues(table: Table, seat: int) -> tuple[Due, ...]:
    """A player's stake, where there is a pot."""
    entry = table.rules.stakes.entry
    return (_into_pot(seat, "stake"),) if _has_pot(table) and entry else ()


def buy_in_dues(table: Table, seat: int) -> tuple[Due, ...]:
    """The dues of a buy-in, where it costs something."""
    costs = _has_pot(table) and table.rules.stakes.buy_ins.cost is BuyInCost.STAKE
    return (_into_pot(seat, "buy_in"),) if costs else ()


def closing_dues(table: Table) -> tuple[Due, ...]:
    """The dues at the end of a game: the pot or the differences to the winners, or everything back."""
    if table.result is None:
        return _refunds(table)
    winners = tuple(player_id(seat) for seat in sorted(table.result.winners))
    if not _has_pot(table):
        return _differences(table, winners)
    pot = sum(_paid(table, seat) for seat in range(len(table.players)))
    return (Due(POT, winners, pot, "payout"),) if pot else ()


def _has_pot(table: Table) -> bool:
    return table.rules.stakes.payout is Payout.POT


def _into_pot(seat: int, reason: str) -> Due:
    return Due(player_id(seat), (POT,), 1, reason)


def _paid(table: Table, seat: int) -> int:
    """The units that a player has put into the pot."""
    player, stakes = table.players[seat], table.rules.stakes
    buy_ins = player.buy_ins if stakes.buy_ins.cost is BuyInCost.STAKE else 0
    return stakes.entry + buy_ins + player.fall_stakes if _has_pot(table) else 0


def _refunds(table: Table) -> tuple[Due, ...]:
    paid = {seat: _paid(table, seat) for seat in range(len(table.players))}
    return tuple(Due(POT, (player_id(seat),), units, "refund") for seat, units in paid.items() if units)


def _differences(table: Table, winners: tuple[str, ...]) -> tuple[Due, ...]:
    scores = {player_id(seat): player.score for seat, player in enumerate(table.players)}
    best = min(scores[winner] for winner in winners)
    return tuple(
        Due(loser, winners, score - best, "settlement")
        for loser, score in scores.items()
        if loser not in winners and score > best
    )
