"""Who may watch a game, and how many at once."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any

import pytest

from referee.app import create_app
from referee.settings import Settings
from referee.store.opening import open_store
from tests.api.listening import QUICK, hub_of, watching
from tests.api.service import Clock, Game, Service, created, refused


@pytest.fixture(autouse=True)
def quick_pace(service: Service) -> None:
    hub_of(service).pace = QUICK


def test_there_must_be_a_game(service: Service) -> None:
    refused(service.get("/v1/games/nowhere/stream"), 404, "game_must_exist")


def test_whoever_has_the_address_may_watch_a_game_that_is_not_private(game: Game) -> None:
    with watching(game, token="garbage") as listener:
        assert listener.told().event == "game"


@pytest.fixture
def private(service: Service) -> Game:
    return service.new_game(visibility="private")


@pytest.mark.parametrize("scope", ["view", "score"])
def test_a_private_game_is_watched_with_a_token(private: Game, scope: str) -> None:
    with watching(private, token=private.link(scope)["token"]) as listener:
        told = listener.told()
        assert told.id == "1"
        private.hand("Ann 5 Bo 9 Cy 3")
        told = listener.told()
        assert told.id == "2"


def test_a_private_game_is_not_watched_without(private: Game, game: Game) -> None:
    path = f"{private.path}/stream"
    refused(private.service.get(path), 401, "token_must_be_given")
    refused(private.service.get(path, token="garbage"), 401, "token_must_be_whole")
    refused(private.service.get(path, token=game.token), 403, "token_must_be_for_this")
    refused(private.service.get(f"{path}?token={private.token}"), 401, "token_must_be_given")
    link = private.link("view")
    private.delete(f"/tokens/{link['id']}")
    refused(private.service.get(path, token=link["token"]), 401, "token_must_not_be_revoked")


def test_a_token_that_is_revoked_ends_its_streams_and_no_others(private: Game) -> None:
    link = private.link("view")
    with (
        watching(private, token=link["token"], known="1") as revoked,
        watching(private, token=private.token) as own,
    ):
        assert own.told().id == "1"
        private.delete(f"/tokens/{link['id']}")
        end = revoked.told()
        assert (end.event, end.data["reason"], end.data["reconnect"]) == (
            "end",
            "token_must_not_be_revoked",
            False,
        )
        assert end.data["detail"]
        private.hand("Ann 5 Bo 9 Cy 3")
        assert revoked.block() is None
        told = own.told()
        assert told.id == "2"


def test_a_token_that_expires_ends_its_streams(private: Game) -> None:
    body = {"scope": "view", "label": "Bo", "expires_at": "2026-11-20T20:00:00Z"}
    token = created(private.post("/tokens", body))["token"]
    with watching(private, token=token, known="1") as listener:
        assert listener.is_silent()
        private.service.clock.forward(hours=1)
        end = listener.told()
        assert (end.event, end.data["reason"], end.data["reconnect"]) == (
            "end",
            "token_must_not_have_expired",
            False,
        )


def test_nothing_is_told_behind_a_revocation(private: Game) -> None:
    link = private.link("view")
    with watching(private, token=link["token"], known="1") as listener:
        private.delete(f"/tokens/{link['id']}")
        private.hand("Ann 5 Bo 9 Cy 3")
        end = listener.told()
        assert end.event == "end"


# How many.


@contextmanager
def small_service(folder: Path, **settings: Any) -> Iterator[Service]:
    """A service with settings of its own."""
    database = folder / "referee.db"
    store = open_store(str(database))
    app = create_app(Settings(database=str(database), creation_limit="off", **settings), store=store)
    service = Service(app, database, Clock())
    hub_of(service).pace = QUICK
    yield service
    hub_of(service).broadcaster.close()
    store.close()


def is_refused(game: Game) -> bool:
    """Whether there is no room for one more."""
    response = game.service.client.get(f"{game.path}/stream", buffered=False)
    if response.status_code == 200:
        response.close()
        return False
    refused(response, 503, "stream_must_find_room", ("", "stream_must_find_room"))
    assert int(response.headers["Retry-After"]) > 0
    return True


def test_one_too_many_is_told_when_to_come_again(tmp_path: Path) -> None:
    with small_service(tmp_path, streams=2, rate_limit="off") as service:
        game = service.new_game()
        with watching(game) as first, watching(game) as second:
            assert is_refused(game)
            assert first.told() == second.told()
            second.response.close()
            assert not is_refused(game)
            with watching(game) as third:
                assert third.told().id == "1"
                assert is_refused(game)
        assert hub_of(service).broadcaster.places_in_use == 0


def test_one_address_leaves_places_for_others(tmp_path: Path) -> None:
    with small_service(tmp_path, streams=4, rate_limit="off") as service, ExitStack() as open_streams:
        game = service.new_game()
        for _ in range(3):
            open_streams.enter_context(watching(game))
        assert is_refused(game)
        other = {"REMOTE_ADDR": "10.0.0.7"}
        response = service.client.get(f"{game.path}/stream", environ_base=other, buffered=False)
        assert response.status_code == 200
        response.close()


def test_there_may_be_none_at_all(tmp_path: Path) -> None:
    with small_service(tmp_path, streams=0, rate_limit="off") as service:
        assert is_refused(service.new_game())


def test_a_connection_counts_once(tmp_path: Path) -> None:
    with small_service(tmp_path, rate_limit="4/minute") as service:
        game = service.new_game()
        with watching(game) as listener:
            assert listener.told().id == "1"
            game.hand("Ann 5 Bo 9 Cy 3")
            assert listener.told().id == "2"
            assert game.get().status_code == 200
            refused(game.get("/stream"), 429, "rate_must_be_kept")
