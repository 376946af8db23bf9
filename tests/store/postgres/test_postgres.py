"""Promises of the PostgreSQL store alone."""

from __future__ import annotations

import socket
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, closing, contextmanager, nullcontext, suppress
from dataclasses import replace
from threading import Barrier

import psycopg
import pytest

from referee.errors import OutcomeError, StorageError, TurnError
from referee.store.opening import looking_at, open_store
from referee.store.plans import Draft, Plan
from referee.store.postgres import asking
from referee.store.postgres.connection import connect
from referee.store.postgres.connections import Connections
from referee.store.postgres.migrations import migrate
from referee.store.postgres.store import PostgresStore
from tests.postgres_server import new_database
from tests.store.store_samples import begin_game, entry, event, game, look, play_hand
from tests.store.test_plans import CLUB, grow, planned
from tests.timing import assert_within
from tests.wire import Wire


@pytest.fixture
def store(address: str) -> Iterator[PostgresStore]:
    with closing(PostgresStore(address)) as opened:
        yield opened


@contextmanager
def raw(address: str) -> Iterator[psycopg.Connection]:
    with psycopg.connect(address, autocommit=True) as connection:
        yield connection


def begin_together(address: str, together: Barrier) -> None:
    """Makes the tables of a new database, at the same moment as all others."""
    with closing(connect(address)) as connection:
        together.wait()
        migrate(connection)


class TestTables:
    def test_every_key_begins_with_the_slot(self, store: PostgresStore, address: str) -> None:
        with raw(address) as tx:
            keys = tx.execute(
                "SELECT conrelid::regclass::text, conname, (SELECT attname FROM pg_attribute"
                " WHERE attrelid = conrelid AND attnum = conkey[1]) FROM pg_constraint"
                " WHERE contype IN ('p', 'u', 'f') AND connamespace = current_schema()::regnamespace"
            ).fetchall()
        assert len({table for table, _, _ in keys}) > 15
        assert {first for _, _, first in keys} == {"slot"}

    def test_nothing_on_the_way_of_a_hand_is_everybodys(self, store: PostgresStore, address: str) -> None:
        with raw(address) as tx:
            for question in (
                "SELECT count(*) FROM pg_class WHERE relkind = 'S'"
                " AND relnamespace = current_schema()::regnamespace",
                "SELECT count(*) FROM pg_trigger JOIN pg_class ON pg_class.oid = tgrelid"
                " WHERE NOT tgisinternal AND relnamespace = current_schema()::regnamespace",
            ):
                assert tx.execute(question.encode()).fetchone() == (0,)

    def test_text_sorts_as_it_is(self, store: PostgresStore, address: str) -> None:
        with raw(address) as tx:
            other = tx.execute(
                "SELECT table_name, column_name FROM information_schema.columns WHERE data_type = 'text'"
                " AND table_schema = current_schema() AND collation_name IS DISTINCT FROM 'C'"
                " AND table_name <> 'schema_state'"
            ).fetchall()
        assert other == []

    @pytest.mark.parametrize(
        "statement",
        [
            "UPDATE events SET body = 'x'",
            "DELETE FROM events",
            "TRUNCATE events",
            "DELETE FROM games",
            "UPDATE transfers SET amount = 1",
            "DELETE FROM rule_sets",
            "UPDATE homes SET home = 1",
            "INSERT INTO events SELECT * FROM events ON CONFLICT (slot, game, number)"
            " DO UPDATE SET body = 'x'",
        ],
    )
    def test_what_is_only_added_to_cannot_be_changed(self, store, address: str, statement: str) -> None:
        begin_game(store)
        play_hand(store)
        with (
            raw(address) as tx,
            pytest.raises((psycopg.errors.InsufficientPrivilege, psycopg.IntegrityError)),
        ):
            tx.execute(statement)
        assert len(look(store, "events", "Game1")) == 1


