"""Watching: how soon a hand reaches everybody, and how soon everybody is back after a restart."""

from __future__ import annotations

import random
import selectors
import tempfile
import threading
import time
from collections import defaultdict
from collections.abc import Iterator, Sequence
from contextlib import suppress
from pathlib import Path
from statistics import median
from time import perf_counter

from tests.benchmarks.field import Game
from tests.benchmarks.figures import Effort, Figure, micros
from tests.benchmarks.samples import hand, new_game
from tests.serving import DEADLINE_S, Phone, Server, serving
from tests.watchers import Watcher

_WORKERS = 2
_RETRY_S = 1.0
"""What the service asks of clients."""
_LONGEST_PAUSE_S = 0.1


def streams(effort: Effort) -> Iterator[Figure]:
    """The waiting of watchers of one game, in processes of which one has recorded the hand."""
    workers = max(_WORKERS, effort.workers)
    with tempfile.TemporaryDirectory(prefix="referee-benchmark-") as folder:
        database = Path(folder) / "referee.db"
        with serving(database, workers=workers, streams=effort.watchers) as server:
            made = Phone(server.port).send("POST", "/v1/games", new_game()).document
            game = Game(f"/v1/games/{made['id']}", made["scorer_token"])
            audience = _Audience([Watcher(server.port, game.path) for _ in range(effort.watchers)])
            yield _recording(server, game, audience, effort)
            yield _restarting(server, game, audience)


class _Audience:
    """Watchers of one game, all heard by one thread that notes when each was told which version."""

    def __init__(self, watchers: Sequence[Watcher]) -> None:
        self.watchers = watchers
        self._arrivals: defaultdict[str, list[float]] = defaultdict(list)
        """When each version arrived, once for each watcher; the end of the stream, too."""
        self._told = threading.Condition()
        self._thread = threading.Thread(target=self._listen, daemon=True)
        self._thread.start()

    def _listen(self) -> None:
        with selectors.DefaultSelector() as selector:
            for watcher in self.watchers:
                selector.register(watcher.socket, selectors.EVENT_READ, watcher)
                if watcher.has_received:
                    self._hear(watcher)
            while selector.get_map():
                for key, _ in selector.select():
                    self._hear(key.data)
                    if key.data.is_over:
                        selector.unregister(key.fileobj)
                        key.data.close()

    def _hear(self, watcher: Watcher) -> None:
        told, now = watcher.hear(), perf_counter()
        with self._told:
            for one in told:
                self._arrivals[one.id or one.event].append(now)
            self._told.notify_all()

    def wait(self, version: str) -> list[float]:
        """When the version arrived, once it has arrived everywhere."""
        with self._told:
            everybody = len(self.watchers)
            self._told.wait_for(lambda: len(self._arrivals[version]) == everybody, DEADLINE_S)
            arrived = self._arrivals[version]
            assert len(arrived) == everybody, f"{len(arrived)} were told {version}"
            return arrived

    def hear_the_end(self, server: Server) -> None:
        """Stops the server, which tells everybody, and waits until it has."""
        server.stop()
        self.wait("end")
        self._thread.join()


def _recording(server: Server, game: Game, audience: _Audience, effort: Effort) -> Figure:
    """How long everybody waited for each hand behind its answer."""
    waited = list[float]()
    audience.wait("1")
    for number in range(effort.turns * effort.rounds):
        time.sleep(random.uniform(0, _LONGEST_PAUSE_S))
        version, answered = _record(server, game, number)
        # Whoever was told before the answer came has not waited at all.
        waited += [max(arrived - answered, 0) * 1e6 for arrived in audience.wait(version)]
    return Figure(
        f"a hand reaches {len(audience.watchers)} watchers",
        f"p50 {micros(median(waited))}, worst {micros(max(waited))}",
        target="< 1 s",
        notes=f"{len(waited)} arrivals",
    )


def _record(server: Server, game: Game, number: int) -> tuple[str, float]:
    """The version that recording a hand leads to, and when it was answered."""
    answer = Phone(server.port, game.token).send("POST", f"{game.path}/hands", hand(number))
    answered = perf_counter()
    assert answer.status == 201, answer.body
    return str(answer.document["game"]["version"]), answered


def _restarting(server: Server, game: Game, audience: _Audience) -> Figure:
    """How soon everybody is back who tries as often as the service asks for, and is told the next hand."""
    everybody, latest = (
        len(audience.watchers),
        str(Phone(server.port).send("GET", game.path).document["version"]),
    )
    begun = perf_counter()
    audience.hear_the_end(server)
    starting = threading.Thread(target=server.start)
    starting.start()
    back = list[Watcher]()
    while len(back) < everybody:
        time.sleep(_RETRY_S)
        with suppress(OSError):
            while len(back) < everybody:
                back.append(Watcher(server.port, game.path, last_event_id=latest))
    took = perf_counter() - begun
    starting.join()
    assert {watcher.status for watcher in back} == {200}
    version, _ = _record(server, game, 0)
    audience = _Audience(back)
    resumed = len(audience.wait(version))
    audience.hear_the_end(server)
    return Figure(
        "back after a restart",
        f"{resumed} of {everybody}, {took:.1f} s after the stop",
        target="all",
        notes=f"clients try every {_RETRY_S:g} s",
    )
