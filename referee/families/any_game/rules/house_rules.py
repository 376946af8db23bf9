"""House rules by name, each with the options that it changes."""

from __future__ import annotations

from referee.families.any_game.rules.variants import OWN_RULES, RULE_SETS
from referee.families.options.rule_sets import HouseRule
from referee.words.said import Said

_ALL = tuple(variant.id for variant in RULE_SETS)
HOUSE_RULES = (
    HouseRule("to-100", Said("any_game-house-rule-to-100"), _ALL, {"end": {"target": 100}}, OWN_RULES),
    HouseRule("ten-rounds", Said("any_game-house-rule-ten-rounds"), _ALL, {"end": {"rounds": 10}}, OWN_RULES),
    HouseRule("two-teams", Said("any_game-house-rule-two-teams"), _ALL, {"teams": 2}, OWN_RULES),
    HouseRule(
        "nobody-deals", Said("any_game-house-rule-nobody-deals"), _ALL, {"dealer": "nobody"}, OWN_RULES
    ),
    HouseRule(
        "a-stake-a-point",
        Said("any_game-house-rule-a-stake-a-point"),
        _ALL,
        {"stakes": {"payout": "differences"}},
        OWN_RULES,
    ),
)
