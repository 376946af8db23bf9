from __future__ import annotations

import pytest

from referee.api.foundation.context import NAME
from referee.app import create_app
from referee.meter import SILENT
from referee.settings import Settings
from tests.api.service import Game, Service, created, refused
from tests.api.test_idempotency import KEY
from tests.metrics import Told


@pytest.fixture
def before(service: Service) -> Told:
    return told(service)


def told(service: Service) -> Told:
    answer = service.get("/metrics")
    assert answer.status_code == 200
    assert answer.mimetype == "text/plain"
    return Told(answer.get_data(as_text=True))


def test_requests_are_counted_by_operation_and_status(service: Service, before: Told, game: Game) -> None:
    game.get()
    refused(service.get("/v1/games/nothing"), 404, "game_must_exist")
    now = told(service)
    for labels, more in (
        ({"operation": "create_game", "status": "201"}, 1),
        ({"operation": "get_game", "status": "200"}, 1),
        ({"operation": "get_game", "status": "404"}, 1),
        ({"operation": "show_metrics", "status": "200"}, 1),
    ):
        assert (
            now.of("referee_requests_total", **labels) - before.of("referee_requests_total", **labels) == more
        )
    name, took = "referee_request_seconds_count", {"operation": "get_game"}
    assert now.of(name, **took) - before.of(name, **took) == 2
    assert now.of("referee_request_seconds_sum", **took) > before.of("referee_request_seconds_sum", **took)


def test_what_is_no_operation_has_one_name(service: Service, before: Told) -> None:
    for path in ("/v1/a", "/v1/b/c", "/nothing"):
        service.get(path)
    name, labels = "referee_requests_total", {"operation": "none", "status": "404"}
    assert told(service).of(name, **labels) - before.of(name, **labels) == 3


def test_games_and_hands_are_counted_once(service: Service, before: Told) -> None:
    name = {"family": "cucumber"}
    game = service.new_game()
    game.hand("Ann 5 Bo 9 Cy 3")
    body = {"outcome": {"taker": "Ann", "card": "7"}}
    for _ in range(3):
        created(game.post("/hands", body, headers=KEY))
    game.post("/hands?preview=true", body)
    refused(game.post("/hands", {"outcome": {"taker": "Zed", "card": "7"}}), 422, "rules_must_hold")
    now = told(service)
    assert now.of("referee_games_total", **name) - before.of("referee_games_total", **name) == 1
    assert now.of("referee_hands_total", **name) - before.of("referee_hands_total", **name) == 2
    outcome, transactions = {"outcome": "kept"}, "referee_store_transactions_total"
    assert now.of(transactions, **outcome) - before.of(transactions, **outcome) == 3


def test_verdicts_are_counted(service: Service, before: Told) -> None:
    body = {"variant": "agurk", "kind": "play", "trick": [{"player": "p1", "cards": ["8"]}], "player": "p2"}
    for cards, holding in ((["9"], ["9", "3"]), (["3"], ["9", "3"]), (["3"], ["9", "3", "10"])):
        assert service.post("/v1/claims", body | {"cards": cards, "holding": holding}).status_code == 200
    now, total = told(service), 0.0
    for verdict in ("legal", "illegal"):
        labels = {"family": "cucumber", "verdict": verdict}
        total += now.of("referee_verdicts_total", **labels) - before.of("referee_verdicts_total", **labels)
    assert total == 3


def test_where_nothing_is_counted_a_sentence_says_so(service: Service) -> None:
    app = create_app(Settings(), store=service.app.extensions[NAME].store, meter=SILENT)
    problem = refused(app.test_client().get("/metrics"), 404, "address_must_exist")
    assert "referee[metrics]" in problem["detail"]


def test_nothing_secret_is_told(service: Service, game: Game) -> None:
    game.hand("Ann 5 Bo 9 Cy 3")
    text = service.get("/metrics").get_data(as_text=True)
    assert game.id not in text
    assert game.token not in text
