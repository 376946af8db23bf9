"""Rules in a few words, for a score sheet on paper: what the table has agreed on."""

from __future__ import annotations

from collections.abc import Iterator

from referee.families.cucumber.rulebook.differences import differences
from referee.families.cucumber.rules.document import read_options
from referee.families.cucumber.rules.house_rules import HouseRule, house_rules_of
from referee.families.cucumber.rules.options import OPTIONS, Rules, clause
from referee.families.cucumber.rules.variants import Variant


def house_rules_in_short(variant: Variant, rules: Rules) -> list[str]:
    """What these rules change of the variant's, a phrase each.

    What has a name is told by its name, the rest option by option.

    >>> from dataclasses import replace
    >>> from referee.families.cucumber.rules.variants import VARIANTS
    >>> agurk = VARIANTS["agurk"]
    >>> house_rules_in_short(agurk, replace(agurk.rules, limit=replace(agurk.rules.limit, points=31)))
    ['The limit: 31 points']
    """
    told, said = set[str](), list[str]()
    for rule, options in _kept(variant, rules):
        if not options <= told:
            said.append(rule.name)
            told |= options
    left = [found.option for found in differences(variant.rules, rules) if found.option not in told]
    return said + [f"{OPTIONS[option].subject}: {clause(rules, option)}" for option in left]


def _kept(variant: Variant, rules: Rules) -> Iterator[tuple[HouseRule, frozenset[str]]]:
    """The named house rules that hold here with the options they change, those that change most first."""
    known = [(rule, _changed(variant, rule)) for rule in house_rules_of(variant.id)]
    for rule, options in sorted(known, key=lambda known_rule: -len(known_rule[1])):
        if read_options(rules, rule.overrides) == rules:
            yield rule, options


def _changed(variant: Variant, rule: HouseRule) -> frozenset[str]:
    named = read_options(variant.rules, rule.overrides)
    return frozenset(found.option for found in differences(variant.rules, named))
