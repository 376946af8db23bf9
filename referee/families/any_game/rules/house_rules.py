"""House rules by name, each with the options that it changes."""

from __future__ import annotations

from referee.families.any_game.rules.variants import OWN_RULES, RULE_SETS
from referee.families.documents import Document
from referee.families.options.rule_sets import HouseRule

_ALL = tuple(variant.id for variant in RULE_SETS)
_OVERRIDES: tuple[tuple[str, str, Document], ...] = (
    ("to-100", "To 100 points", {"end": {"target": 100}}),
    ("ten-rounds", "Ten rounds", {"end": {"rounds": 10}}),
    ("two-teams", "Two teams", {"teams": 2}),
    ("nobody-deals", "Nobody deals", {"dealer": "nobody"}),
    ("a-stake-a-point", "A stake for each point", {"stakes": {"payout": "differences"}}),
)
HOUSE_RULES = tuple(HouseRule(key, name, _ALL, overrides, OWN_RULES) for key, name, overrides in _OVERRIDES)
