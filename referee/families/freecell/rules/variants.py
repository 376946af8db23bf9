"""The variant of FreeCell: the game as it is commonly played."""

from __future__ import annotations

from referee.families.freecell.rules.options import Rules
from referee.families.options.rule_sets import RuleSet
from referee.families.protocol import Occasion
from referee.words.said import Said

DENEXA = "Denexa Games: FreeCell"
KELLER = "M. Keller, FreeCell FAQ"

RULE_SETS = (
    RuleSet(
        "freecell",
        "FreeCell",
        "United States",
        Said("patience-variant-freecell"),
        Rules(),
        (DENEXA, "GNOME AisleRiot: FreeCell", "PySol FC: FreeCell", KELLER),
        other_names=("Solitaire", "Patience"),
        occasions=(Occasion.SHORT,),
    ),
)
