"""A catalogue made from a family's rules and rows: everything that follows from how its options are told."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import Any, Generic, TypeVar

from referee.errors import NotFoundError
from referee.families.documents import Document
from referee.families.options.differences import differences
from referee.families.options.document import read_options, rules_document
from referee.families.options.fitting import Fitting
from referee.families.options.in_short import house_rules_in_short
from referee.families.options.players import PlayedBy
from referee.families.options.rule_sets import HouseRule, RuleSet
from referee.families.options.schema import rules_schema
from referee.families.protocol import Cards, Difference, Summary, Variant
from referee.families.protocol import HouseRule as VariantHouseRule
from referee.words.said import Said, Typed

RulesT = TypeVar("RulesT", bound=PlayedBy)


class OptionsCatalogue(ABC, Generic[RulesT]):
    """The variants of a family, and their rules as values, as JSON and in words.

    A family says besides what its rule book tells and whether there is a pot; it may say more in its summary,
    and with which cards it is played.
    """

    def __init__(
        self,
        kind: type[RulesT],
        rule_sets: Sequence[RuleSet[RulesT]],
        house_rules: Sequence[HouseRule] = (),
        *,
        about: str,
        fitting: Fitting[RulesT] | None = None,
    ) -> None:
        """The catalogue of rules of this `kind`; `about` is what their schema says of the whole document."""
        self._kind, self._about, self._fitting = kind, about, fitting or Fitting()
        self._variants = {rule_set.id: _variant(rule_set, house_rules) for rule_set in rule_sets}

    def variants(self) -> tuple[Variant[RulesT], ...]:
        """Every variant, in the order in which they are listed."""
        return tuple(self._variants.values())

    def variant(self, variant_id: str) -> Variant[RulesT]:
        """The variant.

        :raises NotFoundError: when the family has none of this id.
        """
        if variant_id not in self._variants:
            message = Said("options-no-such-variant", {"name": Typed(variant_id[:60])})
            raise NotFoundError(message, code="variant_must_exist")
        return self._variants[variant_id]

    def read(
        self, variant_id: str, house_rules: Any, *, players: int | None, is_kept: bool = False
    ) -> RulesT:
        """The rules of a variant with house rules laid over it.

        They go for so many players or, where nobody says how many, for some number of those who may play.
        """
        base = self.variant(variant_id).rules
        return self._fitting.read(base, house_rules, players=players, is_kept=is_kept)

    def check(self, document: Any) -> RulesT:
        """A rules document that came from elsewhere; an option that it lacks has its default."""
        return self._fitting.check(self._kind(), document)

    def load(self, document: Document) -> RulesT:
        """The rules that `dump` wrote."""
        return read_options(self._kind(), document)

    def dump(self, rules: RulesT) -> dict[str, Any]:
        """The rules as JSON, every option with its value."""
        return rules_document(rules)

    def schema(self) -> dict[str, Any]:
        """The JSON Schema of a rules document, whole or in part."""
        return rules_schema(self._kind, self._about)

    def differences(self, first: RulesT, second: RulesT) -> list[Difference]:
        """The options in which two sets of rules differ, each with a sentence."""
        return differences(first, second)

    def summary(self, variant_id: str, rules: RulesT) -> Summary:
        """The rules as a score sheet on paper has room for them: whose they are, and what was agreed on.

        Where there is no pot, the stake is said to be paid for a point.
        """
        variant = self.variant(variant_id)
        agreed = house_rules_in_short(variant.rules, variant.house_rules, rules)
        stake_is = Said("options-stake-each" if self.has_pot(rules) else "options-stake-a-point")
        return Summary(variant.heading, variant.region, tuple(agreed), stake_is=stake_is)

    def players(self, rules: RulesT) -> tuple[int, int]:
        """The fewest and the most players."""
        return rules.players.min, rules.players.max

    def cards(self, rules: RulesT) -> Cards | None:
        """The cards it is played with; None where nobody enters any."""
        return None

    @abstractmethod
    def rulebook(self, rules: RulesT, *, title: str, players: int | None) -> Said | str:
        """The rules as readable Markdown."""

    @abstractmethod
    def has_pot(self, rules: RulesT) -> bool:
        """True if stakes are collected in a pot."""


def _variant(row: RuleSet[RulesT], house_rules: Sequence[HouseRule]) -> Variant[RulesT]:
    known = (
        VariantHouseRule(rule.id, rule.name, rule.overrides, rule.source)
        for rule in house_rules
        if row.id in rule.variants
    )
    return Variant(
        row.id,
        row.name,
        row.region,
        row.summary,
        row.rules,
        tuple(known),
        row.sources,
        other_names=row.other_names,
        occasions=row.occasions,
        title=row.title,
    )
