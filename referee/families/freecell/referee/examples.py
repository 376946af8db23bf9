"""Examples of the claims of FreeCell."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from referee.families.patience.referee.examples import Examples, questions
from referee.families.patience.table.cards import PACK
from referee.families.shapes import Example

GAME: Mapping[str, Any] = {"variant": "freecell", "players": 1}
UP = {"C": 2, "D": 1, "H": 0, "S": 3}
LAYOUT = {
    "cells": ["4S", None, None, "KC"],
    "foundations": UP,
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
START = {"tableau": [[str(card) for card in PACK[::-1][at::8]] for at in range(8)]}
MOVES = [
    {"from": "c1", "to": "f"},
    {"from": "t8", "to": "c1"},
    {"from": "t8", "to": "f"},
    {"from": "t2", "to": "f"},
    {"from": "t2", "to": "f"},
]
CLAIM_EXAMPLES: Examples = {
    "move": (
        Example(
            "move",
            "Five cards to another column",
            {"layout": LAYOUT, "move": {"from": "t1", "to": "t7", "count": 5}},
            GAME,
        ),
    ),
    **questions(GAME, layout=LAYOUT, start=START, audited=LAYOUT, moves=MOVES),
}
