"""The variants of the Rummy family, and their rules as values, as JSON and in words."""

from __future__ import annotations

from dataclasses import replace

from referee.cards import JOKER
from referee.families.melds.endings import target_in_short
from referee.families.options.catalogue import OptionsCatalogue
from referee.families.protocol import Cards, Summary
from referee.families.rummy.rulebook.book import rulebook
from referee.families.rummy.rules.cards import RANKS
from referee.families.rummy.rules.consistency import FITTING
from referee.families.rummy.rules.end import Payout
from referee.families.rummy.rules.house_rules import HOUSE_RULES
from referee.families.rummy.rules.options import Rules
from referee.families.rummy.rules.variants import VARIANTS

_STAKE_IS = {Payout.POT: "each", Payout.DIFFERENCES: "a point", Payout.EACH_ROUND: "a point"}


class RummyCatalogue(OptionsCatalogue[Rules]):
    """Sets, runs and deadwood: Rummy, Rummy 500 and Gin."""

    def __init__(self) -> None:
        about = "Options of the Rummy family; each may be left out."
        super().__init__(Rules, VARIANTS, HOUSE_RULES, about=about, fitting=FITTING)

    def rulebook(self, rules: Rules, *, title: str, players: int | None) -> str:
        """The rules as readable Markdown."""
        return rulebook(rules, title=title, players=players)

    def summary(self, variant_id: str, rules: Rules) -> Summary:
        """The rules as a score sheet on paper has room for them."""
        return replace(
            super().summary(variant_id, rules),
            target=rules.end.target,
            target_text=target_in_short(rules.end.target, rules.end.rounds),
            best=rules.end.best,
            stake_is=_STAKE_IS[rules.stakes.payout],
        )

    def cards(self, rules: Rules) -> Cards:
        """The cards it is played with, the suit of each of which may matter."""
        jokers = (JOKER,) if rules.pack.jokers else ()
        ranks = (*jokers, *reversed(RANKS))
        return Cards(ranks=ranks, suits=("C", "D", "H", "S"), suited_ranks=RANKS)

    def has_pot(self, rules: Rules) -> bool:
        """True if stakes are collected in a pot."""
        return rules.stakes.payout is Payout.POT
