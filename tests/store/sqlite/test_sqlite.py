"""Promises of the SQLite store alone."""

import threading
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from pathlib import Path

import pytest

from referee.errors import StorageError
from referee.store.club_rows import GameFilter
from referee.store.sqlite.connections import sqlite3
from referee.store.sqlite.store import SqliteStore, has_wal_reset_bug
from tests.store.store_samples import answer, begin_game, entry, event, game, play_hand, token


def raw(path: Path) -> closing:
    """The file as another program would open it."""
    return closing(sqlite3.connect(path, timeout=0, isolation_level=None))


def ask(store: SqliteStore, sql: str):
    """Any statement, on the connection that the store itself will use next."""
    with store._connections.lent() as connection:
        return connection.execute(sql).fetchall()


def games(store: SqliteStore) -> list[str]:
    with store.read() as reading:
        return reading.game_ids(limit=99)


class TestOpening:
    @pytest.mark.parametrize("memory", [":memory:", ""])
    def test_memory_is_refused(self, memory):
        with pytest.raises(StorageError, match="give the path of a file"):
            SqliteStore(memory)

    def test_the_folder_must_be_there(self, tmp_path):
        with pytest.raises(StorageError, match=r"folder .*nowhere does not exist"):
            SqliteStore(tmp_path / "nowhere" / "games.db")

    def test_a_folder_is_no_database(self, tmp_path):
        with pytest.raises(StorageError, match="cannot be used"):
            SqliteStore(tmp_path)

    def test_a_text_file_is_no_database(self, path):
        path.write_text("not a database" * 100)
        with pytest.raises(StorageError, match="not a database"):
            SqliteStore(path)
        assert path.read_text() == "not a database" * 100

    @pytest.mark.parametrize("name", ["a b.db", "100%.db", "q?mode=ro#x.db", "größe.db"])
    def test_any_name_will_do(self, tmp_path, name):
        store = SqliteStore(tmp_path / name)
        begin_game(store)
        store.backup(tmp_path / f"copy of {name}")
        store.close()
        assert sorted(file.name for file in tmp_path.iterdir()) == sorted(
            [name, f"{name}.lock", f"copy of {name}"]
        )

    def test_a_file_another_program_is_writing_is_waited_for_in_vain(self, path):
        with raw(path) as other:
            other.execute("BEGIN EXCLUSIVE")
            with pytest.raises(StorageError, match="locked"):
                SqliteStore(path, busy_timeout_s=0.05)


def test_the_promised_pragmas_are_in_force(store):
    begin_game(store)
    pragmas = ("journal_mode", "synchronous", "foreign_keys", "trusted_schema", "recursive_triggers")
    assert [ask(store, f"PRAGMA {pragma}")[0][0] for pragma in pragmas] == ["wal", 2, 1, 0, 1]
    assert ask(store, "PRAGMA busy_timeout") == [(5000,)]


