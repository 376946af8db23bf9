"""The details of a game of the Rummy family, besides those that all games have."""

from __future__ import annotations

from typing import Any

from referee.families.protocol import Details
from referee.families.rummy.rules.consistency import cards_each, pack_for
from referee.families.rummy.scoring.lines import RummyTable
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


def coming(table: RummyTable) -> dict[str, Any]:
    """The deal of the next round."""
    players = len(table.seats_in)
    each, pack = cards_each(table.rules, players), pack_for(table.rules, players)
    return {"cards_each": each, "packs": pack.packs, "stock": pack.size - players * each - 1}
