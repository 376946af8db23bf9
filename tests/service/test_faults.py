"""The database goes away in every way: requests are soon told so, and all goes on when it is back."""

from __future__ import annotations

import os
import subprocess
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import AbstractContextManager, contextmanager, suppress
from dataclasses import dataclass
from pathlib import Path
from uuid import uuid4

import psycopg
import pytest

from tests import postgres_server
from tests.postgres_server import new_database
from tests.serving import DEADLINE_S, Answer, Phone, serving
from tests.timing import assert_within

PHONES = 16
"""Four times as many as there are threads."""
BUSY_S = 1.5
"""What a machine adds that does much else."""
TOLD_WITHIN_S = 3.0 + BUSY_S
BACK_WITHIN_S = 1.0 + BUSY_S
HAND = {"outcome": {"taker": "p1", "card": "9"}}

Fault = Callable[[postgres_server.Server], AbstractContextManager[None]]


@dataclass
class Deployment:
    """A service, its database, and a game."""

    database: postgres_server.Server
    port: int
    path: str
    phone: Phone

    def asked_by_all(self) -> list[tuple[float, Answer]]:
        """The answers to phones that read and write at once, each with its time."""

        def ask(number: int) -> tuple[float, Answer]:
            began = time.monotonic()
            if number % 2:
                answer = self.phone.send("GET", self.path)
            else:
                answer = self.phone.send("POST", f"{self.path}/hands", HAND, Idempotency_Key=str(uuid4()))
            return time.monotonic() - began, answer

        with ThreadPoolExecutor(PHONES) as pool:
            return list(pool.map(ask, range(PHONES)))

    def version(self) -> int:
        return int(self.phone.send("GET", self.path).document["version"])

    def is_back_after(self) -> float:
        """The seconds from now until a hand is entered."""
        began = time.monotonic()
        while time.monotonic() < began + DEADLINE_S:
            if self.phone.send("POST", f"{self.path}/hands", HAND).status == 201:
                break
            time.sleep(0.02)
        return time.monotonic() - began


@pytest.fixture(scope="module")
def deployment(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Deployment]:
    with postgres_server.own_server() as database:
        if database is None:
            pytest.skip("There is no PostgreSQL here; install it, or set PG_BIN.")
        database.ask("ALTER ROLE referee SET synchronous_commit = on")
        file = tmp_path_factory.mktemp("faults") / "referee.db"
        with (
            new_database(str(database.folder)) as address,
            serving(file, address=address, threads=4) as server,
        ):
            path, phone = Phone(server.port).new_game()
            yield Deployment(database, server.port, path, phone)


@contextmanager
def away(database: postgres_server.Server) -> Iterator[None]:
    """It has crashed, and nobody listens."""
    database.stop()
    try:
        yield
    finally:
        database.start()


@contextmanager
def starting(database: postgres_server.Server) -> Iterator[None]:
    """It answers, but lets nobody in yet."""
    database.set("hot_standby", "off")
    with _following(database, until="57P03"):
        yield
    database.set("hot_standby", None)


@contextmanager
def in_recovery(database: postgres_server.Server) -> Iterator[None]:
    """It follows another, and can only be read."""
    with _following(database, until=None):
        yield


@contextmanager
def _following(database: postgres_server.Server, *, until: str | None) -> Iterator[None]:
    database.stop("fast")
    signal = database.data / "standby.signal"
    signal.touch()
    database.start(waits=False)
    _wait_for(lambda: _refused(database) == until)
    try:
        yield
    finally:
        database.stop()
        signal.unlink()
        database.start()
        _wait_for(lambda: _refused(database) is None)


def _refused(database: postgres_server.Server) -> str | None:
    """The reason why nobody is let in: the class of the error."""
    try:
        database.ask("SELECT 1")
    except psycopg.OperationalError as error:
        return error.sqlstate or ("57P03" if "not accepting" in str(error) else "away")
    return None


def _wait_for(condition: Callable[[], bool]) -> None:
    until = time.monotonic() + DEADLINE_S
    while not condition():
        assert time.monotonic() < until
        time.sleep(0.02)


