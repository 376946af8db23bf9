"""A store in a PostgreSQL database, which several services on several machines share."""

from __future__ import annotations

import random
import time
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager, suppress
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import TypeVar

import psycopg

from referee.errors import OutcomeError, StaleError, StorageError, TurnError
from referee.meter import CONFLICT, SILENT, Meter
from referee.store import StoreHealth
from referee.store.moving import copy_to_file
from referee.store.plans import OutdatedError, Plan
from referee.store.postgres.at_once import AtOnce, composed
from referee.store.postgres.changes import PgChanges
from referee.store.postgres.connection import Connection
from referee.store.postgres.connections import Connections
from referee.store.postgres.deadlines import ANSWER_WITHIN_S, COMMIT_WITHIN_S
from referee.store.postgres.failures import (
    AWAY,
    FAILURES,
    AwayError,
    ConflictedError,
    failure_of,
    is_away,
    is_refused,
)
from referee.store.postgres.health import Look
from referee.store.postgres.migrations import migrate, pending
from referee.store.postgres.questions import Questions
from referee.store.postgres.sending import Sending
from referee.store.postgres.sessions import check_session
from referee.store.postgres.statements import Values
from referee.store.postgres.transactions import PgReading, PgWriting
from referee.store.reading import Answers, Asks, questions_of

ATTEMPTS = 8
"""The number of times that a plan is tried that others are in the way of."""
_FIRST_PAUSE_S = 0.01
_UNSURE = (
    "The database did not say whether this was kept. Send it again with the same Idempotency-Key, and it is"
    " done once."
)
_WARNING = "01000"
"""The sign of a COMMIT whose wait for a standby was cancelled, in whatever language."""
_SURE_FOR_S = 1.0
"""A connection that was idle for longer may be lost. It gets no statement that must not be done twice."""
_Result = TypeVar("_Result")
_Transaction = TypeVar("_Transaction", bound=PgReading)


def pause_before(attempt: int) -> None:
    """Waits before an attempt after the first, each time up to twice as long, so that two part ways."""
    if attempt:
        time.sleep(random.uniform(0, _FIRST_PAUSE_S * 2**attempt))  # noqa: S311  # nothing to guess


def _executed(connection: Connection, statement: AtOnce) -> psycopg.Cursor[Values]:
    """The cursor of a plan that is executed as one statement.

    :raises OutdatedError: when it has divided by zero.
    """
    try:
        return connection.execute(statement.sql.encode(), statement.values)
    except psycopg.errors.DivisionByZero as error:
        raise OutdatedError("Something else was written first.") from error


