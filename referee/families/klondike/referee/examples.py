"""Examples of the claims of Klondike."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from referee.families.patience.referee.examples import Examples, questions
from referee.families.shapes import Example

GAME: Mapping[str, Any] = {"variant": "klondike", "players": 1}
UP = {"C": 0, "D": 2, "H": 1, "S": 0}
LAYOUT = {
    "stock": 20,
    "waste": ["4C", "9D"],
    "foundations": UP,
    "tableau": [
        {"up": ["KH", "QS"]},
        {},
        {"down": 1, "up": ["JD", "10S"]},
        {"down": 3, "up": ["8C"]},
        {"down": 4, "up": ["3D"]},
        {"down": 5, "up": ["2H"]},
        {"down": 6, "up": ["JH"]},
    ],
}
_OPEN = ("9C", "JD", "6S", "QH", "2C", "8D", "10S")
START = {"stock": 24, "tableau": [{"down": at, "up": [card]} for at, card in enumerate(_OPEN)]}
MOVES = [{"from": "t6", "to": "t1", "turned": "KD"}, {"from": "t7", "to": "t2", "turned": "4H"}]
CLAIM_EXAMPLES: Examples = {
    "move": (
        Example(
            "move",
            "Two cards to another column",
            {"layout": LAYOUT, "move": {"from": "t3", "to": "t1", "count": 2}},
            GAME,
        ),
    ),
    **questions(GAME, layout=LAYOUT, start=START, audited=START, moves=MOVES),
}
