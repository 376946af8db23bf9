"""The variants of Klondike, and the house rules that are told of them."""

from __future__ import annotations

from referee.families.klondike.rules.options import Rules
from referee.families.options.rule_sets import HouseRule, RuleSet
from referee.families.patience.rules.options import Method, Paid, ScoreRules, StakesRules

_DENEXA = "Denexa Games: Klondike"
_AISLERIOT = "GNOME AisleRiot: Klondike, its manual and code"
_PYSOL = "PySol FC: Vegas Klondike"
_SHEETS = "solitaire-royale.com, netexl.com and filesbear.com (Solitaire+): Klondike"
_VEGAS = ScoreRules(method=Method.VEGAS)
_BANK = StakesRules(Paid.BANK)

RULE_SETS = (
    RuleSet(
        "klondike",
        "Klondike",
        "North America",
        "One card at a time, as often through the stock as one likes",
        Rules(),
        (_DENEXA, _AISLERIOT),
    ),
    RuleSet(
        "klondike-three",
        "Klondike, three cards",
        "North America",
        "Three cards at a time, three times through the stock",
        Rules(draw=3, passes=3),
        (_DENEXA,),
    ),
    RuleSet(
        "klondike-vegas",
        "Vegas Klondike",
        "United States",
        "52 for a deal and 5 for each card: three cards at a time, three times through",
        Rules(draw=3, passes=3, score=_VEGAS, stakes=_BANK),
        (_PYSOL, "saint2706/Games: Klondike"),
    ),
    RuleSet(
        "klondike-vegas-one",
        "Vegas Klondike, one card",
        "United States",
        "52 for a deal and 5 for each card: one card at a time, once through",
        Rules(draw=1, passes=1, score=_VEGAS, stakes=_BANK),
        (_PYSOL, "saint2706/Games: Klondike"),
    ),
    RuleSet(
        "klondike-points",
        "Klondike with points",
        "North America",
        "Points for what happens on the table, three cards at a time",
        Rules(draw=3, score=ScoreRules(method=Method.EVENTS)),
        (_SHEETS, "saint2706/Games: Klondike"),
    ),
)
_ALL = tuple(row.id for row in RULE_SETS)

HOUSE_RULES = (
    HouseRule(
        "any-card-to-a-space",
        "Any card to a space",
        _ALL,
        {"empty_column": "any"},
        "the common relaxation of Denexa's rule",
    ),
    HouseRule("no-taking-back", "No taking back", _ALL, {"from_foundation": False}, "netexl.com: Klondike"),
    HouseRule(
        "whole-sequences", "Whole sequences only", _ALL, {"part": False}, "solitaire-royale.com: Klondike"
    ),
    HouseRule(
        "one-pass",
        "One pass",
        ("klondike", "klondike-three", "klondike-vegas", "klondike-points"),
        {"passes": 1},
        _PYSOL,
    ),
    HouseRule("three-passes", "Three passes", ("klondike", "klondike-points"), {"passes": 3}, _DENEXA),
    HouseRule(
        "by-itself",
        "Every deal by itself",
        ("klondike-vegas", "klondike-vegas-one"),
        {"score": {"cumulative": False}},
        "programs that begin every Vegas deal anew",
    ),
)
