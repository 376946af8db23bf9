"""Two services over one PostgreSQL: what one has acknowledged the other reads and soon tells who watches."""

from __future__ import annotations

import socket
import threading
import time
from collections.abc import Iterator
from contextlib import closing, suppress
from queue import Queue
from statistics import median

import pytest

from tests.postgres_server import new_database
from tests.serving import DEADLINE_S, Phone, two_services
from tests.timing import assert_within
from tests.watchers import Watcher

HANDS = 30
SILENCE_S = 30
SOON_S, AT_ALL_S = 0.2, 1.0
"""Within how long a hand is heard of: as a rule, and ever."""


@pytest.fixture(scope="module")
def ports(postgres: str, tmp_path_factory: pytest.TempPathFactory) -> Iterator[list[int]]:
    with (
        new_database(postgres) as address,
        two_services(tmp_path_factory.mktemp("two"), address) as both,
    ):
        yield both


class Ear:
    """Somebody who watches and notes when each version came."""

    def __init__(self, port: int, path: str) -> None:
        self._watcher = Watcher(port, path)
        self._heard: Queue[tuple[int, float]] = Queue()
        assert self._watcher.told().event == "game"
        self._thread = threading.Thread(target=self._listen)
        self._thread.start()

    def _listen(self) -> None:
        with suppress(OSError):  # how it ends when it is closed
            while True:
                event = self._watcher.told(timeout_s=2 * SILENCE_S)
                self._heard.put((event.data["version"], time.monotonic()))

    def heard(self, version: int) -> float:
        """When this version, or a later one, came."""
        while True:
            event, at = self._heard.get(timeout=DEADLINE_S)
            if event >= version:
                return at

    def close(self) -> None:
        """Goes away."""
        self._watcher.socket.shutdown(socket.SHUT_RDWR)
        self._thread.join()
        self._watcher.close()


def test_what_one_has_acknowledged_the_other_reads(ports: list[int]) -> None:
    path, phone = Phone(ports[0]).new_game()
    for number in range(HANDS):
        sent = Phone(ports[number % 2], phone.token).send("POST", f"{path}/hands", hand())
        assert sent.status == 201
        seen = [Phone(port).send("GET", path) for port in (ports[1 - number % 2], ports[number % 2])]
        assert {answer.document["version"] for answer in seen} == {sent.document["game"]["version"]}


def test_watchers_of_both_soon_hear_of_a_hand_after_a_long_silence_too(ports: list[int]) -> None:
    path, phone = Phone(ports[0]).new_game()
    with closing(Ear(ports[0], path)) as first, closing(Ear(ports[1], path)) as second:

        def record(number: int) -> list[float]:
            """The seconds that each watcher waited for a hand after its acknowledgement."""
            answer = Phone(ports[number % 2], phone.token).send("POST", f"{path}/hands", hand())
            acknowledged, version = time.monotonic(), answer.document["game"]["version"]
            return [ear.heard(version) - acknowledged for ear in (first, second)]

        def late_s() -> float:
            """The seconds by which hands were heard of later than they are to be."""
            waits: list[float] = []
            for number in range(HANDS):
                waits += record(number)
                time.sleep(0.013 * (number % 8))
            return max(median(waits) - SOON_S, max(waits) - AT_ALL_S)

        def after_silence_s() -> float:
            time.sleep(SILENCE_S)
            return max(record(0))

        assert_within(0, late_s)
        assert_within(AT_ALL_S, after_silence_s)


def hand() -> dict[str, object]:
    return {"outcome": {"taker": "p1", "card": "9"}}
