"""Places at which a process answers requests: few, since threads that work contend for the interpreter.

Each time that a thread lets go of the interpreter, if only to look at a file, another one that waits for it
is woken. So no more of them work than the interpreter serves, and whoever has a place does what has come
meanwhile, too. Whoever keeps a place for long may be waiting for something, and counts no more. Their
number is in `workers.py`.
"""

from __future__ import annotations

import threading
import time
from collections import deque
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager, nullcontext

MOST_ASIDE = 32
"""The most threads of a process that wait without a place: more than write at once in a hall of phones."""
LONG_S = 0.01
"""Whoever has kept a place for longer counts no more among those who work; most take a millisecond."""

Work = Callable[[], object]
"""Something to do at a place, by whichever thread. It raises nothing."""


def _nothing() -> None:
    """No work."""


class _Waiter:
    """A thread that waits for a place."""

    __slots__ = ("thread", "turn")

    def __init__(self) -> None:
        self.thread = threading.get_ident()
        self.turn = threading.Lock()
        self.turn.acquire()


class Places:
    """A number of places, at which work is done in the order in which it came.

    >>> places = Places(1)
    >>> def work() -> None:
    ...     with aside() as is_aside:
    ...         print(is_aside)
    >>> places.run(work)
    True
    """

    def __init__(self, count: int, *, working: int | None = None, aside: int = MOST_ASIDE) -> None:
        """Of the places `working` are given, and the others only while those keep theirs for long.

        At most `aside` threads wait without a place.
        """
        self._guard = threading.Lock()
        self._count, self._working = count, count if working is None else working
        self._aside = aside
        self._begun = dict[int, float]()
        """Since when each thread at a place does what it does."""
        self._work = deque[Work]()
        self._standing_by = deque[_Waiter]()
        """Threads that take up work where those at the places cannot."""
        self._returning = deque[_Waiter]()
        """Threads that want their places again, before there is more work."""

    @property
    def occupied(self) -> int:
        """The number of places that threads have."""
        return len(self._begun)

    @property
    def waiting(self) -> int:
        """The number of those that wait for a place: work, and threads that have left theirs."""
        return len(self._work) + len(self._returning)

    def run(self, work: Work) -> None:
        """Does the work at a place; where none is to be had, whoever has one does it, perhaps later."""
        with self._guard:
            has_place = self._takes()
            if not has_place:
                self._work.append(work)
        if has_place:
            self._do(work)
        while self._work and self._stands_by():
            self._do()

    def _do(self, *first: Work) -> None:
        """Does this work at the place that the thread has, and then what waits."""
        _own.places = self
        for work in first:
            work()
        while (next_ := self._next()) is not None:
            next_()
        _own.places = None

    def _next(self) -> Work | None:
        """The work that has waited longest; None where the thread has its place no more."""
        with self._guard:
            del self._begun[threading.get_ident()]
            if self._returning or not self._work or not self._takes():
                self._hand_on()
                return None
            return self._work.popleft()

    def _takes(self) -> bool:
        """True when the thread has a place now."""
        if not self._has_room():
            return False
        self._begun[threading.get_ident()] = time.monotonic()
        return True

    def _has_room(self) -> bool:
        """True when a place is to be had."""
        occupied = len(self._begun)
        if occupied < self._working or occupied >= self._count:
            return occupied < self._count
        long_ago = time.monotonic() - LONG_S
        return sum(since > long_ago for since in self._begun.values()) < self._working

    def _hand_on(self) -> None:
        """Gives a place that was left to who wants one again, or to who stands by."""
        if not self._has_room():
            return
        if self._returning:
            self._give(self._returning.popleft())
        elif self._work and self._standing_by:
            self._give(self._standing_by.popleft())
        elif self._work:
            threading.Thread(target=self.run, args=(_nothing,), name="place", daemon=True).start()

    def _give(self, waiter: _Waiter) -> None:
        self._begun[waiter.thread] = time.monotonic()
        waiter.turn.release()

    def _stands_by(self) -> bool:
        """True once the thread has a place; False where enough others stand by, or nothing waits any more."""
        with self._guard:
            if len(self._standing_by) >= max(1, self._count - 1):
                return False
            waiter = _Waiter()
            self._standing_by.append(waiter)
        return self._comes(waiter, self._standing_by, lambda: not self._work)

    def _comes(
        self, waiter: _Waiter, line: deque[_Waiter], is_needless: Callable[[], bool] = lambda: False
    ) -> bool:
        """True once the waiter has a place; False when it needs none any more."""
        while not waiter.turn.acquire(timeout=LONG_S):
            with self._guard:
                if waiter in line and (is_needless() or self._takes()):
                    line.remove(waiter)
                    return waiter.thread in self._begun
        return True

    @contextmanager
    def left(self) -> Iterator[bool]:
        """A block without the caller's place, which it has again afterwards, before there is more work.

        True; False where so many have left theirs that the caller has to stay.
        """
        if not self._steps_aside():
            yield False
            return
        _own.places = None
        try:
            yield True
        finally:
            self._return()
            _own.places = self

    def _steps_aside(self) -> bool:
        with self._guard:
            if self._aside == 0:
                return False
            self._aside -= 1
            del self._begun[threading.get_ident()]
            self._hand_on()
            return True

    def _return(self) -> None:
        waiter = _Waiter()
        with self._guard:
            has_place = self._takes()
            if not has_place:
                self._returning.append(waiter)
        if not has_place:
            self._comes(waiter, self._returning)
        with self._guard:
            self._aside += 1


def aside() -> AbstractContextManager[bool]:
    """A block in which this thread waits, and another one answers at its place.

    True; False where it has none, or has to stay.
    """
    places: Places | None = getattr(_own, "places", None)
    return nullcontext(enter_result=False) if places is None else places.left()


_own = threading.local()
"""The places of which this thread has one, as `places`."""
