"""How often a client may ask: counted per address in windows of time, in this process only."""

from __future__ import annotations

import math
from ipaddress import AddressValueError, IPv6Address
from threading import Lock

from ..settings import Rate

_NETWORK_BITS = 64


class RateLimit:
    """Counts requests per client. The count of everybody begins anew with each window.

    >>> limit = RateLimit(Rate(2, 60))
    >>> [limit.wait_s("ann", now) for now in (0, 1, 2, 60)]
    [0, 0, 58, 0]
    """

    def __init__(self, rate: Rate) -> None:
        self._rate = rate
        self._began_s = 0.0
        self._counts: dict[str, int] = {}
        self._lock = Lock()

    def wait_s(self, client: str, now_s: float) -> int:
        """Counts one request and returns 0, or how many whole seconds the client must wait."""
        with self._lock:
            if now_s - self._began_s >= self._rate.seconds:
                self._began_s = now_s
                self._counts.clear()
            count = self._counts.get(client, 0)
            if count < self._rate.amount:
                self._counts[client] = count + 1
                return 0
            return math.ceil(self._began_s + self._rate.seconds - now_s)


def client_of(address: str | None) -> str:
    """Whom an address belongs to: a household has one IPv4 address, but a whole network of IPv6.

    >>> client_of("10.0.0.1"), client_of("2001:db8::1") == client_of("2001:db8::2")
    ('10.0.0.1', True)
    """
    if address is None or ":" not in address:
        return address or ""
    try:
        return str(int(IPv6Address(address)) >> _NETWORK_BITS)
    except AddressValueError:
        return address
