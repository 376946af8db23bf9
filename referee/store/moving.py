"""Moving a database from one kind of store to another, and copying one of PostgreSQL to a file."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import TYPE_CHECKING

from referee.errors import StorageError
from referee.store.addresses import described, is_postgres, need_postgres, path_of
from referee.store.carrying import Carried, Side, carry, compare
from referee.store.sqlite.backup import examine
from referee.store.sqlite.carrying import SqliteSide
from referee.store.sqlite.connections import connect
from referee.store.sqlite.files import Presence, put_new, unfinished
from referee.store.sqlite.migrations.moved import mark_moved
from referee.store.sqlite.pairing import check_log
from referee.store.sqlite.store import SqliteStore

if TYPE_CHECKING:
    from collections.abc import Callable

_TIMEOUT_S = 5.0


def move(source: str, target: str, *, check: Callable[[str], None]) -> Carried:
    """Carries everything from one address to another, which must be new, and marks the source as moved.

    Nobody may be served from the source meanwhile. `check` is given the target's address before the source is
    marked. Killed at any moment, the target is empty or whole, and the source as it was; the same move then
    begins anew, or goes on with what is whole.

    :raises StorageError: when the source is served or not ours, the target not empty, or something differs.
    """
    if _place(source) == _place(target):
        raise StorageError("The target is the source.")
    with _reserved(source) as (side, mark):
        carried = _carried(side, target)
        check(target)
        mark(described(target))
    return carried


def copy_to_file(source: str, file: Path) -> Carried:
    """Copies a PostgreSQL database that may be served meanwhile to a new SQLite file.

    :raises StorageError: when the file exists already, or something has not arrived as it was.
    """
    with _snapshot(source) as side:
        return _into_file(side, file.resolve())


def _place(address: str) -> str | Path:
    return address if is_postgres(address) else path_of(address)


def _carried(source: Side, target: str) -> Carried:
    if is_postgres(target):
        return _into_postgres(source, target)
    path = path_of(target)
    return _arrived_before(source, path) if path.exists() else _into_file(source, path)


def _arrived_before(source: Side, path: Path) -> Carried:
    """The numbers of rows in a target that an earlier move has filled; it is left as it is."""
    try:
        examine(path, timeout_s=_TIMEOUT_S)
        with closing(connect(path, mode="ro", timeout_s=_TIMEOUT_S)) as connection:
            return compare(source, SqliteSide(connection))
    except StorageError:
        raise StorageError(f"{path} exists already.") from None


@contextmanager
def _reserved(source: str) -> Iterator[tuple[Side, Callable[[str], None]]]:
    """A source that nobody is served from, and the function that marks it as moved to a place."""
    if is_postgres(source):
        need_postgres()
        from referee.store.postgres.moving import reserved  # noqa: PLC0415  # what it needs may not be there

        with reserved(source) as both:
            yield both
        return
    path = path_of(source)
    if not path.exists():
        raise StorageError(f"There is no database {path}.")
    with closing(Presence(path)) as presence:
        presence.enter_alone()
        check_log(path)
        examine(path, timeout_s=_TIMEOUT_S)
        with closing(connect(path, mode="rw", timeout_s=_TIMEOUT_S)) as connection:
            connection.execute("BEGIN IMMEDIATE")
            yield SqliteSide(connection), lambda to: mark_moved(connection, to)
            connection.execute("COMMIT")


@contextmanager
def _snapshot(source: str) -> Iterator[Side]:
    need_postgres()
    from referee.store.postgres.moving import snapshot  # noqa: PLC0415

    with snapshot(source) as side:
        yield side


def _into_postgres(source: Side, target: str) -> Carried:
    need_postgres()
    from referee.store.postgres.moving import filled  # noqa: PLC0415

    with filled(target) as side:
        return carry(source, side)


def _into_file(source: Side, path: Path) -> Carried:
    """Everything in a new file, which appears whole or not at all."""
    if path.exists():
        raise StorageError(f"{path} exists already.")
    with unfinished(path) as folder:
        new_file = folder / path.name
        SqliteStore(new_file).close()
        with closing(connect(new_file, mode="rw", timeout_s=_TIMEOUT_S)) as connection:
            connection.execute("BEGIN IMMEDIATE")
            carried = carry(source, SqliteSide(connection))
            connection.execute("COMMIT")
        SqliteStore(new_file).close()
        put_new(new_file, path)
    return carried