@contextmanager
def read_only(database: postgres_server.Server) -> Iterator[None]:
    """It takes no writes, from those who are connected already neither."""
    database.set("default_transaction_read_only", "on")
    try:
        yield
    finally:
        database.set("default_transaction_read_only", None)


@contextmanager
def full(database: postgres_server.Server) -> Iterator[None]:
    """It lets nobody else in, and has hung up on all."""
    hang_up = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE usename = 'referee'"
    database.ask("ALTER ROLE referee CONNECTION LIMIT 0", hang_up)
    try:
        yield
    finally:
        database.ask("ALTER ROLE referee CONNECTION LIMIT -1")


def silent(database: postgres_server.Server) -> AbstractContextManager[None]:
    """It says nothing, and hangs up on nobody."""
    return database.standing_still()


@pytest.mark.parametrize("fault", [away, starting, in_recovery, read_only, full, silent])
def test_all_are_told_soon_and_served_again_without_a_restart(deployment: Deployment, fault: Fault) -> None:
    """Tried again as a whole when the machine was too busy: who asks a second time is told at once."""

    def late_s() -> float:
        deployment.is_back_after()
        before, waits_s = deployment.version(), []
        with fault(deployment.database):
            for _ in range(2):
                for seconds, answer in deployment.asked_by_all():
                    assert answer.status == 503 or (answer.status == 200 and fault is read_only), answer.body
                    waits_s.append(seconds)
                    if answer.status == 503:
                        assert answer.document["type"] == "/problems/store_must_work"
                        assert answer.headers["Retry-After"] == "2"
            assert deployment.phone.send("GET", "/health/live").status == 200
            assert deployment.phone.send("GET", "/health/ready").status == 503
        back = deployment.is_back_after()
        assert deployment.version() == before + 1
        assert {answer.status for _, answer in deployment.asked_by_all()} == {200, 201}
        assert deployment.phone.send("GET", "/health/ready").status == 200
        return max(max(waits_s) - TOLD_WITHIN_S, back - BACK_WITHIN_S)

    assert_within(0, late_s)


@pytest.fixture
def small_disk(deployment: Deployment) -> Iterator[Path]:
    """A folder that holds little."""
    folder = deployment.database.folder / "small"
    folder.mkdir()
    mounted = subprocess.run(
        ["mount", "-t", "tmpfs", "-o", "size=12m", "none", str(folder)], capture_output=True, check=False
    )
    if mounted.returncode:
        pytest.skip("Only root can make a small disk.")
    try:
        yield folder
    finally:
        subprocess.run(["umount", "-l", str(folder)], check=True)


def test_a_full_disk_refuses_what_it_has_no_room_for(
    deployment: Deployment, small_disk: Path, tmp_path: Path
) -> None:
    tables = small_disk / "tables"
    tables.mkdir(mode=0o700)
    owner = deployment.database.data.stat()
    os.chown(tables, owner.st_uid, owner.st_gid)
    deployment.database.ask(
        f"CREATE TABLESPACE small LOCATION '{tables}'",
        "GRANT CREATE ON TABLESPACE small TO referee",
        "ALTER ROLE referee SET default_tablespace = small",
    )
    with (
        new_database(str(deployment.database.folder)) as address,
        serving(tmp_path / "full.db", address=address) as server,
    ):
        path, phone = Phone(server.port).new_game()
        filler = small_disk / "filler"
        with filler.open("wb", buffering=0) as file, suppress(OSError):
            while True:
                file.write(bytes(4096))
        entered, answer = 0, phone.send("POST", f"{path}/hands", HAND)
        while answer.status == 201 and entered < 500:
            entered, answer = entered + 1, phone.send("POST", f"{path}/hands", HAND)
        assert (answer.status, answer.document["type"]) == (503, "/problems/store_must_work")
        assert answer.headers["Retry-After"] == "2"
        assert phone.send("GET", path).document["version"] == 1 + entered
        filler.unlink()
        assert phone.send("POST", f"{path}/hands", HAND).status == 201
        assert phone.send("GET", path).document["version"] == 2 + entered
    deployment.database.ask("ALTER ROLE referee RESET default_tablespace", "DROP TABLESPACE small")
