"""A server that somebody stands before: what is asked goes through, is refused, or is answered in part."""

from __future__ import annotations

import http.client
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any

HOPS = {"connection", "transfer-encoding", "content-length", "host", "accept-encoding"}


class Gate(ThreadingHTTPServer):
    """Passes requests on to the server at `port`.

    `mood` is "open", "down", or "stuck" for answers that do not end.
    """

    daemon_threads = True

    def __init__(self, port: int) -> None:
        super().__init__(("127.0.0.1", 0), Visitor)
        self.behind = port
        self.mood = "open"

    @property
    def origin(self) -> str:
        return f"http://127.0.0.1:{self.server_port}"


class Visitor(BaseHTTPRequestHandler):
    """One request."""

    server: Gate

    def do_GET(self) -> None:
        if self.server.mood == "down" or self.path.endswith("/stream"):
            self.send_error(502)
            return
        connection = http.client.HTTPConnection("127.0.0.1", self.server.behind)
        body = self.rfile.read(int(self.headers.get("Content-Length", 0)))
        sent = {name: value for name, value in self.headers.items() if name.lower() not in HOPS}
        connection.request(self.command, self.path, body or None, sent)
        answer = connection.getresponse()
        content = answer.read()
        connection.close()
        self.send_response(answer.status)
        for name, value in answer.getheaders():
            if name.lower() not in HOPS | {"date", "server"}:
                self.send_header(name, value)
        self.send_header("Content-Length", str(len(content)))
        self.end_headers()
        stuck = self.server.mood == "stuck" and self.command == "POST"
        self.wfile.write(content[:10] if stuck else content)
        while stuck and self.server.mood == "stuck":
            threading.Event().wait(0.1)

    do_POST = do_PUT = do_DELETE = do_GET  # noqa: N815

    def log_message(self, *_: Any) -> None:
        """Nobody reads it."""


@contextmanager
def gate_before(port: int) -> Iterator[Gate]:
    gate = Gate(port)
    threading.Thread(target=gate.serve_forever, daemon=True).start()
    try:
        yield gate
    finally:
        gate.mood = "open"
        gate.shutdown()
        gate.server_close()
