"""What takes long to work out: it waits for its turn, and everything light goes past."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager, nullcontext
from functools import wraps
from typing import Any

from flask import request

from referee.api.foundation.blueprint import View
from referee.api.foundation.bodies import whole_body
from referee.api.foundation.context import context

_LONG_BYTES = 100_000
"""The length of a body that takes long: some 400 hands of a record."""


@contextmanager
def turn() -> Iterator[None]:
    """A block for long work, entered when the client's turn comes.

    :raises BusyError: when the turn does not come soon.
    """
    with context().line.turn(request.remote_addr or ""):
        yield


def long_bodies_in_turn(max_bytes: int) -> Callable[[View], View]:
    """Lets a view wait for its turn when its body, of at most `max_bytes`, takes long to read."""

    def decorator(view: View) -> View:
        @wraps(view)
        def waiting(*args: Any, **kwargs: Any) -> Any:
            request.max_content_length = max_bytes
            # Read whole before: nobody's turn is spent on a slow client.
            is_long = len(whole_body(request)) > _LONG_BYTES
            with turn() if is_long else nullcontext():
                return view(*args, **kwargs)

        return waiting  # type: ignore[return-value]

    return decorator
