"""Turns for long work: it waits for its turn, and everything light goes past."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager, nullcontext, suppress
from typing import TypeVar

from flask import Flask, current_app, g, request

from referee.api.foundation.bodies import whole_body
from referee.families.budget import HeavyError, LightSteps, Steps
from referee.service.turns import Turn, WorkQueue

LONG_BYTES = 10_000
"""The length of a body that may take 20 ms to read and work out, whatever it is about."""

QUEUE = "referee-queue"
"""The place of the queue of those who wait for a turn, in an application."""
LARGE_ANSWERS = "referee-large-answers"
"""The place of the queue of those who wait to write an answer of any size."""
_MOST_LARGE_ANSWERS = 4
"""Written or waited for: not so many that they take the places of what is shorter."""

Result = TypeVar("Result")


def give_turns(app: Flask, *, threads: int) -> None:
    """Gives an application its queues. Of those who cannot step aside fewer than half of the threads wait."""
    app.extensions[QUEUE] = WorkQueue(staying=max(0, threads // 2 - 1))
    app.extensions[LARGE_ANSWERS] = WorkQueue(places=_MOST_LARGE_ANSWERS, staying=0)


@contextmanager
def large_answer() -> Iterator[None]:
    """A block in which an answer of any size is written: no other one meanwhile, so that memory holds out.

    It may take long, and so it has to take its turn besides, and to let others work now and then.

    :raises BusyError: when another one is not written soon.
    """
    queue: WorkQueue = current_app.extensions[LARGE_ANSWERS]
    with queue.turn(request.remote_addr or ""):
        yield


@contextmanager
def turn() -> Iterator[None]:
    """A block for long work, entered when the client's turn comes; at once within another one.

    :raises BusyError: when the turn does not come soon.
    """
    if _has_turn():
        yield
        return
    queue: WorkQueue = current_app.extensions[QUEUE]
    before = _turn()
    with queue.turn(request.remote_addr or "") as its_turn:
        g.turn = its_turn
        try:
            yield
        finally:
            g.turn = before


def _turn() -> Turn | None:
    """The last turn of this request, which may have been given back."""
    turn: Turn | None = g.get("turn")
    return turn


def _has_turn() -> bool:
    turn = _turn()
    return turn is not None and turn.is_taken


def give_turn_back() -> None:
    """Ends the turn of this request, if it has one, since it has been worked out and waits for the disk."""
    if (turn := _turn()) is not None:
        turn.give_back()


def take_turn_again() -> None:
    """Waits for the turn again that was given back, since there is more to work out.

    :raises BusyError: when the turn does not come soon.
    """
    if (turn := _turn()) is not None:
        turn.take()


def let_others_work() -> None:
    """Lets everybody who waits work first, between two parts of something very long.

    :raises BusyError: when nobody gets a turn for long.
    """
    if (turn := _turn()) is not None:
        turn.pass_on()


def turn_if_long() -> AbstractContextManager[None]:
    """A block in which the body of the request is read: when the turn comes, where the body is long.

    :raises BusyError: when the turn does not come soon.
    """
    # Received whole before: nobody's turn is spent on a slow client.
    return turn() if len(whole_body(request)) > LONG_BYTES else nullcontext()


def done(work: Callable[[Steps | None], Result]) -> Result:
    """The result of work that counts its steps: at once where they are few, else when the turn comes.

    :raises BusyError: when the turn does not come soon.
    """
    if not _has_turn():
        with suppress(HeavyError):
            return work(LightSteps())
    with turn():
        return work(None)
