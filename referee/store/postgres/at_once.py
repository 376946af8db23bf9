"""Plans as one statement, which PostgreSQL keeps whole or not at all, without a transaction around it."""

from __future__ import annotations

from typing import NoReturn

from referee.store.plans import Plan
from referee.store.postgres.asking import Places, Values
from referee.store.postgres.gathering import Change, Refusal, as_one_or_none, table_of, values_of
from referee.store.postgres.transactions import PgWriting


def composed(plan: Plan, places: Places) -> tuple[str, Values] | None:
    """The plan as one statement, with its values; None where something must be asked or locked first.

    It fails, dividing by zero, when something that the plan was decided by has changed. A game
    is saved first, so that those who write it come one after the other.
    """
    if games := plan.games():
        saves = [at for at, change in enumerate(plan.changes) if change.method == "save_game"]
        if len(games) != 1 or saves != [0]:
            return None
    composer = _Composer(places)
    try:
        plan.apply(composer)
    except _MoreThanOne:
        return None
    return as_one_or_none(composer.changes), values_of(composer.changes)


class _MoreThanOne(Exception):  # noqa: N818  # no error: another way is taken
    """The plan takes more than one statement."""


class _Composer(PgWriting):
    """Collects what would be written. It has no connection, so that nothing can be asked."""

    def __init__(self, places: Places) -> None:
        self._places = places
        self._new, self._taken = [], set()
        self.changes: list[Change] = []

    def _run(self, *_: object) -> NoReturn:
        raise _MoreThanOne

    def _change(self, sql: str, values: Values, refusal: Refusal | None = None) -> None:
        table = table_of(sql)
        if table and any(one.table == table for one in self.changes):
            raise _MoreThanOne
        self.changes.append(Change(table, sql, values, refusal))
