import json
import multiprocessing
import threading
import time
from contextlib import closing, contextmanager
from pathlib import Path

import pytest
from sqlite_utils import Database
from sqlite_utils.migrations import Migrations

from referee.errors import StorageError
from referee.names import comparable
from referee.sitting.tallies import Tally
from referee.store.club_rows import GameFilter, StandingsFilter
from referee.store.sqlite.connections import _journal_ahead, sqlite3
from referee.store.sqlite.migrations.steps import STEPS
from referee.store.sqlite.store import SqliteStore
from tests.store.store_samples import begin_game, open_together


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "games.db"


def ask(path: Path, sql: str):
    with closing(sqlite3.connect(path, isolation_level=None)) as connection:
        return connection.execute(sql).fetchall()


def test_every_table_is_strict(path):
    SqliteStore(path).close()
    tables = ask(path, "SELECT name, strict FROM pragma_table_list WHERE schema = 'main'")
    ours = {name: strict for name, strict in tables if not name.startswith(("sqlite_", "_sqlite"))}
    games = ["answers", "claims", "entries", "events", "games", "origins", "principals", "transfers"]
    clubs = ["accounts", "clubs", "guests", "members", "ratings", "rule_sets"]
    standings = ["count_keys", "counts", "seats", "tallies", "tally_counts"]
    assert ours == dict.fromkeys([*games, *clubs, *standings], 1)


def test_a_database_from_before_there_were_clubs_keeps_everything(path):
    """Games, tokens and transfers of the release before, told with what games have since."""
    connection = sqlite3.connect(path, isolation_level=None)
    before = Migrations("referee")
    for step in STEPS[:3]:
        before()(step)
    before.apply(Database(connection))
    view = '{"players":[{"id":"p1"}],"pot":{"amount":500}}'
    connection.execute(
        "INSERT INTO games VALUES (7, 'Old', 1, 'agurk', 'playing', 'link', 'x', 'y', '{}', '{}', ?)", (view,)
    )
    connection.execute("INSERT INTO tokens VALUES (7, 't1', 'score', 'first', x'00', 'x', NULL)")
    connection.execute("INSERT INTO transfers VALUES (7, 1, 1, 'p1', 'pot', 500, 'DKK', 'stake', NULL, 'x')")
    connection.close()
    store = SqliteStore(path)
    with store.read() as reading:
        game, token = reading.game("Old"), reading.token(b"\0")
        (transfer,) = reading.transfers("Old")
    store.close()
    assert (game.club_id, game.event, game.locked) == (None, "", False)
    assert json.loads(game.view) == {
        "players": [{"id": "p1", "member": None}],
        "pot": {"amount": 500},
        "club": None,
        "event": None,
        "rule_set": None,
        "locked": False,
    }
    assert (token.id, token.game_id, token.scope, token.expires_at) == ("t1", "Old", "score", None)
    assert (transfer.number, transfer.payer, transfer.amount, transfer.is_cash) == (1, "p1", 500, False)
    with pytest.raises(sqlite3.IntegrityError, match="never changed"):
        ask(path, "UPDATE transfers SET amount = 1")


def test_seats_of_before_members_could_come_back_are_kept(path):
    connection = sqlite3.connect(path, isolation_level=None)
    before = Migrations("referee")
    for step in STEPS[:5]:
        before()(step)
    before.apply(Database(connection))
    connection.executescript("""
        INSERT INTO clubs VALUES (3, 'Club', 1, 'Cucumber Club', 'DKK', NULL, 'x', 'x', 0);
        INSERT INTO games (number, id, version, variant, status, visibility, created_at, updated_at, opening,
            state, view, club)
            VALUES (7, 'Old', 1, 'agurk', 'finished', 'link', 'x', 'x', '{}', '{}', '{}', 3);
        INSERT INTO seats (game, player, joined_with, club, member, day, variant, event, games, wins, net)
            VALUES (7, 'p1', 1, 3, 2, '2026-11-20', 'agurk', 'Cup', 1, 1, 500),
                (7, 'p2', 4, 3, 1, '2026-11-20', 'agurk', 'Cup', 1, 0, -500);
    """)
    common = (
        "SELECT game, player, joined_with, club, member, day, variant, event, games, wins, net FROM seats"
    )
    seats = ask(path, f"{common} ORDER BY rowid")
    connection.close()
    SqliteStore(path).close()
    assert ask(path, "SELECT * FROM seats ORDER BY rowid") == seats
    ask(
        path,
        "INSERT INTO seats SELECT game, 'p3', 5, club, member, day, variant, event, 0, 0, 0"
        " FROM seats WHERE player = 'p1'",
    )
    with pytest.raises(sqlite3.IntegrityError):
        ask(path, "INSERT INTO seats SELECT * FROM seats")
    indexes = {row[0] for row in ask(path, "SELECT name FROM pragma_index_list('seats')")}
    assert indexes >= {"seats_by_member", "seats_by_day", "seats_by_event"}


