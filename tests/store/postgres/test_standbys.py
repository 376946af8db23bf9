"""A commit waits for a standby that does not come: others read on, and are told at once."""

from __future__ import annotations

import time
from collections.abc import Iterator
from contextlib import closing, suppress
from pathlib import Path

import pytest

from referee.errors import OutcomeError, StorageError
from referee.store.postgres.store import PostgresStore
from tests.api.conftest import a_service
from tests.postgres_server import Server, new_database, own_server
from tests.store.store_samples import begin_game, look
from tests.store.test_plans import planned
from tests.timing import assert_within

WITHIN_S = 1.5
"""As long as a commit may take here."""
SOON_S = 1.0
DEADLINE_S = 60.0
GAMES = ("Game1", "Game2", "Game3")


@pytest.fixture(scope="module")
def server() -> Iterator[Server]:
    with own_server() as own:
        if own is None:
            pytest.skip("There is no PostgreSQL here; install it, or set PG_BIN.")
        yield own


@pytest.fixture
def store(server: Server, monkeypatch: pytest.MonkeyPatch) -> Iterator[PostgresStore]:
    """A store with games, whose commits wait for standbys where there have to be any."""
    monkeypatch.setattr("referee.store.postgres.store.COMMIT_WITHIN_S", WITHIN_S)
    with (
        new_database(str(server.folder)) as address,
        closing(PostgresStore(f"{address}%20-csynchronous_commit%3Don")) as opened,
    ):
        for name in GAMES:
            begin_game(opened, name)
        try:
            yield opened
        finally:
            server.set("synchronous_standby_names", None)


def test_that_a_token_was_used_is_noted_on_nobodys_way(
    server: Server, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("referee.store.postgres.store.COMMIT_WITHIN_S", WITHIN_S)
    with (
        new_database(str(server.folder)) as address,
        a_service(tmp_path, f"{address}%20-csynchronous_commit%3Don") as service,
    ):
        club = service.new_club()
        try:
            server.wait_for("nobody")
            service.clock.forward(days=1)
            assert club.read("/members")["items"] == []
        finally:
            server.set("synchronous_standby_names", None)


def test_while_a_commit_waits_for_a_standby_others_are_told_at_once(
    store: PostgresStore, server: Server
) -> None:
    first, second, third = (planned(store, name) for name in GAMES)
    server.wait_for("nobody")
    with pytest.raises(OutcomeError):
        store.apply(first)

    def told_s() -> float:
        begun = time.monotonic()
        for _ in range(3):
            with pytest.raises(StorageError):
                store.apply(second)
            assert look(store, "game", GAMES[1]).version == 0
        return time.monotonic() - begun

    assert_within(SOON_S, told_s)
    server.set("synchronous_standby_names", None)
    until = time.monotonic() + DEADLINE_S
    while time.monotonic() < until:  # the server hears of its new settings a little later
        with suppress(StorageError):
            store.apply(second)
            break
    store.apply(third)
    assert [look(store, "game", name).version for name in GAMES] == [1, 1, 1]
