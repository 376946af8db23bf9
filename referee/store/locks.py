"""Whose turn it is to write, among the threads of a process and among processes.

These locks are for fairness alone: SQLite lets one writer in at a time whatever happens here, but its
own waiting is a lottery in which a thread can lose for half a second.
"""

from __future__ import annotations

import os
import sys
import threading
from collections import deque
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

from referee.errors import StorageError

if sys.platform != "win32":
    import fcntl


class FairLock:
    """A lock that threads get in the order they asked for it.

    >>> lock = FairLock()
    >>> lock.acquire(timeout_s=1), lock.acquire(timeout_s=0)
    (True, False)
    """

    def __init__(self) -> None:
        self._guard = threading.Lock()
        self._taken = False
        self._waiting: deque[threading.Lock] = deque()

    def acquire(self, *, timeout_s: float) -> bool:
        """True once it is the caller's; False when that took longer than `timeout_s`."""
        with self._guard:
            if not self._taken:
                self._taken = True
                return True
            ticket = threading.Lock()
            ticket.acquire()
            self._waiting.append(ticket)
        try:
            return ticket.acquire(timeout=timeout_s) or not self._leave(ticket)
        except BaseException:
            # Interrupted: the lock must not be handed to somebody who has left.
            if not self._leave(ticket):
                self.release()
            raise

    def _leave(self, ticket: threading.Lock) -> bool:
        """True when the caller no longer waits; False when the lock was handed over meanwhile."""
        with self._guard:
            if ticket not in self._waiting:
                return False
            self._waiting.remove(ticket)
            return True

    def release(self) -> None:
        """Hands the lock to whoever has waited longest."""
        with self._guard:
            if self._waiting:
                self._waiting.popleft().release()
            else:
                self._taken = False


class FileLock:
    """An advisory lock between processes on the file at `path`; does nothing where it cannot be had."""

    def __init__(self, path: Path) -> None:
        self._fd: int | None = None
        with suppress(OSError):
            self._fd = os.open(path, os.O_RDWR | os.O_CREAT, 0o600)

    def acquire(self) -> None:
        """Waits for the lock, for as long as its holder lives."""
        if sys.platform != "win32" and self._fd is not None:
            with suppress(OSError):
                fcntl.flock(self._fd, fcntl.LOCK_EX)

    def release(self) -> None:
        """Lets the next process in."""
        if sys.platform != "win32" and self._fd is not None:
            with suppress(OSError):
                fcntl.flock(self._fd, fcntl.LOCK_UN)

    def close(self) -> None:
        """Lets go of the file."""
        fd, self._fd = self._fd, None
        if fd is not None:
            os.close(fd)


class WriteTurn:
    """The turn to write to one database: first among this process's threads, then among processes."""

    def __init__(self, path: Path, *, timeout_s: float) -> None:
        self._threads = FairLock()
        self._processes = FileLock(path)
        self._timeout_s = timeout_s

    @contextmanager
    def taken(self) -> Iterator[None]:
        """A block that runs when it is its turn.

        :raises StorageError: when the turn did not come in time.
        """
        if not self._threads.acquire(timeout_s=self._timeout_s):
            raise StorageError(f"The database is busy: no turn to write within {self._timeout_s:g} s.")
        try:
            self._processes.acquire()
            try:
                yield
            finally:
                self._processes.release()
        finally:
            self._threads.release()

    def close(self) -> None:
        """Lets go of the lock file."""
        self._processes.close()
