"""The terms of a game of the Rummy family, from its options."""

from __future__ import annotations

from referee.families.rounds.terms import Payout, Terms
from referee.families.rummy.rules.consistency import FITTING, misfits
from referee.families.rummy.rules.options import Rules


def terms_of(rules: Rules, players: int) -> Terms:
    """The terms of a game of so many.

    :raises RulesError: when the pack, or the deal, does not suffice for them.
    """
    FITTING.seat(rules, players)
    seats = [
        count for count in range(rules.players.min, rules.players.max + 1) if not [*misfits(rules, count)]
    ]
    return Terms(
        seats=seats,
        direction=rules.direction,
        target=rules.end.target,
        rounds=rules.end.rounds,
        best=rules.end.best,
        tie=rules.end.tie,
        payout=Payout(rules.stakes.payout.value),
        may_join=not rules.is_gin,
        may_leave=not rules.is_gin,
    )
