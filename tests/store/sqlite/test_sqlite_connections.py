"""Whose connections they are: a process's, which lends them to its threads."""

import os
import sys
import threading
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from pathlib import Path

import pytest

from referee.errors import StorageError
from referee.store.sqlite.connections import sqlite3
from referee.store.sqlite.store import SqliteStore
from referee.store.sqlite.transactions import SqliteWriting
from tests.store.store_samples import begin_game, game, play_hand


def games(store: SqliteStore) -> list[str]:
    with store.read() as reading:
        return reading.game_ids(limit=99)


def connections(path: Path) -> int:
    """The number of connections to a file that this process has open, by the file's descriptors."""
    descriptors = []
    for fd in os.listdir("/proc/self/fd"):
        with suppress(FileNotFoundError):  # such as that of the folder itself
            descriptors.append(os.readlink(f"/proc/self/fd/{fd}"))
    return descriptors.count(str(path))


def in_threads(act: Callable[[], object], *, many: int) -> None:
    """Does `act` in so many threads, one after the other; each has ended before the next begins."""
    for _ in range(many):
        thread = threading.Thread(target=act)
        thread.start()
        thread.join()


class TestLending:
    def test_connections_outlive_threads_and_serve_the_next(self, store):
        lent = []

        def borrow() -> None:
            with store._connections.lent() as connection:
                lent.append(connection)

        in_threads(borrow, many=20)
        assert set(lent) == {lent[0]}
        assert lent[0].execute("SELECT 1").fetchone() == (1,)

    def test_transactions_of_several_threads_have_one_each(self, store):
        begin_game(store)
        barrier, lent = threading.Barrier(4), []

        def borrow() -> None:
            with store._connections.lent() as connection:
                lent.append(connection)
                barrier.wait()

        with ThreadPoolExecutor(4) as pool:
            list(pool.map(lambda _: borrow(), range(4)))
        assert len(set(lent)) == 4

    def test_there_are_so_many_and_no_more(self, path, monkeypatch):
        monkeypatch.setattr("referee.store.sqlite.connections.MOST_CONNECTIONS", 2)
        store = SqliteStore(path, busy_timeout_s=0.05)
        held, leave = threading.Barrier(3), threading.Event()

        def hold() -> None:
            with store.read():
                held.wait()
                leave.wait()

        with ThreadPoolExecutor(2) as pool:
            holding = [pool.submit(hold) for _ in range(2)]
            held.wait()
            with pytest.raises(StorageError, match=r"no connection to it was free within 0.05 s"):
                games(store)
            leave.set()
            [done.result() for done in holding]
        assert games(store) == []
        store.close()

    def test_one_that_cannot_be_opened_takes_nobodys_place(self, path, monkeypatch):
        monkeypatch.setattr("referee.store.sqlite.connections.MOST_CONNECTIONS", 1)
        store = SqliteStore(path, busy_timeout_s=0.05)
        with monkeypatch.context() as broken:
            broken.setattr("referee.store.sqlite.connections.PRAGMAS", ("nonsense",))
            for _ in range(3):
                with pytest.raises(StorageError, match="cannot be used"):
                    games(store)
        assert games(store) == []
        store.close()

    def test_one_that_was_left_in_a_transaction_is_not_lent_again(self, store):
        with store._connections.lent() as left:
            left.execute("BEGIN")
        with pytest.raises(sqlite3.ProgrammingError, match="closed"):
            left.execute("SELECT 1")
        begin_game(store)
        assert games(store) == ["Game1"]

    def test_one_that_was_closed_is_not_lent_again(self, store):
        with store._connections.lent() as left:
            left.close()
        assert games(store) == []

    @pytest.mark.skipif(sys.platform != "linux", reason="counts files in /proc")
    def test_closing_the_store_closes_all_of_them_and_those_lent_when_they_come_back(self, store, path):
        barrier = threading.Barrier(5)

        def read() -> None:
            with store.read() as reading:
                barrier.wait()
                assert reading.game_ids(limit=1) == []

        with store.read() as reading, ThreadPoolExecutor(4) as pool:
            reads = [pool.submit(read) for _ in range(4)]
            barrier.wait()
            [done.result() for done in reads]
            assert connections(path) >= 5
            store.close()
            assert reading.game_ids(limit=1) == []
        assert connections(path) == 0


def test_a_file_in_the_place_of_the_one_that_was_opened_is_not_written_to(store, path):
    begin_game(store)
    other = SqliteStore(path.with_name("other.db"))
    other.close()
    path.rename(path.with_name("away.db"))
    path.with_name("other.db").rename(path)
    for act in (lambda: games(store), lambda: begin_game(store, "Game2")):
        with pytest.raises(StorageError, match="removed or replaced"):
            act()
        with ThreadPoolExecutor(1) as another, pytest.raises(StorageError, match="removed or replaced"):
            another.submit(act).result()


def in_child(act: Callable[[], object]) -> bool:
    """True when `act` works in a forked process."""
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
        with store._connections.lent() as mine:
            pass

        def act() -> None:
            with store._connections.lent() as own:
                assert own is not mine
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
                with store._connections.lent() as connection:
                    reached = SqliteWriting(connection)
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
