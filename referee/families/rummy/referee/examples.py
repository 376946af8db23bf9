"""Examples of claims of the Rummy family, for the documentation of the API."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from referee.families.shapes import Example

_RUMMY: Mapping[str, Any] = {"variant": "rummy", "players": 2}
_500: Mapping[str, Any] = {"variant": "rummy-500", "players": 2}
_GIN: Mapping[str, Any] = {"variant": "gin", "players": 2}
_HELD = ["7S", "7H", "7D", "4C", "5C", "6C", "2H", "3D", "AS", "AC"]
MELD = (
    Example("meld", "A run", {"cards": ["4C", "5C", "6C"]}, _RUMMY),
    Example("no_meld", "A low ace above the king", {"cards": ["QC", "KC", "AC"]}, _RUMMY),
)
LAY_OFF = (Example("lay_off", "On a run", {"meld": ["4C", "5C", "6C"], "cards": ["7C", "8C"]}, _RUMMY),)
DRAW = (Example("draw", "The stock is used up", {"from": "stock", "stock": 0, "pile": 12}, _RUMMY),)
TAKE = (
    Example(
        "take",
        "Four cards deep, the holding known",
        {"pile": ["8H", "KC", "3S", "QD"], "depth": 4, "holding": ["8S", "8D", "2C"]},
        _500,
    ),
    Example(
        "take_partly",
        "Only one card is known",
        {"pile": ["8H", "KC", "3S", "QD"], "depth": 4, "known": ["8S"]},
        _500,
    ),
)
DISCARD = (Example("discard", "What was just taken", {"card": "7D", "taken": "7D"}, _RUMMY),)
GO_OUT = (
    Example(
        "go_out",
        "Two melds at once and a discard",
        {
            "holding": ["7S", "7H", "7D", "4C", "5C", "6C", "KD"],
            "melds": [["7S", "7H", "7D"], ["4C", "5C", "6C"]],
            "discard": "KD",
            "melded_before": False,
        },
        _RUMMY,
    ),
)
KNOCK = (Example("knock", "One discard allows it", {"holding": [*_HELD, "KD"]}, _GIN),)
DEADWOOD = (
    Example(
        "deadwood",
        "Beside the knocker's melds",
        {
            "holding": ["KS", "KH", "KC", "9S", "8H", "4D", "7C", "8C", "2S", "QD"],
            "shown": [["7S", "7H", "7D"], ["4C", "5C", "6C"]],
        },
        _GIN,
    ),
)
