"""Rate limits, counted in windows of time that a change of the system clock does not move."""

from __future__ import annotations

import threading
import time
from collections.abc import Callable

from limits import RateLimitItem

_SWEEP_EVERY_S = 60.0


class Windows:
    """The requests of every client in the window of each limit. A window begins with its first request.

    It uses a monotonic clock. Were the time of day set back, a window might never end.
    """

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self._clock, self._lock = clock, threading.Lock()
        self._counts: dict[tuple[RateLimitItem, str, str], tuple[float, int]] = {}
        """When the window ends, and how many requests it has had."""
        self._sweep_at = 0.0

    def wait_s(self, limit: RateLimitItem, scope: str, client: str) -> float:
        """Counts a request: 0 where it may be answered, else the seconds until one will be.

        >>> from limits import parse
        >>> windows, limit = Windows(lambda: 5.0), parse("2/minute")
        >>> [windows.wait_s(limit, "requests", "192.0.2.1") for _ in range(3)]
        [0.0, 0.0, 60.0]
        """
        now, key = self._clock(), (limit, scope, client)
        with self._lock:
            self._sweep(now)
            end, count = self._counts.get(key, (now, 0))
            if end <= now:
                end, count = now + limit.get_expiry(), 0
            self._counts[key] = (end, count + 1)
        return end - now if count >= limit.amount else 0.0

    def _sweep(self, now: float) -> None:
        """Now and then forgets windows that have ended, since there is one per client."""
        if now >= self._sweep_at:
            self._sweep_at = now + _SWEEP_EVERY_S
            self._counts = {key: window for key, window in self._counts.items() if window[0] > now}
