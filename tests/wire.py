"""A way to PostgreSQL that can be cut."""

from __future__ import annotations

import socket
import threading
from contextlib import suppress


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
        """Whether the server hears that."""
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
                for source, target in ((client, server), (server, client)):
                    threading.Thread(target=self._carry, args=(source, target, client), daemon=True).start()

    def _carry(self, source: socket.socket, target: socket.socket, client: socket.socket) -> None:
        with suppress(OSError):
            while data := source.recv(65536):
                if source is client and self.silent_at is not None and self.silent_at in data:
                    continue
                if source is client and self._is_time_to_cut(data):
                    client.shutdown(socket.SHUT_RDWR)
                    if not self.is_heard:
                        break
                target.sendall(data)
            target.shutdown(socket.SHUT_RDWR)

    def _is_time_to_cut(self, data: bytes) -> bool:
        if not self.cut_at or self.cut_at[0] not in data:
            return False
        self.cut_at.pop(0)
        return not self.cut_at

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
