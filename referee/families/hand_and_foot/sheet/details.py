"""The details of a game of Hand and Foot, besides those that all games have."""

from __future__ import annotations

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