class TestAppendOnly:
    @pytest.mark.parametrize(
        "change",
        [
            "UPDATE events SET body = 'x'",
            "DELETE FROM events",
            "INSERT OR REPLACE INTO events SELECT game, number, kind, at, \"by\", 'x' FROM events",
        ],
    )
    def test_events_stay_as_they_are(self, store, change):
        begin_game(store)
        play_hand(store)
        with pytest.raises(sqlite3.IntegrityError, match="events are never"):
            ask(store, change)
        with store.read() as reading:
            assert reading.events("Game1") == [event()]

    @pytest.mark.parametrize("change", ["UPDATE events SET body = 'x'", "DELETE FROM events"])
    def test_other_programs_are_held_to_it(self, store, path, change):
        begin_game(store)
        play_hand(store)
        with raw(path) as other, pytest.raises(sqlite3.IntegrityError, match="events are never"):
            other.execute(change)

    @pytest.mark.parametrize("columns", ["*", "rowid, *"], ids=["by its key", "by its row"])
    @pytest.mark.parametrize("table", ["events", "transfers", "rule_sets"])
    def test_nor_do_they_replace_anything(self, store, path, table, columns):
        """A program that has not asked for recursive triggers, which would see the deletion."""
        begin_game(store)
        play_hand(store)
        one_of_each = """
            INSERT INTO clubs VALUES (1, 'Club1', 1, 'Club', 'DKK', NULL, 'x', 'x', 0, '');
            INSERT INTO rule_sets VALUES (1, 1, 1, 'Ours', 'agurk', '{}', 'x', 'Ann', 'ours');
            INSERT INTO transfers
            VALUES (1, 1, 1, 'p1', 'pot', 5, 'DKK', 'stake', NULL, 'x', 'Ann', '', NULL, NULL, NULL, NULL, 0);
            INSERT INTO transfers
            VALUES (NULL, NULL, NULL, 'a', 'b', 5, 'DKK', 'payment', NULL, 'x', 'A', '', 1, 1, 'm1', 'm2', 1);
        """
        with raw(path) as other:
            other.executescript(one_of_each)
            rows = other.execute(f"SELECT rowid, * FROM {table}").fetchall()
            for row in rows:
                values = row if columns != "*" else row[1:]
                names = ["rowid"] if columns != "*" else []
                names += [f'"{name}"' for _, name, *_ in other.execute(f"PRAGMA table_info({table})")]
                into = f"{table} ({', '.join(names)}) VALUES ({', '.join('?' * len(values))})"
                for how in ("INSERT OR REPLACE", "REPLACE", "INSERT OR IGNORE"):
                    with pytest.raises(sqlite3.IntegrityError, match="are never replaced"):
                        other.execute(f"{how} INTO {into}", values)
            assert other.execute(f"SELECT rowid, * FROM {table}").fetchall() == rows


class TestTransactions:
    @pytest.mark.parametrize("outer", ["read", "write"])
    @pytest.mark.parametrize("inner", ["read", "write"])
    def test_one_inside_another_is_refused_and_the_outer_goes_on(self, store, outer, inner):
        begin_game(store)
        with getattr(store, outer)() as transaction:
            with pytest.raises(StorageError, match="in a transaction already"), getattr(store, inner)():
                pytest.fail("began")
            assert transaction.game("Game1")
        play_hand(store)

    def test_a_commit_that_fails_keeps_nothing(self, store):
        def write() -> None:
            with store.write() as writing:
                writing.add_game(game())
                writing._run("PRAGMA defer_foreign_keys = on")
                writing._run("INSERT INTO entries VALUES (77, 1, 1, NULL, 'of no game')")

        with pytest.raises(StorageError, match="FOREIGN KEY"):
            write()
        assert games(store) == []
        begin_game(store)

    def test_nothing_can_be_done_after_the_end(self, store):
        with store.read() as reading:
            pass
        with store.write() as writing:
            pass
        with pytest.raises(StorageError, match="has ended"):
            reading.game("Game1")
        with pytest.raises(StorageError, match="has ended"):
            writing.add_game(game())
        assert games(store) == []

    @pytest.mark.parametrize("swallowed", [(), (StorageError,)])
    def test_nothing_is_kept_once_sqlite_has_given_up(self, store, swallowed):
        ask(
            store,
            "CREATE TRIGGER refuse BEFORE INSERT ON games WHEN NEW.id = 'bad' BEGIN"
            " SELECT RAISE(ROLLBACK, 'given up'); END",
        )

        def write() -> None:
            with store.write() as writing:
                writing.add_game(game("before"))
                with pytest.raises(StorageError, match="given up"):
                    writing.add_game(game("bad"))
                with suppress(*swallowed):
                    writing.add_game(game("after"))

        with pytest.raises(StorageError):
            write()
        assert games(store) == []
        begin_game(store)

    def test_threads_wait_for_their_turn_so_long_and_no_longer(self, path):
        store = SqliteStore(path, busy_timeout_s=0.05)
        failed: list[StorageError] = []

        def write() -> None:
            try:
                begin_game(store)
            except StorageError as error:
                failed.append(error)

        with store.write():
            thread = threading.Thread(target=write)
            thread.start()
            thread.join()
        assert "no turn to write within 0.05 s" in failed[0].detail
        store.close()

    def test_other_programs_are_waited_for_so_long_and_no_longer(self, path):
        store = SqliteStore(path, busy_timeout_s=0.05)
        with raw(path) as other:
            other.execute("BEGIN IMMEDIATE")
            with pytest.raises(StorageError, match="locked"):
                begin_game(store)
            assert games(store) == []
        begin_game(store)
        store.close()


