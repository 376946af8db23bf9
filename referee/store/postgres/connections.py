"""Connections to PostgreSQL: lent by each process to its threads, and given up when the server is away."""

from __future__ import annotations

import os
import socket
import threading
import time
from collections.abc import Iterator
from contextlib import AbstractContextManager, contextmanager, suppress
from weakref import WeakSet

import psycopg
from psycopg.conninfo import conninfo_to_dict, make_conninfo

from referee.errors import StorageError
from referee.meter import SILENT, Meter
from referee.store.postgres.asking import Places, Values
from referee.store.postgres.failures import AWAY, STANDBY, failure_of
from referee.store.postgres.hosts import Host, led_by

Connection = psycopg.Connection[Values]
MOST_CONNECTIONS = 16
"""Of one process. A transaction that finds all of them lent waits for one."""
ANSWER_WITHIN_S = 2.25
"""The longest that one statement may take before its connection is given up."""
COMMIT_WITHIN_S = 8.0
"""The longest that a commit may take. It is never cancelled: what it came to would be told wrongly."""
_CONNECT_WITHIN_S = 2.0
"""As long as somebody waits for a connection, however many hosts there are to be tried."""
_AGAIN_AFTER_S = 0.25
"""After so long it is tried again whether the server is back."""
_LOOK_EVERY_S = 0.25
APPLICATION = "referee"
"""What services call themselves at the server."""
_DEFAULTS = {
    "target_session_attrs": "read-write",
    "connect_timeout": "2",
    "tcp_user_timeout": "3000",
    "keepalives_idle": "5",
    "application_name": APPLICATION,
}
"""What an address means where it does not say otherwise."""
_TIMELINE = "SELECT CASE WHEN NOT pg_is_in_recovery() THEN left(pg_walfile_name(pg_current_wal_lsn()), 8) END"
_ALL_LENT = "The database is busy: no connection to it was free in time."
_NO_MORE = (
    "The database gives no more connections: max_connections is reached, or what this user or a pooler may"
    " have."
)
_SESSION = (
    f"SET statement_timeout = {int(ANSWER_WITHIN_S * 1000) - 250};"
    f" SET lock_timeout = {int(ANSWER_WITHIN_S * 1000) - 750};"
    " SET idle_in_transaction_session_timeout = 5000; SET client_min_messages = warning;"
    " SET default_transaction_isolation = 'read committed'"
)


