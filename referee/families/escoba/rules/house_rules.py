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

_ALL = tuple(row.id for row in VARIANTS)
_DENEXA = ("escoba",)
_PLAIN = ("escoba", "escoba-del-15")

HOUSE_RULES: tuple[HouseRule, ...] = (
    HouseRule("to-15", "To 15", ("escoba", "escoba-fournier"), {"end": {"target": 15}}, WIKIPEDIA),
    HouseRule("to-30", "To 30", _ALL, {"end": {"target": 30}}, QUINCE),
    HouseRule("to-31", "To 31", _ALL, {"end": {"target": 31}}, FOURNIER),
    HouseRule(
        "setenta-by-points",
        "The setenta by points",
        _PLAIN,
        {"score": {"setenta_by": "points"}},
        "play.google cadev.escoba",
    ),
    HouseRule(
        "most-sevens",
        "Most sevens in place of the setenta",
        _PLAIN,
        {"score": {"setenta": 0, "sevens": 1}},
        MELELE,
    ),
    HouseRule("must-take", "Who can take must take", _DENEXA, {"play": {"capture": "must"}}, QUINCE),
    HouseRule("may-leave", "A fifteen may be left", _DENEXA, {"play": {"capture": "optional"}}, FOURNIER),
    HouseRule(
        "overlooked-for-the-next",
        "Overlooked fifteens are the next player's",
        _PLAIN,
        {"play": {"capture": "optional", "missed": "next_player"}},
        f"{FOURNIER}; VIP Games",
    ),
    HouseRule("ties-score-for-all", "Ties score for all", _ALL, {"score": {"ties": "all"}}, QUINCE),
    HouseRule(
        "leader-takes-the-table", "The leader takes the table", _ALL, {"deal": {"fifteen": "leader"}}, SHEETS
    ),
    HouseRule("clockwise", "Clockwise", _ALL, {"direction": "clockwise"}, SHEETS),
    HouseRule("partners", "Partners", _PLAIN, {"teams": 2}, DENEXA),
    HouseRule("spanish-cards", "Spanish cards", _ALL, {"pack": "spanish"}, "pagat.com: Escoba"),
    HouseRule("all-coins", "One more for all coins", _PLAIN, {"score": {"all_coins": 1}}, FOURNIER),
    HouseRule("all-sevens", "One more for all sevens", _PLAIN, {"score": {"all_sevens": 1}}, FOURNIER),
    HouseRule("all-cards", "One more for all cards", _ALL, {"score": {"all_cards": 1}}, PROGRAMS),
    HouseRule(
        "under-ten",
        "Two more if the other has under ten cards",
        _PLAIN,
        {"score": {"under_ten": 2}},
        FOURNIER,
    ),
    HouseRule(
        "no-capture-loses",
        "A side without a capture loses the game",
        _PLAIN,
        {"score": {"no_capture_loses": True}},
        FOURNIER,
    ),
)
