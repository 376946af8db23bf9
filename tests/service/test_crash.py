"""The server is killed at any moment, again and again: what was acknowledged is there, once."""

from __future__ import annotations

import http.client
import os
import random
import threading
import time
from dataclasses import dataclass, field
from pathlib import Path

from tests.command_line import referee
from tests.serving import DEADLINE_S, Phone, Server

WRITERS = 8
ROUNDS = int(os.environ.get("REFEREE_CRASHES", "4"))
ROUNDS_OVER_POSTGRES = ROUNDS // 2
LEAST_LOAD_S, MOST_LOAD_S = 0.2, 0.45
LEAST_HANDS = 5
"""Of each writer."""
PAUSE_S = 0.02
"""Between attempts while the server is away."""
CARDS = ("5", "9", "K", "3")


@dataclass
class Writer:
    """A phone that enters hands into a game, and sends each again with its key until it is answered."""

    phone: Phone
    path: str
    name: str
    acknowledged: dict[str, int] = field(default_factory=dict)
    """The number that each hand was given, by its key."""
    retried: int = 0
    wrong: list[str] = field(default_factory=list)

    def enter(self, key: str, card: str) -> None:
        """Enters one hand; returns when it is answered, or nobody has answered for long."""
        body = {"outcome": {"taker": "p1", "card": card}}
        give_up = time.monotonic() + DEADLINE_S
        while time.monotonic() < give_up:
            try:
                answer = self.phone.send("POST", f"{self.path}/hands", body, Idempotency_Key=key)
            except (OSError, http.client.HTTPException):
                self.retried += 1
                time.sleep(PAUSE_S)
                continue
            if answer.status == 503:  # such as when the killed one's last statement still runs in PostgreSQL
                self.retried += 1
                time.sleep(PAUSE_S)
                continue
            if answer.status == 201:
                self.acknowledged[key] = answer.document["hand"]["number"]
            else:
                self.wrong.append(f"{key}: {answer.status} {answer.body!r}")
            return
        self.wrong.append(f"{key}: no answer")


def hands_of(phone: Phone, path: str) -> list[int]:
    """The numbers of all hands of a game."""
    numbers, cursor = [], ""
    while True:
        page = phone.send("GET", f"{path}/hands?limit=200{cursor}").document
        numbers += [hand["number"] for hand in page["items"]]
        if page["next"] is None:
            return numbers
        cursor = f"&after={page['next']}"


def test_what_was_acknowledged_survives_any_number_of_crashes(tmp_path: Path, address: str | None) -> None:
    server = Server(tmp_path / "referee.db", address=address)
    stop, chance = threading.Event(), random.Random(3)
    server.start()
    threads: list[threading.Thread] = []
    try:
        anybody = Phone(server.port)
        shared_path, shared_phone = anybody.new_game()
        writers = []
        for number in range(WRITERS):
            path, phone = anybody.new_game()
            writers.append(Writer(phone, path, f"own-{number}"))
            writers.append(Writer(shared_phone, shared_path, f"shared-{number}"))
        both = [writers[at : at + 2] for at in range(0, len(writers), 2)]
        threads = [threading.Thread(target=take_turns, args=(pair, stop)) for pair in both]
        for thread in threads:
            thread.start()
        for _ in range(ROUNDS if address is None else ROUNDS_OVER_POSTGRES):
            time.sleep(chance.uniform(LEAST_LOAD_S, MOST_LOAD_S))
            server.kill()
            server.start()
        wait_until_all_have_entered(writers)
    finally:
        stop.set()
        for thread in threads:
            thread.join()
        stored = {path: hands_of(anybody, path) for path in {writer.path for writer in writers}}
        server.kill()
    judge(writers, stored)
    assert_clean(address or str(server.database))


def take_turns(writers: list[Writer], stop: threading.Event) -> None:
    """One phone's work: a hand into its own game, a hand into the shared one, and so on."""
    count = 0
    while not stop.is_set():
        count += 1
        for writer in writers:
            writer.enter(f"{writer.name}-{count}", CARDS[count % len(CARDS)])


def wait_until_all_have_entered(writers: list[Writer]) -> None:
    """Waits until each has entered some hands, however slow the machine is."""
    give_up = time.monotonic() + DEADLINE_S
    while any(len(writer.acknowledged) < LEAST_HANDS and not writer.wrong for writer in writers):
        assert time.monotonic() < give_up
        time.sleep(PAUSE_S)


def judge(writers: list[Writer], stored: dict[str, list[int]]) -> None:
    """Every hand that was acknowledged is there exactly once, and no other is."""
    assert [fault for writer in writers for fault in writer.wrong] == []
    assert sum(writer.retried for writer in writers) > 0, "the server was never missed"
    for path, numbers in stored.items():
        acknowledged = [
            number for writer in writers if writer.path == path for number in writer.acknowledged.values()
        ]
        assert sorted(acknowledged) == numbers == list(range(1, len(numbers) + 1))


def assert_clean(database: str) -> None:
    """Fails unless `referee check` finds every game as its log says."""
    done = referee("check", f"--database={database}")
    assert done.returncode == 0, done.stdout + done.stderr
    assert f"{WRITERS + 1} games and clubs checked, 0 wrong." in done.stdout
