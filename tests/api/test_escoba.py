"""Escoba over HTTP: teams, rounds in every form and what is wrong with them, money, questions."""

from __future__ import annotations

from typing import Any

import pytest
from werkzeug.test import TestResponse

from referee.families.escoba.play.examples import DEALS, TABLE
from tests.api.service import Service, answered, created, refused

COUNTS: dict[str, Any] = {
    "p1": {"cards": 22, "coins": 5, "velo": True, "setenta": ["7", "7", "6", "5"], "escobas": 2},
    "p2": {"cards": 18, "coins": 5, "setenta": ["7", "7", "6", "Q"], "escobas": 1},
}
OUTCOME: dict[str, Any] = {"cards": "Ann", "coins": None, "velo": "Ann", "setenta": "Bo"}


def codes(response: TestResponse) -> set[str]:
    """The codes of a refusal."""
    assert response.status_code == 422, response.get_data(as_text=True)
    problem = response.get_json()
    return {one["code"] for one in problem.get("errors", ())} | {problem["type"].rsplit("/", 1)[-1]}


def test_a_game_of_teams_to_its_end_with_a_correction(service: Service) -> None:
    game = service.new_game(
        "escoba",
        "Ann Bo Cy Di",
        house_rules={"teams": 2},
        stake={"amount": 100, "currency": "EUR"},
        teams=[["p1", "p3"], ["p2", "p4"]],
    )
    begun = game.read()
    assert [side["id"] for side in begun["sides"]] == ["t1", "t2"]
    assert (begun["next"]["dealer"], begun["next"]["leader"], begun["next"]["deals"]) == ("p2", "p1", 3)
    told = {"counts": {"Cy": COUNTS["p1"], "t2": COUNTS["p2"]}}
    first = created(game.post("/hands", told))["hand"]
    assert first["scores"] == {"t1": 5, "t2": 1}
    assert [(line["side"], line["player"]) for line in first["lines"]][:2] == [("t1", None), ("t2", None)]
    assert first["counted"]["t2"]["escobas"] == 1
    game.post("/hands", {"outcome": OUTCOME | {"escobas": {"t1": 9, "t2": 8}, "cards": "Di"}})
    better = {"outcome": OUTCOME | {"escobas": {"t1": 10, "t2": 8}}}
    preview = answered(game.put("/hands/2?preview=true", better))
    assert preview["changes"] == [
        {"hand": 2, "player": "t1", "before": 15, "after": 17},
        {"hand": 2, "player": "t2", "before": 11, "after": 10},
    ]
    answered(game.put("/hands/2", better))
    last = created(game.post("/hands", {"outcome": OUTCOME | {"escobas": {"t1": 3, "t2": 0}}}))
    assert last["game"]["status"] == "finished"
    assert last["game"]["result"]["winners"] == ["t1"]
    won = [one for one in game.read("/pot")["transfers"] if one["reason"] == "payout"]
    assert [(one["to"], one["amount"]) for one in won] == [("p1", 200), ("p3", 200)]
    refused(game.post("/hands", {"counts": COUNTS}), 409, "game_must_be_going_on")


@pytest.mark.parametrize(
    ("body", "code"),
    [
        ({"counts": {**COUNTS, "p2": {**COUNTS["p2"], "cards": 17}}}, "counts_must_add_up"),
        ({"counts": {**COUNTS, "p2": {**COUNTS["p2"], "cards": 12.5}}}, "points_must_be_whole"),
        ({"counts": {**COUNTS, "p2": {**COUNTS["p2"], "escobas": -1}}}, "points_must_be_whole"),
        ({"counts": {**COUNTS, "p2": {**COUNTS["p2"], "escobas": 10}}}, "escobas_must_be_possible"),
        ({"counts": {"p1": COUNTS["p1"]}}, "every_side_must_appear"),
        ({"counts": {**COUNTS, "t3": COUNTS["p2"]}}, "side_must_be_known"),
        (
            {"counts": {side: {**count, "setenta": None} for side, count in COUNTS.items()}},
            "value_must_not_be_null",
        ),
        (
            {
                "counts": {
                    side: {name: value for name, value in count.items() if name != "setenta"}
                    for side, count in COUNTS.items()
                }
            },
            "setenta_must_be_named",
        ),
        ({}, "form_must_be_complete"),
        ({"piles": {"p1": ["8D"], "p2": []}, "escobas": {"p1": 0, "p2": 0}}, "not_in_pack"),
        ({"piles": {"p1": ["7D"], "p2": ["7D"]}, "escobas": {"p1": 0, "p2": 0}}, "pack_must_hold_the_cards"),
        ({"piles": {"p1": ["7D"], "p2": []}, "escobas": {"p1": 0, "p2": 0}}, "every_card_must_be_captured"),
        ({"piles": {"p1": ["7"], "p2": []}, "escobas": {"p1": 0, "p2": 0}}, "suit_must_be_given"),
        (
            {"counts": COUNTS, "outcome": OUTCOME | {"escobas": {"p1": 2, "p2": 2}}},
            "total_must_match_the_cards",
        ),
        ({"outcome": OUTCOME | {"escobas": {"p1": 2, "p2": 2}, "velo": ["p1", "p2"]}}, "counts_must_add_up"),
    ],
)
def test_what_is_wrong_is_refused_and_nothing_kept(service: Service, body: dict[str, Any], code: str) -> None:
    game = service.new_game("escoba", "Ann Bo")
    before = service.stored()
    assert code in codes(game.post("/hands", body))
    assert service.stored() == before


