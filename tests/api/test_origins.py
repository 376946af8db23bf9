"""Records of games that a phone began without a connection: one game is made of each, however late."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from typing import Any
from uuid import uuid4

import pytest
from werkzeug.test import TestResponse

from referee.api.foundation.context import NAME
from referee.application import uuid7
from tests.api.service import Document, Game, Service, answered, created, refused
from tests.api.test_records import a_record, changed

PHONES = 6


def begun(**more: Any) -> Document:
    """The record of a game that a phone has begun."""
    record = a_record() | {"origin": str(uuid7())} | more
    record["events"] = record["events"][:1]
    return record | {"status": "playing", "scores": {"p1": 0, "p2": 11, "p3": 0}}


def a_key() -> dict[str, str]:
    return {"Idempotency-Key": str(uuid4())}


def forget(service: Service) -> None:
    """Forgets all the answers that are kept for repeated requests, as time does."""
    service.clock.forward(days=400)
    with service.app.extensions[NAME].store.write() as tx:
        tx.forget_answers(before="9999", most=1000)
    assert service.stored()["answers"] == []


def test_a_record_that_is_sent_again_is_answered_its_game_however_late(service: Service) -> None:
    record, key = begun(), a_key()
    first = service.post("/v1/records", record, headers=key)
    game = Game(service, created(first))
    again = service.post("/v1/records", record, headers=key)
    assert (again.get_data(), again.headers["Idempotency-Replayed"]) == (first.get_data(), "true")
    game.hand("Bo 5 Cy 9 Ann 3", number=2)
    forget(service)
    games = len(service.stored()["games"])
    late = service.post("/v1/records", record, headers=key)
    assert created(late) == game.read() | {"scorer_token": game.token}
    assert (late.headers["Location"], late.headers["ETag"]) == (game.path, '"3"')
    assert len(service.stored()["games"]) == games
    assert service.findings() == []


def test_of_phones_that_send_a_record_at_once_all_have_the_one_game(service: Service) -> None:
    record, key, games = begun(), a_key(), len(service.stored()["games"])

    def send(headers: dict[str, str]) -> TestResponse:
        return service.app.test_client().post("/v1/records", json=record, headers=headers)

    with ThreadPoolExecutor(PHONES) as pool:
        answers = [*pool.map(send, [key] * PHONES)]
        assert {created(answer)["scorer_token"] for answer in answers} == {
            created(answers[0])["scorer_token"]
        }
        record = begun()
        statuses = [answer.status_code for answer in pool.map(send, [a_key() for _ in range(PHONES)])]
    assert sorted(statuses) == [201, *[409] * (PHONES - 1)]
    assert len(service.stored()["games"]) == games + 2


@pytest.mark.parametrize("visibility", ["link", "private"])
def test_whoever_only_knows_the_origin_learns_nothing(service: Service, visibility: str) -> None:
    """Whoever reads a game, or has its record as a file, has its origin: that must not let them score it."""
    record = begun()
    record["game"]["visibility"] = visibility
    game = Game(service, created(service.post("/v1/records", record, headers=a_key())))
    shown, fault = game.read("/record"), ("/origin", "origin_must_be_new")
    with service.nothing_stored():
        for headers in ({}, a_key()):
            for sent in (record, shown):
                response = service.post("/v1/records", sent, headers=headers)
                refused(response, 409, "origin_must_be_new", fault)
                assert game.id not in response.get_data(as_text=True)
    unnamed = {name: value for name, value in shown.items() if name != "origin"}
    assert created(service.post("/v1/records", unnamed))["id"] != game.id


def test_without_a_key_a_record_is_taken_in_once(service: Service) -> None:
    record = begun()
    created(service.post("/v1/records", record))
    with service.nothing_stored():
        refused(service.post("/v1/records", record), 409, "origin_must_be_new")
        refused(service.post("/v1/records", record, headers=a_key()), 409, "origin_must_be_new")


def test_another_record_of_an_origin_is_refused_with_the_game_it_has(service: Service) -> None:
    record, key = begun(), a_key()
    game = created(service.post("/v1/records", record, headers=key))
    other = record | {"scores": {"p1": 0, "p2": 11, "p3": 5}}
    fault = ("/headers/Idempotency-Key", "idempotency_key_must_be_for_this_request")
    refused(service.post("/v1/records", other, headers=key), 422, "rules_must_hold", fault)
    forget(service)
    with service.nothing_stored():
        response = service.post("/v1/records", other, headers=key)
        fault = ("/origin", "origin_must_be_of_one_record")
        problem = refused(response, 409, "origin_must_be_of_one_record", fault)
    assert problem["game_id"] == game["id"]
    turned = dict(reversed(record.items()))
    assert created(service.post("/v1/records", turned, headers=key))["id"] == game["id"]


def test_a_token_that_was_revoked_is_not_given_again(service: Service) -> None:
    record, key = begun(), a_key()
    game = Game(service, created(service.post("/v1/records", record, headers=key)))
    game.link()
    first = game.read("/tokens")["items"][0]["id"]
    assert game.delete(f"/tokens/{first}").status_code == 204
    forget(service)
    assert "scorer_token" not in created(service.post("/v1/records", record, headers=key))


def test_an_origin_goes_with_the_game_and_not_with_its_rematch(service: Service) -> None:
    record = begun()
    game = Game(service, created(service.post("/v1/records", record, headers=a_key())))
    assert game.read("/record")["origin"] == record["origin"]
    game.act("/end", reason="agreed")
    rematch = Game(service, created(game.post("/rematch")))
    assert "origin" not in rematch.read("/record")
    assert "origin" not in service.new_game().read("/record")


def test_a_record_with_an_origin_is_taken_in_elsewhere(service: Service, fresh_service: Service) -> None:
    game = Game(service, created(service.post("/v1/records", begun(), headers=a_key())))
    game.hand("Bo 5 Cy 9 Ann 3", number=2)
    record = game.read("/record")
    fresh_service.clock.forward(hours=1)
    there = Game(fresh_service, created(fresh_service.post("/v1/records", record)))
    assert there.read("/record") == record


def test_a_refused_record_leaves_its_origin_to_a_better_one(service: Service) -> None:
    record = begun()
    with service.nothing_stored():
        wrong = changed(begun(origin=record["origin"]), "/scores/p2", 12)
        fault = ("/scores/p2", "record_must_replay")
        refused(service.post("/v1/records", wrong, headers=a_key()), 422, "rules_must_hold", fault)
        assert "scorer_token" not in answered(service.post("/v1/records?preview=true", record))
    created(service.post("/v1/records", record, headers=a_key()))


@pytest.mark.parametrize(
    ("origin", "code"),
    [
        (None, "value_must_not_be_null"),
        (5, "value_must_be_uuid7"),
        ("", "value_must_be_uuid7"),
        (["019ac5d2-7b1e-7c3a-9f04-5d2e8b6a1c70"], "value_must_be_uuid7"),
        ("4f9c2b1e-6a0d-4c1b-8f3e-2d7a5b9c0e11", "value_must_be_uuid7"),
        ("019ac5d2-7b1e-7c3a-7f04-5d2e8b6a1c70", "value_must_be_uuid7"),
        ("019ac5d27b1e7c3a9f045d2e8b6a1c70", "value_must_be_uuid7"),
        ("{019ac5d2-7b1e-7c3a-9f04-5d2e8b6a1c70}", "value_must_be_uuid7"),
        ("019ac5d2-7b1e-7c3a-9f04-5d2e8b6a1c7٠", "value_must_be_uuid7"),
        ("019ac5d2-7b1e-7c3a-9f04-5d2e8b6a1c70\n", "value_must_be_uuid7"),
        ("x" * 1_000_000, "value_must_be_uuid7"),
    ],
    ids=lambda value: str(value)[:40],
)
def test_what_is_no_uuid_of_version_7_is_no_origin(service: Service, origin: object, code: str) -> None:
    with service.nothing_stored():
        response = service.post("/v1/records", begun(origin=origin), headers=a_key())
        refused(response, 422, "request_must_fit", ("/origin", code))


def test_an_origin_is_the_same_in_small_letters_and_in_large_ones(service: Service) -> None:
    record = begun()
    created(service.post("/v1/records", record))
    again = record | {"origin": record["origin"].upper()}
    refused(service.post("/v1/records", again), 409, "origin_must_be_new")


@pytest.mark.parametrize(
    ("began", "times", "as_recorded"),
    [
        ("2026-11-01T18:00:00Z", ["2026-11-01T18:10:00+00:00"], ["2026-11-01T18:10:00.000Z"]),
        ("2026-11-01T18:00:00Z", ["2026-11-01T17:10:00Z"], ["2026-11-01T18:00:00.000Z"]),
        ("2026-11-01T18:00:00Z", ["2037-01-01T00:00:00Z"], ["now"]),
        ("1970-01-01T00:00:10Z", ["1970-01-01T00:10:00Z"], ["now"]),
        ("2037-01-01T00:00:00Z", ["2026-11-01T17:10:00Z"], ["now"]),
    ],
)
def test_the_phones_times_count_as_far_as_they_can_be(
    service: Service, began: str, times: list[str], as_recorded: list[str]
) -> None:
    record = changed(begun(), "/game/created_at", began)
    for event, at in zip(record["events"], times, strict=True):
        event["at"] = at
    game = Game(service, created(service.post("/v1/records", record)))
    now = game.read("/tokens")["items"][0]["created_at"][:16]
    shown = game.read("/record")
    assert [event["at"].replace(now, "now")[:24] for event in shown["events"]] == [
        at if at != "now" else shown["events"][0]["at"].replace(now, "now") for at in as_recorded
    ]
    assert ("now" in as_recorded) == shown["events"][0]["at"].startswith(now)
    assert game.read()["updated_at"] == shown["events"][-1]["at"]
    assert shown["game"]["created_at"] <= shown["events"][0]["at"]
