"""Who may write while commits wait for a standby that does not come."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from contextlib import contextmanager

from referee.store.postgres.failures import AWAY, AwayError


class Gate:
    """All writers of a process pass; after a commit that nobody confirmed, one at a time until one is.

    Otherwise every thread would wait in a commit of its own, and nobody would be left to read.

    >>> gate = Gate()
    >>> gate.narrow()
    >>> with gate.passing():
    ...     try:
    ...         gate.passing().__enter__()
    ...     except AwayError:
    ...         print("One at a time.")
    One at a time.
    """

    def __init__(self) -> None:
        self._guard = threading.Lock()
        self._is_narrow = self._is_taken = False

    @contextmanager
    def passing(self) -> Iterator[None]:
        """A block that writes.

        :raises AwayError: while somebody else finds out whether anything can be written.
        """
        with self._guard:
            if self._is_narrow and self._is_taken:
                raise AwayError(AWAY)
            is_first = self._is_narrow
            self._is_taken = self._is_taken or is_first
        try:
            yield
        finally:
            if is_first:
                with self._guard:
                    self._is_taken = False

    def narrow(self) -> None:
        """A commit was not confirmed in time."""
        with self._guard:
            self._is_narrow = True

    def widen(self) -> None:
        """A commit was confirmed."""
        with self._guard:
            self._is_narrow = False
