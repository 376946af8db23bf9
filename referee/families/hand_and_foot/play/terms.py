"""The terms of a game of Hand and Foot, from its options."""

from __future__ import annotations

from dataclasses import replace

from referee.families.hand_and_foot.rules.consistency import FITTING, may_play, misfits
from referee.families.hand_and_foot.rules.options import Rules
from referee.families.rounds.ends import terms_from
from referee.families.rounds.terms import Terms


def terms_of(rules: Rules, players: int) -> Terms:
    """The terms of a game of so many.

    :raises RulesError: when the packs do not suffice for them, or they make no equal teams.
    """
    FITTING.seat(rules, players)
    alone = rules.teams is None
    seats = [
        count
        for count in range(rules.players.min, rules.players.max + 1)
        if may_play(rules, count) and not [*misfits(rules, count)]
    ]
    return replace(
        terms_from(rules, seats),
        teams=rules.teams or 0,
        direction=rules.direction,
        may_join=alone,
        may_leave=alone,
    )
