"""The terms of any game, from its options."""

from __future__ import annotations

from dataclasses import replace

from referee.families.any_game.rules.consistency import FITTING
from referee.families.any_game.rules.options import Dealer, Rules
from referee.families.rounds.ends import terms_from
from referee.families.rounds.terms import Terms


def terms_of(rules: Rules, players: int) -> Terms:
    """The terms for so many players; teams stay as they are.

    :raises RulesError: when these rules do not go for so many.
    """
    FITTING.seat(rules, players)
    alone = rules.teams is None
    return replace(
        terms_from(rules, None if alone else (players,)),
        teams=rules.teams or 0,
        direction=rules.direction,
        may_join=alone,
        may_leave=alone,
        has_dealer=rules.dealer is Dealer.PASSES_ON,
    )
