"""The metrics that several processes of a real server count together."""

from __future__ import annotations

import os
import signal
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from http.client import HTTPException
from pathlib import Path
from urllib.request import urlopen

import pytest

from tests.metrics import Told
from tests.postgres_server import new_database
from tests.serving import DEADLINE_S, Phone, Server, serving

BOTH = pytest.mark.parametrize("store", ["sqlite", "postgres"])


@pytest.fixture
def server(store: str, tmp_path: Path, request: pytest.FixtureRequest) -> Iterator[Server]:
    with ExitStack() as stack:
        address = None
        if store == "postgres":
            address = stack.enter_context(new_database(request.getfixturevalue("postgres")))
        yield stack.enter_context(serving(tmp_path / "referee.db", address=address, workers=2))


def metrics_of(server: Server) -> Told:
    answer = Phone(server.port).send("GET", "/metrics")
    assert answer.status == 200, answer.body
    return Told(answer.body.decode())


def until(holds: Callable[[], bool]) -> None:
    deadline = time.monotonic() + DEADLINE_S
    while not holds():
        assert time.monotonic() < deadline
        time.sleep(0.1)


@BOTH
def test_all_workers_are_counted_together(server: Server) -> None:
    path, phone = Phone(server.port).new_game()
    for _ in range(20):
        assert phone.send("POST", f"{path}/hands", {"outcome": {"taker": "p1", "card": "9"}}).status == 201
    for _ in range(4):
        now = metrics_of(server)
        assert now.of("referee_hands_total", family="cucumber") == 20
        assert now.of("referee_requests_total", operation="record_hand", status="201") == 20
        assert now.of("referee_store_transactions_total", outcome="kept") == 21
    assert now.of("referee_store_connections") >= 1
    assert now.of("referee_store_leader_changes") == 0


@BOTH
def test_streams_and_how_late_they_are(server: Server) -> None:
    path, phone = Phone(server.port).new_game()
    with urlopen(f"http://127.0.0.1:{server.port}{path}/stream", timeout=DEADLINE_S) as stream:
        assert stream.readline()
        until(lambda: metrics_of(server).of("referee_stream_watchers") == 1)
        phone.send("POST", f"{path}/hands", {"outcome": {"taker": "p1", "card": "9"}})
        until(lambda: metrics_of(server).of("referee_stream_lag_seconds_count") == 1)
        assert 0 <= metrics_of(server).of("referee_stream_lag_seconds_sum") < 5
    until(lambda: metrics_of(server).of("referee_stream_watchers") == 0)


@pytest.mark.parametrize("store", ["sqlite"])
def test_of_a_worker_that_died_its_streams_are_forgotten_and_its_counts_are_not(server: Server) -> None:
    path, phone = Phone(server.port).new_game()
    for _ in range(5):
        phone.send("POST", f"{path}/hands", {"outcome": {"taker": "p1", "card": "9"}})
    streams = [urlopen(f"http://127.0.0.1:{server.port}{path}/stream", timeout=DEADLINE_S) for _ in range(6)]
    until(lambda: metrics_of(server).of("referee_stream_watchers") == 6)
    workers = [pid for pid in server.children() if is_worker(pid)]
    for pid in workers:
        os.kill(pid, signal.SIGKILL)
    until(lambda: is_up(server) and metrics_of(server).of("referee_stream_watchers") == 0)
    assert metrics_of(server).of("referee_hands_total", family="cucumber") == 5
    for stream in streams:
        stream.close()


def is_worker(pid: int) -> bool:
    return b"resource_tracker" not in Path(f"/proc/{pid}/cmdline").read_bytes()


def is_up(server: Server) -> bool:
    try:
        return Phone(server.port).send("GET", "/health/live").status == 200
    except (OSError, HTTPException):
        return False


@pytest.mark.parametrize("required", [0, 2])
def test_standbys_that_are_missing_are_told_where_some_are_wanted(
    postgres: str, tmp_path: Path, required: int
) -> None:
    with (
        new_database(postgres) as address,
        serving(tmp_path / "referee.db", address=address, workers=2, standbys=required) as server,
    ):
        for _ in range(3):
            now = metrics_of(server)
            assert ("referee_store_standbys_missing" in now.names) is bool(required)
            assert now.of("referee_store_standbys_missing") == required
        warnings = Phone(server.port).send("GET", "/health/ready").document["warnings"]
        assert ("There should be 2 (REFEREE_STANDBYS)" in " ".join(warnings)) is bool(required)


@pytest.fixture
def temporary(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The folder of temporary files of a test's servers."""
    monkeypatch.setenv("TMPDIR", str(tmp_path / "temporary"))
    (tmp_path / "temporary").mkdir()
    return tmp_path / "temporary"


def folders(temporary: Path) -> set[Path]:
    return set(temporary.glob("referee-metrics-*"))


def test_a_server_that_stops_leaves_no_folder(temporary: Path, tmp_path: Path) -> None:
    with serving(tmp_path / "referee.db") as server:
        assert len(folders(temporary)) == 1
        server.stop()
    assert folders(temporary) == set()


def test_the_folder_of_a_server_that_was_killed_goes_with_the_next_start(
    temporary: Path, tmp_path: Path
) -> None:
    with serving(tmp_path / "killed.db") as killed, serving(tmp_path / "lives.db") as lives:
        both = folders(temporary)
        path, phone = Phone(lives.port).new_game()
        killed.kill()
        assert folders(temporary) == both
        assert len(both) == 2
        with serving(tmp_path / "next.db"):
            assert len(folders(temporary)) == 2
            assert len(folders(temporary) & both) == 1
        phone.send("POST", f"{path}/hands", {"outcome": {"taker": "p1", "card": "9"}})
        assert metrics_of(lives).of("referee_hands_total", family="cucumber") == 1
