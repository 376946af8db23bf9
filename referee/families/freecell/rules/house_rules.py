"""House rules by name, each with the options that it changes and its source."""

from __future__ import annotations

from referee.families.freecell.rules.variants import DENEXA, KELLER
from referee.families.options.rule_sets import HouseRule
from referee.words.said import Said

_FREECELL = ("freecell",)

HOUSE_RULES = (
    HouseRule("two-cells", Said("patience-house-rule-two-cells"), _FREECELL, {"cells": 2}, KELLER),
    HouseRule("three-cells", Said("patience-house-rule-three-cells"), _FREECELL, {"cells": 3}, KELLER),
    HouseRule("six-cells", Said("patience-house-rule-six-cells"), _FREECELL, {"cells": 6}, KELLER),
    HouseRule(
        "kings-to-a-space",
        Said("patience-house-rule-kings-to-a-space"),
        _FREECELL,
        {"empty_column": "king"},
        KELLER,
    ),
    HouseRule(
        "one-at-a-time", Said("patience-house-rule-one-at-a-time"), _FREECELL, {"group": "single"}, DENEXA
    ),
)
