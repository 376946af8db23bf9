"""The standings of a club: what finished games count for each member."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from ..standings import Tally, ranked
from ..store import Reading
from ..store.club_rows import StandingsFilter
from .access import Asked
from .belonging import member_id
from .club_desk import enter


def _fewest_points(tally: Tally) -> float:
    """Higher for fewer points a hand; who has played none stands last."""
    return -tally.penalty_points / tally.hands if tally.hands else float("-inf")


BY: Mapping[str, Callable[[Tally], float]] = {
    "wins": lambda tally: tally.wins,
    "games": lambda tally: tally.games,
    "net_money": lambda tally: tally.net,
    "average_penalty": _fewest_points,
    "longest_run": lambda tally: tally.longest_run,
}
"""What members can be ranked by, the best first."""


def standings(tx: Reading, asked: Asked, club_id: str, wanted: StandingsFilter, *, by: str) -> dict[str, Any]:
    """Every member with a game that counts, the best first; equal ones share a place."""
    club, _ = enter(tx, club_id, asked)
    tallies, names = tx.standings(club_id, wanted), {one.number: one.name for one in tx.members(club_id)}
    order = ranked(sorted(tallies.items()), key=lambda row: BY[by](row[1]))
    return {
        "ranked_by": by,
        "currency": club.currency,
        "items": [
            {"place": place, "member": member_id(number), "name": names[number]} | _told(tally)
            for place, (number, tally) in order
        ],
    }


def _told(tally: Tally) -> dict[str, Any]:
    return {
        "games": tally.games,
        "wins": tally.wins,
        "hands_played": tally.hands,
        "hands_lost": tally.hands_lost,
        "average_penalty": tally.average_penalty,
        "cucumbers": tally.cucumbers,
        "buy_ins": tally.buy_ins,
        "net_money": tally.net,
        "longest_run": tally.longest_run,
    }
