"""House rules by name, each with the options that it changes and its source."""

from __future__ import annotations

from referee.families.options.rule_sets import HouseRule
from referee.families.snip_snap.rules.variants import ACTIVITY_VILLAGE, GAMERULES, PEEL

_FINES = ("snip-snap-fines",)
_WITHOUT_FINES = ("snip-snap-snorem", "snip-snap-pot", "snip-snap-counters")


_EVERY = (*_WITHOUT_FINES, *_FINES)

HOUSE_RULES: tuple[HouseRule, ...] = (
    HouseRule(
        "several", "Several cards at once", _WITHOUT_FINES, {"play": {"several": True}}, ACTIVITY_VILLAGE
    ),
    HouseRule("pass-at-will", "One may pass at will", _EVERY, {"play": {"must": False}}, PEEL),
    HouseRule(
        "no-short-hand",
        "No extra chip for a short hand",
        ("snip-snap-pot",),
        {"chips": {"short_hand": 0}},
        GAMERULES,
    ),
    HouseRule("three-counters", "Three counters each", _FINES, {"chips": {"counters": 3}}, PEEL),
    HouseRule("ten-counters", "Ten counters each", _FINES, {"chips": {"counters": 10}}, PEEL),
    HouseRule("equal-fines", "Every fine is one counter", _FINES, {"chips": {"fines": [1, 1, 1]}}, PEEL),
    HouseRule("five-cards", "Five cards each", _EVERY, {"deal": {"cards": 5}}, PEEL),
)
