"""The terms of a game of the Rummy family, from its options."""

from __future__ import annotations

from dataclasses import replace

from referee.families.rounds.ends import terms_from
from referee.families.rounds.terms import Terms
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
    is_open = not rules.is_gin
    agreed = terms_from(rules, seats)
    return replace(agreed, direction=rules.direction, may_join=is_open, may_leave=is_open)
