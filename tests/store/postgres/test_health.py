"""The health of a PostgreSQL store: its server, its standbys and itself."""

from __future__ import annotations

import os
import socket
import subprocess
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, closing, contextmanager
from dataclasses import replace
from pathlib import Path

import psycopg
import pytest
from psycopg.conninfo import make_conninfo

from referee.api.foundation.context import NAME
from referee.app import create_app
from referee.errors import StorageError
from referee.settings import Settings
from referee.store import StoreHealth
from referee.store.postgres.health import Look, Server
from referee.store.postgres.store import PostgresStore
from tests.postgres_server import programs
from tests.timing import assert_within

SOUND = Server("16.4", 160004, "on", "on", "on", "", False, True, False)
"""A server by itself, of which nothing has to be said."""
FOLLOWED = replace(SOUND, standby_names="db2", standbys=(("db2", "sync"), ("db3", "async")))


@pytest.fixture
def store(address: str) -> Iterator[PostgresStore]:
    with closing(PostgresStore(address)) as opened:
        yield opened


@pytest.fixture
def admin(postgres: str) -> Iterator[psycopg.Connection]:
    with psycopg.connect(host=postgres, user="admin", dbname="postgres", autocommit=True) as connection:
        yield connection


@pytest.mark.parametrize(
    ("server", "word"),
    [
        (replace(SOUND, fsync="off"), "fsync"),
        (replace(SOUND, full_page_writes="off"), "full_page_writes"),
        (replace(SOUND, synchronous_commit="local"), "synchronous_commit is local"),
        (replace(SOUND, standbys=(("db2", "async"),)), "asynchronous"),
        (replace(SOUND, standby_names="*"), "No synchronous standby"),
        (replace(FOLLOWED, standbys=(("db3", "potential"),)), "No synchronous standby"),
        (replace(SOUND, required=1), "connected: 0. There should be 1"),
        (replace(FOLLOWED, required=2), "connected: 1. There should be 2"),
        (replace(SOUND, standby_names="*", required=2), "No synchronous standby"),
        (replace(FOLLOWED, sees_standbys=False), "pg_monitor"),
        (replace(FOLLOWED, sees_standbys=False, required=2), "pg_monitor"),
        (replace(SOUND, is_superuser=True), "superuser"),
        (replace(SOUND, version="13.9", number=130009), "older than 14"),
    ],
)
def test_what_can_lose_something_is_warned_of(server: Server, word: str) -> None:
    [warning] = server.warnings()
    assert word in warning


@pytest.mark.parametrize(
    "server",
    [
        SOUND,
        FOLLOWED,
        replace(FOLLOWED, required=1),
        replace(FOLLOWED, standbys=(("db2", "quorum"), ("db3", "quorum")), required=1),
        replace(FOLLOWED, standbys=(("db2", "quorum"), ("db3", "quorum"))),
    ],
)
def test_of_a_sound_server_nothing_is_said(server: Server) -> None:
    assert server.warnings() == ()


def test_standbys_are_told_by_name() -> None:
    assert FOLLOWED.health().cluster == {
        "leader": True,
        "synchronous_standbys": ("db2",),
        "asynchronous_standbys": ("db3",),
    }
    assert replace(FOLLOWED, sees_standbys=False).health().cluster["synchronous_standbys"] is None


def until(holds: Callable[[], bool]) -> None:
    deadline = time.monotonic() + 90
    while not holds():
        assert time.monotonic() < deadline
        time.sleep(0.05)


def leads(store: PostgresStore) -> bool | None:
    """True when the server leads by the store's answer; None where that is not in it."""
    try:
        return bool(store.health().cluster["leader"])
    except StorageError as error:
        return error.members.get("leader")


@contextmanager
def following(folder: str, name: str, to: Path) -> Iterator[None]:
    """Something that follows a server's log, as a standby does, and is called `name`."""
    pg_programs = programs()
    if pg_programs is None or not (pg_programs / "pg_receivewal").exists():
        pytest.skip("PostgreSQL is installed without pg_receivewal")
    to.mkdir()
    where = f"host={folder} user=admin application_name={name}"
    command = [str(pg_programs / "pg_receivewal"), "-D", str(to), "-d", where, "--synchronous", "-n"]
    process = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    try:
        yield
    finally:
        process.terminate()
        process.wait()


def alter(admin: psycopg.Connection, setting: str) -> None:
    admin.execute(f"ALTER SYSTEM {setting}".encode())
    admin.execute("SELECT pg_reload_conf()")


