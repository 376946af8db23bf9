"""Phones that ask as fast as they are answered: one thread, many kept-alive connections."""

from __future__ import annotations

import re
import selectors
import socket
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from time import perf_counter, process_time

_LENGTH = re.compile(rb"^content-length: *(\d+)", re.IGNORECASE | re.MULTILINE)
_CHUNK = 65_536
_PATIENCE_S = 30


def request_bytes(method: str, path: str, body: bytes = b"", **headers: str) -> bytes:
    """A request as it goes over the wire; `If_Match` becomes the header If-Match."""
    sent = {"Host": "127.0.0.1", "Accept": "*/*"} | headers
    if body:
        sent |= {"Content-Type": "application/json", "Content-Length": str(len(body))}
    lines = [f"{name.replace('_', '-')}: {value}" for name, value in sent.items()]
    return "\r\n".join([f"{method} {path} HTTP/1.1", *lines, "", ""]).encode() + body


@dataclass
class Answers:
    """What came of asking for a while."""

    seconds: float = 0.0
    busy_s: float = 0.0
    """How long the generator itself computed."""
    waited: list[float] = field(default_factory=list)
    """Seconds that each answer took."""
    statuses: dict[bytes, int] = field(default_factory=dict)

    @property
    def per_second(self) -> float:
        """Answers a second."""
        return len(self.waited) / self.seconds

    def percentile(self, percent: int) -> float:
        """How long that many of a hundred waited at most, in microseconds."""
        waited = sorted(self.waited)
        return waited[min(len(waited) * percent // 100, len(waited) - 1)] * 1e6


class _Phone:
    """One connection, with at most one request under way."""

    def __init__(self, port: int, requests: Iterator[bytes]) -> None:
        self.socket = socket.create_connection(("127.0.0.1", port), timeout=_PATIENCE_S)
        self.socket.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        self._requests = requests
        self._received = b""
        self.asked_at = 0.0

    def ask(self) -> None:
        request = next(self._requests)
        self.asked_at = perf_counter()
        self.socket.sendall(request)

    def status(self) -> bytes | None:
        """Reads on: the status once the answer is whole, else None."""
        chunk = self.socket.recv(_CHUNK)
        assert chunk, f"the server hung up after {self._received[:200]!r}"
        self._received += chunk
        head, end, body = self._received.partition(b"\r\n\r\n")
        if not end:
            return None
        length = _LENGTH.search(head)
        if length and len(body) < int(length[1]):
            return None
        self._received = b""
        return head[9:12]


def ask(port: int, streams: Sequence[Iterator[bytes]], *, seconds: float) -> Answers:
    """What a server answers while every stream of requests has a phone that sends it.

    Each phone sends its next request when the last one is answered. What is still under way in the end
    is waited for, and not counted, unless it is the first answer of all.
    """
    phones, answers = [_Phone(port, requests) for requests in streams], Answers()
    with selectors.DefaultSelector() as selector:
        for phone in phones:
            selector.register(phone.socket, selectors.EVENT_READ, phone)
        begun, computed = perf_counter(), process_time()
        until = begun + seconds
        for phone in phones:
            phone.ask()
        under_way = len(phones)
        while under_way:
            ready = selector.select(_PATIENCE_S)
            assert ready, "no answer"
            for key, _ in ready:
                phone = key.data
                status = phone.status()
                if status is None:
                    continue
                now = perf_counter()
                if now >= until and answers.waited:
                    under_way -= 1
                    continue
                answers.waited.append(now - phone.asked_at)
                answers.statuses[status] = answers.statuses.get(status, 0) + 1
                phone.ask()
        answers.seconds, answers.busy_s = seconds, process_time() - computed
    for phone in phones:
        phone.socket.close()
    return answers
