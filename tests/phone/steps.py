"""A runtime without chance: the same requests in the same order get the same ids, tokens and times."""

from __future__ import annotations

from dataclasses import replace
from datetime import UTC, datetime, timedelta
from functools import partial
from hashlib import sha256
from uuid import UUID

from referee.application import RUNTIME
from referee.service.token_text import new_token
from referee.store.slots import DIGITS, SLOTS, prefix_of, slot_of

_BEGIN = datetime(2026, 11, 20, 19, 30, tzinfo=UTC)
_RANDOM_DIGITS = 20
_VERSION_7 = 0x7000_8000_0000_0000_0000


class Steps:
    """The runtime of one application, whose clock stands still during a request."""

    def __init__(self) -> None:
        self._requests = self._ids = 0
        self.runtime = replace(
            RUNTIME,
            clock=lambda: _BEGIN + timedelta(seconds=self._requests),
            new_game_id=self._game_id,
            new_id=lambda: str(UUID(int=_VERSION_7 | self._next())),
            new_token=partial(new_token, random=self._bytes),
        )

    def step(self) -> None:
        """Goes on to the next request."""
        self._requests += 1

    def _next(self) -> int:
        self._ids += 1
        return self._ids

    def _game_id(self, beside: str | None) -> str:
        number = self._next()
        slot = number % SLOTS if beside is None else slot_of(beside)
        digits = [DIGITS[number // len(DIGITS) ** place % len(DIGITS)] for place in range(_RANDOM_DIGITS)]
        return prefix_of(slot) + "".join(digits)

    def _bytes(self, count: int) -> bytes:
        return sha256(str(self._next()).encode()).digest()[:count]
