"""The counts of a PostgreSQL store: connections, conflicts, leaders."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing, suppress
from typing import Any

import psycopg
import pytest
from psycopg.conninfo import make_conninfo

from referee.errors import StorageError
from referee.store.plans import Draft
from referee.store.postgres.store import PostgresStore
from tests.metrics import Told
from tests.postgres_server import new_database, own_server, programs
from tests.serving import free_port
from tests.store.store_samples import begin_game, look

metrics = pytest.importorskip("referee.metrics")


@pytest.fixture
def meter() -> Any:
    return metrics.Metrics()


@pytest.fixture
def store(address: str, meter: Any) -> Iterator[PostgresStore]:
    with closing(PostgresStore(address, meter=meter)) as opened:
        yield opened


def metrics_of(meter: Any) -> Told:
    return Told(meter.exposition()[1].decode())


def until(holds: Callable[[], bool]) -> None:
    deadline = time.monotonic() + 90
    while not holds():
        assert time.monotonic() < deadline
        time.sleep(0.02)


def test_connections_are_counted_while_they_are_open(store: PostgresStore, meter: Any) -> None:
    assert metrics_of(meter).of("referee_store_connections") == 0
    begin_game(store)
    assert metrics_of(meter).of("referee_store_connections") == 1
    with store.read() as tx, ThreadPoolExecutor(1) as pool:
        tx.game("Game1")
        pool.submit(look, store, "game", "Game1").result()
        assert metrics_of(meter).of("referee_store_connections") == 2
    store.close()
    assert metrics_of(meter).of("referee_store_connections") == 0


def test_a_server_that_always_led_has_had_no_other_leader(store: PostgresStore, meter: Any) -> None:
    assert "referee_store_leader_changes" not in metrics_of(meter).names
    begin_game(store)
    assert "referee_store_leader_changes" in metrics_of(meter).names
    assert metrics_of(meter).of("referee_store_leader_changes") == 0


def test_a_standby_is_not_ready_until_it_leads_and_that_is_counted(meter: Any) -> None:
    with own_server() as leader:
        pg_programs = programs()
        if leader is None or pg_programs is None or not (pg_programs / "pg_basebackup").exists():
            pytest.skip("PostgreSQL is not installed with all of its programs")
        with new_database(str(leader.folder)) as address:
            PostgresStore(address).close()
            with leader.standby() as standby:
                standby_address = make_conninfo(address, host=str(standby.folder), target_session_attrs="any")
                with closing(PostgresStore(standby_address, as_it_is=True, meter=meter)) as store:
                    with pytest.raises(StorageError) as refusal:
                        store.health()
                    assert refusal.value.members == {"leader": False}
                    assert "referee_store_leader_changes" not in metrics_of(meter).names
                    standby.promote()
                    store._connections.forget_idle()
                    until(lambda: store.health().cluster["leader"])
                    assert metrics_of(meter).of("referee_store_leader_changes") == 1


def test_attempts_that_fail_are_counted(store: PostgresStore, address: str, meter: Any) -> None:
    store._connections._address = make_conninfo(address, host="127.0.0.1", port=free_port())
    with pytest.raises(StorageError):
        begin_game(store)
    assert metrics_of(meter).of("referee_store_connect_failures_total") >= 1


def test_conflicts_are_counted_and_not_seen(store: PostgresStore, address: str, meter: Any) -> None:
    """A deadlock, which the store finds: whoever else is in it looks for one much later."""
    for name in ("Game1", "Game2"):
        begin_game(store, name)
    with Draft(store.read) as draft:
        for name in ("Game1", "Game2"):
            draft.game(name)
        for name in ("Game1", "Game2"):
            draft.put_guests(name, [])
    lock = b"SELECT 1 FROM games WHERE id = %s FOR UPDATE"
    waits = b"SELECT count(*) FROM pg_stat_activity WHERE wait_event_type = 'Lock' AND usename = current_user"
    admin = make_conninfo(address, user="admin")
    with psycopg.connect(admin) as other, ThreadPoolExecutor(1) as pool:
        other.execute("SET deadlock_timeout = '1min'")
        other.execute(lock, ("Game2",))
        written = pool.submit(store.apply, draft.plan())
        with psycopg.connect(address, autocommit=True) as looking:
            until(lambda: looking.execute(waits).fetchone() == (1,))
        with suppress(psycopg.errors.DeadlockDetected):
            other.execute(lock, ("Game1",))
        other.rollback()
        written.result(timeout=90)
    assert metrics_of(meter).of("referee_store_retries_total", reason="conflict") >= 1
