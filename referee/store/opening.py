"""From the address of a database to the store in it."""

from __future__ import annotations

import re
import tempfile
from collections.abc import Iterator
from contextlib import AbstractContextManager, closing, contextmanager
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING

from referee.errors import StorageError
from referee.meter import SILENT, Meter
from referee.store import Store
from referee.store.sqlite.backup import OlderError, Replacement, copy_file, replacing
from referee.store.sqlite.store import SqliteStore

if TYPE_CHECKING:
    from referee.store.postgres.store import PostgresStore

_POSTGRES = ("postgres", "postgresql")
_MEANT = re.compile(
    r"\s*((host|hostaddr|port|dbname|user|password|passfile|service|sslmode|options|target_session_attrs)\s*="
    r"|postgres[^@]*@)",
    re.IGNORECASE,
)
"""How an address of PostgreSQL begins that is written otherwise, as keywords or with a slip: as a path it
would make a file, or be told with its password."""


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
    path = _path(address)
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
    path = _path(address)
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
    copy_file(Path(_path(address)).resolve(), file)


def replacing_store(address: str, backup: Path) -> AbstractContextManager[Replacement]:
    """A checked copy of a backup, which may take the place of the database at `address` meanwhile.

    :raises StorageError: when somebody has the database open, or the backup is none of ours or damaged.
    """
    return replacing(Path(_path(address)).resolve(), backup.resolve())


def is_postgres(address: str) -> bool:
    """Whether it is an address of PostgreSQL.

    >>> is_postgres("postgresql://db/referee"), is_postgres("referee.db")
    (True, False)
    """
    return address.partition("://")[0] in _POSTGRES and "://" in address


def need_postgres() -> None:
    """Does nothing where what PostgreSQL needs is installed.

    :raises StorageError: where it is not.
    """
    if find_spec("psycopg") is None:
        raise StorageError("For PostgreSQL install referee[postgres]: pip install 'referee[postgres]'.")


def described(address: str) -> str:
    """An address as people may read it, without user and password.

    >>> described("referee.db")
    'referee.db'
    """
    if not is_postgres(address) or find_spec("psycopg") is None:
        return address.partition("://")[0] + "://…" if is_postgres(address) else address
    from referee.store.postgres.connection import described as told  # noqa: PLC0415

    return f"postgresql://{told(address)}"


def path_of(address: str) -> Path:
    """The file at an address of SQLite.

    :raises StorageError: when it is an address of something else.
    """
    return Path(_path(address)).resolve()


def _postgres(address: str, *, as_it_is: bool, meter: Meter = SILENT, standbys: int = 0) -> PostgresStore:
    need_postgres()
    from referee.store.postgres.store import PostgresStore  # noqa: PLC0415  # what it needs may not be there

    return PostgresStore(address, as_it_is=as_it_is, meter=meter, standbys=standbys)


def _path(address: str) -> str:
    scheme, separator, path = address.partition("://")
    if not separator:
        if _MEANT.match(address):
            raise StorageError("Write an address of PostgreSQL as postgresql://user@host/database.")
        return address
    if scheme == "sqlite" and path.startswith("/"):
        return path[1:]
    if is_postgres(address):
        raise StorageError("This takes the path of a SQLite file, not an address of PostgreSQL.")
    raise StorageError(
        f"No store is known for {scheme}://; give a path, sqlite:/// and a path, or"
        " postgresql://user@host/database."
    )
