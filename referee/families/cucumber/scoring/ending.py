"""When a game is over, and who has won.

Source: pagat.com Cucumber and Twenty-Two, how each version ends.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import replace

from referee.families.cucumber.rules.options import AllOut, EndWhen, PointsTable, Winner
from referee.families.cucumber.scoring.limit import Fallen
from referee.families.cucumber.table.table import Ended, Result, Status, Table


def after_act(table: Table, fallen: Fallen) -> Table:
    """The table, finished if this act ended the game.

    >>> from referee.families.cucumber.rules.options import Rules
    >>> from referee.families.cucumber.table.table import Player
    >>> players = (Player("Ann"), Player("Bo", status=Status.OUT, out_since=1))
    >>> table = Table(Rules(), players, 1, 0, None, acts=1)
    >>> after_act(table, Fallen()).result.winners
    (0,)
    """
    if not _is_over(table, fallen):
        return table
    return _finish(table, _winners(table, fallen))


def by_agreement(table: Table) -> Table:
    """The table, finished because the players say so: whoever stands best wins."""
    standing = table.seats_in
    best = min(_standing(table, seat) for seat in standing)
    return _finish(table, [seat for seat in standing if _standing(table, seat) == best])


def _is_over(table: Table, fallen: Fallen) -> bool:
    players = [table.players[seat] for seat in table.seats_in]
    if len(players) <= 1 or fallen.losers:
        return True
    unmarked = [player for player in players if player.status is not Status.MARKED]
    return table.rules.end.when is EndWhen.ONE_UNMARKED and len(unmarked) <= 1


def _winners(table: Table, fallen: Fallen) -> list[int]:
    standing = table.seats_in
    if len(standing) == 1:
        return standing
    if not standing:
        return _of_the_last(table, _out_last(table))
    return _WINNERS[table.rules.end.winner](table, standing, fallen)


def _out_last(table: Table) -> list[int]:
    """Those who went out with this act."""
    return [seat for seat, player in enumerate(table.players) if player.out_since == table.acts]


def _of_the_last(table: Table, seats: list[int]) -> list[int]:
    """The winners when all who were left went out together."""
    if table.rules.end.all_out is AllOut.ALL_WIN:
        return seats
    return _lowest_score(table, seats, Fallen())


def _lowest_score(table: Table, seats: list[int], _: Fallen) -> list[int]:
    lowest = min(table.players[seat].score for seat in seats)
    return [seat for seat in seats if table.players[seat].score == lowest]


def _not_the_loser(table: Table, seats: list[int], fallen: Fallen) -> list[int]:
    """Those who neither ended the game nor are marked, where marks end it; of the last, if nobody is left."""
    by_marks = table.rules.end.when is EndWhen.ONE_UNMARKED
    losing = {seat for seat in seats if by_marks and table.players[seat].status is Status.MARKED}
    return [seat for seat in seats if seat not in losing | fallen.losers] or _of_the_last(table, seats)


_WINNERS: Mapping[Winner, Callable[[Table, list[int], Fallen], list[int]]] = {
    Winner.LAST_IN: _not_the_loser,
    Winner.LOWEST_SCORE: _lowest_score,
    Winner.NOT_THE_LOSER: _not_the_loser,
}


def _finish(table: Table, winners: Iterable[int]) -> Table:
    won = tuple(winners)
    result = Result(winners=won, places=_places(table, won))
    return replace(table, ended=Ended.FINISHED, result=result, named_dealer=None)


_Standing = tuple[bool, int, int, int]


def _standing(table: Table, seat: int) -> _Standing:
    """Better players compare lower: still in, out later, fewer falls, fewer points (or hands) lost."""
    player = table.players[seat]
    lost = player.hands_lost if table.rules.points is PointsTable.NONE else player.score
    return (not player.is_in, -(player.out_since or 0), player.falls, lost)


def _places(table: Table, winners: tuple[int, ...]) -> tuple[tuple[int, int], ...]:
    """Winners first; equal players share a place, and the next one counts them: 1, 1, 3."""
    best = (False, 0, 0, 0)
    keys = {
        seat: (seat not in winners, best if seat in winners else _standing(table, seat))
        for seat in range(len(table.players))
    }
    ordered = sorted(keys, key=lambda seat: (keys[seat], seat))
    return tuple((seat, 1 + sum(keys[other] < keys[seat] for other in ordered)) for seat in ordered)
