"""Deadlines of connections to PostgreSQL: one whose server is silent for longer is cut."""

from __future__ import annotations

import os
import socket
import threading
import time
from contextlib import AbstractContextManager, suppress
from typing import Any, NamedTuple
from weakref import WeakSet

import psycopg

ANSWER_WITHIN_S = 2.25
"""The longest that one statement may take before its connection is given up."""
COMMIT_WITHIN_S = 8.0
"""The longest that a commit may take. It is never cancelled: its outcome would be reported wrongly."""
_LOOK_EVERY_S = 0.25
_Connection = psycopg.Connection[Any]


class _Deadline(NamedTuple):
    at: float
    """In seconds of the monotonic clock."""
    connection: _Connection
    tells: bool
    """True if the server is away when this has passed."""


class Deadlines:
    """Cuts connections whose server is silent for too long, whatever the network does.

    A thread looks after them, as long as there are any.
    """

    def __init__(self) -> None:
        self._guard = threading.Lock()
        self._pending: dict[int, _Deadline] = {}
        """By the connection's `id`."""
        self._thread: threading.Thread | None = None
        self.silent: WeakSet[_Connection] = WeakSet()
        """The connections whose server was away."""

    def over(self, connection: _Connection, within_s: float, *, tells: bool) -> AbstractContextManager[None]:
        """A block in which the connection may be used for so long at most.

        `tells` is whether the server is away when it has not answered by then.
        """
        return _Block(self, connection, within_s, tells)

    def begin(self, connection: _Connection, within_s: float, tells: bool) -> None:
        """Gives a connection a deadline, from now on."""
        with self._guard:
            self._pending[id(connection)] = _Deadline(time.monotonic() + within_s, connection, tells)
            if self._thread is None:
                self._thread = threading.Thread(target=self._look, name="postgres-watch", daemon=True)
                self._thread.start()

    def end(self, connection: _Connection) -> None:
        """Takes its deadline away, if it still has one."""
        with self._guard:
            self._pending.pop(id(connection), None)

    def _look(self) -> None:
        while True:
            with self._guard:
                if not self._pending:
                    self._thread = None
                    return
                self._cut_late(time.monotonic())
            time.sleep(_LOOK_EVERY_S)

    def _cut_late(self, now: float) -> None:
        for late in [deadline for deadline in self._pending.values() if deadline.at < now]:
            del self._pending[id(late.connection)]
            if late.tells:
                self.silent.add(late.connection)
            _cut(late.connection)


class _Block(AbstractContextManager[None]):
    """A block in which a connection has a deadline. No generator, since every statement has one."""

    __slots__ = ("_connection", "_deadlines", "_tells", "_within_s")

    def __init__(self, deadlines: Deadlines, connection: _Connection, within_s: float, tells: bool) -> None:
        self._deadlines = deadlines
        self._connection, self._within_s, self._tells = connection, within_s, tells

    def __enter__(self) -> None:
        self._deadlines.begin(self._connection, self._within_s, self._tells)

    def __exit__(self, *_: object) -> None:
        self._deadlines.end(self._connection)


def _cut(connection: _Connection) -> None:
    """Ends a connection under whoever waits on it."""
    with suppress(OSError, psycopg.Error), socket.socket(fileno=os.dup(connection.fileno())) as wire:
        wire.shutdown(socket.SHUT_RDWR)
