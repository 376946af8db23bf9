"""What can be recorded and asked in FreeCell, as examples."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from referee.families.patience.referee.examples import questions, several
from referee.families.patience.referee.kinds import Examples
from referee.families.patience.table.cards import PACK
from referee.families.shapes import Example

_ONE: Mapping[str, Any] = {"variant": "freecell", "players": 1}
_SEVERAL: Mapping[str, Any] = {
    "variant": "freecell",
    "players": 2,
    "house_rules": {"players": {"max": 2}},
}
_UP = {"C": 2, "D": 1, "H": 0, "S": 3}
_LAYOUT = {
    "cells": ["4S", None, None, "KC"],
    "foundations": _UP,
    "tableau": [
        ["9C", "8D", "7S", "6H", "5C"],
        ["7C", "2D"],
        ["9S"],
        [],
        ["3C"],
        ["8S"],
        ["10D"],
        ["AH", "QC"],
    ],
}
_START = {"tableau": [[str(card) for card in PACK[::-1][at::8]] for at in range(8)]}
_MOVES = [
    {"from": "c1", "to": "f"},
    {"from": "t8", "to": "c1"},
    {"from": "t8", "to": "f"},
    {"from": "t2", "to": "f"},
    {"from": "t2", "to": "f"},
]
EXAMPLES: Examples = {
    "hand": (
        Example("in_short", "How many cards are up", {"cards": 52, "won": True}, _ONE),
        Example("by_suits", "How far each suit has come", {"foundations": _UP}, _ONE),
        Example(
            "moves",
            "Every move of a deal given up",
            {"start": _START, "moves": [{"from": "t1", "to": "c1"}]},
            _ONE,
        ),
        several(_SEVERAL),
    ),
    "move": (
        Example(
            "move",
            "Five cards to another column",
            {"layout": _LAYOUT, "move": {"from": "t1", "to": "t7", "count": 5}},
            _ONE,
        ),
    ),
    **questions(_ONE, layout=_LAYOUT, start=_START, audited=_LAYOUT, moves=_MOVES),
}
