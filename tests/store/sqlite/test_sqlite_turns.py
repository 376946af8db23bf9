"""Promises of SQLite alone about turns, and about what is taken back."""

from contextlib import closing
from pathlib import Path

import pytest

from referee.errors import TurnError
from referee.store.sqlite.store import SqliteStore
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
