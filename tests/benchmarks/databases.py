"""SQLite and PostgreSQL in turns: hands over HTTP, what each costs, and who watches on two services."""

from __future__ import annotations

import random
import selectors
import threading
import time
import uuid
from collections import defaultdict
from collections.abc import Iterator, Sequence
from contextlib import ExitStack
from itertools import cycle
from statistics import median

from tests.benchmarks.cluster import cluster, missing
from tests.benchmarks.field import Game, begin_games
from tests.benchmarks.figures import Effort, Figure, micros
from tests.benchmarks.load import Answers, ask
from tests.benchmarks.over_http import dealt
from tests.benchmarks.samples import hand
from tests.benchmarks.servers import idle_s
from tests.benchmarks.stores import ONE_NODE, Database, Postgres, Site, postgres, site, sqlite
from tests.serving import DEADLINE_S, Phone
from tests.watchers import Watcher

_ON_ONE, _ON_SEVERAL = 0.85, 0.6
"""What is aimed at: this much of the hands that SQLite keeps, with many phones."""
_LONGEST_PAUSE_S = 0.05
_SOON = "< 200 ms"


def databases(effort: Effort) -> Iterator[Figure]:
    """The same hands with one database after the other."""
    with ExitStack() as stack:
        beside, own = stack.enter_context(sqlite()), stack.enter_context(postgres())
        if own is None:
            yield Figure("PostgreSQL", "is not installed here")
            return
        found = list[Database]([beside, own])
        if effort.address:
            found.append(Postgres("the given PostgreSQL", effort.address))
        if effort.cluster and (lacking := missing()):
            yield Figure("the cluster", lacking)
        elif effort.cluster:
            found.append(stack.enter_context(cluster()))
        yield from in_turns(found, effort)


def in_turns(found: Sequence[Database], effort: Effort) -> Iterator[Figure]:
    """The same hands with each of them, beside the first."""
    yield from _recorded(found, effort)
    yield from _watched(found, effort)


class _Side:
    """One database with a service, and what its rounds came to."""

    def __init__(self, there: Site, games: list[Game]) -> None:
        self.name, self._there, self._games = there.database.name, there, games
        self.rounds: list[Answers] = []
        self._costs: list[dict[str, float]] = []
        self._idle: list[float] = []

    def play(self, phones: int, seconds: float) -> None:
        """One round of so many phones."""
        server, before = self._there.services[0], self._spent()
        streams = [_hands(games) for games in dealt(self._games, phones)]
        begun, idle = time.perf_counter(), idle_s()
        answers = ask(server.port, streams, seconds=seconds)
        self._idle.append((idle_s() - idle) / (time.perf_counter() - begun))
        assert set(answers.statuses) == {b"201"}, answers.statuses
        self.rounds.append(answers)
        # The last hand of each phone is not waited for, and still kept.
        hands = len(answers.waited) + phones
        self._costs.append({name: (now - before[name]) / hands for name, now in self._spent().items()})

    def _spent(self) -> dict[str, float]:
        database, services = self._there.database, self._there.services
        computed = database.computed_s()
        return {name: seconds * 1e6 for name, seconds in computed.items()} | {
            "service": sum(one.computed_s() for one in services) * 1e6,
            "log": database.logged(services),
            "disk": database.size(),
        }

    def forget(self) -> None:
        """Leaves out the rounds so far."""
        self.rounds.clear()
        self._costs.clear()
        self._idle.clear()

    def rate(self) -> float:
        """Hands a second."""
        return median(one.per_second for one in self.rounds)

    def told(self) -> str:
        """Hands a second, and how long phones waited."""
        middle, slow = (median(one.percentile(of) for one in self.rounds) for of in (50, 99))
        return f"{self.rate():.0f}/s (p50 {micros(middle)}, p99 {micros(slow)})"

    def idle(self) -> str:
        """How much of all processors nobody used, as far as the system tells."""
        return f"{median(self._idle):.1f} processors idle"

    def cost(self, name: str) -> float | None:
        """What a hand has cost; of what grows in leaps the mean."""
        found = [one[name] for one in self._costs if name in one]
        if name in ("log", "disk"):
            return sum(found) / len(found)
        return median(found) if found else None


def _hands(games: list[Game]) -> Iterator[bytes]:
    """Hands as the page sends them."""
    for number, game in enumerate(cycle(games)):
        yield game.recording(number, Idempotency_Key=str(uuid.uuid4()))


def _recorded(found: Sequence[Database], effort: Effort) -> Iterator[Figure]:
    """How many hands are kept, and what each costs."""
    with ExitStack() as stack:
        sites = [
            stack.enter_context(site(one, workers=effort.workers, is_copied=effort.is_copied))
            for one in found
        ]
        begun = [begin_games(Phone(one.services[0].port), effort.connections * 4) for one in sites]
        for phones in (effort.connections, 1):
            sides = [_Side(*pair) for pair in zip(sites, begun, strict=True)]
            for side in sides:
                side.play(phones, effort.seconds)
            for side in sides:  # The first time was to prepare everything.
                side.forget()
            for _ in range(effort.rounds):
                for side in sides:
                    side.play(phones, effort.seconds)
            for side in sides[1:]:
                yield from _compared(side, sides[0], phones)


