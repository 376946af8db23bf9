"""From the address of a database to the store in it."""

from __future__ import annotations

import tempfile
from collections.abc import Iterator
from contextlib import AbstractContextManager, closing, contextmanager
from pathlib import Path
from typing import TYPE_CHECKING

from referee.errors import StorageError
from referee.meter import SILENT, Meter
from referee.store import Store
from referee.store.addresses import file_in, is_postgres, need_postgres, path_of
from referee.store.sqlite.backup import OlderError, Replacement, copy_file, replacing
from referee.store.sqlite.store import SqliteStore

if TYPE_CHECKING:
    from referee.store.postgres.store import PostgresStore


def open_store(
    address: str,
    *,
    must_exist: bool = False,
    threads: int | None = None,
    meter: Meter = SILENT,
    standbys: int = 0,
) -> Store:
    """The store at `address`: a file's path, `sqlite:///` and its path, or an address of PostgreSQL.

    As in SQLAlchemy three slashes lead to a relative path and four to an absolute one. With `must_exist` no
    new store is made where the path, perhaps mistyped, leads nowhere. `threads` is the number of threads that
    answer requests in this process; `meter` counts what happens at the store; so many synchronous
    `standbys` a database of PostgreSQL should have.

    :raises StorageError: when it cannot be opened, or is of a kind that is not supported.
    """
    if is_postgres(address):
        return _postgres(address, as_it_is=must_exist, meter=meter, standbys=standbys)
    path = file_in(address)
    if must_exist and not Path(path).exists():
        raise StorageError(f"There is no database {path}.")
    return SqliteStore(path, threads=threads, meter=meter)


@contextmanager
def looking_at(address: str) -> Iterator[tuple[Store, bool]]:
    """The store at `address`, to be read only, and whether an earlier release made it.

    Nothing is changed. A database of an earlier release is read from a copy with today's tables.

    :raises StorageError: when there is none, it is empty, or not this service's.
    """
    if is_postgres(address):
        with closing(_postgres(address, as_it_is=True)) as served:
            yield served, False
        return
    path = file_in(address)
    try:
        store = SqliteStore(path, as_it_is=True)
    except OlderError:
        with tempfile.TemporaryDirectory(prefix="referee-") as folder:
            copy = Path(folder) / "copy.db"
            copy_file(Path(path).resolve(), copy)
            with closing(SqliteStore(copy)) as store:
                yield store, True
    else:
        with closing(store):
            yield store, False


def back_up(address: str, file: Path) -> None:
    """Copies the database at `address`, of whichever release, to a new file.

    :raises StorageError: when there is none, the file exists already, or the copy is damaged.
    """
    copy_file(path_of(address), file)


def replacing_store(address: str, backup: Path) -> AbstractContextManager[Replacement]:
    """A checked copy of a backup, which may take the place of the database at `address` meanwhile.

    :raises StorageError: when somebody has the database open, or the backup is none of ours or damaged.
    """
    return replacing(path_of(address), backup.resolve())


def _postgres(address: str, *, as_it_is: bool, meter: Meter = SILENT, standbys: int = 0) -> PostgresStore:
    need_postgres()
    from referee.store.postgres.store import PostgresStore  # noqa: PLC0415  # what it needs may not be there

    return PostgresStore(address, as_it_is=as_it_is, meter=meter, standbys=standbys)
