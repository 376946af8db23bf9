"""The variants of Bourré, and their rules as values, as JSON and in words."""

from __future__ import annotations

from dataclasses import replace

from referee.families.bourre.rulebook.book import rulebook
from referee.families.bourre.rules.consistency import FITTING
from referee.families.bourre.rules.house_rules import HOUSE_RULES
from referee.families.bourre.rules.options import Rules
from referee.families.bourre.rules.variants import RULE_SETS
from referee.families.bourre.sheet.cards import CARDS
from referee.families.columns import Best
from referee.families.options.catalogue import OptionsCatalogue
from referee.families.protocol import Cards, Summary
from referee.words.said import Said


class BourreCatalogue(OptionsCatalogue[Rules]):
    """Bourré, Bouré, Boo-Ray."""

    def __init__(self) -> None:
        about = "Options of the Bourré family; each may be left out."
        super().__init__(Rules, RULE_SETS, HOUSE_RULES, about=about, fitting=FITTING)

    def rulebook(self, rules: Rules, *, title: str, players: int | None) -> Said:
        """The rules as readable Markdown."""
        return rulebook(rules, title=title, players=players)

    def has_pot(self, rules: Rules) -> bool:
        """Every chip goes through the pot."""
        return True

    def summary(self, variant_id: str, rules: Rules) -> Summary:
        """The rules as a score sheet on paper has room for them."""
        target, start = rules.end.target, rules.chips.start
        ending = Said("bourre-end-in-short", {"chips": target}) if target is not None else ""
        return replace(
            super().summary(variant_id, rules),
            target=None if target is None or start is None else target - start,
            target_text=ending,
            best=Best.HIGHEST,
            stake_is=Said("options-stake-a-chip"),
        )

    def cards(self, rules: Rules) -> Cards:
        """52 cards."""
        return CARDS
