"""Watching a game within the process of the test."""

from __future__ import annotations

import time
from collections.abc import Iterator
from contextlib import contextmanager

from werkzeug.test import TestResponse

from referee.api.foundation.context import NAME, AppContext
from referee.api.foundation.streaming import Pace
from tests.api.service import Game, Service
from tests.watchers import Told, told_in

QUICK = Pace(beat_s=0.01)
SOON_S = 60


def hub_of(service: Service) -> AppContext:
    found: AppContext = service.app.extensions[NAME]
    return found


class Listener:
    """Somebody who listens to a stream, in this thread: only what is asked for is written."""

    def __init__(self, response: TestResponse) -> None:
        self.response = response
        self._chunks = response.iter_encoded()

    def block(self, *, within_s: float = SOON_S) -> str | None:
        """The next block that is written; None where there is none in time, or no more at all."""
        until = time.monotonic() + within_s
        for chunk in self._chunks:
            if chunk:
                return chunk.decode()
            if time.monotonic() > until:
                break
        return None

    def told(self) -> Told:
        """The next event."""
        while block := self.block():
            if told := told_in(block.removesuffix("\n\n")):
                return told
        raise AssertionError("nothing is told")

    def is_silent(self, *, for_s: float = 0.3) -> bool:
        """Whether nothing is written for so long, but the hint that every stream begins with."""
        block = self.block(within_s=for_s)
        if block is not None and block.startswith("retry:"):
            block = self.block(within_s=for_s)
        return block is None


@contextmanager
def watching(game: Game, *, token: str | None = None, known: str | None = None) -> Iterator[Listener]:
    headers = {"Authorization": f"Bearer {token}"} if token else {}
    headers |= {} if known is None else {"Last-Event-ID": known}
    with game.service.client.get(f"{game.path}/stream", headers=headers, buffered=False) as response:
        assert response.status_code == 200, response.get_data(as_text=True)
        yield Listener(response)
