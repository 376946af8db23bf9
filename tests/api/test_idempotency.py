from __future__ import annotations

import json
from typing import Any

import pytest
from werkzeug.test import TestResponse

from referee.api.foundation.context import NAME
from tests.api.service import Document, Game, Service, answered, created, refused, trick
from tests.api.writes import Write, every_write

KEY = {"Idempotency-Key": "0198a1b2-3c4d-7e5f-8a9b-0c1d2e3f4a5b"}
NEW: Document = {"variant": "agurk", "players": [{"name": "Ann"}, {"name": "Bo"}, {"name": "Cy"}]}


def alike(first: TestResponse, second: TestResponse) -> None:
    """Fails unless the second answer is the first one again."""
    assert "Idempotency-Replayed" not in first.headers
    assert second.headers["Idempotency-Replayed"] == "true"
    assert (second.status_code, second.get_data()) == (first.status_code, first.get_data())
    for name in ("ETag", "Location", "Content-Type"):
        assert second.headers.get(name) == first.headers.get(name)


@every_write
def test_the_same_request_with_the_same_key_is_done_once_and_answered_alike(
    service: Service, write: Write
) -> None:
    """Also when the game has gone on."""
    game = write.game(service)
    first = game.send(write.method, write.path, write.body, headers=KEY)
    assert first.status_code in {200, 201}
    with service.nothing_stored():
        for _ in range(3):
            alike(first, game.send(write.method, write.path, write.body, headers=KEY))
    game.post("/adjustments", {"player": "Cy", "points": 1, "reason": "Late"})
    with service.nothing_stored():
        alike(first, game.send(write.method, write.path, write.body, headers=KEY))


def test_a_question_is_answered_alike_though_its_hand_is_gone(service: Service, game: Game) -> None:
    game.hand("Ann 5 Bo 9 Cy 3")
    asked = {"kind": "play", "hand": 1, "player": "Ann", "cards": ["5"], "holding": ["5", "9"]}
    sent = {"headers": KEY | {"If-Match": '"2"'}}
    first = game.post("/claims", asked, **sent)
    assert first.status_code == 200
    answered(game.delete("/hands/1"))
    with service.nothing_stored():
        alike(first, game.post("/claims", asked, **sent))


@every_write
def test_a_key_that_was_used_is_refused_for_another_request(service: Service, write: Write) -> None:
    game = write.game(service)
    assert game.send(write.method, write.path, write.body, headers=KEY).status_code in {200, 201}
    fault = ("/headers/Idempotency-Key", "idempotency_key_must_be_for_this_request")
    with service.nothing_stored():
        other = {"player": "Cy", "points": 1, "reason": "Another request"}
        refused(game.post("/adjustments", other, headers=KEY), 422, "rules_must_hold", fault)
        spaced = b" " if write.body is None else json.dumps(write.body, indent=1).encode()
        response = game.send(write.method, write.path, spaced, headers=KEY)
        refused(response, 422, "rules_must_hold", fault)


def test_a_reused_key_with_another_good_body_is_told_so(service: Service, game: Game) -> None:
    created(game.post("/hands", trick("Ann 5 Bo 9 Cy 3"), headers=KEY))
    fault = ("/headers/Idempotency-Key", "idempotency_key_must_be_for_this_request")
    with service.nothing_stored():
        refused(game.post("/hands", trick("Ann 5 Bo 10 Cy 3"), headers=KEY), 422, "rules_must_hold", fault)
        refused(game.post("/players", {"name": "Di"}, headers=KEY), 422, "rules_must_hold", fault)
        refused(game.delete("/hands/1", headers=KEY), 422, "rules_must_hold", fault)
        refused(game.delete("/hands/1?take_back=2", headers=KEY), 422, "rules_must_hold", fault)


def test_creating_a_game_twice_makes_one_and_gives_the_same_token(fresh_service: Service) -> None:
    service = fresh_service
    first = service.post("/v1/games", NEW, headers=KEY)
    with service.nothing_stored():
        second = service.post("/v1/games", NEW, headers=KEY)
    alike(first, second)
    game = Game(service, second.get_json())
    game.hand("Ann 5 Bo 9 Cy 3")
    assert len(service.stored()["games"]) == 1


