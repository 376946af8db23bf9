"""Questions to a SQLite store: one transaction, and the errors of the service for its failures."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from itertools import chain
from typing import TYPE_CHECKING, Any, NoReturn

from referee.errors import StorageError
from referee.store.sqlite.connections import FAILURES, sqlite3, storage_error
from referee.store.sqlite.migrations.append_only import NEVER_REPLACED
from referee.store.sqlite.pairing import count_up

if TYPE_CHECKING:
    from sqlite3 import Connection, Cursor

Values = tuple[Any, ...]


def where(*filters: tuple[str, Any]) -> tuple[str, Values]:
    """The conditions of these filters, with their values; a filter that is None or empty is left out.

    A condition without values has True in their place.

    >>> where(("status = ?", "playing"), ("variant = ?", None), ("number IN (?, ?)", (1, 2)))
    (' AND status = ? AND number IN (?, ?)', ('playing', 1, 2))
    >>> where(("pot > 0", True), ("pot < 0", False))
    (' AND pot > 0', ())
    """
    given = [(condition, value) for condition, value in filters if value]
    values = [value if isinstance(value, tuple) else (value,) for _, value in given if value is not True]
    return "".join(f" AND {condition}" for condition, _ in given), tuple(chain.from_iterable(values))


def _ended(*_: object) -> NoReturn:
    raise StorageError("This transaction has ended.")


class Part:
    """A part of a transaction."""

    def __init__(self, run: Callable[[str], object]) -> None:
        self._run = run

    def undo(self) -> None:
        """Takes back what the part has done so far.

        :raises StorageError: when the whole transaction is lost.
        """
        self._run("ROLLBACK TO part")


class SqliteAsking:
    """A transaction over one connection, whatever its questions are about."""

    begin = "BEGIN"

    def __init__(self, connection: Connection) -> None:
        self._connection = connection
        self._pid = os.getpid()
        self._ask = connection.execute
        self._ask_all = connection.executemany

    def start(self) -> None:
        """Begins the transaction."""
        self._run(self.begin)

    def count_up(self) -> None:
        """Counts this write in the database, so that its log can be told from another one's."""
        try:
            count_up(self._connection)
        except sqlite3.Error as error:
            raise self._failed(error) from error

    @contextmanager
    def part(self) -> Iterator[Part]:
        """A part of the transaction, which can be undone by itself."""
        self._run("SAVEPOINT part")
        part = Part(self._run)
        yield part
        self._run("RELEASE part")

    def end(self, how: str) -> None:
        """Ends the transaction by `COMMIT` or `ROLLBACK`, after which nothing more can be asked."""
        self._ask = self._ask_all = _ended
        if self._pid != os.getpid():
            raise StorageError("A transaction cannot go on in a forked process.")
        try:
            if how == "COMMIT" or self._connection.in_transaction:
                self._connection.execute(how)
        except sqlite3.Error as error:
            if self._connection.in_transaction:
                self._connection.execute("ROLLBACK")
            raise storage_error(error) from error

    def _run(self, sql: str, values: Values = ()) -> Cursor:
        try:
            return self._ask(sql, values)
        except FAILURES as error:
            raise self._failed(error) from error

    def _run_all(self, sql: str, rows: Iterable[Values]) -> None:
        """Runs one statement with the values of each row."""
        try:
            self._ask_all(sql, rows)
        except FAILURES as error:
            raise self._failed(error) from error

    def _row(self, sql: str, values: Values) -> Values | None:
        try:
            row: Values | None = self._ask(sql, values).fetchone()
        except FAILURES as error:
            raise self._failed(error) from error
        return row

    def _rows(self, sql: str, values: Values) -> list[Values]:
        try:
            return self._ask(sql, values).fetchall()
        except FAILURES as error:
            raise self._failed(error) from error

    def _failed(self, error: Exception) -> StorageError:
        if not self._connection.in_transaction:
            # SQLite has rolled back by itself; what came now would be kept without the rest.
            self._ask = self._ask_all = _ended
        return storage_error(error)

    def _added(self, sql: str, values: Values) -> bool:
        """True when a row that is never replaced has been added; False when there is one of its key."""
        try:
            self._ask(sql, values)
        except FAILURES as error:
            if NEVER_REPLACED in str(error):
                return False
            raise self._failed(error) from error
        return True

    def _changed(self, sql: str, values: Values) -> int:
        return self._run(sql, values).rowcount
