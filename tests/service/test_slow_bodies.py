"""Bodies that come a byte now and then, against a real server: they keep nobody else waiting."""

from __future__ import annotations

import json
import select
import socket
import threading
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest

from tests.serving import DEADLINE_S, Phone, Server, serving
from tests.timing import assert_within

TIMEOUT_S = 3
"""What the server is told; every wait below follows from it."""
SOON_S = 3
"""Without any limit others waited for 110."""
HAND = {"outcome": {"taker": "p1", "card": "9"}}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    settings = {"workers": 2, "threads": 2, "request-timeout": TIMEOUT_S}
    with serving(tmp_path_factory.mktemp("slow") / "referee.db", **settings) as ready:
        yield ready


_GO_ON = b"HTTP/1.1 100 Continue\r\n\r\n"
"""What a server says when it begins to read a body of which it was asked whether to send it."""


def head(path: str, phone: Phone, *length: str) -> bytes:
    lines = [f"POST {path}/hands HTTP/1.1", "Host: x", f"Authorization: Bearer {phone.token}"]
    return "\r\n".join([*lines, "Content-Type: application/json", *length, "", ""]).encode()


def asking(path: str, phone: Phone, *length: str) -> bytes:
    """A head whose sender asks to be told when the body is read."""
    return head(path, phone, *length, "Expect: 100-continue")


class Dripping(threading.Thread):
    """Somebody who begins a request and sends a byte of it now and then, until they are cut off."""

    def __init__(self, port: int, beginning: bytes, drop: bytes = b" ") -> None:
        super().__init__(daemon=True)
        self._port, self._beginning, self._drop = port, beginning, drop
        self._received, self.lasted_s = b"", 0.0
        self._is_heard = threading.Event()

    def run(self) -> None:
        begun = time.monotonic()
        with socket.create_connection(("127.0.0.1", self._port)) as connection:
            connection.settimeout(0.3)
            connection.sendall(self._beginning)
            while time.monotonic() - begun < 10 * TIMEOUT_S and not self._is_cut_off(connection):
                pass
        self.lasted_s = time.monotonic() - begun

    def _is_cut_off(self, connection: socket.socket) -> bool:
        try:
            block = connection.recv(65_536)
            self._received += block
            if block:
                self._is_heard.set()
                return False
        except TimeoutError:
            return self._drip(connection)
        except OSError:
            return True
        return True

    def _drip(self, connection: socket.socket) -> bool:
        """Sends the next byte; not once an answer has come, which the reset it would cause takes away."""
        has_answer = select.select([connection], [], [], 0)[0]
        with suppress(OSError):
            if not has_answer:
                connection.sendall(self._drop)
        return False

    @property
    def answer(self) -> bytes:
        """The answer that came, but for the word to go on."""
        return self._received.removeprefix(_GO_ON)

    def wait_until_heard(self) -> None:
        """Returns when the server reads the body."""
        if b"Expect: " in self._beginning:
            assert self._is_heard.wait(DEADLINE_S)

    @property
    def problem(self) -> Any:
        """The problem document that they got, which breaks off behind its end."""
        return json.loads(self.answer.partition(b"\r\n\r\n")[2])


def begun(people: list[Dripping]) -> list[Dripping]:
    for person in people:
        person.start()
    for person in people:
        person.wait_until_heard()
    return people


def longest_wait_s(path: str, phone: Phone, *, until: float) -> float:
    """Of somebody who reads and writes all the while."""
    longest = 0.0
    while time.monotonic() < until:
        for method, body in (("GET", None), ("POST", HAND)):
            began = time.monotonic()
            answer = phone.send(method, path if body is None else f"{path}/hands", body)
            assert answer.status in {200, 201}
            longest = max(longest, time.monotonic() - began)
        time.sleep(0.02)
    return longest


@pytest.mark.parametrize(
    ("many", "length"), [(24, "Transfer-Encoding: chunked"), (100, "Content-Length: 300")]
)
def test_dripping_bodies_keep_nobody_waiting_and_end(server: Server, many: int, length: str) -> None:
    path, phone = Phone(server.port).new_game()
    body, drop = (b"{", b" ") if "Length" in length else (b"1\r\n{\r\n", b"1\r\n \r\n")

    def waited_s() -> float:
        """The seconds that somebody else waited, or the slow ones were waited for beyond their time."""
        slow = begun([Dripping(server.port, asking(path, phone, length) + body, drop) for _ in range(many)])
        longest = longest_wait_s(path, phone, until=time.monotonic() + TIMEOUT_S + 2)
        for person in slow:
            person.join(DEADLINE_S)
            assert person.answer.startswith(b"HTTP/1.1 408 ")
            assert person.problem["type"] == "/problems/request_must_arrive_in_time"
        return max(longest, *(person.lasted_s - TIMEOUT_S for person in slow))

    assert_within(SOON_S, waited_s)


