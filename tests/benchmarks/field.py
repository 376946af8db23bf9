"""Both servers, ready: the service with games on it, and the bare application with its answers."""

from __future__ import annotations

import json
import os
import tempfile
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass
from pathlib import Path

from referee.store.sqlite.store import SqliteStore
from tests.benchmarks import bare
from tests.benchmarks.figures import Effort
from tests.benchmarks.load import request_bytes
from tests.benchmarks.samples import Template, hand, new_game
from tests.benchmarks.servers import BARE, REFEREE, Running, running
from tests.serving import Phone

GAMES_EACH = 4
"""How many games a phone goes round."""


@dataclass(frozen=True)
class Game:
    """A game on the server, and its token."""

    path: str
    token: str

    def reading(self, **headers: str) -> bytes:
        """The request that reads it."""
        return request_bytes("GET", self.path, **headers)

    def recording(self, number: int, *, path: str | None = None, **headers: str) -> bytes:
        """The request that records a hand; the bare application takes the same at another `path`."""
        body = json.dumps(hand(number), separators=(",", ":")).encode()
        where = path or f"{self.path}/hands"
        return request_bytes("POST", where, body, Authorization=f"Bearer {self.token}", **headers)


@dataclass(frozen=True)
class Field:
    """Both servers, and games on the one."""

    ours: Running
    bare: Running
    games: list[Game]
    effort: Effort


@contextmanager
def field(effort: Effort, *, apart: bool = True) -> Iterator[Field]:
    """Both servers with their databases in a new folder; the generator `apart` on a core of its own."""
    with ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory(prefix="referee-benchmark-")))
        ours = stack.enter_context(
            running(REFEREE, folder, workers=effort.workers, is_copied=effort.is_copied)
        )
        games = begin_games(Phone(ours.port), effort.connections * GAMES_EACH)
        _prepare_bare(folder, Phone(ours.port), games[0])
        beside = stack.enter_context(
            running(BARE, folder, workers=effort.workers, is_copied=effort.is_copied)
        )
        if apart:
            stack.enter_context(_apart(ours, beside, workers=effort.workers))
        yield Field(ours, beside, games, effort)


def begin_games(phone: Phone, games: int) -> list[Game]:
    """So many new games."""
    made = [phone.send("POST", "/v1/games", new_game()).document for _ in range(games)]
    return [Game(f"/v1/games/{one['id']}", one["scorer_token"]) for one in made]


def _prepare_bare(folder: Path, phone: Phone, game: Game) -> None:
    """The answers of a real game for the bare application, and a database of its own."""
    recorded = Phone(phone.port, game.token).send("POST", f"{game.path}/hands", hand(0))
    assert recorded.status == 201, recorded.body
    (folder / bare.RECORDED).write_bytes(recorded.body)
    (folder / bare.GAME).write_bytes(phone.send("GET", game.path).body)
    store = SqliteStore(folder / bare.DATABASE)
    list(Template(hands=1).fill(store, 1))
    store.close()


@contextmanager
def _apart(*servers: Running, workers: int) -> Iterator[None]:
    """The generator on a core of its own and the servers on the rest, where there are enough of them."""
    if not hasattr(os, "sched_getaffinity") or len(cores := os.sched_getaffinity(0)) <= workers:
        yield
        return
    own = {max(cores)}
    for server in servers:
        server.keep_to(cores - own)
    os.sched_setaffinity(0, own)
    try:
        yield
    finally:
        os.sched_setaffinity(0, cores)
