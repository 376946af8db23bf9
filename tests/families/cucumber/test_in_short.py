from __future__ import annotations

from dataclasses import asdict
from typing import Any

import pytest

from referee.families.cucumber.family import CUCUMBER
from referee.families.cucumber.rules.house_rules import HOUSE_RULES
from referee.families.cucumber.rules.variants import VARIANTS
from referee.families.options.rule_sets import HouseRule
from tests.in_short import summary
from tests.paper.sheets import ENGLISH
from tests.tables import rules_of

Options = dict[str, Any]


def in_short(variant: str, options: Options | None = None) -> dict[str, Any]:
    return asdict(summary(CUCUMBER.catalogue, variant, rules_of(variant, options)))


def test_a_variant_is_told_by_name_region_and_limit() -> None:
    assert in_short("agurk") == {
        "name": "Agurk",
        "region": "Denmark",
        "tally": None,
        "allowance": None,
        "target": 21,
        "target_text": "21 or more: a life lost, then out",
        "target_word": "limit",
        "best": None,
        "stake_is": "each",
        "house_rules": (),
    }


@pytest.mark.parametrize("variant", VARIANTS)
def test_a_variant_as_it_is_has_no_house_rules(variant: str) -> None:
    assert in_short(variant)["house_rules"] == ()


@pytest.mark.parametrize(
    ("variant", "options", "text"),
    [
        ("gurka", {}, "30 or more: out"),
        ("five-cucumbers", {}, "more than 5: out"),
        ("gurka-iceland", {}, "exactly 21 goes back to 0; more: out"),
        ("concombre", {}, "21 or more: half a cucumber, then the game ends"),
        ("kurko", {}, "30 or more: marked"),
        ("matapesa", {}, ""),
        ("minibluff", {}, "no credits left: out"),
        ("agurk", {"limit.points": 31, "limit.exactly": "safe"}, "more than 31: a life lost, then out"),
    ],
)
def test_the_limit_is_told_in_a_line(variant: str, options: Options, text: str) -> None:
    assert in_short(variant, options)["target_text"] == text


def test_a_stake_is_each_players_or_for_a_point_or_what_falls_are_told_in() -> None:
    assert in_short("kurko")["stake_is"] == "a point"
    assert in_short("gurka")["stake_is"] == "each"
    assert in_short("rokkar")["stake_is"] == "a stake"


def test_only_lost_hands_are_counted_where_no_score_is_kept() -> None:
    tallies = {name: in_short(name)["tally"] for name in VARIANTS}
    assert [name for name, tally in tallies.items() if tally] == ["matapesa"]
    assert tallies["matapesa"]["unit"] == "hands lost"


@pytest.mark.parametrize("rule", HOUSE_RULES, ids=lambda rule: f"{rule.variants[0]}-{rule.id}")
def test_a_house_rule_that_has_a_name_is_told_by_it_unless_the_variant_has_it_anyway(rule: HouseRule) -> None:
    for variant in rule.variants:
        rules = CUCUMBER.catalogue.read(variant, rule.overrides, players=None)
        is_default = rules == VARIANTS[variant].rules
        names = CUCUMBER.catalogue.summary(variant, rules).house_rules
        assert names == (() if is_default else (rule.name,))


def test_what_has_no_name_is_told_by_its_option() -> None:
    options = {"limit.exactly": "reset", "deal.cards": 5}
    assert in_short("agurk", options)["house_rules"] == (
        "Exactly 21 goes back to zero",
        "Cards each in the first hand: 5",
    )


def test_a_name_is_not_used_for_half_of_what_it_means() -> None:
    options = {"pack.jokers": 3, "pack.joker_rank": "as_ace"}
    names = in_short("agurk", options)["house_rules"]
    assert "Three jokers above the aces, 15 points each" not in names
    assert len(names) == 2


@pytest.mark.parametrize(
    ("entry", "why"),
    [
        ({"rampo": True}, "All cards of the last trick were equal: a new round."),
        ({"declared": None}, "Nobody declared."),
        ({"declared": "p1"}, "Ann declared, and nobody paid."),
        ({}, ""),
    ],
)
def test_a_hand_for_which_nobody_paid_says_why(entry: Options, why: str) -> None:
    assert ENGLISH.text(CUCUMBER.sheet.why(entry, {"p1": "Ann"})) == why
