"""The terms of a game of Snip Snap Snorem, from its options."""

from __future__ import annotations

from referee.families.rounds.terms import Payout, Terms
from referee.families.snip_snap.rules.consistency import FITTING
from referee.families.snip_snap.rules.options import Chips, Rules


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
        pays_in=rules.chips.counters if rules.chips.kind is Chips.FINES else 1,
        may_join=True,
        may_leave=True,
        begins_with=rules.chips.counters if rules.chips.kind is Chips.FINES else 0,
        is_balanced=rules.chips.kind in {Chips.POT, Chips.PER_CARD},
    )
