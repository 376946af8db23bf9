"""A way to PostgreSQL that can be cut."""

from __future__ import annotations

import socket
import threading
from contextlib import suppress

from psycopg.conninfo import make_conninfo


class Wire:
    """A way to the server that can be cut: its answer is lost, and perhaps what it was asked, too."""

    def __init__(self, folder: str) -> None:
        self._to = f"{folder}/.s.PGSQL.5432"
        self._listener = socket.create_server(("127.0.0.1", 0))
        self.port = self._listener.getsockname()[1]
        self.cut_at: bytes | None = None
        """What is said when it is cut, the next time."""
        self.is_heard = True
        """Whether the server hears that."""
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
                if source is client and self.cut_at is not None and self.cut_at in data:
                    self.cut_at = None
                    client.shutdown(socket.SHUT_RDWR)
                    if not self.is_heard:
                        break
                target.sendall(data)
            target.shutdown(socket.SHUT_RDWR)

    def address(self, address: str) -> str:
        """The address of a database, over this way."""
        return make_conninfo(
            address, host="127.0.0.1", port=self.port, sslmode="disable", gssencmode="disable"
        )

    def close(self) -> None:
        """Cuts everything."""
        self._listener.shutdown(socket.SHUT_RDWR)
        self._thread.join()
        for one in (self._listener, *self._sockets):
            with suppress(OSError):
                one.shutdown(socket.SHUT_RDWR)
            one.close()
