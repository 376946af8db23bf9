"""A service that is started beside its database waits for it, for a bounded time, and says so."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, ExitStack, contextmanager
from pathlib import Path

import pytest

from tests import copies, postgres_server
from tests.copies import Copy
from tests.serving import DEADLINE_S, Phone, free_port

WAITS = "It is waited for, up to "


@pytest.fixture(scope="module")
def database() -> Iterator[postgres_server.Server]:
    """A server of these tests' own, which goes away and comes back."""
    with postgres_server.own_server() as own:
        if own is None:
            pytest.skip("There is no PostgreSQL here; install it, or set PG_BIN.")
        own.ask("CREATE DATABASE referee OWNER referee")
        yield own


@contextmanager
def away(database: postgres_server.Server) -> Iterator[None]:
    """Nobody answers there."""
    database.stop("fast")
    yield
    database.start()


@contextmanager
def in_recovery(database: postgres_server.Server) -> Iterator[None]:
    """It can only be read."""
    database.stop("fast")
    (database.data / "standby.signal").touch()
    database.start()
    yield
    database.promote()


def silent(database: postgres_server.Server) -> AbstractContextManager[None]:
    """It is too slow to say anything."""
    return database.standing_still()


@contextmanager
def started(address: str, log: Path, **settings: int) -> Iterator[tuple[Copy, int]]:
    """`referee serve`, and its port."""
    port = free_port()
    options = {"database": address, "port": port, "workers": 1, "log-level": "error"} | settings
    process = copies.begin(["serve", *(f"--{name}={value}" for name, value in options.items())], log)
    try:
        yield process, port
    finally:
        process.terminate()
        process.wait(DEADLINE_S)


def first_line(log: Path) -> str:
    """What a service says first, once it has."""
    until = time.monotonic() + DEADLINE_S
    while not (log.exists() and "\n" in (said := log.read_text(encoding="utf-8"))):
        assert time.monotonic() < until
        time.sleep(0.02)
    return said.partition("\n")[0]


def is_ready(port: int) -> bool:
    try:
        return Phone(port).send("GET", "/health/ready").status == 200
    except OSError:
        return False


@pytest.mark.parametrize("fault", [away, in_recovery, silent])
def test_a_database_that_comes_later_is_waited_for(
    database: postgres_server.Server,
    fault: Callable[[postgres_server.Server], AbstractContextManager[None]],
    tmp_path: Path,
) -> None:
    address, log = f"postgresql://referee@/referee?host={database.folder}", tmp_path / "log.txt"
    with ExitStack() as services:
        with fault(database):
            process, port = services.enter_context(started(address, log, **{"database-wait": 60}))
            assert f"{WAITS}60 s." in first_line(log)
        until = time.monotonic() + DEADLINE_S
        while not is_ready(port):
            assert process.poll() is None
            assert time.monotonic() < until
            time.sleep(0.1)


def test_a_database_that_does_not_come_is_told_of_in_the_end(tmp_path: Path) -> None:
    begin, log = time.monotonic(), tmp_path / "log.txt"
    with started("postgresql://ann@127.0.0.1:1/x", log, **{"database-wait": 2}) as (process, _):
        assert process.wait(DEADLINE_S) == 2
    waits, reason = log.read_text(encoding="utf-8").splitlines()
    assert f"{WAITS}2 s." in waits
    assert reason.startswith("referee: The database cannot be reached")
    assert time.monotonic() - begin > 2
