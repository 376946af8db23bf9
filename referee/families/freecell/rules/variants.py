"""FreeCell as it is commonly played, and the house rules that are told of it."""

from __future__ import annotations

from referee.families.freecell.rules.options import Rules
from referee.families.options.rule_sets import HouseRule, RuleSet

_DENEXA = "Denexa Games: FreeCell"
_KELLER = "M. Keller, FreeCell FAQ"
_ONE = ("freecell",)

RULE_SETS = (
    RuleSet(
        "freecell",
        "FreeCell",
        "United States",
        "All cards open, four cells, eight columns",
        Rules(),
        (_DENEXA, "GNOME AisleRiot: FreeCell", "PySol FC: FreeCell", _KELLER),
    ),
)
HOUSE_RULES = (
    HouseRule("two-cells", "Two cells", _ONE, {"cells": 2}, _KELLER),
    HouseRule("three-cells", "Three cells", _ONE, {"cells": 3}, _KELLER),
    HouseRule("six-cells", "Six cells", _ONE, {"cells": 6}, _KELLER),
    HouseRule("kings-to-a-space", "Only kings to a space", _ONE, {"empty_column": "king"}, _KELLER),
    HouseRule("one-at-a-time", "One card at a time", _ONE, {"group": "single"}, _DENEXA),
)
