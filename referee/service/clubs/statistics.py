"""The statistics of a member: games, wins in a row, and the deals of whoever plays alone."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime
from typing import Any, TypeVar

from referee.families.protocol import AnyFamily
from referee.families.registry import family_playing
from referee.families.standing import Status
from referee.service.access import Caller
from referee.service.clubs.club import enter, the_member
from referee.service.games.loading import with_view
from referee.service.references import member_id
from referee.store import Reading, StoredGame
from referee.store.club_rows import GameFilter

Each = TypeVar("Each")
MOST_GAMES = 1000
"""So many are counted, the latest."""
SHORTEST_S, LONGEST_S = 60, 3 * 60 * 60
"""Nobody deals, plays and clears a deal in less, and a table that stood longer was left alone."""


@dataclass(frozen=True, slots=True)
class _Deal:
    """A deal of somebody alone. `seconds` is None where nobody knows how long it took."""

    variant: str
    is_won: bool
    points: int
    seconds: int | None


@dataclass(frozen=True, slots=True)
class _Seated:
    """A game of a member, and the ids of the players whom the member was in it."""

    stored: StoredGame
    view: Mapping[str, Any]
    players: Sequence[str]

    @property
    def is_win(self) -> bool:
        return any(player in self.view["result"]["winners"] for player in self.players)


@dataclass(frozen=True, slots=True)
class MemberStatistics:
    """The counts of a member's games, the latest 1,000 of them.

    A game of several counts once it is finished, a deal of somebody alone as soon as it is recorded.
    """

    club_id: str
    member: str

    asks = None

    def run(self, tx: Reading, caller: Caller) -> dict[str, Any]:
        """The statistics, for somebody who may read the club.

        :raises NotFoundError: when there is no such member.
        """
        enter(tx, self.club_id, caller)
        member = the_member(tx, self.club_id, self.member)
        games = _games_of(tx, self.club_id, member.number)
        shared = [game for game in games if _is_over(game) and len(game.view["players"]) > 1]
        by_family: dict[str, list[bool]] = {}
        for game in shared:
            by_family.setdefault(game.view["family"], []).append(game.is_win)
        deals: dict[str, list[_Deal]] = {}
        for deal in (deal for game in games for deal in _deals(tx, game)):
            deals.setdefault(deal.variant, []).append(deal)
        return {
            "member": member_id(member.number),
            "name": member.name,
            **_wins([game.is_win for game in shared], "games"),
            "families": [
                {"family": family, **_wins(wins, "games")} for family, wins in _most_first(by_family)
            ],
            "alone": [_alone(variant, of_variant) for variant, of_variant in _most_first(deals)],
        }


def _games_of(tx: Reading, club_id: str, number: int) -> list[_Seated]:
    """The latest games of a member, the earliest of them first."""
    latest = tx.club_games(club_id, GameFilter(member=number), limit=MOST_GAMES)
    seated = tx.seated(club_id, [game.id for game in latest])
    return [
        _Seated(game, json.loads(with_view(tx, game).view), _players(seated[game.id], number))
        for game in reversed(latest)
    ]


def _players(members: Mapping[str, int], number: int) -> list[str]:
    return [player for player, member in members.items() if member == number]


def _is_over(game: _Seated) -> bool:
    return game.stored.status == Status.FINISHED and bool(game.view["result"]["winners"])


def _deals(tx: Reading, game: _Seated) -> Iterator[_Deal]:
    """The deals of a game for one, also of one that goes on or was given up; none of other games."""
    family: AnyFamily = family_playing(game.stored.variant)
    if family.deal is None or len(game.view["players"]) > 1:
        return
    before = game.stored.created_at
    for entry in tx.entries(game.stored.id):
        document = json.loads(entry.document)
        if entry.hand is not None:
            is_won, points = family.deal(document, game.players[0])
            yield _Deal(game.stored.variant, is_won, points, _seconds(before, document["recorded_at"]))
        before = document["recorded_at"]


def _seconds(before: str, after: str) -> int | None:
    """The time that a deal took; None where clocks went back, deals came together, or the table was left."""
    seconds = int((datetime.fromisoformat(after) - datetime.fromisoformat(before)).total_seconds())
    return seconds if SHORTEST_S <= seconds <= LONGEST_S else None


def _alone(variant: str, deals: Sequence[_Deal]) -> dict[str, Any]:
    times = sorted(deal.seconds for deal in deals if deal.is_won and deal.seconds is not None)
    return {
        "variant": variant,
        **_wins([deal.is_won for deal in deals], "deals"),
        "best": max(deal.points for deal in deals),
        "fastest_s": times[0] if times else None,
        "usual_s": times[(len(times) - 1) // 2] if times else None,
    }


def _wins(wins: Sequence[bool], of: str) -> dict[str, Any]:
    """The number of games or deals under `of`, of those that were won, and of wins one after the other."""
    now = most = 0
    for is_win in wins:
        now = now + 1 if is_win else 0
        most = max(most, now)
    return {of: len(wins), "wins": sum(wins), "run": {"now": now, "most": most}}


def _most_first(groups: Mapping[str, list[Each]]) -> list[tuple[str, list[Each]]]:
    return sorted(groups.items(), key=lambda group: (-len(group[1]), group[0]))
