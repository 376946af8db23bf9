"""Examples of what can be asked of the referee of Bourré, as the API documents them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from referee.families.shapes import Example

_THREE: Mapping[str, Any] = {"variant": "bourre", "players": 3}
_FOUR: Mapping[str, Any] = {"variant": "bourre", "players": 4}


def _plays(*plays: str) -> list[dict[str, Any]]:
    """`p1 KS`, `p2 QS` as plays."""
    return [dict(zip(("player", "card"), play.split(), strict=True)) for play in plays]


EXAMPLES: Mapping[str, tuple[Example, ...]] = {
    "play": (
        Example(
            "play",
            "The holding is known",
            {
                "trump": {"suit": "H"},
                "trick": _plays("p1 5C"),
                "player": "p2",
                "card": "7S",
                "holding": ["7S", "9C", "AH"],
            },
            _FOUR,
        ),
        Example(
            "partly",
            "Only some cards are known",
            {
                "trump": {"suit": "H"},
                "trick": _plays("p1 5C", "p2 JH"),
                "player": "p3",
                "card": "AS",
                "holding_size": 5,
                "known": ["10H"],
                "seen": ["KC"],
            },
            _FOUR,
        ),
        Example(
            "cinch",
            "A lead by somebody who is sure of the pot",
            {
                "trump": {"suit": "H"},
                "player": "p1",
                "card": "2C",
                "holding": ["AH", "KH", "4H", "2C"],
                "tricks_taken": 1,
            },
            _FOUR,
        ),
    ),
    "pass": (
        Example(
            "dealer",
            "A dealer with an ace",
            {"player": "p3", "dealer": "p3", "trump": {"card": "AH"}},
            _THREE,
        ),
    ),
    "draw": (
        Example(
            "seven",
            "At a table of seven",
            {"player": "p2", "count": 4, "players": 7},
            {"variant": "boure"},
        ),
    ),
    "audit": (
        Example(
            "audit",
            "All tricks of a hand",
            {
                "trump": {"card": "7H"},
                "dealer": "p3",
                "stay": [{"player": "p1"}, {"player": "p2"}, {"player": "p3", "draws": 0}],
                "tricks": [
                    _plays("p1 KS", "p2 QS", "p3 AS"),
                    _plays("p3 KD", "p1 3D", "p2 2D"),
                    _plays("p3 8C", "p1 9C", "p2 10C"),
                    _plays("p2 JH", "p3 5H", "p1 4H"),
                    _plays("p2 KH", "p3 7H", "p1 AH"),
                ],
            },
            _THREE,
        ),
    ),
}
"""By the kind of the claim."""
