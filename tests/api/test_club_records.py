"""Records of games that a club's members played without a connection to it."""

from __future__ import annotations

from typing import Any

import pytest

from tests.api.service import Club, Document, Game, Service, created, refused
from tests.api.test_origins import a_key, begun, forget
from tests.api.test_records import a_record, changed

STAKE = {"amount": 500, "currency": "DKK"}
SEATS = {"p1": "m1", "p2": "Bo"}


def of_club(club: Club, **more: Any) -> Document:
    """The record of a game in which Ann and Bo of the club played with a guest."""
    record = begun(club=club.id, members=SEATS, **more)
    record["game"] |= {"players": ["Ann", "Bo", "Cyrus"], "stake": STAKE}
    return record


def whole(club: Club) -> Document:
    """The record of a finished game, which Di joined and left, and that was played for money."""
    record = a_record() | {"club": club.id, "members": SEATS | {"p4": "m4"}}
    record["game"] |= {"players": ["Ann", "Bo", "Cyrus"], "stake": STAKE}
    record["scores"] = {"p1": 0, "p2": 12, "p3": 9, "p4": 12}
    return record


@pytest.fixture
def four(club: Club) -> Club:
    """A club of Ann, Bo, Cy and Di."""
    club.member("Di")
    return club


def test_a_record_of_a_club_is_a_game_of_its_members(service: Service, four: Club) -> None:
    record, key = of_club(four, event="Cottage"), a_key()
    token = four.key("scorer")
    game = Game(service, created(service.post("/v1/records", record, token=token, headers=key)))
    shown = game.read()
    assert [player["member"] for player in shown["players"]] == ["m1", "m2", None]
    assert (shown["club"], shown["event"], shown["rule_set"]) == (four.id, "Cottage", None)
    assert {event["by"] for event in game.read("/events")["items"]} == {"A scorer's phone"}
    listed = four.read("/games?member=m2&event=Cottage")["items"]
    assert [each["id"] for each in listed] == [game.id]
    assert [each["id"] for each in four.read("/games?member=guest:cyrus")["items"]] == [game.id]
    game.hand("Bo 5 Cyrus 9 Ann 3", number=2)
    forget(service)
    late = created(service.post("/v1/records", record, token=token, headers=key))
    assert late == game.read() | {"scorer_token": game.token}
    assert service.findings() == []


def test_a_finished_record_counts_in_the_books_and_in_the_standings(service: Service, four: Club) -> None:
    game = Game(service, created(service.post("/v1/records", whole(four), token=four.token)))
    members = {player["id"]: player["member"] for player in game.read()["players"]}
    assert members == {"p1": "m1", "p2": "m2", "p3": None, "p4": "m4"}
    owed = four.owed()
    assert owed["m1"] > 0
    assert sum(owed.values()) == 0
    assert {"m2", "m4", "guest:Cyrus"} & owed.keys()
    standings = {row["member"]: row["games"] for row in four.read("/standings")["items"]}
    assert {standings["m1"], standings["m2"]} == {1}
    assert {entry["by"] for entry in four.read("/ledger")["items"]} == {"first"}
    assert service.findings() == []
    assert four.read("/games?from=2026-11-20&to=2026-11-20")["items"]


def test_a_record_names_the_rule_set_it_was_played_by_also_when_that_has_changed(
    service: Service, four: Club
) -> None:
    rules = {"variant": "gurka-norway", "house_rules": {"limit": {"points": 25}}}
    created(four.post("/rule-sets", {"name": "House", **rules}))
    record = changed(of_club(four, rule_set="House"), "/game/house_rules", rules["house_rules"])
    record["game"]["rules"]["limit"]["points"] = 25
    newer = rules | {"house_rules": {"limit": {"points": 30}}, "name": "House"}
    assert four.put("/rule-sets/r1", newer).status_code == 200
    game = created(service.post("/v1/records", record, token=four.token))
    assert game["rule_set"] == {"id": "r1", "name": "House", "version": 1}
    record = changed(of_club(four, rule_set="r1"), "/game/house_rules", {})
    with service.nothing_stored():
        response = service.post("/v1/records", record, token=four.token)
        refused(response, 422, "rules_must_hold", ("/rule_set", "rule_set_must_have_these_rules"))
        response = service.post("/v1/records", record | {"rule_set": "r9"}, token=four.token)
        refused(response, 422, "rules_must_hold", ("/rule_set", "rule_set_must_exist"))


