"""What a game of the Rummy family tells besides what all games tell."""

from __future__ import annotations

from referee.families.counts import Count, Ratio
from referee.families.protocol import Details
from referee.families.rounds.counts import COUNTS as COMMON_COUNTS
from referee.families.shapes import Whole, required

DETAILS = Details(
    next=(
        required("cards_each", Whole(0)),
        required("packs", Whole(0)),
        required("stock", Whole(0), "Cards face down once one is turned up"),
    ),
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
        "adjustment",
        "joined",
        "withdrawn",
    ),
)
COUNTS = (
    *COMMON_COUNTS,
    Count(
        "ended", "Ended a round", "Rounds that the player ended by going out or knocking", more_is_better=True
    ),
    Count("at_one_go", "Rummy or gin", "Rounds ended by going rummy, or with gin", more_is_better=True),
)
RATIOS = (
    Ratio(
        "share_ended",
        "Share of rounds ended",
        "Rounds that the player ended, per round played",
        of="ended",
        per="rounds",
        more_is_better=True,
    ),
)
