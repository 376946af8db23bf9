"""Bourré as a phone plays it: money after every act, previews, corrections, refusals, a club's evening."""

from __future__ import annotations

from typing import Any

import pytest

from tests.api.service import Document, Game, Service, answered, created, refused
from tests.families.bourre.games import AUDITED

STAKE = {"amount": 25, "currency": "USD"}
CHIPS = {"chips": {"start": 6, "short": "out", "rebuys": 1}}


def game_for(service: Service, names: str = "Ann Bo Cy Di", **more: Any) -> Game:
    return service.new_game("bourre", names, **{"stake": STAKE} | more)


def money(game: Game) -> dict[str, int]:
    """What everybody is up or down; with the pot it is nothing in all."""
    pot, view = game.read("/pot"), game.read()
    balances = {one["player"]: one["balance"] for one in pot["players"]}
    assert sum(balances.values()) + pot["balance"]["amount"] == 0
    assert pot["balance"] == view["pot"]
    moved = dict.fromkeys([*balances, "pot"], 0)
    for move in pot["transfers"]:
        moved[move["from"]] -= move["amount"]
        moved[move["to"]] += move["amount"]
    assert moved == balances | {"pot": pot["balance"]["amount"]}
    if view["status"] != "abandoned":
        assert balances == {player["id"]: 25 * player["score"] for player in view["players"]}
    return balances


def hand(game: Game, *taken: int | None, **more: Any) -> Document:
    told = {f"p{at}": count for at, count in enumerate(taken, 1) if count is not None}
    done = created(game.post("/hands", {"taken": told} | more))
    money(game)
    return done


def test_an_evening_with_money_comes_to_nothing_after_every_act(service: Service) -> None:
    game = game_for(service, "Ann Bo Cy Di Eli")
    hand(game, 3, 1, None, 1, None)
    hand(game, 0, 3, 2, None, 0)
    third = hand(game, None, 0, 2, 2, 1)["hand"]
    assert (third["tied"], third["pot"]["next"], third["pot"]["penalties"]) == (["p3", "p4"], 26, {"p2": 13})
    created(game.post("/hands", {"stay": ["p4"]}))
    hand(game, 2, None, 1, 1, 1)
    passed = created(game.post("/hands", {"stay": []}))
    assert (passed["hand"]["passed"], passed["game"]["next"]["pot_chips"]) == (
        ["p1", "p2", "p3", "p4", "p5"],
        5,
    )
    ended = created(game.post("/end", {"reason": "agreed"}))["game"]
    assert (ended["status"], ended["pot"]["amount"], ended["result"]["winners"]) == ("finished", 0, ["p4"])
    assert money(game) == {"p1": 25, "p2": -300, "p3": -100, "p4": 600, "p5": -225}
    reasons = {move["reason"] for move in game.read("/pot")["transfers"]}
    assert reasons == {"ante", "payout", "bourre", "left"}


def test_what_comes_next_is_told(service: Service) -> None:
    game = game_for(service)
    after = hand(game, 2, 2, 1, 0)["game"]["next"]
    assert after == {
        "number": 2,
        "dealer": "p1",
        "leader": None,
        "deals_lost": {},
        "first_to_speak": "p2",
        "cards_each": 5,
        "pot_chips": 8,
        "antes": {"p1": 0, "p2": 0, "p3": 1, "p4": 0},
        "pot_total": 9,
        "to_stay": 0,
        "exempt": {"p1": "tied", "p2": "tied", "p4": "bourre"},
        "may_stay": None,
        "draws_at_most": 5,
        "bourre_pays": None,
        "bourre_price": 9,
    }


def test_a_preview_tells_the_settlement_and_keeps_nothing(service: Service) -> None:
    game = game_for(service)
    with service.nothing_stored():
        told = answered(game.post("/hands?preview=true", {"taken": {"p1": 3, "p2": 2, "p4": 0}}))
        assert told["hand"]["pot"] == {
            "carried_in": 0,
            "antes": {"p1": 1, "p2": 1, "p3": 1, "p4": 1},
            "stays": {},
            "total": 4,
            "paid": {"p1": 4},
            "left": 0,
            "penalties": {"p4": 4},
            "next": 4,
        }
        assert told["game"]["pot"]["amount"] == 100


