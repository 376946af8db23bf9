"""Infractions as documents: the move, the reason, and the moves that would have been legal."""

from __future__ import annotations

from typing import Any

from referee.errors import RulesError
from referee.families.patience.rules.laws import Laws
from referee.families.patience.scoring.round import Infraction
from referee.families.patience.table.layout import Layout
from referee.families.patience.table.listing import all_moves
from referee.families.verdicts import MOST_OPTIONS
from referee.words.said import as_value

MOST_INFRACTIONS = 100
"""The number that an audit or a deal lists at most; all of them are counted."""


def options_document(laws: Laws, layout: Layout) -> dict[str, Any]:
    """The legal moves of a layout; nothing where they depend on a card that is not known."""
    try:
        moves = all_moves(laws, layout)
    except RulesError:
        return {}
    return {
        "options": [move.document() for move in moves[:MOST_OPTIONS]],
        "options_total": len(moves),
    }


def infraction_document(laws: Laws, infraction: Infraction) -> dict[str, Any]:
    """The infraction as JSON."""
    return {
        "move": infraction.number,
        "made": infraction.move.document(),
        "code": infraction.refusal.code,
        "rule": infraction.refusal.rule,
        "explanation": as_value(infraction.refusal.message),
        **options_document(laws, infraction.before),
    }
