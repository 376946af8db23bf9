"""Examples of rounds of any game."""

from __future__ import annotations

from referee.families.shapes import Example

_TEAMS = {"variant": "any-game", "players": 4, "house_rules": {"teams": 2}}
ROUND_EXAMPLES = (
    Example(
        "players",
        "By player",
        {"points": {"p1": 12, "p2": -5, "p3": 0}},
        {"variant": "any-game", "players": 3},
    ),
    Example("teams", "By team", {"points": {"t1": 120, "t2": 40}}, _TEAMS),
)
