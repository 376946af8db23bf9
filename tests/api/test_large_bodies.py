"""What a body can cost: little, or it waits for a turn. Each act and claim of every family, at its largest.

What a request takes is counted in calls of functions, which a busy machine does not change; 150,000 are about
20 ms.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator
from typing import Any

import pytest
from werkzeug.test import TestResponse

from referee.api.foundation.deciding import LONG_BYTES, QUEUE
from referee.families.protocol import AnyFamily
from referee.families.registry import families
from referee.store.plans import OutdatedError, Plan
from referee.store.sqlite.store import SqliteStore
from referee.translations import SPEECH, owners
from referee.words.speech import ENGLISH
from tests.api.large_bodies import large, pack_of
from tests.api.long_games import busy, somebodys_turn
from tests.api.service import Game, Service, answered, created, refused
from tests.counting import counted_calls

MOST_CALLS = 250_000
ROOM = 100
"""For what stands in a body besides the example."""
every_family = pytest.mark.parametrize("family", families(), ids=lambda family: family.id)


def sent(service: Service, method: str, path: str, body: Any, token: str | None = None) -> TestResponse:
    """An answer that is not compared with the document, since that takes longer than it."""
    headers = {"Authorization": f"Bearer {token}"} if token else {}
    return service.client.open(path, method=method, json=body, headers=headers)


def problem_of(response: TestResponse) -> str:
    document = response.get_json()
    return str(document["type"]).rpartition("/")[2] if response.status_code >= 400 else ""


def table_of(service: Service, family: AnyFamily) -> Game:
    """A game of the family."""
    variant = family.catalogue.variants()[0]
    least, most = family.catalogue.players(variant.rules)
    names = " ".join(f"P{at + 1}" for at in range(min(most, max(least, 4))))
    return service.new_game(variant.id, names)


Request = tuple[str, str, str, Any, str | None]
"""What it is called, method, path, body, token."""


def unlike(requests: Iterable[Request]) -> Iterator[Request]:
    """The requests without those that send what an earlier one does: several ways may fill lists alike."""
    seen = set[str]()
    for request in requests:
        _, _, path, body, _ = request
        if (text := f"{path} {json.dumps(body)}") not in seen:
            seen.add(text)
            yield request


def requests_of(service: Service, family: AnyFamily, most_bytes: int) -> Iterator[Request]:
    """Every act and claim of a family at its largest, as it may be sent."""
    game, variant = table_of(service, family), family.catalogue.variants()[0]
    pack = pack_of(family, variant.rules)
    for claim in family.claims:
        for example in claim.examples:
            for way, body in large(claim, example, pack, most_bytes):
                free = {"variant": variant.id, "kind": claim.kind, **body}
                yield f"{claim.kind} {example.key} {way}", "POST", "/v1/claims", free, None
    for act in family.acts:
        for example in act.examples:
            for way, body in large(act, example, pack, most_bytes):
                path = f"{game.path}/{act.path}?preview=true"
                yield f"{act.kind} {example.key} {way}", "POST", path, body, game.token


@every_family
def test_whatever_takes_long_takes_a_turn(service: Service, family: AnyFamily) -> None:
    """While somebody has the turn each request is answered cheaply: with what it asks, or with 503."""
    too_long, answers, kinds = {}, [], set[str]()
    for owner in owners():
        SPEECH.messages(owner, ENGLISH)
    with somebodys_turn(service):
        for name, method, path, body, token in unlike(requests_of(service, family, LONG_BYTES - ROOM)):
            assert len(json.dumps(body)) <= LONG_BYTES
            if (kind := name.partition(" ")[0]) not in kinds:
                kinds.add(kind)
                sent(service, method, path, body, token)  # what is looked up once for all requests
            with counted_calls() as calls:
                answer = sent(service, method, path, body, token)
            answers.append(problem_of(answer))
            if calls() > MOST_CALLS:
                too_long[name] = calls()
    assert too_long == {}
    assert "" in answers


@every_family
def test_a_body_that_is_long_is_read_in_turn(service: Service, family: AnyFamily) -> None:
    game, variant = table_of(service, family), family.catalogue.variants()[0]
    claims = [
        ("/v1/claims", {"variant": variant.id, "kind": claim.kind, **claim.examples[0].value}, None)
        for claim in family.claims
    ]
    acts = [
        (f"{game.path}/{act.path}?preview=true", act.examples[0].value, game.token) for act in family.acts
    ]
    with somebodys_turn(service):
        for path, body, token in [*claims, *acts]:
            headers = {"Content-Type": "application/json"}
            headers |= {"Authorization": f"Bearer {token}"} if token else {}
            text = json.dumps(body) + " " * LONG_BYTES
            assert problem_of(service.client.post(path, data=text, headers=headers)) == "turn_must_come"


def test_rules_records_and_new_games_are_read_in_turn_where_they_are_long(service: Service) -> None:
    game = service.new_game()
    game.hand("Ann 5 Bo 9 Cy 3")
    bodies = {
        "/v1/rules": {"variant": "agurk", "house_rules": {}},
        "/v1/games": {"variant": "agurk", "players": [{"name": "Ann"}, {"name": "Bo"}]},
        "/v1/records": game.read("/record"),
    }
    for path, body in bodies.items():
        text = (json.dumps(body) + " " * LONG_BYTES).encode()
        headers = {"Content-Type": "application/json"}
        with somebodys_turn(service):
            assert problem_of(service.client.post(path, data=text, headers=headers)) == "turn_must_come"
            assert service.client.post(path, json=body).status_code in (200, 201)
        assert service.client.post(path, data=text, headers=headers).status_code in (200, 201)


def test_a_turn_ends_before_the_disk_is_waited_for_and_is_taken_again_to_decide_again(
    service: Service, monkeypatch: pytest.MonkeyPatch
) -> None:
    game, line = service.new_game(), service.app.extensions[QUEUE]
    apply, turns, waited = SqliteStore.apply, line.turns, list[bool]()

    def overtaken(store: SqliteStore, plan: Plan) -> None:
        waited.append(line.room.is_empty)
        if len(waited) == 1:
            raise OutdatedError("Something else came first.")
        apply(store, plan)

    monkeypatch.setattr(SqliteStore, "apply", overtaken)
    text = json.dumps({"outcome": {"taker": "Ann", "card": "5"}}) + " " * LONG_BYTES
    created(game.post("/hands", text.encode()))
    assert (waited, line.turns - turns, line.room.is_empty) == ([True, True], 2, True)


ESCOBA = [rank + suit for suit in "CDHS" for rank in ("K", "Q", "J", "7", "6", "5", "4", "3", "2", "A")]
LYING = ESCOBA[:4]


def plays(cards: list[str]) -> list[dict[str, str]]:
    """Cards played one after the other, of which none takes anything."""
    return [{"player": f"p{2 - at % 2}", "card": card} for at, card in enumerate(cards)]


def a_whole_round() -> dict[str, Any]:
    """A round in which nobody ever takes anything, so that more and more lies there."""
    deals = [plays(ESCOBA[begin : begin + 6]) for begin in range(4, 40, 6)]
    return {"table": LYING, "deals": deals, "accept_infractions": True}


def test_an_audit_of_escoba_counts_its_steps(service: Service) -> None:
    claim = {"variant": "escoba", "kind": "audit", "table": LYING}
    one, many = (claim | {"deals": [plays(ESCOBA[4:])] * deals} for deals in (1, 5))
    assert len(json.dumps(one)) < LONG_BYTES
    with somebodys_turn(service):
        assert problem_of(sent(service, "POST", "/v1/claims", one)) == "turn_must_come"
    assert answered(service.post("/v1/claims", one))["verdict"] == "illegal"
    refused(service.post("/v1/claims", many), 422, "question_must_be_smaller")


def test_a_hand_its_preview_its_correction_and_its_record_count_their_steps(service: Service) -> None:
    game, body = service.new_game("escoba", "Ann Bo", dealer="p1"), a_whole_round()
    assert len(json.dumps(body)) < LONG_BYTES
    with somebodys_turn(service):
        busy(lambda: game.post("/hands", body), service)
        busy(lambda: game.post("/hands?preview=true", body), service)
    created(game.post("/hands", body))
    scored = dict.fromkeys(("cards", "coins", "velo", "setenta"), "p1")
    short = {"outcome": {"escobas": {"p1": 1, "p2": 0}, **scored}}
    claim = {"kind": "left", "cards": ["KC"], "hand": 1}
    with somebodys_turn(service):
        busy(lambda: game.put("/hands/1?preview=true", body), service)
        busy(lambda: game.put("/hands/1", body), service)
        busy(lambda: service.post("/v1/records", game.read("/record")), service)
    created(game.post("/hands", short))
    with somebodys_turn(service):
        busy(lambda: game.put("/hands/2", short), service)
        busy(lambda: game.post("/claims", claim | {"hand": 2}), service)
        created(game.post("/hands", short))
    answered(game.put("/hands/1", short))
    with somebodys_turn(service):
        answered(game.put("/hands/2", short))
    assert service.findings() == []
