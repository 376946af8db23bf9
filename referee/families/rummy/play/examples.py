"""Examples of rounds of the Rummy family, for the documentation of the API."""

from __future__ import annotations

from referee.families.rounds.points import points_example
from referee.families.shapes import Example

_THREE = {"variant": "rummy", "players": 3}
_500 = {"variant": "rummy-500", "players": 2}
_GIN = {"variant": "gin", "players": 2}
ROUND = (
    Example(
        "cards",
        "What the others still hold, in cards",
        {"number": 1, "out": "p2", "left": {"p1": ["KH", "QD", "3S"], "p3": ["AC", "7C"]}},
        _THREE,
    ),
    Example(
        "points",
        "The same in points",
        {"number": 1, "out": "p2", "rummy": True, "deadwood": {"p1": 23, "p3": 8}},
        _THREE,
    ),
    Example("blocked", "Nobody went out", {"out": None, "deadwood": {"p1": 12, "p2": 30, "p3": 5}}, _THREE),
    Example(
        "table",
        "Rummy 500 with all melds",
        {
            "out": "p1",
            "melds": [
                {
                    "player": "p1",
                    "cards": ["QS", "KS", "AS"],
                    "laid_off": [{"player": "p2", "cards": ["JS", "10S"]}],
                },
                {"player": "p2", "cards": ["AH", "2H", "3H"]},
            ],
            "left": {"p2": ["KD", "9C"]},
        },
        _500,
    ),
    Example(
        "melded",
        "Rummy 500 in points",
        {"out": "p1", "melded": {"p1": 320, "p2": 410}, "deadwood": {"p2": 25}},
        _500,
    ),
    points_example({"p1": 295, "p2": 410}, _500),
    Example("knock", "Gin in points", {"knock": "p1", "deadwood": {"p1": 5, "p2": 21}}, _GIN),
    Example(
        "arranged",
        "Gin with both holdings",
        {
            "knock": "p1",
            "melds": [{"cards": ["7S", "7H", "7D"]}, {"cards": ["4C", "5C", "6C"]}],
            "unmatched": ["2H", "3D", "AS", "AC"],
            "answer": {
                "melds": [{"cards": ["KS", "KH", "KC"]}],
                "laid_off": [{"meld": 2, "cards": ["7C", "8C"]}],
                "unmatched": ["9S", "8H", "4D", "2S", "QD"],
            },
        },
        _GIN,
    ),
)
