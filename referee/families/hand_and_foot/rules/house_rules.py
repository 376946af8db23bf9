"""House rules that the sources name."""

from __future__ import annotations

from referee.families.hand_and_foot.rules import variants
from referee.families.hand_and_foot.rules.cards import default_values
from referee.families.options.rule_sets import HouseRule

_TEAMS = ("hand-and-foot", "hand-and-foot-pagat")
_ALL = (*_TEAMS, "hand-and-foot-bicycle", "hand-and-foot-alone")
_FIVE = {str(pips): 5 for pips in range(4, 10)}

HOUSE_RULES: tuple[HouseRule, ...] = (
    HouseRule(
        "black-threes-0",
        "Black threes count nothing",
        _ALL,
        {"values": dict(default_values(black_3=0))},
        variants.SHEETS,
    ),
    HouseRule(
        "four-to-nine-five",
        "Cards from 4 to 9 count five",
        _ALL,
        {"values": dict(default_values(**_FIVE))},
        variants.SHEETS,
    ),
    HouseRule(
        "red-threes-500",
        "Red threes cost 500 wherever they are",
        (*_TEAMS, "hand-and-foot-bicycle"),
        {"red_threes": {"on_table": -500, "held": -500}},
        variants.SHEETS,
    ),
    HouseRule(
        "three-wilds",
        "Three wild cards in a book, fewer than naturals",
        (*_TEAMS, "hand-and-foot-alone"),
        {"melds": {"wilds": {"3": 1, "4": 1, "5": 2, "6": 2, "7": 3}}},
        variants.SHEETS,
    ),
    HouseRule("whole-pile", "The whole pile is taken", _ALL, {"pile": {"take": "all"}}, variants.SHEETS),
    HouseRule(
        "wild-in-the-pair",
        "One of the two cards for the pile may be wild",
        _ALL,
        {"pile": {"needs": "one_wild"}},
        variants.SHEETS,
    ),
    HouseRule(
        "one-clean-one-dirty",
        "One clean and one dirty book to go out",
        _TEAMS,
        {"out": {"books": {"clean": 1, "dirty": 1, "wild": 0}}},
        f"{variants.BICYCLE}; {variants.SHEETS}",
    ),
    HouseRule(
        "last-discard",
        "The last card must be discarded",
        (*_TEAMS, "hand-and-foot-alone"),
        {"out": {"last_discard": "required"}},
        variants.BICYCLE,
    ),
    HouseRule(
        "no-exact-cut",
        "An exact cut scores nothing",
        ("hand-and-foot", "hand-and-foot-bicycle", "hand-and-foot-alone"),
        {"deal": {"exact_cut": 0}},
        variants.PAGAT,
    ),
    HouseRule(
        "minimum-from-60",
        "First melds of 60, 90, 120 and 150",
        _ALL,
        {"minimum": [60, 90, 120, 150]},
        variants.SHEETS,
    ),
    HouseRule("to-10000", "To 10,000", _ALL, {"end": {"target": 10_000, "rounds": None}}, variants.SHEETS),
)
