"""Processes that count rate limits together in Redis, and what they do while it is away."""

from __future__ import annotations

import logging
import shutil
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import count
from pathlib import Path

import pytest
from limits import parse

from referee.errors import NotationError
from referee.settings import Settings
from tests.api.foundation.asking import codes
from tests.api.foundation.conftest import MakeApp
from tests.serving import free_port
from tests.timing import assert_within

redis = pytest.importorskip("redis", reason="the extra redis is needed")
from referee.api.foundation.shared_rates import SharedWindows  # noqa: E402  # it needs that, too

LIMIT = parse("3/minute")
SOON_S = 1.0
DEADLINE_S = 60.0
SECRET = "s3cret"

needs_redis = pytest.mark.skipif(
    shutil.which("redis-server") is None, reason="Redis is needed (Debian: redis-server)"
)


@contextmanager
def redis_at(port: int, folder: Path) -> Iterator[str]:
    """The address of a Redis that runs until the block ends."""
    options = ["--port", str(port), "--bind", "127.0.0.1", "--save", "", "--requirepass", SECRET]
    process = subprocess.Popen(["redis-server", *options], cwd=folder, stdout=subprocess.DEVNULL)
    address = f"redis://:{SECRET}@127.0.0.1:{port}/0"
    try:
        with redis.Redis.from_url(address) as client:
            until = time.monotonic() + DEADLINE_S
            while True:
                try:
                    client.ping()
                    break
                except redis.RedisError:
                    assert time.monotonic() < until
                    time.sleep(0.02)
        yield address
    finally:
        process.kill()
        process.wait()


@pytest.fixture(autouse=True)
def patient(monkeypatch: pytest.MonkeyPatch) -> None:
    """Redis is waited for, however busy the machine is; nobody waits for one that is not there."""
    monkeypatch.setattr("referee.api.foundation.shared_rates._ANSWER_WITHIN_S", DEADLINE_S)


@pytest.fixture
def address(tmp_path: Path) -> Iterator[str]:
    with redis_at(free_port(), tmp_path) as redis:
        yield redis


@needs_redis
def test_processes_count_together(address: str) -> None:
    first, second = SharedWindows(address), SharedWindows(address)
    waits = [windows.wait_s(LIMIT, "requests", "a") for windows in (first, second, first, second, first)]
    assert waits[:3] == [0, 0, 0]
    assert all(50 < wait <= 60 for wait in waits[3:])
    assert second.wait_s(LIMIT, "requests", "b") == 0
    assert second.wait_s(LIMIT, "creations", "a") == 0


@needs_redis
def test_services_answer_by_what_all_have_counted(address: str, make_app: MakeApp) -> None:
    clients = [make_app(rate_limit="2/minute", limits_storage=address).test_client() for _ in range(2)]
    assert [client.get("/v1/tables/one").status_code for client in clients] == [200, 200]
    for client in clients:
        answer = client.get("/v1/tables/one")
        assert codes(answer, 429) == {"": "rate_must_be_kept"}
        assert 50 < int(answer.headers["Retry-After"]) <= 60


@needs_redis
def test_while_it_is_away_each_counts_for_itself(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    port = free_port()
    address = f"redis://:{SECRET}@127.0.0.1:{port}/0"
    first, second = (SharedWindows(address, again_after_s=0.2) for _ in range(2))
    clients = count()

    def counted_s() -> float:
        begun, client = time.monotonic(), f"a{next(clients)}"
        for windows in (first, second):
            waits = [windows.wait_s(LIMIT, "requests", client) for _ in range(4)]
            assert waits[:3] == [0, 0, 0]
            assert waits[3] > 0
        return time.monotonic() - begun

    with caplog.at_level(logging.WARNING):
        assert_within(SOON_S, counted_s)
    assert [record.getMessage() for record in caplog.records] == [
        "Rate limits are counted by each process for itself: ConnectionError."
    ] * len(caplog.records)
    with redis_at(port, tmp_path):
        time.sleep(0.3)
        assert [windows.wait_s(LIMIT, "requests", "a") for windows in (first, second, first)] == [0, 0, 0]
        assert second.wait_s(LIMIT, "requests", "a") > 0


@pytest.mark.parametrize("storage", ["redsi://:s3cret@db", "s3cret", "redis://", "postgresql://a:s3cret@db"])
def test_another_storage_is_refused_without_its_password(storage: str) -> None:
    with pytest.raises(NotationError, match=r"redis://host:6379/0") as refused:
        Settings(limits_storage=storage)
    assert SECRET not in str(refused.value)


def test_what_is_missing_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("referee.settings.find_spec", lambda _: None)
    with pytest.raises(NotationError, match=r"pip install 'referee\[redis\]'"):
        Settings(limits_storage="redis://db")
