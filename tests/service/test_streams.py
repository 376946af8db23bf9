"""Watching a game through real servers of two processes, each with a single thread for requests."""

from __future__ import annotations

import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.serving import DEADLINE_S, Phone, Server, serving
from tests.watchers import Watcher

PLACES = 3
"""In each process."""
SOON_S = 20
"""Much sooner than a stream ends by itself, and so late that the machine may be busy."""


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    database = tmp_path_factory.mktemp("streams") / "referee.db"
    with serving(database, workers=2, threads=1, streams=PLACES) as ready:
        yield ready


@pytest.fixture
def anybody(server: Server) -> Phone:
    """Somebody without a token."""
    return Phone(server.port)


def hand(card: str = "9") -> dict[str, object]:
    return {"outcome": {"taker": "p1", "card": card}}


def watching(port: int, path: str, **sent: str) -> Watcher:
    """A watcher in whichever process has room."""
    until = time.monotonic() + DEADLINE_S
    while time.monotonic() < until:
        watcher = Watcher(port, path, **sent)
        if watcher.status == 200:
            return watcher
        assert watcher.status == 503
        watcher.close()
    raise AssertionError("no room")


@pytest.fixture
def everywhere(server: Server) -> Iterator[list[Watcher]]:
    """For the watchers of a test, who are gone afterwards."""
    watchers: list[Watcher] = []
    yield watchers
    for watcher in watchers:
        watcher.close()


def test_what_one_process_writes_reaches_watchers_of_both(
    server: Server, anybody: Phone, everywhere: list[Watcher]
) -> None:
    path, phone = anybody.new_game()
    # As many as there is room for: some are in either process.
    everywhere += [watching(server.port, path) for _ in range(2 * PLACES)]
    for watcher in everywhere:
        first = watcher.told()
        assert (first.event, first.id) == ("game", "1")
        assert first.text.encode() == phone.send("GET", path).body
    for version in range(2, 7):
        assert phone.send("POST", f"{path}/hands", hand()).status == 201
        for watcher in everywhere:
            event = watcher.told(timeout_s=SOON_S)
            assert (event.id, event.data["version"]) == (str(version), version)
            assert event.text.encode() == phone.send("GET", path).body


def test_watchers_who_fill_every_place_keep_nobody_else_waiting(
    server: Server, anybody: Phone, everywhere: list[Watcher]
) -> None:
    path, phone = anybody.new_game()
    everywhere += [watching(server.port, path) for _ in range(2 * PLACES)]
    for _ in range(20):
        begun = time.monotonic()
        assert phone.send("POST", f"{path}/hands", hand()).status == 201
        assert phone.send("GET", path).status == 200
        assert time.monotonic() - begun < SOON_S
    refused = anybody.send("GET", f"{path}/stream")
    assert refused.status == 503
    assert refused.document["type"] == "/problems/stream_must_find_room"
    assert int(refused.headers["Retry-After"]) > 0


def test_who_has_gone_leaves_a_place(server: Server, anybody: Phone, everywhere: list[Watcher]) -> None:
    path, _ = anybody.new_game()
    everywhere += [watching(server.port, path) for _ in range(2 * PLACES)]
    everywhere.pop().close()
    begun = time.monotonic()
    everywhere.append(watching(server.port, path))
    assert time.monotonic() - begun < SOON_S


def test_a_revoked_token_ends_the_stream(server: Server, anybody: Phone, everywhere: list[Watcher]) -> None:
    path, phone = anybody.new_game(visibility="private")
    view = phone.send("POST", f"{path}/tokens", {"scope": "view", "label": "Bo"}).document
    watcher = watching(server.port, path, token=view["token"])
    everywhere.append(watcher)
    assert watcher.told().event == "game"
    phone.send("DELETE", f"{path}/tokens/{view['id']}")
    end = watcher.told(timeout_s=SOON_S)
    assert (end.event, end.data["reason"], end.data["reconnect"]) == (
        "end",
        "token_must_not_be_revoked",
        False,
    )
    with pytest.raises(EOFError):
        watcher.told()


def test_all_watchers_go_on_after_a_restart(tmp_path: Path, everywhere: list[Watcher]) -> None:
    with serving(tmp_path / "referee.db", workers=2) as server:
        path, phone = Phone(server.port).new_game()
        watchers = [watching(server.port, path) for _ in range(10)]
        everywhere += watchers
        assert {watcher.told().id for watcher in watchers} == {"1"}
        server.stop()
        # Had the server waited for its streams and then killed them, they would not be told.
        for watcher in watchers:
            end = watcher.told()
            assert (end.event, end.data["reason"], end.data["reconnect"]) == ("end", "server_stops", True)
        server.start()
        resumed = [watching(server.port, path, last_event_id="1") for _ in range(10)]
        everywhere += resumed
        assert all(watcher.is_silent(for_s=0.05) for watcher in resumed)
        phone.send("POST", f"{path}/hands", hand())
        assert [watcher.told(timeout_s=SOON_S).id for watcher in resumed] == ["2"] * 10


def test_who_was_cut_off_is_told_how_it_stands(tmp_path: Path, everywhere: list[Watcher]) -> None:
    with serving(tmp_path / "referee.db", workers=2) as server:
        path, phone = Phone(server.port).new_game()
        cut_off = watching(server.port, path)
        everywhere.append(cut_off)
        assert cut_off.told().id == "1"
        server.kill()
        with pytest.raises(ConnectionError):
            cut_off.told()
        server.start()
        for card in ("9", "10"):
            phone.send("POST", f"{path}/hands", hand(card))
        again = watching(server.port, path, last_event_id="1")
        everywhere.append(again)
        assert again.told(timeout_s=SOON_S).id == "3"
        assert again.is_silent()
