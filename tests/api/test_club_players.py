"""Members named by their ids wherever a player of a club's game is meant."""

from __future__ import annotations

from typing import Any

import pytest

from tests.api.service import Club, Document, Game, Service, answered, created, refused

STAKE = {"amount": 100, "currency": "DKK"}


def one_after_another(players: str, cards: str) -> list[Document]:
    pairs = zip(players.split(), cards.split(), strict=True)
    return [{"player": player, "card": card} for player, card in pairs]


def kept(game: Game) -> list[Document]:
    """The score sheet without times, which are those of the test."""
    items = game.read("/hands?all_acts=true")["items"]
    return [{name: value for name, value in one.items() if name != "recorded_at"} for one in items]


HANDS: list[tuple[str, Document, Document]] = [
    (
        "agurk",
        {"last_trick": one_after_another("m2 m3 m1 Dee", "5 9 9 4")},
        {"last_trick": one_after_another("p1 p2 p3 p4", "5 9 9 4")},
    ),
    (
        "agurk",
        {"outcome": {"taker": "M3", "card": "9", "tied": [" m1 "]}},
        {"outcome": {"taker": "p2", "card": "9", "tied": ["p3"]}},
    ),
    (
        "ogorek-kontra",
        {"outcome": {"taker": "m2", "card": "9"}, "calls": {"kontra": "m1"}},
        {"outcome": {"taker": "p1", "card": "9"}, "calls": {"kontra": "p3"}},
    ),
    (
        "rassi",
        {"outcome": {"taker": "m2", "card": "9"}, "calls": {"rassi": {"m1": {"multiplier": 2}}}},
        {"outcome": {"taker": "p1", "card": "9"}, "calls": {"rassi": {"p3": {"multiplier": 2}}}},
    ),
]


@pytest.mark.parametrize(("variant", "told", "in_players"), HANDS)
def test_a_hand_told_in_members_is_the_one_told_in_players(
    club: Club, variant: str, told: Document, in_players: Document
) -> None:
    ours, same = (club.game(variant, players="m2 m3 m1 Dee") for _ in range(2))
    preview = answered(ours.post("/hands?preview=true", told))
    hand = created(ours.post("/hands", told))["hand"]
    assert hand["taker"].startswith("p")
    created(same.post("/hands", in_players))
    assert kept(ours) == kept(same)
    assert preview["hand"]["taker"] == hand["taker"]
    ours_last, same_last = (one.read("/record")["events"][-1]["body"] for one in (ours, same))
    assert ours_last == same_last


def test_every_other_act_takes_members(club: Club) -> None:
    game = club.game("gurka", players="m3 m1 m2 Dee", stake=STAKE)
    assert game.act("/dealer", player="m1")["act"]["player"] == "p2"
    assert game.act("/adjustments", player="m2", points=40, reason="m1 saw it")["act"]["player"] == "p3"
    assert kept(game)[-1]["reason"] == "m1 saw it"
    assert game.act("/buy-ins", player="m2")["act"]["player"] == "p3"
    assert game.act("/withdrawals", player="m3")["act"]["player"] == "p1"


def test_a_game_begins_with_the_member_who_deals_or_leads(club: Club) -> None:
    assert club.game(players="m3 m1 m2", dealer="m1").read()["next"]["dealer"] == "p2"
    body = {"club": club.id, "variant": "agurk", "players": [{"member": "m1"}, "Dee"], "dealer": "m2"}
    fault = ("/dealer", "player_must_be_known")
    refused(club.service.post("/v1/games", body, token=club.token), 422, "rules_must_hold", fault)


def test_the_referee_is_asked_about_members(club: Club) -> None:
    game = club.game(players="m3 m1 m2")
    claim: dict[str, Any] = {"kind": "play", "player": "m2", "cards": ["9"], "holding": ["3", "9", "J"]}
    trick = [{"player": "m3", "cards": ["8"]}, {"player": "m1", "cards": ["10"]}]
    assert answered(game.post("/claims", claim | {"trick": trick}))["verdict"] == "illegal"
    tricks = [
        [
            {"player": "m3", "cards": ["10"]},
            {"player": "m1", "cards": ["9"]},
            {"player": "m2", "cards": ["Q"]},
        ],
        [
            {"player": "m2", "cards": ["K"]},
            {"player": "m3", "cards": ["5"]},
            {"player": "m1", "cards": ["3"]},
        ],
    ]
    audit = {"kind": "audit", "leader": "m3", "cards_each": 2, "tricks": tricks}
    assert answered(game.post("/claims", audit))["last_trick"][0] == {"player": "p3", "card": "K"}


def test_who_has_two_seats_is_meant_at_the_one_not_left(club: Club) -> None:
    game = club.game("gurka", players="m1 m2 m3 Dee")
    created(game.post("/hands", {"outcome": {"taker": "m2", "card": "5"}}))
    game.act("/withdrawals", player="m2")
    created(game.post("/players", {"member": "m2"}, token=club.token))
    assert created(game.post("/hands", {"outcome": {"taker": "m2", "card": "6"}}))["hand"]["taker"] == "p5"
    # What is amended is told of the table of then.
    amended = {"outcome": {"taker": "m2", "card": "7"}}
    assert answered(game.put("/hands/1?reason=Misread", amended))["hand"]["taker"] == "p2"
    assert answered(game.put("/hands/2?reason=Misread", amended))["hand"]["taker"] == "p5"
    game.act("/withdrawals", player="m2")
    problem = game.post("/hands", {"outcome": {"taker": "m2", "card": "6"}}).get_json()
    assert (problem["errors"][0]["code"], problem["errors"][0]["given"]) == ("player_must_be_in", "p5")


def test_a_member_who_does_not_play_is_told_who_does(club: Club) -> None:
    game = club.game(players="m1 m2 Dee")
    for named in ("m3", "m9"):
        response = game.post("/hands", {"outcome": {"taker": named, "card": "6"}})
        problem = refused(response, 422, "rules_must_hold", ("/outcome/taker", "player_must_be_known"))
        assert (problem["errors"][0]["given"], problem["errors"][0]["expected"]) == (
            named,
            ["p1", "p2", "p3"],
        )


def test_a_game_of_no_club_has_no_members(service: Service) -> None:
    game = service.new_game(names="m2 m1 Ann")
    assert created(game.post("/hands", {"outcome": {"taker": "m2", "card": "6"}}))["hand"]["taker"] == "p1"


@pytest.mark.parametrize("names", [("p1", "m1"), ("m1", "p1")])
def test_nothing_said_of_somebody_twice_is_dropped(club: Club, names: tuple[str, str]) -> None:
    game = club.game("rassi", "m1 m2 m3 Dee")
    calls = {name: {"free": False, "multiplier": at} for at, name in enumerate(names, 1)}
    hand = {"outcome": {"taker": "p1", "card": "9"}, "calls": {"rassi": calls}}
    problem = refused(game.post("/hands", hand), 422, "rules_must_hold")
    assert [(one["code"], one["given"]) for one in problem["errors"]] == [("player_must_be_known", "m1")]