class TestFailures:
    @pytest.mark.parametrize(
        "bad", [{"state": "\ud800"}, {"version": 2**63}, {"version": "x"}, {"view": None}, {"view": [1]}]
    )
    def test_what_the_database_has_no_room_for(self, store, bad):
        with pytest.raises(StorageError), store.write() as writing:
            writing.add_game(game(**bad))
        with pytest.raises(StorageError), store.read() as reading:
            reading.game("\ud800")
        assert games(store) == []

    def test_a_full_disk(self, store):
        begin_game(store)
        (pages,) = ask(store, "PRAGMA page_count")[0]
        ask(store, f"PRAGMA max_page_count = {pages + 2}")

        def write() -> None:
            with store.write() as writing:
                writing.save_game(game(version=1), was=0)
                writing.add_event(event(body="x" * 100_000))

        with pytest.raises(StorageError, match="full"):
            write()
        with store.read() as reading:
            assert (reading.game("Game1"), reading.events("Game1")) == (game(), [])
        play_hand(store)

    def test_a_read_only_file(self, store):
        ask(store, "PRAGMA query_only = on")
        with pytest.raises(StorageError, match="readonly"):
            begin_game(store)

    def test_a_damaged_file(self, store, path, tmp_path):
        for number in range(50):
            begin_game(store, f"Game{number}")
        store.close()
        with raw(path) as other:
            pages = other.execute("SELECT rootpage FROM sqlite_master WHERE tbl_name IN ('games', 'entries')")
            damage = [(page - 1) * 4096 for (page,) in pages if page]
        with path.open("rb+") as file:
            for offset in damage:
                file.seek(offset)
                file.write(b"\xee" * 4096)
        damaged = SqliteStore(path)
        with pytest.raises(StorageError, match="malformed"), damaged.read() as reading:
            reading.game("Game1")
        with pytest.raises(StorageError, match="malformed"), damaged.read() as reading:
            reading.entries("Game1")
        with pytest.raises(StorageError, match="malformed"):
            damaged.backup(tmp_path / "copy")
        assert not (tmp_path / "copy").exists()
        damaged.close()

    def test_a_file_that_is_gone(self, store, path):
        begin_game(store)
        path.unlink()
        with pytest.raises(StorageError, match="gone"):
            store.health()

        failed: list[str] = []

        def look() -> None:
            try:
                games(store)
            except StorageError as error:
                failed.append(error.detail)

        thread = threading.Thread(target=look)
        thread.start()
        thread.join()
        assert "was removed or replaced" in failed[0]
        assert not path.exists()

    def test_a_closed_store(self, store, tmp_path):
        store.close()
        store.close()
        for act in (store.health, lambda: games(store), lambda: store.backup(tmp_path / "copy")):
            with pytest.raises(StorageError, match="closed"):
                act()


class TestBackup:
    def test_a_backup_is_a_store(self, store, tmp_path):
        begin_game(store)
        play_hand(store)
        store.backup(tmp_path / "copy.db")
        play_hand(store)
        copy = SqliteStore(tmp_path / "copy.db")
        with copy.read() as reading:
            assert reading.game("Game1").version == 1
            assert reading.events("Game1") == [event()]
        play_hand(copy)
        copy.close()

    def test_only_its_owner_may_read_it(self, store, tmp_path):
        store.backup(tmp_path / "copy.db")
        assert (tmp_path / "copy.db").stat().st_mode & 0o077 == 0

    def test_a_copy_with_orphans_is_not_kept(self, store, path, tmp_path):
        with raw(path) as other:
            other.execute("INSERT INTO entries VALUES (77, 1, 1, NULL, 'x')")
        with pytest.raises(StorageError, match="damaged"):
            store.backup(tmp_path / "copy.db")
        assert not (tmp_path / "copy.db").exists()


