"""What every family's variants and house rules come to: rules that fit, survive JSON, and are told."""

from __future__ import annotations

from typing import Any

import pytest

from referee.families.protocol import AnyFamily
from referee.families.registry import OWN
from tests.families.cucumber.test_consistency import UNCHANGED

VARIANTS = [(family, variant.id) for family in OWN for variant in family.catalogue.variants()]
HOUSE_RULES = [
    (family, variant.id, rule)
    for family in OWN
    for variant in family.catalogue.variants()
    for rule in variant.house_rules
    if rule.id not in UNCHANGED
]


@pytest.mark.parametrize(("family", "variant"), VARIANTS, ids=lambda one: getattr(one, "id", one))
def test_a_variant_fits_together_and_survives_json(family: AnyFamily, variant: str) -> None:
    catalogue = family.catalogue
    rules = catalogue.read(variant, {}, players=None)
    assert catalogue.load(catalogue.dump(rules)) == catalogue.check(catalogue.dump(rules)) == rules


@pytest.mark.parametrize(("family", "variant", "rule"), HOUSE_RULES, ids=lambda one: getattr(one, "id", one))
def test_a_house_rule_fits_its_variants_and_changes_them(family: AnyFamily, variant: str, rule: Any) -> None:
    catalogue = family.catalogue
    plain, changed = (catalogue.read(variant, told, players=None) for told in ({}, rule.overrides))
    assert catalogue.load(catalogue.dump(changed)) == changed
    assert catalogue.differences(plain, changed) != []
    assert catalogue.summary(variant, changed).house_rules == (rule.name,)
    books = [catalogue.rulebook(rules, title="X", players=None) for rules in (plain, changed)]
    assert books[0] != books[1]
