"""What keeping a hand takes at the least: one SQLite transaction of the same rows, and nothing else."""

from __future__ import annotations

import threading
from contextlib import closing
from pathlib import Path
from typing import TYPE_CHECKING, Any

from referee.store.sqlite.connections import connect

if TYPE_CHECKING:
    from sqlite3 import Connection

_GAME = (
    "UPDATE games SET version = version + 1, state = ?, view = ?, updated_at = ? WHERE number = ?"
    " RETURNING version"
)
_EVENT = 'INSERT INTO events (game, number, kind, at, "by", body) VALUES (?, ?, ?, ?, ?, ?)'
_ENTRY = "INSERT INTO entries (game, position, event, hand, document) VALUES (?, ?, ?, ?, ?)"
_LAST_GAME = "SELECT number, state, view, updated_at FROM games ORDER BY number DESC LIMIT 1"
_A_HAND = "SELECT kind, at, \"by\", body FROM events WHERE kind = 'hand' LIMIT 1"
_ITS_ENTRY = "SELECT document FROM entries LIMIT 1"


class BareRows:
    """Adds a hand's rows to the last game of a database that has a hand, the same ones over and over."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._thread = threading.local()
        # Without it SQLite makes threads wait by chance, which would not be its best.
        self._turn = threading.Lock()
        with closing(self._connect()) as connection:
            found = [connection.execute(sql).fetchone() for sql in (_LAST_GAME, _A_HAND, _ITS_ENTRY)]
        (self._game, *self._shown), self._event, self._entry = found

    def _connect(self) -> Connection:
        return connect(self._path, mode="rw", timeout_s=10)

    def _connection(self) -> Connection:
        found: Any = getattr(self._thread, "connection", None)
        if found is None:
            found = self._thread.connection = self._connect()
        return found

    def keep(self) -> None:
        """One more hand, on the disk when this returns."""
        execute, game = self._connection().execute, self._game
        with self._turn:
            execute("BEGIN IMMEDIATE")
            (number,) = execute(_GAME, (*self._shown, game)).fetchone()
            execute(_EVENT, (game, number, *self._event))
            execute(_ENTRY, (game, number, number, number, *self._entry))
            execute("COMMIT")