class TestHealth:
    def test_it_names_the_library(self, store):
        health = store.health()
        assert (health.backend, health.library) == ("sqlite", f"SQLite {sqlite3.sqlite_version}")
        assert bool(health.warnings) == has_wal_reset_bug(sqlite3.sqlite_version_info)

    @pytest.mark.parametrize(
        ("version", "has_bug"),
        [
            ((3, 6, 23), False),
            ((3, 7, 0), True),
            ((3, 40, 1), True),
            ((3, 44, 5), True),
            ((3, 44, 6), False),
            ((3, 45, 0), True),
            ((3, 50, 6), True),
            ((3, 50, 7), False),
            ((3, 51, 0), True),
            ((3, 51, 2), True),
            ((3, 51, 3), False),
            ((3, 53, 4), False),
        ],
    )
    def test_it_knows_the_versions_with_the_bug(self, version, has_bug):
        assert has_wal_reset_bug(version) is has_bug

    def test_it_warns_of_them(self, store, monkeypatch):
        monkeypatch.setattr(sqlite3, "sqlite_version_info", (3, 51, 2))
        assert "walresetbug" in store.health().warnings[0]


@contextmanager
def traced(store: SqliteStore) -> Iterator[list[str]]:
    """The statements that are asked, values filled in."""
    statements: list[str] = []
    with store._connections.lent() as connection:
        connection.set_trace_callback(statements.append)
    yield statements
    connection.set_trace_callback(None)


_NO_QUESTIONS = ("BEGIN", "COMMIT", "--", "PRAGMA")


def plans(store: SqliteStore, statements: list[str]) -> dict[str, str]:
    """SQLite's plan for each statement."""
    # Where a trigger runs, its statement is told again.
    questions = [sql for sql in dict.fromkeys(statements) if not sql.startswith(_NO_QUESTIONS)]
    return {
        sql: " | ".join(str(row[3]) for row in ask(store, f"EXPLAIN QUERY PLAN {sql}")) for sql in questions
    }


def test_a_name_is_one_look_into_an_index(store):
    with traced(store) as statements, store.write() as writing:
        writing.members_named("Club1", "ann")
        writing.rule_sets_named("Club1", "friday")
        writing.tokens_labelled("Club1", "ann's phone")
        writing.guest_accounts("Club1", ["dee", "eva"])
        writing.members_meant("Club1", [1, 2], ["ann", "bo"])
        writing.club_games("Club1", GameFilter(guest="Dee"), limit=2)
        writing.member("Club1", 1)
        writing.last_member("Club1")
        writing.rule_set("Club1", 1)
        writing.put_guests("Game1", [])
    by_statement = plans(store, statements)
    named = "(club=? AND folded=?"
    assert sum(named in plan for plan in by_statement.values()) == 6, by_statement
    assert not any("SCAN" in plan.replace("SCAN CONSTANT ROW", "") for plan in by_statement.values()), (
        by_statement
    )


def test_no_question_is_answered_by_reading_a_whole_table(store):
    begin_game(store)
    with traced(store) as statements, store.write() as writing:
        writing.game_ids(after="a", limit=2)
        writing.versions(["Game1"])
        writing.events("Game1", after=2, limit=2)
        writing.entries("Game1")
        writing.hands("Game1", after=2, limit=2)
        writing.hand("Game1", 2)
        writing.tokens("Game1")
        writing.token(b"digest")
        writing.answer(b"scope")
        writing.save_game(writing.game("Game1"), was=0)
        writing.add_event(event())
        writing.put_entries("Game1", begin=1, entries=[entry(1, hand=1)])
        writing.add_token(token())
        writing.revoke_token(token(), at="x")
        writing.keep_answer(answer())
        writing.forget_answers(before="x", most=1)
    by_statement = plans(store, statements)
    assert len(by_statement) == 18
    for sql, plan in by_statement.items():
        assert "SCAN" not in plan.replace("SCAN CONSTANT ROW", ""), (sql, plan)
        assert "TEMP B-TREE" not in plan or "principals" in sql, (sql, plan)
