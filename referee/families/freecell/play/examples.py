"""Examples of the deals of FreeCell."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from referee.families.freecell.referee.examples import GAME, START, UP
from referee.families.patience.play.examples import several
from referee.families.shapes import Example

_SEVERAL: Mapping[str, Any] = {
    "variant": "freecell",
    "players": 2,
    "house_rules": {"players": {"max": 2}},
}
DEAL_EXAMPLES = (
    Example("in_short", "How many cards are up", {"cards": 52, "won": True}, GAME),
    Example("by_suits", "How far each suit has come", {"foundations": UP}, GAME),
    Example(
        "moves",
        "Every move of a deal given up",
        {"start": START, "moves": [{"from": "t1", "to": "c1"}]},
        GAME,
    ),
    several(_SEVERAL),
)
