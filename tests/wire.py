"""A way to PostgreSQL that can be cut."""

from __future__ import annotations

import socket
import threading
from contextlib import suppress

_READY = b"Z\0\0\0\5"
"""How an answer of the server ends, but for whether a transaction is open.

Source: https://www.postgresql.org/docs/current/protocol-message-formats.html
"""
_NO_TRANSACTION = b"I"


class Wire:
    """A way to the server that can be cut: its answer is lost, and perhaps what it was asked, too."""

    def __init__(self, folder: str) -> None:
        self._folder = folder
        self._to = f"{folder}/.s.PGSQL.5432"
        self._listener = socket.create_server(("127.0.0.1", 0))
        self.port = self._listener.getsockname()[1]
        self.cut_at: list[bytes] = []
        """What has to be said, one after the other, for it to be cut."""
        self.is_heard = True
        """Whether the server hears that; it has done what it was asked, then, when it is cut."""
        self.silent_at: bytes | None = None
        """What has to be said for nothing more to be heard, without its being cut."""
        self._sockets: list[socket.socket] = []
        self._thread = threading.Thread(target=self._serve)
        self._thread.start()

    def _serve(self) -> None:
        with suppress(OSError):
            while True:
                client, _ = self._listener.accept()
                server = socket.socket(socket.AF_UNIX)
                server.connect(self._to)
                self._sockets += [client, server]
                lost: list[bytes] = []
                for carry in (self._ask, self._answer):
                    threading.Thread(target=carry, args=(client, server, lost), daemon=True).start()

    def _ask(self, client: socket.socket, server: socket.socket, lost: list[bytes]) -> None:
        with suppress(OSError):
            while data := client.recv(65536):
                if self.silent_at is not None and self.silent_at in data:
                    continue
                if (last := self._time_to_cut(data)) is not None:
                    if not self.is_heard:
                        client.shutdown(socket.SHUT_RDWR)
                        break
                    lost.append(_READY + _NO_TRANSACTION * (last == b"COMMIT\0"))
                server.sendall(data)
            server.shutdown(socket.SHUT_RDWR)

    def _answer(self, client: socket.socket, server: socket.socket, lost: list[bytes]) -> None:
        """Carries answers, but none once one is to be lost: that ends the connection when it is whole."""
        said = b""
        with suppress(OSError):
            while data := server.recv(65536):
                if not lost:
                    client.sendall(data)
                    continue
                said += data
                if lost[0] in said:
                    break
            client.shutdown(socket.SHUT_RDWR)

    def _time_to_cut(self, data: bytes) -> bytes | None:
        """What has been said for it to be cut; None when it is not to be."""
        if not self.cut_at or self.cut_at[0] not in data:
            return None
        last = self.cut_at.pop(0)
        return None if self.cut_at else last

    def address(self, address: str) -> str:
        """The address of a database, over this way."""
        here = f"host=127.0.0.1&port={self.port}&sslmode=disable&gssencmode=disable"
        return address.replace(f"host={self._folder}", here)

    def close(self) -> None:
        """Cuts everything."""
        self._listener.shutdown(socket.SHUT_RDWR)
        self._thread.join()
        for one in (self._listener, *self._sockets):
            with suppress(OSError):
                one.shutdown(socket.SHUT_RDWR)
            one.close()
