"""Examples of the claims of Snip Snap Snorem."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from referee.families.shapes import Example

_FOUR: Mapping[str, Any] = {"variant": "snip-snap-snorem", "players": 4}
CLAIM_EXAMPLES: Mapping[str, tuple[Example, ...]] = {
    "play": (
        Example(
            "play",
            "On a seven",
            {"pile": ["KS", "7C", "7D"], "card": "7S", "holding": ["7S", "9D", "AC"]},
            _FOUR,
        ),
    ),
    "pass": (
        Example("pass", "With a seven in the hand", {"pile": ["7C", "7D"], "holding": ["7S", "9D"]}, _FOUR),
        Example("seen", "The hand is hidden", {"pile": ["7C", "7D"], "seen": ["7H"]}, _FOUR),
    ),
    "word": (Example("word", "The fourth seven", {"pile": ["7C", "7D", "7H", "7S"], "player": "p2"}, _FOUR),),
    "fine": (
        Example(
            "fine", "Too few counters", {"word": "snorem", "counters": 2}, {"variant": "snip-snap-fines"}
        ),
    ),
    "audit": (
        Example(
            "audit",
            "A pass that was against the rules",
            {
                "leader": "p1",
                "turns": [
                    {"player": "p1", "card": "7C"},
                    {"player": "p2", "card": None},
                    {"player": "p3", "card": "7D"},
                    {"player": "p4", "card": None},
                    {"player": "p1", "card": "7H"},
                    {"player": "p2", "card": "7S"},
                ],
            },
            _FOUR,
        ),
    ),
}
"""By kind of claim."""
