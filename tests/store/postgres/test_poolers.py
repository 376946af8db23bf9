"""PgBouncer before PostgreSQL: with a session for each connection it works, otherwise nothing starts."""

from __future__ import annotations

import shutil
import subprocess
import time
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import psycopg
import pytest

from referee.errors import StorageError
from referee.store.postgres.failures import POOLED, failure_of
from referee.store.postgres.store import PostgresStore
from tests import postgres_server
from tests.serving import free_port
from tests.store.store_samples import begin_game, look, play_hand

PGBOUNCER = shutil.which("pgbouncer", path="/usr/sbin:/usr/bin:/usr/local/bin:/usr/local/sbin")
MODES = ("session", "transaction", "statement")
_DEADLINE_S = 20.0


@pytest.fixture(scope="module")
def pooler(postgres: str) -> Iterator[str]:
    """The beginning of an address of PgBouncer; a database of it is called like its mode."""
    if PGBOUNCER is None:
        pytest.skip("There is no PgBouncer here.")
    folder, port = Path(postgres) / "pooler", free_port()
    folder.mkdir()
    before = postgres_server._unprivileged(folder) or []
    with psycopg.connect(host=postgres, user="admin", dbname="postgres", autocommit=True) as admin:
        admin.execute("CREATE ROLE pooled LOGIN")
        admin.execute("CREATE SCHEMA pooled AUTHORIZATION pooled")  # where it looks first
        databases = "\n".join(
            f"{mode} = host={postgres} dbname=postgres user=pooled pool_mode={mode}" for mode in MODES
        )
        file = folder / "pgbouncer.ini"
        file.write_text(
            f"[databases]\n{databases}\n[pgbouncer]\nauth_type = any\nignore_startup_parameters = options\n"
            f"listen_addr = 127.0.0.1\nlisten_port = {port}\nunix_socket_dir =\n"
        )
        process = subprocess.Popen([*before, PGBOUNCER, "-q", str(file)], stderr=subprocess.DEVNULL)
        try:
            until = time.monotonic() + _DEADLINE_S
            while not _answers(f"postgresql://pooled@127.0.0.1:{port}/session"):
                assert time.monotonic() < until
                time.sleep(0.02)
            yield f"postgresql://pooled@127.0.0.1:{port}"
        finally:
            process.terminate()
            process.wait()
            admin.execute("SET client_min_messages = warning")
            admin.execute("DROP SCHEMA pooled CASCADE")
            admin.execute("DROP ROLE pooled")


def _answers(address: str) -> bool:
    try:
        psycopg.connect(address, connect_timeout=2).close()
    except psycopg.OperationalError:
        return False
    return True


def test_a_session_for_each_connection_is_one_of_its_own(pooler: str) -> None:
    with closing(PostgresStore(f"{pooler}/session")) as store:
        begin_game(store)
        play_hand(store)
        assert look(store, "game", "Game1").version == 1
        with store.changes() as changes:
            play_hand(store)
            assert changes.wait(timeout_s=_DEADLINE_S)
        with store._connections.another() as connection:
            assert connection.execute("SHOW lock_timeout").fetchone() == ("1500ms",)


@pytest.mark.parametrize("mode", ["transaction", "statement"])
def test_a_session_for_each_transaction_is_refused(pooler: str, mode: str) -> None:
    with pytest.raises(StorageError) as refused:
        PostgresStore(f"{pooler}/{mode}")
    assert refused.value.detail == POOLED


def test_options_that_a_pooler_swallows_are_named(pooler: str) -> None:
    with pytest.raises(StorageError, match="swallows options") as refused:
        PostgresStore(f"{pooler}/session?options=-c%20search_path%3Dx%20--log-duration%3Don")
    assert "(log_duration, search_path)" in refused.value.detail


@pytest.mark.parametrize("statement", ["EXECUTE missing", "PREPARE there AS SELECT 1"])
def test_what_only_a_pooler_can_bring_about_is_told_as_that(address: str, statement: str) -> None:
    """It may be told otherwise while the service runs; what was prepared is not there, or already is."""
    with psycopg.connect(address, autocommit=True) as connection:
        connection.execute("PREPARE there AS SELECT 1")
        with pytest.raises(psycopg.ProgrammingError) as failed:
            connection.execute(statement.encode())
    assert failure_of(failed.value).detail == POOLED