def test_a_server_tells_which_standbys_it_waits_for(
    postgres: str, admin: psycopg.Connection, store: PostgresStore, address: str, tmp_path: Path
) -> None:
    with ExitStack() as stack:
        stack.callback(alter, admin, "RESET synchronous_standby_names")
        stack.enter_context(following(postgres, "db2", tmp_path / "db2"))
        stack.enter_context(following(postgres, "db3", tmp_path / "db3"))
        # A role without rights sees only that there are some.
        until(lambda: store.health().cluster["synchronous_standbys"] is None)
        assert any("pg_monitor" in warning for warning in store.health().warnings)
        stack.callback(admin.execute, "REVOKE pg_monitor FROM referee")
        admin.execute("GRANT pg_monitor TO referee")
        until(lambda: store.health().cluster["asynchronous_standbys"] == ("db2", "db3"))
        assert any("asynchronous" in warning for warning in store.health().warnings)
        alter(admin, "SET synchronous_standby_names = 'db2'")
        until(lambda: store.health().cluster["synchronous_standbys"] == ("db2",))
        for required, is_warned in ((1, False), (2, True)):
            with closing(PostgresStore(address, standbys=required)) as other:
                assert ("There should be 2" in " ".join(other.health().warnings)) is is_warned
        assert store.health().cluster["asynchronous_standbys"] == ("db3",)
        assert not any("asynchronous" in warning for warning in store.health().warnings)


def test_a_server_that_takes_no_writes_is_not_ready(
    admin: psycopg.Connection, store: PostgresStore, address: str
) -> None:
    with closing(PostgresStore(make_conninfo(address, target_session_attrs="any"))) as elsewhere:
        try:
            alter(admin, "SET default_transaction_read_only = on")
            until(lambda: leads(elsewhere) is False)
            # It is so for whoever looks for a server that takes writes, too, and finds none.
            store._connections.forget_idle()
            until(lambda: leads(store) is False)
            with pytest.raises(StorageError) as refusal, store.read():
                pytest.fail("read")
            assert refusal.value.members == {}  # for operators alone
        finally:
            alter(admin, "RESET default_transaction_read_only")
        until(lambda: leads(elsewhere) is True and leads(store) is True)


def test_a_network_that_swallows_everything_keeps_nobody_waiting(address: str) -> None:
    """Nobody answers at either of two hosts, each of which is waited for."""
    with ExitStack() as stack, closing(PostgresStore(address)) as store:
        app = create_app(Settings(database=address, rate_limit="off"), store=store)
        silent = [stack.enter_context(socket.create_server(("127.0.0.1", 0))) for _ in range(2)]
        ports = ",".join(str(listener.getsockname()[1]) for listener in silent)
        hosts = ",".join(["127.0.0.1"] * len(silent))
        store._connections.forget_idle()
        store._connections._address = make_conninfo(address, host=hosts, port=ports)

        def asked_s() -> float:
            begun = time.monotonic()
            answer = app.test_client().get("/health/ready")
            took = time.monotonic() - begun
            assert (answer.status_code, answer.get_json()["errors"][0]["code"]) == (503, "store_must_work")
            assert answer.headers["Retry-After"]
            return took

        assert_within(3, asked_s)
        assert app.test_client().get("/health/live").status_code == 200
        app.extensions[NAME].close()


def test_many_who_look_ask_once() -> None:
    questions, answers = list[int](), threading.Event()

    def ask() -> StoreHealth:
        questions.append(os.getpid())
        answers.wait()
        return SOUND.health()

    look = Look(ask)
    for _ in range(3):
        with pytest.raises(StorageError):
            look.answer(within_s=0.05)
    threading.Timer(1, answers.set).start()
    assert look.answer() == SOUND.health()
    assert len(questions) == 1
    assert look.answer() == SOUND.health()
    assert len(questions) == 2


def test_the_answer_of_a_service_tells_no_address(address: str) -> None:
    secret = make_conninfo(address, password="hushhush")
    with closing(PostgresStore(secret)) as store:
        app = create_app(Settings(database=secret, rate_limit="off"), store=store)
        answer = app.test_client().get("/health/ready")
        document = answer.get_json()
        assert document["leader"] is True
        assert (document["store"], document["synchronous_standbys"]) == ("postgresql", [])
        assert document["library"] == f"PostgreSQL {document['version']}"
        assert any("fsync" in warning for warning in document["warnings"])
        for word in ("hushhush", "referee@", "host", str(Path(address).name)):
            assert word not in answer.get_data(as_text=True)
        app.extensions[NAME].close()
