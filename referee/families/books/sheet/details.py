"""What a game of Authors or Go Fish tells besides what all games tell, and what standings count."""

from __future__ import annotations

from referee.families.books.scoring.deal import LINES
from referee.families.counts import Count
from referee.families.protocol import Details
from referee.families.rounds.counts import COUNTS as COMMON_COUNTS
from referee.families.shapes import Whole, required

DETAILS = Details(
    next=(
        required("cards_each", Whole(0), "Where all cards are dealt, some have one more"),
        required("stock", Whole(0), "Cards that are not dealt"),
    ),
    statuses=("in", "out"),
    lines=(*LINES, "adjustment", "joined", "withdrawn"),
)
COUNTS = (*COMMON_COUNTS, Count("sets", "Sets", "Books and pairs laid down", more_is_better=True))
