"""The end of a game of rounds: whether it has come, the winners, and every side's place.

A game may say otherwise of itself: `alone_wins` and `closing_decides` in `game.py`, or the round that was
played.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from referee.families.rounds.table import Table
from referee.families.rounds.terms import Tie


def winners(table: Table[Any]) -> tuple[int, ...] | None:
    """The sides that have won with the scores as they are; None while the game goes on.

    >>> from referee.families.rounds.terms import Terms
    >>> terms = Terms([2], target=21, tie=Tie.PLAY_ON)
    >>> table = Table(None, terms, ("Ann", "Bo"), ((0,), (1,)), (22, 22))
    >>> winners(table) is None
    True
    """
    if len(table.teams) > 1 and len(table.sides_in) == 1:
        return table.sides_in
    if not _is_due(table):
        return None
    first = in_front(table)
    goes_on = len(first) > 1 and table.terms.tie is Tie.PLAY_ON
    return None if goes_on else first


def _is_due(table: Table[Any]) -> bool:
    """True if the target is reached by a side in play, or the last round recorded."""
    rounds = table.terms.rounds
    return _reached(table) or (rounds is not None and table.rounds >= rounds)


def _reached(table: Table[Any]) -> bool:
    target = table.terms.target
    return target is not None and max(table.scores[side] for side in table.sides_in) >= target


def in_front(table: Table[Any], sides: Sequence[int] | None = None) -> tuple[int, ...]:
    """The sides that stand best, of these or of all in play.

    Somebody alone has won only by reaching the target.
    """
    if len(table.teams) == 1:
        return (0,) if _reached(table) else ()
    among = table.sides_in if sides is None else sides
    best = table.terms.front([table.scores[side] for side in among])
    return tuple(side for side in among if table.scores[side] == best)


def places(table: Table[Any]) -> tuple[tuple[int, int], ...]:
    """Sides and their places: winners first, who left last; equal ones share, and the next counts them."""

    def key(side: int) -> tuple[int, int]:
        if side in table.winners:
            return 0, 0
        gone = (side not in table.sides_in) + ({*table.teams[side]} <= {*table.left})
        score = table.scores[side]
        return 1 + gone, -score if table.terms.better(1, 0) else score

    keys = {side: key(side) for side in range(len(table.teams))}
    ordered = sorted(keys, key=lambda side: (keys[side], side))
    return tuple((side, 1 + sum(keys[other] < keys[side] for other in ordered)) for side in ordered)
