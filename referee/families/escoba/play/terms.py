"""The terms of a game of Escoba, from its options."""

from __future__ import annotations

from dataclasses import replace

from referee.families.escoba.rules.consistency import FITTING, POSSIBLE
from referee.families.escoba.rules.options import Rules
from referee.families.rounds.ends import terms_from
from referee.families.rounds.terms import Terms


def terms_of(rules: Rules, players: int) -> Terms:
    """The terms for so many players.

    :raises RulesError: when these rules do not go for so many.

    >>> from referee.families.escoba.rules.people import TeamsFrom
    >>> terms = terms_of(Rules(teams=TeamsFrom(4)), 3)
    >>> terms.seats, terms.teams, terms.target
    ((2, 3), 0, 21)
    """
    FITTING.seat(rules, players)
    teams = rules.teams_of(players)
    within = range(rules.players.min, rules.players.max + 1)
    alone = [count for count in POSSIBLE if count in within and not rules.teams_of(count)]
    seats = (players,) if teams else tuple(count for count in alone if rules.deals(count))
    agreed = terms_from(rules, seats)
    return replace(agreed, teams=teams, direction=rules.direction, may_join=True, may_leave=True)
