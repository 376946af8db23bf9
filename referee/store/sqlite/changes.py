"""A listener of one process for all that others write into a SQLite file."""

from __future__ import annotations

from typing import TYPE_CHECKING

from referee.store.polling import Polled
from referee.store.sqlite.connections import sqlite3, storage_error

if TYPE_CHECKING:
    from sqlite3 import Connection

_POLL_S = 0.02
"""SQLite calls nobody; asking it takes some microseconds."""


class SqliteChanges(Polled):
    """A listener at one file. Its connection must never write."""

    def __init__(self, connection: Connection) -> None:
        self._connection = connection
        super().__init__(every_s=_POLL_S)

    def _ask(self) -> int:
        """A number that is another one after each commit of another connection, in any process.

        Source: https://sqlite.org/pragma.html#pragma_data_version
        """
        try:
            (version,) = self._connection.execute("PRAGMA data_version").fetchone()
        except sqlite3.Error as error:
            raise storage_error(error) from error
        return int(version)
