"""House rules that the sources name."""

from __future__ import annotations

from referee.families.options.rule_sets import HouseRule
from referee.families.rummy.rules import variants
from referee.families.rummy.rules.cards import default_values

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
        "The ace is high or low, and counts 11",
        _BASIC,
        {"ace": "either", "values": _HIGH_ACE_11},
        variants.BASIC,
    ),
    HouseRule(
        "ace-high-or-low-15",
        "The ace is high or low, and counts 15",
        _BASIC,
        {"ace": "either", "values": _HIGH_ACE_15},
        variants.BASIC,
    ),
    HouseRule(
        "round-the-corner", "Runs go round the corner", _MELDING, {"ace": "around"}, variants.WIKIPEDIA
    ),
    HouseRule(
        "spots-count-five",
        "Cards from 2 to 9 count five",
        _500,
        {"values": dict(default_values(A=15, **{str(pips): 5 for pips in range(2, 10)}))},
        variants.FIVE_HUNDRED,
    ),
    HouseRule(
        "aces-always-15",
        "Aces always count 15",
        _500,
        {"score": {"ace_low_run": None}},
        variants.FIVE_HUNDRED,
    ),
    HouseRule("several-melds", "Several melds a turn", _BASIC, {"melds": {"per_turn": None}}, variants.KATZ),
    HouseRule(
        "lay-off-after-own",
        "Laying off only after a meld of one's own",
        _MELDING,
        {"melds": {"lay_off": "after_own"}},
        f"{variants.WIKIPEDIA}; {variants.KATZ}",
    ),
    HouseRule(
        "last-discard",
        "The last card must be discarded",
        _MELDING,
        {"out": {"discard": "required"}},
        f"{variants.WIKIPEDIA}; {_OTHER_SHEETS}",
    ),
    HouseRule(
        "ten-for-rummy",
        "Ten points for going rummy",
        _DOUBLING,
        {"score": {"rummy": {"times": 1, "plus": 10}}},
        f"{variants.BASIC}; {variants.KATZ}",
    ),
    HouseRule(
        "25-for-going-out", "25 points for going out", _500, {"score": {"out": 25}}, variants.FIVE_HUNDRED
    ),
    HouseRule(
        "two-jokers", "Two jokers in the pack", _MELDING, {"pack": {"jokers": 2}}, variants.FIVE_HUNDRED
    ),
    HouseRule(
        "top-discard-used",
        "The top discard must be used, too",
        _500,
        {"draw": {"discard": "always_if_used"}},
        variants.HOW_STUFF_WORKS,
    ),
    HouseRule(
        "shuffle-the-pile",
        "The discard pile is shuffled when the stock is used up",
        ("rummy", "rummy-penalty"),
        {"draw": {"stock_out": "shuffle"}},
        _OTHER_SHEETS,
    ),
    HouseRule(
        "lowest-wins-blocked",
        "The lowest deadwood wins a blocked round",
        _DOUBLING,
        {"score": {"blocked": "lowest_wins"}},
        variants.WIKIPEDIA,
    ),
    HouseRule("to-200", "To 200", (*_BASIC, "gin"), {"end": {"target": 200}}, variants.DENEXA),
    HouseRule("to-300", "To 300", (*_BASIC, "gin"), {"end": {"target": 300}}, variants.DENEXA),
    HouseRule("to-1000", "To 1000", _500, {"end": {"target": 1000}}, variants.FIVE_HUNDRED),
    HouseRule(
        "ten-rounds",
        "Ten rounds",
        _MELDING,
        {"end": {"target": None, "rounds": 10}},
        variants.DENEXA,
    ),
    HouseRule(
        "north-american",
        "North American score: 25 for gin, 25 for an undercut, 31 for big gin",
        ("gin",),
        {"score": {"gin": 25, "undercut": 25, "big_gin": 31}},
        variants.GIN,
    ),
)
