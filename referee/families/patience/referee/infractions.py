"""Moves that were not allowed, as documents: which, why, and what would have been legal."""

from __future__ import annotations

from typing import Any

from referee.errors import RulesError
from referee.families.patience.rules.laws import Laws
from referee.families.patience.scoring.round import Infraction
from referee.families.patience.table.layout import Layout
from referee.families.patience.table.listing import all_moves
from referee.families.verdicts import MOST_OPTIONS

MOST_INFRACTIONS = 100
"""So many an audit or a deal lists; it counts them all."""


def options_document(laws: Laws, layout: Layout) -> dict[str, Any]:
    """What would have been legal; nothing where that turns on a card that was not told."""
    try:
        moves = all_moves(laws, layout)
    except RulesError:
        return {}
    return {
        "options": [move.document() for move in moves[:MOST_OPTIONS]],
        "options_total": len(moves),
    }


def infraction_document(laws: Laws, one: Infraction) -> dict[str, Any]:
    """The infraction as JSON."""
    return {
        "move": one.number,
        "made": one.move.document(),
        "code": one.refusal.code,
        "rule": one.refusal.rule,
        "explanation": one.refusal.message,
        **options_document(laws, one.before),
    }
