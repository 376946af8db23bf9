"""The kinds of acts at a table of Snip Snap Snorem."""

from __future__ import annotations

from referee.families.acts import COMMON_ACTS, round_act
from referee.families.shapes import (
    Example,
    Forms,
    MapOf,
    OrNull,
    PlayerRef,
    Record,
    Whole,
    optional,
    required,
)
from referee.families.snip_snap.table.shapes import COUNTS, LEFT, PACK_SIZE, TURNS

MOST_COUNTERS = 100_000
_PAID = MapOf(PlayerRef(), Whole(0, MOST_COUNTERS, "counters"))
DEAL = round_act(
    "deal",
    Record(
        "Deal",
        (
            optional("out", PlayerRef(), "Who was out of cards first"),
            optional("passes", MapOf(PlayerRef(), Whole(0, 600, "passes")), "How often each player passed"),
            optional("left", LEFT, "What the others still held: how many cards, or which"),
            optional("paid", _PAID, "Counters that each player paid as fines"),
            optional("turns", TURNS, "The whole deal, turn by turn; the rest follows from it"),
        ),
        "A deal: who was out first, and what it costs by the kind of chips; or all its turns.",
        Forms(
            {"out": "who was out first", "paid": "counters paid as fines", "turns": "turn by turn"},
            code="form_must_be_complete",
            several=True,
        ),
    ),
    examples=(
        Example("short", "Who was out first", {"out": "p2"}, {"variant": "snip-snap-snorem", "players": 3}),
        Example(
            "pot",
            "With a pot: how often everybody passed",
            {"out": "p4", "passes": {"p1": 6, "p2": 4, "p3": 7, "p4": 3, "p5": 5}},
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
    ),
    answer=(
        required("dealer", OrNull(PlayerRef())),
        required("leader", OrNull(PlayerRef())),
        optional("cards_left", MapOf(PlayerRef(), Whole(0, PACK_SIZE)), "Cards left, counted"),
        optional("passes", COUNTS),
        optional("paid", _PAID),
        optional("out", OrNull(PlayerRef())),
        optional("pool", Whole(0), "Counters in the pool after the deal"),
    ),
)
ACTS = (DEAL, *COMMON_ACTS)
"""Everything that can be recorded, rounds first."""