def test_only_a_scorer_of_the_club_takes_a_record_into_it(service: Service, four: Club) -> None:
    record, key = of_club(four), a_key()
    other, game = service.new_club("Other"), four.game()
    tokens = [
        (None, 401, "token_must_be_given"),
        (other.token, 404, "club_must_exist"),
        (four.key("viewer"), 403, "role_must_suffice"),
        (game.token, 403, "token_must_be_for_this"),
        (service.new_game().token, 404, "club_must_exist"),
    ]
    for _ in range(2):
        with service.nothing_stored():
            for token, status, code in tokens:
                refused(service.post("/v1/records", record, token=token, headers=key), status, code)
        # Nor is anybody else answered the game that was made of it.
        created(service.post("/v1/records", record, token=four.token, headers=key))
        forget(service)


@pytest.mark.parametrize(
    ("path", "value", "fault"),
    [
        ("/members", {"p1": "m99"}, ("/members/p1", "member_must_exist")),
        ("/members", {"p9": "m1"}, ("/members/p9", "player_must_be_known")),
        ("/members", {"a/b": "m1"}, ("/members/a~1b", "player_must_be_known")),
        ("/members", {"p1": "m1", "p2": "m1"}, ("/members/p2", "member_must_sit_once")),
        ("/members", {"p1": "m1"}, ("/game/players/1", "guest_name_must_be_no_members")),
        ("/game/players/2", "pot", ("/game/players/2", "guest_name_must_be_no_account")),
        (
            "/game/stake",
            {"amount": 5, "currency": "SEK"},
            ("/game/stake/currency", "currency_must_be_the_clubs"),
        ),
    ],
)
def test_a_record_that_does_not_fit_the_club_is_refused(
    service: Service, four: Club, path: str, value: object, fault: tuple[str, str]
) -> None:
    record = changed(of_club(four), path, value)
    with service.nothing_stored():
        response = service.post("/v1/records", record, token=four.token)
        problem = refused(response, 422, "rules_must_hold")
    assert fault in [(error["path"], error["code"]) for error in problem["errors"]]


def test_guests_of_a_record_are_told_apart(service: Service, four: Club) -> None:
    record = changed(whole(four), "/events/5/body/name", "CYRUS")
    del record["members"]["p4"]
    record["events"] = [event for event in record["events"] if event["number"] < 8]
    response = service.post("/v1/records", record | {"status": "playing"}, token=four.token)
    refused(response, 422, "rules_must_hold", ("/events/5/body/name", "guest_names_must_differ"))


def test_who_retired_after_the_game_has_sat_there(service: Service, four: Club) -> None:
    service.clock.forward(hours=1)
    assert four.patch("/members/m2", {"status": "retired"}).status_code == 200
    created(service.post("/v1/records", of_club(four), token=four.token))
    late = changed(of_club(four), "/game/created_at", "2026-11-20T21:00:00Z")
    late["events"][0]["at"] = "2026-11-20T21:10:00Z"
    service.clock.forward(hours=3)
    response = service.post("/v1/records", late, token=four.token)
    refused(response, 422, "rules_must_hold", ("/members/p2", "member_must_be_active"))


@pytest.mark.parametrize(
    ("ties", "path"),
    [
        ({"event": "Cup"}, "/event"),
        ({"rule_set": "r1"}, "/rule_set"),
        ({"members": {"p1": "m1"}}, "/members/p1"),
    ],
)
def test_what_only_a_club_has_takes_a_club(service: Service, ties: Document, path: str) -> None:
    with service.nothing_stored():
        response = service.post("/v1/records", begun(**ties))
        refused(response, 422, "rules_must_hold", (path, "club_must_be_given"))