def test_a_correction_reverses_what_moved(service: Service) -> None:
    game = game_for(service)
    hand(game, 3, 2, 0, None)
    hand(game, None, 2, None, 3)
    amended = answered(game.put("/hands/1", {"taken": {"p1": 2, "p2": 2, "p3": 1}}))
    assert amended["hand"]["pot"]["next"] == 4
    assert money(game) == {"p1": -25, "p2": -25, "p3": -50, "p4": 100}
    reversals = [move for move in game.read("/pot")["transfers"] if move["reason"] == "reversal"]
    assert len(reversals) > 2
    answered(game.delete("/hands/2"))
    assert money(game) == {"p1": -25, "p2": -25, "p3": -25, "p4": -25}
    assert service.findings() == []


def test_an_abandoned_game_gives_everything_back(service: Service) -> None:
    game = game_for(service)
    hand(game, 3, 2, 0, 0)
    done = created(game.post("/end", {"reason": "abandoned"}))["game"]
    assert (done["status"], done["result"]) == ("abandoned", None)
    assert set(money(game).values()) == {0}


def test_all_tricks_are_audited_first(service: Service) -> None:
    game = game_for(service, "Ann Bo Cy")
    long = {"trump": "7H", "stay": ["Ann", "Bo", {"player": "Cy", "draws": 0}], "tricks": AUDITED}
    with service.nothing_stored():
        refused(game.post("/hands", long), 422, "rules_must_hold", ("/tricks/3", "tricks_must_be_legal"))
    done = created(game.post("/hands", long | {"faults": [{"player": "Ann", "kind": "renege", "trick": 4}]}))
    kept = done["hand"]
    assert (kept["trump"], kept["stay"][2]) == ({"card": "7H"}, {"player": "p3", "draws": 0})
    assert kept["infractions"][0]["legal_plays"] == [["AH"]]
    assert money(game) == {"p1": -100, "p2": -25, "p3": -25}
    answered(game.put("/hands/1", long | {"accept_infractions": True}))
    assert money(game) == {"p1": -25, "p2": -25, "p3": -25}


def test_everything_that_is_wrong_is_told_at_once_and_nothing_is_kept(service: Service) -> None:
    game = game_for(service)
    body = {
        "stay": ["p1", {"player": "Bo", "draws": 9}, "Zoe"],
        "taken": {"p1": 2, "p2": 1},
        "trump": "joker",
        "faults": [{"player": "p1", "kind": "yelling"}],
        "ante": 3,
        "split": True,
    }
    with service.nothing_stored():
        refused(
            game.post("/hands", body),
            422,
            "rules_must_hold",
            ("/stay/1/draws", "draws_must_be_allowed"),
            ("/stay/2/player", "player_must_be_known"),
            ("/taken", "tricks_must_add_up"),
            ("/trump/card", "not_in_pack"),
            ("/faults/0/kind", "fault_must_be_known"),
            ("/ante", "ante_must_be_the_dealers_choice"),
            ("/split", "split_must_be_agreed"),
        )


@pytest.mark.parametrize(
    "body",
    [
        {},
        {"away": ["p1"]},
        {"stay": "p1"},
        {"stay": [{"draws": 3}]},
        {"taken": {"p1": "three"}},
        {"tricks": [[{"player": "p1"}]]},
        {"tricks": [[{"player": "p1", "card": "2C", "cards": ["2C"]}]]},
        {"trump": {"card": "7H", "suit": "H"}, "stay": []},
        {"stay": [], "ante": 0},
        {"last_trick": [{"player": "p1", "card": "5"}]},
    ],
)
def test_bodies_of_another_shape_are_refused(service: Service, body: Document) -> None:
    game = game_for(service)
    with service.nothing_stored():
        assert game.post("/hands", body).status_code == 422


