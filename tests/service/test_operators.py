"""A port of their own for operators: health and metrics are there alone, and nothing else is."""

from __future__ import annotations

import os
import re
import signal
import socket
import sys
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, closing
from http.client import HTTPException
from pathlib import Path

import pytest

from referee.operators import MOST_CONNECTIONS
from tests import copies
from tests.addresses import OPERATORS, answer_to, is_for_operators, spellings
from tests.metrics import Told
from tests.postgres_server import new_database
from tests.serving import DEADLINE_S, Phone, Server, free_port, serving

SPAWNING = """
import multiprocessing

if __name__ == "__main__":
    multiprocessing.set_start_method("spawn")
    from referee.cli import main

    main()
"""
"""`referee` where processes begin anew instead of being copied, as on other systems than Linux."""


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder = tmp_path_factory.mktemp("operators")
    with serving(folder / "referee.db", workers=2, operations_port=free_port()) as running:
        yield running


def status(port: int, path: str) -> int:
    return Phone(port).send("GET", path).status


@pytest.mark.parametrize("path", OPERATORS)
def test_each_is_at_the_port_of_operators_alone(server: Server, path: str) -> None:
    assert status(server.operations_port, path) == 200
    refused = Phone(server.port).send("GET", path)
    assert (refused.status, refused.document["errors"][0]["code"]) == (404, "address_must_exist") or (
        refused.status == 404 and b"Not Found" in refused.body
    )


@pytest.mark.parametrize("path", OPERATORS)
def test_no_spelling_of_it_is_answered_at_the_other_port(server: Server, path: str) -> None:
    for target in spellings(path):
        code, rest = answer_to(server.port, target)
        assert not is_for_operators(rest), target
        assert code != 200, target


@pytest.mark.parametrize("path", ["/", "/v1/variants", "/v1/games", "/docs", "/openapi.json", "/problems"])
def test_nothing_else_is_at_the_port_of_operators(server: Server, path: str) -> None:
    assert status(server.operations_port, path) == 404


def test_it_is_only_read(server: Server) -> None:
    refused = Phone(server.operations_port).send("POST", "/metrics", {})
    assert refused.status == 405
    assert set(refused.headers["Allow"].split(", ")) == {"GET", "HEAD", "OPTIONS"}
    assert refused.headers["X-Request-Id"]
    assert answer_to(server.operations_port, "/health/live", "HEAD")[1].endswith(b"\r\n\r\n")


def test_when_operators_are_answered_phones_are_not_refused(tmp_path: Path) -> None:
    server = Server(tmp_path / "referee.db", operations_port=free_port())
    try:
        for _ in range(3):
            server.start()
            assert status(server.port, "/v1/variants") == 200
            server.stop()
    finally:
        server.kill()


