"""Changes that are sent together: several statements as one, so that the database is asked less often."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

import psycopg

from referee.errors import RefereeError

Values = tuple[Any, ...]
Refusal = Callable[[], RefereeError]
"""What it means that a change has changed nothing, or less than it had to."""


class _Change(NamedTuple):
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
        self._waiting: list[_Change] = []
        self._sent: list[tuple[psycopg.Cursor[Values], list[_Change]]] = []

    def add(self, sql: str, values: Values, refusal: Refusal | None, rows: int = 1) -> None:
        """Adds a statement that changes one table, and has to change so many rows where fewer are refused."""
        table = table_of(sql)
        if any(one.table == table for one in self._waiting):
            self.send()
        self._waiting.append(_Change(table, sql, values, refusal, rows))

    def send(self) -> None:
        """Sends what waits. Whatever is asked behind it sees the changes."""
        changes, self._waiting = self._waiting, []
        if changes:
            sql = as_one([one.sql for one in changes])
            values = tuple(value for one in changes for value in one.values)
            self._sent.append((self._send(sql, values), changes))

    def settle(self) -> None:
        """Does nothing when every change has changed the rows that it had to, once all answers are there.

        :raises RefereeError: the refusal of the first that has not.
        """
        for cursor, changes in self._sent:
            row = cursor.fetchone() or ()
            for done, one in zip(row, changes, strict=True):
                if done < one.rows and one.refusal is not None:
                    raise one.refusal()


def table_of(sql: str) -> str:
    """The table that a statement changes.

    >>> table_of("INSERT INTO events (slot)"), table_of("UPDATE games SET version")
    ('events', 'games')
    """
    first, second, third, *_ = sql.split(maxsplit=3)
    return second if first == "UPDATE" else third


def as_one(statements: list[str]) -> str:
    """One statement that does what several do to tables of their own, and tells how many rows each changed.

    >>> as_one(["DELETE FROM a", "DELETE FROM b"])
    'WITH c0 AS (DELETE FROM a RETURNING 1), c1 AS (DELETE FROM b RETURNING 1) \
SELECT (SELECT count(*) FROM c0), (SELECT count(*) FROM c1)'
    """
    parts = ", ".join(f"c{at} AS ({sql} RETURNING 1)" for at, sql in enumerate(statements))
    counts = ", ".join(f"(SELECT count(*) FROM c{at})" for at in range(len(statements)))
    return f"WITH {parts} SELECT {counts}"
