"""Phones that do all there is to do, for as long as one likes."""

from __future__ import annotations

import http.client
import json
import random
import threading
import time
import uuid
from collections import Counter
from collections.abc import Callable
from contextlib import suppress
from typing import Any

from tests.benchmarks.samples import hand, new_game
from tests.benchmarks.verdicts import claim_bodies
from tests.serving import Answer, Phone
from tests.watchers import Watcher

_HANDS_A_GAME = 40
_LONGEST_PAUSE_S = 0.1
_WATCHED_S = 3.0
_FAULT = 500
"""The least status of an answer that the service is to blame for."""
_MOST_FAILED = 20
_STAKE = {"amount": 500, "currency": "DKK"}


class _FaultError(Exception):
    """A request was answered with an error of the service's: what hangs on it is not done."""


class Traffic:
    """Some phones, each with games of its own, and what they were answered."""

    def __init__(self, ports: list[int], phones: int) -> None:
        self.statuses: Counter[int] = Counter()
        self.failed: list[str] = []
        """What failed first, and how."""
        self.hands = 0
        self._over = threading.Event()
        self._guard = threading.Lock()
        self._threads = [
            threading.Thread(target=self._use, args=(_User(self, ports, number),)) for number in range(phones)
        ]
        for thread in self._threads:
            thread.start()

    def _use(self, user: _User) -> None:
        while not self._over.is_set():
            try:
                user.act()
            except _FaultError as error:
                self.note_failure(str(error))
            except (OSError, http.client.HTTPException) as error:
                self.note(0)
                self.note_failure(" ".join([repr(error), *getattr(error, "__notes__", ())]))
            self._over.wait(random.uniform(0, _LONGEST_PAUSE_S))

    def note(self, status: int, *, hands: int = 0) -> None:
        """Counts an answer; 0 stands for none."""
        with self._guard:
            self.statuses[status] += 1
            self.hands += hands

    def note_failure(self, text: str) -> None:
        """Keeps what failed, and how."""
        if len(self.failed) < _MOST_FAILED:
            self.failed.append(text)

    def failures(self) -> int:
        """How often there was no answer, or one that the service is to blame for."""
        return sum(count for status, count in self.statuses.items() if status == 0 or status >= _FAULT)

    def close(self) -> None:
        """Lets every phone finish."""
        self._over.set()
        for thread in self._threads:
            thread.join()


class _User:
    """Somebody with a phone, a game, and a club."""

    def __init__(self, traffic: Traffic, ports: list[int], number: int) -> None:
        self._traffic, self._ports = traffic, ports
        self._random = random.Random(number)
        self._claims = claim_bodies(20)
        self._path, self._token, self._hands, self._tag = "", "", 0, ""
        self._club, self._treasurer = "", ""
        self._acts: list[tuple[Callable[[], object], int]] = [
            (self._record, 10),
            (self._read, 12),
            (self._preview, 2),
            (self._correct, 1),
            (self._ask, 3),
            (self._go_wrong, 2),
            (self._evening, 1),
            (self._look_at_books, 2),
            (self._watch, 1),
        ]

    def act(self) -> None:
        """Does something."""
        if not self._club:
            self._found()
        if not self._path or self._hands >= _HANDS_A_GAME:
            self._begin()
        acts, weights = zip(*self._acts, strict=True)
        self._random.choices(acts, weights)[0]()

    def _send(
        self, method: str, path: str, body: Any = None, *, token: str | None = None, **headers: str
    ) -> Answer:
        phone, began = Phone(self._random.choice(self._ports), token), time.monotonic()
        try:
            answer = phone.send(method, path, body, **headers)
        except (OSError, http.client.HTTPException) as error:
            error.add_note(f"{method} {path} after {time.monotonic() - began:.2f} s")
            raise
        is_hand = method == "POST" and path.endswith("/hands") and answer.status == 201
        self._traffic.note(answer.status, hands=int(is_hand))
        if answer.status >= _FAULT:
            took_s, problem = time.monotonic() - began, answer.body.decode(errors="replace")
            raise _FaultError(f"{method} {path}: {answer.status} after {took_s:.2f} s: {problem}")
        return answer

    def _found(self) -> None:
        made = self._send("POST", "/v1/clubs", {"name": "Club", "currency": "DKK"}).document
        self._club, self._treasurer = f"/v1/clubs/{made['id']}", made["admin_token"]
        for name in ("Ann", "Bo"):
            self._send("POST", f"{self._club}/members", {"name": name}, token=self._treasurer)

    def _begin(self) -> None:
        made = self._send("POST", "/v1/games", new_game()).document
        self._path, self._token, self._hands = f"/v1/games/{made['id']}", made["scorer_token"], 0

    def _record(self) -> None:
        key = str(uuid.uuid4())
        for _ in range(1 + (self._random.random() < 0.1)):  # now and then twice
            self._send(
                *("POST", f"{self._path}/hands", hand(self._hands)), token=self._token, Idempotency_Key=key
            )
        self._hands += 1

    def _read(self) -> None:
        known = {"If_None_Match": self._tag} if self._tag else {}
        self._tag = self._send("GET", self._path, **known).headers.get("ETag", "")
        self._send("GET", f"{self._path}/hands")

    def _preview(self) -> None:
        self._send("POST", f"{self._path}/hands?preview=true", hand(self._hands), token=self._token)

    def _correct(self) -> None:
        if self._hands:
            number = self._random.randint(1, self._hands)
            self._send("PUT", f"{self._path}/hands/{number}", hand(number), token=self._token)

    def _ask(self) -> None:
        self._send("POST", "/v1/claims", json.loads(self._random.choice(self._claims)))

    def _go_wrong(self) -> None:
        self._send("POST", f"{self._path}/hands", hand(0))
        self._send("POST", f"{self._path}/hands", {"last_trick": "none"}, token=self._token)
        self._send("GET", "/v1/games/nothing")

    def _evening(self) -> None:
        """A short game for a stake, and its debt paid."""
        body = {
            "club": self._club.rpartition("/")[2],
            "variant": "gurka-norway",
            "players": [{"member": "m1"}, {"member": "m2"}],
            "stake": _STAKE,
        }
        made = self._send("POST", "/v1/games", body, token=self._treasurer).document
        for card in ("K", "10"):
            lost = {"outcome": {"taker": "p1", "card": card}}
            self._send("POST", f"/v1/games/{made['id']}/hands", lost, token=self._treasurer)
        owed = self._send("GET", f"{self._club}/settlement", token=self._treasurer).document["payments"]
        for one in owed:
            payment = {name: one[name] for name in ("from", "to", "amount")}
            self._send("POST", f"{self._club}/payments", payment, token=self._treasurer)

    def _look_at_books(self) -> None:
        for what in ("standings", "balances", "games", "ledger"):
            self._send("GET", f"{self._club}/{what}", token=self._treasurer)

    def _watch(self) -> None:
        """Watches for a while, and goes away without a word."""
        watcher = Watcher(self._random.choice(self._ports), self._path)
        with suppress(TimeoutError, EOFError):
            until = time.monotonic() + self._random.uniform(0, _WATCHED_S)
            while time.monotonic() < until:
                self._record()
                watcher.told(timeout_s=1)
        watcher.close()
