"""A PostgreSQL database to be moved from, copied from, or moved to."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from functools import partial

import psycopg

from referee.errors import StorageError
from referee.store.postgres.carrying import PgSide
from referee.store.postgres.connection import APPLICATION, Connection, connect
from referee.store.postgres.failures import failure_of
from referee.store.postgres.migrations import check_known, migrate, pending
from referee.store.postgres.sessions import check_session

_MOVER = "referee-move"
_SNAPSHOT = "BEGIN ISOLATION LEVEL REPEATABLE READ; SET LOCAL statement_timeout = 0"
_SERVED = "SELECT count(*) FROM pg_stat_activity WHERE datname = current_database() AND application_name = %s"
_WRITTEN = "games, clubs, principals, claims, accounts, answers"
"""Tables of which every write changes at least one, and without which nothing can be read."""


def _connection(address: str) -> Connection:
    return connect(address, application_name=_MOVER)


@contextmanager
def _connected(address: str) -> Iterator[Connection]:
    with closing(_connection(address)) as connection:
        check_session(connection, partial(_connection, address))
        connection.execute("SET idle_in_transaction_session_timeout = 0")
        try:
            yield connection
        except psycopg.Error as error:
            raise failure_of(error) from error


@contextmanager
def snapshot(address: str) -> Iterator[PgSide]:
    """Everything as it is at one moment, whoever writes meanwhile."""
    with _connected(address) as connection:
        _check(connection)
        connection.execute(_SNAPSHOT)
        yield PgSide(connection)
        connection.execute("ROLLBACK")


@contextmanager
def reserved(address: str) -> Iterator[tuple[PgSide, Callable[[str], None]]]:
    """Everything, while nobody is served from it, and the function that marks it as moved.

    :raises StorageError: when somebody is.
    """
    with _connected(address) as connection:
        _check(connection)
        if connection.execute(_SERVED, (APPLICATION,)).fetchone() != (0,):
            raise StorageError("The source is still served; stop its services first.")
        connection.execute(_SNAPSHOT)
        try:
            # Before the snapshot is taken, which the first question does.
            connection.execute(f"LOCK TABLE {_WRITTEN} IN EXCLUSIVE MODE".encode())
        except (psycopg.errors.LockNotAvailable, psycopg.errors.DeadlockDetected):
            raise StorageError("The source is still written to; stop its services first.") from None
        connection.execute("SELECT 1 FROM schema_state FOR UPDATE")

        def mark(to: str) -> None:
            connection.execute("UPDATE schema_state SET moved_to = %s", (to,))
            # Whoever is still connected, unseen, is refused from now on.
            connection.execute(f"REVOKE ALL ON {_WRITTEN} FROM CURRENT_USER".encode())

        yield PgSide(connection), mark
        connection.execute("COMMIT")


@contextmanager
def filled(address: str) -> Iterator[PgSide]:
    """A database with today's tables, to be filled in one transaction."""
    with _connected(address) as connection:
        migrate(connection)
        check_known(connection)
        connection.execute("BEGIN; SET LOCAL statement_timeout = 0; SET LOCAL lock_timeout = 0")
        yield PgSide(connection)
        connection.execute("COMMIT")


def _check(connection: Connection) -> None:
    if pending(connection):
        raise StorageError("This database is an earlier release's; start the service once.")
    check_known(connection)
