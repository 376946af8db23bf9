"""What a PostgreSQL server says of itself, and what its operator should know."""

from __future__ import annotations

from dataclasses import dataclass

from referee.store.postgres.asking import PgAsking

_OLDEST = 140000
_ASKED = (
    "SELECT current_setting('server_version'), current_setting('server_version_num')::int,"
    " current_setting('fsync'), current_setting('full_page_writes'), current_setting('synchronous_commit'),"
    " (SELECT rolsuper FROM pg_roles WHERE rolname = current_user)"
)


@dataclass(frozen=True, slots=True)
class Server:
    """A server as it stands."""

    version: str
    warnings: tuple[str, ...]


class HealthReading(PgAsking):
    """Questions about the server."""

    def server(self) -> Server:
        """The server that answers."""
        row = self._row(_ASKED, ())
        version, number, fsync, pages, commits, is_super = row or ("?", 0, "on", "on", "on", False)
        told = (
            (fsync == "off", "fsync is off: a crash of the machine can damage the database."),
            (pages == "off", "full_page_writes is off: a crash of the machine can damage the database."),
            (
                commits in ("off", "local"),
                f"synchronous_commit is {commits}: what was acknowledged can be lost when a machine dies.",
            ),
            (
                bool(is_super),
                "This user is a superuser, whom nothing keeps from changing what is only added to.",
            ),
            (number < _OLDEST, f"PostgreSQL {version} is older than 14."),
        )
        return Server(version, tuple(text for is_so, text in told if is_so))
