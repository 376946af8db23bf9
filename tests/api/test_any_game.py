"""Any game over HTTP: points entered, put right and refused, ends, money, paper, standings."""

from __future__ import annotations

from typing import Any

import pytest
from werkzeug.test import TestResponse

from tests.api.service import Club, Service, answered, created, refused

STAKE = {"amount": 50, "currency": "EUR"}
PER_POINT = {"stakes": {"payout": "differences"}}


def wrong(response: TestResponse, *faults: tuple[str, str]) -> None:
    """Refused with these faults, by path and code, and no others."""
    assert response.status_code == 422, response.get_data(as_text=True)
    assert sorted((fault["path"], fault["code"]) for fault in response.get_json()["errors"]) == sorted(faults)


def test_a_game_is_entered_corrected_and_ended_and_each_point_is_paid(service: Service) -> None:
    game = service.new_game("any-game-lowest", "Ann Bo Cy", house_rules=PER_POINT, stake=STAKE)
    assert game.read()["next"] == {"number": 1, "dealer": "p3", "leader": "p1"}
    first = created(game.post("/hands", {"number": 1, "points": {"Ann": 26, "Bo": -5, "p3": 0}}))
    assert first["hand"]["points"] == {"p1": 26, "p2": -5, "p3": 0}
    answered(game.put("/hands/1", {"points": {"p1": 20, "p2": 1, "p3": 5}}))
    assert game.scores() == {"Ann": 20, "Bo": 1, "Cy": 5}
    created(game.post("/end", {"reason": "agreed"}))
    result = game.read()["result"]
    assert [(row["side"], row["place"]) for row in result["ranking"]] == [("p2", 1), ("p3", 2), ("p1", 3)]
    paid = [(moved["from"], moved["to"], moved["amount"]) for moved in game.read("/pot")["transfers"]]
    assert paid == [("p1", "p2", 950), ("p3", "p2", 200)]
    assert service.findings() == []


@pytest.mark.parametrize(
    ("body", "faults"),
    [
        ({}, [("/points", "field_must_be_given")]),
        ({"points": {"p1": 1000001, "p2": 0}}, [("/points/p1", "points_must_be_whole")]),
        ({"points": {"p1": -1000001, "p2": 0}}, [("/points/p1", "points_must_be_whole")]),
        (
            {"points": {"p1": 2.5, "p2": "3"}},
            [("/points/p1", "points_must_be_whole"), ("/points/p2", "points_must_be_whole")],
        ),
        ({"points": {"p1": 1, "p2": None}}, [("/points/p2", "value_must_not_be_null")]),
        ({"points": {"p1": 1}}, [("/points", "every_side_must_appear")]),
        ({"points": {"p1": 1, "Ann": 2, "p2": 0}}, [("/points/Ann", "player_must_appear_once")]),
        (
            {"points": {"p1": 1, "Zoe": 2}},
            [("/points/Zoe", "side_must_be_known"), ("/points", "every_side_must_appear")],
        ),
        ({"points": {"p1": 1, "p2": 2}, "winner": "p2"}, [("/winner", "field_must_be_known")]),
    ],
)
def test_points_that_cannot_be_are_refused_and_nothing_stored(
    service: Service, body: dict[str, Any], faults: list[tuple[str, str]]
) -> None:
    game = service.new_game("any-game", "Ann Bo")
    with service.nothing_stored():
        wrong(game.post("/hands", body), *faults)


@pytest.mark.parametrize("points", [1_000_000, -1_000_000])
def test_points_go_as_far_as_in_every_family(service: Service, points: int) -> None:
    game = service.new_game("any-game", "Ann Bo")
    created(game.post("/hands", {"points": {"Ann": points, "Bo": 0}}))
    assert game.scores() == {"Ann": points, "Bo": 0}


def test_the_referee_knows_no_rules_of_it(service: Service) -> None:
    game = service.new_game("any-game", "Ann Bo")
    assert answered(service.get("/v1/variants/any-game"))["claims"] == []
    with service.nothing_stored():
        wrong(game.post("/claims", {"kind": "play", "player": "Ann"}), ("/kind", "value_must_be_one_of"))


def test_nobody_deals_where_the_table_says_so(service: Service) -> None:
    game = service.new_game("any-game", "Ann Bo", house_rules={"dealer": "nobody"})
    assert game.read()["next"] == {"number": 1, "dealer": None, "leader": None}
    refused(game.post("/dealer", {"player": "Ann"}), 409, "somebody_must_deal")
    body = {"variant": "any-game", "players": ["Ann", "Bo"], "house_rules": {"dealer": "nobody"}}
    wrong(service.post("/v1/games", body | {"dealer": "Ann"}), ("/dealer", "somebody_must_deal"))


def test_sixteen_play_and_one_more_is_refused(service: Service) -> None:
    names = " ".join(f"P{at}" for at in range(16))
    game = service.new_game("any-game", names)
    created(game.post("/hands", {"points": dict.fromkeys(names.split(), 1)}))
    refused(game.post("/players", {"name": "Late"}), 409, "players_must_be_in_range")


def test_what_is_printed_goes_below_zero(service: Service) -> None:
    game = service.new_game("any-game", "Ann Bo")
    created(game.post("/hands", {"points": {"Ann": 12, "Bo": -5}}))
    page, table, drawing = (
        game.get(f"/score-sheet?format={form}").get_data(as_text=True) for form in ("html", "csv", "svg")
    )
    assert "−5" in page
    assert "−5" in drawing
    assert "-5" in table.splitlines()[1].split(",")


def test_in_standings_the_lowest_has_won_where_it_does_and_equal_ones_all_have(club: Club) -> None:
    for variant, points in (("any-game", (9, 2)), ("any-game-lowest", (9, 2)), ("any-game", (4, 4))):
        game = club.game(variant, "m1 m2")
        created(game.post("/hands", {"points": dict(zip(("p1", "p2"), points, strict=True))}))
        created(game.post("/end", {"reason": "agreed"}))
    rows = club.read("/standings?family=any_game")["items"]
    keys = ("member", "games", "wins", "rounds", "rounds_won", "points")
    assert [tuple(row[key] for key in keys) for row in rows] == [
        ("m1", 3, 2, 3, 1, 22),
        ("m2", 3, 2, 3, 1, 8),
    ]
