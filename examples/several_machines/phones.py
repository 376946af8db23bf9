"""Phones that record hands, send each again with its key until it is acknowledged, and remember what was."""

from __future__ import annotations

import http.client
import json
import threading
import time
import uuid
from collections import Counter
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field
from itertools import pairwise
from typing import Any

CARDS = ("3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A")
PAUSE_S = 0.1
"""Between two hands, and before a hand is sent again. The page waits as long as `Retry-After` says."""
_TIMEOUT_S = 30.0
_PATIENCE_S = 120.0
"""How long a phone goes on trying, which people do for longer."""
_GONE = (502, 504)
"""What a proxy says of a service that is away."""

Document = dict[str, Any]


@dataclass(frozen=True)
class Hand:
    """A hand that was acknowledged."""

    number: int
    card: str
    at: float
    """When, by the monotonic clock."""


class Phone(threading.Thread):
    """Somebody with a game of their own, who knows the ports of one service or of several."""

    def __init__(self, ports: Sequence[int], stop: threading.Event) -> None:
        super().__init__(daemon=True)
        self._ports, self._turn, self._stopping = ports, 0, stop
        self.path = ""
        self._token = ""
        self.hands: list[Hand] = []
        self.said: Counter[str] = Counter()
        """What was answered instead of 201, and how often."""
        self.slowest_s = 0.0
        """How long the slowest answer took, acknowledged or not."""
        self.wrong = ""

    def begin(self) -> None:
        """Begins the game."""
        players = [{"name": name} for name in ("Ann", "Bo", "Cy")]
        game = self._until_kept("/v1/games", {"variant": "matapesa", "players": players})
        assert game is not None, self.wrong
        self.path, self._token = f"/v1/games/{game['id']}", game["scorer_token"]

    def run(self) -> None:
        """Records hands until told to stop. What has been sent is sent until it is acknowledged."""
        while not self._stopping.is_set() and not self.wrong:
            card = CARDS[len(self.hands) % len(CARDS)]
            body = {"outcome": {"taker": "p1", "card": card}}
            if kept := self._until_kept(f"{self.path}/hands", body):
                self.hands.append(Hand(kept["hand"]["number"], card, time.monotonic()))
            time.sleep(PAUSE_S)

    def _until_kept(self, path: str, body: Document) -> Document | None:
        """The answer of 201; nothing when something was answered that ends it."""
        key, begun = str(uuid.uuid4()), time.monotonic()
        while time.monotonic() - begun < _PATIENCE_S:
            sent = time.monotonic()
            try:
                status, document = self.send("POST", path, body, key)
            except (OSError, http.client.HTTPException) as error:
                self.said[type(error).__name__] += 1
                self._turn += 1
            else:
                if status == 201:
                    return document
                code = str(document.get("type", "")).removeprefix("/problems/")
                self.said[f"{status} {code}".strip()] += 1
                if status not in (503, *_GONE):
                    self.wrong = f"{path}: {status} {document}"
                    return None
            finally:
                self.slowest_s = max(self.slowest_s, time.monotonic() - sent)
            time.sleep(PAUSE_S)
        self.wrong = f"{path}: never acknowledged: {self.said}"
        return None

    def send(self, method: str, path: str, body: Any = None, key: str = "") -> tuple[int, Document]:
        """Status and document of an answer.

        :raises OSError: when nobody answers.
        :raises http.client.HTTPException: when somebody goes away while answering.
        """
        port = self._ports[self._turn % len(self._ports)]
        headers = {"Content-Type": "application/json"}
        headers |= {"Idempotency-Key": key} if key else {}
        headers |= {"Authorization": f"Bearer {self._token}"} if self._token else {}
        connection = http.client.HTTPConnection("127.0.0.1", port, timeout=_TIMEOUT_S)
        try:
            connection.request(method, path, None if body is None else json.dumps(body), headers)
            answer = connection.getresponse()
            text = answer.read()
        finally:
            connection.close()
        is_document = "json" in (answer.headers["Content-Type"] or "")
        return answer.status, json.loads(text) if is_document else {}

    def _read(self, path: str) -> Document:
        """What is there, as soon as somebody tells it.

        :raises TimeoutError: when nobody does.
        """
        begun = time.monotonic()
        while time.monotonic() - begun < _PATIENCE_S:
            with suppress(OSError, http.client.HTTPException):
                status, document = self.send("GET", path)
                if status == 200:
                    return document
            self._turn += 1
            time.sleep(PAUSE_S)
        raise TimeoutError(f"{path}: nobody tells it.")

    def kept(self) -> list[tuple[int, str]]:
        """The hands of the game as the service has them: number and card."""
        found: list[tuple[int, str]] = []
        cursor = ""
        while True:
            page = self._read(f"{self.path}/hands?limit=200{cursor}")
            found += [(hand["number"], hand["outcome"]["card"]) for hand in page["items"]]
            if page["next"] is None:
                return found
            cursor = f"&after={page['next']}"