def described(address: str) -> str:
    """Where a database is, without user and password.

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
        raise StorageError(_refused(error)) from None
    try:
        # Whoever leads may fall silent now, too, and another host be led by then.
        with _Watch().over(connection, ANSWER_WITHIN_S, tells=False):
            connection.execute(_SESSION)
    except psycopg.Error as error:
        connection.close()
        raise failure_of(error) from error
    return connection


def _refused(error: Exception) -> str:
    """Why there is no connection, without the address, which may have a password."""
    said = str(error)
    for told, reason in (
        ("password authentication failed", "The database refuses this user or password."),
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
        ("no more connections allowed", _NO_MORE),
        ("does not exist", "There is no such database, user or service there."),
        ("definition of service", "There is no such service in the service file."),
        ("pg_hba.conf", "The database lets nobody in from here as this user: its pg_hba.conf says so."),
        ("does not support SSL", "The database has no TLS, which sslmode asks for."),
        ("session is read-only", STANDBY),
        ("too many c", _NO_MORE),
        ("remaining connection slots", _NO_MORE),
        ("port number", "The port must be a number from 1 to 65535."),
    ):
        if told in said:
            return reason
    return AWAY


class _Watch:
    """Closes connections whose server has been silent for too long, whatever the network does."""

    def __init__(self) -> None:
        self._guard = threading.Lock()
        self._until: dict[int, tuple[float, Connection, bool]] = {}
        self._thread: threading.Thread | None = None
        self.silent: WeakSet[Connection] = WeakSet()
        """The connections whose server was away."""

    def over(self, connection: Connection, within_s: float, *, tells: bool) -> AbstractContextManager[None]:
        """A block in which the connection may be used for so long at most.

        `tells` is whether the server is away when it has not answered by then.
        """
        return _Over(self, connection, within_s, tells)

    def begin(self, connection: Connection, within_s: float, tells: bool) -> None:
        """Watches a connection from now on."""
        with self._guard:
            self._until[id(connection)] = (time.monotonic() + within_s, connection, tells)
            if self._thread is None:
                self._thread = threading.Thread(target=self._look, name="postgres-watch", daemon=True)
                self._thread.start()

    def end(self, connection: Connection) -> None:
        """Watches it no more."""
        with self._guard:
            self._until.pop(id(connection), None)

    def _look(self) -> None:
        while True:
            with self._guard:
                if not self._until:
                    self._thread = None
                    return
                now = time.monotonic()
                late = [key for key, (until, _, _) in self._until.items() if until < now]
                for key in late:
                    _, connection, tells = self._until.pop(key)
                    if tells:
                        self.silent.add(connection)
                    _cut(connection)
            time.sleep(_LOOK_EVERY_S)


class _Over(AbstractContextManager[None]):
    """A block over which a connection is watched. No generator, since every statement has one."""

    __slots__ = ("_connection", "_tells", "_watch", "_within_s")

    def __init__(self, watch: _Watch, connection: Connection, within_s: float, tells: bool) -> None:
        self._watch, self._connection, self._within_s, self._tells = watch, connection, within_s, tells

    def __enter__(self) -> None:
        self._watch.begin(self._connection, self._within_s, self._tells)

    def __exit__(self, *_: object) -> None:
        self._watch.end(self._connection)


def _cut(connection: Connection) -> None:
    """Ends a connection under whoever waits on it."""
    with suppress(OSError, psycopg.Error), socket.socket(fileno=os.dup(connection.fileno())) as wire:
        wire.shutdown(socket.SHUT_RDWR)


class _Process:
    """What belongs to one process, and must not be touched by one forked from it."""

    def __init__(self) -> None:
        self.places = Places()
        self.watch = _Watch()
        self.is_unconfirmed = False
        """Whether a commit was not confirmed in time, and nothing has been heard of it since."""
        self.thread = threading.local()
        self.change = threading.Condition(threading.Lock())
        """Guards what follows."""
        self.idle: list[tuple[Connection, float | None]] = []
        """Each with when it was last used."""
        self.lent = 0
        self.waiting = 0
        """How many threads wait for one."""
        self.coming = 0
        """How many threads try to get one."""
        self.reason = ""
        """Why none can be had; one thread goes on trying until there is one."""


class Connections:
    """The connections of this process to one database."""

    def __init__(self, address: str, *, timeout_s: float = _CONNECT_WITHIN_S, meter: Meter = SILENT) -> None:
        self._address, self._timeout_s, self._meter = address, timeout_s, meter
        self._closed = False
        self._leader: Host | None = None
        """Who took writes when a connection was last made."""
        self._processes: dict[int, _Process] = {}

    @property
    def places(self) -> Places:
        """What this process knows of where things live."""
        return self._process().places

    @property
    def is_unconfirmed(self) -> bool:
        """Whether a commit of this process was not confirmed in time, and may still wait for a standby."""
        return self._process().is_unconfirmed

    @is_unconfirmed.setter
    def is_unconfirmed(self, so: bool) -> None:
        self._process().is_unconfirmed = so

    def check_open(self) -> None:
        """Does nothing while the store is open.

        :raises StorageError: otherwise.
        """
        if self._closed:
            raise StorageError("This store is closed.")

    def check_free(self) -> None:
        """Does nothing when this thread may begin a transaction.

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
        return self._process().watch.over(connection, seconds, tells=tells)

    def another(self) -> Connection:
        """A connection for the caller alone, who closes it.

        :raises StorageError: when the store is closed or the database is away.
        """
        self.check_open()
        if reason := self._process().reason:
            raise StorageError(reason)
        return self._connect()

    def _connect(self) -> Connection:
        connection = connect(self._address, leader=self._leader)
        self._leader = (connection.info.host, str(connection.info.port))
        return connection

    def is_silent(self, connection: Connection) -> bool:
        """Whether this connection was given up because nobody answered."""
        return connection in self._process().watch.silent

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
            if process.reason and not (process.reason == _NO_MORE and process.lent):
                raise StorageError(process.reason)
            # Of those that are lent one comes back soon; more of them are asked for by one thread alone.
            if (
                not process.reason
                and process.coming < process.waiting
                and process.lent + process.coming < MOST_CONNECTIONS
            ):
                self._send_for_one(process)
            if not process.change.wait(until - time.monotonic()):
                if process.reason or not process.coming:
                    raise StorageError(process.reason or _ALL_LENT)
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
        is_lost = connection in process.watch.silent
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
    """Whether the next transaction can begin on it."""
    return not connection.closed and connection.info.transaction_status is psycopg.pq.TransactionStatus.IDLE
