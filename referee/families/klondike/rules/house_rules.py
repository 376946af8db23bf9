"""House rules by name, each with the options that it changes and its source."""

from __future__ import annotations

from referee.families.klondike.rules.variants import DENEXA, PYSOL, RULE_SETS
from referee.families.options.rule_sets import HouseRule
from referee.words.said import Said

_ALL = tuple(row.id for row in RULE_SETS)

HOUSE_RULES = (
    HouseRule(
        "any-card-to-a-space",
        Said("patience-house-rule-any-card-to-a-space"),
        _ALL,
        {"empty_column": "any"},
        "the common relaxation of Denexa's rule",
    ),
    HouseRule(
        "no-taking-back",
        Said("patience-house-rule-no-taking-back"),
        _ALL,
        {"from_foundation": False},
        "netexl.com: Klondike",
    ),
    HouseRule(
        "whole-sequences",
        Said("patience-house-rule-whole-sequences"),
        _ALL,
        {"part": False},
        "solitaire-royale.com: Klondike",
    ),
    HouseRule(
        "one-pass",
        Said("patience-house-rule-one-pass"),
        ("klondike", "klondike-three", "klondike-vegas", "klondike-points"),
        {"passes": 1},
        PYSOL,
    ),
    HouseRule(
        "three-passes",
        Said("patience-house-rule-three-passes"),
        ("klondike", "klondike-points"),
        {"passes": 3},
        DENEXA,
    ),
    HouseRule(
        "by-itself",
        Said("patience-house-rule-by-itself"),
        ("klondike-vegas", "klondike-vegas-one"),
        {"score": {"cumulative": False}},
        "programs that begin every Vegas deal anew",
    ),
)
