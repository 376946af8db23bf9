"""House rules by name, each with the options that it changes and its source."""

from __future__ import annotations

from referee.families.freecell.rules.variants import DENEXA, KELLER
from referee.families.options.rule_sets import HouseRule

_FREECELL = ("freecell",)

HOUSE_RULES = (
    HouseRule("two-cells", "Two cells", _FREECELL, {"cells": 2}, KELLER),
    HouseRule("three-cells", "Three cells", _FREECELL, {"cells": 3}, KELLER),
    HouseRule("six-cells", "Six cells", _FREECELL, {"cells": 6}, KELLER),
    HouseRule("kings-to-a-space", "Only kings to a space", _FREECELL, {"empty_column": "king"}, KELLER),
    HouseRule("one-at-a-time", "One card at a time", _FREECELL, {"group": "single"}, DENEXA),
)
