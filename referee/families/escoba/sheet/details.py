"""The details of a game of Escoba, besides those that all games have."""

from __future__ import annotations

from referee.families.escoba.scoring.categories import CATEGORIES
from referee.families.protocol import Details
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