def test_a_body_that_never_comes_ends_too(server: Server) -> None:
    path, phone = Phone(server.port).new_game()

    def lasted_s() -> float:
        silent = [Dripping(server.port, asking(path, phone, "Content-Length: 300"), b"") for _ in range(12)]
        for person in begun(silent):
            person.join(DEADLINE_S)
            assert person.problem["status"] == 408
        return max(person.lasted_s for person in silent)

    assert_within(TIMEOUT_S + SOON_S, lasted_s)


def test_headers_that_drip_end_too(server: Server) -> None:
    def lasted_s() -> float:
        (person,) = begun([Dripping(server.port, b"GET / HTTP/1.1\r\nHost: x\r\nX-Slow: ")])
        person.join(DEADLINE_S)
        return person.lasted_s

    assert_within(TIMEOUT_S + SOON_S, lasted_s)


def sent_slowly(server: Server, request: bytes, *, bytes_a_second: int) -> bytes:
    """The status line of the answer to a request sent so, in a step every tenth of a second."""
    with socket.create_connection(("127.0.0.1", server.port)) as connection:
        begun, step = time.monotonic(), bytes_a_second // 10
        for at in range(0, len(request), step):
            connection.sendall(request[at : at + step])
            # What a busy machine has slept too long it sleeps less the next time.
            time.sleep(max(0, begun + (at + step) / bytes_a_second - time.monotonic()))
        return connection.recv(65_536).partition(b"\r\n")[0]


def test_slow_and_honest_phones_succeed_among_them(server: Server) -> None:
    """At 1 kB/s, for longer than a body that does not get on is given."""
    path, phone = Phone(server.port).new_game()
    slow = begun([Dripping(server.port, asking(path, phone, "Content-Length: 300")) for _ in range(24)])
    body = json.dumps(HAND).encode().ljust(2 * TIMEOUT_S * 1000)
    request = head(path, phone, f"Content-Length: {len(body)}") + body
    with ThreadPoolExecutor(6) as pool:
        answers = pool.map(lambda _: sent_slowly(server, request, bytes_a_second=1000), range(6))
        assert list(answers) == [b"HTTP/1.1 201 Created"] * 6
    for person in slow:
        person.join(DEADLINE_S)
        assert person.problem["status"] == 408
    assert phone.send("GET", path).document["version"] == 7


def test_of_too_many_the_oldest_gives_way(tmp_path: Path) -> None:
    """Long before its time, and nobody else waits."""
    with serving(tmp_path / "referee.db", workers=1) as server:
        path, phone = Phone(server.port).new_game()
        beginning = asking(path, phone, "Content-Length: 300")
        # They send nothing more: a byte that crosses the answer would take it away.
        old = begun([Dripping(server.port, beginning, drop=b"") for _ in range(30)])
        new = begun([Dripping(server.port, beginning) for _ in range(60)])
        assert_within(SOON_S, lambda: longest_wait_s(path, phone, until=time.monotonic() + 1))
        give_up = time.monotonic() + DEADLINE_S
        while len(ended := [person for person in old if not person.is_alive()]) < 30 + 60 - 64:
            assert time.monotonic() < give_up
            time.sleep(0.02)
        assert {person.problem["status"] for person in ended} == {408}
        assert [person for person in new if person.answer] == []


def test_a_body_that_is_too_long_is_refused_before_it_comes(server: Server) -> None:
    path, phone = Phone(server.port).new_game()
    with socket.create_connection(("127.0.0.1", server.port)) as connection:
        connection.sendall(head(path, phone, "Content-Length: 900000000"))
        assert b" 413 " in connection.recv(65_536).partition(b"\r\n")[0]


def test_a_body_that_breaks_off_is_no_request(server: Server) -> None:
    path, phone = Phone(server.port).new_game()
    whole = json.dumps(HAND).encode()
    with socket.create_connection(("127.0.0.1", server.port)) as connection:
        connection.sendall(head(path, phone, f"Content-Length: {len(whole) + 1}") + whole)
    time.sleep(0.5)
    assert phone.send("GET", path).document["version"] == 1
