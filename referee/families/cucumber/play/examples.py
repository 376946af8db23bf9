"""Examples of what can be recorded at a table of the Cucumber family, as the API documents them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from referee.families.acts import ROUND
from referee.families.shapes import Example


def _played(*plays: str) -> list[dict[str, Any]]:
    """`p1 5`, `p2 9` as plays of a last trick."""
    return [dict(zip(("player", "card"), play.split(), strict=True)) for play in plays]


def _trick(*plays: str) -> list[dict[str, Any]]:
    """`p1 10`, `p2 Q` as plays of any trick."""
    return [{"player": play.split()[0], "cards": play.split()[1:]} for play in plays]


EXAMPLES: Mapping[str, tuple[Example, ...]] = {
    "hand": (
        Example(
            "full",
            "The last trick card by card",
            {"number": 1, "last_trick": _played("p1 5", "p2 9", "p3 9"), "calls": {}},
        ),
        Example(
            "short",
            "Only who took it and with what",
            {"number": 1, "outcome": {"taker": "p3", "card": "9", "tied": ["p2"]}},
        ),
        Example(
            "tricks",
            "All tricks, which the referee looks at first",
            {"number": 1, "tricks": [_trick("p1 10", "p2 Q", "p3 4"), _trick("p2 5", "p3 9", "p1 3")]},
            {"variant": "agurk", "house_rules": {"deal": {"cards": 2}}},
        ),
        Example(
            "doubles",
            "A bet that was doubled, and who had the lowest card",
            {
                "number": 1,
                "outcome": {"lowest": "p2"},
                "calls": {"doubles": [{"by": "p2", "after_trick": 2, "refused": ["p3"]}]},
            },
            {"variant": "minibluff", "players": 3},
        ),
        Example(
            "declared",
            "Somebody declared the lowest card, and all showed theirs",
            {
                "number": 1,
                "last_trick": _played("p2 5", "p3 blaren", "p1 12"),
                "calls": {"declared": "p3"},
            },
            {"variant": "krypkille", "players": 3},
        ),
    ),
    "buy_in": (
        Example(
            "named",
            "Somebody who is out",
            {"player": "p2"},
            {"variant": "gurka", "players": 4, "house_rules": {"limit": {"points": 10}}},
            before=({"kind": ROUND, "last_trick": _played("p2 K", "p3 3", "p4 4", "p1 2")},),
        ),
    ),
}
"""By the kind of the act."""
