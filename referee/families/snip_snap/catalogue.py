"""The variants of Snip Snap Snorem, and their rules as values, as JSON and in words."""

from __future__ import annotations

from dataclasses import replace

from referee.cards import SUITS, Deck
from referee.families.protocol import Cards, Summary
from referee.families.rounds.catalogue import RoundsCatalogue
from referee.families.snip_snap.rulebook.book import rulebook
from referee.families.snip_snap.rules.consistency import FITTING
from referee.families.snip_snap.rules.house_rules import HOUSE_RULES
from referee.families.snip_snap.rules.options import NOUN, Rules
from referee.families.snip_snap.rules.variants import RULE_SETS
from referee.words.said import Said

_RANKS = tuple(reversed(Deck.FRENCH.ranks))


class SnipSnapCatalogue(RoundsCatalogue[Rules]):
    """Match the rank that lies there: Snip Snap Snorem."""

    noun = NOUN

    def __init__(self) -> None:
        about = "Options of Snip Snap Snorem; each may be left out."
        super().__init__(Rules, RULE_SETS, HOUSE_RULES, about=about, fitting=FITTING)

    def rulebook(self, rules: Rules, *, title: str, players: int | None) -> str:
        """The rules as readable Markdown."""
        return rulebook(rules, title=title, players=players)

    def summary(self, variant_id: str, rules: Rules) -> Summary:
        """The rules as a score sheet on paper has room for them."""
        short = super().summary(variant_id, rules)
        return short if self.has_pot(rules) else replace(short, stake_is=Said("options-stake-a-chip"))

    def cards(self, rules: Rules) -> Cards:
        """The cards it is played with; of each the suit matters."""
        return Cards(_RANKS, tuple(SUITS), _RANKS)
