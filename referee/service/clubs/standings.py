"""The standings of a club: what finished games count for each member."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from referee.errors import RulesError, Violation
from referee.service.access import Caller
from referee.service.clubs import ratings
from referee.service.clubs.club import enter
from referee.service.clubs.context import member_id
from referee.sitting.tallies import Tally, ranked
from referee.store import Reading
from referee.store.club_rows import StandingsFilter, StoredRating


@dataclass(frozen=True, slots=True)
class _Row:
    member: int
    tally: Tally
    rating: StoredRating | None


def _fewest_points(row: _Row) -> float:
    """Higher for fewer points a hand, as they are shown; who has played none stands last."""
    average = row.tally.average_penalty
    return float("-inf") if average is None else -average


def _rating(row: _Row) -> float:
    """The rating; without one it is the lowest."""
    return float("-inf") if row.rating is None else ratings.value_of(row.rating)


BY: Mapping[str, Callable[[_Row], float]] = {
    "wins": lambda row: row.tally.wins,
    "games": lambda row: row.tally.games,
    "net_money": lambda row: row.tally.net,
    "average_penalty": _fewest_points,
    "longest_run": lambda row: row.tally.longest_run,
    "rating": _rating,
}
"""What members can be ranked by, the best first."""


def standings(
    tx: Reading, caller: Caller, club_id: str, wanted: StandingsFilter, *, by: str
) -> dict[str, Any]:
    """Every member with a game that counts, best first. Equal members share a place.

    :raises RulesError: when they are to be ranked by rating, and this installation does not rate.
    """
    club, _ = enter(tx, club_id, caller)
    rates = ratings.are_kept()
    if by == "rating" and not rates:
        message = "This server keeps no ratings. Whoever runs it can: pip install '.[ratings]', and restart."
        raise RulesError.of([Violation("/query/by", "ratings_must_be_kept", message)])
    skills = tx.ratings(club_id) if rates else {}
    tallies, names = tx.standings(club_id, wanted), {one.number: one.name for one in tx.members(club_id)}
    rows = [_Row(number, tally, skills.get(number)) for number, tally in sorted(tallies.items())]
    return {
        "ranked_by": by,
        "currency": club.currency,
        "unrated_games": tx.count_unrated_games(club_id) if rates else None,
        "items": [
            {"place": place, "member": member_id(row.member), "name": names[row.member]} | _told(row)
            for place, row in ranked(rows, key=BY[by])
        ],
    }


def _told(row: _Row) -> dict[str, Any]:
    tally = row.tally
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
        "rating": row.rating and _rating_told(row.rating),
    }


def _rating_told(rating: StoredRating) -> dict[str, Any]:
    return {
        "value": ratings.value_of(rating),
        "mu": round(rating.mu, 2),
        "sigma": round(rating.sigma, 2),
        "games": rating.games,
    }
