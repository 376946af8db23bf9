"""Turns for long work: it waits for its turn, and everything light goes past."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from typing import TypeVar

from flask import Flask, current_app, g, request

from referee.api.foundation.bodies import whole_body
from referee.families.budget import HeavyError, LightSteps, Steps
from referee.service.turns import WorkQueue

LONG_BYTES = 8_000
"""The length of a body that may take long to read, whatever it is about: some twenty hands of a record."""

LINE = "referee-line"
"""Where an application has the line of those who wait for a turn."""

Result = TypeVar("Result")


def give_turns(app: Flask, *, threads: int) -> None:
    """Gives an application its line: half of the threads, so that the other half is there for light work."""
    app.extensions[LINE] = WorkQueue(places=threads // 2)


@contextmanager
def turn() -> Iterator[None]:
    """A block for long work, entered when the client's turn comes; at once within another one.

    :raises BusyError: when the turn does not come soon.
    """
    if _has_turn():
        yield
        return
    line: WorkQueue = current_app.extensions[LINE]
    with line.turn(request.remote_addr or ""):
        g.has_turn = True
        try:
            yield
        finally:
            g.has_turn = False


def _has_turn() -> bool:
    return bool(g.get("has_turn", False))


@contextmanager
def turn_if_long() -> Iterator[None]:
    """A block in which the body of the request is read: when the turn comes, where the body is long.

    :raises BusyError: when the turn does not come soon.
    """
    # Received whole before: nobody's turn is spent on a slow client.
    if len(whole_body(request)) > LONG_BYTES:
        with turn():
            yield
    else:
        yield


def done(work: Callable[[Steps | None], Result]) -> Result:
    """The result of work that counts its steps: at once where they are few, else when the turn comes.

    :raises BusyError: when the turn does not come soon.
    """
    if not _has_turn():
        with suppress(HeavyError):
            return work(LightSteps())
    with turn():
        return work(None)
