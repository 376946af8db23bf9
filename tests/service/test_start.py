"""A service that is started beside its database waits for it, for a bounded time, and says so."""

from __future__ import annotations

import os
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager

import pytest

from tests import postgres_server
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
def started(address: str, **settings: int) -> Iterator[tuple[subprocess.Popen[str], int]]:
    """`referee serve`, and its port."""
    port = free_port()
    options = {"database": address, "port": port, "workers": 1, "log-level": "error"} | settings
    command = [
        sys.executable,
        "-m",
        "referee",
        "serve",
        *(f"--{name}={value}" for name, value in options.items()),
    ]
    env = os.environ | {"PYTHONUNBUFFERED": "1"}
    with subprocess.Popen(command, env=env, text=True, stderr=subprocess.PIPE) as process:
        try:
            yield process, port
        finally:
            process.terminate()


def is_ready(port: int) -> bool:
    try:
        return Phone(port).send("GET", "/health/ready").status == 200
    except OSError:
        return False


@pytest.mark.parametrize("fault", [away, in_recovery, silent])
def test_a_database_that_comes_later_is_waited_for(
    database: postgres_server.Server, fault: Callable[[postgres_server.Server], AbstractContextManager[None]]
) -> None:
    address = f"postgresql://referee@/referee?host={database.folder}"
    with fault(database):
        service = started(address, **{"database-wait": 60})
        process, port = service.__enter__()
        assert process.stderr is not None
        message = process.stderr.readline()
    try:
        assert f"{WAITS}60 s." in message
        until = time.monotonic() + DEADLINE_S
        while not is_ready(port):
            assert process.poll() is None
            assert time.monotonic() < until
            time.sleep(0.1)
    finally:
        service.__exit__(None, None, None)


def test_a_database_that_does_not_come_is_told_of_in_the_end() -> None:
    begin = time.monotonic()
    with started("postgresql://ann@127.0.0.1:1/x", **{"database-wait": 2}) as (process, _):
        _, message = process.communicate(timeout=DEADLINE_S)
    assert process.returncode == 2
    waits, reason = message.splitlines()
    assert f"{WAITS}2 s." in waits
    assert reason.startswith("referee: The database cannot be reached")
    assert time.monotonic() - begin > 2
