"""Plans as one statement, which PostgreSQL keeps whole or not at all, without a transaction around it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple, NoReturn

from referee.store.plans import Plan
from referee.store.postgres.asking import Place, Places, Values
from referee.store.postgres.gathering import Change, Refusal, as_one_or_none, table_of, values_of
from referee.store.postgres.transactions import PgWriting


class AtOnce(NamedTuple):
    """A plan as one statement."""

    sql: str
    values: Values
    places: Sequence[tuple[str, str, Place]]
    """Where things live that are new, which the process knows once they are kept."""


def composed(plan: Plan, places: Places) -> AtOnce | None:
    """The plan as one statement; None where something must be asked or locked first.

    It fails, dividing by zero, when something that the plan was decided by has changed. A game is saved
    first, so that those who write it come one after the other.
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
    return AtOnce(as_one_or_none(composer.changes), values_of(composer.changes), composer.new)


class _MoreThanOne(Exception):  # noqa: N818  # no error: another way is taken
    """The plan takes more than one statement."""


class _Composer(PgWriting):
    """Collects what would be written. It has no connection, so that nothing can be asked."""

    def __init__(self, places: Places) -> None:
        self._places = places
        self._new, self._taken = [], set()
        self.changes: list[Change] = []

    @property
    def new(self) -> Sequence[tuple[str, str, Place]]:
        """Where things live that are new."""
        return self._new

    def _run(self, *_: object) -> NoReturn:
        raise _MoreThanOne

    def _change(self, sql: str, values: Values, refusal: Refusal | None = None, rows: int = 1) -> None:
        table = table_of(sql)
        if table and any(one.table == table for one in self.changes):
            raise _MoreThanOne
        self.changes.append(Change(table, sql, values, refusal, rows))