def _compared(ours: _Side, beside: _Side, phones: int) -> Iterator[Figure]:
    who = f"{ours.name}, {phones} phone{'s' if phones > 1 else ''}"
    aim = f"≥ {_ON_ONE if ours.name == ONE_NODE else _ON_SEVERAL}" if phones > 1 else ""
    ratio = ours.rate() / beside.rate()
    yield Figure(f"record a hand, {who}", ours.told(), beside.told(), ratio, aim, ours.idle())
    for name, what, unit in (
        ("service", "processor time of the service", micros),
        ("database", "processor time of the database, or of the node that leads", micros),
        ("standbys", "processor time of both other nodes", micros),
        ("log", "into the log, a hand", _bytes),
        ("disk", "the tables grow, a hand", _bytes),
    ):
        mine, other = ours.cost(name), beside.cost(name)
        if mine is not None:
            yield Figure(
                f"  {what}", unit(mine), unit(other) if other else "", mine / other if other else None
            )


def _bytes(value: float) -> str:
    return f"{value:.0f} B"


class _Ears:
    """Watchers of many games, all heard by one thread, which notes when each was told which version."""

    def __init__(self, watchers: dict[str, list[Watcher]]) -> None:
        self._watchers = watchers
        self._arrivals: defaultdict[tuple[str, str], list[float]] = defaultdict(list)
        self._told = threading.Condition()
        self._over = False
        self._thread = threading.Thread(target=self._listen)
        self._thread.start()

    def _listen(self) -> None:
        with selectors.DefaultSelector() as selector:
            for path, watchers in self._watchers.items():
                for watcher in watchers:
                    selector.register(watcher.socket, selectors.EVENT_READ, (path, watcher))
                    if watcher.has_received:
                        self._hear(path, watcher)
            while not self._over:
                for key, _ in selector.select(0.2):
                    self._hear(*key.data)

    def _hear(self, path: str, watcher: Watcher) -> None:
        told, now = watcher.hear(), time.perf_counter()
        with self._told:
            for one in told:
                self._arrivals[path, one.id or one.event].append(now)
            self._told.notify_all()

    def wait(self, path: str, version: str) -> list[float]:
        """When the version came, once all who watch the game were told."""
        everybody, arrived = len(self._watchers[path]), self._arrivals[path, version]
        with self._told:
            self._told.wait_for(lambda: len(arrived) >= everybody, DEADLINE_S)
            assert len(arrived) == everybody, f"{len(arrived)} were told {version}"
            return [*arrived]

    def close(self) -> None:
        """Hears no more."""
        self._over = True
        self._thread.join()
        for watchers in self._watchers.values():
            for watcher in watchers:
                watcher.close()


class _Watched:
    """Games on two services before one database, each watched at both."""

    def __init__(self, there: Site, games: int) -> None:
        self.name, self._ports = there.database.name, [one.port for one in there.services]
        self._games = begin_games(Phone(self._ports[0]), games)
        self.ears = _Ears(
            {game.path: [Watcher(port, game.path) for port in self._ports] for game in self._games}
        )
        for game in self._games:
            self.ears.wait(game.path, "1")
        self.waited: list[float] = []

    def play(self, number: int) -> None:
        """Records a hand at one of the services; notes how long its watchers wait behind the answer."""
        game, port = self._games[number % len(self._games)], random.choice(self._ports)
        answer = Phone(port, game.token).send("POST", f"{game.path}/hands", hand(number // len(self._games)))
        answered = time.perf_counter()
        assert answer.status == 201, answer.body
        arrived = self.ears.wait(game.path, str(answer.document["game"]["version"]))
        self.waited += [max(at - answered, 0) * 1e6 for at in arrived]

    def told(self) -> str:
        """How long half, nearly all and all of them waited at most."""
        waited = sorted(self.waited)
        middle, slow = (micros(waited[len(waited) * of // 100]) for of in (50, 99))
        return f"p50 {middle}, p99 {slow}, worst {micros(waited[-1])}"


def _watched(found: Sequence[Database], effort: Effort) -> Iterator[Figure]:
    """How soon a hand reaches who watches, at the service that kept it and at the other."""
    with ExitStack() as stack:
        sides = list[_Watched]()
        for one in found:
            sides.append(
                _Watched(
                    stack.enter_context(site(one, services=2, is_copied=effort.is_copied)), effort.watched
                )
            )
            stack.callback(sides[-1].ears.close)
        for number in range(effort.rounds * effort.turns // 2 + 1):
            for side in sides:
                side.play(number)
                time.sleep(random.uniform(0, _LONGEST_PAUSE_S))
        for side in sides[1:]:
            name = f"{effort.watched} watched games on two services, {side.name}"
            yield Figure(name, side.told(), sides[0].told(), None, _SOON, f"{len(side.waited)} arrivals")
