"""The part of a catalogue that families with the options of `ends.py` share."""

from __future__ import annotations

from dataclasses import replace
from typing import TypeVar

from referee.families.options.catalogue import OptionsCatalogue
from referee.families.protocol import Summary
from referee.families.rounds.ends import RoundsRules, end_in_short
from referee.families.rounds.terms import Payout
from referee.words.said import Said

RulesT = TypeVar("RulesT", bound=RoundsRules)


class RoundsCatalogue(OptionsCatalogue[RulesT]):
    """The variants of a family, with a summary of how their games end."""

    noun = "round"

    def summary(self, variant_id: str, rules: RulesT) -> Summary:
        """The rules as a score sheet on paper has room for them."""
        return replace(
            super().summary(variant_id, rules),
            target=rules.end.target,
            target_text=self.end_in_short(rules),
            best=rules.end.best,
        )

    def end_in_short(self, rules: RulesT) -> Said | str:
        """The end of a game in a few words, for a sheet with little room."""
        return end_in_short(rules.end, self.noun)

    def has_pot(self, rules: RulesT) -> bool:
        """True if stakes are collected in a pot."""
        return rules.stakes.payout is Payout.POT
