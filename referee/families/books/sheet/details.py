"""Details of a game of Authors or Go Fish: the members that only its documents have, and their values."""

from __future__ import annotations

from typing import Any

from referee.families.books.rules.options import Rules
from referee.families.books.scoring.deal import LINES
from referee.families.books.table.dealing import deal_of
from referee.families.protocol import Details
from referee.families.rounds.table import Table
from referee.families.shapes import Whole, required

DETAILS = Details(
    next=(
        required("cards_each", Whole(0), "Where all cards are dealt, some have one more"),
        required("stock", Whole(0), "Cards that are not dealt"),
    ),
    statuses=("in", "out"),
    customs=("ask.empty",),
    lines=(*LINES, "adjustment", "joined", "withdrawn"),
)


def coming(table: Table[Rules]) -> dict[str, Any]:
    """The cards of the next deal: the fewest that a player has, and the stock."""
    deal = deal_of(table)
    return {"cards_each": min(deal.hands[seat] for seat in table.seats_in), "stock": deal.stock}
