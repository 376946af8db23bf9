"""The variants of the Cucumber family, and their rules as values, as JSON and in words."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from referee.errors import NotFoundError, RulesError
from referee.families.cucumber.rulebook.book import rulebook
from referee.families.cucumber.rulebook.differences import differences
from referee.families.cucumber.rulebook.schema import rules_schema
from referee.families.cucumber.rules.consistency import contradictions, read_rules
from referee.families.cucumber.rules.document import read_options, rules_document
from referee.families.cucumber.rules.house_rules import house_rules_of
from referee.families.cucumber.rules.options import Payout, PointsTable, Rules
from referee.families.cucumber.rules.sections.limit import limit_in_short
from referee.families.cucumber.rules.variants import VARIANTS
from referee.families.cucumber.rules.variants import Variant as Row
from referee.families.cucumber.sheet.cards import cards_of
from referee.families.cucumber.sheet.columns import HANDS_LOST
from referee.families.cucumber.sheet.summary import house_rules_in_short
from referee.families.protocol import Cards, Difference, HouseRule, Summary, Variant

Document = Mapping[str, Any]


class CucumberCatalogue:
    """Lose the last trick: Agurk, Gurka, Ogórek and the rest."""

    def variants(self) -> tuple[Variant[Rules], ...]:
        """Every variant, in the order in which they are listed."""
        return _LISTED

    def read(self, variant_id: str, house_rules: Any, *, players: int | None) -> Rules:
        """The rules of a variant with house rules laid over it."""
        return read_rules(_row(variant_id).rules, house_rules, players=players)

    def check(self, document: Any) -> Rules:
        """A whole rules document that came from elsewhere, checked."""
        read = self.load(document)
        found = contradictions(read)
        if found:
            raise RulesError.of(found)
        return read

    def load(self, document: Document) -> Rules:
        """The rules that `dump` wrote."""
        return read_options(Rules(), document)

    def dump(self, rules: Rules) -> dict[str, Any]:
        """The rules as JSON, every option with its value."""
        return rules_document(rules)

    def schema(self) -> dict[str, Any]:
        """The JSON Schema of a rules document, whole or in part."""
        return rules_schema()

    def rulebook(self, rules: Rules, *, title: str, players: int | None) -> str:
        """The rules as readable Markdown."""
        return rulebook(rules, title=title, players=players)

    def differences(self, first: Rules, second: Rules) -> list[Difference]:
        """The options in which two sets of rules differ, each with a sentence."""
        return differences(first, second)

    def summary(self, variant_id: str, rules: Rules) -> Summary:
        """The rules as a score sheet on paper has room for them."""
        row = _row(variant_id)
        return Summary(
            name=row.name,
            region=row.region,
            house_rules=tuple(house_rules_in_short(row, rules)),
            tally=HANDS_LOST if rules.points is PointsTable.NONE else None,
            target=rules.limit.points,
            target_text=limit_in_short(rules.limit),
            target_word="limit",
            stake_is="each" if self.has_pot(rules) else "a point",
        )

    def players(self, rules: Rules) -> tuple[int, int]:
        """How few and how many may play."""
        return rules.players.min, rules.players.max

    def cards(self, rules: Rules) -> Cards:
        """The cards it is played with."""
        return cards_of(rules)

    def has_pot(self, rules: Rules) -> bool:
        """Whether stakes are collected in a pot."""
        return rules.stakes.payout is Payout.POT


def _row(variant_id: str) -> Row:
    if variant_id not in VARIANTS:
        raise NotFoundError(f"There is no variant “{variant_id[:60]}”.", code="variant_must_exist")
    return VARIANTS[variant_id]


def _variant(row: Row) -> Variant[Rules]:
    house_rules = (
        HouseRule(id=rule.id, name=rule.name, overrides=rule.overrides, source=rule.source)
        for rule in house_rules_of(row.id)
    )
    return Variant(
        id=row.id,
        name=row.name,
        region=row.region,
        summary=row.summary,
        rules=row.rules,
        house_rules=tuple(house_rules),
        sources=tuple(row.sources),
    )


_LISTED = tuple(map(_variant, VARIANTS.values()))
