"""One connection to PostgreSQL: what its address means, how it is made, and why there is none."""

from __future__ import annotations

import psycopg
from psycopg.conninfo import conninfo_to_dict, make_conninfo

from referee.errors import StorageError, UnavailableError
from referee.store.postgres.deadlines import ANSWER_WITHIN_S, Deadlines
from referee.store.postgres.failures import AWAY, STANDBY, failure_of
from referee.store.postgres.hosts import Host, led_by
from referee.store.postgres.statements import Values

Connection = psycopg.Connection[Values]
APPLICATION = "referee"
"""The name of services at the server."""
_DEFAULTS = {
    "target_session_attrs": "read-write",
    "connect_timeout": "2",
    "tcp_user_timeout": "3000",
    "keepalives_idle": "5",
    "application_name": APPLICATION,
}
"""The settings of an address that does not say otherwise."""
NO_MORE = (
    "The database gives no more connections: max_connections is reached, or what this user or a pooler may"
    " have."
)
_FOR_NOW = (AWAY, STANDBY, NO_MORE)
"""The reasons that there is no connection now, and may be one soon."""
_SESSION = (
    f"SET statement_timeout = {int(ANSWER_WITHIN_S * 1000) - 250};"
    f" SET lock_timeout = {int(ANSWER_WITHIN_S * 1000) - 750};"
    " SET idle_in_transaction_session_timeout = 5000; SET client_min_messages = warning;"
    " SET default_transaction_isolation = 'read committed'"
)


def described(address: str) -> str:
    """The host and the name of a database, without user and password.

    >>> described("postgresql://ann:secret@db1,db2/referee")
    'db1,db2/referee'
    """
    try:
        parts = conninfo_to_dict(address)
    except psycopg.ProgrammingError:
        return "PostgreSQL"
    where = parts.get("host") or parts.get("service") or "PostgreSQL"
    return f"{where}/{parts['dbname']}" if "dbname" in parts else str(where)


def conninfo(address: str, **more: str) -> str:
    """The address as libpq takes it, with what it leaves out.

    :raises StorageError: when it is none.
    """
    try:
        given = conninfo_to_dict(address)
        return make_conninfo("", **{**_DEFAULTS, **given, **more})
    except psycopg.ProgrammingError:
        raise StorageError("This is no address of PostgreSQL: postgresql://user@host/database.") from None


def connect(address: str, *, leader: Host | None = None, **more: str) -> Connection:
    """A connection without implicit transactions. Of several hosts that of the `leader` is tried first.

    :raises StorageError: when nobody answers there who takes writes.
    """
    info = led_by(conninfo(address, **more), leader)
    try:
        connection = psycopg.connect(info, autocommit=True, prepare_threshold=1)
    except (psycopg.Error, UnicodeError) as error:
        reason = _refused(error)
        raise (UnavailableError if reason in _FOR_NOW else StorageError)(reason) from None
    try:
        # Whoever leads may fall silent now, too, and another host be led by then.
        with Deadlines().over(connection, ANSWER_WITHIN_S, tells=False):
            connection.execute(_SESSION)
    except psycopg.Error as error:
        connection.close()
        raise failure_of(error) from error
    return connection


def _refused(error: Exception) -> str:
    """The reason why there is no connection, without the address, which may have a password."""
    text = str(error)
    for phrase, reason in (
        ("password authentication failed", "The database refuses this user or password."),
        (
            "Peer authentication failed",
            "The database lets the system's user of the same name in here, nobody else: with a host, such as"
            " localhost, it asks for a password.",
        ),
        ("no password supplied", "The database asks for a password: give it by PGPASSWORD or .pgpass."),
        ("could not translate host name", "There is no such host."),
        ("failed to resolve host", "There is no such host."),
        ("SASL authentication failed", "The pooler before the database refuses this user or password."),
        ("no such database", "The pooler before the database knows no such database."),
        (
            "unsupported startup parameter",
            "The pooler before the database takes no options: set them with ALTER ROLE … SET, and leave them"
            " out of the address.",
        ),
        ("no more connections allowed", NO_MORE),
        ("does not exist", "There is no such database, user or service there."),
        ("definition of service", "There is no such service in the service file."),
        ("pg_hba.conf", "The database lets nobody in from here as this user: its pg_hba.conf says so."),
        ("does not support SSL", "The database has no TLS, which sslmode asks for."),
        ("session is read-only", STANDBY),
        ("too many c", NO_MORE),
        ("remaining connection slots", NO_MORE),
        ("port number", "The port must be a number from 1 to 65535."),
    ):
        if phrase in text:
            return reason
    return AWAY
