"""The tables of a PostgreSQL store, as numbered steps of SQL in `tables/`.

A step that has been released is never edited. Each is taken in one transaction, by whoever has the one row of
`schema_state`, so that of several services that start at once exactly one takes it. Steps only add, so that
the release before goes on serving; the row names the oldest one that may.
"""

from __future__ import annotations

import re
from importlib.resources import files

import psycopg

from referee.errors import StorageError
from referee.store.postgres.connection import Connection
from referee.store.postgres.failures import failure_of

OLDEST = 1
"""The step whose release may still run on today's tables."""
_STATE = """
CREATE TABLE IF NOT EXISTS schema_state (
    slot smallint PRIMARY KEY CHECK (slot = 0),
    product text NOT NULL,
    step integer NOT NULL,
    oldest integer NOT NULL,
    moved_to text
)
"""
_MADE_ALREADY = (
    psycopg.errors.UniqueViolation,
    psycopg.errors.DuplicateTable,
    psycopg.errors.DuplicateObject,
)
"""The ways in which PostgreSQL refuses IF NOT EXISTS to whoever comes a moment late: by its catalogue, by the
table, or by the type of its rows."""
_PRODUCT = "referee"
WAITS_S = 30
"""The seconds that a service waits while another one brings the tables up to date."""
_NAME = re.compile(r"(\d{3})_\w+\.sql")
_NOBODYS = "This database is another program's: it has tables, but not this service's."
_OTHERS = """
SELECT count(*) FROM pg_class
WHERE relkind IN ('r', 'p', 'v', 'm', 'f')
    AND relnamespace = (SELECT oid FROM pg_namespace WHERE nspname = current_schema())
    AND NOT EXISTS (
        SELECT FROM pg_depend
        WHERE classid = 'pg_class'::regclass AND objid = pg_class.oid AND deptype = 'e'
    )
"""
"""All tables and views but those of extensions; those, too, that this user may not read."""


def steps() -> list[tuple[int, str]]:
    """Every step by its number, with its statements."""
    numbered = []
    for file in files(__package__).joinpath("tables").iterdir():
        match = _NAME.fullmatch(file.name)
        if match is not None:
            numbered.append((int(match[1]), file.read_text(encoding="utf-8")))
    return sorted(numbered)


def migrate(connection: Connection) -> None:
    """Brings the database to this release's tables.

    :raises StorageError: when it is a newer release's, another program's, not in UTF-8, or was moved away.
    """
    try:
        _check_encoding(connection)
        _begin_state(connection)
        with connection.transaction():
            connection.execute(
                f"SET LOCAL lock_timeout = '{WAITS_S}s'; SET LOCAL statement_timeout = 0".encode()
            )
            step, oldest, moved = _state(connection, "FOR UPDATE")
            check_state(step, oldest, moved)
            for number, statements in steps():
                if number > step:
                    connection.execute(statements.encode())
                    connection.execute("UPDATE schema_state SET step = %s, oldest = %s", (number, OLDEST))
    except psycopg.Error as error:
        raise _failure_of(error) from error


def _failure_of(error: psycopg.Error) -> StorageError:
    if isinstance(error, psycopg.errors.InsufficientPrivilege):
        return StorageError(
            "This user may not make or use tables in this database: ALTER DATABASE … OWNER TO it, or connect"
            " as the user that made them."
        )
    if isinstance(error, psycopg.errors.LockNotAvailable):
        return StorageError(
            "Somebody holds this database's tables: it is being moved, or another service brings them up to"
            " date. Try again soon."
        )
    if isinstance(error, psycopg.errors.UndefinedColumn):  # in a `schema_state` of somebody else's
        return StorageError(_NOBODYS)
    return failure_of(error)


def pending(connection: Connection) -> int:
    """The number of steps that the database has not taken; it is only read.

    :raises StorageError: as `migrate` does, and when it holds no tables.
    """
    try:
        _check_encoding(connection)
        if not _is_there(connection):
            _check_nobodys(connection)
            raise StorageError("This database holds none of this service's tables.")
        step, oldest, moved = _state(connection)
    except psycopg.Error as error:
        raise _failure_of(error) from error
    check_state(step, oldest, moved)
    return sum(number > step for number, _ in steps())


def check_state(step: int, oldest: int, moved: str | None) -> None:
    """Checks that this release may use tables in such a state.

    :raises StorageError: where it may not.
    """
    if moved is not None:
        raise StorageError(f"This database was moved to {moved}: its games are kept there now.")
    newest = _newest()
    if step > newest and oldest > newest:
        raise StorageError("This database is a newer release's. Use that release, or a later one.")


def check_known(connection: Connection) -> None:
    """Checks that this release knows all that is in the tables, and not only enough to serve.

    :raises StorageError: where a newer one has added to them, which would be left behind.
    """
    if _state(connection)[0] > _newest():
        raise StorageError(
            "This database is a newer release's, and this one does not know all that is in it: use that one."
        )


def _newest() -> int:
    return max(number for number, _ in steps())


def _check_encoding(connection: Connection) -> None:
    # Not as a row: a database in SQL_ASCII sends its text as bytes.
    encoding = connection.info.parameter_status("server_encoding") or "an unknown encoding"
    if encoding != "UTF8":
        raise StorageError(
            f"This database is in {encoding}; it must be in UTF8: CREATE DATABASE … ENCODING 'UTF8'."
        )


def _is_there(connection: Connection) -> bool:
    row = connection.execute("SELECT to_regclass('schema_state') IS NOT NULL").fetchone()
    return row == (True,)


def _check_nobodys(connection: Connection) -> None:
    if connection.execute(_OTHERS).fetchone() != (0,) and not _is_there(connection):
        raise StorageError(_NOBODYS)


def _begin_state(connection: Connection) -> None:
    """Makes the one row, in a database that is empty."""
    if _is_there(connection):
        return
    _check_nobodys(connection)
    try:
        with connection.transaction():
            connection.execute(_STATE)
            connection.execute(
                "INSERT INTO schema_state VALUES (0, %s, 0, %s, NULL) ON CONFLICT DO NOTHING",
                (_PRODUCT, OLDEST),
            )
    except _MADE_ALREADY:
        # Somebody else made it at the same moment.
        return


def _state(connection: Connection, how: str = "") -> tuple[int, int, str | None]:
    row = connection.execute(
        f"SELECT product, step, oldest, moved_to FROM schema_state {how}".encode()
    ).fetchone()
    if row is None or row[0] != _PRODUCT:
        raise StorageError(_NOBODYS)
    return row[1], row[2], row[3]
