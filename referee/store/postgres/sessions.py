"""A check that a session of PostgreSQL is the service's own: a pooler may lend one for each transaction."""

from __future__ import annotations

import re
from collections.abc import Callable
from contextlib import closing

import psycopg

from referee.errors import StorageError
from referee.store.postgres.connection import Connection
from referee.store.postgres.failures import POOLED, failure_of

_LOOKS = 3
"""Others may use the pooler, too, so that it lends the same session again by chance."""
_PROTOCOL = "08P01"
"""The code with which PgBouncer answers BEGIN where it lends a session for one statement."""
_OPTION = re.compile(r"(?:-c\s*|--)([\w.-]+)\s*=")
_MISSING = (
    "SELECT string_agg(name, ', ' ORDER BY name) FROM pg_settings"
    " WHERE name = ANY(%s) AND source NOT IN ('client', 'session')"
)


def check_session(connection: Connection, another: Callable[[], Connection]) -> None:
    """Checks that a connection has a session of its own, with all that its address asks for.

    A session has time-outs and prepared statements. With somebody else's session, a statement that goes by
    the same name would be run in the place of one's own. `another` makes a second connection.

    :raises StorageError: where it has not.
    """
    try:
        server = _server_of(connection)
        if server == connection.info.backend_pid:
            return  # Nobody stands in between.
        with closing(another()) as other:
            for _ in range(_LOOKS):
                with other.transaction():
                    if _server_of(other) == server or _server_of(connection) != server:
                        raise StorageError(POOLED)
        _check_options(connection)
    except psycopg.Error as error:
        raise StorageError(POOLED) if error.sqlstate == _PROTOCOL else failure_of(error) from error


def _server_of(connection: Connection) -> int | None:
    """The process of the server that answers, which is another one than the pooler gives."""
    row = connection.execute("SELECT pg_backend_pid()", prepare=False).fetchone()
    return row[0] if row else None


def _check_options(connection: Connection) -> None:
    """Checks that no pooler swallows the options; then another schema would be used, for example."""
    options = [name.replace("-", "_").lower() for name in _OPTION.findall(connection.info.options)]
    row = connection.execute(_MISSING, (options,), prepare=False).fetchone() if options else None
    if row is not None and row[0] is not None:
        raise StorageError(
            f"The pooler before the database swallows options of the address ({row[0]}): set them with"
            " ALTER ROLE … SET, and leave them out of the address."
        )
