"""What a catalogue of patience tells besides its options."""

from __future__ import annotations

from typing import Any

from referee.cards import SUITS
from referee.families.columns import Best
from referee.families.patience.rules.options import Paid, PatienceRules
from referee.families.patience.table.cards import RANKS
from referee.families.protocol import Cards
from referee.families.rounds.options import end_in_short

CARDS = Cards(RANKS[::-1], tuple(SUITS), RANKS[::-1])
"""Of every card the suit matters."""


def in_short(rules: PatienceRules) -> dict[str, Any]:
    """What a score sheet on paper says of the rules, by the members of its summary."""
    target, paid = rules.end.target, rules.stakes.payout
    return {
        "target": target,
        "target_text": end_in_short(target, rules.end.rounds, "deal"),
        "best": Best(rules.end.best),
        "stake_is": "each" if paid is Paid.POT else "a point",
    }


def has_pot(rules: PatienceRules) -> bool:
    """Whether stakes are collected in a pot."""
    return rules.stakes.payout is Paid.POT
