"""A port for operators alone: HTTP for health and metrics, from every worker, beside granian.

granian listens at one address. So the server opens another socket, which its workers share, and each answers
there in a few threads of its own: by HTTP/1.0, one request for each connection, which is what proxies and
Prometheus need. What phones are answered is untouched by it, and whoever fills it keeps no phone waiting.
"""

from __future__ import annotations

import logging
import os
import socket
import threading
from contextlib import suppress
from socketserver import ThreadingMixIn
from typing import Any
from wsgiref.simple_server import ServerHandler, WSGIRequestHandler, WSGIServer

MOST_CONNECTIONS = 32
"""At once in each process. Of more the oldest give way."""
_MOST_THREADS = 4 * MOST_CONNECTIONS
"""Theirs, and those of cut off ones whose answers are still being worked out."""
_PATIENCE_S = 5.0
"""For a request's next bytes, and for its answer to be taken."""
_LONGEST_LINE = 65_536
_BACKLOG = 128
_log = logging.getLogger(__name__)


def listening(host: str, port: int) -> socket.socket:
    """A socket that listens at an address, for all workers.

    :raises OSError: when nobody can listen there.
    """
    family, *_, address = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0]
    listener = socket.socket(family, socket.SOCK_STREAM)
    try:
        if os.name == "posix":  # Elsewhere it would let two listen at one address.
            listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listener.bind(address)
        listener.listen(_BACKLOG)
        # Of several workers that see a connection come, one takes it; the others must not wait for the next.
        listener.setblocking(False)
    except OSError:
        listener.close()
        raise
    return listener


class Operators(ThreadingMixIn, WSGIServer):
    """A server of a WSGI application at a socket that listens already."""

    daemon_threads = True

    def __init__(self, listener: socket.socket, application: Any) -> None:
        self._guard = threading.Lock()
        self._open: dict[Any, None] = {}
        """The connections, in the order in which they came."""
        super().__init__(("", 0), _OneRequest, bind_and_activate=False)
        self.socket.close()
        self.socket = listener
        self.server_address = listener.getsockname()
        self.server_name, self.server_port = map(str, self.server_address[:2])  # type: ignore[assignment]
        self.setup_environ()
        self.set_app(application)

    def start(self) -> None:
        """Answers from now on, in threads of its own."""
        threading.Thread(target=self.serve_forever, name="operators", daemon=True).start()

    def stop(self) -> None:
        """Takes no more connections in this process."""
        self.shutdown()
        self.server_close()

    def process_request(self, request: Any, client_address: Any) -> None:
        """Answers a connection in a thread. Of too many the oldest are cut off."""
        with self._guard:
            is_refused = len(self._open) >= _MOST_THREADS
            self._open[request] = None
            too_many = [*self._open][:-MOST_CONNECTIONS]
        for oldest in too_many:
            with suppress(OSError):
                oldest.shutdown(socket.SHUT_RDWR)
        if is_refused:
            self.shutdown_request(request)
        else:
            super().process_request(request, client_address)

    def shutdown_request(self, request: Any) -> None:
        """Ends a connection."""
        with self._guard:
            self._open.pop(request, None)
        super().shutdown_request(request)

    def handle_error(self, request: Any, client_address: Any) -> None:
        """Tells the log what nobody has expected of a connection."""
        _log.exception("A connection at the port for operators failed")


class _Answering(ServerHandler):
    """The handler of one request. It does not tell which server this is."""

    server_software = ""
    request_handler: WSGIRequestHandler

    def log_exception(self, exc_info: Any) -> None:
        """Nothing: the application tells the log of its own errors; what is left is a client that is gone."""


class _OneRequest(WSGIRequestHandler):
    """A connection, of one request."""

    server_version, sys_version = "Referee", ""
    timeout = _PATIENCE_S

    def handle(self) -> None:
        """Reads the head of a request, and answers. Whoever hangs up or is too slow is not answered."""
        with suppress(OSError):
            self._answer()

    def _answer(self) -> None:
        self.raw_requestline = self.rfile.readline(_LONGEST_LINE + 1)
        if len(self.raw_requestline) > _LONGEST_LINE:
            self.requestline, self.request_version, self.command = "", "", ""
            self.send_error(414)
        elif self.parse_request():
            environ = self.get_environ()
            streams = self.rfile, self.wfile, self.get_stderr()
            handler = _Answering(*streams, environ, multithread=True)  # type: ignore[arg-type]
            handler.request_handler = self
            handler.run(self.server.get_app())  # type: ignore[attr-defined]

    def log_message(self, format: str, *args: Any) -> None:  # noqa: A002  # as it is called
        """Nothing: the application tells the log of its answers itself."""
