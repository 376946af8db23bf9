"""Examples of the deals of Klondike."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from referee.families.klondike.referee.examples import GAME, LAYOUT, MOVES, START, UP
from referee.families.patience.play.examples import several
from referee.families.shapes import Example

_SEVERAL: Mapping[str, Any] = {
    "variant": "klondike",
    "players": 2,
    "house_rules": {"players": {"max": 2}},
}
_POINTS: Mapping[str, Any] = {"variant": "klondike-points", "players": 1}
_EVENTS = {
    "waste_to_tableau": 6,
    "waste_to_foundation": 8,
    "tableau_to_foundation": 9,
    "turned": 11,
    "foundation_to_tableau": 2,
}
DEAL_EXAMPLES = (
    Example("in_short", "How many cards are up", {"cards": 17}, GAME),
    Example("by_suits", "How far each suit has come", {"foundations": UP, "won": False}, GAME),
    Example("by_layout", "Where the cards lie at the end", {"layout": LAYOUT}, GAME),
    Example("by_moves", "Every move of a deal given up", {"start": START, "moves": MOVES}, GAME),
    Example("by_events", "With points for what happened", {"cards": 15, "events": _EVENTS}, _POINTS),
    several(_SEVERAL),
)
