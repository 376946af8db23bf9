"""The kinds of acts at a table of Snip Snap Snorem."""

from __future__ import annotations

from referee.families.acts import COMMON_ACTS, round_act
from referee.families.shapes import (
    Forms,
    MapOf,
    OrNull,
    PlayerRef,
    Record,
    Whole,
    optional,
    required,
)
from referee.families.snip_snap.play.examples import DEAL_EXAMPLES
from referee.families.snip_snap.table.shapes import LEFT, PACK_SIZE, PLAYER_COUNTS, TURNS
from referee.words.said import Said

MOST_COUNTERS = 100_000
_PAID = MapOf(PlayerRef(), Whole(0, MOST_COUNTERS, "counters"))
_IN_POT = Whole(0, counts="chips")
DEAL = round_act(
    "deal",
    Record(
        "Deal",
        (
            optional("out", PlayerRef(), "Who was out of cards first"),
            optional("passes", MapOf(PlayerRef(), Whole(0, 600, "passes")), "How often each player passed"),
            optional(
                "pot",
                _IN_POT,
                "Instead of `passes`: all chips in the pot, where nobody has counted who passed. What passes "
                "brought in is then shared by all, odd chips from the first seat on",
            ),
            optional(
                "left",
                LEFT,
                "What the others still held: how many cards, or which",
                label=Said("snip_snap-label-left"),
            ),
            optional("paid", _PAID, "Counters that each player paid as fines"),
            optional(
                "turns",
                TURNS,
                "The whole deal, turn by turn; the rest follows from it",
                label=Said("snip_snap-label-turns"),
            ),
        ),
        "A deal: who was out first, and what it costs by the kind of chips; or all its turns.",
        Forms(
            {
                "out": Said("snip_snap-body-out"),
                "paid": Said("snip_snap-body-paid"),
                "turns": Said("snip_snap-body-turns"),
            },
            code="form_must_be_complete",
            several=True,
        ),
    ),
    examples=DEAL_EXAMPLES,
    answer=(
        required("dealer", OrNull(PlayerRef())),
        required("leader", OrNull(PlayerRef())),
        optional("cards_left", MapOf(PlayerRef(), Whole(0, PACK_SIZE)), "Cards left, counted"),
        optional("passes", PLAYER_COUNTS),
        optional("pot", _IN_POT, "The chips in the pot, where nobody has counted who passed"),
        optional("paid", _PAID),
        optional("out", OrNull(PlayerRef())),
        optional("pool", Whole(0), "Counters in the pool after the deal"),
    ),
)
ACTS = (DEAL, *COMMON_ACTS)
"""Everything that can be recorded, rounds first."""
