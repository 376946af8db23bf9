"""House rules that the sources name."""

from __future__ import annotations

from referee.families.escoba.rules.variants import (
    DENEXA,
    FOURNIER,
    MELELE,
    PROGRAMS,
    QUINCE,
    SHEETS,
    VARIANTS,
    WIKIPEDIA,
)
from referee.families.options.rule_sets import HouseRule
from referee.words.said import Said

_ALL = tuple(row.id for row in VARIANTS)
_DENEXA = ("escoba",)
_PLAIN = ("escoba", "escoba-del-15")

HOUSE_RULES: tuple[HouseRule, ...] = (
    HouseRule(
        "to-15",
        Said("escoba-house-rule-to-15"),
        ("escoba", "escoba-fournier"),
        {"end": {"target": 15}},
        WIKIPEDIA,
    ),
    HouseRule("to-30", Said("escoba-house-rule-to-30"), _ALL, {"end": {"target": 30}}, QUINCE),
    HouseRule("to-31", Said("escoba-house-rule-to-31"), _ALL, {"end": {"target": 31}}, FOURNIER),
    HouseRule(
        "setenta-by-points",
        Said("escoba-house-rule-setenta-by-points"),
        _PLAIN,
        {"score": {"setenta_by": "points"}},
        "play.google cadev.escoba",
    ),
    HouseRule(
        "most-sevens",
        Said("escoba-house-rule-most-sevens"),
        _PLAIN,
        {"score": {"setenta": 0, "sevens": 1}},
        MELELE,
    ),
    HouseRule(
        "must-take", Said("escoba-house-rule-must-take"), _DENEXA, {"play": {"capture": "must"}}, QUINCE
    ),
    HouseRule(
        "may-leave", Said("escoba-house-rule-may-leave"), _DENEXA, {"play": {"capture": "optional"}}, FOURNIER
    ),
    HouseRule(
        "overlooked-for-the-next",
        Said("escoba-house-rule-overlooked-for-the-next"),
        _PLAIN,
        {"play": {"capture": "optional", "missed": "next_player"}},
        f"{FOURNIER}; VIP Games",
    ),
    HouseRule(
        "ties-score-for-all",
        Said("escoba-house-rule-ties-score-for-all"),
        _ALL,
        {"score": {"ties": "all"}},
        QUINCE,
    ),
    HouseRule(
        "leader-takes-the-table",
        Said("escoba-house-rule-leader-takes-the-table"),
        _ALL,
        {"deal": {"fifteen": "leader"}},
        SHEETS,
    ),
    HouseRule("clockwise", Said("escoba-house-rule-clockwise"), _ALL, {"direction": "clockwise"}, SHEETS),
    HouseRule("partners", Said("escoba-house-rule-partners"), _PLAIN, {"teams": 2}, DENEXA),
    HouseRule(
        "spanish-cards",
        Said("escoba-house-rule-spanish-cards"),
        _ALL,
        {"pack": "spanish"},
        "pagat.com: Escoba",
    ),
    HouseRule(
        "all-coins", Said("escoba-house-rule-all-coins"), _PLAIN, {"score": {"all_coins": 1}}, FOURNIER
    ),
    HouseRule(
        "all-sevens", Said("escoba-house-rule-all-sevens"), _PLAIN, {"score": {"all_sevens": 1}}, FOURNIER
    ),
    HouseRule("all-cards", Said("escoba-house-rule-all-cards"), _ALL, {"score": {"all_cards": 1}}, PROGRAMS),
    HouseRule(
        "under-ten",
        Said("escoba-house-rule-under-ten"),
        _PLAIN,
        {"score": {"under_ten": 2}},
        FOURNIER,
    ),
    HouseRule(
        "no-capture-loses",
        Said("escoba-house-rule-no-capture-loses"),
        _PLAIN,
        {"score": {"no_capture_loses": True}},
        FOURNIER,
    ),
)
