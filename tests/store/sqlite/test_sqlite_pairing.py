"""A write-ahead log and the database it lies beside: only a pair that belongs together is opened."""

from __future__ import annotations

import shutil
import signal
import subprocess
import sys
from contextlib import closing, suppress
from pathlib import Path

import pytest

from referee.errors import StorageError
from referee.store.sqlite.connections import sqlite3
from referee.store.sqlite.files import index_of, log_of
from referee.store.sqlite.store import SqliteStore
from tests.store.store_samples import begin_game, play_hand

_CRASHES = """
import os, signal, sys
sys.path.insert(0, {here!r})
from tests.store.store_samples import begin_game, play_hand
from referee.store.sqlite.store import SqliteStore
store = SqliteStore({path!r})
for number in range({games}):
    begin_game(store, f"{name}{{number}}")
os.kill(os.getpid(), signal.SIGKILL)
"""


def crash(path: Path, *, games: int = 3, name: str = "Game") -> None:
    """Lets a process begin games and be killed, so that its log stays."""
    script = _CRASHES.format(here=str(Path(__file__).parents[3]), path=str(path), games=games, name=name)
    done = subprocess.run([sys.executable, "-c", script], check=False, capture_output=True, text=True)
    assert done.returncode == -signal.SIGKILL, done.stderr
    assert log_of(path).stat().st_size > 0


def games(path: Path) -> list[str]:
    with closing(SqliteStore(path)) as store, store.read() as reading:
        return reading.game_ids(limit=9999)


def refused(path: Path) -> str:
    before = path.read_bytes(), log_of(path).read_bytes()
    with pytest.raises(StorageError, match="is not that of") as failed:
        SqliteStore(path)
    assert (path.read_bytes(), log_of(path).read_bytes()) == before
    return failed.value.detail


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "games.db"


@pytest.fixture
def backup(path: Path, tmp_path: Path) -> Path:
    """A backup of the database at `path`, in which a game was begun."""
    with closing(SqliteStore(path)) as store:
        begin_game(store, "First")
        store.backup(tmp_path / "backup.db")
    return tmp_path / "backup.db"


def test_what_a_crash_has_left_is_taken_up(path: Path) -> None:
    crash(path)
    assert len(games(path)) == 3


def test_crash_upon_crash_is_taken_up(path: Path) -> None:
    for number in range(3):
        crash(path, name=f"Round{number}-")
    assert len(games(path)) == 9


def test_a_backup_beside_the_log_of_its_original_is_refused(path: Path, backup: Path) -> None:
    crash(path)
    shutil.copy(backup, path)
    assert "referee restore" in refused(path)


def test_a_backup_moved_over_the_original_is_refused(path: Path, backup: Path) -> None:
    crash(path)
    backup.replace(path)
    refused(path)


def test_a_copy_of_an_earlier_day_is_refused(path: Path, tmp_path: Path) -> None:
    """A plain copy, made while nobody had the database open, is as good as any backup."""
    with closing(SqliteStore(path)) as store:
        begin_game(store, "First")
    shutil.copy(path, tmp_path / "yesterday.db")
    with closing(SqliteStore(path)) as store:
        begin_game(store, "Second")
    crash(path)
    shutil.copy(tmp_path / "yesterday.db", path)
    refused(path)


def test_a_log_of_an_earlier_day_is_refused(path: Path, tmp_path: Path) -> None:
    crash(path)
    shutil.copy(log_of(path), tmp_path / "old")
    games(path)
    with closing(SqliteStore(path)) as store:
        begin_game(store, "Later")
    shutil.copy(tmp_path / "old", log_of(path))
    refused(path)


def test_a_copy_from_before_the_first_write_of_the_log_is_its_own(path: Path, tmp_path: Path) -> None:
    with closing(SqliteStore(path)) as store:
        begin_game(store, "First")
    shutil.copy(path, tmp_path / "copy.db")
    crash(path)
    shutil.copy(tmp_path / "copy.db", path)
    assert len(games(path)) == 4


def test_a_log_whose_database_is_gone_is_not_thrown_away(path: Path) -> None:
    crash(path)
    path.unlink()
    log = log_of(path).read_bytes()
    with pytest.raises(StorageError, match="is not that of"):
        SqliteStore(path)
    assert log_of(path).read_bytes() == log
    path.touch()
    refused(path)


def released(path: Path) -> None:
    """Makes a database what an earlier release has left: nobody has counted its writes."""
    with closing(sqlite3.connect(path, isolation_level=None)) as connection:
        connection.execute("PRAGMA user_version = 0")


def test_an_earlier_releases_database_is_taken_up_and_counted_from_now_on(path: Path, tmp_path: Path) -> None:
    with closing(SqliteStore(path)) as store:
        begin_game(store, "First")
    released(path)
    shutil.copy(path, tmp_path / "old.db")
    crash(path)
    shutil.copy(tmp_path / "old.db", path)
    refused(path)


def test_an_earlier_releases_log_is_taken_up(path: Path, tmp_path: Path) -> None:
    with closing(SqliteStore(path)) as store:
        begin_game(store, "First")
    released(path)
    with closing(sqlite3.connect(path, isolation_level=None)) as other:
        other.execute("UPDATE games SET status = 'finished'")
        for part in (path, log_of(path)):
            shutil.copy(part, tmp_path / part.name.replace("games", "crashed"))
    with closing(SqliteStore(tmp_path / "crashed.db")) as store, store.read() as reading:
        assert reading.game("First").status == "finished"


def test_a_log_torn_anywhere_is_taken_up_as_far_as_sqlite_does(path: Path, tmp_path: Path) -> None:
    """As a power cut leaves it: cut off, or with a sector that never came."""
    crash(path, games=4)
    whole = log_of(path).read_bytes()
    for at in range(0, len(whole), 1999):
        torn = whole[:at] + bytes(512) + whole[at + 512 :]
        for content in (whole[:at], torn):
            ours, sqlites = tmp_path / "ours.db", tmp_path / "sqlites.db"
            for copy in (ours, sqlites):
                shutil.copy(path, copy)
                log_of(copy).write_bytes(content)
                with suppress(FileNotFoundError):
                    index_of(copy).unlink()
            with closing(sqlite3.connect(sqlites)) as other:
                ids = other.execute("SELECT id FROM games ORDER BY id").fetchall()
            assert games(ours) == [row[0] for row in ids]


def test_a_write_that_changes_nothing_is_not_counted(path: Path) -> None:
    def count() -> int:
        with closing(sqlite3.connect(path)) as other:
            return int(other.execute("PRAGMA user_version").fetchone()[0])

    with closing(SqliteStore(path)) as store:
        begin_game(store)
        began = count()
        with store.write() as writing:
            assert writing.game("Game1")
        assert count() == began
        play_hand(store)
        assert count() == began + 1


def test_every_copy_has_a_count_of_its_own(path: Path, tmp_path: Path) -> None:
    with closing(SqliteStore(path)) as store:
        begin_game(store)
        for number in range(3):
            store.backup(tmp_path / f"{number}.db")
    counts = {(tmp_path / f"{number}.db").read_bytes()[60:64] for number in range(3)}
    assert len(counts) == 3
