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
from contextlib import ExitStack, contextmanager, nullcontext, suppress
from pathlib import Path

from referee.errors import TurnError
from referee.locks import FairLock
from referee.places import aside

if sys.platform != "win32":
    import fcntl

_SHORTEST_PAUSE_S, _LONGEST_PAUSE_S, _PAUSE_GROWTH = 0.00005, 0.005, 1.02
"""Between two attempts at a lock: a write takes about a millisecond, and a stopped process has time."""
_SHORT_S, _SHORT_WAIT_S = 0.001, 0.003
"""A turn that is over so soon is waited for at one's place: to leave it for no longer costs more. Where the
last one took longer, most likely for the disk, others decide meanwhile, and are written together."""
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


class _Waiting:
    """A thread's wait for the turn: a short while at its place, then as long as its patience lasts.

    It waits for a moment, and for another one as long as others get a turn meanwhile.
    """

    def __init__(self, turn: WriteTurn, patience_s: float, leaving: ExitStack) -> None:
        """Puts on `leaving` what has to be done once the turn is over."""
        self._turn, self.patience_s, self._leaving = turn, patience_s, leaving
        self._began = time.monotonic()
        self.turns = self._turns = turn.turns
        """The number of turns that there were when it began."""
        self.moment_s: float | None = None
        """The longest wait while nobody gets a turn; None as long as it keeps its place."""

    @property
    def waited_s(self) -> float:
        """For how long."""
        return time.monotonic() - self._began

    @property
    def first_s(self) -> float:
        """The seconds that it waits at first."""
        return min(_SHORT_WAIT_S, self.patience_s) if self.moment_s is None else self.moment_s

    @property
    def left_s(self) -> float:
        """The rest of its patience."""
        return max(0.0, self.patience_s - self.waited_s)

    def leave(self) -> float:
        """Steps aside, if it can; the longest wait while nobody gets a turn."""
        if self.moment_s is None:
            is_aside = self._leaving.enter_context(aside())
            staying = nullcontext(self._turn.timeout_s) if is_aside else self._turn.staying()
            self.moment_s = min(self._leaving.enter_context(staying), self.patience_s)
        return self.moment_s

    def again(self) -> float:
        """The seconds that it waits at a stretch; 0 where no turn came to anybody meanwhile."""
        if self.moment_s is None:
            return min(self.leave(), self.left_s)
        before, self._turns = self._turns, self._turn.turns
        return self.moment_s if before != self._turns and self.left_s > 0 else 0.0


class WriteTurn:
    """The turn to write to one database: first among this process's threads, then among processes.

    Whoever waits long steps aside, so that another thread answers at its place, and waits as long as its
    patience lasts. Who cannot step aside keeps its place: `places` is how many such threads may wait long, or
    have the turn. One more waits as long as turns come, and while nobody gets one a moment, or not even that.
    So somebody is left to answer those who only read, when the process that has the turn is stopped.
    """

    def __init__(self, path: Path, *, timeout_s: float, places: int | None = None) -> None:
        self._threads = FairLock()
        self._processes = FileLock(path)
        self.timeout_s = timeout_s
        self._places = places
        self._guard = threading.Lock()
        self._at_their_place = 0
        """The number of threads that have the turn or wait for it at their place."""
        self.turns = 0
        self._turns_when_stuck = -1
        self._since = self._lasted_s = 0.0
        """When the last turn began, and how long it lasted, or those before it."""

    @contextmanager
    def held(
        self, *, within_s: float | None = None, unless: Callable[[], bool] = lambda: False
    ) -> Iterator[bool]:
        """A block that runs when it is its turn; it gets True, or False where by then nothing is to be done.

        :raises TurnError: when the turn did not come in time, or within `within_s`.
        """
        patience_s = self.timeout_s if within_s is None else min(within_s, self.timeout_s)
        with ExitStack() as leaving:
            waiting = _Waiting(self, patience_s, leaving)
            if self._lasted_s > _SHORT_S:
                waiting.leave()
            has_turn = self._take(waiting, unless)
            if has_turn is None:
                raise self._refusal(waiting)
            if has_turn:
                if waiting.moment_s is None:
                    leaving.enter_context(self.staying())
                leaving.callback(self._release)
            yield has_turn

    def is_free(self, *, within_s: float) -> bool:
        """True when there is a turn to be had so soon."""
        try:
            with self.held(within_s=within_s):
                return True
        except TurnError:
            return False

    @contextmanager
    def staying(self) -> Iterator[float]:
        """A block in which a thread keeps its place; it gets the longest wait while nobody gets a turn."""
        with self._guard:
            self._at_their_place += 1
            is_one_more = self._places is not None and self._at_their_place > self._places
            is_stuck = self._turns_when_stuck == self.turns
        try:
            yield (0.0 if is_stuck else _MOMENT_S) if is_one_more else self.timeout_s
        finally:
            with self._guard:
                self._at_their_place -= 1

    def _take(self, waiting: _Waiting, unless: Callable[[], bool]) -> bool | None:
        """True once it is the caller's turn, False where it need not be, None where it has not come."""
        if not self._threads.acquire(timeout_s=waiting.first_s, again=waiting.again):
            return None
        with ExitStack() as unless_it_comes:
            unless_it_comes.callback(self._threads.release)
            if unless():
                return False
            if not self._is_this_process_s(waiting):
                return None
            unless_it_comes.pop_all()
            self.turns += 1
            self._since = time.monotonic()
            return True

    def _is_this_process_s(self, waiting: _Waiting) -> bool:
        """True once no other process has the turn; to ask for it again and again is no work for a place."""
        if self._processes.acquire(timeout_s=0):
            return True
        return self._processes.acquire(timeout_s=min(waiting.leave(), waiting.left_s))

    def _refusal(self, waiting: _Waiting) -> TurnError:
        """The refusal of a turn that has not come."""
        if waiting.turns != self.turns:
            others = f"others wrote, and no turn came within {waiting.waited_s:.1f} s."
            return TurnError(f"The database is busy: {others}")
        if waiting.waited_s >= min(self.timeout_s, _MOMENT_S):
            self._turns_when_stuck = waiting.turns
        return TurnError(f"The database is busy: no turn to write within {waiting.leave():g} s.")

    def _release(self) -> None:
        # One that wrote nothing says little about the disk.
        self._lasted_s = max(time.monotonic() - self._since, self._lasted_s / 2)
        self._processes.release()
        self._threads.release()

    def close(self) -> None:
        """Lets go of the lock files."""
        self._processes.close()
