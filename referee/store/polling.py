"""A listener that asks the store again and again, for stores that call nobody, or whose calls cost much."""

from __future__ import annotations

import time
from abc import abstractmethod

from referee.store import Changes


class Polled(Changes):
    """Hears of a change by what a store answers from then on."""

    def __init__(self, *, every_s: float) -> None:
        self._every_s = every_s
        self._heard = self._ask()

    def wait(self, *, timeout_s: float) -> bool:
        """True as soon as something was written since the last True; False after `timeout_s`.

        :raises StorageError: when the store can no longer be read.
        """
        until = time.monotonic() + timeout_s
        while (now := self._ask()) == self._heard:
            left = until - time.monotonic()
            if left <= 0:
                return False
            time.sleep(min(self._every_s, left))
        self._heard = now
        return True

    @abstractmethod
    def _ask(self) -> object:
        """A value that is another one after each commit, in any process."""
