"""Examples of claims of Hand and Foot, for the documentation of the API."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from referee.families.shapes import Example

_FOUR: Mapping[str, Any] = {"variant": "hand-and-foot", "players": 4}
DRAW = (Example("draw", "One card only", {"from": "stock", "stock": 40, "drawn": 1}, _FOUR),)
MELD = (
    Example("meld", "With a wild card", {"cards": ["8C", "8D", "8H", "joker"]}, _FOUR),
    Example("meld_on", "Added to a meld", {"cards": ["8S"], "on": ["8C", "8D", "8H", "joker"]}, _FOUR),
)
OPEN = (
    Example("open", "55 in round 1", {"melds": [["9C", "9D", "2H"], ["5C", "5D", "5H"]], "round": 1}, _FOUR),
)
TAKE_PILE = (
    Example(
        "take_pile",
        "A side that has melded",
        {"top": "9S", "holding": ["9C", "9D", "2H", "5C", "5D", "5H"], "opened": True},
        _FOUR,
    ),
    Example("take_partly", "One nine is known", {"top": "9S", "known": ["9C"], "opened": True}, _FOUR),
)
GO_OUT = (
    Example(
        "go_out",
        "Nobody has asked yet",
        {"books": {"clean": 2, "dirty": 2, "wild": 1}, "partner_in_foot": True},
        _FOUR,
    ),
)
BOOK = (Example("book", "With a two", {"cards": ["4C", "4D", "4H", "4S", "4C", "4D", "2H"]}, _FOUR),)
