"""The part of a catalogue that games of patience share."""

from __future__ import annotations

from dataclasses import replace
from typing import TypeVar

from referee.cards import SUITS
from referee.families.columns import Best
from referee.families.options.catalogue import OptionsCatalogue
from referee.families.patience.rules.options import Paid, PatienceRules
from referee.families.patience.table.cards import RANKS
from referee.families.protocol import Cards, Summary
from referee.families.rounds.options import end_in_short

RulesT = TypeVar("RulesT", bound=PatienceRules)
_CARDS = Cards(RANKS[::-1], tuple(SUITS), RANKS[::-1])
"""Of every card the suit matters."""


class PatienceCatalogue(OptionsCatalogue[RulesT]):
    """Variants of a game that one plays alone with one pack."""

    def summary(self, variant_id: str, rules: RulesT) -> Summary:
        """The rules as a score sheet on paper has room for them."""
        target = rules.end.target
        return replace(
            super().summary(variant_id, rules),
            target=target,
            target_text=end_in_short(target, rules.end.rounds, "deal"),
            best=Best(rules.end.best),
            stake_is="each" if self.has_pot(rules) else "a point",
        )

    def cards(self, rules: RulesT) -> Cards:
        """The cards it is played with."""
        return _CARDS

    def has_pot(self, rules: RulesT) -> bool:
        """True when stakes are collected in a pot."""
        return rules.stakes.payout is Paid.POT
