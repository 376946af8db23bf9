"""Changes that are sent together: several statements as one, so that the database is asked less often."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import NamedTuple

import psycopg

from referee.store.postgres.statements import Refusal, Values


class Change(NamedTuple):
    """A statement that changes one table, or only looks whether something is as it was."""

    table: str
    sql: str
    values: Values
    refusal: Refusal | None
    rows: int
    """As many have to change, where fewer are refused."""


class Gathering:
    """The changes of one plan, in their order.

    Those of different tables wait for each other and go as one statement. It sees nothing of its own changes,
    so that a table which is changed again begins another one.
    """

    def __init__(self, send: Callable[[str, Values], psycopg.Cursor[Values]]) -> None:
        self._send = send
        self._waiting: list[Change] = []
        self._sent: list[tuple[psycopg.Cursor[Values], list[Change]]] = []

    def add(self, sql: str, values: Values, refusal: Refusal | None, rows: int = 1) -> None:
        """Adds a statement that changes one table, and has to change so many rows where fewer are refused."""
        table = table_of(sql)
        if any(change.table == table for change in self._waiting):
            self.send()
        self._waiting.append(Change(table, sql, values, refusal, rows))

    def send(self) -> None:
        """Sends what waits. Whatever is asked behind it sees the changes."""
        changes, self._waiting = self._waiting, []
        if changes:
            sql = as_one([change.sql for change in changes])
            self._sent.append((self._send(sql, values_of(changes)), changes))

    def settle(self) -> None:
        """Checks that every change has changed the rows that it had to, once all answers are there.

        :raises RefereeError: the refusal of the first that has not.
        """
        for cursor, changes in self._sent:
            row = cursor.fetchone() or ()
            for done, change in zip(row, changes, strict=True):
                if done < change.rows and change.refusal is not None:
                    raise change.refusal()


def table_of(sql: str) -> str:
    """The table that a statement changes; none of one that only looks.

    >>> table_of("INSERT INTO events (slot)"), table_of("UPDATE games SET version"), table_of("SELECT 1 FROM")
    ('events', 'games', '')
    """
    first, second, third, *_ = sql.split(maxsplit=3)
    return {"UPDATE": second, "SELECT": ""}.get(first, third)


def values_of(changes: Iterable[Change]) -> Values:
    """The values of all of them, in their order."""
    return tuple(value for change in changes for value in change.values)


def as_one(statements: Sequence[str]) -> str:
    """One statement that does what several do to tables of their own, and tells how many rows each changed.

    >>> as_one(["DELETE FROM a", "SELECT 1 FROM b"])
    'WITH c0 AS (DELETE FROM a RETURNING 1), c1 AS (SELECT 1 FROM b) \
SELECT (SELECT count(*) FROM c0), (SELECT count(*) FROM c1)'
    """
    return _with(statements) + ", ".join(f"(SELECT count(*) FROM c{at})" for at, _ in enumerate(statements))


def as_one_or_none(changes: Sequence[Change]) -> str:
    """One statement that does what several do one after the other, or fails.

    It divides by zero when one changes less than it had to. Rows are taken in the order of the changes.

    >>> from referee.errors import RefereeError
    >>> as_one_or_none([Change("a", "DELETE FROM a", (), RefereeError, 1)])
    'WITH c0 AS (DELETE FROM a RETURNING 1) SELECT 1 / ((SELECT count(*) FROM c0) >= 1)::integer'
    """
    counts = (f"(SELECT count(*) FROM c{at})" for at, _ in enumerate(changes))
    return _with([change.sql for change in changes]) + ", ".join(
        count if change.refusal is None else f"1 / ({count} >= {change.rows})::integer"
        for change, count in zip(changes, counts, strict=True)
    )


def _with(statements: Sequence[str]) -> str:
    parts = (
        f"c{at} AS ({sql}{' RETURNING 1' if table_of(sql) else ''})" for at, sql in enumerate(statements)
    )
    return f"WITH {', '.join(parts)} SELECT "