def test_names_of_before_they_were_kept_as_they_compare_are_found(path):
    connection = sqlite3.connect(path, isolation_level=None)
    before = Migrations("referee")
    for step in STEPS[:7]:
        before()(step)
    before.apply(Database(connection))
    view = json.dumps({"players": [{"name": "Ann", "member": "m1"}, {"name": "D\u00c9E", "member": None}]})
    connection.executescript("""
        INSERT INTO clubs VALUES (3, 'Club', 1, 'Cucumber Club', 'DKK', NULL, 'x', 'x', 0);
        INSERT INTO members VALUES (3, 1, '\u00c5nn', 'x', NULL), (3, 2, 'Bo', 'x', 'x');
        INSERT INTO rule_sets VALUES (3, 1, 1, 'Thursday', 'agurk', '{}', 'x', 'Ann'),
            (3, 1, 2, 'FRIDAY', 'agurk', '{}', 'x', 'Ann');
        INSERT INTO principals (id, club, scope, label, digest, made_by, created_at)
            VALUES ('k1', 3, 'admin', 'Ann''s Phone', x'00', '', 'x');
        INSERT INTO accounts VALUES (3, 'm1', 5, 0, 0), (3, 'guest:D\u00c9E', -5, 0, 0), (3, 'pot', 0, 0, 0);
    """)
    for number, club in ((7, 3), (8, None)):
        connection.execute(
            "INSERT INTO games (number, id, version, variant, status, visibility, created_at, updated_at,"
            " opening, state, view, club)"
            " VALUES (?, ?, 1, 'agurk', 'finished', 'link', 'x', 'x', '{}', '{}', ?, ?)",
            (number, f"Game{number}", view, club),
        )
    connection.close()
    store = SqliteStore(path)
    with store.read() as reading:
        assert [row.number for row in reading.members_named("Club", comparable("A\u030aNN"))] == [1]
        assert [row.number for row in reading.members_named("Club", "bo")] == [2]
        assert [row.version for row in reading.rule_sets_named("Club", "friday")] == [2]
        assert reading.rule_sets_named("Club", "thursday") == []
        assert [row.id for row in reading.tokens_labelled("Club", "ann's phone")] == ["k1"]
        assert reading.guest_accounts("Club", [comparable("d\u00e9e")]) == ["guest:D\u00c9E"]
        games = reading.club_games("Club", GameFilter(guest="d\u00e9e"), limit=9)
        assert [game.id for game in games] == ["Game7"]
        assert reading.club_games("Club", GameFilter(guest="Ann"), limit=9) == []
    store.close()
    with pytest.raises(sqlite3.IntegrityError, match="never changed"):
        ask(path, "UPDATE rule_sets SET name = 'x'")


def test_what_was_counted_in_columns_is_counted_in_rows(path):
    connection = sqlite3.connect(path, isolation_level=None)
    before = Migrations("referee")
    for step in STEPS[:9]:
        before()(step)
    before.apply(Database(connection))
    connection.executescript("""
        INSERT INTO clubs VALUES (3, 'Club', 1, 'Cucumber Club', 'DKK', NULL, 'x', 'x', 0);
        INSERT INTO games (number, id, version, variant, status, visibility, created_at, updated_at, opening,
            state, view, club)
            VALUES (7, 'Old', 1, 'agurk', 'finished', 'link', 'x', 'x', '{}', '{}', '{}', 3);
        INSERT INTO seats VALUES (7, 'p1', 1, 3, 2, '2026-11-20', 'agurk', '', 1, 1, 9, 3, 40, 1, 2, 500, 4),
            (7, 'p2', 1, 3, 1, '2026-11-20', 'agurk', '', 1, 0, 9, 9, 0, 0, 0, -500, 0),
            (7, 'p3', 4, 3, 4, '2026-11-20', 'agurk', '', 0, 0, 0, 0, 0, 0, 0, 0, 0);
        INSERT INTO tallies SELECT club, member, variant, '2026-11', games, wins, hands, hands_lost,
            penalty_points, cucumbers, buy_ins, net, longest_run FROM seats WHERE games > 0;
        INSERT INTO tallies SELECT club, member, variant, '2026', games, wins, hands, hands_lost,
            penalty_points, cucumbers, buy_ins, net, longest_run FROM seats WHERE games > 0;
        INSERT INTO tallies SELECT club, member, variant, '', games, wins, hands, hands_lost,
            penalty_points, cucumbers, buy_ins, net, longest_run FROM seats WHERE games > 0;
    """)
    connection.close()
    store = SqliteStore(path)
    counted = {"hands_played": 9, "hands_lost": 3, "penalty_points": 40, "cucumbers": 1, "buy_ins": 2}
    won = Tally(1, 1, 500, counted, {"longest_run": 4})
    lost = Tally(1, 0, -500, {"hands_played": 9, "hands_lost": 9}, {"longest_run": 0})
    with store.read() as reading:
        assert [seat.tally for seat in reading.seats("Old")] == [won, lost, None]
        for begin in (None, "2026-01-01", "2026-11-01", "2026-11-20"):
            end = begin and "2026-12-31"
            assert reading.standings("Club", StandingsFilter(begin=begin, end=end)).tallies == {
                2: won,
                1: lost,
            }
    store.close()


