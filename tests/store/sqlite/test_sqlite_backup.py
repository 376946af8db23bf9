"""Backups that appear whole or not at all, and one of them put in the place of a database."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from contextlib import closing
from pathlib import Path

import pytest

from referee.errors import StorageError
from referee.store.opening import back_up, looking_at, open_store, replacing_store
from referee.store.sqlite.connections import sqlite3
from referee.store.sqlite.files import log_of, unfinished
from tests.store.store_samples import begin_game

_IS_KILLED = """
import os, signal, sys
from pathlib import Path
from referee.store.sqlite import backup as sqlite_backup, files as sqlite_files
def die(*_): os.kill(os.getpid(), signal.SIGKILL)
setattr(sqlite_backup, {at!r}, die)
from referee.store.opening import back_up
back_up({database!r}, Path({file!r}))
"""


@pytest.fixture
def database(tmp_path: Path) -> Path:
    path = tmp_path / "games.db"
    with closing(open_store(str(path))) as store:
        begin_game(store)
    return path


def names(folder: Path) -> list[str]:
    return sorted(file.name for file in folder.iterdir() if file.suffix != ".lock")


@pytest.mark.parametrize("at", ["_number_anew", "_check", "put_new"])
def test_a_backup_that_is_killed_leaves_no_file_and_the_next_one_clears_up(database, tmp_path, at) -> None:
    file = tmp_path / "backups" / "backup.db"
    file.parent.mkdir()
    script = _IS_KILLED.format(at=at, database=str(database), file=str(file))
    done = subprocess.run([sys.executable, "-c", script], check=False, capture_output=True, text=True)
    assert done.returncode == -signal.SIGKILL, done.stderr
    (left,) = names(file.parent)
    assert left.startswith("backup.db.referee-unfinished-")
    back_up(str(database), file.with_name("another.db"))
    assert names(file.parent) == ["another.db"]


def test_what_another_process_still_works_on_is_left_alone(tmp_path: Path) -> None:
    with unfinished(tmp_path / "one.db") as folder:
        (folder / "copy").touch()
        with unfinished(tmp_path / "other.db") as other:
            assert (folder / "copy").exists()
            assert other.is_dir()
    assert names(tmp_path) == []


def test_a_backup_takes_no_files_place_even_one_that_appears_meanwhile(database, tmp_path, monkeypatch):
    from referee.store.sqlite import backup as sqlite_backup  # noqa: PLC0415

    check = sqlite_backup._check
    file = tmp_path / "backup.db"

    def somebody_is_quicker(copy: Path) -> None:
        check(copy)
        file.write_text("precious")

    monkeypatch.setattr(sqlite_backup, "_check", somebody_is_quicker)
    with pytest.raises(StorageError, match="must be a new file"):
        back_up(str(database), file)
    assert file.read_text() == "precious"
    assert names(tmp_path) == ["backup.db", "games.db"]


def test_a_backup_into_a_folder_that_is_not_there(database, tmp_path) -> None:
    with pytest.raises(StorageError, match="Nothing can be written in"):
        back_up(str(database), tmp_path / "nowhere" / "backup.db")


def other_programs(path: Path) -> None:
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("CREATE TABLE bookmarks (url TEXT)")


def without_tables(path: Path) -> None:
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("PRAGMA user_version = 5")


NO_DATABASES = {
    "empty": Path.touch,
    "half": lambda path: path.write_bytes(b"SQLite format 3\0" + bytes(2000)),
    "text": lambda path: path.write_text("no database" * 500),
    "another program's": other_programs,
    "without tables": without_tables,
}


@pytest.mark.parametrize("kind", NO_DATABASES)
def test_what_is_no_database_of_ours_is_refused_and_stays_as_it_is(database, tmp_path, kind) -> None:
    file = tmp_path / "file.db"
    NO_DATABASES[kind](file)
    before, ours = file.read_bytes(), database.read_bytes()
    with pytest.raises(StorageError, match=r"file\.db"), looking_at(str(file)):
        pytest.fail("was looked at")
    with pytest.raises(StorageError, match=r"file\.db"):
        back_up(str(file), tmp_path / "copy.db")
    with pytest.raises(StorageError, match=r"file\.db"), replacing_store(str(database), file):
        pytest.fail("was taken")
    assert (file.read_bytes(), database.read_bytes()) == (before, ours)
    assert names(tmp_path) == ["file.db", "games.db"]


def test_looking_changes_nothing(database: Path) -> None:
    before = database.read_bytes()
    with looking_at(str(database)) as (store, is_older), store.read() as reading:
        assert (reading.game_ids(limit=9), is_older) == (["Game1"], False)
    assert database.read_bytes() == before


def test_an_earlier_releases_database_is_read_from_a_copy(database: Path, tmp_path: Path) -> None:
    with closing(sqlite3.connect(database)) as connection:
        connection.execute("DELETE FROM _sqlite_migrations WHERE name = 'm005_ratings'")
        connection.executescript("DROP TABLE ratings; ALTER TABLE clubs DROP COLUMN rated")
        connection.commit()
    before = database.read_bytes()
    back_up(str(database), tmp_path / "copy.db")
    for path in (database, tmp_path / "copy.db"):
        with looking_at(str(path)) as (store, is_older), store.read() as reading:
            assert (reading.game_ids(limit=9), is_older) == (["Game1"], True)
    assert database.read_bytes() == before


class TestReplacing:
    @pytest.fixture
    def backup(self, database: Path, tmp_path: Path) -> Path:
        back_up(str(database), tmp_path / "backup.db")
        with closing(open_store(str(database))) as store:
            begin_game(store, "Later")
        return tmp_path / "backup.db"

    @staticmethod
    def games(path: Path) -> list[str]:
        with looking_at(str(path)) as (store, _), store.read() as reading:
            return reading.game_ids(limit=9)

    def test_the_backup_is_in_place_and_the_former_database_is_kept(self, database, backup) -> None:
        with replacing_store(str(database), backup) as replacement:
            former = replacement.put_in_place()
        assert self.games(database) == ["Game1"]
        assert self.games(former) == ["Game1", "Later"]
        assert self.games(backup) == ["Game1"]
        with closing(open_store(str(database))) as store:
            begin_game(store, "Afterwards")

    def test_there_need_be_no_former_one(self, database, backup) -> None:
        database.unlink()
        with replacing_store(str(database), backup) as replacement:
            assert replacement.put_in_place() is None
        assert self.games(database) == ["Game1"]

    def test_unless_it_is_wanted_nothing_happens(self, database, backup) -> None:
        with replacing_store(str(database), backup):
            pass
        assert self.games(database) == ["Game1", "Later"]
        assert names(database.parent) == ["backup.db", "games.db"]

    def test_not_while_somebody_has_it_open(self, database, backup) -> None:
        with (
            closing(open_store(str(database))),
            pytest.raises(StorageError, match="open: first stop"),
            replacing_store(str(database), backup),
        ):
            pytest.fail("began")

    def test_nobody_opens_it_meanwhile(self, database, backup, monkeypatch) -> None:
        from referee.store.sqlite import store as sqlite  # noqa: PLC0415

        monkeypatch.setattr(sqlite, "_LONGEST_OPENING_S", 0.1)
        with (
            replacing_store(str(database), backup),
            pytest.raises(StorageError, match="being opened or replaced"),
        ):
            open_store(str(database))

    def test_not_by_itself(self, database) -> None:
        with (
            pytest.raises(StorageError, match="is the database itself"),
            replacing_store(str(database), database),
        ):
            pytest.fail("began")

    def test_killed_on_the_way_it_never_leaves_what_would_be_ruined(self, database, backup) -> None:
        """Behind the one step after which the new file lies beside the former log."""
        crash = (
            "import os, signal; from pathlib import Path\n"
            "from tests.store.store_samples import begin_game\n"
            "from referee.store.opening import open_store\n"
            f"store = open_store({str(database)!r}); begin_game(store, 'Crashed')\n"
            "os.kill(os.getpid(), signal.SIGKILL)"
        )
        replace = (
            "import os, signal; from pathlib import Path\n"
            "from referee.store.sqlite import backup as sqlite_backup\n"
            "from referee.store.opening import replacing_store\n"
            "sqlite_backup.keep_names = lambda _: os.kill(os.getpid(), signal.SIGKILL)\n"
            f"with replacing_store({str(database)!r}, Path({str(backup)!r})) as it: it.put_in_place()"
        )
        environment = os.environ | {"PYTHONPATH": str(Path(__file__).parents[3])}
        for script in (crash, replace):
            done = subprocess.run(
                [sys.executable, "-c", script], env=environment, capture_output=True, text=True, check=False
            )
            assert done.returncode == -signal.SIGKILL, done.stderr
        assert log_of(database).exists()
        with pytest.raises(StorageError, match="is not that of"):
            open_store(str(database))
        with replacing_store(str(database), backup) as replacement:
            replacement.put_in_place()
        assert self.games(database) == ["Game1"]
        first, _ = sorted(database.parent.glob("games.db.before-*[0-9]"))
        assert self.games(first) == ["Crashed", "Game1", "Later"]