class PostgresStore:
    """The store at an address of PostgreSQL.

    Each thread has at most one transaction at a time. Those who write the same game, or the same club's
    books, come one after the other; all others go on beside each other.
    """

    def __init__(
        self, address: str, *, as_it_is: bool = False, meter: Meter = SILENT, standbys: int = 0
    ) -> None:
        """Brings the tables up to date; `as_it_is` they are only looked at.

        So many synchronous `standbys` there should be.

        :raises StorageError: when the database cannot be reached or is not this service's.
        """
        self._address = address
        self._meter = meter
        self._standbys = standbys
        self._connections = Connections(address, meter=meter)
        self._look = Look(self._looked)
        with closing(self._connections.another()) as connection:
            check_session(connection, self._connections.another)
            if not as_it_is:
                migrate(connection)
            elif pending(connection):
                raise StorageError("This database is an earlier release's; start the service once.")

    @contextmanager
    def read(self) -> Iterator[PgReading]:
        """A snapshot.

        :raises StorageError: when the thread has a transaction already, or the database is away.
        """
        with self._in(PgReading) as (reading, _):
            yield reading

    def prefetch(self, asks: Asks) -> Answers | None:
        """The answers of one moment to all that `asks` asks; None where they take several round trips.

        :raises StorageError: when the thread has a transaction already, or the database is away.
        """
        batch = Questions(self._connections.places, questions_of(asks))
        return self._in_one_trip(batch.ask) if batch.collect() else None

    def _in_one_trip(self, ask: Callable[[Connection], _Result | None]) -> _Result | None:
        """The result of one round trip; None where a connection was lost while it was idle.

        Whoever begins a snapshot then gets another.
        """
        with self._connections.lent() as (connection, idle_s):
            try:
                with self._connections.within(connection, ANSWER_WITHIN_S):
                    return ask(connection)
            except FAILURES as error:
                if idle_s is not None and connection.broken and not self._connections.is_silent(connection):
                    return None
                failure = failure_of(error)
                if isinstance(failure, AwayError):
                    connection.close()
                    self._connections.forget_idle()
                raise failure from error

    @contextmanager
    def write(self, *, within_s: float | None = None) -> Iterator[PgWriting]:
        """A transaction, committed when the block ends and rolled back when it raises.

        :raises TurnError: when others were in its way.
        :raises StorageError: when the database cannot be written, or the thread has a transaction.
        :raises OutcomeError: when nobody can tell whether it has been kept.
        """
        with self._in(PgWriting, within_s=within_s) as (writing, _):
            yield writing

    def apply(self, plan: Plan) -> None:
        """Writes a plan down as a whole, or nothing of it.

        :raises OutdatedError: when something it was decided by has changed.
        :raises TurnError: when others were in its way every time.
        :raises StorageError: when the database cannot be written, or the thread has a transaction.
        :raises OutcomeError: when nobody can tell whether it has been kept.
        """
        for attempt in range(ATTEMPTS):
            pause_before(attempt)
            with suppress(ConflictedError):
                if self._applied_at_once(plan):
                    return
                with self._in(PgWriting) as (writing, sending):
                    try:
                        with sending.together():
                            writing.lock_games(plan.games())
                            plan.apply(writing)
                    except StaleError as error:
                        raise OutdatedError(error.detail) from error
                return
            self._meter.tries_again(CONFLICT)
        raise TurnError("Others were writing to the same game or club all the time.")

    def _applied_at_once(self, plan: Plan) -> bool:
        """Writes a plan that can be one statement; False where it takes a transaction, step by step.

        :raises OutdatedError: when something it was decided by has changed.
        """
        if self._connections.is_unconfirmed:
            return False
        statement = composed(plan, self._connections.places)
        if statement is None:
            return False
        with self._connections.lent() as (connection, idle_s):
            if idle_s is not None and idle_s > _SURE_FOR_S:
                return False
            self._keep(connection, partial(_executed, connection, statement), writes=True)
            statement.committed()
        return True

    def confirm(self, scope: bytes) -> None:
        """Returns once the machines that have to have this answer have it.

        What has been committed can be read here even when the wait for them ended before.

        :raises StorageError: when the database cannot be written, or the thread has a transaction.
        :raises OutcomeError: when they do not say so.
        """
        with self._in(PgWriting) as (writing, _):
            writing.touch_answer(scope)

    @contextmanager
    def _in(
        self, kind: type[_Transaction], *, within_s: float | None = None
    ) -> Iterator[tuple[_Transaction, Sending]]:
        """A transaction, and the sender of its statements."""
        with self._begun(kind.begin) as connection:
            sending = Sending(connection, partial(self._connections.within, connection, ANSWER_WITHIN_S))
            transaction = kind(sending, self._connections.places)
            if within_s is not None:
                self._ask(connection, f"SET LOCAL lock_timeout = {max(1, int(within_s * 1000))}")
            try:
                if isinstance(transaction, PgWriting):
                    self._check_confirmed(transaction)
                yield transaction, sending
            except BaseException as error:
                sending.end()
                with suppress(psycopg.Error), self._connections.within(connection, ANSWER_WITHIN_S):
                    connection.execute("ROLLBACK", prepare=False)
                if isinstance(error, AwayError):
                    # Such as one that no longer leads: it would refuse whoever comes next, too.
                    connection.close()
                    self._connections.forget_idle()
                raise
            sending.end()
            self._commit(connection, transaction)

    @contextmanager
    def _begun(self, begin: str) -> Iterator[Connection]:
        """A connection with a transaction begun. One that was lost while idle is replaced by another."""
        with self._connections.lent() as (connection, idle_s):
            try:
                self._ask(connection, begin)
            except StorageError:
                if idle_s is None or not connection.broken or self._connections.is_silent(connection):
                    raise
            else:
                yield connection
                return
        self._connections.forget_idle()
        with self._connections.lent() as (connection, _):
            self._ask(connection, begin)
            yield connection

    def _check_confirmed(self, writing: PgWriting) -> None:
        """Checks that commits do not wait for a standby that does not come: this one would, too.

        Otherwise every thread would soon wait in a commit of its own, and nobody be left to read.

        :raises StorageError: where they do. Nothing has been kept.
        """
        if self._connections.is_unconfirmed:
            if writing.waits_for_standby():
                raise StorageError(AWAY)
            self._connections.is_unconfirmed = False

    def _ask(self, connection: Connection, sql: str) -> None:
        try:
            with self._connections.within(connection, ANSWER_WITHIN_S):
                connection.execute(sql.encode(), prepare=False)
        except FAILURES as error:
            raise failure_of(error) from error

    def _commit(self, connection: Connection, transaction: PgReading) -> None:
        self._keep(
            connection,
            partial(connection.execute, "COMMIT", prepare=False),
            writes=isinstance(transaction, PgWriting),
        )
        transaction.committed()

    def _keep(
        self, connection: Connection, execute: Callable[[], psycopg.Cursor[Values]], *, writes: bool
    ) -> None:
        """Executes a statement that commits. A commit that takes long may wait for another machine."""
        warned: list[str | None] = []

        def notice(diagnostic: psycopg.errors.Diagnostic) -> None:
            warned.append(diagnostic.sqlstate)

        connection.add_notice_handler(notice)
        within_s = COMMIT_WITHIN_S if writes else ANSWER_WITHIN_S
        begun = time.monotonic()
        try:
            with self._connections.within(connection, within_s, tells=not writes):
                ended = execute().statusmessage
        except FAILURES as error:
            if not writes or not is_away(error):
                raise failure_of(error) from error
            connection.close()
            if is_refused(error):
                self._connections.forget_idle()
                raise failure_of(error) from error
            if time.monotonic() - begun > within_s:
                self._connections.is_unconfirmed = True
            raise OutcomeError(_UNSURE) from error
        finally:
            connection.remove_notice_handler(notice)
        if _WARNING in warned:
            raise OutcomeError(_UNSURE)
        if ended == "ROLLBACK":
            raise StorageError("Something failed in this transaction before: nothing of it was kept.")

    @contextmanager
    def changes(self) -> Iterator[PgChanges]:
        """A listener for one thread, with a connection of its own.

        :raises StorageError: when the database is away.
        """
        with closing(self._connections.another()) as connection:
            yield PgChanges(self._connections, connection)

    def health(self) -> StoreHealth:
        """Asks the database whether it answers and takes writes; the answer is there within 2.5 s.

        :raises StorageError: when it does not.
        """
        return self._look.answer()

    def _looked(self) -> StoreHealth:
        with self.read() as reading:
            server = replace(reading.server(), required=self._standbys)
        if server.missing is not None:
            self._meter.missed(server.missing)
        return server.health()

    def backup(self, path: Path) -> None:
        """Copies the live database to a new SQLite file, which appears whole or not at all.

        :raises StorageError: when the file exists already, or something has not arrived as it was.
        """
        copy_to_file(self._address, path)

    def close(self) -> None:
        """Lets go of the database. No thread may be using it."""
        self._connections.close()
