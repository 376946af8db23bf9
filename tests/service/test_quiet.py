"""A worker outlives the threads that answered in it, on the Python of the tests and the newest other.

granian ends a thread that has had nothing to do for half a minute. Whatever is freed with the thread is freed
in the middle of its end, where code that asks for the interpreter anew can crash the process.
"""

from __future__ import annotations

import shutil
import sys
import threading
import time
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack
from pathlib import Path

import pytest

from tests.pythons import OTHERS, OWN, UnavailableError, environment
from tests.serving import Phone, Server, serving

PHONES = 40
QUIET_S = 40

pytestmark = pytest.mark.skipif(shutil.which("ps") is None, reason="ps tells which processes there are")


def begin_games(port: int) -> None:
    """As many phones as there are begin a game at the same moment."""
    barrier = threading.Barrier(PHONES)

    def begin(_: int) -> None:
        barrier.wait()
        Phone(port).new_game()

    with ThreadPoolExecutor(PHONES) as pool:
        list(pool.map(begin, range(PHONES)))


def state(server: Server) -> tuple[set[int], str]:
    """Its processes and what it has written; both stay while all is well."""
    return server.children(), server.log()


def interpreters(missing: dict[str, str]) -> dict[str, str]:
    """This interpreter and the newest other, by version; why there is no newer goes to `missing`."""
    for version in OTHERS:
        try:
            return {OWN: sys.executable, version: str(environment(version))}
        except UnavailableError as error:
            missing[version] = str(error)
    return {OWN: sys.executable}


def test_workers_outlive_the_quiet_after_a_crowd(tmp_path: Path, subtests: pytest.Subtests) -> None:
    missing: dict[str, str] = {}
    with ExitStack() as stack:
        servers: dict[str, tuple[Server, tuple[set[int], str]]] = {}
        for version, python in interpreters(missing).items():
            server = stack.enter_context(serving(tmp_path / f"{version}.db", python=python))
            begin_games(server.port)
            servers[version] = server, state(server)
        time.sleep(QUIET_S)
        for version, (server, before) in servers.items():
            with subtests.test(python=version):
                assert Phone(server.port).send("GET", "/health/ready").status == 200
                assert state(server) == before
    for version, why in missing.items():
        with subtests.test(python=version):
            pytest.skip(why)
