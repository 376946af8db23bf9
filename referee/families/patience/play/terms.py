"""The terms of a game of patience, from its options."""

from __future__ import annotations

from dataclasses import replace

from referee.families.patience.rules.options import PatienceRules
from referee.families.rounds.ends import terms_from
from referee.families.rounds.terms import Terms


def terms_of(rules: PatienceRules, _players: int) -> Terms:
    """The terms: the numbers of players, the end of the game, and its payments."""
    return replace(terms_from(rules), has_dealer=False)
