"""What can be recorded and asked in Klondike, as examples."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from referee.families.patience.referee.examples import questions, several
from referee.families.patience.referee.kinds import Examples
from referee.families.shapes import Example

_ONE: Mapping[str, Any] = {"variant": "klondike", "players": 1}
_POINTS: Mapping[str, Any] = {"variant": "klondike-points", "players": 1}
_SEVERAL: Mapping[str, Any] = {
    "variant": "klondike",
    "players": 2,
    "house_rules": {"players": {"max": 2}},
}
_UP = {"C": 0, "D": 2, "H": 1, "S": 0}
_LAYOUT = {
    "stock": 20,
    "waste": ["4C", "9D"],
    "foundations": _UP,
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
_START = {"stock": 24, "tableau": [{"down": at, "up": [card]} for at, card in enumerate(_OPEN)]}
_EVENTS = {
    "waste_to_tableau": 6,
    "waste_to_foundation": 8,
    "tableau_to_foundation": 9,
    "turned": 11,
    "foundation_to_tableau": 2,
}
_MOVES = [{"from": "t6", "to": "t1", "turned": "KD"}, {"from": "t7", "to": "t2", "turned": "4H"}]
EXAMPLES: Examples = {
    "hand": (
        Example("in_short", "How many cards are up", {"cards": 17}, _ONE),
        Example("by_suits", "How far each suit has come", {"foundations": _UP, "won": False}, _ONE),
        Example("by_layout", "Where the cards lie at the end", {"layout": _LAYOUT}, _ONE),
        Example("by_moves", "Every move of a deal given up", {"start": _START, "moves": _MOVES}, _ONE),
        Example("by_events", "With points for what happened", {"cards": 15, "events": _EVENTS}, _POINTS),
        several(_SEVERAL),
    ),
    "move": (
        Example(
            "move",
            "Two cards to another column",
            {"layout": _LAYOUT, "move": {"from": "t3", "to": "t1", "count": 2}},
            _ONE,
        ),
    ),
    **questions(_ONE, layout=_LAYOUT, start=_START, audited=_START, moves=_MOVES),
}
