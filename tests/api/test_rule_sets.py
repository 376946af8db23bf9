"""The rules that a club has written down, and their versions."""

from __future__ import annotations

import pytest

from tests.api.service import Club, Document, Service, answered, created, ids, refused, walked

THURSDAY = {"name": "Thursday rules", "variant": "agurk", "house_rules": {"limit": {"points": 30}}}


def test_a_change_makes_a_version_and_games_keep_theirs(service: Service, club: Club) -> None:
    first = created(club.post("/rule-sets", THURSDAY))
    assert (first["id"], first["version"], first["by"]) == ("r1", 1, "first")
    old = club.game(None, rule_set="thursday RULES").read()
    later = THURSDAY | {"house_rules": {"limit": {"points": 50}}}
    assert answered(club.put("/rule-sets/r1", later))["version"] == 2
    new = club.game(None, rule_set="r1").read()
    assert old["rule_set"] == {"id": "r1", "name": "Thursday rules", "version": 1}
    assert old["house_rules"] == {"limit": {"points": 30}}
    assert new["rule_set"]["version"] == 2
    assert new["house_rules"] == {"limit": {"points": 50}}
    assert club.read("/rule-sets/r1")["house_rules"] == later["house_rules"]
    versions = walked(service, f"{club.path}/rule-sets/r1/versions", limit=1, token=club.token)
    assert ids(versions, "version") == [1, 2]
    assert ids(club.read("/rule-sets")["items"], "version") == [2]


def test_the_club_plays_by_its_default(club: Club) -> None:
    created(club.post("/rule-sets", THURSDAY))
    body = {"club": club.id, "players": ["Xi", "Yo", "Zed"]}
    refused(club.service.post("/v1/games", body, token=club.token), 422, "rules_must_hold")
    changed = answered(club.patch("", {"default_rule_set": "Thursday rules"}))
    assert changed["default_rule_set"] == "r1"
    assert club.game(None).read()["rule_set"]["id"] == "r1"
    assert club.game("gurka").read()["rule_set"] is None
    assert answered(club.patch("", {"default_rule_set": None}))["default_rule_set"] is None


def test_rules_that_do_not_fit_are_refused(club: Club) -> None:
    wrong = THURSDAY | {"house_rules": {"limit": {"points": "many"}}}
    problem = refused(club.post("/rule-sets", wrong), 422, "rules_must_hold")
    assert problem["errors"][0]["path"] == "/house_rules/limit/points"


def test_rules_for_teams_are_kept_where_fewer_may_play_by_others(club: Club) -> None:
    ours = {"name": "Pairs", "variant": "hand-and-foot-alone", "house_rules": {"teams": 2}}
    assert created(club.post("/rule-sets", ours))["house_rules"] == {"teams": 2}
    game = club.game(None, players="m1 m2 m3 Dee", rule_set="Pairs").read()
    assert ids(game["sides"], "id") == ["t1", "t2"]


def test_a_name_is_taken_once(club: Club) -> None:
    created(club.post("/rule-sets", THURSDAY))
    refused(club.post("/rule-sets", THURSDAY), 409, "rule_set_name_must_be_free")
    answered(club.put("/rule-sets/r1", THURSDAY))


@pytest.mark.parametrize(
    ("named", "code"),
    [
        ({"rule_set": "r1", "variant": "agurk"}, "rules_must_come_from_one_place"),
        ({"rule_set": "r1", "house_rules": {"limit": {}}}, "rules_must_come_from_one_place"),
        ({"rule_set": "r7"}, "rule_set_must_exist"),
    ],
)
def test_rules_come_from_one_place(club: Club, named: Document, code: str) -> None:
    created(club.post("/rule-sets", THURSDAY))
    body = {"club": club.id, "players": ["Xi", "Yo", "Zed"]} | named
    response = club.service.post("/v1/games", body, token=club.token)
    refused(response, 422, "rules_must_hold", ("/rule_set", code))
    refused(club.get("/rule-sets/r7"), 404, "rule_set_must_exist")
