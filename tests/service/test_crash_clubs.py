"""The server is killed while a club plays for money: no transfer is lost, and none is doubled."""

from __future__ import annotations

import http.client
import os
import random
import threading
import time
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from tests.command_line import referee
from tests.serving import DEADLINE_S, Answer, Phone, Server

WRITERS = 4
ROUNDS = int(os.environ.get("REFEREE_CRASHES", "4"))
ROUNDS_OVER_POSTGRES = ROUNDS // 2
PAUSE_S = 0.02


@dataclass
class Treasurer:
    """A phone that plays games of two for a stake and books payments, each again until it is answered."""

    phone: Phone
    club: str
    name: str
    paid: set[str] = field(default_factory=set)
    finished: set[str] = field(default_factory=set)

    def send(self, path: str, body: Any, key: str) -> Answer:
        """The answer to a write that is sent until there is one."""
        give_up = time.monotonic() + DEADLINE_S
        while time.monotonic() < give_up:
            with suppress(OSError, http.client.HTTPException):
                answer = self.phone.send("POST", path, body, Idempotency_Key=f"{self.name}-{key}")
                if answer.status != 503:  # such as when the killed one's last statement still runs
                    return answer
            time.sleep(PAUSE_S)
        raise AssertionError(f"{path}: no answer")

    def evening(self, number: int) -> None:
        """A game that m1 loses, and the payment that settles it."""
        body = {
            "club": self.club,
            "variant": "gurka-norway",
            "players": [{"member": "m1"}, {"member": "m2"}],
            "stake": {"amount": 100, "currency": "DKK"},
        }
        created = self.send("/v1/games", body, f"{number}-game")
        assert created.status == 201, created.body
        game = created.document["id"]
        for at, card in enumerate(("K", "10"), 1):
            hand = {"outcome": {"taker": "p1", "card": card}}
            assert self.send(f"/v1/games/{game}/hands", hand, f"{number}-hand-{at}").status == 201
        self.finished.add(game)
        note = f"{self.name}-{number}"
        payment = {"from": "m1", "to": "m2", "amount": 100, "note": note}
        assert self.send(f"/v1/clubs/{self.club}/payments", payment, f"{number}-payment").status == 201
        self.paid.add(note)


def ledger(phone: Phone, club: str) -> Iterator[dict[str, Any]]:
    cursor = ""
    while True:
        page = phone.send("GET", f"/v1/clubs/{club}/ledger?limit=200{cursor}").document
        yield from page["items"]
        if page["next"] is None:
            return
        cursor = f"&after={page['next']}"


def test_no_transfer_is_lost_or_doubled_by_crashes(tmp_path: Path, address: str | None) -> None:
    server = Server(tmp_path / "referee.db", address=address)
    stop, chance = threading.Event(), random.Random(4)
    server.start()
    founded = Phone(server.port).send("POST", "/v1/clubs", {"name": "Club", "currency": "DKK"}).document
    phone, club = Phone(server.port, founded["admin_token"]), founded["id"]
    for name in ("Ann", "Bo"):
        assert phone.send("POST", f"/v1/clubs/{club}/members", {"name": name}).status == 201
    treasurers = [Treasurer(phone, club, f"t{number}") for number in range(WRITERS)]
    threads = [threading.Thread(target=take_turns, args=(treasurer, stop)) for treasurer in treasurers]
    try:
        for thread in threads:
            thread.start()
        for _ in range(ROUNDS if address is None else ROUNDS_OVER_POSTGRES):
            time.sleep(chance.uniform(0.2, 0.5))
            server.kill()
            server.start()
        give_up = time.monotonic() + DEADLINE_S
        while sum(len(treasurer.paid) for treasurer in treasurers) < ROUNDS_OVER_POSTGRES:
            assert time.monotonic() < give_up
            time.sleep(PAUSE_S)
    finally:
        stop.set()
        for thread in threads:
            thread.join()
        booked = list(ledger(phone, club))
        owed = phone.send("GET", f"/v1/clubs/{club}/balances").document
        server.kill()
    payments = [booking["note"] for booking in booked if booking["reason"] == "payment"]
    payouts = [booking["game"] for booking in booked if booking["reason"] == "payout"]
    assert sorted(payments) == sorted(note for treasurer in treasurers for note in treasurer.paid)
    assert sorted(payouts) == sorted(game for treasurer in treasurers for game in treasurer.finished)
    assert {account["balance"] for account in owed["items"]} == {0}
    done = referee("check", f"--database={address or server.database}")
    assert done.returncode == 0, done.stdout + done.stderr


def take_turns(treasurer: Treasurer, stop: threading.Event) -> None:
    number = 0
    while not stop.is_set():
        number += 1
        treasurer.evening(number)
