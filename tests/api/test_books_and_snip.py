"""Go Fish and Snip Snap Snorem over HTTP: deals in every form, what is wrong with them, money, questions."""

from __future__ import annotations

from typing import Any

import pytest
from werkzeug.test import TestResponse

from tests.api.service import Service, answered, created, refused


def wrong(response: TestResponse, *faults: tuple[str, str]) -> None:
    """Refused with these faults, by path and code, and no others."""
    assert response.status_code == 422, response.get_data(as_text=True)
    assert sorted((one["path"], one["code"]) for one in response.get_json()["errors"]) == sorted(faults)


STAKE = {"amount": 100, "currency": "EUR"}
SETS = {"Ann": ["A", "7", "10", "2"], "p2": ["K", "Q", "J", "3", "4"], "Cy": ["5", "6", "8", "9"]}


def test_a_game_of_go_fish_with_a_correction_that_moves_the_pot(service: Service) -> None:
    game = service.new_game("go-fish", "Ann Bo Cy", stake=STAKE)
    assert game.read()["next"] == {"number": 1, "dealer": "p3", "leader": "p1", "cards_each": 7, "stock": 31}
    with service.nothing_stored():
        wrong(
            game.post("/hands", {"sets": {**SETS, "p2": ["K", "Q", "J", "3"]}}),
            ("/sets", "sets_must_be_complete"),
        )
    done = created(game.post("/hands", {"number": 1, "sets": SETS}))
    assert done["hand"]["sets"]["p1"] == ["A", "7", "10", "2"]
    assert done["hand"]["counts"] == {"p1": 4, "p2": 5, "p3": 4}
    assert done["game"]["result"]["winners"] == ["p2"]
    won = [one for one in game.read("/pot")["transfers"] if one["reason"] == "payout"]
    assert [(one["to"], one["amount"]) for one in won] == [("p2", 300)]
    answered(game.put("/hands/1", {"counts": {"p1": 6, "p2": 5, "p3": 2}}))
    assert game.read()["result"]["winners"] == ["p1"]
    refused(game.post("/hands", {"counts": {"p1": 13}}), 409, "game_must_be_going_on")


@pytest.mark.parametrize(
    ("house_rules", "body", "faults"),
    [
        ({}, {}, [("", "form_must_be_complete")]),
        ({}, {"counts": {"p1": 12.5}}, [("/counts/p1", "points_must_be_whole")]),
        ({}, {"counts": {"p1": 9, "p2": 11, "p3": 6}}, [("/counts", "sets_must_be_complete")]),
        ({}, {"sets": SETS, "counts": {"p1": 5}}, [("/counts/p1", "total_must_match_the_cards")]),
        ({}, {"counts": {"p4": 13}}, [("/counts/p4", "side_must_be_known")]),
        ({}, {"sets": {"p1": ["15"]}}, [("/sets/p1/0", "not_in_pack")]),
        (
            {},
            {"counts": {"p1": 13}, "forfeits": [{"from": "p1"}]},
            [("/forfeits", "forfeits_must_be_in_rules")],
        ),
    ],
)
def test_a_deal_that_cannot_be_is_refused_and_nothing_stored(
    service: Service, house_rules: dict[str, Any], body: dict[str, Any], faults: list[tuple[str, str]]
) -> None:
    game = service.new_game("go-fish", "Ann Bo Cy", house_rules=house_rules)
    with service.nothing_stored():
        wrong(game.post("/hands", body), *faults)


def test_the_referee_of_go_fish_knows_what_follows_from_asks(service: Service) -> None:
    game = service.new_game("go-fish", "Ann Bo Cy")
    history = [{"player": "Ann", "of": "Bo", "rank": "Q", "given": 0, "drew": 1}]
    asked = {"kind": "ask", "rank": "Q", "history": history}
    found = [
        answered(game.post("/claims", {**asked, "player": name}))["verdict"] for name in ("Ann", "Bo", "Cy")
    ]
    assert found == ["legal", "illegal", "undetermined"]
    shown = {"kind": "next", "asker": "Ann", "asked": "Bo", "wanted": "Q", "given": 0}
    assert answered(game.post("/claims", {**shown, "drawn": "QD"}))["next"] == "p1"
    assert answered(game.post("/claims", {**shown, "drawn": 1}))["next"] == "p2"
    wrong(
        game.post("/claims", {**asked, "player": "Bo", "history": [*history, {"player": "Bo", "set": "Q"}]}),
        ("/history/1", "history_must_be_possible"),
    )