class TestOpening:
    def test_of_several_at_once_one_makes_the_tables(self, postgres: str) -> None:
        for _ in range(15):
            together = Barrier(4)
            with new_database(postgres) as address, ThreadPoolExecutor(4) as pool:
                list(pool.map(begin_together, [address] * 4, [together] * 4))

    def test_another_programs_database_is_left_alone(self, address: str) -> None:
        with raw(address) as tx:
            tx.execute("CREATE TABLE theirs (a int)")
        with pytest.raises(StorageError, match="another program's"):
            PostgresStore(address)

    def test_of_many_games_few_are_looked_at_when_a_service_starts(
        self, store: PostgresStore, address: str
    ) -> None:
        begin_game(store)
        with raw(address) as tx:
            columns = [
                str(name)
                for (name,) in tx.execute(
                    "SELECT quote_ident(attname) FROM pg_attribute WHERE attrelid = 'games'::regclass"
                    " AND attnum > 0 AND attname NOT IN ('number', 'id', 'variant') ORDER BY attnum"
                )
            ]
            some = "generate_series(%s::int, %s::int) AS n"
            many = f"SELECT n, 'id' || n, %s, {', '.join(columns)} FROM games, {some}"
            for variant, first, last in (("agurk", 1, 300), ("pebbles", 301, 301)):
                tx.execute(
                    f"INSERT INTO games (number, id, variant, {', '.join(columns)}) {many}"
                    " WHERE id = 'Game1'".encode(),
                    (variant, first, last),
                )
        assert look(store, "game_variants") == {"agurk": 101, "pebbles": 1}

    def test_one_that_somebody_holds_is_told_of(
        self, store: PostgresStore, address: str, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        monkeypatch.setattr("referee.store.postgres.migrations.WAITS_S", 1)
        with psycopg.connect(address) as mover:
            mover.execute("SELECT 1 FROM schema_state FOR UPDATE")
            with pytest.raises(StorageError, match="it is being moved"):
                PostgresStore(address)

    def test_one_whose_tables_are_somebody_elses_is_left_alone(self, postgres: str) -> None:
        with psycopg.connect(host=postgres, user="admin", dbname="postgres", autocommit=True) as admin:
            admin.execute("CREATE SCHEMA shared")
            try:
                admin.execute("CREATE TABLE shared.theirs (a int)")
                admin.execute("GRANT ALL ON SCHEMA shared TO referee")
                with pytest.raises(StorageError, match="another program's"):
                    PostgresStore(
                        f"postgresql://referee@/postgres?host={postgres}&options=-csearch_path%3Dshared"
                    )
            finally:
                admin.execute("DROP SCHEMA shared CASCADE")

    def test_whoever_may_make_no_tables_is_told(self, postgres: str) -> None:
        with pytest.raises(StorageError, match="may not make or use tables"):
            PostgresStore(f"postgresql://referee@/postgres?host={postgres}&options=-csearch_path%3Dpublic")

    def test_a_newer_release_is_told_of(self, store: PostgresStore, address: str) -> None:
        with raw(address) as tx:
            tx.execute("UPDATE schema_state SET step = 99, oldest = 1")
        PostgresStore(address).close()
        with raw(address) as tx:
            tx.execute("UPDATE schema_state SET oldest = 99")
        with pytest.raises(StorageError, match="newer release's"):
            PostgresStore(address)

    def test_an_empty_one_is_only_looked_at(self, address: str) -> None:
        with pytest.raises(StorageError, match="none of this service's tables"), looking_at(address):
            pytest.fail("looked at")
        with raw(address) as tx:
            assert tx.execute("SELECT to_regclass('schema_state')").fetchone() == (None,)

    @pytest.mark.parametrize(
        ("address", "message"),
        [
            ("postgresql://ann:s3cret@no-such-host.invalid/x", "no such host"),
            ("postgresql://ann:s3cret@127.0.0.1:1/x", "cannot be reached"),
            ("postgresql://ann:s3cret@h/x?nonsense=1", "no address of PostgreSQL"),
        ],
    )
    def test_what_is_wrong_is_said_without_a_password(self, address: str, message: str) -> None:
        with pytest.raises(StorageError, match=message) as refused:
            open_store(address)
        assert "s3cret" not in str(refused.value)


class TestWriting:
    def test_a_game_of_a_club_lives_with_it_whatever_its_id_says(self, store: PostgresStore) -> None:
        with store.write() as tx:
            tx.add_club(CLUB)
            tx.add_game(game("ZZgame", club_id=CLUB.id))
        with closing(PostgresStore(store._connections._address)) as other:
            assert look(other, "game", "ZZgame").club_id == CLUB.id

    def test_who_waits_for_the_same_game_gives_up_in_time(self, store: PostgresStore) -> None:
        begin_game(store, "Game1")
        begin_game(store, "Game2")
        plan, other = planned(store, "Game1"), planned(store, "Game2")
        with ThreadPoolExecutor(1) as pool, store.write() as tx:
            tx.game("Game1")

            def waited_s() -> float:
                began = time.monotonic()
                with pytest.raises(TurnError):
                    pool.submit(store.apply, plan).result()
                return time.monotonic() - began

            assert_within(3, waited_s, tries=2)
            pool.submit(store.apply, other).result()

    @pytest.mark.parametrize(("how", "waits"), [(asking.ALONE, False), ("FOR UPDATE", True)])
    def test_who_only_refers_to_a_club_does_not_wait_for_who_writes_it(
        self, store: PostgresStore, address: str, monkeypatch: pytest.MonkeyPatch, how: str, waits: bool
    ) -> None:
        with store.write() as tx:
            tx.add_club(CLUB)
        monkeypatch.setattr(asking, "ALONE", how)
        with store.write() as tx, raw(address) as other:
            tx.club(CLUB.id)
            other.execute("SET lock_timeout = 300")
            with pytest.raises(psycopg.errors.LockNotAvailable) if waits else nullcontext():
                other.execute(
                    "INSERT INTO members (slot, club, number, name, joined_at, folded)"
                    " SELECT slot, number, 1, 'Ann', '2026', 'ann' FROM clubs"
                )

    def test_two_that_wait_for_each_other_are_both_kept(self, store: PostgresStore) -> None:
        begin_game(store, "Game1")
        begin_game(store, "Game2")
        plans = []
        for order in (("Game1", "Game2"), ("Game2", "Game1")):
            with Draft(store.read) as draft:
                for game_id in order:
                    draft.game(game_id)
                for game_id in order:
                    draft.put_guests(game_id, [])
            plans.append(draft.plan())
        with ThreadPoolExecutor(2) as pool:
            for _ in range(20):
                list(pool.map(store.apply, plans))

    def test_eight_threads_on_two_stores_lose_nothing(self, store: PostgresStore, address: str) -> None:
        begin_game(store)
        with closing(PostgresStore(address)) as other, ThreadPoolExecutor(8) as pool:
            list(pool.map(lambda number: play_hand((store, other)[number % 2]), range(40)))
        assert look(store, "game", "Game1").version == 40
        assert [event.number for event in look(store, "events", "Game1")] == [*range(1, 41)]


def in_steps(store: PostgresStore, game_id: str) -> Plan:
    """The next version of a game, which takes more than one statement."""
    with Draft(store.read) as draft:
        draft.game(game_id)
        grow(draft, game_id)
        draft.put_entries(game_id, begin=1, entries=[entry(1, game_id=game_id)])
        return draft.plan()


class TestFailures:
    @pytest.fixture
    def wire(self, postgres: str) -> Iterator[Wire]:
        with closing(Wire(postgres)) as wire:
            yield wire

    @pytest.fixture
    def wired(self, store: PostgresStore, address: str, wire: Wire) -> Iterator[PostgresStore]:
        begin_game(store)
        with closing(PostgresStore(wire.address(address))) as opened:
            yield opened

    @pytest.mark.parametrize(("plans", "commits"), [(in_steps, b"COMMIT\0"), (planned, b"UPDATE games")])
    def test_a_commit_without_an_answer_may_have_been_kept(
        self, wired, wire, store: PostgresStore, plans, commits: bytes
    ) -> None:
        plan = plans(wired, "Game1")
        wire.cut_at = [commits]
        with pytest.raises(OutcomeError):
            wired.apply(plan)
        assert look(store, "game", "Game1").version == 1

    def test_what_is_cut_before_is_not_kept_and_the_next_is(self, wired, wire, store: PostgresStore) -> None:
        plan = in_steps(wired, "Game1")
        wire.cut_at = [b"UPDATE games"]
        with pytest.raises(StorageError) as refused:
            wired.apply(plan)
        assert not isinstance(refused.value, OutcomeError)
        assert look(store, "game", "Game1").version == 0
        wired.apply(plan)
        assert look(store, "game", "Game1").version == 1

    def test_a_server_that_falls_silent_behind_its_greeting_is_given_up(
        self, wire: Wire, store: PostgresStore, address: str
    ) -> None:
        connections = Connections(wire.address(address))
        with closing(connections):
            wire.silent_at = b"statement_timeout"
            with pytest.raises(StorageError, match="cannot be reached"), connections.lent():
                pytest.fail("lent")
            wire.silent_at = None
            until = time.monotonic() + 60
            while time.monotonic() < until:
                with suppress(StorageError), connections.lent():
                    return
                time.sleep(0.1)
            pytest.fail("It is still waited for.")

    def test_where_no_more_connections_are_given_those_there_are_serve_all(
        self, store: PostgresStore, address: str, postgres: str
    ) -> None:
        begin_game(store)
        with psycopg.connect(host=postgres, user="admin", dbname="postgres", autocommit=True) as admin:
            admin.execute("CREATE ROLE few LOGIN CONNECTION LIMIT 1 IN ROLE referee")
            try:
                with closing(PostgresStore(address.replace("//referee@", "//few@"))) as opened:
                    until = time.monotonic() + 60
                    while time.monotonic() < until:  # the server closes the one before a little later
                        with suppress(StorageError):
                            look(opened, "game", "Game1")
                            break
                    with ThreadPoolExecutor(6) as pool:
                        pending = [pool.submit(look, opened, "game", "Game1") for _ in range(100)]
                        assert {future.result().version for future in pending} == {0}
            finally:
                admin.execute("DROP ROLE few")

    def test_a_statement_that_takes_long_has_not_waited_for_its_turn(self, store: PostgresStore) -> None:
        with pytest.raises(StorageError, match="too long over one statement") as refusal, store.read() as tx:
            tx._rows("SELECT pg_sleep(5)", ())
        assert not isinstance(refusal.value, TurnError)

    def test_one_without_tls_is_told_of_where_it_is_asked_for(self, wire: Wire, address: str) -> None:
        with_tls = wire.address(address).replace("sslmode=disable", "sslmode=require")
        with pytest.raises(StorageError, match="has no TLS"):
            PostgresStore(with_tls)

    def test_what_has_failed_before_its_commit_is_not_told_as_kept(self, store: PostgresStore) -> None:
        begin_game(store)
        with (
            pytest.raises(StorageError, match="nothing of it was kept"),
            store.write() as tx,
            suppress(StorageError),
        ):
            tx.add_event(replace(event(), number=2**40))
        play_hand(store)
        assert look(store, "game", "Game1").version == 1

    def test_connections_that_were_lost_while_idle_are_replaced(self, store: PostgresStore, address) -> None:
        begin_game(store)
        with raw(address) as tx:
            tx.execute(
                "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
                " WHERE usename = current_user AND pid <> pg_backend_pid()"
            )
        play_hand(store)
        assert look(store, "game", "Game1").version == 1

    def test_a_value_without_room_is_refused(self, store: PostgresStore) -> None:
        begin_game(store)
        for broken in (
            replace(event(), body="\x00"),
            replace(event(), number=2**40),
            replace(event(), by="\ud800"),
        ):
            with pytest.raises(StorageError), store.write() as tx:
                tx.add_event(broken)
        with store.write() as tx:
            grow(tx)


def test_old_answers_are_found_by_an_index(store: PostgresStore, address: str) -> None:
    with raw(address) as tx:
        tx.execute(
            "INSERT INTO answers SELECT 1, int4send(one), '', '2026-11-' || (10 + one % 20),"
            " decode(repeat('00', 1000), 'hex') FROM generate_series(1, 20000) AS one"
        )
        tx.execute("ANALYZE answers")
    with store.write() as writing:
        assert writing.forget_answers(before="2026-11-11", most=100) == 100
        scans = writing._row("SELECT seq_scan FROM pg_stat_xact_user_tables WHERE relname = 'answers'", ())
    assert scans == (0,)


def test_nobody_waits_for_every_host_that_says_nothing() -> None:
    """Each host is tried for 2 s; one thread does so for all, and goes on until the store is closed."""
    with ExitStack() as stack, ThreadPoolExecutor(8) as pool:
        listeners = [stack.enter_context(socket.create_server(("127.0.0.1", 0))) for _ in range(3)]
        hosts = ",".join(f"127.0.0.1:{listener.getsockname()[1]}" for listener in listeners)

        def ask(connections: Connections) -> float:
            began = time.monotonic()
            with pytest.raises(StorageError, match="cannot be reached"), connections.lent():
                pytest.fail("lent")
            return time.monotonic() - began

        def late_s() -> float:
            """The seconds by which those who come first are answered late, and those who come then."""
            with closing(Connections(f"postgresql://referee@{hosts}/postgres")) as connections:
                first, later = (max(pool.map(ask, [connections] * 8)) for _ in range(2))
                return max(first - 3, later - 1)

        assert_within(0, late_s)