def test_new_chips(service: Service) -> None:
    game = game_for(service, house_rules=CHIPS)
    hand(game, 3, 2, 0, 0)
    lost = hand(game, 0, 3, 2, None)["game"]["players"]
    assert [(one["chips"], one["status"], one["may_buy_in"]) for one in lost] == [
        (0, "out", True),
        (14, "in", False),
        (1, "in", False),
        (1, "in", False),
    ]
    refused(game.post("/buy-ins", {"player": "Bo"}), 409, "buy_in_must_be_allowed")
    back = created(game.post("/buy-ins", {"player": "Ann"}))
    assert (back["act"]["lines"][0]["kind"], back["game"]["players"][0]["chips"]) == ("bought_in", 6)
    money(game)


def test_the_referee_is_asked_in_a_game_and_without(service: Service) -> None:
    game = game_for(service, "Ann Bo Cy Di")
    play = {
        "kind": "play",
        "trump": "H",
        "trick": [{"player": "Ann", "card": "5C"}],
        "player": "Bo",
        "card": "7S",
    }
    verdict = answered(game.post("/claims", play | {"holding_size": 5, "known": ["9C"]}))
    assert (verdict["verdict"], verdict["rule"], verdict["proof"]) == ("illegal", "play.follow", ["9C"])
    assert verdict["explanation"] == "You have 9♣, and must follow suit: 7♠ may not be played."
    lead = {"kind": "play", "trump": {"suit": "H"}, "player": "p1", "card": "2C", "tricks_taken": 1}
    free = lead | {"variant": "bourre", "players": 4, "holding": ["AH", "KH", "4H", "2C"]}
    verdict = answered(service.post("/v1/claims", free))
    assert verdict["cinch"] == {"taken": 1, "sure": 2, "needed": 3, "holds": True}
    draw = {"variant": "boure", "kind": "draw", "player": "p2", "count": 4, "players": 7}
    assert answered(service.post("/v1/claims", draw))["verdict"] == "illegal"
    assert answered(service.post("/v1/claims", draw | {"players": None}))["verdict"] == "legal"
    passing = {"kind": "pass", "player": "Di", "trump": "AS"}
    assert answered(game.post("/claims", passing))["verdict"] == "illegal"


def test_a_club_counts_hands_pots_and_bourres(service: Service) -> None:
    club = service.new_club(currency="USD")
    club.members("Ann Bo Cy")
    played = club.game("bourre", "m1 m2 m3", stake=STAKE)
    hand(played, 3, 2, 0)
    created(played.post("/hands", {"stay": ["m2"]}))
    created(played.post("/end", {"reason": "agreed"}))
    rows = {one["name"]: one for one in club.read("/standings?family=bourre")["items"]}
    assert (rows["Bo"]["hands_played"], rows["Bo"]["pots_won"], rows["Bo"]["hands_lost"]) == (2, 1, 0)
    assert (rows["Cy"]["hands_lost"], rows["Cy"]["penalty_points"], rows["Ann"]["pots_per_stay"]) == (
        1,
        3,
        1.0,
    )
    assert rows["Bo"]["net_money"] > 0


@pytest.mark.parametrize(
    ("format_", "says"),
    [("csv", "next_pot"), ("html", "a chip struck through"), ("svg", "Chips after each of")],
)
def test_the_sheet_on_paper(service: Service, format_: str, says: str) -> None:
    game = game_for(service, title="Friday")
    hand(game, 3, 2, 0, 0)
    game.act("/players", name="Zoe")
    hand(game, None, 2, 2, 1, None)
    text = game.get(f"/score-sheet?format={format_}").get_data(as_text=True)
    assert says in text


def test_a_record_taken_elsewhere_is_the_same_game(service: Service) -> None:
    game = game_for(service)
    hand(game, 3, 2, 0, 0)
    hand(game, 2, 2, 1, None, faults=[{"player": "p1", "kind": "spoke_early"}])
    game.act("/adjustments", player="Ann", points=-2, reason="miscounted")
    record = game.read("/record")
    taken = created(service.post("/v1/records", record))
    again = answered(service.get(f"/v1/games/{taken['id']}"))
    assert again["players"] == game.read()["players"]
    assert again["next"] == game.read()["next"]
