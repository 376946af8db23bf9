"""A lock between the threads of a process that serves them in order."""

from __future__ import annotations

import threading
from collections import deque
from collections.abc import Callable


def _no_longer() -> float:
    return 0.0


class FairLock:
    """A lock that threads get in the order in which they asked for it.

    >>> lock = FairLock()
    >>> lock.acquire(timeout_s=1), lock.acquire(timeout_s=0)
    (True, False)
    """

    def __init__(self) -> None:
        self._guard = threading.Lock()
        self._is_held = False
        self._waiting: deque[threading.Lock] = deque()

    def acquire(self, *, timeout_s: float, again: Callable[[], float] = _no_longer) -> bool:
        """True once it is the caller's; False when that took longer than `timeout_s`.

        `again` is asked then, as often as that happens, how many seconds more the caller waits at its place
        in the line: 0 for no longer.
        """
        with self._guard:
            if not self._is_held:
                self._is_held = True
                return True
            ticket = threading.Lock()
            ticket.acquire()
            self._waiting.append(ticket)
        try:
            while not ticket.acquire(timeout=timeout_s):
                timeout_s = again()
                if timeout_s <= 0:
                    return not self._leave(ticket)
            return True
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
                self._is_held = False
