"""Rate limits that all processes on all machines count together, in Redis or what speaks its protocol."""

from __future__ import annotations

import logging
import time
from collections.abc import Callable

from limits import RateLimitItem
from limits.storage import RedisStorage
from limits.strategies import FixedWindowRateLimiter
from redis import ConnectionPool, RedisError
from redis.backoff import NoBackoff
from redis.retry import Retry

from referee.api.foundation.rates import Windows

_ANSWER_WITHIN_S = 0.25
"""The longest that a request waits to be counted."""
_AGAIN_AFTER_S = 5.0
_KEY = "referee"
_log = logging.getLogger(__name__)


class SharedWindows(Windows):
    """The requests of every client, as all processes have counted them.

    While the storage is away each process counts for itself: limits are no reason to refuse anybody.
    """

    def __init__(
        self,
        address: str,
        clock: Callable[[], float] = time.monotonic,
        *,
        again_after_s: float = _AGAIN_AFTER_S,
    ) -> None:
        super().__init__(clock)
        connections = ConnectionPool.from_url(
            address,
            socket_timeout=_ANSWER_WITHIN_S,
            socket_connect_timeout=_ANSWER_WITHIN_S,
            retry=Retry(NoBackoff(), 0),
        )
        self._limiter = FixedWindowRateLimiter(
            RedisStorage(address, connection_pool=connections, key_prefix=_KEY)
        )
        self._again_after_s = again_after_s
        self._away_until = float("-inf")

    def wait_s(self, limit: RateLimitItem, scope: str, client: str) -> float:
        """Counts a request: 0 where it may be answered, else the seconds until one will be."""
        if self._clock() < self._away_until:
            return super().wait_s(limit, scope, client)
        try:
            if self._limiter.hit(limit, scope, client):
                return 0.0
            ends_at = self._limiter.get_window_stats(limit, scope, client).reset_time
        except RedisError as error:
            self._away_until = self._clock() + self._again_after_s
            _log.warning("Rate limits are counted by each process for itself: %s.", type(error).__name__)
            return super().wait_s(limit, scope, client)
        return min(max(ends_at - time.time(), 1.0), float(limit.get_expiry()))
