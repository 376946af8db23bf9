"""How much is said between a service and PostgreSQL: a way to the server that counts."""

from __future__ import annotations

import socket
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from pathlib import Path

_EXECUTE, _QUERY, _FLUSH, _SYNC = b"E", b"Q", b"H", b"S"
_NAME = ".s.PGSQL.5432"
_QUIET_S = 0.2


@dataclass
class Said:
    """What has been said since it was last forgotten."""

    statements: int = 0
    round_trips: int = 0
    """How often the service asked on after an answer that it had called for.

    A flush asks for nothing: psycopg sends one behind a pipeline's end, and the answer may come between. And
    of a long answer some may come before it is called for, while the service still asks.
    """

    def forget(self) -> None:
        """Counts from nothing again."""
        self.statements = self.round_trips = 0


class _Conversation:
    """One connection. Its bytes are carried as they are."""

    def __init__(self, client: socket.socket, server: socket.socket, said: Said) -> None:
        self._client, self._server, self._said = client, server, said
        self._has_begun = self._is_answered = False
        self._is_called_for = True  # by the very first message
        self._unread = b""
        for work in (self._ask, self._answer):
            threading.Thread(target=work, daemon=True).start()

    def _ask(self) -> None:
        with suppress(OSError):
            while data := self._client.recv(65_536):
                self._count(data)
                self._server.sendall(data)
        self.close()

    def _answer(self) -> None:
        with suppress(OSError):
            while data := self._server.recv(65_536):
                self._is_answered = self._is_called_for
                self._client.sendall(data)
        self.close()

    def _count(self, data: bytes) -> None:
        """Takes whole messages: a type, which the very first has none of, and a length.

        Source: https://www.postgresql.org/docs/current/protocol-message-formats.html
        """
        self._unread += data
        while len(self._unread) >= (head := 5 if self._has_begun else 4):
            length = int.from_bytes(self._unread[head - 4 : head], "big") + head - 4
            if len(self._unread) < length:
                return
            kind = self._unread[:1] if self._has_begun else b""
            self._said.statements += kind in (_EXECUTE, _QUERY)
            if self._is_answered and kind != _FLUSH:
                self._said.round_trips += 1
                self._is_called_for = self._is_answered = False
            self._is_called_for |= kind in (_QUERY, _FLUSH, _SYNC)
            self._has_begun, self._unread = True, self._unread[length:]

    def close(self) -> None:
        """Ends it on both sides."""
        for one in (self._client, self._server):
            with suppress(OSError):
                one.shutdown(socket.SHUT_RDWR)
            one.close()


@contextmanager
def counting(server: str, folder: Path) -> Iterator[Said]:
    """A socket in this folder that leads to the one in the server's, and what is said over it."""
    said, open_ = Said(), list[_Conversation]()
    with socket.socket(socket.AF_UNIX) as listener:
        listener.bind(str(folder / _NAME))
        listener.listen()

        def serve() -> None:
            with suppress(OSError):
                while True:
                    client, _ = listener.accept()
                    further = socket.socket(socket.AF_UNIX)
                    further.connect(f"{server}/{_NAME}")
                    open_.append(_Conversation(client, further, said))

        thread = threading.Thread(target=serve)
        thread.start()
        try:
            yield said
        finally:
            listener.shutdown(socket.SHUT_RDWR)
            thread.join()
            for one in open_:
                one.close()


def until_quiet(said: Said) -> None:
    """Returns when nobody asks any more, such as for streams that have just ended."""
    said.statements = 1
    while said.statements:
        said.forget()
        time.sleep(_QUIET_S)
