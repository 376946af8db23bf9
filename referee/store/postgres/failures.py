"""Errors of PostgreSQL as errors of the service."""

from __future__ import annotations

import psycopg

from referee.errors import StorageError, TurnError, UnavailableError
from referee.store.plans import OutdatedError

FAILURES = (psycopg.Error, UnicodeEncodeError, OverflowError)
"""The errors of a statement: one of PostgreSQL's, or that of a value it has no room for."""
WAITED = "55P03"
"""Another transaction had the row for too long."""
SLOW = "57014"
"""A statement took too long, or somebody has ended it."""
AGAIN = ("40001", "40P01")
"""A conflict with another transaction: nothing was done, and it goes well when it is tried again."""
READ_ONLY = "25006"
GONE = (READ_ONLY, "53300", "57P01", "57P02", "57P03", "57P05")
"""This server does not take writes now, or no connections: as good as away."""


AWAY = "The database cannot be reached, or takes no writes at the moment."
_NOT_OWN = ("26000", "42P05")
"""A prepared statement is not there, or is there already: the session is another one than before."""
POOLED = (
    "A pooler before the database lends another session for each transaction. The service needs sessions of"
    " its own: pool_mode = session."
)
STANDBY = "The database is a standby or read-only: it takes no writes."


class AwayError(UnavailableError):
    """The server went away, or takes no writes any more. Its connections are of no use."""


class ConflictedError(StorageError, OutdatedError):
    """Another transaction was in the way. Nothing was kept; to be tried again, as what is outdated is."""


def failure_of(error: Exception) -> StorageError:
    """The service's error for an error of the driver, without any address or password."""
    state = getattr(error, "sqlstate", None)
    if state in AGAIN:
        return ConflictedError(f"Another transaction was in the way ({state}).")
    if state == WAITED:
        return TurnError("Others have been writing to the same game or club for too long.")
    if state == SLOW:
        return UnavailableError("The database took too long over one statement, and it was ended.")
    if state in _NOT_OWN:
        return StorageError(POOLED)
    if is_away(error):
        return AwayError(AWAY)
    return StorageError(f"The database said: {_message(error)} ({state or type(error).__name__}).")


def is_away(error: Exception) -> bool:
    """True when the connection is gone, or its server no longer one that takes writes."""
    state = getattr(error, "sqlstate", None)
    if state is None:
        return isinstance(error, psycopg.OperationalError | psycopg.InterfaceError)
    return state in GONE or state.startswith("08")


def is_refused(error: Exception) -> bool:
    """True when the server said that it takes no writes, and so has kept nothing."""
    return getattr(error, "sqlstate", None) == READ_ONLY


def _message(error: Exception) -> str:
    primary = error.diag.message_primary if isinstance(error, psycopg.Error) else None
    return primary or type(error).__name__
