"""Whose connection it is: a thread's, and a process's."""

import gc
import os
import sys
import threading
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from store_samples import begin_game, game, play_hand

from referee.errors import StorageError
from referee.store.sqlite import SqliteStore
from referee.store.sqlite_transactions import SqliteWriting


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "games.db"


@pytest.fixture
def store(path: Path) -> Iterator[SqliteStore]:
    opened = SqliteStore(path, busy_timeout_s=5)
    yield opened
    opened.close()


def games(store: SqliteStore) -> list[str]:
    with store.read() as reading:
        return reading.game_ids(limit=99)


@pytest.mark.skipif(sys.platform != "linux", reason="counts files in /proc")
def test_a_thread_that_ends_gives_its_connection_back(store):
    def files() -> int:
        gc.collect()
        return len(os.listdir("/proc/self/fd"))

    games(store)
    before = files()
    for _ in range(20):
        thread = threading.Thread(target=games, args=(store,))
        thread.start()
        thread.join()
    assert files() <= before + 3


def in_child(act: Callable[[], object]) -> bool:
    """Whether `act` works in a forked process."""
    child = os.fork()
    if child == 0:
        code = 1
        try:
            act()
            code = 0
        finally:
            os._exit(code)
    return os.waitpid(child, 0)[1] == 0


@pytest.mark.skipif(not hasattr(os, "fork"), reason="there is no fork")
@pytest.mark.filterwarnings("ignore:.*fork.*:DeprecationWarning")
class TestFork:
    def test_a_child_opens_its_own_connection(self, store):
        begin_game(store)
        mine = store._connections.here()

        def act() -> None:
            assert store._connections.here() is not mine
            play_hand(store)
            store.close()

        assert in_child(act)
        play_hand(store)
        with store.read() as reading:
            assert reading.game("Game1").version == 2

    def test_a_child_cannot_end_its_parents_transaction(self, store):
        transaction = store.write()
        transaction.__enter__().add_game(game())

        def act() -> None:
            with pytest.raises(StorageError, match="forked"):
                transaction.__exit__(None, None, None)

        assert in_child(act)
        transaction.__exit__(None, None, None)
        assert games(store) == ["Game1"]

    def test_a_child_waits_for_its_parents_turn(self, path):
        store = SqliteStore(path, busy_timeout_s=0.05)
        with store.write() as writing:
            writing.add_game(game())

            def act() -> None:
                with store.read() as reading:
                    assert reading.game("Game1") is None
                reached = SqliteWriting(store._connections.here())
                with pytest.raises(StorageError, match="locked"):
                    reached.start()

            assert in_child(act)
        assert games(store) == ["Game1"]
        store.close()


def test_an_ear_gives_its_connection_back(store):
    with store.changes() as changes:
        pass
    with pytest.raises(StorageError, match="closed"):
        changes.wait(timeout_s=0)
