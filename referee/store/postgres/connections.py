"""Connections to PostgreSQL: lent by each process to its threads, and given up when the server is away."""

from __future__ import annotations

import os
import threading
import time
from collections.abc import Iterator
from contextlib import AbstractContextManager, contextmanager, suppress

import psycopg

from referee.errors import StorageError, UnavailableError
from referee.meter import SILENT, Meter
from referee.store.postgres.asking import Places
from referee.store.postgres.connection import NO_MORE, Connection, connect
from referee.store.postgres.deadlines import ANSWER_WITHIN_S, Deadlines
from referee.store.postgres.failures import AWAY
from referee.store.postgres.hosts import Host

MOST_CONNECTIONS = 16
"""Of one process. A transaction that finds all of them lent waits for one."""
_LENT_WITHIN_S = 2.0
"""As long as somebody waits for a connection, however many hosts there are to be tried."""
_AGAIN_AFTER_S = 0.25
"""After so long it is tried again whether the server is back."""
_TIMELINE = "SELECT CASE WHEN NOT pg_is_in_recovery() THEN left(pg_walfile_name(pg_current_wal_lsn()), 8) END"
_ALL_LENT = "The database is busy: no connection to it was free in time."


class _Process:
    """The connections of one process, which must not be touched by one forked from it."""

    def __init__(self) -> None:
        self.places = Places()
        self.deadlines = Deadlines()
        self.is_unconfirmed = False
        """True if a commit was not confirmed in time, and nothing has been heard of it since."""
        self.thread = threading.local()
        self.change = threading.Condition(threading.Lock())
        """Guards what follows."""
        self.idle: list[tuple[Connection, float | None]] = []
        """Each with when it was last used."""
        self.lent = 0
        self.waiting = 0
        """The number of threads that wait for one."""
        self.coming = 0
        """The number of threads that try to get one."""
        self.reason = ""
        """The reason that none can be had; one thread goes on trying until there is one."""


