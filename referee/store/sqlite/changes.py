"""How one process hears of what others write into the same SQLite file."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING

from referee.store import Changes
from referee.store.sqlite.connections import sqlite3, storage_error

if TYPE_CHECKING:
    from sqlite3 import Connection

_POLL_S = 0.02
"""SQLite calls nobody; asking it takes some microseconds."""


class SqliteChanges(Changes):
    """A listener at one file. Its connection must never write."""

    def __init__(self, connection: Connection) -> None:
        self._connection = connection
        self._heard = self._ask()

    def wait(self, *, timeout_s: float) -> bool:
        """True as soon as something was written since the last True; False after `timeout_s`.

        :raises StorageError: when the file can no longer be read.
        """
        until = time.monotonic() + timeout_s
        while (now := self._ask()) == self._heard:
            left = until - time.monotonic()
            if left <= 0:
                return False
            time.sleep(min(_POLL_S, left))
        self._heard = now
        return True

    def _ask(self) -> int:
        """A number that is another one after each commit of another connection, in any process.

        Source: https://sqlite.org/pragma.html#pragma_data_version
        """
        try:
            (version,) = self._connection.execute("PRAGMA data_version").fetchone()
        except sqlite3.Error as error:
            raise storage_error(error) from error
        return int(version)
