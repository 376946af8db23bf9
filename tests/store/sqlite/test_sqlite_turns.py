"""Promises of SQLite alone about turns, and about what is taken back."""

import threading
from contextlib import closing
from pathlib import Path

import pytest

from referee.errors import TurnError
from referee.store.sqlite.locks import WriteTurn
from referee.store.sqlite.store import SqliteStore
from tests.serving import DEADLINE_S
from tests.store.store_samples import LATER, begin_game, token
from tests.store.test_plans import planned


def test_who_waits_too_long_is_not_written_later(path: Path, store: SqliteStore) -> None:
    begin_game(store, "Game1")
    begin_game(store, "Game2")
    with closing(SqliteStore(path, busy_timeout_s=0.1)) as hasty:
        plan = planned(hasty, "Game1")
        with store.write(), pytest.raises(TurnError):
            hasty.apply(plan)
        hasty.apply(planned(hasty, "Game2"))
    with store.read() as tx:
        assert tx.versions(["Game1", "Game2"]) == {"Game1": 0, "Game2": 1}


def test_who_waited_longer_than_a_moment_since_others_wrote_is_told_so(path: Path) -> None:
    turn = WriteTurn(path, timeout_s=0.2, places=0)
    refusals, goes_on = list[TurnError](), threading.Event()

    def stay() -> None:
        with turn.held():
            assert goes_on.wait(DEADLINE_S)

    def wait() -> None:
        try:
            with turn.held():
                pass
        except TurnError as refusal:
            refusals.append(refusal)
        goes_on.set()

    threads = [threading.Thread(target=act) for act in (stay, wait)]
    with closing(turn):
        with turn.held():
            for waiting, thread in enumerate(threads, 1):
                thread.start()
                while len(turn._threads._waiting) < waiting:
                    pass
        for thread in threads:
            thread.join()
    assert len(refusals) == 1
    assert "others wrote, and no turn came within" in refusals[0].detail


def test_what_is_taken_back_is_not_heard(store: SqliteStore) -> None:
    begin_game(store)
    with store.write() as writing:
        writing.add_token(token())

    def fail() -> None:
        with store.write() as writing:
            writing.revoke_token(token(), at=LATER)
            raise ValueError("no")

    with store.changes() as changes:
        with pytest.raises(ValueError, match="no"):
            fail()
        assert not changes.wait(timeout_s=0.1)
