"""The terms of a game of Authors or Go Fish, from its options."""

from __future__ import annotations

from dataclasses import replace

from referee.families.books.rules.consistency import FITTING
from referee.families.books.rules.options import Rules
from referee.families.rounds.ends import terms_from
from referee.families.rounds.terms import Terms


def terms_of(rules: Rules, players: int) -> Terms:
    """The terms for so many players.

    :raises RulesError: when these rules cannot be played by so many.
    """
    FITTING.seat(rules, players)
    return replace(terms_from(rules), may_join=True, may_leave=True)
