"""Connections to one SQLite file: lent by each process to its threads, and what their errors mean."""

from __future__ import annotations

import os
import threading
import time
from collections.abc import Iterator
from contextlib import AbstractContextManager, ExitStack, closing, contextmanager, suppress
from pathlib import Path
from typing import TYPE_CHECKING

from sqlite_utils.utils import sqlite3 as sqlite3  # type: ignore[attr-defined]  # noqa: PLC0414 (it is for others too)

from referee.errors import StorageError
from referee.meter import SILENT, Meter
from referee.store.sqlite.batch import Queue
from referee.store.sqlite.files import identity_of
from referee.store.sqlite.locks import WriteTurn
from referee.store.sqlite.migrations.steps import migrate
from referee.store.sqlite.pairing import drawn_count, set_count

if TYPE_CHECKING:
    from sqlite3 import Connection

MOST_CONNECTIONS = 16
"""Of one process. A transaction that finds all of them lent waits for one."""

FAILURES = (sqlite3.Error, UnicodeEncodeError, OverflowError)
"""The errors of a statement: one of SQLite's, or that of a value it has no room for."""

PRAGMAS = (
    "PRAGMA synchronous = full",
    "PRAGMA foreign_keys = on",
    "PRAGMA trusted_schema = off",
    # INSERT OR REPLACE deletes, and only so do the triggers that forbid it see that.
    "PRAGMA recursive_triggers = on",
    "PRAGMA cache_size = -8000",
)


def storage_error(error: Exception) -> StorageError:
    """The service's error for an error of SQLite, with SQLite's words and name for it."""
    name = getattr(error, "sqlite_errorname", None) or type(error).__name__
    return StorageError(f"The database said: {error} ({name}).")


def connect(path: Path, *, mode: str, timeout_s: float) -> Connection:
    """A connection without implicit transactions; `mode` as in SQLite's URIs: `ro`, `rw` or `rwc`.

    :raises StorageError: when the file cannot be opened, or is no database.
    """
    uri = f"{path.as_uri()}?mode={mode}"
    with _errors_naming(path), ExitStack() as on_failure:
        connection: Connection = sqlite3.connect(
            uri, uri=True, timeout=timeout_s, isolation_level=None, check_same_thread=False
        )
        on_failure.callback(connection.close)
        for pragma in PRAGMAS:
            connection.execute(pragma)
        on_failure.pop_all()
    return connection


@contextmanager
def _errors_naming(path: Path) -> Iterator[None]:
    """A block whose errors name the file that they are about: whoever starts the service has to find it."""
    try:
        yield
    except sqlite3.Error as error:
        raise StorageError(f"{path} cannot be used: {error}.") from error
    except StorageError as error:
        raise StorageError(f"{path} cannot be used: {error.detail}") from error


def prepare(path: Path, *, timeout_s: float) -> None:
    """Makes the file at `path` a database with this release's tables, unless it is one.

    :raises StorageError: when it cannot be, or is something else.
    """
    if not path.parent.is_dir():
        raise StorageError(f"The folder {path.parent} does not exist; create it first.")
    _make_private(path)
    with closing(connect(path, mode="rwc", timeout_s=timeout_s)) as connection, _errors_naming(path):
        migrate(connection)
        _number(connection)
        _journal_ahead(connection, deadline=time.monotonic() + timeout_s)


def _number(connection: Connection) -> None:
    """Begins to count the writes of a database that was never counted; it has no log to compare with then."""
    (count,) = connection.execute("PRAGMA user_version").fetchone()
    if count == 0:
        # Another release's service that is still running goes on as it did; this waits for the next start.
        with suppress(sqlite3.OperationalError):
            connection.execute("PRAGMA journal_mode = delete")
            set_count(connection, drawn_count())


def _make_private(path: Path) -> None:
    """Makes a new file readable by its owner alone: it may hold private games."""
    with suppress(OSError):
        os.close(os.open(path, os.O_CREAT | os.O_EXCL | os.O_RDWR, 0o600))


def _journal_ahead(connection: Connection, *, deadline: float) -> None:
    """Sees to it that the journal is a write-ahead log."""
    while True:
        try:
            (mode,) = connection.execute("PRAGMA journal_mode = wal").fetchone()
            break
        except sqlite3.OperationalError as error:
            # Where two processes make the switch at once SQLite refuses one without waiting.
            if "locked" not in str(error) or time.monotonic() > deadline:
                raise
            time.sleep(0.01)
    if mode != "wal":
        raise StorageError(f"There can be no write-ahead log here, only {mode!r}.")


