"""The mark of a database whose games are kept elsewhere now. It is no step: nothing follows it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from referee.errors import StorageError

if TYPE_CHECKING:
    from sqlite3 import Connection

    from sqlite_utils import Database

_TABLE = "moved_to"


def mark_moved(connection: Connection, to: str) -> None:
    """Marks the database; nobody opens it any more."""
    connection.execute(f"CREATE TABLE {_TABLE} (place TEXT NOT NULL) STRICT")
    connection.execute(f"INSERT INTO {_TABLE} VALUES (?)", (to,))


def check_here(db: Database) -> None:
    """Checks that the database is not marked.

    :raises StorageError: when it is.
    """
    if _TABLE in db.table_names():
        (place,) = db.execute(f"SELECT place FROM {_TABLE}").fetchone()
        raise StorageError(f"This database was moved to {place}: its games are kept there now.")
