"""Examples of the deals of Snip Snap Snorem."""

from __future__ import annotations

from referee.families.shapes import Example

DEAL_EXAMPLES = (
    Example("short", "Who was out first", {"out": "p2"}, {"variant": "snip-snap-snorem", "players": 3}),
    Example(
        "pot",
        "With a pot: how often everybody passed",
        {"out": "p4", "passes": {"p1": 6, "p2": 4, "p3": 7, "p4": 3, "p5": 5}},
        {"variant": "snip-snap-pot", "players": 5},
    ),
    Example(
        "in_the_pot",
        "With a pot: the chips in it, where nobody has counted who passed",
        {"out": "p4", "pot": 33},
        {"variant": "snip-snap-pot", "players": 5},
    ),
    Example(
        "left",
        "What the others still held",
        {"out": "p2", "left": {"p1": 3, "p3": ["KS", "9D"], "p4": 1}},
        {"variant": "snip-snap-counters", "players": 4},
    ),
    Example(
        "paid",
        "Counters paid as fines",
        {"paid": {"p1": 3, "p2": 2, "p3": 5, "p4": 0}},
        {"variant": "snip-snap-fines", "players": 4},
    ),
)
