"""House rules that the sources name."""

from __future__ import annotations

from referee.families.hand_and_foot.rules import variants
from referee.families.hand_and_foot.rules.cards import default_values
from referee.families.options.rule_sets import HouseRule
from referee.words.said import Said

_TEAMS = ("hand-and-foot", "hand-and-foot-pagat")
_ALL = (*_TEAMS, "hand-and-foot-bicycle", "hand-and-foot-alone")
_FIVE = {str(pips): 5 for pips in range(4, 10)}

HOUSE_RULES: tuple[HouseRule, ...] = (
    HouseRule(
        "black-threes-0",
        Said("hand_and_foot-house-rule-black-threes-0"),
        _ALL,
        {"values": dict(default_values(black_3=0))},
        variants.SHEETS,
    ),
    HouseRule(
        "four-to-nine-five",
        Said("hand_and_foot-house-rule-four-to-nine-five"),
        _ALL,
        {"values": dict(default_values(**_FIVE))},
        variants.SHEETS,
    ),
    HouseRule(
        "red-threes-500",
        Said("hand_and_foot-house-rule-red-threes-500"),
        (*_TEAMS, "hand-and-foot-bicycle"),
        {"red_threes": {"on_table": -500, "held": -500}},
        variants.SHEETS,
    ),
    HouseRule(
        "three-wilds",
        Said("hand_and_foot-house-rule-three-wilds"),
        (*_TEAMS, "hand-and-foot-alone"),
        {"melds": {"wilds": {"3": 1, "4": 1, "5": 2, "6": 2, "7": 3}}},
        variants.SHEETS,
    ),
    HouseRule(
        "whole-pile",
        Said("hand_and_foot-house-rule-whole-pile"),
        _ALL,
        {"pile": {"take": "all"}},
        variants.SHEETS,
    ),
    HouseRule(
        "wild-in-the-pair",
        Said("hand_and_foot-house-rule-wild-in-the-pair"),
        _ALL,
        {"pile": {"needs": "one_wild"}},
        variants.SHEETS,
    ),
    HouseRule(
        "one-clean-one-dirty",
        Said("hand_and_foot-house-rule-one-clean-one-dirty"),
        _TEAMS,
        {"out": {"books": {"clean": 1, "dirty": 1, "wild": 0}}},
        f"{variants.BICYCLE}; {variants.SHEETS}",
    ),
    HouseRule(
        "last-discard",
        Said("hand_and_foot-house-rule-last-discard"),
        (*_TEAMS, "hand-and-foot-alone"),
        {"out": {"last_discard": "required"}},
        variants.BICYCLE,
    ),
    HouseRule(
        "no-exact-cut",
        Said("hand_and_foot-house-rule-no-exact-cut"),
        ("hand-and-foot", "hand-and-foot-bicycle", "hand-and-foot-alone"),
        {"deal": {"exact_cut": 0}},
        variants.PAGAT,
    ),
    HouseRule(
        "minimum-from-60",
        Said("hand_and_foot-house-rule-minimum-from-60"),
        _ALL,
        {"minimum": [60, 90, 120, 150]},
        variants.SHEETS,
    ),
    HouseRule(
        "to-10000",
        Said("hand_and_foot-house-rule-to-10000"),
        _ALL,
        {"end": {"target": 10_000, "rounds": None}},
        variants.SHEETS,
    ),
)
