"""Golden sheets: every variant has a whole game as text; a house rule comes out otherwise than without it."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from referee.errors import RulesError
from referee.families.effects import outcome, without
from referee.families.extremes import options
from referee.families.protocol import AnyFamily
from referee.families.registry import OWN
from referee.text_sheet import TextSheet, play_score_sheet, trial_of
from tests.families.cucumber.test_consistency import UNCHANGED
from tests.families.golden import sheets
from tests.families.house_rule_claims import QUESTIONS


def by_house_rules(name: str, sheet: TextSheet) -> bool:
    """True if a sheet is of house rules that its variant has not anyway."""
    return bool(sheet.opening.house_rules) and name.partition("--")[2] not in UNCHANGED


VARIANTS = [(family, variant.id) for family in OWN for variant in family.catalogue.variants()]
HOUSE_RULES = {
    (family.id, rule.id): (
        family,
        rule,
        [one.id for one in family.catalogue.variants() if rule in one.house_rules],
    )
    for family in OWN
    for variant in family.catalogue.variants()
    for rule in variant.house_rules
}
"""By family and id."""


@pytest.mark.parametrize(("family", "variant"), VARIANTS, ids=lambda one: getattr(one, "id", one))
def test_a_variant_has_a_whole_game_with_refused_lines(family: AnyFamily, variant: str) -> None:
    sheet = sheets()[variant]
    assert (sheet.opening.variant, sheet.opening.house_rules) == (variant, {})
    assert any(line.word == "winner" and line.words for line in sheet.lines)
    assert any(line.refused_with for line in sheet.lines)
    rounds = [line for line in sheet.lines if line.word in family.notation.rounds and not line.refused_with]
    assert [line.number for line in rounds if not line.leads_to] == []
    assert rounds != []
    assert family.engine.standing([*play_score_sheet(sheet)][-1].sheet.table).result is not None


@pytest.mark.parametrize("key", [key for key in HOUSE_RULES if key[1] not in UNCHANGED], ids="-".join)
def test_a_house_rule_comes_out_otherwise_than_without_it(key: tuple[str, str]) -> None:
    """In a golden sheet, or in what is asked; unless it is a custom, of which only the rule book tells."""
    family, rule, variants = HOUSE_RULES[key]
    sheet_shows = any(
        differs(sheet) for sheet in sheets().values() if plays_by(sheet, family, rule, variants)
    )
    asked = [one for one in QUESTIONS if one.rule == rule.id and one.variant in variants]
    assert (
        sheet_shows or any(one.answers()[0] != one.answers()[1] for one in asked) or is_custom(family, rule)
    )


@pytest.mark.parametrize("name", [name for name, sheet in sheets().items() if by_house_rules(name, sheet)])
def test_a_sheet_by_house_rules_comes_out_otherwise_than_without_them(name: str) -> None:
    assert differs(sheets()[name])


def plays_by(sheet: TextSheet, family: AnyFamily, rule: Any, variants: list[str]) -> bool:
    """True if a sheet is of a variant with this house rule and no other."""
    opening, catalogue = sheet.opening, family.catalogue
    if opening.variant not in variants:
        return False
    rules = catalogue.read(opening.variant, rule.overrides, players=None)
    return bool(opening.rules == catalogue.dump(rules))


def differs(sheet: TextSheet) -> bool:
    """True if a sheet comes out otherwise by the plain rules: what it says, lines, facts, or money."""
    opening, trial = sheet.opening, trial_of(sheet, "")
    catalogue = opening.family.catalogue
    try:
        rules = catalogue.read(opening.variant, {}, players=len(opening.players))
        plain = replace(sheet, opening=replace(opening, house_rules={}, rules=catalogue.dump(rules)))
        mismatches = [mismatch for played in play_score_sheet(plain) for mismatch in played.mismatches]
    except RulesError:
        return True
    both = [trial.rules(opening.family, house_rules) for house_rules in ({}, trial.house_rules)]
    outcomes = [outcome(opening.family, trial, rules) for rules in both]
    return bool(mismatches) or outcomes[0][4:] != outcomes[1][4:]


def is_custom(family: AnyFamily, rule: Any) -> bool:
    """True if a house rule changes only options of which the rule book alone tells."""
    rest = rule.overrides
    for name, _ in options(family.catalogue.schema()):
        rest = without(rest, name.split(".")) if name in family.details.customs else rest
    return not any(rest.values())
