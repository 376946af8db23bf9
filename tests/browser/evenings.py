"""A game of each family, as far as an evening has come, to be shown in pictures."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any


@dataclass(frozen=True)
class Evening:
    """A game of a family, as far as it has come."""

    variant: str
    names: Sequence[str]
    rounds: Sequence[dict[str, Any]]
    more: dict[str, Any] = field(default_factory=dict)


def taker(player: str, card: str) -> dict[str, Any]:
    """A hand of Cucumber."""
    return {"outcome": {"taker": player, "card": card}}


FOUR = ("Mette", "Jens K", "Birgit", "Åse")
FRIDAY = Evening(
    "agurk",
    (*FOUR, "Per"),
    [
        *(taker("Mette", "4"), taker("Per", "8"), taker("Birgit", "9"), taker("Jens K", "5")),
        *(taker("Per", "9"), taker("Jens K", "K")),
    ],
    {"stake": {"amount": 2000, "currency": "DKK"}, "title": "Friday"},
)
EVENINGS = {
    "cucumber": FRIDAY,
    "bourre": Evening(
        "bourre",
        FOUR,
        [
            {"taken": {"p1": 3, "p2": 1, "p3": 0, "p4": 1}},
            {"taken": {"p1": 1, "p2": 3, "p3": 1}},
            {"taken": {"p1": 1, "p2": 0, "p4": 4}},
        ],
    ),
    "rummy": Evening(
        "rummy-500",
        FOUR[:3],
        [
            {"out": "p1", "melded": {"p1": 120, "p2": 85, "p3": 40}, "deadwood": {"p2": 25, "p3": 10}},
            {"out": "p3", "melded": {"p1": 30, "p2": 110, "p3": 95}, "deadwood": {"p1": 45, "p2": 5}},
        ],
    ),
    "hand_and_foot": Evening(
        "hand-and-foot",
        FOUR,
        [
            {
                "out": "p1",
                "sides": {
                    "t1": {
                        "books": {"clean": 2, "dirty": 2, "wild": 1},
                        "red_threes": 3,
                        "melded": 430,
                        "held": 25,
                    },
                    "t2": {"melded": 0, "held": 240},
                },
            }
        ],
    ),
    "escoba": Evening(
        "escoba",
        FOUR[:2],
        [
            {
                "outcome": {
                    "escobas": {"p1": 2, "p2": 1},
                    "cards": "p1",
                    "coins": None,
                    "velo": "p1",
                    "setenta": "p1",
                }
            },
            {
                "outcome": {
                    "escobas": {"p1": 2, "p2": 1},
                    "cards": "p1",
                    "coins": None,
                    "velo": "p1",
                    "setenta": "p1",
                }
            },
            {
                "outcome": {
                    "escobas": {"p1": 0, "p2": 3},
                    "cards": "p2",
                    "coins": "p2",
                    "velo": "p1",
                    "setenta": "p2",
                }
            },
        ],
    ),
    "books": Evening(
        "go-fish",
        FOUR[:3],
        [{"counts": {"p1": 4, "p2": 5, "p3": 4}}, {"counts": {"p1": 2, "p2": 8, "p3": 3}}],
        {"house_rules": {"end": {"rounds": 5}}},
    ),
    "snip_snap": Evening(
        "snip-snap-pot", FOUR, [{"out": "p4", "passes": {"p1": 6, "p2": 4, "p3": 7, "p4": 3}}]
    ),
    "klondike": Evening("klondike", FOUR[:1], [{"cards": 17}, {"cards": 52}, {"cards": 31}]),
    "freecell": Evening("freecell", FOUR[:1], [{"cards": 52}, {"cards": 23}, {"cards": 52}]),
    "any_game": Evening(
        "any-game",
        FOUR,
        [
            {"points": {"p1": 12, "p2": -5, "p3": 0, "p4": 8}},
            {"points": {"p1": 3, "p2": 20, "p3": 7, "p4": -2}},
        ],
    ),
}
"""What each family has on its board, in rounds that every release which has the family understands."""
