"""From the address of a database to the store in it."""

from __future__ import annotations

from pathlib import Path

from referee.errors import StorageError
from referee.store import Store
from referee.store.sqlite import SqliteStore


def open_store(address: str, *, must_exist: bool = False) -> Store:
    """The store at `address`: a file's path, or `sqlite:///` and its path.

    As in SQLAlchemy three slashes lead to a relative path and four to an absolute one. With `must_exist`
    a path where nothing is, which may be mistyped, makes no new store.

    :raises StorageError: when it cannot be opened, or is of a kind that is not supported.
    """
    path = _path(address)
    if must_exist and not Path(path).exists():
        raise StorageError(f"There is no database {path}.")
    return SqliteStore(path)


def _path(address: str) -> str:
    scheme, separator, path = address.partition("://")
    if not separator:
        return address
    if scheme == "sqlite" and path.startswith("/"):
        return path[1:]
    if scheme.partition("+")[0] in ("postgres", "postgresql"):
        raise StorageError("PostgreSQL is not supported in this release; give the path of a SQLite file.")
    raise StorageError(f"No store is known for {scheme}://; give a path, or sqlite:/// and a path.")
