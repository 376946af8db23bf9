"""Examples of the deals of Authors and Go Fish."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from referee.families.shapes import Example

_THREE: Mapping[str, Any] = {"variant": "go-fish", "players": 3}
DEAL_EXAMPLES = (
    Example("short", "How many books", {"counts": {"p1": 4, "p2": 5, "p3": 4}}, _THREE),
    Example(
        "long",
        "Which books",
        {
            "sets": {
                "p1": ["A", "7", "10", "2"],
                "p2": ["K", "Q", "J", "3", "4"],
                "p3": ["5", "6", "8", "9"],
            }
        },
        _THREE,
    ),
    Example(
        "forfeit",
        "A book for a wrong ask",
        {"counts": {"p1": 4, "p2": 5, "p3": 4}, "forfeits": [{"from": "p2", "to": "p3"}]},
        {**_THREE, "house_rules": {"set": {"wrong_ask": "gives_set"}}},
    ),
)
