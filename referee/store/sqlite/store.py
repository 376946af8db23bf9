"""A store in one SQLite file, which several threads and processes share."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import AbstractContextManager, ExitStack, closing, contextmanager
from pathlib import Path
from shutil import disk_usage
from typing import Any, TypeVar

from referee.errors import StorageError
from referee.meter import SILENT, Meter
from referee.store import StoreHealth
from referee.store.plans import Plan
from referee.store.reading import Asks
from referee.store.sqlite.backup import copy_to, examine
from referee.store.sqlite.batch import Waiting, end_all, write_all
from referee.store.sqlite.changes import SqliteChanges
from referee.store.sqlite.connections import Connections, connect, prepare, sqlite3, storage_error
from referee.store.sqlite.files import Presence
from referee.store.sqlite.log import Log
from referee.store.sqlite.pairing import check_log
from referee.store.sqlite.transactions import SqliteReading, SqliteWriting

_LEAST_FREE_BYTES = 16 * 2**20
_LONGEST_OPENING_S = 10.0
"""The seconds that others may take to open the database, where its tables have to be changed first."""
_HEALTH_S = 0.25
_Transaction = TypeVar("_Transaction", bound=SqliteReading)


def has_wal_reset_bug(version: tuple[int, ...]) -> bool:
    """True when this SQLite can, though seldom, damage a database that has a write-ahead log.

    Source: https://sqlite.org/wal.html#walresetbug

    >>> [has_wal_reset_bug(version) for version in [(3, 51, 2), (3, 51, 3), (3, 50, 6), (3, 50, 7)]]
    [True, False, True, False]
    """
    if (3, 44, 6) <= version < (3, 45) or (3, 50, 7) <= version < (3, 51):
        return False
    return (3, 7) <= version < (3, 51, 3)


class _In(AbstractContextManager[_Transaction]):
    """A transaction that is committed when its block ends, and rolled back when that raises."""

    def __init__(self, transaction: _Transaction) -> None:
        self._transaction = transaction

    def __enter__(self) -> _Transaction:
        try:
            self._transaction.start()
        except BaseException:
            self._transaction.end("ROLLBACK")
            raise
        return self._transaction

    def __exit__(self, error: object, *_: object) -> None:
        self._transaction.end("COMMIT" if error is None else "ROLLBACK")


class _Lent(AbstractContextManager[_Transaction]):
    """A transaction on a connection that is lent for it. No generator, since every request has one."""

    def __init__(self, connections: Connections, kind: type[_Transaction]) -> None:
        self._lent, self._kind = connections.lent(), kind

    def __enter__(self) -> _Transaction:
        connection = self._lent.__enter__()
        try:
            self._in = _In(self._kind(connection))
            return self._in.__enter__()
        except BaseException as error:
            self._lent.__exit__(type(error), error, None)
            raise

    def __exit__(self, *error: Any) -> None:
        try:
            self._in.__exit__(*error)
        finally:
            self._lent.__exit__(None, None, None)


class SqliteStore:
    """The store in the SQLite file at `path`, which is made if it is not there.

    Each thread has at most one transaction at a time: to begin another inside `read()` or `write()` is a
    StorageError. Within a write, what the write has done can be read.
    """

    def __init__(
        self,
        path: str | Path,
        *,
        busy_timeout_s: float = 5.0,
        threads: int | None = None,
        as_it_is: bool = False,
        meter: Meter = SILENT,
    ) -> None:
        """Opens the file and brings its tables up to date; `as_it_is` it is opened to be looked at.

        `busy_timeout_s` is how long to wait for the turn to write, and again for other programs. Of the
        `threads` that answer requests one is never kept waiting for long.

        :raises StorageError: when the file cannot be opened, is not this service's, or has a write-ahead log
            that is another database's; `as_it_is` also when it is empty, or has another release's tables.
        """
        if str(path) in ("", ":memory:"):
            raise StorageError("A store in memory is not supported; give the path of a file.")
        self._path = Path(path).resolve()
        with ExitStack() as on_failure:
            presence = on_failure.enter_context(closing(Presence(self._path)))
            if presence.enter(timeout_s=_LONGEST_OPENING_S):
                check_log(self._path)
            (examine if as_it_is else prepare)(self._path, timeout_s=busy_timeout_s)
            self._log = on_failure.enter_context(closing(Log(self._path, timeout_s=busy_timeout_s)))
            presence.share()
            places = None if threads is None else threads - 1
            self._connections = Connections(self._path, timeout_s=busy_timeout_s, places=places, meter=meter)
            self._open = on_failure.pop_all()

    def read(self) -> AbstractContextManager[SqliteReading]:
        """A snapshot, taken when the first question is asked.

        :raises StorageError: when the thread has a transaction already, or the file cannot be read.
        """
        self._log.check_to_read()
        return _Lent(self._connections, SqliteReading)

    def prefetch(self, _asks: Asks) -> None:
        """None: a snapshot answers as soon."""

    @contextmanager
    def write(self, *, within_s: float | None = None) -> Iterator[SqliteWriting]:
        """A transaction, committed when the block ends and rolled back when it raises.

        :raises TurnError: when others write for too long, or longer than `within_s`.
        :raises StorageError: when the database cannot be written, or the thread has a transaction.
        """
        # A thread that has the turn already must not wait for it.
        turn = self._connections.check_free().turn
        self._log.check_there()
        with turn.held(within_s=within_s), self._connections.lent() as connection:
            with _In(SqliteWriting(connection)) as writing:
                before = connection.total_changes
                yield writing
                if connection.total_changes != before:
                    writing.count_up()
            self._log.keep_short(connection)

    def apply(self, plan: Plan) -> None:
        """Writes a plan down, together with those of other threads that wait for the same turn.

        :raises OutdatedError: when something it was decided by has changed.
        :raises TurnError: when others write for too long.
        :raises StorageError: when the database cannot be written, or the thread has a transaction.
        """
        process = self._connections.check_free()
        self._log.check_there()
        plans = process.plans
        mine = plans.join(plan)
        try:
            with process.turn.held(unless=lambda: mine.is_done) as is_needed:
                if is_needed:
                    self._write_all(plans.take())
        except Exception:
            # Who waited too long is not waited for any more, unless somebody is writing it right now.
            if plans.leave(mine):
                raise
        mine.result()

    def _write_all(self, batch: list[Waiting]) -> None:
        """Writes plans in one transaction, by whoever has the turn."""
        try:
            with self._connections.lent() as connection:
                with _In(SqliteWriting(connection)) as writing:
                    refusals = write_all(writing, batch)
                    if any(refusal is None for refusal in refusals):
                        writing.count_up()
                for waiting, refusal in zip(batch, refusals, strict=True):
                    waiting.end(refusal)
                self._log.keep_short(connection)
        except BaseException as failure:
            end_all(batch, failure)
            raise

    def confirm(self, scope: bytes) -> None:
        """Does nothing: what can be read is on the disk."""

    @contextmanager
    def changes(self) -> Iterator[SqliteChanges]:
        """A listener for one thread, with a connection of its own: SQLite reports no writes of the same one.

        :raises StorageError: when the file cannot be opened.
        """
        self._log.check_there()
        with closing(self._connections.another()) as connection:
            yield SqliteChanges(connection)

    def health(self) -> StoreHealth:
        """Asks the database whether it is there; whatever others do to it, the answer is there at once.

        :raises StorageError: when it is not.
        """
        if not self._path.exists():
            raise StorageError(f"{self._path} is gone.")
        if disk_usage(self._path.parent).free < _LEAST_FREE_BYTES:
            raise StorageError(f"The disk of {self._path} is full.")
        self._look()
        version = sqlite3.sqlite_version
        warnings = []
        if has_wal_reset_bug(sqlite3.sqlite_version_info):
            warnings.append(
                f"SQLite {version} can damage a database when its log is reset; use 3.51.3 or later, "
                "3.50.7 or 3.44.6 (https://sqlite.org/wal.html#walresetbug)."
            )
        if not self._connections.turn().is_free(within_s=_HEALTH_S):
            warnings.append(
                f"Nobody gets a turn to write within {_HEALTH_S:g} s: a process or another program has it "
                "for long, or was stopped. Reading goes on."
            )
        return StoreHealth("sqlite", f"SQLite {version}", tuple(warnings), version=version)

    def _look(self) -> None:
        """Reads something, on a connection that does not wait for long."""
        self._connections.check_there()
        self._log.check_there()
        try:
            with closing(connect(self._path, mode="rw", timeout_s=_HEALTH_S)) as connection:
                connection.execute("SELECT 1 FROM games LIMIT 1").fetchone()
        except sqlite3.Error as error:
            raise storage_error(error) from error

    def backup(self, path: Path) -> None:
        """Copies the live database to a new file, which appears whole or not at all. Nobody has to wait.

        :raises StorageError: when the file exists already, or the copy is damaged.
        """
        self._connections.check_free()
        self._log.check_there()
        with self._connections.lent() as connection:
            copy_to(path, connection)

    def close(self) -> None:
        """Lets go of the database. No thread may be using it."""
        self._connections.close()
        self._open.close()
