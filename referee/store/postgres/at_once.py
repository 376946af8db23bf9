"""Plans as one statement, which PostgreSQL keeps whole or not at all, without a transaction around it."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from referee.store.changes import AddClaim, KeepAnswer, SaveGame, TouchToken
from referee.store.plans import Plan
from referee.store.postgres.asking import Places
from referee.store.postgres.gathering import Change, as_one_or_none, table_of, values_of
from referee.store.postgres.statements import MoreError, Refusal, Unsent, Values
from referee.store.postgres.transactions import PgWriting

_BESIDE = AddClaim | KeepAnswer | TouchToken
"""Changes beside a game, by which no other is decided."""


class AtOnce(NamedTuple):
    """A plan as one statement."""

    sql: str
    values: Values
    committed: Callable[[], None]
    """Tells the process what it may know once the plan is kept."""


def composed(plan: Plan, places: Places) -> AtOnce | None:
    """The plan as one statement; None where something must be asked or locked first.

    It fails, dividing by zero, when something that the plan was decided by has changed. A game is saved
    first, so that those who write it come one after the other; what is written beside it need not be, since
    nobody decides by that.
    """
    if games := plan.games():
        saves = [at for at, change in enumerate(plan.changes) if isinstance(change, SaveGame)]
        is_beside = all(isinstance(change, _BESIDE) for change in plan.changes)
        if len(games) != 1 or (saves != [0] and not is_beside):
            return None
    composing = _Composing()
    writing = PgWriting(composing, places)
    try:
        plan.apply(writing)
    except MoreError:
        return None
    return AtOnce(as_one_or_none(composing.changes), values_of(composing.changes), writing.committed)


class _Composing(Unsent):
    """Collects changes of tables of their own."""

    def __init__(self) -> None:
        self.changes: list[Change] = []

    def change(self, sql: str, values: Values, refusal: Refusal | None = None, rows: int = 1) -> None:
        table = table_of(sql)
        if table and any(earlier.table == table for earlier in self.changes):
            raise MoreError
        self.changes.append(Change(table, sql, values, refusal, rows))
