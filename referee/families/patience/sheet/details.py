"""Details of a game of patience: the members that only its documents have, and their values."""

from __future__ import annotations

from typing import Any

from referee.families.documents import Document
from referee.families.patience.rules.options import Method
from referee.families.patience.scoring.lines import CARDS_EARNED, DEAL_COST, LINES
from referee.families.patience.table.trial import FOUNDATIONS, PILES, SEQUENCE
from referee.families.protocol import Details
from referee.families.reasons import DueReason
from referee.families.rounds.table import Table
from referee.families.shapes import Flag, OrNull, Whole, optional, required
from referee.words.said import Said

DETAILS = Details(
    player=(
        required("deals_won", Whole(0), "Deals with all cards up"),
        required("best_deal", OrNull(Whole()), "The most points of one deal; null before the first"),
    ),
    next=(optional("buy_in", Whole(0), "What the deal costs, in points"),),
    result=(
        optional("points", Whole(), "Of somebody who plays alone"),
        optional("won", Flag(), "Whether somebody who plays alone has won a deal"),
    ),
    statuses=("in",),
    lines=(*LINES, "adjustment"),
    laws=(SEQUENCE, FOUNDATIONS, PILES),
)
REASONS = (
    DueReason(DEAL_COST, Said("patience-due-deal-cost")),
    DueReason(CARDS_EARNED, Said("patience-due-cards-earned")),
)


def player_details(table: Table[Any], seat: int) -> Document:
    """The number of deals that a player has won, and the points of the best one."""
    return {"deals_won": table.memory["won"][seat], "best_deal": table.memory["best"][seat]}


def coming(table: Table[Any]) -> Document:
    """The cost of the next deal, under rules by which deals are bought."""
    score = table.rules.score
    return {"buy_in": score.buy_in} if score.method is Method.VEGAS else {}


def has_won(table: Table[Any]) -> bool:
    """True when somebody who plays alone has won a deal."""
    return bool(table.memory["won"][0])


def result(table: Table[Any]) -> Document:
    """The result of somebody who plays alone: the points, and whether a deal was won."""
    return {"points": table.scores[0], "won": has_won(table)} if len(table.names) == 1 else {}
