"""Questions that are asked together see one moment, and a connection that was lost meanwhile is noticed."""

from __future__ import annotations

import threading
import time
from collections.abc import Iterator
from contextlib import closing

import psycopg
import pytest

from referee.errors import StorageError
from referee.store import Reading
from referee.store.postgres.store import PostgresStore
from referee.store.reading import read
from tests.store.store_samples import begin_game, play_hand

WAITS = "SELECT 1 FROM pg_stat_activity WHERE wait_event_type = 'Lock' AND pid <> pg_backend_pid()"


@pytest.fixture
def store(address: str) -> Iterator[PostgresStore]:
    """One with a game of a hand, which the process knows."""
    with closing(PostgresStore(address)) as opened:
        begin_game(opened)
        play_hand(opened)
        yield opened


def sheet(tx: Reading) -> tuple[int, int]:
    """The version of the game, and the number of its entries."""
    stored, entries = tx.game("Game1"), tx.entries("Game1")
    return (stored.version, len(entries)) if stored else (0, 0)


def asks(tx: Reading) -> None:
    tx.game("Game1")
    tx.entries("Game1")


def test_what_is_written_between_two_questions_is_not_seen(store: PostgresStore, address: str) -> None:
    """The second waits for a lock, behind which a hand is played."""
    seen = []
    assert read(store, sheet, asks) == (1, 1)
    with psycopg.connect(address) as other:
        other.execute("LOCK TABLE entries IN ACCESS EXCLUSIVE MODE")
        reader = threading.Thread(target=lambda: seen.append(read(store, sheet, asks)))
        reader.start()
        until = time.monotonic() + 1
        with psycopg.connect(address, autocommit=True) as watching:
            while not watching.execute(WAITS).fetchall() and time.monotonic() < until:
                time.sleep(0.01)
        other.execute("UPDATE games SET version = 2")
        other.execute(
            "INSERT INTO entries (slot, game, position, event, hand, document)"
            " SELECT slot, game, 2, 2, 2, document FROM entries"
        )
    reader.join()
    assert seen[0] in ((1, 1), (2, 2))
    assert read(store, sheet, asks) == (2, 2)


def ended(address: str) -> None:
    """Ends all other connections, as a server does that is started again."""
    with psycopg.connect(address.replace("referee@", "admin@"), autocommit=True) as admin:
        admin.execute(
            "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
            " WHERE usename = 'referee' AND pid <> pg_backend_pid()"
        )


def test_a_connection_lost_while_it_was_idle_is_replaced(store: PostgresStore, address: str) -> None:
    for _ in range(3):
        read(store, sheet, asks)
        ended(address)
        assert read(store, sheet, asks) == (1, 1)


def test_a_statement_that_takes_too_long_is_told_of_and_leaves_nothing_behind(
    store: PostgresStore, address: str
) -> None:
    with psycopg.connect(address) as other:
        other.execute("LOCK TABLE entries IN ACCESS EXCLUSIVE MODE")
        with pytest.raises(StorageError):
            read(store, sheet, asks)
    assert read(store, sheet, asks) == (1, 1)
    play_hand(store)
    assert read(store, sheet, asks) == (2, 2)


def test_where_a_game_lives_is_asked_first_and_then_known(store: PostgresStore, address: str) -> None:
    with closing(PostgresStore(address)) as other:
        assert other.prefetch(asks) is None
        assert read(other, sheet, asks) == (1, 1)
        assert other.prefetch(asks) is not None
