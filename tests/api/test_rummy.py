"""Rummy and Hand and Foot over HTTP: rounds in both forms and what is wrong with them, money, questions."""

from __future__ import annotations

import functools
import operator
from typing import Any

import pytest
from werkzeug.test import TestResponse

from tests.api.service import Service, answered, created, refused

EURO = {"amount": 100, "currency": "EUR"}
_KNOCK: dict[str, Any] = {
    "knock": "Ann",
    "melds": [["7S", "7H", "7D"], ["4C", "5C", "6C"]],
    "unmatched": ["2H", "3D", "AS", "AC"],
    "answer": {
        "melds": [["KS", "KH", "KC"]],
        "laid_off": [{"meld": 2, "cards": ["7C", "8C"]}],
        "unmatched": ["9S", "8H", "4D", "2S", "QD"],
    },
}
_T1 = {"books": {"clean": 2, "dirty": 2, "wild": 1}, "red_threes": 3, "melded": 430, "held": 25}


def codes(response: TestResponse) -> set[str]:
    """The codes of a refusal."""
    assert response.status_code == 422, response.get_data(as_text=True)
    problem = response.get_json()
    return {one["code"] for one in problem.get("errors", ())} | {problem["type"].rsplit("/", 1)[-1]}


def test_each_round_is_paid_and_a_correction_moves_the_money_back(service: Service) -> None:
    game = service.new_game(
        "rummy", "Ann Bo Cy", house_rules={"stakes": {"payout": "each_round"}}, stake=EURO
    )
    told = {
        "number": 1,
        "out": "Bo",
        "rummy": True,
        "left": {"Ann": ["KH", "QD", "3S"]},
        "deadwood": {"Cy": 8},
    }
    first = created(game.post("/hands", told))["hand"]
    assert first["deadwood"] == {"p1": 23, "p3": 8}
    assert first["scores"] == {"p1": 0, "p2": 62, "p3": 0}
    paid = [(one["from"], one["amount"], one["reason"]) for one in game.read("/pot")["transfers"]]
    assert paid == [("p1", 4600, "deadwood"), ("p3", 1600, "deadwood")]
    preview = answered(game.put("/hands/1?preview=true", {**told, "rummy": False}))
    assert preview["changes"] == [{"hand": 1, "player": "p2", "before": 62, "after": 31}]
    answered(game.put("/hands/1", {**told, "rummy": False}))
    sums = dict.fromkeys(("p1", "p2", "p3"), 0)
    for one in game.read("/pot")["transfers"]:
        sums[one["from"]] -= one["amount"]
        sums[one["to"]] += one["amount"]
    assert sums == {"p1": -2300, "p2": 3100, "p3": -800}


def test_gin_with_all_cards_is_read_back_as_it_was_told(service: Service) -> None:
    game = service.new_game("gin", "Ann Bo")
    hand = created(game.post("/hands", _KNOCK))["hand"]
    assert (hand["scores"], hand["deadwood"]) == ({"p1": 26, "p2": 0}, {"p1": 7, "p2": 33})
    assert hand["melds"][0] == {"cards": ["7S", "7H", "7D"]}
    lazy = {**_KNOCK["answer"], "laid_off": [], "unmatched": [*_KNOCK["answer"]["unmatched"], "7C", "8C"]}
    changed = answered(game.put("/hands/1", {**_KNOCK, "answer": lazy}))
    assert changed["hand"]["could_have_been"] == {"p2": 33}
    refused(game.post("/players", {"name": "Cy"}), 409, "players_must_stay")