def test_a_game_of_snip_snap_for_counters(service: Service) -> None:
    game = service.new_game("snip-snap-fines", "Ann Bo Cy", stake=STAKE)
    assert [player["counters"] for player in game.read()["players"]] == [5, 5, 5]
    assert game.read("/pot")["balance"]["amount"] == 1500
    with service.nothing_stored():
        wrong(
            game.post("/hands", {"paid": {"Ann": 3, "Bo": 6}}),
            ("/paid", "every_side_must_appear"),
            ("/paid/p2", "counters_must_suffice"),
        )
    done = created(game.post("/hands", {"paid": {"Ann": 3, "Bo": 5, "Cy": 0}}))
    assert done["hand"]["scores"] == {"p1": 2, "p2": 0, "p3": 5}
    assert done["game"]["next"]["pool"] == 8
    assert game.statuses() == {"Ann": "in", "Bo": "out", "Cy": "in"}
    last = created(game.post("/hands", {"paid": {"Ann": 2, "Cy": 1}}))
    assert (last["game"]["result"]["winners"], last["hand"]["scores"]["p3"]) == (["p3"], 4 + 11)
    assert service.findings() == []


def test_chips_of_a_deal_are_paid_at_once_and_reversed_by_a_correction(service: Service) -> None:
    game = service.new_game("snip-snap-counters", "Ann Bo Cy", stake=STAKE)
    created(game.post("/hands", {"out": "Bo", "left": {"Ann": 3, "Cy": ["KS", "9D"]}}))
    assert [(one["from"], one["to"], one["amount"]) for one in game.read("/pot")["transfers"]] == [
        ("p1", "p2", 300),
        ("p3", "p2", 200),
    ]
    answered(game.put("/hands/1", {"out": "Bo", "left": {"Ann": 1, "Cy": 2}}))
    assert game.scores() == {"Ann": -1, "Bo": 3, "Cy": -2}
    assert service.findings() == []


def test_a_deal_turn_by_turn_is_refused_with_every_infraction(service: Service) -> None:
    game = service.new_game("snip-snap-snorem", "Ann Bo", house_rules={"deal": {"cards": 2}})
    turns = [("p1", "7C"), ("p2", None), ("p1", "8C")]
    told = [{"player": player, "card": card} for player, card in turns]
    with service.nothing_stored():
        slip = [told[0], {"player": "p2", "card": "8D"}, {"player": "p1", "card": "8H"}]
        wrong(
            game.post("/hands", {"turns": slip}),
            ("/turns/1", "rank_must_be_matched"),
        )
    done = created(game.post("/hands", {"turns": told}))["hand"]
    assert (done["out"], done["cards_left"], done["turns"]) == ("p1", {"p1": 0, "p2": 2}, told)


def test_the_referee_of_snip_snap_proves_a_pass_wrong(service: Service) -> None:
    turns = [("p1", "7C"), ("p2", None), ("p3", "7D"), ("p4", None), ("p1", "7H"), ("p2", "7S")]
    told = [{"player": player, "card": card} for player, card in turns]
    answer = answered(
        service.post(
            "/v1/claims", {"kind": "audit", "variant": "snip-snap-snorem", "players": 4, "turns": told}
        )
    )
    (found,) = answer["infractions"]
    assert (answer["verdict"], found["turn"], found["code"]) == ("illegal", 2, "card_must_be_played")
    play = {
        "kind": "play",
        "variant": "snip-snap-snorem",
        "pile": ["7C"],
        "card": "8D",
        "holding": ["8D", "7S"],
    }
    assert answered(service.post("/v1/claims", play))["options"] == ["7S"]
