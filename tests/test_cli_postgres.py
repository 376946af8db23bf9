"""The command line over PostgreSQL: what is wrong is told in a sentence without the password, with code 2."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from subprocess import CompletedProcess
from typing import NoReturn

import psycopg
import pytest
from psycopg.conninfo import conninfo_to_dict

from referee.store.moving import move
from referee.store.opening import open_store
from tests import copies, postgres_server
from tests.command_line import referee
from tests.documents import ROOT
from tests.postgres_server import new_database
from tests.serving import Phone, free_port, serving
from tests.store.store_samples import begin_game, look, play_hand

PASSWORD = "s3cret"  # it opens nothing
COMMANDS = [("serve",), ("check",), ("backup", "{new}")]
WITHOUT_EXTRA = """
import json, sys
sys.modules["psycopg"] = None
from tests.command_line import referee
done = [referee(*words) for words in json.loads(sys.argv[1])]
print(json.dumps([[one.returncode, one.stdout, one.stderr] for one in done]))
"""
"""What a Python runs that has no psycopg: all of the commands that it is given."""


@pytest.fixture(scope="module")
def server() -> Iterator[postgres_server.Server]:
    """A server with users that have passwords, and databases that cannot be used."""
    with postgres_server.own_server() as found:
        if found is None:
            pytest.skip("There is no PostgreSQL here; install it, or set PG_BIN.")
        rules = found.data / "pg_hba.conf"
        rules.write_text(
            "local all locked scram-sha-256\nlocal all shut reject\nlocal all peer peer\n"
            + rules.read_text(encoding="utf-8")
        )
        found.ask(
            f"CREATE ROLE locked LOGIN PASSWORD '{PASSWORD}'",
            "CREATE DATABASE latin TEMPLATE template0 ENCODING 'LATIN1' LOCALE 'C' OWNER referee",
            "CREATE DATABASE ascii TEMPLATE template0 ENCODING 'SQL_ASCII' LOCALE 'C' OWNER referee",
            "CREATE ROLE shut LOGIN",
            "CREATE ROLE peer LOGIN",
            "SELECT pg_reload_conf()",
        )
        yield found


@pytest.fixture
def address(server: postgres_server.Server) -> Iterator[str]:
    with new_database(str(server.folder)) as found:
        yield found


@pytest.fixture(autouse=True)
def port(monkeypatch: pytest.MonkeyPatch) -> None:
    """Where nothing else listens that runs on this machine, which would be told instead."""
    monkeypatch.setenv("REFEREE_PORT", str(free_port()))


def sentence(done: CompletedProcess[str]) -> str:
    """The one sentence, or two, that a command ends with, which says no password."""
    assert done.returncode == 2, done.stdout + done.stderr
    assert PASSWORD not in done.stdout + done.stderr
    (line,) = done.stderr.splitlines()
    assert line.startswith("referee: ")
    assert line.endswith(".")
    return line.removeprefix("referee: ")


def ask(address: str, *statements: str) -> None:
    with psycopg.connect(address, autocommit=True) as tx:
        for statement in statements:
            tx.execute(statement.encode())


@pytest.mark.parametrize("command", COMMANDS, ids=lambda words: words[0])
@pytest.mark.parametrize(
    ("fault", "told"),
    [
        ("no host", "There is no such host."),
        ("no port", "The database cannot be reached"),
        ("no database", "There is no such database"),
        ("wrong password", "refuses this user or password"),
        ("no password", "asks for a password"),
        ("no service", "There is no such service"),
        ("nonsense", "This is no address of PostgreSQL"),
        ("keywords", "Write an address of PostgreSQL as postgresql://"),
        ("a slash less", "Write an address of PostgreSQL as postgresql://"),
        ("no such port", "The port must be a number"),
        ("nobody from here", "The database lets nobody in from here as this user"),
        ("not this user", "The database lets the system's user of the same name in here"),
        ("not UTF-8", "This database is in LATIN1; it must be in UTF8"),
        ("in bytes", "This database is in SQL_ASCII; it must be in UTF8"),
        ("another's state", "This database is another program's"),
        ("another program's", "This database is another program's"),
        ("a newer release's", "This database is a newer release's"),
        ("moved", "was moved to elsewhere"),
    ],
)
def test_a_database_that_cannot_be_used_is_told_of_in_a_sentence(
    address: str, tmp_path: Path, command: tuple[str, ...], fault: str, told: str
) -> None:
    folder, environment = conninfo_to_dict(address)["host"], {}
    if fault in ("a newer release's", "moved"):
        open_store(address).close()
        what = "step = 99, oldest = 99" if fault != "moved" else "moved_to = 'elsewhere'"
        ask(address, f"UPDATE schema_state SET {what}")
    elif fault == "another program's":
        ask(address, "CREATE TABLE theirs (a int)")
    elif fault == "another's state":
        ask(address, "CREATE TABLE schema_state (a int)")
    elif fault == "wrong password":
        environment = {"PGPASSWORD": f"{PASSWORD}-mistyped"}
    database = {
        "no host": f"postgresql://ann:{PASSWORD}@no-such-host.invalid/x",
        "no port": f"postgresql://ann:{PASSWORD}@127.0.0.1:1/x",
        "no database": f"postgresql://referee:{PASSWORD}@/nothing?host={folder}",
        "wrong password": f"postgresql://locked@/postgres?host={folder}",
        "no password": f"postgresql://locked@/postgres?host={folder}",
        "no service": f"postgresql://ann:{PASSWORD}@/x?service=nothing",
        "nonsense": f"postgresql://ann:{PASSWORD}@h/x?nonsense=1",
        "keywords": f"host={folder} user=ann password={PASSWORD}",
        "a slash less": f"postgresql:/ann:{PASSWORD}@h/x",
        "no such port": f"postgresql://ann:{PASSWORD}@127.0.0.1:99999/x",
        "nobody from here": f"postgresql://shut@/postgres?host={folder}",
        "not this user": f"postgresql://peer@/postgres?host={folder}",
        "not UTF-8": f"postgresql://referee:{PASSWORD}@/latin?host={folder}",
        "in bytes": f"postgresql://referee:{PASSWORD}@/ascii?host={folder}",
    }.get(fault, address)
    words = [word.format(new=tmp_path / "new.db") for word in command]
    # Only one that may be there soon is waited for: all the rest is told at once.
    environment["REFEREE_DATABASE_WAIT"] = "0" if fault == "no port" else "3600"
    assert told in sentence(referee(*words, f"--database={database}", **environment))
    assert not (tmp_path / "new.db").exists()


LATER = (
    "ALTER TABLE games ADD COLUMN later text NOT NULL DEFAULT ''",
    "ALTER TABLE events ADD COLUMN later text",
    "CREATE TABLE later (slot smallint, game bigint, FOREIGN KEY (slot, game) REFERENCES games)",
    "UPDATE schema_state SET step = 99, oldest = 1",
)
"""What a step of a later release does, which lets this one go on."""


def test_the_release_before_serves_on_while_a_later_one_adds_to_the_tables(
    address: str, tmp_path: Path
) -> None:
    hand = {"outcome": {"taker": "p1", "card": "9"}}
    with serving(tmp_path / "running.db", address=address) as running:
        path, phone = Phone(running.port).new_game()
        ask(address, *LATER)
        assert phone.send("POST", f"{path}/hands", hand).status == 201
        with serving(tmp_path / "started.db", address=address) as started:
            assert Phone(started.port, phone.token).send("POST", f"{path}/hands", hand).status == 201
            Phone(started.port).new_game()
            assert Phone(started.port).send("GET", "/health/ready").status == 200
        assert phone.send("GET", path).document["version"] == 3
    assert referee("check", f"--database={address}").returncode == 0
    with psycopg.connect(address) as connection:
        assert connection.execute("SELECT step, oldest FROM schema_state").fetchone() == (99, 1)


@pytest.mark.parametrize(
    "command", [("backup", "{new}"), ("move", "{address}", "{new}"), ("move", "{old}", "{address}")]
)
def test_what_a_later_release_has_added_is_never_left_behind(
    address: str, old: Path, tmp_path: Path, command: tuple[str, ...]
) -> None:
    open_store(address).close()
    ask(address, *LATER)
    words = [word.format(new=tmp_path / "new.db", address=address, old=old) for word in command]
    words += [f"--database={address}"] if command[0] == "backup" else []
    assert "a newer release's, and this one does not know all that is in it" in sentence(referee(*words))
    assert not (tmp_path / "new.db").exists()
    for one in (str(old), address):
        open_store(one).close()


@pytest.mark.parametrize("command", [("check",), ("backup", "{new}"), ("move", "{address}", "{new}")])
def test_an_earlier_releases_database_is_told_of(
    address: str, tmp_path: Path, command: tuple[str, ...]
) -> None:
    open_store(address).close()
    ask(address, "UPDATE schema_state SET step = 0")
    words = [word.format(new=tmp_path / "new.db", address=address) for word in command]
    words += [] if command[0] == "move" else [f"--database={address}"]
    assert "earlier release's; start the service once" in sentence(referee(*words))


def test_without_the_extra_it_is_said_what_to_install(old: Path, tmp_path: Path) -> None:
    there = f"postgresql://ann:{PASSWORD}@h/x"
    commands = [
        ["serve", f"--database={there}"],
        ["check", f"--database={there}"],
        ["backup", str(tmp_path / "new.db"), f"--database={there}"],
        ["move", there, str(tmp_path / "new.db")],
        ["move", str(old), there],
    ]
    command = [sys.executable, "-c", WITHOUT_EXTRA, json.dumps(commands)]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True)
    for ended in json.loads(done.stdout):
        told = sentence(CompletedProcess(commands, *ended))
        assert told == "For PostgreSQL install referee[postgres]: pip install 'referee[postgres]'."
    assert len(json.loads(done.stdout)) == len(commands)


def test_no_password_is_told_by_a_service(server: postgres_server.Server, tmp_path: Path) -> None:
    server.ask("CREATE SCHEMA locked AUTHORIZATION locked")
    address = f"postgresql://locked:{PASSWORD}@/postgres?host={server.folder}&options=-csearch_path%3Dlocked"
    with serving(tmp_path / "referee.db", address=address, **{"log-level": "debug"}) as service:
        phone = Phone(service.port)
        answers = [phone.send("GET", "/health/ready")]
        server.ask("ALTER ROLE locked PASSWORD 'another'", "ALTER ROLE locked CONNECTION LIMIT 0")
        server.ask("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE usename = 'locked'")
        answers += [phone.send("GET", path) for path in ("/health/ready", "/v1/games/x", "/health/ready")]
        assert [answer.status for answer in answers] == [200, 503, 503, 503]
        assert not any(PASSWORD.encode() in answer.body for answer in answers)
        assert PASSWORD not in service.log()


# Moves


@pytest.fixture
def old(tmp_path: Path) -> Path:
    """A file with a game of two hands."""
    with closing(open_store(str(tmp_path / "old.db"))) as store:
        begin_game(store)
        play_hand(store)
        play_hand(store)
    return tmp_path / "old.db"


def test_a_target_that_is_not_new_is_left_alone(address: str, old: Path, tmp_path: Path) -> None:
    with closing(open_store(address)) as store:
        begin_game(store, "Another")
    other = tmp_path / "other.txt"
    other.write_text("precious", encoding="utf-8")
    assert "The target is not empty" in sentence(referee("move", old, address))
    assert sentence(referee("move", address, old)) == f"{old} exists already."
    assert sentence(referee("move", address, other)) == f"{other} exists already."
    assert "The target is the source" in sentence(referee("move", old, old))
    assert "The target is the source" in sentence(referee("move", address, address))
    assert other.read_text(encoding="utf-8") == "precious"
    for one in (str(old), address):
        open_store(one).close()


@pytest.mark.parametrize("kind", ["sqlite", "postgres"])
def test_a_source_that_is_served_is_left_alone(address: str, tmp_path: Path, kind: str) -> None:
    source, file = (address if kind == "postgres" else None), tmp_path / "served.db"
    with serving(file, address=source) as service:
        told = sentence(referee("move", source or file, tmp_path / "new.db"))
        assert "still served" in told or "open: first stop" in told
        Phone(service.port).new_game()


def test_a_source_that_is_written_to_is_left_alone(address: str, tmp_path: Path) -> None:
    open_store(address).close()
    with stuck(address, "LOCK TABLE games IN ROW EXCLUSIVE MODE"):
        assert "The source is still written to" in sentence(referee("move", address, tmp_path / "new.db"))
    open_store(address).close()


def test_a_service_that_nobody_sees_is_refused_after_a_move(address: str, tmp_path: Path) -> None:
    """It calls itself something else, as behind a pooler: what it wrote after the move would be lost."""
    with serving(tmp_path / "unseen.db", address=f"{address}&application_name=pooled") as service:
        path, phone = Phone(service.port).new_game()
        hand = {"outcome": {"taker": "p1", "card": "9"}}
        assert phone.send("POST", f"{path}/hands", hand).status == 201
        assert referee("move", address, tmp_path / "new.db").returncode == 0
        answers = [phone.send("POST", f"{path}/hands", hand), phone.send("GET", path)]
        assert [answer.status for answer in answers] == [503, 503]
    with closing(open_store(str(tmp_path / "new.db"))) as store:
        assert look(store, "game", path.rpartition("/")[2]).version == 2


@contextmanager
def stuck(address: str, *statements: str) -> Iterator[None]:
    """A block in which somebody keeps what comes behind these statements from going on."""
    with psycopg.connect(address) as other:
        for statement in statements:
            other.execute(statement.encode())
        yield
        other.rollback()


def killed_while_it_waits(server: postgres_server.Server, *words: object) -> None:
    """Runs a command until it waits for a lock, and ends it as a power cut would."""
    waits = "SELECT 1 FROM pg_stat_activity WHERE usename = 'referee' AND wait_event_type = 'Lock'"
    process = copies.begin([*map(str, words)], Path(os.devnull))
    until = time.monotonic() + 90
    try:
        while not server.ask(waits):
            assert time.monotonic() < until
            assert process.poll() is None
            time.sleep(0.02)
    finally:
        os.killpg(process.pid, signal.SIGKILL)
        process.wait()


def test_a_migration_that_was_killed_begins_anew(server: postgres_server.Server, address: str) -> None:
    with stuck(address, "CREATE TABLE answers (a int)"):
        # Not an empty database any more for whoever could see that; nobody can.
        killed_while_it_waits(server, "serve", f"--port={free_port()}", f"--database={address}")
    with closing(open_store(address)) as store:
        begin_game(store)
        assert look(store, "game", "Game1").version == 0


def test_a_move_to_postgres_that_was_killed_begins_anew(
    server: postgres_server.Server, address: str, old: Path
) -> None:
    open_store(address).close()
    with stuck(address, "LOCK TABLE entries"):
        killed_while_it_waits(server, "move", old, address)
    with closing(open_store(str(old))) as store:
        assert look(store, "game", "Game1").version == 2
    move(str(old), address, check=lambda _: None)
    with closing(open_store(address)) as store:
        assert [one.number for one in look(store, "events", "Game1")] == [1, 2]


def test_a_move_to_a_file_that_was_killed_begins_anew(
    server: postgres_server.Server, address: str, tmp_path: Path
) -> None:
    with closing(open_store(address)) as store:
        begin_game(store)
        play_hand(store)
    new = tmp_path / "folder" / "new.db"
    new.parent.mkdir()
    with stuck(address, "LOCK TABLE entries"):
        killed_while_it_waits(server, "move", address, new)
    assert not new.exists()
    move(address, str(new), check=lambda _: None)
    assert [path.name for path in new.parent.iterdir() if "unfinished" in path.name] == []
    with closing(open_store(str(new))) as store:
        assert look(store, "game", "Game1").version == 1


def test_a_move_that_was_stopped_when_all_was_there_goes_on(address: str, old: Path, tmp_path: Path) -> None:
    def stop(_: str) -> NoReturn:
        raise KeyboardInterrupt

    for source, target in ((str(old), address), (address, str(tmp_path / "new.db"))):
        with pytest.raises(KeyboardInterrupt):
            move(source, target, check=stop)
        open_store(source).close()
        assert move(source, target, check=lambda _: None).rows["events"] == 2
        assert "was moved to" in sentence(referee("check", f"--database={source}"))
    with closing(open_store(str(tmp_path / "new.db"))) as store:
        assert look(store, "game", "Game1").version == 2