@pytest.mark.parametrize("store", ["sqlite", "postgres"])
def test_what_all_processes_counted_is_there(
    store: str, tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    with ExitStack() as stack:
        address = None
        if store == "postgres":
            address = stack.enter_context(new_database(request.getfixturevalue("postgres")))
        server = stack.enter_context(
            serving(tmp_path / "referee.db", address=address, workers=2, operations_port=free_port())
        )
        path, phone = Phone(server.port).new_game()
        for _ in range(12):
            assert (
                phone.send("POST", f"{path}/hands", {"outcome": {"taker": "p1", "card": "9"}}).status == 201
            )
        for _ in range(4):
            counted = Told(Phone(server.operations_port).send("GET", "/metrics").body.decode())
            assert counted.of("referee_hands_total", family="cucumber") == 12
            assert counted.of("referee_requests_total", operation="record_hand", status="201") == 12
        assert counted.of("referee_requests_total", operation="show_metrics", status="200") >= 3


def test_whoever_fills_the_port_gives_way_and_keeps_no_phone_waiting(server: Server) -> None:
    with ExitStack() as stack:
        for _ in range(5 * MOST_CONNECTIONS):
            silent = socket.create_connection(("127.0.0.1", server.operations_port), timeout=DEADLINE_S)
            stack.enter_context(closing(silent))
            silent.sendall(b"GET /metr")
        assert status(server.operations_port, "/health/live") == 200
        assert status(server.port, "/v1/variants") == 200


@pytest.mark.parametrize(
    "sent", [b"", b"\r\n", b"GET\r\n\r\n", b"\x00\xff\r\n\r\n", b"GET /" + b"x" * 70_000]
)
def test_what_is_no_request_harms_nobody(server: Server, sent: bytes) -> None:
    with closing(socket.create_connection(("127.0.0.1", server.operations_port), timeout=DEADLINE_S)) as bad:
        bad.sendall(sent)
        bad.shutdown(socket.SHUT_WR)
        answer = bad.recv(65_536)
    assert not answer or b" 4" in answer.split(b"\r\n")[0] or b"Error code: 4" in answer
    assert status(server.operations_port, "/health/ready") == 200
    assert "Traceback" not in server.log()


def workers_of(server: Server) -> list[int]:
    return [pid for pid in server.children() if "resource_tracker" not in command_of(pid)]


def command_of(pid: int) -> str:
    """The command line of a process; empty for one that has just gone."""
    try:
        return Path(f"/proc/{pid}/cmdline").read_text(encoding="utf-8")
    except FileNotFoundError:
        return ""


def wait_for_all_workers(server: Server) -> None:
    """Returns once each worker has answered operators: the log names its process."""
    workers, give_up = workers_of(server), time.monotonic() + DEADLINE_S
    while not all(re.search(rf'"process": ?{pid}\b', server.log()) for pid in workers):
        assert time.monotonic() < give_up, server.log()
        with ThreadPoolExecutor(8) as pool:
            list(pool.map(lambda _: status(server.operations_port, "/health/live"), range(16)))


def test_while_a_worker_stands_still_or_is_gone_the_others_answer(tmp_path: Path) -> None:
    telling = {"log_format": "json", "log_level": "info"}
    with serving(tmp_path / "referee.db", workers=3, operations_port=free_port(), **telling) as server:
        wait_for_all_workers(server)
        stopped, killed, _ = workers_of(server)
        os.kill(stopped, signal.SIGSTOP)
        os.kill(killed, signal.SIGKILL)
        while not stands_still(stopped):
            time.sleep(0.01)
        answers = [status(server.operations_port, path) for path in OPERATORS * 5]
        os.kill(stopped, signal.SIGCONT)
    assert answers == [200] * 15


def test_workers_that_died_come_again_and_answer(tmp_path: Path) -> None:
    with serving(tmp_path / "referee.db", workers=2, operations_port=free_port()) as server:
        before = workers_of(server)
        for pid in before:
            os.kill(pid, signal.SIGKILL)
        deadline = time.monotonic() + DEADLINE_S
        while not set(workers_of(server)).isdisjoint(before) or not is_live(server):
            assert time.monotonic() < deadline, server.log()
            time.sleep(0.1)


def stands_still(pid: int) -> bool:
    """True once a signal has stopped the process, which may yet take a connection until then."""
    stat = Path(f"/proc/{pid}/stat")
    return not stat.exists() or stat.read_text().rpartition(")")[2].split()[0] == "T"


def is_live(server: Server) -> bool:
    try:
        return status(server.operations_port, "/health/live") == 200
    except (OSError, HTTPException):
        return False


def test_a_server_that_stops_gives_both_ports_back(tmp_path: Path) -> None:
    with serving(tmp_path / "referee.db", workers=2, operations_port=free_port()) as server:
        assert is_live(server)
        server.stop()
        for port in (server.port, server.operations_port):
            with pytest.raises(OSError):  # noqa: PT011  # refused is one of several
                socket.create_connection(("127.0.0.1", port)).close()
        server.start()
        assert is_live(server)


def test_processes_that_begin_anew_answer_there_too(tmp_path: Path) -> None:
    (tmp_path / "spawning.py").write_text(SPAWNING, encoding="utf-8")
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("PYTHONPATH", os.pathsep.join([str(tmp_path), *filter(None, sys.path)]))
        server = Server(tmp_path / "referee.db", module=("spawning",), operations_port=free_port())
        try:
            server.start()
            assert [status(server.operations_port, path) for path in OPERATORS] == [200, 200, 200]
            assert status(server.port, "/metrics") == 404
        finally:
            server.kill()


def test_a_port_for_operators_that_is_in_use_is_told(tmp_path: Path) -> None:
    with closing(socket.create_server(("127.0.0.1", 0))) as other:
        port = other.getsockname()[1]
        log = tmp_path / "log.txt"
        words = [f"--database={tmp_path / 'referee.db'}", f"--port={free_port()}"]
        done = copies.begin(["serve", *words, f"--operations-port={port}"], log)
        code = done.wait(DEADLINE_S)
    said = f"Cannot listen at http://127.0.0.1:{port}: Address already in use.\n"
    assert (code, log.read_text(encoding="utf-8")) == (1, said)


def test_without_a_port_of_their_own_all_is_at_one(tmp_path: Path) -> None:
    with serving(tmp_path / "referee.db") as server:
        assert [status(server.port, path) for path in OPERATORS] == [200, 200, 200]
