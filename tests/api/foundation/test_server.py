from __future__ import annotations

import http.client
import json
import os
import signal
import socket
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from uuid import uuid4

import pytest

from tests.copies import Copy, begin_script
from tests.serving import free_port

APPLICATION = """
import os
from flask import Flask, Response, request

def make():
    app = Flask("stand-in")

    @app.get("/")
    def home():
        return {"database": os.environ["REFEREE_DATABASE"], "process": os.getpid()}

    @app.post("/")
    def take():
        return {"length": len(request.get_data())}

    @app.get("/stream")
    def stream():
        import time

        def lines():
            while True:
                yield "data: x\\n\\n"
                time.sleep(0.1)

        return Response(lines(), mimetype="text/event-stream")

    return app
"""
SERVE = """
from referee.server import serve
from referee.settings import Settings
import os, sys

sys.path.insert(0, os.getcwd())
if __name__ == "__main__":
    serve(Settings.from_environment(os.environ), "stand_in:make")
"""
DEADLINE_S = 90


@pytest.fixture
def port() -> int:
    return free_port()


@dataclass(frozen=True)
class Served:
    """A process that serves, or has tried to."""

    process: Copy
    log: Path

    def output(self) -> str:
        """All that it has written, once it has ended."""
        self.process.wait(DEADLINE_S)
        return self.log.read_text(encoding="utf-8")

    def stop(self, sent: signal.Signals) -> str:
        """All that it has written, after this signal has ended it."""
        self.process.send_signal(sent)
        return self.output()


@contextmanager
def served(folder: Path, port: int, **variables: str) -> Iterator[Served]:
    (folder / "stand_in.py").write_text(APPLICATION, encoding="utf-8")
    (folder / "run.py").write_text(SERVE, encoding="utf-8")
    given = {"REFEREE_PORT": str(port), "REFEREE_DATABASE": "x.db"}
    log = folder / f"{uuid4()}.log"
    process = begin_script(folder / "run.py", log, given | variables)
    try:
        yield Served(process, log)
    finally:
        process.kill()
        process.wait()


def ask(port: int, method: str = "GET", path: str = "/", body: bytes | None = None) -> str:
    """The answer, as soon as the server is there."""
    deadline = time.monotonic() + DEADLINE_S
    while True:
        connection = http.client.HTTPConnection("127.0.0.1", port, timeout=DEADLINE_S)
        try:
            connection.request(method, path, body)
            return connection.getresponse().read().decode()
        except ConnectionError:
            assert time.monotonic() < deadline
            time.sleep(0.05)
        finally:
            connection.close()


@pytest.mark.parametrize("sent", [signal.SIGTERM, signal.SIGINT])
def test_it_serves_until_it_is_told_to_stop(tmp_path: Path, port: int, sent: signal.Signals) -> None:
    with served(tmp_path, port) as service:
        assert '"x.db"' in ask(port)
        assert ask(port, "POST", body=b"x" * 100_000) == '{"length":100000}\n'
        output = service.stop(sent)
    assert f"Referee is at http://127.0.0.1:{port}" in output
    assert service.process.returncode == 0


def test_an_open_stream_does_not_keep_it_alive(tmp_path: Path, port: int) -> None:
    with served(tmp_path, port) as service:
        ask(port)
        with socket.create_connection(("127.0.0.1", port)) as stream:
            stream.sendall(b"GET /stream HTTP/1.1\r\nHost: x\r\n\r\n")
            assert b"200" in stream.recv(1000)
            began = time.monotonic()
            service.stop(signal.SIGTERM)
            assert time.monotonic() - began < 30  # for ever it would be else


def test_streams_take_no_thread_from_other_requests(tmp_path: Path, port: int) -> None:
    with served(tmp_path, port, REFEREE_THREADS="1", REFEREE_WORKERS="1") as service:
        ask(port)
        streams = [socket.create_connection(("127.0.0.1", port)) for _ in range(20)]
        for stream in streams:
            stream.sendall(b"GET /stream HTTP/1.1\r\nHost: x\r\n\r\n")
            assert b"200" in stream.recv(1000)
        assert "x.db" in ask(port)
        assert all(stream.recv(1000) for stream in streams)
        for stream in streams:
            stream.close()
        service.stop(signal.SIGTERM)


def test_idle_connections_keep_nobody_waiting(tmp_path: Path, port: int) -> None:
    with served(tmp_path, port, REFEREE_THREADS="2") as service:
        ask(port)
        idle = [socket.create_connection(("127.0.0.1", port)) for _ in range(20)]
        for connection in idle:
            connection.sendall(b"GET / HTTP/1.1\r\nHost: x\r\n\r\n")
            assert b"200" in connection.recv(1000)
        assert "x.db" in ask(port)
        for connection in idle:
            connection.close()
        service.stop(signal.SIGTERM)


def test_a_worker_that_dies_is_replaced(tmp_path: Path, port: int) -> None:
    with served(tmp_path, port, REFEREE_WORKERS="1") as service:
        first = json.loads(ask(port))["process"]
        os.kill(first, signal.SIGKILL)
        assert json.loads(ask(port))["process"] != first
        service.stop(signal.SIGTERM)


def is_free(port: int) -> bool:
    with socket.socket() as probe:
        probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            probe.bind(("127.0.0.1", port))
        except OSError:
            return False
    return True


@pytest.mark.parametrize("streams", [0, 3])
def test_workers_end_when_the_server_is_killed(tmp_path: Path, port: int, streams: int) -> None:
    """And the next one can begin, also while somebody is still watching."""
    with served(tmp_path, port, REFEREE_WORKERS="3") as service:
        ask(port)
        watching = [socket.create_connection(("127.0.0.1", port)) for _ in range(streams)]
        for stream in watching:
            stream.sendall(b"GET /stream HTTP/1.1\r\nHost: x\r\n\r\n")
            assert b"200" in stream.recv(1000)
        service.process.kill()
        service.process.wait(DEADLINE_S)
        deadline = time.monotonic() + DEADLINE_S
        while not is_free(port):
            assert time.monotonic() < deadline, "a worker keeps the port"
            time.sleep(0.1)
        for stream in watching:
            stream.close()
    with served(tmp_path, port) as again:
        assert "x.db" in ask(port)
        again.stop(signal.SIGTERM)


def test_a_port_in_use_is_told(tmp_path: Path, port: int) -> None:
    with socket.socket() as other:
        other.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        other.bind(("127.0.0.1", port))
        other.listen()
        with served(tmp_path, port) as service:
            output = service.output()
    assert service.process.returncode == 1
    assert f"Cannot listen at http://127.0.0.1:{port}" in output
    assert "Traceback" not in output


def test_a_second_server_does_not_share_the_port(tmp_path: Path, port: int) -> None:
    with served(tmp_path, port) as first:
        ask(port)
        with served(tmp_path, port) as second:
            second.output()
        assert second.process.returncode == 1
        first.stop(signal.SIGTERM)


def test_an_unknown_host_is_told(tmp_path: Path, port: int) -> None:
    with served(tmp_path, port, REFEREE_HOST="203.0.113.7") as service:
        output = service.output()
    assert service.process.returncode == 1
    assert "Cannot listen" in output
