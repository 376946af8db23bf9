"""Writes that take long to work out: decided outside of every transaction, then written in a short one."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager, nullcontext, suppress
from functools import partial, wraps
from typing import Any, TypeVar

from flask import Response, request

from referee.api.foundation.blueprint import View
from referee.api.foundation.bodies import whole_body
from referee.api.foundation.context import answered_before, context, write
from referee.errors import BusyError
from referee.service.games.correct import OutdatedError
from referee.service.runtime import Reply, UnitOfWork

Decision = TypeVar("Decision")
_ROUNDS = 5
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


def decide_then_write(
    decide: Callable[[Decision | None], Decision],
    apply: Callable[[Decision, UnitOfWork], Reply],
    *,
    status: int,
    in_turn: Callable[[], bool],
) -> Response:
    """The answer to a write whose decision was made beforehand, and made again where it was overtaken.

    `decide` gets its decision of the round before; `in_turn` says whether this takes long.

    :raises BusyError: when others go on writing faster than it can be decided.
    """
    kept = answered_before()
    if kept is not None:
        return kept
    with turn() if in_turn() else nullcontext():
        decision: Decision | None = None
        for _ in range(_ROUNDS):
            decision = decide(decision)
            with suppress(OutdatedError):
                return write(partial(apply, decision), status=status)
    raise BusyError("Others kept changing this game.", code="game_must_rest")