@pytest.mark.parametrize("key", [KEY["Idempotency-Key"], "a-key-out-of-an-example", "1"])
def test_without_a_token_a_key_belongs_to_the_address_it_is_sent_from(service: Service, key: str) -> None:
    """Two who use one key are not given each other's game and token; a network of IPv6 is one sender."""

    def begin(address: str) -> TestResponse:
        from_there = {"REMOTE_ADDR": address}
        headers = {"Idempotency-Key": key}
        return service.client.post("/v1/games", json=NEW, headers=headers, environ_overrides=from_there)

    first = begin("192.0.2.1")
    alike(first, begin("192.0.2.1"))
    alike(first, begin("::ffff:192.0.2.1"))
    other = begin("192.0.2.2")
    assert created(other)["scorer_token"] != created(first)["scorer_token"]
    assert "Idempotency-Replayed" not in other.headers
    network = begin("2001:db8:0:7::1")
    alike(network, begin("2001:db8:0:7:abcd::2"))
    assert created(begin("2001:db8:0:8::1"))["id"] not in {created(network)["id"], created(first)["id"]}


@pytest.mark.parametrize("what", ["game", "record", "rematch", "link"])
def test_an_answer_that_has_a_token_is_replayed_but_the_database_does_not_give_it_away(
    fresh_service: Service, what: str
) -> None:
    service = fresh_service
    game = service.new_game()
    game.hand("Ann 5 Bo 9 Cy 3")
    requests: dict[str, tuple[str, Any]] = {
        "game": ("/v1/games", NEW),
        "record": ("/v1/records", game.read("/record")),
        "rematch": (f"{game.path}/rematch", None),
        "link": (f"{game.path}/tokens", {"scope": "score", "label": "Bo's phone"}),
    }
    if what == "rematch":
        game.act("/end", reason="agreed")
    path, body = requests[what]
    first = service.post(path, body, token=game.token, headers=KEY)
    made = created(first)
    token = made.get("scorer_token") or made["token"]
    alike(first, service.post(path, body, token=game.token, headers=KEY))
    there = service.bytes_on_disk()
    for secret in (token, game.token, token.partition("_")[2], KEY["Idempotency-Key"]):
        assert secret.encode() not in there
        assert secret.encode("utf-16-le") not in there
    assert b"Bo" in there


def test_revoking_a_link_twice_is_answered_alike(service: Service, game: Game) -> None:
    link = game.link("view")
    first = game.delete(f"/tokens/{link['id']}", headers=KEY)
    with service.nothing_stored():
        alike(first, game.delete(f"/tokens/{link['id']}", headers=KEY))
    assert first.status_code == 204


def test_whose_link_was_revoked_since_is_not_given_an_answer_again(game: Game) -> None:
    link = game.link("score")
    sent = {"headers": KEY, "token": link["token"]}
    created(game.post("/hands", trick("Ann 5 Bo 9 Cy 3"), **sent))
    assert game.delete(f"/tokens/{link['id']}").status_code == 204
    refused(game.post("/hands", trick("Ann 5 Bo 9 Cy 3"), **sent), 401, "token_must_not_be_revoked")


def test_two_phones_may_happen_to_use_the_same_key(game: Game) -> None:
    phone = game.link("score")["token"]
    created(game.post("/hands", trick("Ann 5 Bo 9 Cy 3"), headers=KEY))
    response = game.post("/hands", trick("Ann 5 Bo 9 Cy 3"), headers=KEY, token=phone)
    assert "Idempotency-Replayed" not in response.headers
    assert created(response)["hand"]["number"] == 2


def test_without_a_key_a_hand_is_done_as_often_as_it_is_sent(game: Game) -> None:
    for number in (1, 2):
        assert game.hand("Ann 2 Bo 5 Cy 3")["hand"]["number"] == number


