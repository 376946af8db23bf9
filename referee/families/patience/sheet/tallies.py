"""The counts of games of patience in standings."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from referee.families.acts import ROUND
from referee.families.counts import POINTS, ROUNDS, Count, Ratio
from referee.families.documents import Document
from referee.families.patience.scoring.lines import CARRIED_OFF, WON
from referee.families.rounds.table import Table
from referee.families.steps import player_id
from referee.words.said import Said

COUNTS = (
    ROUNDS,
    Count("deals_won", Said("patience-count-deals-won"), "Those with all cards up", more_is_better=True),
    Count("cards_up", Said("patience-count-cards-up"), "Cards brought up in all deals", is_shown=False),
    Count(
        "best_deal",
        Said("patience-count-best-deal"),
        "The most points of one deal",
        is_most=True,
        more_is_better=True,
    ),
    Count(
        "longest_run",
        Said("patience-count-longest-run"),
        "Deals won one after the other",
        is_most=True,
        more_is_better=True,
    ),
    POINTS,
)
RATIOS = (
    Ratio(
        "average_cards",
        Said("patience-ratio-average-cards"),
        "Cards brought up per deal played",
        of="cards_up",
        per="rounds",
        more_is_better=True,
    ),
)


def deal_of(deal: Document, player: str) -> tuple[bool, int]:
    """True if a player has brought up all cards in a deal, and the points of this deal alone."""
    lines = [line for line in deal["lines"] if line["player"] == player]
    points = sum(line["points"] for line in lines if line["kind"] != CARRIED_OFF)
    return any(line["kind"] == WON for line in lines), points


def tallies(table: Table[Any], entries: Sequence[Document]) -> dict[str, dict[str, int]]:
    """Deals won, cards brought up, the best deal and the longest run of deals won, by player."""
    deals = [entry for entry in entries if entry["kind"] == ROUND]
    return {player: _counts(player, deals) for player in map(player_id, range(len(table.names)))}


def _counts(player: str, deals: Sequence[Document]) -> dict[str, int]:
    outcomes = [deal_of(deal, player) for deal in deals]
    won = [is_won for is_won, _ in outcomes]
    cards = [deal["results"][player]["cards"] if "results" in deal else deal["cards"] for deal in deals]
    return {
        "deals_won": sum(won),
        "cards_up": sum(cards),
        "best_deal": max((points for _, points in outcomes), default=0),
        "longest_run": _longest_run(won),
    }


def _longest_run(won: Sequence[bool]) -> int:
    longest = run = 0
    for is_won in won:
        run = run + 1 if is_won else 0
        longest = max(longest, run)
    return longest
