"""The details of a game of the Rummy family, besides those that all games have."""

from __future__ import annotations

from referee.families.protocol import Details
from referee.families.shapes import Whole, required

DETAILS = Details(
    next=(
        required("cards_each", Whole(0)),
        required("packs", Whole(0)),
        required("stock", Whole(0), "Cards face down once one is turned up"),
    ),
    bgg_ids={"rummy": 15878},
    lines=(
        "deadwood",
        "melded",
        "held",
        "gin",
        "knock",
        "undercut",
        "rummy",
        "out",
        "gin_bonus",
        "big_gin_bonus",
        "undercut_bonus",
        "blocked",
        "game_bonus",
        "box",
        "points",
        "adjustment",
        "joined",
        "withdrawn",
    ),
    laws=("points",),
)
