"""Details of a game of Snip Snap Snorem: the members that only its documents have, and their values."""

from __future__ import annotations

from typing import Any

from referee.families.protocol import Details
from referee.families.rounds.table import Table
from referee.families.shapes import MapOf, OrNull, PlayerRef, Whole, required
from referee.families.snip_snap.rules.options import Chips, Rules
from referee.families.snip_snap.rules.playing import PACK_SIZE
from referee.families.snip_snap.scoring.counters import (
    counters_of,
    pool_of,
)
from referee.families.snip_snap.scoring.deal import LINES
from referee.families.snip_snap.table.dealing import cards_of
from referee.families.steps import player_id

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


def coming(table: Table[Rules]) -> dict[str, Any]:
    """The cards of the next deal: the fewest of a player, those of each player, and those laid aside."""
    dealt = cards_of(table)
    return {
        "cards_each": min(dealt.values()),
        "stock": PACK_SIZE - sum(dealt.values()),
        "cards_of": {player_id(seat): count for seat, count in dealt.items()},
        "pool": pool_of(table) if table.rules.chips.kind is Chips.FINES else None,
    }


def player_details(table: Table[Rules], seat: int) -> dict[str, Any]:
    """The counters of a player, under rules with fines."""
    has_counters = table.rules.chips.kind is Chips.FINES
    return {"counters": counters_of(table, seat) if has_counters else None}
