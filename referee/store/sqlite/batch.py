"""Plans that wait for the turn to write: whoever gets it writes them all, and waits for the disk once."""

from __future__ import annotations

import threading
from typing import TYPE_CHECKING

from referee.errors import RefereeError, StorageError
from referee.store.plans import OutdatedError, Plan

if TYPE_CHECKING:
    from referee.store.sqlite.transactions import SqliteWriting


class Waiting:
    """A plan of one thread, which another one may write down."""

    def __init__(self, plan: Plan) -> None:
        self.plan = plan
        self._refusal: RefereeError | None = None
        self._done = threading.Event()

    @property
    def is_done(self) -> bool:
        """True when it has been written down, or refused."""
        return self._done.is_set()

    def end(self, refusal: RefereeError | None) -> None:
        """Ends the wait of its thread, with the refusal if there is one."""
        self._refusal = refusal
        self._done.set()

    def result(self) -> None:
        """Returns once it has been written down.

        :raises OutdatedError: when something it was decided by has changed.
        :raises StorageError: when it could not be written.
        """
        self._done.wait()
        if self._refusal is not None:
            raise self._refusal


class Queue:
    """The plans of one process that wait."""

    def __init__(self) -> None:
        self._guard = threading.Lock()
        self._waiting: list[Waiting] = []

    def join(self, plan: Plan) -> Waiting:
        """Adds a plan."""
        waiting = Waiting(plan)
        with self._guard:
            self._waiting.append(waiting)
        return waiting

    def leave(self, waiting: Waiting) -> bool:
        """Takes a plan back; True when nobody was writing it yet."""
        with self._guard:
            if waiting not in self._waiting:
                return False
            self._waiting.remove(waiting)
            return True

    def take(self) -> list[Waiting]:
        """All that wait, by whoever has the turn to write."""
        with self._guard:
            batch, self._waiting = self._waiting, []
            return batch


def write_all(tx: SqliteWriting, batch: list[Waiting]) -> list[RefereeError | None]:
    """Writes plans one after the other; of several one that is refused leaves no trace. Returns the refusals.

    :raises OutdatedError: when the only one is refused.
    :raises StorageError: when nothing at all can be written.
    """
    if len(batch) > 1:
        return [_written(tx, waiting.plan) for waiting in batch]
    for waiting in batch:
        waiting.plan.apply(tx)
    return [None] * len(batch)


def _written(tx: SqliteWriting, plan: Plan) -> RefereeError | None:
    with tx.part() as part:
        try:
            plan.apply(tx)
        except (OutdatedError, StorageError) as refusal:
            part.undo()
            return refusal
    return None


def end_all(batch: list[Waiting], failure: BaseException) -> None:
    """Ends the wait of all whose plan has not been written, each with an error that says why."""
    for waiting in batch:
        if isinstance(failure, OutdatedError):
            waiting.end(failure)
        elif not waiting.is_done:
            detail = failure.detail if isinstance(failure, RefereeError) else "Writing was broken off."
            waiting.end(StorageError(detail))
