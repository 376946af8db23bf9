"""House rules by name, each with the options that it changes and its source."""

from __future__ import annotations

from referee.families.options.rule_sets import HouseRule
from referee.families.snip_snap.rules.variants import ACTIVITY_VILLAGE, GAMERULES, PEEL
from referee.words.said import Said

_FINES = ("snip-snap-fines",)
_WITHOUT_FINES = ("snip-snap-snorem", "snip-snap-pot", "snip-snap-counters")


_EVERY = (*_WITHOUT_FINES, *_FINES)

HOUSE_RULES: tuple[HouseRule, ...] = (
    HouseRule(
        "several",
        Said("snip_snap-house-rule-several"),
        _WITHOUT_FINES,
        {"play": {"several": True}},
        ACTIVITY_VILLAGE,
    ),
    HouseRule(
        "pass-at-will", Said("snip_snap-house-rule-pass-at-will"), _EVERY, {"play": {"must": False}}, PEEL
    ),
    HouseRule(
        "no-short-hand",
        Said("snip_snap-house-rule-no-short-hand"),
        ("snip-snap-pot",),
        {"chips": {"short_hand": 0}},
        GAMERULES,
    ),
    HouseRule(
        "three-counters",
        Said("snip_snap-house-rule-three-counters"),
        _FINES,
        {"chips": {"counters": 3}},
        PEEL,
    ),
    HouseRule(
        "ten-counters", Said("snip_snap-house-rule-ten-counters"), _FINES, {"chips": {"counters": 10}}, PEEL
    ),
    HouseRule(
        "equal-fines", Said("snip_snap-house-rule-equal-fines"), _FINES, {"chips": {"fines": [1, 1, 1]}}, PEEL
    ),
    HouseRule("five-cards", Said("snip_snap-house-rule-five-cards"), _EVERY, {"deal": {"cards": 5}}, PEEL),
)
