"""The terms of a game of patience, from its options."""

from __future__ import annotations

from referee.families.columns import Best
from referee.families.patience.rules.options import Paid, PatienceRules
from referee.families.rounds.terms import Payout, Terms

_PAYOUTS = {
    Paid.POT: Payout.POT,
    Paid.DIFFERENCES: Payout.DIFFERENCES,
    Paid.BANK: Payout.BANK,
    None: Payout.EACH_ROUND,
}
"""Where no money is played for, no deal has payments of its own."""


def terms_of(rules: PatienceRules, _players: int) -> Terms:
    """The terms: the numbers of players, the end of the game, and its payments."""
    end = rules.end
    return Terms(
        range(rules.players.min, rules.players.max + 1),
        target=end.target,
        rounds=end.rounds,
        best=Best(end.best),
        tie=end.tie,
        payout=_PAYOUTS[rules.stakes.payout],
        has_dealer=False,
    )
