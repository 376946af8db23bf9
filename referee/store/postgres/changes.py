"""A listener of one process for all that is written into a PostgreSQL database."""

from __future__ import annotations

import psycopg

from referee.store.polling import Polled
from referee.store.postgres.connection import Connection
from referee.store.postgres.connections import Connections
from referee.store.postgres.failures import failure_of

_POLL_S = 0.05


class PgChanges(Polled):
    """A listener at one database.

    It asks which transactions can be seen: what waits for a standby cannot be seen yet. NOTIFY would make all
    commits wait for each other.
    """

    def __init__(self, connections: Connections, connection: Connection) -> None:
        self._connections, self._connection = connections, connection
        super().__init__(every_s=_POLL_S)

    def _ask(self) -> object:
        """A value that is another one after each commit, in any process.

        Source: https://www.postgresql.org/docs/current/functions-info.html#FUNCTIONS-INFO-SNAPSHOT
        """
        self._connections.check_open()
        try:
            with self._connections.within(self._connection, 2):
                return self._connection.execute("SELECT pg_current_snapshot()::text").fetchone()
        except psycopg.Error as error:
            raise failure_of(error) from error
