"""The details of a game of Escoba, besides those that all games have."""

from __future__ import annotations

from typing import Any

from referee.families.escoba.rules.options import Rules
from referee.families.escoba.scoring.categories import CATEGORIES
from referee.families.protocol import Details
from referee.families.rounds.table import Table
from referee.families.shapes import Whole, required

DETAILS = Details(
    next=(
        required("cards_each", Whole(0), "How many at a time"),
        required("deals", Whole(0), "How often that many are dealt until the pack is used up"),
    ),
    statuses=("in", "out"),
    lines=("escobas", *CATEGORIES, "points", "adjustment", "joined", "withdrawn"),
    laws=("points",),
)


def coming(table: Table[Rules]) -> dict[str, Any]:
    """The deal of the next round."""
    rules = table.rules
    return {"cards_each": rules.deal.hand, "deals": rules.deals(len(table.seats_in)) or 0}