def test_a_round_of_plays_is_audited_first(service: Service) -> None:
    game = service.new_game("escoba", "Ann Bo")
    deals = [[{**play} for play in deal] for deal in DEALS]
    at, place = next(
        (at, place) for at, deal in enumerate(deals) for place, one in enumerate(deal) if one["take"]
    )
    deals[at][place]["take"] = []
    wrong = {"table": TABLE, "deals": deals}
    errors = refused(game.post("/hands", wrong), 422, "rules_must_hold")["errors"]
    assert (errors[0]["path"], errors[0]["code"]) == (f"/deals/{at}/{place}", "fifteen_must_be_taken")
    kept = created(game.post("/hands", wrong | {"accept_infractions": True}))["hand"]
    assert kept["infractions"][0]["code"] == "fifteen_must_be_taken"
    right = answered(game.put("/hands/1", {"table": TABLE, "deals": DEALS}))["hand"]
    assert right["infractions"] == []


def test_who_comes_and_goes(service: Service) -> None:
    teams = service.new_game("escoba-fournier", "Ann Bo Cy Di")
    refused(teams.post("/players", {"name": "Eli"}), 409, "team_must_stay_whole")
    refused(teams.post("/withdrawals", {"player": "Ann"}), 409, "team_must_stay_whole")
    alone = service.new_game("escoba", "Ann Bo")
    created(alone.post("/players", {"name": "Cy"}))
    created(alone.post("/players", {"name": "Di"}))
    refused(alone.post("/players", {"name": "Eli"}), 409, "players_must_be_in_range")
    created(alone.post("/adjustments", {"player": "Cy", "points": -4, "reason": "Took no fifteen"}))
    assert alone.read()["players"][2]["score"] == -4


@pytest.mark.parametrize(
    ("body", "code"),
    [
        ({"players": 3, "house_rules": {"teams": 2}}, "options_must_fit_together"),
        ({"players": 5, "variant": "escoba-fournier"}, "options_must_fit_together"),
        ({"players": 5}, "players_must_be_in_range"),
        ({"teams": [["p1", "p2"], ["p3", "p4"]], "house_rules": {"teams": 2}}, "teams_must_alternate"),
        ({"teams": [["p1", "p3"], ["p2", "p4"]]}, "teams_must_be_in_rules"),
    ],
)
def test_who_cannot_begin_so(service: Service, body: dict[str, Any], code: str) -> None:
    players = [{"name": f"Player {at}"} for at in range(body.get("players", 4))]
    assert code in codes(service.post("/v1/games", {"variant": "escoba"} | body | {"players": players}))


CLAIMS: list[tuple[dict[str, Any], str]] = [
    ({"kind": "capture", "table": ["KC"], "card": "5S", "take": ["KC"]}, "legal"),
    ({"kind": "capture", "table": ["KC"], "card": "5S", "take": []}, "illegal"),
    ({"kind": "plays", "table": ["KC"], "holding": ["5S", "QH"]}, "legal"),
    ({"kind": "escoba", "table": ["KC"], "card": "5S", "take": ["KC"]}, "legal"),
    ({"kind": "dealt_table", "table": ["KC", "QC", "JC", "3C"]}, "legal"),
    ({"kind": "missed", "table": ["KC"], "left": "5S", "take": ["5S", "KC"]}, "illegal"),
    ({"kind": "setenta", "ranks": {"Ann": ["7", "7", "6", "5"], "Bo": ["7", "7", "6", "Q"]}}, "legal"),
    ({"kind": "left", "cards": ["KC", "3S"]}, "illegal"),
    ({"kind": "audit", "table": TABLE, "deals": DEALS}, "legal"),
]


@pytest.mark.parametrize(("claim", "verdict"), CLAIMS, ids=lambda value: str(value)[:24])
def test_questions_in_a_game_and_without_one(service: Service, claim: dict[str, Any], verdict: str) -> None:
    game = service.new_game("escoba", "Ann Bo")
    assert answered(game.post("/claims", claim))["verdict"] == verdict
    free = {name: value for name, value in claim.items() if name != "ranks"} | {
        "variant": "escoba",
        "players": 2,
    }
    if "ranks" in claim:
        free["ranks"] = dict(zip(("p1", "p2"), claim["ranks"].values(), strict=True))
    assert answered(service.post("/v1/claims", free))["verdict"] == verdict


def test_the_hand_that_is_not_known_leaves_it_open(service: Service) -> None:
    claim = {"kind": "capture", "table": ["KC"], "card": "4S", "take": []}
    rules = {"variant": "escoba", "house_rules": {"play": {"capture": "must"}}}
    found = answered(service.post("/v1/claims", claim | rules))
    assert found["verdict"] == "undetermined"
    assert "with a 5, which takes K♣" in found["would_settle"]


def test_differences_are_paid_and_taken_back(service: Service) -> None:
    game = service.new_game(
        "escoba",
        "Ann Bo Cy",
        house_rules={"stakes": {"payout": "differences"}, "end": {"target": 5}},
        stake={"amount": 50, "currency": "EUR"},
    )
    three = {
        "escobas": {"p1": 4, "p2": 1, "p3": 0},
        "cards": None,
        "coins": None,
        "velo": "p1",
        "setenta": None,
    }
    event = created(game.post("/hands", {"outcome": three}))["hand"]["event"]
    assert game.read()["result"]["winners"] == ["p1"]
    pot = game.read("/pot")
    assert {one["from"]: one["amount"] for one in pot["transfers"]} == {"p2": 200, "p3": 250}
    answered(game.delete(f"/events/{event}"))
    assert {one["reason"] for one in game.read("/pot")["transfers"]} == {"settlement", "reversal"}