@pytest.mark.parametrize(
    ("variant", "body", "code"),
    [
        ("rummy", {}, "form_must_be_complete"),
        ("rummy", {"out": "p1", "knock": "p1"}, "form_must_be_complete"),
        ("rummy", {"out": "p1"}, "form_must_be_complete"),
        ("rummy", {"out": "p1", "deadwood": {"p2": 12.5}}, "points_must_be_whole"),
        ("rummy", {"out": "p1", "deadwood": {"p2": -1}}, "points_must_be_whole"),
        ("rummy", {"out": "p1", "deadwood": {"p2": 101}}, "round_must_be_possible"),
        ("rummy", {"out": "p1", "deadwood": {"p2": 12}, "left": {"p2": ["K"]}}, "total_must_match_the_cards"),
        ("rummy", {"out": "p1", "deadwood": {"p2": 12}, "book": 3}, "field_must_be_known"),
        ("rummy-500", {"out": "p1", "deadwood": {"p2": 12}}, "form_must_be_complete"),
        (
            "rummy-500",
            {"out": "p1", "melds": [{"player": "p1", "cards": ["7S"]}], "deadwood": {"p2": 12}},
            "meld_must_be_one",
        ),
        ("gin", {"knock": "p1", "deadwood": {"p1": 12, "p2": 20}}, "deadwood_must_allow_a_knock"),
        ("gin", {"out": None}, "form_must_be_complete"),
    ],
)
def test_a_slip_is_refused_and_nothing_is_kept(service: Service, variant: str, body: Any, code: str) -> None:
    game = service.new_game(variant, "Ann Bo")
    with service.nothing_stored():
        assert code in codes(game.post("/hands", body))


def test_hand_and_foot_to_its_end(service: Service) -> None:
    game = service.new_game("hand-and-foot", "Ann Bo Cy Di", house_rules={"end": {"rounds": 2}}, stake=EURO)
    assert game.read()["next"]["minimum"] == 50
    first = created(
        game.post("/hands", {"out": "Ann", "sides": {"t1": _T1, "Bo": {"melded": 0, "held": 240}}})
    )
    assert first["hand"]["scores"] == {"t1": 3905, "t2": -240}
    with service.nothing_stored():
        bad = {"out": None, "sides": {"t1": {**_T1, "melded": 180}, "t2": {"melded": 0, "held": 12}}}
        assert codes(game.post("/hands", bad)) >= {"round_must_be_possible"}
        assert codes(game.post("/hands", {"out": None})) >= {"form_must_be_complete"}
        penalty = [{"side": "t1", "kind": "late"}]
        sides = {"t1": {"melded": 0, "held": 0}, "t2": {"melded": 0, "held": 0}}
        assert codes(game.post("/hands", {"out": None, "sides": sides, "penalties": penalty}))
    refused(game.post("/withdrawals", {"player": "p1"}), 409, "team_must_stay_whole")
    last = created(game.post("/hands", {"out": None, "sides": {"t1": {"melded": 0, "held": 25}, "t2": _T1}}))
    assert last["game"]["result"]["winners"] == ["t1"]
    won = [one for one in game.read("/pot")["transfers"] if one["reason"] == "payout"]
    assert [(one["to"], one["amount"]) for one in won] == [("p1", 200), ("p3", 200)]


def test_questions_need_no_game(service: Service) -> None:
    asked = {
        "variant": "gin",
        "kind": "knock",
        "holding": [*_KNOCK["unmatched"], *functools.reduce(operator.iadd, _KNOCK["melds"], []), "KD"],
    }
    answer = answered(service.post("/v1/claims", asked))
    assert (answer["verdict"], answer["options"]) == ("legal", [{"discard": "KD", "deadwood": 7}])
    pile = {"variant": "hand-and-foot", "kind": "take_pile", "top": "9S", "known": ["9C"], "opened": True}
    assert answered(service.post("/v1/claims", pile))["would_settle"] == "Seeing two 9s in hand."
    refused(service.post("/v1/claims", {**asked, "holding": ["KD"]}), 422, "rules_must_hold")
    many = [f"{rank}{suit}" for rank in ("A", *map(str, range(2, 11)), "J", "Q", "K") for suit in "CDHS"]
    long = {
        "variant": "rummy-500",
        "players": 5,
        "house_rules": {"pack": {"jokers": 8}, "melds": {"suits": "any", "most": None}},
        "kind": "deadwood",
        "holding": [*many, *many, *["joker"] * 8],
    }
    refused(service.post("/v1/claims", long), 422, "question_must_be_smaller")
