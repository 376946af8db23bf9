"""Minibluff, Krypkille, Røkkar and Víðivallagúrka over HTTP."""

from __future__ import annotations

from typing import Any

import pytest

from tests.api.service import Document, Game, Service, answered, created, refused, trick

THREE_KILLE = trick("p1 5 p2 blaren p3 harlekin")


def double(by: str, after_trick: int, *refusing: str) -> Document:
    return {"by": by, "after_trick": after_trick, "refused": list(refusing)}


def doubled(*doubles: Document, **more: Any) -> Document:
    return {"calls": {"doubles": list(doubles)}} | more


@pytest.fixture
def bluff(service: Service) -> Game:
    return service.new_game("minibluff", "Ann Bo Cy Di", stake={"amount": 500, "currency": "EUR"})


def test_a_bet_is_doubled_refused_and_won(bluff: Game) -> None:
    calls = doubled(double("Bo", 2, "Di"), double("p1", 4, "Cy"))
    hand = created(bluff.post("/hands", trick("Ann 9 Bo 5") | calls))["hand"]
    assert (hand["bet"], hand["winner"], hand["refused"]) == (4, "p2", ["p4", "p3"])
    assert (hand["taker"], hand["payers"], hand["scores"]) == (
        None,
        ["p1"],
        {"p1": 4, "p2": 0, "p3": 2, "p4": 1},
    )
    assert hand["calls"]["doubles"] == [double("p2", 2, "p4"), double("p1", 4, "p3")]
    assert [player["credits"] for player in bluff.read()["players"]] == [6, 10, 8, 9]
    assert bluff.read("/hands/1") == hand


def test_a_hand_is_told_by_its_lowest_card_or_by_its_doubles_alone(bluff: Game) -> None:
    told = created(bluff.post("/hands", {"outcome": {"lowest": "Cy", "card": "k"}}))["hand"]
    assert (told["winner"], told["outcome"]) == ("p3", {"lowest": "p3", "card": "K"})
    over = created(bluff.post("/hands", doubled(double("p3", 3, "p1", "p2", "p4"))))["hand"]
    assert (over["winner"], over["bet"], over["payers"]) == ("p3", 1, [])
    assert "last_trick" not in over
    assert "outcome" not in over
    amended = answered(bluff.put("/hands/2", {"outcome": {"lowest": "p1"}}))
    assert amended["game"]["players"][0]["score"] == 1


@pytest.mark.parametrize(
    ("body", "path", "code"),
    [
        ({}, "/outcome/lowest", "lowest_must_be_told"),
        (
            doubled(double("p1", 0), outcome={"lowest": "p1"}),
            "/calls/doubles/0/after_trick",
            "double_must_follow_a_trick",
        ),
        (
            doubled(double("p2", 1, "p1", "p3", "p4")) | trick("p2 3"),
            "/last_trick",
            "last_trick_must_be_left_out",
        ),
    ],
)
def test_a_hand_that_cannot_have_been_is_refused(
    service: Service, bluff: Game, body: Document, path: str, code: str
) -> None:
    with service.nothing_stored():
        refused(bluff.post("/hands", body), 422, "rules_must_hold", (path, code))


def test_an_empty_body_is_no_hand_where_somebody_takes_the_last_trick(service: Service, game: Game) -> None:
    with service.nothing_stored():
        refused(game.post("/hands", {}), 422, "request_must_fit", ("", "hand_must_have_one_form"))
        refused(
            game.post("/hands", {"outcome": {"card": "9"}}),
            422,
            "request_must_fit",
            ("/outcome/taker", "field_must_be_given"),
        )


def test_whether_a_bet_may_be_doubled_is_asked_with_a_game_and_without(service: Service, bluff: Game) -> None:
    asked = {"kind": "double", "player": "p2", "after_trick": 5, "winner": "p2", "doubles": [double("p4", 2)]}
    assert answered(bluff.post("/claims", asked))["verdict"] == "legal"
    poor = asked | {"variant": "minibluff", "players": 4, "credits": {"p2": 4, "p3": 8, "p4": 3}}
    found = answered(service.post("/v1/claims", poor))
    assert (found["verdict"], found["rule"]) == ("illegal", "last_trick.calls")


