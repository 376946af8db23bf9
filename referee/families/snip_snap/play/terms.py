"""The terms of a game of Snip Snap Snorem, from its options."""

from __future__ import annotations

from dataclasses import replace

from referee.families.rounds.ends import terms_from
from referee.families.rounds.terms import Terms
from referee.families.snip_snap.rules.consistency import FITTING
from referee.families.snip_snap.rules.options import Chips, Rules


def terms_of(rules: Rules, players: int) -> Terms:
    """The terms for so many players.

    :raises RulesError: when these rules cannot be played by so many.
    """
    FITTING.seat(rules, players)
    has_fines = rules.chips.kind is Chips.FINES
    return replace(
        terms_from(rules),
        pays_in=rules.chips.counters if has_fines else 1,
        may_join=True,
        may_leave=True,
        begins_with=rules.chips.counters if has_fines else 0,
        is_balanced=rules.chips.kind in {Chips.POT, Chips.PER_CARD},
    )
