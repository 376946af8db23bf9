"""What a game of Snip Snap Snorem tells besides what all games tell, and what standings count."""

from __future__ import annotations

from referee.families.counts import Count
from referee.families.protocol import Details
from referee.families.rounds.counts import COUNTS as COMMON_COUNTS
from referee.families.shapes import MapOf, OrNull, PlayerRef, Whole, required
from referee.families.snip_snap.scoring.deal import LINES

DETAILS = Details(
    player=(required("counters", OrNull(Whole(0)), "What is left of them; null where there are none"),),
    next=(
        required("cards_each", Whole(0), "Where all cards are dealt, some have one more"),
        required("stock", Whole(0), "Cards that are laid aside"),
        required("cards_of", MapOf(PlayerRef(), Whole(0)), "Cards of each player"),
        required("pool", OrNull(Whole(0)), "Counters that were paid as fines; null where there are none"),
    ),
    statuses=("in", "out"),
    lines=(*LINES, "adjustment", "joined", "withdrawn"),
)
COUNTS = (
    *COMMON_COUNTS,
    Count("first_out", "First out", "Deals in which one was out first", more_is_better=True),
)
