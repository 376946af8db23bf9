"""The turn to write, among the threads of a process and among processes.

These locks are for fairness alone: SQLite lets one writer in at a time whatever happens here, but its
own waiting is a lottery in which a thread can lose for half a second.
"""

from __future__ import annotations

import os
import sys
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager, suppress
from pathlib import Path

from referee.errors import TurnError
from referee.locks import FairLock
from referee.places import aside

if sys.platform != "win32":
    import fcntl

_SHORTEST_PAUSE_S, _LONGEST_PAUSE_S, _PAUSE_GROWTH = 0.00005, 0.005, 1.02
"""Between two attempts at a lock: a write takes about a millisecond, and a stopped process has time."""
_MOMENT_S = 0.3
"""Much longer than a turn takes to come when all is well, much shorter than anybody's patience."""


def next_of(path: Path) -> Path:
    """The file whose lock is held by whoever gets the lock on `path` next."""
    return path.with_suffix(".next")


class FileLock:
    """An advisory lock between processes on the file at `path`; does nothing where it cannot be had.

    The system's own wait has no end while the holder is stopped, so whoever waits asks again and again. The
    one who asks has a second lock meanwhile; or else the process that has just let go would be the quickest
    to ask, every time.
    """

    def __init__(self, path: Path) -> None:
        self._path = path
        self._fds: tuple[int, int] | None = None

    def acquire(self, *, timeout_s: float) -> bool:
        """True once it is the caller's; False when that took longer than `timeout_s`."""
        lock, next_ = self._opened()
        until = time.monotonic() + timeout_s
        if not _locked_in_time(next_, until):
            return False
        try:
            return _locked_in_time(lock, until)
        finally:
            _unlock(next_)

    def _opened(self) -> tuple[int, int]:
        if self._fds is None:
            self._fds = (_open(self._path), _open(next_of(self._path)))
        return self._fds

    def release(self) -> None:
        """Lets the next process in."""
        if self._fds is not None:
            _unlock(self._fds[0])

    def close(self) -> None:
        """Lets go of the files."""
        fds, self._fds = self._fds, None
        for fd in fds or ():
            if fd != _NO_FILE:
                os.close(fd)


_NO_FILE = -1


def _open(path: Path) -> int:
    with suppress(OSError):
        return os.open(path, os.O_RDWR | os.O_CREAT, 0o600)
    return _NO_FILE


def _locked_in_time(fd: int, until: float) -> bool:
    """True when the lock on a file was had before that time."""
    pause_s = _SHORTEST_PAUSE_S
    while not _try(fd):
        left_s = until - time.monotonic()
        if left_s <= 0:
            return False
        time.sleep(min(pause_s, left_s))
        pause_s = min(pause_s * _PAUSE_GROWTH, _LONGEST_PAUSE_S)
    return True


def _try(fd: int) -> bool:
    if sys.platform == "win32" or fd == _NO_FILE:
        return True
    try:
        fcntl.flock(fd, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        return False
    except OSError:
        return True
    return True


def _unlock(fd: int) -> None:
    if sys.platform != "win32" and fd != _NO_FILE:
        with suppress(OSError):
            fcntl.flock(fd, fcntl.LOCK_UN)


class WriteTurn:
    """The turn to write to one database: first among this process's threads, then among processes.

    Whoever waits steps aside, so that another thread answers at its place, and waits as long as its patience
    lasts. Who cannot step aside keeps its place: `places` is how many such threads may wait long, or have the
    turn. One more waits as long as turns come, and while nobody gets one a moment, or not even that. So
    somebody is left to answer those who only read, when the process that has the turn is stopped.
    """

    def __init__(self, path: Path, *, timeout_s: float, places: int | None = None) -> None:
        self._threads = FairLock()
        self._processes = FileLock(path)
        self._timeout_s = timeout_s
        self._places = places
        self._guard = threading.Lock()
        self._at_their_place = 0
        """The number of threads that have the turn or wait for it at their place."""
        self._turns = 0
        self._turns_when_stuck = -1

    @contextmanager
    def held(
        self, *, within_s: float | None = None, unless: Callable[[], bool] = lambda: False
    ) -> Iterator[bool]:
        """A block that runs when it is its turn; it gets True, or False where by then nothing is to be done.

        :raises TurnError: when the turn did not come in time, or within `within_s`.
        """
        patience_s = self._timeout_s if within_s is None else min(within_s, self._timeout_s)
        with ExitStack() as leaving:
            has_turn = bool(self._take(0.0, 0.0))
            is_aside = not has_turn and leaving.enter_context(aside())
            longest_s = self._timeout_s if is_aside else leaving.enter_context(self._staying())
            has_turn = has_turn or self._wait(min(longest_s, patience_s), patience_s, unless)
            if has_turn:
                leaving.callback(self._release)
            yield has_turn and not unless()

    def is_free(self, *, within_s: float) -> bool:
        """True when there is a turn to be had so soon."""
        try:
            with self.held(within_s=within_s):
                return True
        except TurnError:
            return False

    @contextmanager
    def _staying(self) -> Iterator[float]:
        """A block in which a thread keeps its place; it gets the longest wait while nobody gets a turn."""
        with self._guard:
            self._at_their_place += 1
            is_one_more = self._places is not None and self._at_their_place > self._places
            is_stuck = self._turns_when_stuck == self._turns
        try:
            yield (0.0 if is_stuck else _MOMENT_S) if is_one_more else self._timeout_s
        finally:
            with self._guard:
                self._at_their_place -= 1

    def _wait(self, moment_s: float, patience_s: float, unless: Callable[[], bool]) -> bool:
        turns, began = self._turns, time.monotonic()
        has_turn = self._take(moment_s, patience_s, unless)
        if has_turn is not None:
            return has_turn
        waited_s = time.monotonic() - began
        if turns != self._turns:
            raise TurnError(f"The database is busy: others wrote, and no turn came within {waited_s:.1f} s.")
        if waited_s >= min(self._timeout_s, _MOMENT_S):
            self._turns_when_stuck = turns
        raise TurnError(f"The database is busy: no turn to write within {moment_s:g} s.")

    def _take(
        self, moment_s: float, patience_s: float, unless: Callable[[], bool] = lambda: False
    ) -> bool | None:
        """True once it is the caller's turn, False where there is no need for it; None where it has not come.

        The caller waits a moment, and again as long as others get a turn meanwhile and its patience lasts.
        """
        until = time.monotonic() + patience_s
        if not self._threads.acquire(timeout_s=moment_s, again=self._while_turns_come(until)):
            return None
        with ExitStack() as unless_it_comes:
            unless_it_comes.callback(self._threads.release)
            if unless():
                return False
            if not self._processes.acquire(timeout_s=min(moment_s, until - time.monotonic())):
                return None
            unless_it_comes.pop_all()
            self._turns += 1
            return True

    def _while_turns_come(self, until: float) -> Callable[[], bool]:
        turns = self._turns

        def come() -> bool:
            nonlocal turns
            before, turns = turns, self._turns
            return turns != before and time.monotonic() < until

        return come

    def _release(self) -> None:
        self._processes.release()
        self._threads.release()

    def close(self) -> None:
        """Lets go of the lock files."""
        self._processes.close()
