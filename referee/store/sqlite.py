"""A store in one SQLite file, which several threads and processes share."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import AbstractContextManager, closing, contextmanager, suppress
from pathlib import Path
from shutil import disk_usage
from typing import TypeVar

from referee.errors import StorageError
from referee.store import StoreHealth
from referee.store.sqlite_changes import SqliteChanges
from referee.store.sqlite_connections import Connections, connect, prepare, sqlite3, storage_error
from referee.store.sqlite_transactions import SqliteReading, SqliteWriting

_LEAST_FREE_BYTES = 16 * 2**20
_Transaction = TypeVar("_Transaction", bound=SqliteReading)


def has_wal_reset_bug(version: tuple[int, ...]) -> bool:
    """Whether this SQLite can, though seldom, damage a database that has a write-ahead log.

    Source: https://sqlite.org/wal.html#walresetbug

    >>> [has_wal_reset_bug(version) for version in [(3, 51, 2), (3, 51, 3), (3, 50, 6), (3, 50, 7)]]
    [True, False, True, False]
    """
    if (3, 44, 6) <= version < (3, 45) or (3, 50, 7) <= version < (3, 51):
        return False
    return (3, 7) <= version < (3, 51, 3)


class SqliteStore:
    """The store in the SQLite file at `path`, which is made if it is not there.

    Each thread has at most one transaction at a time: to begin another inside `read()` or `write()` is a
    StorageError. Within a write, what the write has done can be read.
    """

    def __init__(self, path: str | Path, *, busy_timeout_s: float = 10.0) -> None:
        """Opens the file and brings its tables up to date.

        `busy_timeout_s` is how long to wait for the turn to write, and again for other programs.

        :raises StorageError: when the file cannot be opened, or is not this service's.
        """
        if str(path) in ("", ":memory:"):
            raise StorageError("A store in memory is not supported; give the path of a file.")
        self._path = Path(path).resolve()
        prepare(self._path, timeout_s=busy_timeout_s)
        self._connections = Connections(self._path, timeout_s=busy_timeout_s)

    def read(self) -> AbstractContextManager[SqliteReading]:
        """A snapshot, taken when the first question is asked.

        :raises StorageError: when the thread has a transaction already, or the file cannot be read.
        """
        return self._transaction(SqliteReading)

    @contextmanager
    def write(self) -> Iterator[SqliteWriting]:
        """A transaction, committed when the block ends and rolled back when it raises.

        :raises StorageError: when the database cannot be written, or the thread has a transaction.
        """
        self._connections.check_free()  # A thread that has the turn already must not wait for it.
        with self._connections.turn().taken(), self._transaction(SqliteWriting) as writing:
            yield writing

    @contextmanager
    def _transaction(self, kind: type[_Transaction]) -> Iterator[_Transaction]:
        with self._connections.lent() as connection:
            transaction = kind(connection)
            try:
                transaction.start()
                yield transaction
            except BaseException:
                transaction.end("ROLLBACK")
                raise
            transaction.end("COMMIT")

    @contextmanager
    def changes(self) -> Iterator[SqliteChanges]:
        """An ear for one thread, with a connection of its own: SQLite does not tell one of its own writes.

        :raises StorageError: when the file cannot be opened.
        """
        with closing(self._connections.another()) as connection:
            yield SqliteChanges(connection)

    def health(self) -> StoreHealth:
        """Asks the database whether it is there.

        :raises StorageError: when it is not.
        """
        if not self._path.exists():
            raise StorageError(f"{self._path} is gone.")
        if disk_usage(self._path.parent).free < _LEAST_FREE_BYTES:
            raise StorageError(f"The disk of {self._path} is full.")
        with self.read() as reading:
            reading.game_ids(limit=1)
        version = sqlite3.sqlite_version
        bug = (
            f"SQLite {version} can damage a database when its log is reset; use 3.51.3 or later, "
            "3.50.7 or 3.44.6 (https://sqlite.org/wal.html#walresetbug)."
        )
        warnings = (bug,) if has_wal_reset_bug(sqlite3.sqlite_version_info) else ()
        return StoreHealth(backend="sqlite", library=f"SQLite {version}", warnings=warnings)

    def backup(self, path: Path) -> None:
        """Copies the live database to a new file and checks the copy. Nobody has to wait.

        :raises StorageError: when the file exists already, or the copy is damaged.
        """
        self._connections.check_free()
        copy = path.resolve()
        try:
            copy.touch(mode=0o600, exist_ok=False)
        except OSError as error:
            raise StorageError(f"{path} must be a new file: {error.strerror}.") from error
        try:
            with self._connections.lent() as connection:
                connection.execute("VACUUM INTO ?", (copy.as_uri(),))
            _check(copy)
            _keep(copy)
        except BaseException as error:
            copy.unlink()
            if isinstance(error, (sqlite3.Error, OSError)):
                raise storage_error(error) from error
            raise

    def close(self) -> None:
        """Lets go of the database. No thread may be using it."""
        self._connections.close()


def _check(path: Path) -> None:
    """Reads all of a database that nobody else has opened.

    :raises StorageError: when it is damaged.
    """
    with closing(connect(path, mode="ro", timeout_s=1)) as connection:
        (found,) = connection.execute("PRAGMA integrity_check(1)").fetchone()
        orphans = connection.execute("PRAGMA foreign_key_check").fetchone()
    if found != "ok" or orphans:
        raise StorageError(f"The copy {path} is damaged: {found if found != 'ok' else orphans}.")


def _keep(path: Path) -> None:
    """Sees to it that a file outlives a power cut."""
    with path.open("rb+") as file:
        os.fsync(file.fileno())
    # Its name is the folder's; some systems cannot open a folder, and look after it themselves.
    with suppress(OSError):
        folder = os.open(path.parent, os.O_RDONLY)
        try:
            os.fsync(folder)
        finally:
            os.close(folder)
