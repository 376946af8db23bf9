"""Examples of what can be recorded at a table of Bourré, as the API documents them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from referee.families.acts import ROUND
from referee.families.shapes import Example


def _play(text: str) -> dict[str, Any]:
    player, card = text.split()
    return {"player": player, "card": card}


def _tricks(*tricks: str) -> list[list[dict[str, Any]]]:
    """`p1 KS, p2 QS` as plays of a trick."""
    return [[_play(play) for play in trick.split(", ")] for trick in tricks]


_TRICKS = _tricks(
    "p1 KS, p2 QS, p3 AS",
    "p3 KD, p1 3D, p2 2D",
    "p3 8C, p1 9C, p2 10C",
    "p2 JH, p3 5H, p1 4H",
    "p2 KH, p3 7H, p1 AH",
)
_THREE: Mapping[str, Any] = {"variant": "bourre", "players": 3}
EXAMPLES: Mapping[str, tuple[Example, ...]] = {
    "hand": (
        Example("short", "Who stayed, and what they took", {"taken": {"p1": 3, "p2": 2, "p3": 0}}, _THREE),
        Example(
            "result",
            "Who takes the pot, and who has no trick",
            {"winner": "p1", "bourre": ["p3"]},
            _THREE,
        ),
        Example(
            "fault",
            "A lone stayer; somebody spoke early",
            {"stay": [{"player": "p2"}], "faults": [{"player": "p2", "kind": "spoke_early"}]},
            _THREE,
        ),
        Example(
            "long",
            "All tricks, with a renege in the fourth that was called",
            {
                "trump": {"card": "7H"},
                "stay": [
                    {"player": "p1", "draws": 2},
                    {"player": "p2", "draws": 3},
                    {"player": "p3", "draws": 0},
                ],
                "tricks": _TRICKS,
                "faults": [{"player": "p1", "kind": "renege", "trick": 4}],
            },
            _THREE,
        ),
    ),
    "buy_in": (
        Example(
            "named",
            "Somebody who is out",
            {"player": "p2"},
            {
                "variant": "bourre",
                "players": 3,
                "house_rules": {"chips": {"start": 2, "short": "out", "rebuys": 1}},
            },
            before=({"kind": ROUND, "taken": {"p1": 3, "p2": 0, "p3": 2}},),
        ),
    ),
}
"""By the kind of the act."""
