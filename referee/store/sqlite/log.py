"""An open database and its write-ahead log: that both are still there, and that the log stays short."""

from __future__ import annotations

import os
import time
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING

from referee.errors import StorageError
from referee.store.sqlite.connections import connect, sqlite3
from referee.store.sqlite.files import identity_of, index_of, log_of, state_of

if TYPE_CHECKING:
    from sqlite3 import Connection

LONG_BYTES = 16 * 2**20
"""A log that is longer is cut. SQLite copies every 4 MB into the database by itself, but begins the log anew
only where it happens upon a moment without a reader."""
_READERS_S, _MOST_READERS_S = 0.2, 0.5
"""The seconds that a cut waits for readers, while nobody can write: more, the longer the log has become."""
_SETTLED_NS = 2 * 10**9
"""A folder that changed so long ago tells of any further change by its time; clocks of files tick slowly."""
_LOOK_EVERY_S = 1.0
"""Whoever reads looks at the files themselves so often, whatever the folder says."""
_LEAST_PAUSE_S, _MOST_PAUSE_S = 0.25, 2.0
"""From a cut that failed to the next attempt: longer each time, since somebody reads for long. A log that has
grown meanwhile by as much as makes it long does not wait for that."""


class Log:
    """The files of the database at `path`, kept open by a connection of its own as long as the store is."""

    def __init__(self, path: Path, *, timeout_s: float) -> None:
        self._path = path
        self._names = str(path), str(log_of(path)), str(index_of(path))
        self._folder = str(path.parent)
        self._settled: tuple[int, int, int, int] | None = None
        """The folder in the state in which all files were in their places."""
        self._settled_until = 0.0
        self._connection = connect(path, mode="rw", timeout_s=timeout_s)
        self._connection.execute("SELECT 1 FROM sqlite_schema").fetchone()
        self._files = self._now()
        self._pid = os.getpid()
        self._is_closed = False
        self._cut_at, self._cut_beyond = 0.0, LONG_BYTES
        self._pause_s = _LEAST_PAUSE_S

    def _now(self) -> tuple[tuple[int, int], ...]:
        return tuple(identity_of(name) for name in self._names)

    def check_there(self) -> None:
        """Checks that the files which this process has open are those that lie there.

        To be asked before another connection is opened, which would take what lies there.

        :raises StorageError: when they are not: nobody would ever read what is written into them.
        """
        now = self._now()
        if now == self._files or self._is_closed:
            return
        if now[0] == self._files[0]:
            self._rescue()
        changed = [name for name, is_, was in zip(self._names, now, self._files, strict=True) if is_ != was]
        raise StorageError(
            f"{' and '.join(changed)} was removed or replaced while in use. Stop the service as usual, which "
            "keeps what can be kept, and start it again."
        )

    def check_to_read(self) -> None:
        """Checks the same by the times of the folder, which change with its names, and once a second by all.

        :raises StorageError: when the files are not those that lie there.
        """
        folder, at = state_of(self._folder), time.monotonic()
        if folder == self._settled and at < self._settled_until:
            return
        self.check_there()
        *_, changed_ns = folder
        self._settled = folder if time.time_ns() - changed_ns > _SETTLED_NS else None
        self._settled_until = at + _LOOK_EVERY_S

    def _rescue(self) -> None:
        """Writes what is in a log without a name into the database, as long as that is the same one."""
        if self._pid == os.getpid():
            with suppress(sqlite3.Error):
                self._connection.execute("PRAGMA wal_checkpoint(PASSIVE)")

    def keep_short(self, connection: Connection) -> None:
        """Cuts a log that is long. Only for whoever has the turn to write, after the transaction."""
        size, now = _size(self._names[1]), time.monotonic()
        if size <= LONG_BYTES or (now < self._cut_at and size <= self._cut_beyond):
            return
        if _cut(connection, patience_s=min(_READERS_S * size / LONG_BYTES, _MOST_READERS_S)):
            self._cut_at, self._cut_beyond = 0.0, LONG_BYTES
            self._pause_s = _LEAST_PAUSE_S
        else:
            self._cut_at, self._cut_beyond = now + self._pause_s, size + LONG_BYTES
            self._pause_s = min(2 * self._pause_s, _MOST_PAUSE_S)

    def close(self) -> None:
        """Lets go of the log."""
        self._is_closed = True
        if self._pid == os.getpid():
            self._connection.close()


def _size(name: str) -> int:
    try:
        return os.stat(name).st_size  # asked after every write
    except OSError:
        return 0


def _cut(connection: Connection, *, patience_s: float) -> bool:
    """True when all of the log could be written into the database, and the log cut.

    Whoever begins to read meanwhile needs the log no more, so that readers never add up.
    """
    (usual,) = connection.execute("PRAGMA busy_timeout").fetchone()
    try:
        connection.execute(f"PRAGMA busy_timeout = {int(patience_s * 1000)}")
        (busy, _, _) = connection.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchone()
    except sqlite3.Error:
        return False
    finally:
        connection.execute(f"PRAGMA busy_timeout = {usual}")
    return not busy
