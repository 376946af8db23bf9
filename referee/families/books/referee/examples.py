"""Examples of the claims of Authors and Go Fish."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from referee.families.shapes import Example

_GO_FISH: Mapping[str, Any] = {"variant": "go-fish", "players": 3}
_AUTHORS: Mapping[str, Any] = {"variant": "authors", "players": 3}
CLAIM_EXAMPLES: Mapping[str, tuple[Example, ...]] = {
    "ask": (
        Example(
            "holding",
            "The hand is known",
            {"player": "p1", "of": "p3", "card": "QS", "holding": ["QC", "QH", "7S"]},
            _AUTHORS,
        ),
        Example(
            "history",
            "By what everybody saw",
            {
                "player": "p2",
                "rank": "Q",
                "history": [{"player": "p1", "of": "p2", "rank": "Q", "given": 0, "drew": 1}],
            },
            _GO_FISH,
        ),
    ),
    "answer": (
        Example("answer", "Asked for queens", {"holding": ["QC", "QH", "7S"], "rank": "Q"}, _GO_FISH),
    ),
    "draw": (Example("draw", "After a miss", {"given": 0, "stock": 31}, _GO_FISH),),
    "next": (
        Example(
            "next",
            "A lucky draw",
            {"asker": "p1", "asked": "p3", "wanted": "QS", "given": 0, "drawn": "QD"},
            _GO_FISH,
        ),
    ),
    "set": (Example("set", "Four queens", {"cards": ["QC", "QD", "QH", "QS"]}, _GO_FISH),),
}
"""By kind of claim."""
