"""The variants of the Cucumber family, and their rules as values, as JSON and in words."""

from __future__ import annotations

from dataclasses import replace

from referee.families.columns import Allowance
from referee.families.cucumber.rulebook.book import rulebook
from referee.families.cucumber.rules.consistency import FITTING
from referee.families.cucumber.rules.house_rules import HOUSE_RULES
from referee.families.cucumber.rules.options import PointsTable, Rules
from referee.families.cucumber.rules.sections.limit import limit_in_short
from referee.families.cucumber.rules.variants import VARIANTS
from referee.families.cucumber.sheet.cards import cards_of
from referee.families.cucumber.sheet.columns import HANDS_LOST
from referee.families.options.catalogue import OptionsCatalogue
from referee.families.protocol import Cards, Summary
from referee.families.rounds.terms import Payout
from referee.words.said import Said


class CucumberCatalogue(OptionsCatalogue[Rules]):
    """Lose the last trick: Agurk, Gurka, Ogórek and the rest."""

    def __init__(self) -> None:
        about = "Options of the Cucumber family; each may be left out."
        super().__init__(Rules, tuple(VARIANTS.values()), HOUSE_RULES, about=about, fitting=FITTING)

    def rulebook(self, rules: Rules, *, title: str, players: int | None) -> Said:
        """The rules as readable Markdown."""
        return rulebook(rules, title=title, players=players)

    def summary(self, variant_id: str, rules: Rules) -> Summary:
        """The rules as a score sheet on paper has room for them."""
        short = super().summary(variant_id, rules)
        is_bet = rules.points is PointsTable.BET
        credit = Allowance(Said("cucumber-unit-credits"), rules.limit.points or 0) if is_bet else None
        return replace(
            short,
            stake_is=short.stake_is if rules.stakes.entry else Said("options-stake-a-stake"),
            tally=HANDS_LOST if rules.points is PointsTable.NONE else None,
            allowance=credit,
            target=rules.limit.points,
            target_text=limit_in_short(rules.limit, has_credits=is_bet),
            target_word=Said("cucumber-limit"),
        )

    def cards(self, rules: Rules) -> Cards:
        """The cards it is played with."""
        return cards_of(rules)

    def has_pot(self, rules: Rules) -> bool:
        """True if stakes are collected in a pot."""
        return rules.stakes.payout is Payout.POT
