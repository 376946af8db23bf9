"""The table of Pebbles: who sits where, what they have, what lies in the pot."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import asdict, dataclass, replace
from typing import Any

from referee.families.protocol import Rematch, Seating
from referee.families.seats import Seated, Teams, find_seat, next_seat, seat_teams
from referee.families.standing import NextRound, Player, Result, Side, Standing, Status
from referee.families.steps import player_id
from referee_pebbles.rules import Rules

Document = Mapping[str, Any]


@dataclass(frozen=True, slots=True)
class Table:
    """Where a game stands. Seats and teams are counted from 0."""

    rules: Rules
    names: tuple[str, ...]
    teams: Teams
    dealer: int | None
    """Who deals next; None for somebody alone."""
    scores: tuple[int, ...] = ()
    """By team."""
    pebbles: tuple[int, ...] = ()
    """Taken so far, by seat."""
    fines: tuple[int, ...] = ()
    """By seat."""
    deals: int = 0
    ended: Status = Status.PLAYING

    @property
    def sides(self) -> tuple[str, ...]:
        """The ids of the sides: a player's where somebody plays alone."""
        return tuple(
            player_id(team[0]) if len(team) == 1 else f"t{at}" for at, team in enumerate(self.teams, 1)
        )

    def team_of(self, seat: int) -> int:
        """The place of a player's team."""
        return next(at for at, team in enumerate(self.teams) if seat in team)

    def seated(self) -> list[Seated]:
        """Everybody at the table."""
        return [*map(Seated, self.names)]

    @property
    def best(self) -> tuple[int, ...]:
        """The teams in front."""
        return tuple(at for at, score in enumerate(self.scores) if score == max(self.scores))


def seat(rules: Rules, seating: Seating) -> Table:
    """The table before the first deal.

    :raises RulesError: when these players cannot be divided so.
    """
    names = seating.names
    alone = tuple((at,) for at in range(len(names)))
    teams = seat_teams(names, 2, seating.teams) if len(names) > 2 or seating.teams else alone
    nobody = (0,) * len(names)
    dealer = None
    if len(names) > 1:
        found = find_seat([*map(Seated, names)], seating.dealer or player_id(len(names) - 1), "/dealer")
        dealer = found if isinstance(found, int) else len(names) - 1
    return Table(rules, names, teams, dealer, (0,) * len(teams), nobody, nobody)


def pass_deal(table: Table) -> Table:
    """The table with the next dealer."""
    if table.dealer is None:
        return table
    return replace(table, dealer=next_seat(table.dealer, len(table.names), table.rules.direction))


def dumped(table: Table) -> dict[str, Any]:
    """The table as JSON, without its rules."""
    return {name: value for name, value in asdict(table).items() if name != "rules"}


def loaded(opened: Table, document: Document) -> Table:
    """The table that `dumped` wrote."""
    teams = tuple(tuple(team) for team in document["teams"])
    lists = {name: tuple(document[name]) for name in ("names", "scores", "pebbles", "fines")}
    ended = Status(document["ended"])
    return replace(opened, **{**document, **lists, "teams": teams, "ended": ended})


def standing(table: Table) -> Standing:
    """Where the game stands."""
    sides = table.sides
    players = [
        Player(
            id=player_id(at),
            name=name,
            seat=at + 1,
            side=sides[table.team_of(at)],
            score=table.scores[table.team_of(at)],
            details={"fines": table.fines[at]},
        )
        for at, name in enumerate(table.names)
    ]
    teams = zip(sides, table.teams, table.scores, strict=True)
    is_over = table.ended is not Status.PLAYING
    dealer = None if table.dealer is None else player_id(table.dealer)
    return Standing(
        status=table.ended,
        players=tuple(players),
        sides=tuple(Side(side, tuple(map(player_id, team)), score) for side, team, score in teams),
        rounds=table.deals,
        next=None if is_over else NextRound(table.deals + 1, dealer, None, {"ante": 1}),
        result=_result(table) if table.ended is Status.FINISHED else None,
    )


def _result(table: Table) -> Result:
    places = [1 + sum(other > score for other in table.scores) for score in table.scores]
    ranking = sorted(zip(table.sides, places, strict=True), key=lambda place: place[1])
    won = len(table.teams) > 1 or table.scores[0] >= table.rules.target
    winners = {side for side, place in ranking if place == 1 and won}
    return Result(
        winners=tuple(side for side in table.sides if side in winners),
        losers=tuple(side for side in table.sides if side not in winners),
        ranking=tuple(ranking) if len(table.teams) > 1 else (),
        details={"target": table.rules.target},
    )


def rematch(table: Table) -> Rematch:
    """The same people and teams once more; the deal has passed on already."""
    dealer = None if table.dealer is None else player_id(table.dealer)
    players = tuple(map(player_id, range(len(table.names))))
    teams = tuple(tuple(map(player_id, team)) for team in table.teams if len(team) > 1)
    return Rematch(players, Seating(table.names, dealer, teams=teams))
