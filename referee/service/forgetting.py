"""Forgetting answers that have been kept for long enough: little by little, so that no request waits long."""

from __future__ import annotations

import threading
from collections.abc import Callable
from datetime import UTC, datetime, timedelta

from referee.errors import OutcomeError, StorageError
from referee.store import Store

EVERY = timedelta(minutes=10)
"""The time from one look for old answers to the next, where there are writes at all."""
BATCH = 100
"""The number of answers deleted in one transaction, which others have to wait for."""
_PAUSE_S = 0.02
_TURN_WITHIN_S = 1.0


class Forgetting:
    """Deletes old answers of a store, in a thread of its own that lives only meanwhile."""

    def __init__(
        self, store: Store, clock: Callable[[], datetime], *, retention: timedelta, batch: int = BATCH
    ) -> None:
        """`retention` is how long an answer is kept at least."""
        self._store, self._clock, self._retention, self._batch = store, clock, retention, batch
        self._guard = threading.Lock()
        self._due = datetime.min.replace(tzinfo=UTC)
        self._thread: threading.Thread | None = None
        self._closed = threading.Event()

    def nudge(self) -> None:
        """Begins to delete when it is time. The caller does not wait for that."""
        now = self._clock()
        if now < self._due:
            return
        with self._guard:
            if now < self._due or self._thread is not None or self._closed.is_set():
                return
            self._due = now + EVERY
            before = (now - self._retention).astimezone(UTC).isoformat()
            self._thread = threading.Thread(target=self._run, args=(before,), name="forgetting", daemon=True)
            self._thread.start()

    def wait(self) -> None:
        """Returns once nothing is being deleted."""
        with self._guard:
            thread = self._thread
        if thread is not None:
            thread.join()

    def close(self) -> None:
        """Stops. Afterwards the store is not used any more."""
        with self._guard:
            self._closed.set()
        self.wait()

    def _run(self, before: str) -> None:
        try:
            while self._forget_some(before) == self._batch:
                if self._closed.wait(_PAUSE_S):
                    return
        except (StorageError, OutcomeError):
            # There is a next time; what is kept for longer does no harm.
            return
        finally:
            with self._guard:
                self._thread = None

    def _forget_some(self, before: str) -> int:
        with self._store.write(within_s=_TURN_WITHIN_S) as tx:
            return tx.forget_answers(before=before, most=self._batch)
