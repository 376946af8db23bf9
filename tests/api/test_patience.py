"""Klondike and FreeCell as clients see them: deals, corrections, money, questions, refusals."""

from __future__ import annotations

from typing import Any

import pytest

from tests.api.service import Game, Service, created
from tests.families.patience.positions import L, M


@pytest.fixture
def begin(service: Service):
    def begun(variant: str, **more: Any) -> Game:
        body = {"variant": variant, "players": ["Ann"], **more}
        return Game(service, created(service.post("/v1/games", body)))

    return begun


def test_somebody_alone_plays_an_evening_at_the_bank(begin) -> None:
    game = begin("klondike-vegas", stake={"amount": 100, "currency": "USD"})
    assert game.read()["next"] == {"number": 1, "dealer": None, "leader": None, "buy_in": 52}
    for cards in (9, 14, 0, 52):
        answer = created(game.post("/hands", {"cards": cards}))
    assert answer["hand"]["lines"][0]["kind"] == "buy_in"
    assert answer["game"]["players"][0]["score"] == 167
    assert answer["game"]["players"][0]["deals_won"] == 1
    transfers = game.get("/pot").json["transfers"]
    paid = [one["amount"] for one in transfers if one["to"] == "bank"]
    earned = [one["amount"] for one in transfers if one["from"] == "bank"]
    assert (sum(paid), sum(earned)) == (20800, 37500)
    ended = created(game.post("/end", {"reason": "agreed"}))["game"]
    assert (ended["result"]["winners"], ended["result"]["ranking"]) == (["p1"], [])
    assert (ended["result"]["points"], ended["result"]["won"]) == (167, True)


def test_a_deal_is_put_right(begin) -> None:
    game = begin("klondike")
    created(game.post("/hands", {"cards": 17}))
    created(game.post("/hands", {"foundations": {"C": 5, "D": 4, "H": 6, "S": 2}, "number": 2}))
    amended = game.put("/hands/1", {"cards": 7})
    assert (amended.status_code, amended.json["game"]["players"][0]["score"]) == (200, 24)
    second = game.get("/hands/2").json
    assert (second["cards"], second["won"], second["infractions"], second["dealer"]) == (17, False, [], None)


@pytest.mark.parametrize(
    ("body", "path", "code"),
    [
        ({"cards": 53}, "/cards", "round_must_be_possible"),
        ({"cards": -1}, "/cards", "round_must_be_possible"),
        ({"cards": 12.5}, "/cards", "points_must_be_whole"),
        ({"cards": "many"}, "/cards", "points_must_be_whole"),
        ({"foundations": {"C": 14, "D": 0, "H": 0, "S": 0}}, "/foundations/C", "round_must_be_possible"),
        ({}, "", "form_must_be_complete"),
        ({"cards": 4, "layout": M}, "/cards", "total_must_match_the_cards"),
        ({"layout": {"stock": "twenty", "tableau": []}}, "/layout/stock", "value_must_be_list"),
        ({"cards": 51, "won": True}, "/won", "won_must_mean_all_cards"),
        ({"start": M, "moves": [{"from": "t1"}]}, "/moves/0/to", "field_must_be_given"),
    ],
)
def test_what_no_deal_can_be_is_refused_and_nothing_kept(begin, body, path: str, code: str) -> None:
    game = begin("klondike")
    refused = game.post("/hands", body)
    assert refused.status_code == 422
    assert (path, code) in {(one["path"], one["code"]) for one in refused.json["errors"]}
    assert game.get("/hands").json["items"] == []


def test_illegal_moves_are_refused_each_with_its_code(begin) -> None:
    game = begin("freecell")
    columns = [[*column] for column in L["tableau"]]
    start = {"tableau": columns}
    refused = game.post("/hands", {"start": start, "moves": []})
    assert {one["code"] for one in refused.json["errors"]} == {
        "layout_must_be_whole",
        "layout_must_be_as_dealt",
    }


def test_the_referee_is_asked_in_a_game_and_without_one(begin, service: Service) -> None:
    game = begin("klondike")
    claim = {"kind": "move", "layout": M, "move": {"from": "t3", "to": "t1", "count": 2}}
    answer = game.post("/claims", claim)
    assert (answer.status_code, answer.json["verdict"]) == (200, "legal")
    assert answer.json["after"]["tableau"][0]["up"] == ["KH", "QS", "JD", "10S"]
    free = service.post("/v1/claims", {"variant": "freecell", "kind": "moves", "layout": L}).json
    assert (free["verdict"], free["options_total"]) == ("legal", 25)
    assert {"from": "t1", "to": "t7", "count": 5} in free["options"]


def test_unseen_cards_in_question_are_asked_for(service: Service) -> None:
    body = {"variant": "klondike", "kind": "moves", "layout": {**M, "waste": ["?"]}}
    refused = service.post("/v1/claims", body)
    assert (refused.status_code, refused.json["errors"][0]["code"]) == (422, "card_must_be_known")


def test_several_play_a_deal_each_for_a_pot(begin) -> None:
    rules = {"players": {"max": 3}, "end": {"rounds": 1}, "stakes": {"payout": "pot"}}
    stake = {"amount": 100, "currency": "EUR"}
    game = begin("klondike", players=["Ann", "Bo", "Cy"], house_rules=rules, stake=stake)
    missing = game.post("/hands", {"results": {"Ann": {"cards": 17}, "Bo": {"cards": 9}}})
    assert [one["code"] for one in missing.json["errors"]] == ["every_side_must_appear"]
    results = {"Ann": {"cards": 17}, "Bo": {"cards": 52}, "p3": {"cards": 9}}
    ended = created(game.post("/hands", {"results": results}))["game"]
    assert ended["result"]["winners"] == ["p2"]
    assert [one["to"] for one in ended["result"]["transfers"]] == ["p2"]


def test_what_is_no_option_is_refused_when_a_game_begins(service: Service) -> None:
    body = {"variant": "freecell", "players": ["Ann"], "house_rules": {"draw": 3}}
    refused = service.post("/v1/games", body)
    assert (refused.status_code, refused.json["errors"][0]["code"]) == (422, "option_must_exist")


def test_an_evening_is_told_on_paper_and_as_a_spreadsheet(begin) -> None:
    game = begin("klondike-vegas")
    created(game.post("/hands", {"cards": 9}))
    csv = game.get("/score-sheet?format=csv").text
    assert "cards_up" in csv.splitlines()[0]
    assert "9" in csv.splitlines()[1]
    assert "Vegas Klondike" in game.get("/score-sheet?format=html").text
    assert "<svg" in game.get("/score-sheet?format=svg").text


def test_a_club_counts_deals_won_and_cards_up(service: Service) -> None:
    club = service.new_club()
    club.members("Ann")
    game = club.game("klondike", "m1")
    created(game.post("/hands", {"cards": 52}))
    created(game.post("/hands", {"cards": 8}))
    created(game.post("/end", {"reason": "agreed"}))
    (row,) = club.get("/standings").json["items"]
    assert (row["deals_won"], row["average_cards"], row["best_deal"], row["longest_run"]) == (1, 30.0, 52, 1)
