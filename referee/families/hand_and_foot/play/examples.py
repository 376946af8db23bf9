"""Examples of rounds of Hand and Foot, for the documentation of the API."""

from __future__ import annotations

from referee.families.rounds.points import points_example
from referee.families.shapes import Example

_FOUR = {"variant": "hand-and-foot", "players": 4}
_FIRST = {"books": {"clean": 2, "dirty": 2, "wild": 1}, "red_threes": 3, "melded": 430, "held": 25}
ROUND = (
    Example(
        "figures",
        "Figures of both sides",
        {"number": 1, "out": "p1", "sides": {"t1": _FIRST, "t2": {"melded": 0, "held": 240}}},
        _FOUR,
    ),
    points_example({"t1": 3905, "t2": -290}, _FOUR),
    Example(
        "cards",
        "One side in figures, the other in cards",
        {
            "out": "p1",
            "exact_cut": ["p3"],
            "penalties": [{"side": "t2", "kind": "pile_unusable"}],
            "sides": {
                "t1": _FIRST,
                "t2": {
                    "melds": [
                        ["KC", "KD", "KH", "KS", "KC", "KD", "KH"],
                        ["8C", "8D", "8H", "joker"],
                    ],
                    "red_threes": 1,
                    "held_cards": ["AC", "3C", "3D", "joker"],
                },
            },
        },
        _FOUR,
    ),
)