def test_a_declaration_is_recorded_and_asked_about(service: Service) -> None:
    game = service.new_game("krypkille")
    hand = created(game.post("/hands", THREE_KILLE | {"calls": {"declared": "Bo"}}))["hand"]
    assert (hand["declared"], hand["lowest"], hand["payers"]) == ("p2", ["p2"], ["p1", "p3"])
    assert (hand["taker"], hand["scores"]) == (None, {"p1": 5, "p2": 0, "p3": 18})
    silent = created(game.post("/hands", {"calls": {"declared": None}}))["hand"]
    assert (silent["declared"], silent["calls"], silent["payers"]) == (None, {"declared": None}, [])
    asked = {"kind": "declare", "player": "Cy", "winner": "Ann", "declined": ["Ann"]}
    assert answered(game.post("/claims", asked))["verdict"] == "illegal"
    refused(
        game.post("/hands", THREE_KILLE),
        422,
        "rules_must_hold",
        ("/calls/declared", "declaration_must_be_told"),
    )
    assert game.get("/score-sheet?format=csv").status_code == 200


def test_kille_cards_are_taken_by_all_their_names(service: Service) -> None:
    game = service.new_game("krypkille")
    hand = created(game.post("/hands", trick("p1 Gök p2 mask p3 Värdshus") | {"calls": {"declared": None}}))[
        "hand"
    ]
    assert [play["card"] for play in hand["last_trick"]] == ["kuku", "blaren", "vardshus"]
    cards = answered(service.get("/v1/variants/krypkille"))["cards"]
    assert (cards["ranks"][0], cards["ranks"][-1], len(cards["ranks"])) == ("harlekin", "blaren", 21)


def test_falls_are_paid_into_the_pot_and_taken_back_by_a_correction(service: Service) -> None:
    game = service.new_game("rokkar", stake={"amount": 100, "currency": "NOK"})
    for player, points in (("p1", 25), ("p2", 20), ("p3", 25)):
        game.act("/adjustments", player=player, points=points, reason="As it stood")
    game.hand("p1 5 p2 K p3 4")
    pot = game.read("/pot")
    assert pot["balance"] == {"amount": 1000, "currency": "NOK"}
    assert [(one["from"], one["to"], one["reason"]) for one in pot["transfers"]] == [("p2", "pot", "fall")]
    rampo = game.hand("p3 7 p1 7")["hand"]
    assert rampo["rampo"] is True
    assert game.scores() == {"Ann": 0, "Bo": 0, "Cy": 0}
    answered(game.put("/hands/1", trick("p1 5 p2 A p3 4")))
    assert game.read("/pot")["balance"]["amount"] == 500, "an ace is no picture"


def test_a_game_of_each_moves_to_another_service_by_its_record(service: Service, bluff: Game) -> None:
    created(bluff.post("/hands", doubled(double("p3", 3, "p1", "p2", "p4"))))
    kille = service.new_game("krypkille")
    created(kille.post("/hands", {"calls": {"declared": None}}))
    for game in (bluff, kille):
        record = answered(game.get("/record"))
        again = created(service.post("/v1/records", record))
        assert answered(service.get(f"/v1/games/{again['id']}"))["players"] == game.read()["players"]


def test_changes_name_everybody_up_to_the_last(service: Service) -> None:
    game = service.new_game("vidivallagurka")
    body = trick("p1 5 p2 9 p3 3") | {
        "exchange": [{"player": "p1", "count": 3}, {"player": "p3", "count": 1}]
    }
    refused(
        game.post("/hands", body), 422, "rules_must_hold", ("/exchange/1/player", "every_player_must_appear")
    )
    body["exchange"].insert(1, {"player": "p2", "count": 2})
    assert created(game.post("/hands", body))["hand"]["exchange"] == body["exchange"]
