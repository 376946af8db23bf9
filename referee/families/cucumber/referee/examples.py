"""Examples of what can be asked of the referee of the Cucumber family, as the API documents them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from referee.families.shapes import Example


def _trick(*plays: str) -> list[dict[str, Any]]:
    """`p1 8`, `p2 10` as plays."""
    return [{"player": play.split()[0], "cards": play.split()[1:]} for play in plays]


_THREE: Mapping[str, Any] = {"variant": "agurk", "players": 3}
EXAMPLES: Mapping[str, tuple[Example, ...]] = {
    "play": (
        Example(
            "play",
            "The holding is known",
            {
                "trick": _trick("p1 8", "p2 10"),
                "player": "p3",
                "cards": ["3"],
                "holding": ["3", "9", "J"],
            },
            _THREE,
        ),
        Example(
            "partly",
            "Only some cards are known",
            {
                "trick": _trick("p1 10"),
                "player": "p2",
                "cards": ["4"],
                "holding_size": 5,
                "known": ["J"],
                "seen": ["2", "2"],
            },
            _THREE,
        ),
    ),
    "audit": (
        Example(
            "audit",
            "All tricks of a hand",
            {
                "leader": "p1",
                "cards_each": 2,
                "tricks": [_trick("p1 10", "p2 9", "p3 Q"), _trick("p3 K", "p1 5", "p2 3")],
            },
            _THREE,
        ),
    ),
    "exchange": (
        Example(
            "exchange",
            "Changing cards",
            {"exchanges": [{"player": "p1", "count": 3}], "player": "p2", "count": 2},
            {"variant": "twenty-two", "players": 4},
        ),
    ),
    "free": (
        Example(
            "free",
            "Throwing in without pictures",
            {"player": "p2", "holding": ["A", "10", "9", "9", "5", "2"]},
            {"variant": "rassi", "players": 4},
        ),
    ),
    "double": (
        Example(
            "double",
            "Doubling what somebody else has doubled",
            {
                "player": "p1",
                "after_trick": 4,
                "winner": "p1",
                "doubles": [{"by": "p2", "after_trick": 2, "refused": ["p4"]}],
            },
            {"variant": "minibluff", "players": 4},
        ),
    ),
    "declare": (
        Example(
            "declare",
            "Declaring out of turn",
            {"player": "p4", "winner": "p2", "declined": ["p2"]},
            {"variant": "krypkille", "players": 4},
        ),
    ),
}
"""By the kind of the claim."""
