from __future__ import annotations

import json
import time

import pytest

from referee.api.foundation.streaming import Pace
from referee.api.schemas.streams import EVENT_EXAMPLE
from tests.api.listening import QUICK, hub_of, watching
from tests.api.service import Game, Service
from tests.watchers import told_in


@pytest.fixture(autouse=True)
def quick_pace(service: Service) -> None:
    hub_of(service).pace = QUICK


def test_the_game_is_told_at_once_as_it_is_read(game: Game) -> None:
    with watching(game) as listener:
        assert listener.block() == "retry: 1000\n\n"
        told = listener.told()
        assert (told.event, told.id) == ("game", "1")
        assert told.text == game.get().get_data(as_text=True)


def test_every_change_is_told(game: Game) -> None:
    with watching(game, known="1") as listener:
        changes = [
            lambda: game.hand("Ann 5 Bo 9 Cy 3"),
            lambda: game.put("/hands/1", {"outcome": {"taker": "Bo", "card": "10"}}),
            lambda: game.act("/adjustments", player="Bo", points=3, reason="Dealt twice"),
            lambda: game.delete("/hands/1"),
            lambda: game.act("/end", reason="agreed"),
            lambda: game.post("/rematch"),
        ]
        for version, change in enumerate(changes, start=2):
            change()
            told = listener.told()
            assert told.id == str(version)
            assert told.data == game.read()
        assert told.data["rematch"]


def test_of_several_changes_the_last_is_told(game: Game) -> None:
    with watching(game, known="1") as listener:
        assert listener.block() == "retry: 1000\n\n"
        for _ in range(3):
            game.act("/adjustments", player="Bo", points=1, reason="Dealt twice")
        wait_until_known(game, 4)
        told = listener.told()
        assert told.id == "4"
        assert listener.is_silent()


def wait_until_known(game: Game, version: int) -> None:
    """Returns once the service has heard of that version, to tell whoever watches."""
    watches = hub_of(game.service).broadcaster._watches
    give_up = time.monotonic() + 60
    while {watch.game.version for watch in watches if watch.game.id == game.id} != {version}:
        assert time.monotonic() < give_up
        time.sleep(0.01)


def test_who_has_the_version_is_told_the_next_one(game: Game) -> None:
    game.hand("Ann 5 Bo 9 Cy 3")
    with watching(game, known="2") as listener:
        assert listener.is_silent()
        game.act("/adjustments", player="Bo", points=3, reason="Dealt twice")
        told = listener.told()
        assert told.id == "3"


@pytest.mark.parametrize("known", ["1", "3", "02", "", "x", "²", "-1", "9" * 5000])
def test_who_has_another_version_is_told_this_one(game: Game, known: str) -> None:
    game.hand("Ann 5 Bo 9 Cy 3")
    with watching(game, known=known.encode().decode("latin-1")) as listener:
        told = listener.told()
        assert told.id == "2"


def test_what_happens_in_another_game_is_not_told(game: Game) -> None:
    other = game.service.new_game()
    with watching(game, known="1") as listener:
        other.hand("Ann 5 Bo 9 Cy 3")
        assert listener.is_silent()


def test_a_preview_and_a_claim_are_no_change(game: Game) -> None:
    with watching(game, known="1") as listener:
        game.post("/hands?preview=true", {"outcome": {"taker": "Bo", "card": "9"}})
        claim = {"kind": "play", "trick": [], "player": "Ann", "cards": ["9"], "holding": ["9"]}
        assert game.post("/claims", claim).status_code == 200
        assert listener.is_silent()


# What goes with it.


def test_it_is_kept_by_nobody_on_the_way(game: Game) -> None:
    with watching(game) as listener:
        headers = listener.response.headers
        assert headers["Content-Type"] == "text/event-stream"
        assert headers["Cache-Control"] == "no-store"
        assert headers["X-Accel-Buffering"] == "no"
        assert headers["X-Content-Type-Options"] == "nosniff"
        assert headers["Access-Control-Allow-Origin"] == "*"


def test_its_head_takes_no_place(game: Game) -> None:
    before = hub_of(game.service).broadcaster.places_in_use
    response = game.service.client.head(f"{game.path}/stream")
    assert (response.status_code, response.get_data()) == (200, b"")
    assert response.headers["Content-Type"] == "text/event-stream"
    assert hub_of(game.service).broadcaster.places_in_use == before
    assert game.service.client.head("/v1/games/nowhere/stream").status_code == 404


def test_the_example_is_an_event_as_a_stream_has_it(service: Service) -> None:
    block = "\n".join(f"{field}: {said}" for field, said in EVENT_EXAMPLE.items())
    game = told_in(block)
    assert game is not None
    assert (game.event, game.id) == ("game", str(game.data["version"]))
    schema = {"$ref": "#/components/schemas/Game"}
    assert list(service.documented.faults(json.dumps(schema), game.data)) == []


# How long it goes on.


def test_silence_is_broken_now_and_then(game: Game) -> None:
    hub_of(game.service).pace = Pace(beat_s=0.01, ping_s=0.05)
    with watching(game, known="1") as listener:
        assert [listener.block() for _ in range(3)] == ["retry: 1000\n\n", ": ping\n\n", ": ping\n\n"]


def test_it_ends_when_its_time_is_up(game: Game) -> None:
    hub_of(game.service).pace = Pace(beat_s=0.01, life_s=0.1)
    with watching(game, known="1") as listener:
        end = listener.told()
        assert (end.event, end.id, end.data["reason"], end.data["reconnect"]) == (
            "end",
            None,
            "time_is_up",
            True,
        )
        assert listener.block() is None


def test_it_beats_pings_and_ends_as_documented() -> None:
    assert Pace() == Pace(beat_s=1, ping_s=15, life_s=300, retry_ms=1000)


def test_the_server_ends_it_when_it_stops(fresh_service: Service) -> None:
    game, broadcaster = fresh_service.new_game(), hub_of(fresh_service).broadcaster
    with watching(game, known="1") as listener:
        broadcaster.close()
        end = listener.told()
        assert (end.data["reason"], end.data["reconnect"]) == ("server_stops", True)
    with watching(game) as late:
        end = late.told()
        assert end.data["reason"] == "server_stops"


def test_it_ends_when_the_database_has_gone(fresh_service: Service) -> None:
    game = fresh_service.new_game()
    with watching(game, known="1") as listener:
        assert listener.is_silent()
        fresh_service.database.rename(fresh_service.database.with_suffix(".away"))
        end = listener.told()
        assert (end.data["reason"], end.data["reconnect"]) == ("store_must_work", True)
        assert str(fresh_service.database) not in end.text
