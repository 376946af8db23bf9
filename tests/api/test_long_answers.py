"""Answers that tell all of a long game: in turn, and again to those who may read them, until it changes."""

from __future__ import annotations

from functools import partial
from typing import Any

import pytest
from werkzeug.test import TestResponse

from referee.service.games.paper import PAPER_FORMAT
from referee.service.games.whole import LONG_VERSION
from referee.service.shelf import Shelf
from referee.store import StoredEvent
from referee.store.sqlite.transactions import SqliteReading
from tests.api.long_games import busy, context_of, long_record_of, somebodys_turn, taken_in
from tests.api.service import Game, Service, answered, created, refused

WHOLE = (
    "/score-sheet?format=html",
    "/score-sheet?format=csv",
    "/score-sheet?format=svg",
    "/record",
    "/pot",
)
OTHER_FORMS = (
    "?format=csv",
    "?format=csv&separator=semicolon",
    "?format=csv&separator=tab",
    "?format=csv&tz=Asia/Tokyo",
    "?format=html",
    "?format=html&tz=Asia/Tokyo",
    "?format=svg",
)
every_whole = pytest.mark.parametrize("path", WHOLE)
OF_ITS_EVENTS = tuple(path for path in WHOLE if path != "/pot")
every_whole_of_events = pytest.mark.parametrize("path", OF_ITS_EVENTS)


@pytest.fixture(scope="module")
def long_record(shared_service: Service) -> dict[str, Any]:
    return long_record_of(shared_service)


@pytest.fixture
def long_game(service: Service, long_record: dict[str, Any]) -> Game:
    context_of(service).shelf = Shelf(most_bytes=16_000_000)
    return taken_in(service, long_record)


def of(response: TestResponse) -> tuple[int, bytes, dict[str, str]]:
    """What is answered, but for the request's own id."""
    headers = {name: value for name, value in response.headers.items() if name != "X-Request-Id"}
    return response.status_code, response.get_data(), headers


@every_whole_of_events
def test_all_of_a_long_game_waits_for_a_turn_and_is_then_there_for_everybody(
    service: Service, long_game: Game, path: str
) -> None:
    with somebodys_turn(service):
        busy(lambda: long_game.get(path, token=None), service)
    first = of(long_game.get(path, token=None))
    with somebodys_turn(service):
        assert of(long_game.get(path, token=None)) == first
        assert of(long_game.get(path)) == first
    assert first[0] == 200


def test_a_pot_of_few_transfers_needs_no_turn_however_many_events_there_were(
    service: Service, long_game: Game
) -> None:
    with somebodys_turn(service):
        for _ in range(2):
            assert long_game.get("/pot").status_code == 200


