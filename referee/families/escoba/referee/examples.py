"""Examples of claims of Escoba, for the documentation of the API."""

from __future__ import annotations

from typing import Any

from referee.families.shapes import Example


def plays_of(*plays: str) -> list[dict[str, Any]]:
    """The plays that are written in short: `p2 5S KC`."""
    words = [play.split() for play in plays]
    return [{"player": player, "card": card, "take": take} for player, card, *take in words]


_OPEN = {"variant": "escoba"}
_MUST = {"variant": "escoba", "house_rules": {"play": {"capture": "must"}}}
CAPTURE = (
    Example(
        "capture",
        "A card that takes",
        {"table": ["7C", "2H", "5S", "AS"], "card": "JD", "take": ["2H", "5S"]},
        _OPEN,
    ),
    Example(
        "capture_unseen",
        "Who can take must, and the hand is not known",
        {"table": ["KC", "2D"], "card": "4C", "take": [], "unseen": ["5S", "JH"]},
        _MUST,
    ),
)
PLAYS = (
    Example(
        "plays",
        "A hand of three",
        {"table": ["KC", "2D", "3S"], "holding": ["5S", "4C", "QH"]},
        _OPEN,
    ),
)
ESCOBA = (
    Example(
        "escoba",
        "Everything is taken",
        {"table": ["2D", "3S", "7H"], "card": "3D", "take": ["2D", "3S", "7H"]},
        _OPEN,
    ),
)
DEALT_TABLE = (Example("dealt", "Thirty", {"table": ["KC", "QC", "JC", "3C"]}, _OPEN),)
MISSED = (
    Example(
        "missed",
        "A king that was left",
        {"table": ["AC", "4D"], "left": "KH", "take": ["KH", "AC", "4D"]},
        {"variant": "escoba-fournier"},
    ),
)
SETENTA = (
    Example(
        "setenta",
        "By ranks",
        {"ranks": {"p1": ["7", "2", "2", "2"], "p2": ["6", "6", "6", "A"]}},
        _OPEN,
    ),
)
LEFT = (Example("left", "Thirteen cannot be left", {"cards": ["KC", "3S"]}, _OPEN),)
AUDIT = (
    Example(
        "audit",
        "One deal",
        {
            "table": ["KC", "2D", "3S", "7H"],
            "dealer": "p1",
            "deals": [plays_of("p2 5S KC", "p1 3D 2D 3S 7H", "p2 AC", "p1 4D", "p2 KH", "p1 6C")],
        },
        _OPEN,
    ),
)