class _Process:
    """The connections of one process, which must not be touched by one forked from it.

    Connections are the process's and not its threads': what is freed when a thread ends is freed in the
    middle of its end, and a server's threads end whenever it is quiet.
    """

    def __init__(self, turn: WriteTurn) -> None:
        self.pid = os.getpid()
        self.turn = turn
        self.plans = Queue()
        self.thread = threading.local()
        self.change = threading.Condition(threading.Lock())
        """Guards what follows."""
        self.idle: list[Connection] = []
        """The one that came back last is lent first: what it has read is still in its memory."""
        self.lent = 0


class _Loan(AbstractContextManager["Connection"]):
    """A connection that is lent to a thread until the block ends."""

    def __init__(self, connections: Connections) -> None:
        self._connections = connections

    def __enter__(self) -> Connection:
        self._process = self._connections.check_free()
        self._connection = self._connections._take(self._process)
        self._process.thread.is_busy = True
        return self._connection

    def __exit__(self, *_: object) -> None:
        self._process.thread.is_busy = False
        self._connections._give_back(self._process, self._connection)


class Connections:
    """The connections to the file at `path`, which must be absolute and there."""

    def __init__(
        self, path: Path, *, timeout_s: float, places: int | None = None, meter: Meter = SILENT
    ) -> None:
        self._path = path
        self._meter = meter
        self._timeout_s = timeout_s
        self._name = str(path)
        self._file = identity_of(path)
        self._places = places
        self._closed = False
        # A forked process finds its parent's part here and leaves it alone, even unto closing it.
        self._processes: dict[int, _Process] = {}

    def check_free(self) -> _Process:
        """Checks that this thread may begin a transaction, in this process.

        :raises StorageError: when it has one already, or the store is closed.
        """
        if self._closed:
            raise StorageError("This store is closed.")
        process = self._process()
        if getattr(process.thread, "is_busy", False):
            raise StorageError("This thread is in a transaction already; end it, or go on in it.")
        return process

    def check_there(self) -> None:
        """Checks that the store is open and its file in its place.

        :raises StorageError: when it is not.
        """
        if self._closed:
            raise StorageError("This store is closed.")
        if self._file != identity_of(self._name):
            # SQLite would go on with the file it has open, though nobody will ever read that again.
            raise StorageError(f"{self._path} was removed or replaced; start the service again.")

    def lent(self) -> AbstractContextManager[Connection]:
        """A connection for one transaction of this thread.

        :raises StorageError: as `check_free` does, when the file cannot be opened, or when all connections
            are lent and none comes back in time.
        """
        return _Loan(self)

    def _take(self, process: _Process) -> Connection:
        with process.change:
            if process.lent >= MOST_CONNECTIONS and not process.change.wait_for(
                lambda: process.lent < MOST_CONNECTIONS, self._timeout_s
            ):
                message = f"The database is busy: no connection to it was free within {self._timeout_s:g} s."
                raise StorageError(message)
            process.lent += 1
            if process.idle:
                return process.idle.pop()
        try:
            self.check_there()
            # Not `rwc`: were the file gone, a new and empty one would take its place unnoticed.
            connection = connect(self._path, mode="rw", timeout_s=self._timeout_s)
        except BaseException:
            self._meter.not_connected()
            self._give_back(process, None)
            raise
        self._meter.connected(process.lent + len(process.idle))
        return connection

    def _give_back(self, process: _Process, connection: Connection | None) -> None:
        if process.pid != os.getpid():
            return  # The parent's; nor may its locks be waited for here.
        if connection is not None and (self._closed or not _is_usable(connection)):
            connection.close()
            connection = None
        with process.change:
            process.lent -= 1
            if connection is not None:
                process.idle.append(connection)
            process.change.notify()
        if connection is None:
            self._meter.connected(process.lent + len(process.idle))
        if self._closed:
            _close_idle(process)

    def another(self) -> Connection:
        """A connection for the caller alone, who closes it.

        :raises StorageError: when the store is closed or no longer there, or the file cannot be opened.
        """
        self.check_there()
        return connect(self._path, mode="rw", timeout_s=self._timeout_s)

    def turn(self) -> WriteTurn:
        """The turn to write of this process's threads."""
        return self._process().turn

    def _process(self) -> _Process:
        process = self._processes.get(os.getpid())
        if process is None:
            process = self._processes.setdefault(os.getpid(), _Process(self._new_turn()))
        return process

    def _new_turn(self) -> WriteTurn:
        path = self._path.with_name(self._path.name + ".lock")
        return WriteTurn(path, timeout_s=self._timeout_s, places=self._places)

    def close(self) -> None:
        """Closes this process's connections; one that is lent still is closed when it comes back."""
        self._closed = True
        process = self._processes.pop(os.getpid(), None)
        if process is not None:
            _close_idle(process)
            process.turn.close()


def _is_usable(connection: Connection) -> bool:
    """True when the next transaction can begin on it."""
    try:
        return not connection.in_transaction
    except sqlite3.Error:
        return False


def _close_idle(process: _Process) -> None:
    with process.change:
        while process.idle:
            process.idle.pop().close()