def test_a_pot_of_many_transfers_waits_for_a_turn(
    service: Service, long_game: Game, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("referee.service.games.whole.LONG_CHARACTERS", -1)
    with somebodys_turn(service):
        busy(lambda: long_game.get("/pot"), service)
    assert long_game.get("/pot").status_code == 200


def test_a_game_that_is_long_by_size_is_read_once_in_turn(
    service: Service, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = service.new_game()
    game.hand("Ann 5 Bo 9 Cy 3")
    monkeypatch.setattr("referee.service.games.whole.LONG_CHARACTERS", 10)
    with somebodys_turn(service):
        busy(lambda: game.get("/record"), service)
    reads, read = list[str](), SqliteReading.events

    def counted(tx: SqliteReading, game_id: str, **options: Any) -> list[StoredEvent]:
        reads.append(game_id)
        return read(tx, game_id, **options)

    monkeypatch.setattr(SqliteReading, "events", counted)
    with somebodys_turn(service):
        busy(lambda: game.get("/record"), service)
    assert reads == []
    assert game.get("/record").status_code == 200
    assert reads == [game.id]


@every_whole
def test_all_of_a_short_game_needs_no_turn(service: Service, path: str) -> None:
    game = service.new_game(stake={"amount": 100, "currency": "EUR"})
    game.hand("Ann 5 Bo 9 Cy 3")
    with somebodys_turn(service):
        for _ in range(2):
            assert game.get(path).status_code == 200
    assert context_of(service).shelf.get((game.id, "pot"), None) is None


def test_few_events_that_tell_much_make_a_game_long_too(service: Service) -> None:
    endless = {"limit": {"points": 10_000}}
    game = service.new_game(names=" ".join(f"P{at}" for at in range(1, 8)), house_rules=endless)
    game.act("/adjustments", player="p1", points=1, reason="x" * 200)
    record = game.read("/record")
    event = record["events"][0]
    record["events"] = [event | {"number": number} for number in range(2, LONG_VERSION)]
    record["scores"]["p1"] = LONG_VERSION - 2
    game = taken_in(service, record)
    with somebodys_turn(service):
        busy(lambda: game.get("/score-sheet"), service)
        assert game.get("/pot").status_code == 200


def test_what_was_written_is_never_that_of_another_version(service: Service, long_game: Game) -> None:
    changes = (
        lambda: created(long_game.post("/hands", {"outcome": {"taker": "Bo", "card": "3"}})),
        lambda: answered(long_game.put("/hands/1", {"outcome": {"taker": "Bo", "card": "4"}})),
        lambda: answered(long_game.delete("/hands/2")),
        lambda: created(long_game.post("/players", {"name": "Dee"})),
        lambda: created(long_game.post("/adjustments", {"player": "Dee", "points": 3, "reason": "Late"})),
        lambda: created(long_game.post("/end", {"reason": "agreed"})),
    )
    for change in changes:
        before = {path: long_game.get(path).headers["ETag"] for path in WHOLE}
        change()
        with somebodys_turn(service):
            for path in OF_ITS_EVENTS:
                busy(partial(long_game.get, path), service)
        after = {path: of(long_game.get(path)) for path in WHOLE}
        for path, (_, _, headers) in after.items():
            assert headers["ETag"] != before[path], path
    context_of(service).shelf = Shelf(most_bytes=16_000_000)
    assert {path: of(long_game.get(path)) for path in WHOLE} == after


def test_each_form_is_kept_apart(service: Service, long_game: Game) -> None:
    first = {form: of(long_game.get(f"/score-sheet{form}")) for form in OTHER_FORMS}
    with somebodys_turn(service):
        again = {form: of(long_game.get(f"/score-sheet{form}")) for form in OTHER_FORMS}
    assert again == first
    assert len({body for _, body, _ in first.values()}) == len(OTHER_FORMS)
    languages = {"Accept-Language": "da"}
    auto = long_game.get("/score-sheet?format=csv&separator=auto", headers=languages)
    semicolon = long_game.get("/score-sheet?format=csv&separator=semicolon", headers=languages)
    assert auto.get_data() == semicolon.get_data() != first["?format=csv&separator=semicolon"][1]
    assert "Accept-Language" in auto.headers["Vary"]


def test_who_may_read_is_asked_each_time(service: Service, long_record: dict[str, Any]) -> None:
    private = {**long_record, "game": long_record["game"] | {"visibility": "private"}}
    game = taken_in(service, private)
    link, other = game.link("view"), service.new_game().token
    for path in WHOLE:
        assert game.get(path, token=link["token"]).status_code == 200, path
        refused(game.get(path, token=None), 401, "token_must_be_given")
        refused(game.get(path, token=other), 403, "token_must_be_for_this")
    game.delete(f"/tokens/{link['id']}")
    for path in WHOLE:
        refused(game.get(path, token=link["token"]), 401, "token_must_not_be_revoked")


def test_who_has_it_already_needs_no_turn(service: Service, long_game: Game) -> None:
    tag = long_game.get("/score-sheet?format=csv").headers["ETag"]
    context_of(service).shelf = Shelf(most_bytes=0)
    with somebodys_turn(service):
        same = long_game.get("/score-sheet?format=csv", headers={"If-None-Match": tag})
    assert (same.status_code, same.get_data()) == (304, b"")


@pytest.mark.parametrize("form", ["html", "csv", "svg"])
def test_who_has_the_form_of_another_release_gets_that_of_this_one(service: Service, form: str) -> None:
    game = service.new_game()
    game.hand("Ann 5 Bo 9 Cy 3")
    path = f"/score-sheet?format={form}"
    tag = game.get(path).headers["ETag"]
    assert tag == f'"2.{PAPER_FORMAT}-{form}"'
    for other in (f'"2-{form}"', f'"2.{PAPER_FORMAT + 1}-{form}"'):
        response = game.get(path, headers={"If-None-Match": other})
        assert (response.status_code, response.headers["ETag"]) == (200, tag)
    assert game.get(path, headers={"If-None-Match": tag}).status_code == 304


def test_the_memory_of_what_is_kept_is_bounded(service: Service, long_game: Game) -> None:
    shelf = context_of(service).shelf = Shelf(most_bytes=60_000)
    for form in OTHER_FORMS:
        assert long_game.get(f"/score-sheet{form}").status_code == 200
        assert shelf.size <= 60_000
    assert shelf.size > 0
