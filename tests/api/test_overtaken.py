"""Corrections that somebody overtakes, and what is long: worked out apart, so that others go past it."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path
from types import FrameType
from typing import Any

import pytest

from referee.api.foundation.context import NAME
from referee.app import create_app
from referee.application import RUNTIME
from referee.settings import Settings
from referee.store.opening import open_store
from tests.api.long_games import busy, long_record_of, somebodys_turn, taken_in
from tests.api.service import Clock, Game, Service, answered, created, refused, trick
from tests.heavy_questions import TOO_LONG, WORST

SMALL_CLAIM = {"kind": "play", "player": "Ann", "cards": ["5"], "holding": ["5", "9"]}


class Overtaken:
    """A store before which somebody else may be quicker, and which hears of rules asked in a write."""

    def __init__(self, store: Any) -> None:
        self._store = store
        self.quicker: list[Callable[[], Any]] = []
        self._is_theirs = False
        self.rules_in_writes = 0

    def __getattr__(self, name: str) -> Any:
        return getattr(self._store, name)

    def apply(self, plan: Any) -> None:
        self._let_others()
        with self._heard():
            self._store.apply(plan)

    @contextmanager
    def write(self, **options: Any) -> Iterator[Any]:
        self._let_others()
        with self._store.write(**options) as tx, self._heard():
            yield tx

    def _let_others(self) -> None:
        if self.quicker and not self._is_theirs:
            self._is_theirs = True
            self.quicker.pop(0)()
            self._is_theirs = False

    @contextmanager
    def _heard(self) -> Iterator[None]:
        sys.setprofile(self._hear)
        try:
            yield
        finally:
            sys.setprofile(None)

    def _hear(self, frame: FrameType, event: str, _: Any) -> None:
        code = frame.f_code
        played = code.co_name == "play" and code.co_filename.endswith("playing.py")
        self.rules_in_writes += event == "call" and played


@pytest.fixture
def overtaken(tmp_path: Path) -> Iterator[tuple[Service, Overtaken]]:
    database, clock = tmp_path / "referee.db", Clock()
    settings = Settings(database=str(database), rate_limit="off", creation_limit="off")
    store = Overtaken(open_store(settings.database))
    app = create_app(settings, store=store, runtime=replace(RUNTIME, clock=clock))
    yield Service(app, database, clock), store
    app.extensions[NAME].close()
    store.close()


def played(service: Service) -> Game:
    game = service.new_game()
    for plays in ("Ann 5 Bo 9 Cy 3", "Bo 2 Cy 4 Ann 3", "Cy 2 Ann 7 Bo 3"):
        game.hand(plays)
    return game


def test_a_correction_overtaken_by_a_hand_holds_for_both(overtaken: tuple[Service, Overtaken]) -> None:
    service, store = overtaken
    game = played(service)
    store.quicker = [lambda: game.hand("Ann 2 Bo 8 Cy 3")]
    done = answered(game.put("/hands/1", trick("Ann 5 Bo 10 Cy 3")))
    assert done["game"]["version"] == 6
    assert game.scores() == {"Ann": 7, "Bo": 18, "Cy": 4}
    assert [hand["scores"]["p2"] for hand in game.read("/hands")["items"]] == [10, 10, 10, 18]
    assert service.findings() == []


def test_a_correction_overtaken_by_what_is_said_of_hands_is_to_be_confirmed_anew(
    overtaken: tuple[Service, Overtaken],
) -> None:
    service, store = overtaken
    game = service.new_game(confirm=True)
    bo = game.link("player", player="Bo")["token"]
    for plays in ("Ann 5 Bo 9 Cy 3", "Bo 2 Cy 4 Ann 3", "Cy 2 Ann 7 Bo 3"):
        created(game.post("/hands", trick(plays), token=bo))
    said = {"as_of": 3}
    for quicker in (
        lambda: answered(game.post("/hands/2/confirmation", said)),
        lambda: game.hand("Ann 2 Bo 8 Cy 3"),
    ):
        store.quicker = [quicker]
        hand = answered(game.put("/hands/1", trick("Ann 5 Bo 10 Cy 3")))["hand"]
        assert hand["confirmation"]["as_of"] == game.read()["version"]
    assert game.read()["confirmations"] == {"open": [1, 3, 4], "disputed": []}
    # A hand that is entered or corrected first leaves nothing to be said of it as it was.
    store.quicker = [lambda: answered(game.put("/hands/3", trick("Cy 2 Ann 8 Bo 3")))]
    refused(game.post("/hands/3/confirmation", {"as_of": 4}), 412, "hand_must_be_as_it_was")
    assert service.findings() == []


def test_a_correction_overtaken_by_another_one_is_worked_out_anew(
    overtaken: tuple[Service, Overtaken],
) -> None:
    service, store = overtaken
    game = played(service)
    store.quicker = [lambda: answered(game.put("/hands/2", trick("Bo 2 Cy 8 Ann 3")))]
    answered(game.put("/hands/1", trick("Ann 5 Bo 10 Cy 3")))
    assert game.scores() == {"Ann": 7, "Bo": 10, "Cy": 8}
    store.quicker = [lambda: answered(game.delete("/hands/3"))]
    refused(game.put("/hands/3", trick("Cy 2 Ann 9 Bo 3")), 404, "hand_must_exist")
    assert service.findings() == []


def test_a_hand_that_came_meanwhile_and_no_longer_fits_is_named(overtaken: tuple[Service, Overtaken]) -> None:
    service, store = overtaken
    game = service.new_game("gurka-norway")
    for plays in ("Ann 5 Bo 9 Cy 3", "Ann 5 Bo 9 Cy 3"):
        game.hand(plays)
    store.quicker = [lambda: game.hand("Ann 2 Bo 4 Cy 5")]
    problem = refused(game.put("/hands/1", trick("Ann 5 Bo A Cy 3")), 409, "later_hands_must_still_fit")
    assert problem["breaks"]["hand"] == 3
    assert game.read()["version"] == 4


OTHERS: dict[str, Callable[[Game, str], Any]] = {
    "hands": lambda game, card: game.hand(f"Ann 2 Bo {card} Cy 3"),
    "corrections": lambda game, card: answered(game.put("/hands/2", trick(f"Bo 2 Cy {card} Ann 3"))),
}


@pytest.mark.parametrize("others", OTHERS)
def test_who_is_overtaken_again_and_again_writes_at_last(
    overtaken: tuple[Service, Overtaken], others: str
) -> None:
    service, store = overtaken
    game = played(service)
    cards = iter("456789" * 4)
    store.quicker = [lambda: OTHERS[others](game, next(cards))] * 20
    answered(game.put("/hands/1", trick("Ann 5 Bo 10 Cy 3")))
    overtaken_times = 20 - len(store.quicker)
    assert 2 < overtaken_times < 20
    store.quicker = []
    assert game.read()["version"] == 5 + overtaken_times
    assert service.findings() == []


ACTS: dict[str, Callable[[Game], Any]] = {
    "a hand": lambda game: game.post("/hands", trick("Ann 2 Bo 8 Cy 3")),
    "an act": lambda game: game.post("/adjustments", {"player": "Ann", "points": 3, "reason": "late"}),
    "a correction": lambda game: game.put("/hands/1", trick("Ann 5 Bo 10 Cy 3")),
}


@pytest.mark.parametrize("name", ACTS)
def test_no_rules_are_asked_while_something_is_written(
    overtaken: tuple[Service, Overtaken], name: str
) -> None:
    service, store = overtaken
    game = played(service)
    store.quicker = [lambda: answered(game.put("/hands/2", trick("Bo 2 Cy 8 Ann 3")))]
    assert ACTS[name](game).status_code in (200, 201)
    answered(game.delete("/hands/3"))
    assert store.rules_in_writes == 0
    # Who is overtaken again and again decides with the turn to write, and that is heard.
    store.quicker = [lambda: game.hand("Ann 2 Bo 4 Cy 3")] * 5
    assert ACTS[name](game).status_code in (200, 201)
    assert store.rules_in_writes > 0


def test_a_hand_that_was_overtaken_is_told_which_one_is_there(overtaken: tuple[Service, Overtaken]) -> None:
    service, store = overtaken
    game = played(service)
    store.quicker = [lambda: game.hand("Ann 2 Bo 8 Cy 3")]
    problem = refused(
        game.post("/hands", trick("Ann 2 Bo 7 Cy 3") | {"number": 4}), 409, "number_must_be_next"
    )
    assert (problem["hand"]["number"], problem["next_number"]) == (4, 5)


def test_whose_token_is_revoked_meanwhile_is_refused(overtaken: tuple[Service, Overtaken]) -> None:
    service, store = overtaken
    game = played(service)
    guest = created(game.post("/tokens", {"scope": "score", "label": "guest"}))
    store.quicker = [lambda: game.delete(f"/tokens/{guest['id']}")]
    response = service.client.post(
        f"{game.path}/hands",
        json=trick("Ann 2 Bo 7 Cy 3"),
        headers={"Authorization": f"Bearer {guest['token']}"},
    )
    assert response.status_code == 401
    assert response.get_json()["type"] == "/problems/token_must_not_be_revoked"
    assert game.read()["version"] == 4


def test_a_request_that_overtakes_itself_is_done_once(overtaken: tuple[Service, Overtaken]) -> None:
    service, store = overtaken
    game = played(service)
    sent = {"headers": {"Idempotency-Key": "0198a1b2-3c4d-7e5f-8a9b-0c1d2e3f4a5c"}}
    responses: list[Any] = []

    def send() -> None:
        responses.append(game.post("/hands", trick("Ann 2 Bo 7 Cy 3"), **sent))

    store.quicker = [send]
    send()
    one, other = responses
    assert created(one) == created(other)
    assert [one.headers.get("Idempotency-Replayed") for one in responses] == [None, "true"]
    assert game.read()["version"] == 5


def test_a_correction_sent_again_is_answered_alike(overtaken: tuple[Service, Overtaken]) -> None:
    service, _ = overtaken
    game = played(service)
    sent = {"headers": {"Idempotency-Key": "0198a1b2-3c4d-7e5f-8a9b-0c1d2e3f4a5b", "If-Match": '"4"'}}
    first = game.put("/hands/1", trick("Ann 5 Bo 10 Cy 3"), **sent)
    again = game.put("/hands/1", trick("Ann 5 Bo 10 Cy 3"), **sent)
    assert answered(first) == answered(again)
    assert again.headers["Idempotency-Replayed"] == "true"
    assert game.log().count("amended") == 1


# What is long waits for its turn, what is not goes past.


@pytest.fixture(scope="module")
def long_record(shared_service: Service) -> dict[str, Any]:
    """A record of a long game."""
    return long_record_of(shared_service)


@pytest.fixture
def long_game(service: Service, long_record: dict[str, Any]) -> Game:
    return taken_in(service, long_record)


def test_what_takes_long_waits_and_everything_light_goes_past(
    service: Service, long_game: Game, long_record: dict[str, Any]
) -> None:
    amended = {"outcome": {"taker": "Bo", "card": "3"}}
    with somebodys_turn(service):
        busy(lambda: long_game.put("/hands/1", amended), service)
        busy(lambda: long_game.put("/hands/1?preview=true", amended), service)
        busy(lambda: long_game.delete("/hands/1"), service)
        busy(lambda: service.post("/v1/records", long_record), service)
        busy(lambda: service.post("/v1/claims", WORST["an audit of sets"]), service)
        busy(lambda: long_game.post("/claims", SMALL_CLAIM | {"hand": 2}), service)
        answered(service.post("/v1/claims", WORST["20 cards with 8 wild jokers, choice"]))
        answered(long_game.post("/claims", SMALL_CLAIM))
        created(long_game.post("/hands", amended))
        played(service).put("/hands/1", trick("Ann 5 Bo 10 Cy 3"))
        answered(long_game.get())
    assert answered(service.post("/v1/claims", WORST["an audit of sets"]))["verdict"] == "illegal"
    assert answered(long_game.post("/claims", SMALL_CLAIM | {"hand": 2}))["verdict"] == "legal"
    assert answered(long_game.put("/hands/1", amended))["hand"]["taker"] == "p2"
    assert service.findings() == []


@pytest.mark.parametrize("name", TOO_LONG)
def test_a_question_that_takes_too_many_steps_is_refused(service: Service, name: str) -> None:
    problem = refused(service.post("/v1/claims", TOO_LONG[name]), 422, "question_must_be_smaller")
    assert "It is smaller with fewer cards" in problem["detail"]
