"""The terms of a game of Authors or Go Fish, from its options."""

from __future__ import annotations

from referee.families.books.rules.consistency import FITTING
from referee.families.books.rules.options import Rules
from referee.families.rounds.terms import Payout, Terms


def terms_of(rules: Rules, players: int) -> Terms:
    """The terms for so many players.

    :raises RulesError: when these rules cannot be played by so many.
    """
    FITTING.seat(rules, players)
    return Terms(
        range(rules.players.min, rules.players.max + 1),
        target=rules.end.target,
        rounds=rules.end.rounds,
        best=rules.end.best,
        tie=rules.end.tie,
        payout=Payout(rules.stakes.payout.value),
        may_join=True,
        may_leave=True,
    )
