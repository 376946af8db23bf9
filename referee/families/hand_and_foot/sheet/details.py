"""The details of a game of Hand and Foot, besides those that all games have."""

from __future__ import annotations

from typing import Any

from referee.families.hand_and_foot.rules.consistency import stock
from referee.families.hand_and_foot.scoring.lines import FootTable
from referee.families.protocol import Details
from referee.families.shapes import Whole, required

DETAILS = Details(
    next=(
        required("hand", Whole(0), "Cards in each hand"),
        required("foot", Whole(0), "Cards in each foot"),
        required("packs", Whole(0)),
        required("stock", Whole(0), "Cards face down once one is turned up"),
        required("minimum", Whole(0), "What a side's first melds must count"),
    ),
    customs=("pile.take", "out.last_discard"),
    lines=(
        "melded",
        "wild_books",
        "clean_books",
        "dirty_books",
        "red_threes",
        "went_out",
        "exact_cut",
        "held",
        "held_red_threes",
        "out_refused",
        "cannot_go_out",
        "pile_unusable",
        "points",
        "adjustment",
        "joined",
        "withdrawn",
    ),
    laws=("points",),
)


def coming(table: FootTable) -> dict[str, Any]:
    """The deal of the next round, and the minimum of first melds in it."""
    rules = table.rules
    return {
        "hand": rules.deal.hand,
        "foot": rules.deal.foot,
        "packs": rules.pack.packs,
        "stock": stock(rules, len(table.seats_in)),
        "minimum": rules.minimum_in(table.rounds + 1),
    }