def test_opening_again_changes_nothing(path):
    store = SqliteStore(path)
    begin_game(store)
    store.close()
    before = ask(path, "SELECT * FROM _sqlite_migrations"), ask(path, "SELECT * FROM games")
    SqliteStore(path).close()
    assert (ask(path, "SELECT * FROM _sqlite_migrations"), ask(path, "SELECT * FROM games")) == before
    assert [row[2] for row in before[0]] == [step.__name__ for step in STEPS]


def test_a_newer_releases_database_is_refused(path):
    SqliteStore(path).close()
    ask(path, "INSERT INTO _sqlite_migrations VALUES (99, 'referee', 'm099_clubs', '2030-01-01')")
    with pytest.raises(StorageError, match=r"newer release.*m099_clubs"):
        SqliteStore(path)


def test_another_programs_database_is_refused_and_left_alone(path):
    ask(path, "CREATE TABLE recipes (name)")
    before = path.read_bytes()
    with pytest.raises(StorageError, match="another program's"):
        SqliteStore(path)
    assert path.read_bytes() == before


def test_a_step_that_fails_leaves_an_empty_database(path, monkeypatch):
    monkeypatch.setattr(
        "referee.store.sqlite.migrations.steps._GAMES", ("CREATE TABLE games (id)", "CREATE nonsense")
    )
    with pytest.raises(StorageError, match="nonsense"):
        SqliteStore(path)
    assert ask(path, "SELECT * FROM sqlite_master") == []
    monkeypatch.undo()
    SqliteStore(path).close()


@contextmanager
def somebody_reading(path: Path):
    """A program that reads a database without a log, which cannot get one meanwhile."""
    with closing(sqlite3.connect(path, isolation_level=None, check_same_thread=False)) as other:
        other.execute("CREATE TABLE IF NOT EXISTS recipes (name)")
        other.execute("BEGIN")
        other.execute("SELECT * FROM recipes").fetchall()
        yield other


def test_the_log_is_waited_for(path):
    with somebody_reading(path) as other, closing(sqlite3.connect(path, timeout=0)) as connection:
        with pytest.raises(sqlite3.OperationalError, match="locked"):
            _journal_ahead(connection, deadline=time.monotonic() + 0.03)
        leaving = threading.Timer(0.05, other.execute, ["COMMIT"])
        leaving.start()
        _journal_ahead(connection, deadline=time.monotonic() + 90)
        leaving.join()
    assert ask(path, "PRAGMA journal_mode") == [("wal",)]


def test_a_database_without_a_log_is_refused():
    with closing(sqlite3.connect(":memory:")) as memory, pytest.raises(StorageError, match="'memory'"):
        _journal_ahead(memory, deadline=0)


def test_processes_that_start_at_once_agree(tmp_path):
    paths = [tmp_path / f"{number}.db" for number in range(15)]
    spawn = multiprocessing.get_context("spawn")
    barrier = spawn.Barrier(4)
    starting = [
        spawn.Process(target=open_together, args=([str(path) for path in paths], barrier)) for _ in range(4)
    ]
    for process in starting:
        process.start()
    for process in starting:
        process.join(timeout=180)
    assert [process.exitcode for process in starting] == [0, 0, 0, 0]
    for path in paths:
        assert ask(path, "PRAGMA journal_mode") == [("wal",)]
        assert ask(path, "SELECT count(*) FROM _sqlite_migrations") == [(len(STEPS),)]
