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
MOST_WAITING = 32
"""As much work waits at most beside threads that wait to add to it."""
LONG_S = 0.01
"""Whoever has kept a place for longer counts no more among those who work; most take a millisecond."""

Work = Callable[[], object]
"""Something to do at a place, by whichever thread: it must not raise anything."""


class _Waiter:
    """A thread that waits for a place."""

    __slots__ = ("thread", "turn")

    def __init__(self) -> None:
        self.thread = threading.get_ident()
        self.turn = threading.Lock()
        self.turn.acquire()


class Places:
    """A number of places, at which work is done in the order in which it came.

    As long as work waits and not all places are occupied, a thread stands by, or waits for its own place
    again, and looks now and then whether one of those that are occupied has been so for long.

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
        self._shorter = threading.Condition(self._guard)
        """Told when less work waits."""
        self._count, self._working = count, count if working is None else working
        self._aside = aside
        self._begun = dict[int, float]()
        """Since when each thread at a place does what it does."""
        self._work = deque[Work]()
        self._standing_by = deque[_Waiter]()
        """Threads that take up work where those at the places cannot."""
        self._returning = deque[_Waiter]()
        """Threads that want their places again, before there is more work."""
        self._is_help_coming = False
        """True while a thread begins that will stand by."""

    @property
    def occupied(self) -> int:
        """The number of places that threads have."""
        return len(self._begun)

    @property
    def waiting(self) -> int:
        """The number of those that wait for a place: work, and threads that have left theirs."""
        return len(self._work) + len(self._returning)

    def run(self, work: Work) -> None:
        """Has the work done at a place: by this thread, or where none is to be had by another one, later."""
        with self._guard:
            while len(self._work) >= MOST_WAITING:
                self._shorter.wait()
            self._work.append(work)
            has_place = not self._returning and self._takes()
        if has_place:
            self._do()
        self._stand_by()

    def _stand_by(self) -> None:
        """Does what waits whenever there is a place, as long as nobody else looks after it."""
        while self._work and self._gets_place():
            self._do()

    def _do(self) -> None:
        """Does what waits at the place that the thread has, for as long as it has it."""
        _own.places = self
        try:
            while (work := self._next()) is not None:
                work()
        finally:
            _own.places = None
            with self._guard:
                self._leave()

    def _next(self) -> Work | None:
        """The work that has waited longest; None where the place is for somebody else."""
        with self._guard:
            self._begun.pop(threading.get_ident(), None)
            if self._returning or not self._work or not self._takes():
                return None
            self._shorter.notify()
            return self._work.popleft()

    # What follows is called by whoever has the guard.

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

    def _leave(self) -> None:
        """Gives the thread's place up."""
        self._begun.pop(threading.get_ident(), None)
        self._hand_on()

    def _hand_on(self) -> None:
        """Gives places that are to be had to those who want one again, then to those who stand by."""
        while self._has_room():
            if self._returning:
                waiter = self._returning.popleft()
            elif self._work and self._standing_by:
                waiter = self._standing_by.popleft()
            else:
                return
            self._begun[waiter.thread] = time.monotonic()
            waiter.turn.release()

    def _see_to_help(self) -> None:
        """Begins a thread that stands by, where there is none and something waits."""
        is_looked_after = self._standing_by or self._returning or self._is_help_coming
        if not self._work or is_looked_after or len(self._begun) >= self._count:
            return
        self._is_help_coming = True
        try:
            threading.Thread(target=self._help, name="place", daemon=True).start()
        except RuntimeError:
            # No more threads are to be had; whoever has a place does it.
            self._is_help_coming = False

    # What follows takes the guard.

    def _help(self) -> None:
        with self._guard:
            self._is_help_coming = False
        self._stand_by()

    def _gets_place(self) -> bool:
        """True once a thread that stands by has a place; False where that is needless."""
        with self._guard:
            if len(self._standing_by) >= max(1, self._count - 1):
                return False
            waiter = _Waiter()
            self._standing_by.append(waiter)
            self._hand_on()
        return self._comes(waiter)

    def _comes(self, waiter: _Waiter) -> bool:
        """True once the waiter has a place; False when it stood by and nothing waits any more."""
        while not waiter.turn.acquire(timeout=LONG_S):
            with self._guard:
                self._hand_on()
                if waiter in self._standing_by and not self._work:
                    self._standing_by.remove(waiter)
                    return False
        with self._guard:
            self._see_to_help()
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
            self._leave()
            self._see_to_help()
            return True

    def _return(self) -> None:
        waiter = _Waiter()
        with self._guard:
            self._returning.append(waiter)
            self._hand_on()
        self._comes(waiter)
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