class Connections:
    """The connections of this process to one database."""

    def __init__(self, address: str, *, timeout_s: float = _LENT_WITHIN_S, meter: Meter = SILENT) -> None:
        self._address, self._timeout_s, self._meter = address, timeout_s, meter
        self._closed = False
        self._leader: Host | None = None
        """The host that took writes when a connection was last made."""
        self._processes: dict[int, _Process] = {}

    @property
    def places(self) -> Places:
        """The places of games and clubs that this process knows."""
        return self._process().places

    @property
    def is_unconfirmed(self) -> bool:
        """True when a commit of this process was not confirmed in time, and may still wait for a standby."""
        return self._process().is_unconfirmed

    @is_unconfirmed.setter
    def is_unconfirmed(self, so: bool) -> None:
        self._process().is_unconfirmed = so

    def check_open(self) -> None:
        """Checks that the store is open.

        :raises StorageError: when it is closed.
        """
        if self._closed:
            raise StorageError("This store is closed.")

    def check_free(self) -> None:
        """Checks that this thread may begin a transaction.

        :raises StorageError: when it has one already, or the store is closed.
        """
        self.check_open()
        if getattr(self._process().thread, "is_busy", False):
            raise StorageError("This thread is in a transaction already; end it, or go on in it.")

    @contextmanager
    def lent(self) -> Iterator[tuple[Connection, float | None]]:
        """A connection for one transaction of this thread, and for how long it was idle; None when it is new.

        :raises StorageError: as `check_free` does, when the database is away, or when all connections are
            lent and none comes back in time.
        """
        self.check_free()
        process = self._process()
        connection, used_at = self._take(process)
        process.thread.is_busy = True
        try:
            yield connection, None if used_at is None else time.monotonic() - used_at
        finally:
            process.thread.is_busy = False
            self._give_back(process, connection)

    def within(
        self, connection: Connection, seconds: float, *, tells: bool = True
    ) -> AbstractContextManager[None]:
        """A block in which the server must answer in time, or the connection is given up.

        `tells` is whether the server is away when it does not.
        """
        return self._process().deadlines.over(connection, seconds, tells=tells)

    def another(self) -> Connection:
        """A connection for the caller alone, who closes it.

        :raises StorageError: when the store is closed or the database is away.
        """
        self.check_open()
        if reason := self._process().reason:
            raise UnavailableError(reason)
        return self._connect()

    def _connect(self) -> Connection:
        connection = connect(self._address, leader=self._leader)
        self._leader = (connection.info.host, str(connection.info.port))
        return connection

    def is_silent(self, connection: Connection) -> bool:
        """True when this connection was given up because nobody answered."""
        return connection in self._process().deadlines.silent

    def _take(self, process: _Process) -> tuple[Connection, float | None]:
        """A connection that is idle, or soon will be. No request tries by itself: it might wait for long."""
        with process.change:
            process.waiting += 1
            try:
                self._wait_for_one(process)
                process.lent += 1
                return process.idle.pop()
            finally:
                process.waiting -= 1

    def _wait_for_one(self, process: _Process) -> None:
        until = time.monotonic() + self._timeout_s
        while not process.idle:
            if process.reason and not (process.reason == NO_MORE and process.lent):
                raise UnavailableError(process.reason)
            # Of those that are lent one comes back soon; more of them are asked for by one thread alone.
            if (
                not process.reason
                and process.coming < process.waiting
                and process.lent + process.coming < MOST_CONNECTIONS
            ):
                self._send_for_one(process)
            if not process.change.wait(until - time.monotonic()):
                if process.reason or not process.coming:
                    raise UnavailableError(process.reason or _ALL_LENT)
                # Nobody else shall wait as long as this one did.
                process.reason = AWAY

    def _send_for_one(self, process: _Process) -> None:
        process.coming += 1
        threading.Thread(target=self._fetch, args=(process,), name="postgres-connect", daemon=True).start()

    def _fetch(self, process: _Process) -> None:
        """Adds a connection to those that are idle, as soon as the server gives one."""
        while True:
            try:
                connection = self._connect()
            except Exception as error:  # whatever it is, there is none
                self._meter.not_connected()
                with process.change:
                    process.reason = error.detail if isinstance(error, StorageError) else AWAY
                    process.change.notify_all()
                    if self._closed or process.coming > 1:
                        process.coming -= 1
                        return
                time.sleep(_AGAIN_AFTER_S)
            else:
                self._note_leader(connection)
                with process.change:
                    process.coming -= 1
                    process.reason = ""
                    if self._closed:
                        connection.close()
                    else:
                        process.idle.append((connection, None))
                        self._meter.connected(process.lent + len(process.idle))
                    process.change.notify_all()
                return

    def _note_leader(self, connection: Connection) -> None:
        """Counts how often the database has had another leader: each begins a timeline of its own."""
        if self._meter is SILENT:
            return
        with suppress(psycopg.Error), self.within(connection, ANSWER_WITHIN_S):
            row = connection.execute(_TIMELINE, prepare=False).fetchone()
            if row is not None and row[0] is not None:
                self._meter.led(int(row[0], 16) - 1)

    def _give_back(self, process: _Process, connection: Connection) -> None:
        is_lost = connection in process.deadlines.silent
        is_usable = not self._closed and _is_usable(connection)
        if not is_usable:
            connection.close()
        with process.change:
            process.lent -= 1
            if is_usable:
                process.idle.append((connection, time.monotonic()))
            else:
                self._meter.connected(process.lent + len(process.idle))
            if is_lost and not is_usable and not self._closed:
                process.reason = AWAY
                if not process.coming:
                    self._send_for_one(process)
            process.change.notify_all()
        if is_lost:
            self.forget_idle()

    def forget_idle(self) -> None:
        """Closes what is idle: the server went away, and with it all connections."""
        process = self._process()
        with process.change:
            idle, process.idle = process.idle, []
            self._meter.connected(process.lent)
        for connection, _ in idle:
            connection.close()

    def _process(self) -> _Process:
        process = self._processes.get(os.getpid())
        if process is None:
            process = self._processes.setdefault(os.getpid(), _Process())
        return process

    def close(self) -> None:
        """Closes this process's connections; one that is lent still is closed when it comes back."""
        self._closed = True
        self.forget_idle()


def _is_usable(connection: Connection) -> bool:
    """True when the next transaction can begin on it."""
    return not connection.closed and connection.info.transaction_status is psycopg.pq.TransactionStatus.IDLE
