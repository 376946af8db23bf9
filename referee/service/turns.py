"""Turns for long work: one piece at a time in a process, while others wait.

Light work needs no turn. Whoever waits steps aside, so that another thread answers at its place. A thread
that cannot step aside holds one of the server's few places meanwhile: fewer of these may wait, and further
requests are asked to come again.
"""

from __future__ import annotations

import threading
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager, nullcontext

from referee.errors import BusyError
from referee.locks import FairLock
from referee.places import MOST_ASIDE, aside

PATIENCE_S = 5.0
MOST_IN_QUEUE = MOST_ASIDE * 3 // 4
"""Of those who may step aside, so that writes may, too, while the queue is full."""


class WorkQueue:
    """The queue for the one place at which long work is done; first come, first served.

    >>> queue = WorkQueue(places=2)
    >>> with queue.turn("127.0.0.1"):
    ...     pass
    """

    def __init__(
        self, *, places: int = MOST_IN_QUEUE, staying: int | None = None, patience_s: float = PATIENCE_S
    ) -> None:
        """`places` counts those who wait and the one who works; `patience_s` is the longest wait.

        Of those who cannot step aside as many as `staying` wait.
        """
        self.room = Room(max(1, places))
        self.staying = Room(places if staying is None else staying)
        self.patience_s = patience_s
        self.working = FairLock()
        self.turns = 0
        """The number of turns so far."""

    @contextmanager
    def turn(self, client: str) -> Iterator[Turn]:
        """A block that runs when its turn comes. One client has at most half of the places.

        :raises BusyError: when no place is free, or the turn does not come in time.
        """
        turn = Turn(self, client)
        turn.take()
        try:
            yield turn
        finally:
            turn.give_back()


class Turn:
    """A client's turn, which may be given back before its block ends, and taken again."""

    def __init__(self, queue: WorkQueue, client: str) -> None:
        self._queue, self._client = queue, client
        self._has_begun = False
        self.is_taken = False

    def take(self) -> None:
        """Waits for the turn, unless it is the client's.

        :raises BusyError: when no place is free, or the turn does not come in time; where it was given back,
            when nobody gets a turn for long.
        """
        if not self.is_taken:
            self._queue.room.enter(self._client, has_begun=self._has_begun)
            self._wait(self._wait_again if self._has_begun else self._wait_first)
            self._has_begun = True

    def give_back(self) -> None:
        """Lets the next one work, and leaves the queue."""
        if self.is_taken:
            self._queue.working.release()
            self._leave()

    def pass_on(self) -> None:
        """Lets all who wait work first. Whoever has begun is refused only where no turn comes to anybody.

        :raises BusyError: when nobody gets a turn for long.
        """
        if self.is_taken:
            self._queue.working.release()
            self._wait(self._wait_on)

    def _wait(self, wait: Callable[[], bool]) -> None:
        try:
            self.is_taken = self._queue.working.acquire(timeout_s=0) or wait()
        except BaseException:
            self._leave()
            raise
        if not self.is_taken:
            self._leave()
            raise _busy()
        self._queue.turns += 1

    def _wait_first(self) -> bool:
        with aside() as is_aside, nullcontext() if is_aside else self._queue.staying.place(self._client):
            return self._queue.working.acquire(timeout_s=self._queue.patience_s)

    def _wait_again(self) -> bool:
        with aside() as is_aside, nullcontext() if is_aside else self._queue.staying.place(self._client):
            return self._wait_while_turns_come()

    def _wait_on(self) -> bool:
        with aside():
            return self._wait_while_turns_come()

    def _wait_while_turns_come(self) -> bool:
        again = _while_turns_come(self._queue)
        return self._queue.working.acquire(timeout_s=self._queue.patience_s, again=again)

    def _leave(self) -> None:
        self.is_taken = False
        self._queue.room.leave(self._client)


class Room:
    """A number of places, of which one client has at most half.

    >>> room = Room(2)
    >>> with room.place("127.0.0.1"):
    ...     room.is_empty
    False
    """

    def __init__(self, places: int) -> None:
        self._places, self._share = places, max(1, places // 2)
        self._guard = threading.Lock()
        self._clients = Counter[str]()

    @property
    def is_empty(self) -> bool:
        """True if nobody has a place."""
        return not self._clients

    @contextmanager
    def place(self, client: str) -> Iterator[None]:
        """A block in which the client has a place.

        :raises BusyError: when none is free.
        """
        self.enter(client)
        try:
            yield
        finally:
            self.leave(client)

    def enter(self, client: str, *, has_begun: bool = False) -> None:
        """Gives the client a place; also where none is free, if it has begun what it comes back for.

        :raises BusyError: when none is free.
        """
        with self._guard:
            is_full = self._clients.total() >= self._places or self._clients[client] >= self._share
            if is_full and not has_begun:
                raise _busy()
            self._clients[client] += 1

    def leave(self, client: str) -> None:
        """Frees a place of the client."""
        with self._guard:
            self._clients[client] -= 1
            self._clients += Counter()  # drops clients with a count of 0


def _while_turns_come(queue: WorkQueue) -> Callable[[], float]:
    turns = queue.turns

    def wait_s() -> float:
        nonlocal turns
        before, turns = turns, queue.turns
        return queue.patience_s if turns != before else 0.0

    return wait_s


def _busy() -> BusyError:
    return BusyError("Too much is being worked out already.", code="turn_must_come")
