"""The table as the floors above see it: where the game stands, and who plays again."""

from __future__ import annotations

from typing import Any

from referee.families.protocol import Rematch, Seating
from referee.families.rounds.game import Game
from referee.families.rounds.table import Table
from referee.families.rounds.winners import places
from referee.families.standing import NextRound, Player, Result, Side, Standing, Status
from referee.families.steps import player_id


def standing(game: Game[Any], table: Table[Any]) -> Standing:
    """The standing of the game."""
    return Standing(
        status=table.status,
        players=tuple(_player(game, table, seat) for seat in range(len(table.names))),
        sides=tuple(
            Side(side, tuple(map(player_id, team)), score)
            for side, team, score in zip(table.sides, table.teams, table.scores, strict=True)
        ),
        rounds=table.rounds,
        next=_next(game, table) if table.status is Status.PLAYING else None,
        result=_result(game, table) if table.status is Status.FINISHED else None,
    )


def _player(game: Game[Any], table: Table[Any], seat: int) -> Player:
    side = table.side_of(seat)
    return Player(
        id=player_id(seat),
        name=table.names[seat],
        seat=seat + 1,
        side=table.sides[side],
        score=table.scores[side],
        status="out" if seat in table.out else "in",
        withdrawn=seat in table.left,
        details=game.player(table, seat),
    )


def _next(game: Game[Any], table: Table[Any]) -> NextRound:
    dealer, leader = table.next_dealer, table.leader
    return NextRound(
        number=table.rounds + 1,
        dealer=None if dealer is None else player_id(dealer),
        leader=None if leader is None else player_id(leader),
        details=game.coming(table),
    )


def _result(game: Game[Any], table: Table[Any]) -> Result:
    sides = table.sides
    return Result(
        winners=tuple(sides[side] for side in table.winners),
        losers=tuple(name for side, name in enumerate(sides) if side not in table.winners),
        ranking=tuple((sides[side], place) for side, place in places(table)) if len(sides) > 1 else (),
        details=game.result(table),
    )


def rematch(table: Table[Any]) -> Rematch:
    """The players of a rematch, in the same teams; whoever would have dealt next begins."""
    staying = [seat for seat in range(len(table.names)) if seat not in table.left]
    seat = table.dealer_among(staying) if staying else None
    dealer = None if seat is None else player_id(staying.index(seat))
    names = tuple(table.names[seat] for seat in staying)
    # Nobody leaves a game of teams, and so they have the seats that they had.
    teams = tuple(tuple(map(player_id, team)) for team in table.teams) if table.terms.teams else ()
    return Rematch(tuple(map(player_id, staying)), Seating(names, dealer, teams=teams))
