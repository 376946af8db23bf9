"""Places at which a process answers requests: few, since threads that work contend for the interpreter.

A thread that only waits costs nobody anything, so it may step aside, and another one answers at its place.
"""

from __future__ import annotations

import threading
from collections import deque
from collections.abc import Iterator
from contextlib import AbstractContextManager, contextmanager, nullcontext

MOST_ASIDE = 32
"""The most threads of a process that wait without a place: more than write at once in a hall of phones."""


class Places:
    """A number of places, given in the order in which they are asked for.

    >>> places = Places(1)
    >>> with places.occupied(), aside() as is_aside:
    ...     is_aside
    True
    """

    def __init__(self, count: int, *, aside: int = MOST_ASIDE) -> None:
        """At most `aside` threads wait without a place."""
        self._guard = threading.Lock()
        self._free = count
        self._aside = aside
        self._waiting: deque[threading.Lock] = deque()

    @contextmanager
    def occupied(self) -> Iterator[None]:
        """A block that runs when there is a place for it."""
        self._take()
        _own.places = self
        try:
            yield
        finally:
            _own.places = None
            self._give_back()

    @contextmanager
    def left(self) -> Iterator[bool]:
        """A block without the caller's place, which it has again afterwards, before those who have none yet.

        True; False where so many have left theirs that the caller has to stay.
        """
        if not self._steps_aside():
            yield False
            return
        _own.places = None
        self._give_back()
        try:
            yield True
        finally:
            self._take(is_first=True)
            _own.places = self
            with self._guard:
                self._aside += 1

    def _steps_aside(self) -> bool:
        with self._guard:
            self._aside -= 1
            if self._aside >= 0:
                return True
            self._aside += 1
            return False

    def _take(self, *, is_first: bool = False) -> None:
        with self._guard:
            if self._free:
                self._free -= 1
                return
            ticket = threading.Lock()
            ticket.acquire()
            (self._waiting.appendleft if is_first else self._waiting.append)(ticket)
        ticket.acquire()

    def _give_back(self) -> None:
        with self._guard:
            if self._waiting:
                self._waiting.popleft().release()
            else:
                self._free += 1


def aside() -> AbstractContextManager[bool]:
    """A block in which this thread waits, and another one answers at its place.

    True; False where it has none, or has to stay.
    """
    places: Places | None = getattr(_own, "places", None)
    return nullcontext(enter_result=False) if places is None else places.left()


_own = threading.local()
"""The places of which this thread has one, as `places`."""