def test_a_refusal_is_not_kept(service: Service, game: Game) -> None:
    with service.nothing_stored():
        refused(game.post("/hands", trick("Ann 5 Bo 9"), headers=KEY), 422, "rules_must_hold")
        late = {"number": 2} | trick("Ann 5 Bo 9 Cy 3")
        refused(game.post("/hands", late, headers=KEY), 409, "number_must_be_next")
        stale = KEY | {"If-Match": '"9"'}
        refused(game.post("/hands", trick("Ann 5 Bo 9 Cy 3"), headers=stale), 412, "version_must_match")
        refused(
            game.post("/hands", trick("Ann 5 Bo 9 Cy 3"), headers=KEY, token=None), 401, "token_must_be_given"
        )
    response = game.post("/hands", trick("Ann 5 Bo 9 Cy 3"), headers=KEY)
    assert created(response)["hand"]["number"] == 1
    assert "Idempotency-Replayed" not in response.headers


def test_a_retry_is_answered_even_though_its_if_match_is_stale_by_its_own_doing(
    service: Service, game: Game
) -> None:
    headers = KEY | {"If-Match": '"1"'}
    first = game.post("/hands", trick("Ann 5 Bo 9 Cy 3"), headers=headers)
    with service.nothing_stored():
        alike(first, game.post("/hands", trick("Ann 5 Bo 9 Cy 3"), headers=headers))


@pytest.mark.parametrize("key", ["", " ", "a b", "x" * 201, "ø", "\t", "key\x7f"])
def test_a_key_that_is_none_is_refused(service: Service, game: Game, key: str) -> None:
    with service.nothing_stored():
        response = game.post("/hands", trick("Ann 5 Bo 9 Cy 3"), headers={"Idempotency-Key": key})
        problem = refused(response, 422, "idempotency_key_must_be_printable")
    assert problem["errors"][0]["path"] == "/headers/Idempotency-Key"


@pytest.mark.parametrize("key", ["1", "x" * 200, "~!@#$%^&*()", '"quoted"'])
def test_any_visible_key_will_do(game: Game, key: str) -> None:
    first = game.post("/hands", trick("Ann 5 Bo 9 Cy 3"), headers={"Idempotency-Key": key})
    alike(first, game.post("/hands", trick("Ann 5 Bo 9 Cy 3"), headers={"Idempotency-Key": key}))


# How long answers are kept.


def touch(service: Service, game: Game, key: str) -> None:
    """Some write with a key: what is old is forgotten at such an occasion."""
    created(game.post("/tokens", {"scope": "view", "label": "x"}, headers={"Idempotency-Key": key}))
    wait_for_forgetting(service)


def wait_for_forgetting(service: Service) -> None:
    """Returns once nothing is being forgotten: what falls due meanwhile waits for the next write."""
    service.app.extensions[NAME].forgetting.wait()


def test_an_answer_is_kept_for_a_day(fresh_service: Service) -> None:
    service = fresh_service
    first = service.post("/v1/games", NEW, headers=KEY)
    other = service.new_game()
    service.clock.forward(hours=23, minutes=50)
    touch(service, other, "later")
    alike(first, service.post("/v1/games", NEW, headers=KEY))


def test_after_a_day_an_answer_is_forgotten_and_the_key_is_free(fresh_service: Service) -> None:
    service = fresh_service
    first = service.post("/v1/games", NEW, headers=KEY)
    other = service.new_game()
    wait_for_forgetting(service)
    service.clock.forward(days=1, minutes=1)
    touch(service, other, "later")
    assert len(service.stored()["answers"]) == 1
    second = service.post("/v1/games", NEW, headers=KEY)
    assert "Idempotency-Replayed" not in second.headers
    assert created(second)["id"] != first.get_json()["id"]


def test_answers_are_forgotten_again_and_again_as_time_goes_by(fresh_service: Service) -> None:
    service = fresh_service
    game = service.new_game()
    for week in range(4):
        for number in range(3):
            touch(service, game, f"{week}-{number}")
        service.clock.forward(days=8)
    touch(service, game, "last")
    assert len(service.stored()["answers"]) == 1
    assert len(answered(game.get("/tokens"))["items"]) == 14
