"""What the catalogues of patience games share."""

from __future__ import annotations

from dataclasses import replace
from typing import TypeVar

from referee.families.options.catalogue import OptionsCatalogue
from referee.families.patience.rules.options import PatienceRules
from referee.families.patience.summary import CARDS, has_pot, in_short
from referee.families.protocol import Cards, Summary

RulesT = TypeVar("RulesT", bound=PatienceRules)


class PatienceCatalogue(OptionsCatalogue[RulesT]):
    """Variants of a game that one plays alone with one pack."""

    def summary(self, variant_id: str, rules: RulesT) -> Summary:
        """The rules as a score sheet on paper has room for them."""
        return replace(super().summary(variant_id, rules), **in_short(rules))

    def cards(self, rules: RulesT) -> Cards:
        """The cards it is played with."""
        return CARDS

    def has_pot(self, rules: RulesT) -> bool:
        """Whether stakes are collected in a pot."""
        return has_pot(rules)
