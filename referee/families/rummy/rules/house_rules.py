"""House rules that the sources name."""

from __future__ import annotations

from referee.families.options.rule_sets import HouseRule
from referee.families.rummy.rules import variants
from referee.families.rummy.rules.cards import default_values
from referee.words.said import Said

_BASIC = ("rummy", "rummy-block", "rummy-penalty")
_DOUBLING = ("rummy", "rummy-block")
_MELDING = (*_BASIC, "rummy-500")
_500 = ("rummy-500",)
_HIGH_ACE_11 = dict(default_values(A=11))
_HIGH_ACE_15 = dict(default_values(A=15))
_OTHER_SHEETS = "public sheets and scoring programs (read second-hand)"

HOUSE_RULES: tuple[HouseRule, ...] = (
    HouseRule(
        "ace-high-or-low-11",
        Said("rummy-house-rule-ace-high-or-low-11"),
        _BASIC,
        {"ace": "either", "values": _HIGH_ACE_11},
        variants.BASIC,
    ),
    HouseRule(
        "ace-high-or-low-15",
        Said("rummy-house-rule-ace-high-or-low-15"),
        _BASIC,
        {"ace": "either", "values": _HIGH_ACE_15},
        variants.BASIC,
    ),
    HouseRule(
        "round-the-corner",
        Said("rummy-house-rule-round-the-corner"),
        _MELDING,
        {"ace": "around"},
        variants.WIKIPEDIA,
    ),
    HouseRule(
        "spots-count-five",
        Said("rummy-house-rule-spots-count-five"),
        _500,
        {"values": dict(default_values(A=15, **{str(pips): 5 for pips in range(2, 10)}))},
        variants.FIVE_HUNDRED,
    ),
    HouseRule(
        "aces-always-15",
        Said("rummy-house-rule-aces-always-15"),
        _500,
        {"score": {"ace_low_run": None}},
        variants.FIVE_HUNDRED,
    ),
    HouseRule(
        "several-melds",
        Said("rummy-house-rule-several-melds"),
        _BASIC,
        {"melds": {"per_turn": None}},
        variants.KATZ,
    ),
    HouseRule(
        "lay-off-after-own",
        Said("rummy-house-rule-lay-off-after-own"),
        _MELDING,
        {"melds": {"lay_off": "after_own"}},
        f"{variants.WIKIPEDIA}; {variants.KATZ}",
    ),
    HouseRule(
        "last-discard",
        Said("rummy-house-rule-last-discard"),
        _MELDING,
        {"out": {"discard": "required"}},
        f"{variants.WIKIPEDIA}; {_OTHER_SHEETS}",
    ),
    HouseRule(
        "ten-for-rummy",
        Said("rummy-house-rule-ten-for-rummy"),
        _DOUBLING,
        {"score": {"rummy": {"times": 1, "plus": 10}}},
        f"{variants.BASIC}; {variants.KATZ}",
    ),
    HouseRule(
        "25-for-going-out",
        Said("rummy-house-rule-25-for-going-out"),
        _500,
        {"score": {"out": 25}},
        variants.FIVE_HUNDRED,
    ),
    HouseRule(
        "two-jokers",
        Said("rummy-house-rule-two-jokers"),
        _MELDING,
        {"pack": {"jokers": 2}},
        variants.FIVE_HUNDRED,
    ),
    HouseRule(
        "top-discard-used",
        Said("rummy-house-rule-top-discard-used"),
        _500,
        {"draw": {"discard": "always_if_used"}},
        variants.HOW_STUFF_WORKS,
    ),
    HouseRule(
        "shuffle-the-pile",
        Said("rummy-house-rule-shuffle-the-pile"),
        ("rummy", "rummy-penalty"),
        {"draw": {"stock_out": "shuffle"}},
        _OTHER_SHEETS,
    ),
    HouseRule(
        "lowest-wins-blocked",
        Said("rummy-house-rule-lowest-wins-blocked"),
        _DOUBLING,
        {"score": {"blocked": "lowest_wins"}},
        variants.WIKIPEDIA,
    ),
    HouseRule(
        "to-200", Said("rummy-house-rule-to-200"), (*_BASIC, "gin"), {"end": {"target": 200}}, variants.DENEXA
    ),
    HouseRule(
        "to-300", Said("rummy-house-rule-to-300"), (*_BASIC, "gin"), {"end": {"target": 300}}, variants.DENEXA
    ),
    HouseRule(
        "to-1000", Said("rummy-house-rule-to-1000"), _500, {"end": {"target": 1000}}, variants.FIVE_HUNDRED
    ),
    HouseRule(
        "ten-rounds",
        Said("rummy-house-rule-ten-rounds"),
        _MELDING,
        {"end": {"target": None, "rounds": 10}},
        variants.DENEXA,
    ),
    HouseRule(
        "north-american",
        Said("rummy-house-rule-north-american"),
        ("gin",),
        {"score": {"gin": 25, "undercut": 25, "big_gin": 31}},
        variants.GIN,
    ),
)