@dataclass
class Evening:
    """What phones have seen while something happened, and what is there afterwards."""

    acknowledged: int = 0
    lost: int = 0
    """Hands that were acknowledged, and are not there."""
    doubled: int = 0
    """Hands that are there, and that nobody has been told of: sent once, kept twice."""
    outage_s: float = 0.0
    """The longest time in which nobody's hand was acknowledged."""
    served_at: float = 0.0
    """When that ended, by the monotonic clock."""
    slowest_s: float = 0.0
    """How long the slowest answer took."""
    said: Counter[str] = field(default_factory=Counter)
    """What was answered instead of 201, and how often."""
    wrong: list[str] = field(default_factory=list)
    """Answers that no phone should get."""

    def __str__(self) -> str:
        said = ", ".join(f"{count} × {what}" for what, count in self.said.most_common())
        return (
            f"{self.acknowledged} hands acknowledged, {self.lost} lost, {self.doubled} doubled;"
            f" nobody served for {self.outage_s:.1f} s, slowest answer {self.slowest_s:.1f} s;"
            f" {said or 'no 503'}"
        )


@contextmanager
def recording(
    ports: Sequence[int], phones: int, *, before_s: float = 2.0, after_s: float = 2.0
) -> Iterator[Evening]:
    """Phones that record hands before, while and after the block runs; what came of it when it has ended.

    It ends when every phone has been served again for a while.
    """
    evening, stop = Evening(), threading.Event()
    # Each phone begins with another port.
    them = [Phone([*ports[at % len(ports) :], *ports[: at % len(ports)]], stop) for at in range(phones)]
    for phone in them:
        phone.begin()
    for phone in them:
        phone.start()
    try:
        time.sleep(before_s)
        begun = time.monotonic()
        yield evening
        ended = time.monotonic()
        _wait_for_all(them, ended + after_s)
    finally:
        stop.set()
        for phone in them:
            phone.join()
    times = sorted(hand.at for phone in them for hand in phone.hands)
    gaps = [(later - sooner, later) for sooner, later in pairwise(times) if later > begun]
    evening.outage_s, evening.served_at = max(gaps, default=(0.0, 0.0))
    evening.slowest_s = max(phone.slowest_s for phone in them)
    for phone in them:
        evening.said += phone.said
        evening.wrong += [phone.wrong] if phone.wrong else []
        _count(evening, phone)


def _wait_for_all(phones: list[Phone], until: float) -> None:
    """Waits until each phone has been acknowledged a hand after a moment, or was answered wrongly."""
    give_up = time.monotonic() + _PATIENCE_S
    while time.monotonic() < give_up:
        if all(phone.wrong or (phone.hands and phone.hands[-1].at > until) for phone in phones):
            return
        time.sleep(PAUSE_S)


def _count(evening: Evening, phone: Phone) -> None:
    """Lays the hands that a phone was told of beside those that are there."""
    told = Counter((hand.number, hand.card) for hand in phone.hands)
    there = Counter(phone.kept())
    evening.acknowledged += len(phone.hands)
    evening.lost += sum((told - there).values())
    evening.doubled += sum((there - told).values())
