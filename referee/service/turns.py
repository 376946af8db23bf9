"""Turns for long work: one piece at a time in a process, while a few others wait.

Light work needs no turn. Each request that waits holds one of the server's few threads. So the queue has
fewer places than there are threads, and further requests are asked to come again.
"""

from __future__ import annotations

import threading
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager

from referee.errors import BusyError
from referee.locks import FairLock

PATIENCE_S = 5.0


class WorkQueue:
    """The queue for the one place at which long work is done; first come, first served.

    >>> queue = WorkQueue(places=2)
    >>> with queue.turn("127.0.0.1"):
    ...     pass
    """

    def __init__(self, *, places: int, patience_s: float = PATIENCE_S) -> None:
        """`places` counts those who wait and the one who works; `patience_s` is the longest wait."""
        self._places = max(1, places)
        self._share = max(1, places // 2)
        self._patience_s = patience_s
        self._guard = threading.Lock()
        self._clients = Counter[str]()
        self._working = FairLock()

    @contextmanager
    def turn(self, client: str) -> Iterator[None]:
        """A block that runs when its turn comes. One client has at most half of the places.

        :raises BusyError: when no place is free, or the turn does not come in time.
        """
        self._join(client)
        try:
            if not self._working.acquire(timeout_s=self._patience_s):
                raise _busy()
            try:
                yield
            finally:
                self._working.release()
        finally:
            self._leave(client)

    def _join(self, client: str) -> None:
        with self._guard:
            if self._clients.total() >= self._places or self._clients[client] >= self._share:
                raise _busy()
            self._clients[client] += 1

    def _leave(self, client: str) -> None:
        with self._guard:
            self._clients[client] -= 1
            self._clients += Counter()  # drops clients with a count of 0


def _busy() -> BusyError:
    return BusyError("Too much is being worked out already.", code="turn_must_come")
