"""A backup put in the place of a database, and what is done otherwise and refused."""

from __future__ import annotations

import os
import shutil
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path

import pytest

from referee.store.opening import open_store
from tests import command_line
from tests.serving import Phone, Server
from tests.store.store_samples import begin_game, play_hand

HANDS = 5


def referee(*words: object, exit_code: int = 0) -> str:
    """The output of the command, once it has ended with that exit code."""
    done = command_line.referee(*words)
    output = done.stdout + done.stderr
    assert done.returncode == exit_code, output
    return output


def play(server: Server) -> str:
    """The address of a game in which some hands were entered."""
    game, phone = Phone(server.port).new_game()
    for _ in range(HANDS):
        assert phone.send("POST", f"{game}/hands", {"outcome": {"taker": "p1", "card": "9"}}).status == 201
    return game


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    """A service in which a game was played, and a backup made of it at `backup.db`."""
    own = Server(tmp_path / "referee.db", workers=2)
    try:
        own.start()
        play(own)
        referee("backup", tmp_path / "backup.db", "--database", own.database)
        yield own
    finally:
        own.kill()


@pytest.fixture
def backup(server: Server) -> Path:
    return server.database.with_name("backup.db")


def versions(server: Server, *games: str) -> list[int]:
    return [Phone(server.port).send("GET", game).status for game in games]


def test_restoring_after_a_crash(server: Server, backup: Path) -> None:
    later = play(server)
    server.kill()
    output = referee("restore", backup, "--database", server.database)
    assert "1 games and clubs, every one replays. The former database is now" in output
    former = Path(output.split("is now ")[-1].strip().rstrip("."))
    assert referee("check", "--database", former) == "2 games and clubs checked, 0 wrong.\n"
    server.start()
    assert versions(server, later, play(server)) == [404, 200]
    server.stop()
    assert referee("check", "--database", server.database) == "2 games and clubs checked, 0 wrong.\n"


def test_not_while_it_is_served(server: Server, backup: Path) -> None:
    later = play(server)
    assert "first stop the service" in referee("restore", backup, "--database", server.database, exit_code=2)
    assert versions(server, later) == [200]


def test_a_backup_copied_beside_the_log_of_a_crash_is_not_served(server: Server, backup: Path) -> None:
    play(server)
    server.kill()
    shutil.copy(backup, server.database)
    for command in ("serve", "check"):
        output = referee(command, f"--database={server.database}", exit_code=2)
        assert "is not that of" in output
        assert "referee restore" in output
    referee("restore", backup, "--database", server.database)
    server.start()
    play(server)
    server.stop()
    assert referee("check", "--database", server.database) == "2 games and clubs checked, 0 wrong.\n"


def test_a_backup_moved_over_the_live_one_is_not_served_and_not_ruined(server: Server, backup: Path) -> None:
    game = play(server)
    os.replace(shutil.copy(backup, f"{backup}.new"), server.database)
    assert Phone(server.port).send("GET", game).status == 503
    server.stop()
    output = referee("serve", f"--database={server.database}", exit_code=2)
    assert "is not that of" in output
    referee("restore", backup, "--database", server.database)
    assert referee("check", "--database", server.database) == "1 games and clubs checked, 0 wrong.\n"


def test_a_log_deleted_under_the_service_is_noticed_and_nothing_lost(server: Server) -> None:
    game = play(server)
    Path(f"{server.database}-wal").unlink()
    for _ in range(4):
        assert Phone(server.port).send("GET", game).status == 503
    assert Phone(server.port).send("GET", "/health/ready").status == 503
    server.stop()
    server.start()
    assert Phone(server.port).send("GET", game).document["version"] == HANDS + 1


@pytest.mark.parametrize("stop", [Server.stop, Server.interrupt])
def test_a_log_deleted_while_nobody_asks_is_noticed_at_the_end(
    server: Server, stop: Callable[[Server], None]
) -> None:
    game = play(server)
    Path(f"{server.database}-wal").unlink()
    stop(server)
    server.start()
    assert Phone(server.port).send("GET", game).document["version"] == HANDS + 1


@pytest.mark.parametrize("kind", ["missing", "empty", "text", "half"])
def test_what_is_no_backup_is_not_put_in_place(tmp_path: Path, kind: str) -> None:
    database, file = tmp_path / "referee.db", tmp_path / "file.db"
    with closing(open_store(str(database))) as store:
        begin_game(store)
        play_hand(store)
    whole = database.read_bytes()
    contents = {"empty": b"", "text": b"no database " * 500, "half": whole[: -3 * 4096]}
    if kind in contents:
        file.write_bytes(contents[kind])
    assert str(file) in referee("restore", file, "--database", database, exit_code=2)
    assert database.read_bytes() == whole
    assert str(file) in referee("check", "--database", file, exit_code=2)
    assert not file.exists() or file.read_bytes() == contents[kind]


def test_a_database_without_a_game_is_told_of(tmp_path: Path) -> None:
    fresh, copy = tmp_path / "fresh.db", tmp_path / "copy.db"
    open_store(str(fresh)).close()
    assert "holds nothing" in referee("check", "--database", fresh, exit_code=1)
    assert "holds no games" in referee("backup", copy, "--database", fresh)
    assert "holds no games" in referee("restore", copy, "--database", fresh, exit_code=1)
