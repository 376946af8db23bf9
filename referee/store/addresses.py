"""Addresses of databases: the path of a SQLite file, or a URL of PostgreSQL."""

from __future__ import annotations

import re
from importlib.util import find_spec
from pathlib import Path

from referee.errors import StorageError

_POSTGRES = ("postgres", "postgresql")
_MEANT = re.compile(
    r"\s*((host|hostaddr|port|dbname|user|password|passfile|service|sslmode|options|target_session_attrs)\s*="
    r"|postgres[^@]*@)",
    re.IGNORECASE,
)
"""The beginning of an address of PostgreSQL that is written otherwise, as keywords or with a slip. As a path
it would make a file, or be shown with its password."""


def is_postgres(address: str) -> bool:
    """True for an address of PostgreSQL.

    >>> is_postgres("postgresql://db/referee"), is_postgres("referee.db")
    (True, False)
    """
    return address.partition("://")[0] in _POSTGRES and "://" in address


def need_postgres() -> None:
    """Checks that the driver of PostgreSQL is installed.

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
    from referee.store.postgres import connection  # noqa: PLC0415  # what it needs may not be there

    return f"postgresql://{connection.described(address)}"


def path_of(address: str) -> Path:
    """The file at an address of SQLite.

    :raises StorageError: when it is an address of something else.
    """
    return Path(file_in(address)).resolve()


def file_in(address: str) -> str:
    """The path in an address of SQLite, as it is written.

    :raises StorageError: when it is an address of something else.
    """
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
