"""The variants of Klondike."""

from __future__ import annotations

from referee.families.klondike.rules.options import Rules
from referee.families.options.rule_sets import RuleSet
from referee.families.patience.rules.options import Method, ScoreRules, StakesRules
from referee.families.protocol import Occasion
from referee.families.rounds.terms import Payout
from referee.words.said import Said

DENEXA = "Denexa Games: Klondike"
_AISLERIOT = "GNOME AisleRiot: Klondike, its manual and code"
PYSOL = "PySol FC: Vegas Klondike"
_SHEETS = "solitaire-royale.com, netexl.com and filesbear.com (Solitaire+): Klondike"
_VEGAS = ScoreRules(method=Method.VEGAS)
_BANK = StakesRules(Payout.BANK)

RULE_SETS = (
    RuleSet(
        "klondike",
        "Klondike",
        "North America",
        Said("patience-variant-klondike"),
        Rules(),
        (DENEXA, _AISLERIOT),
        other_names=("Solitaire", "Patience"),
        occasions=(Occasion.SHORT,),
    ),
    RuleSet(
        "klondike-three",
        "Klondike, three cards",
        "North America",
        Said("patience-variant-klondike-three"),
        Rules(draw=3, passes=3),
        (DENEXA,),
        other_names=("Solitaire", "Patience"),
        occasions=(Occasion.SHORT,),
        title=Said("patience-name-klondike-three"),
    ),
    RuleSet(
        "klondike-vegas",
        "Vegas Klondike",
        "United States",
        Said("patience-variant-klondike-vegas"),
        Rules(draw=3, passes=3, score=_VEGAS, stakes=_BANK),
        (PYSOL, "saint2706/Games: Klondike"),
        other_names=("Vegas Solitaire",),
        occasions=(Occasion.MONEY, Occasion.SHORT),
    ),
    RuleSet(
        "klondike-vegas-one",
        "Vegas Klondike, one card",
        "United States",
        Said("patience-variant-klondike-vegas-one"),
        Rules(draw=1, passes=1, score=_VEGAS, stakes=_BANK),
        (PYSOL, "saint2706/Games: Klondike"),
        other_names=("Vegas Solitaire",),
        occasions=(Occasion.MONEY, Occasion.SHORT),
        title=Said("patience-name-klondike-vegas-one"),
    ),
    RuleSet(
        "klondike-points",
        "Klondike with points",
        "North America",
        Said("patience-variant-klondike-points"),
        Rules(draw=3, score=ScoreRules(method=Method.EVENTS)),
        (_SHEETS, "saint2706/Games: Klondike"),
        other_names=("Solitaire", "Patience"),
        occasions=(Occasion.SHORT,),
        title=Said("patience-name-klondike-points"),
    ),
)
