"""Somebody who watches a game: a connection that stays open, and what is told over it."""

from __future__ import annotations

import json
import socket
import time
from dataclasses import dataclass
from typing import Any

DEADLINE_S = 30


@dataclass(frozen=True)
class Told:
    """One event."""

    event: str
    id: str | None
    data: Any
    text: str = ""
    """The data as it came."""


def told_in(block: str) -> Told | None:
    """The event that a block of lines tells; None for a comment or a hint.

    >>> told_in('id: 3\\nevent: game\\ndata: {"version": 3}').data
    {'version': 3}
    """
    fields = dict(line.split(": ", 1) for line in block.splitlines() if not line.startswith(":"))
    if "event" not in fields:
        return None
    text = fields["data"]
    return Told(fields["event"], fields.get("id"), json.loads(text), text)


class Watcher:
    """Somebody who watches; `told` waits for the next event."""

    def __init__(
        self, port: int, path: str, *, token: str | None = None, last_event_id: str | None = None
    ) -> None:
        self.socket = socket.create_connection(("127.0.0.1", port), timeout=DEADLINE_S)
        sent = {"Host": "127.0.0.1", "Accept": "text/event-stream"}
        sent |= {"Authorization": f"Bearer {token}"} if token else {}
        sent |= {"Last-Event-ID": last_event_id} if last_event_id else {}
        lines = [f"GET {path}/stream HTTP/1.1", *(f"{name}: {value}" for name, value in sent.items())]
        self.socket.sendall("\r\n".join([*lines, "", ""]).encode())
        self._received = b""
        self._text = b""
        self._blocks: list[str] = []
        self.is_over = False
        self.status, self.headers = self._head()

    def _head(self) -> tuple[int, dict[str, str]]:
        while b"\r\n\r\n" not in self._received:
            self._receive()
        head, _, self._received = self._received.partition(b"\r\n\r\n")
        first, *rest = head.decode().split("\r\n")
        headers = dict(line.split(": ", 1) for line in rest)
        self.is_over = headers.get("transfer-encoding") != "chunked"
        self._unpack()
        return int(first.split()[1]), headers

    def _receive(self) -> None:
        chunk = self.socket.recv(65_536)
        if not chunk:
            raise ConnectionError("the server hung up")
        self._received += chunk

    def _unpack(self) -> None:
        """Takes whole chunks out of what was received, and whole blocks out of those."""
        while b"\r\n" in self._received and not self.is_over:
            size, _, rest = self._received.partition(b"\r\n")
            length = int(size, 16)
            if len(rest) < length + 2:
                return
            self._text += rest[:length]
            self._received = rest[length + 2 :]
            self.is_over = length == 0
        *blocks, self._text = self._text.split(b"\n\n")
        self._blocks += [block.decode() for block in blocks]

    @property
    def has_received(self) -> bool:
        """Whether something has come already, such as together with the head."""
        return bool(self._blocks)

    def hear(self) -> list[Told]:
        """What was told since the last time; waits until something has come, be it only a comment.

        :raises ConnectionError: when the server has gone.
        """
        if not self._blocks:
            self._receive()
            self._unpack()
        blocks, self._blocks = self._blocks, []
        return [told for told in map(told_in, blocks) if told is not None]

    def told(self, *, timeout_s: float = DEADLINE_S) -> Told:
        """The next event.

        :raises TimeoutError: when none comes in time.
        :raises EOFError: when the stream has ended as it should.
        """
        until = time.monotonic() + timeout_s
        while not self.is_over or self._blocks:
            self.socket.settimeout(max(until - time.monotonic(), 0.001))
            while self._blocks:
                told = told_in(self._blocks.pop(0))
                if told is not None:
                    return told
            if not self.is_over:
                self._receive()
                self._unpack()
        raise EOFError("the stream is over")

    def is_silent(self, *, for_s: float = 0.5) -> bool:
        """Whether no event comes for so long."""
        try:
            self.told(timeout_s=for_s)
        except TimeoutError:
            return True
        return False

    def close(self) -> None:
        """Goes away."""
        self.socket.close()
