"""Examples of deals for every game of patience."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from referee.families.shapes import Example


def several(game: Mapping[str, Any]) -> Example:
    """An example of a deal of two players; `game` is the body that creates their game."""
    results = {"p1": {"cards": 17}, "p2": {"cards": 52}}
    return Example("of_several", "Two players, each with a pack of their own", {"results": results}, game)
