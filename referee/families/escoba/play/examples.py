"""Examples of rounds of Escoba, for the documentation of the API."""

from __future__ import annotations

from typing import Any

from referee.families.escoba.referee.examples import plays_of
from referee.families.rounds.points import points_example
from referee.families.shapes import Example

TABLE = ["3C", "4S", "4H", "AS"]
DEALS: list[list[dict[str, Any]]] = [
    plays_of("p1 QH", "p2 3H 3C QH", "p1 7S 4S 4H", "p2 JD", "p1 6S AS JD", "p2 4D"),
    plays_of("p1 QD", "p2 6D QD", "p1 QC", "p2 2H 4D QC", "p1 KD", "p2 7C"),
    plays_of("p1 4C", "p2 QS", "p1 AC KD 4C", "p2 3D", "p1 3S QS 3D", "p2 6C"),
    plays_of("p1 JC 7C", "p2 AD", "p1 2D", "p2 5C", "p1 JS 6C AD", "p2 KS 5C"),
    plays_of("p1 KC", "p2 5D KC", "p1 JH", "p2 2S", "p1 7D JH", "p2 2C"),
    plays_of("p1 7H", "p2 5S", "p1 6H 2C 7H", "p2 5H", "p1 KH 5S", "p2 AH"),
]
"""A whole round, play by play, as somebody might send it."""
_PILE = "7D AD 2D 3D JD 7C 6C 5C 4C 3C 2C AC 7H 6H 5H 4H 3H QH KS JS QS 5S"
_REST = "4D 5D 6D QD KD JC QC KC AH 2H JH KH AS 2S 3S 4S 6S 7S"
ROUND = (
    Example(
        "outcome",
        "Who got what",
        {
            "number": 1,
            "outcome": {
                "escobas": {"p1": 2, "p2": 1},
                "cards": "p1",
                "coins": None,
                "velo": "p1",
                "setenta": "p1",
            },
        },
        {"variant": "escoba", "players": 2},
    ),
    points_example({"p1": 4, "p2": 2}, {"variant": "escoba", "players": 2}),
    Example(
        "counts",
        "Totals",
        {
            "number": 1,
            "counts": {
                "p1": {
                    "cards": 22,
                    "coins": 5,
                    "velo": True,
                    "setenta": ["7", "7", "6", "5"],
                    "escobas": 2,
                },
                "p2": {"cards": 18, "coins": 5, "setenta": ["7", "7", "6", "Q"], "escobas": 1},
            },
        },
        {"variant": "escoba", "players": 2},
    ),
    Example(
        "piles",
        "All cards",
        {
            "number": 1,
            "piles": {"p1": _PILE.split(), "p2": _REST.split()},
            "escobas": {"p1": 2, "p2": 1},
        },
        {"variant": "escoba", "players": 2},
    ),
    Example(
        "deals",
        "Every play, which the referee looks at first",
        {"number": 1, "table": TABLE, "deals": DEALS},
        {"variant": "escoba", "players": 2},
    ),
)
