"""The pot of a game, as its players see it."""

from __future__ import annotations

from typing import Any

import pytest

from referee.service.check import check
from referee.store.opening import open_store
from tests.api.service import Game, Service, answered, created

SEK = {"amount": 1000, "currency": "SEK"}


def game_for(service: Service, variant: str, names: str, amount: int = 1000, **more: Any) -> Game:
    return service.new_game(variant, names, stake={"amount": amount, "currency": "SEK"}, **more)


def lose(game: Game, player: str, card: str = "A", times: int = 1) -> dict[str, Any]:
    done: dict[str, Any] = {}
    for _ in range(times):
        done = created(game.post("/hands", {"outcome": {"taker": player, "card": card}}))
    return done


def moves(game: Game) -> list[tuple[str, str, int, str]]:
    return [
        (move["from"], move["to"], move["amount"], move["reason"]) for move in game.read("/pot")["transfers"]
    ]


@pytest.fixture(autouse=True)
def books_are_in_order(service: Service) -> Any:
    yield
    store = open_store(str(service.database))
    assert [one.findings for one in check(store) if one.findings] == []
    store.close()


def test_a_game_without_a_stake_keeps_no_pot(service: Service) -> None:
    game = service.new_game()
    assert game.read()["pot"] is None
    pot = game.read("/pot")
    assert (pot["stake"], pot["balance"], pot["transfers"]) == (None, None, [])


def test_the_swedish_pot_with_two_buy_ins_goes_to_the_last_player_in(service: Service) -> None:
    """pagat.com Cucumber, Gurka: a stake each, another for buying in once; the winner collects all."""
    game = game_for(service, "gurka", "Ann Bo Cy Di Eli")
    assert game.read()["pot"] == {"amount": 5000, "currency": "SEK"}
    for player in ("Ann", "Bo"):
        lose(game, player, times=3)
        assert created(game.post("/buy-ins", {"player": player}))["game"]["pot"]["amount"] in (6000, 7000)
    for player in ("Ann", "Bo", "Cy"):
        lose(game, player, times=3)
    done = lose(game, "Di", times=3)["game"]
    assert (done["status"], done["pot"]["amount"]) == ("finished", 0)
    assert done["result"]["transfers"] == [
        {"from": "pot", "to": "p5", "amount": 7000, "currency": "SEK", "reason": "payout"}
    ]
    assert [move[3] for move in moves(game)] == ["stake"] * 5 + ["buy_in"] * 2 + ["payout"]
    balances = {one["player"]: one["balance"] for one in game.read("/pot")["players"]}
    assert balances == {"p1": -2000, "p2": -2000, "p3": -1000, "p4": -1000, "p5": 6000}


def test_who_is_still_in_stands_to_win_the_whole_pot(service: Service) -> None:
    game = game_for(service, "gurka", "Ann Bo Cy Di")
    lose(game, "Ann", times=3)
    players = {one["player"]: (one["would_win"], one["would_owe"]) for one in game.read("/pot")["players"]}
    assert players == {"p1": (0, 0), "p2": (4000, 0), "p3": (4000, 0), "p4": (4000, 0)}


def test_a_free_buy_in_costs_nothing(service: Service) -> None:
    rules = {"stakes": {"buy_ins": {"each": 1, "cost": "free"}}}
    game = game_for(service, "gurka", "Ann Bo Cy Di", house_rules=rules)
    lose(game, "Ann", times=3)
    assert created(game.post("/buy-ins", {"player": "Ann"}))["game"]["pot"]["amount"] == 4000


def test_kurkos_losers_pay_the_winner_by_the_difference(service: Service) -> None:
    """pagat.com Cucumber, Kurko: in proportion to the difference between the scores."""
    game = game_for(service, "kurko", "Ann Bo Cy Di", amount=5)
    assert game.read()["pot"] == {"amount": 0, "currency": "SEK"}
    lose(game, "Ann", "7")
    for player in ("Bo", "Cy"):
        lose(game, player, "K", times=3)
    owes = {one["player"]: one["would_owe"] for one in game.read("/pot")["players"]}
    assert owes == {"p1": 35, "p2": 195, "p3": 195, "p4": 0}
    done = lose(game, "Ann", "K", times=2)["game"]
    assert done["status"] == "finished"
    assert {(one["from"], one["to"], one["amount"]) for one in done["result"]["transfers"]} == {
        ("p1", "p4", 165),
        ("p2", "p4", 195),
        ("p3", "p4", 195),
    }


def test_who_has_fallen_less_often_stands_to_win_though_another_has_the_lower_score(service: Service) -> None:
    game = game_for(service, "agurk", "Ann Bo Cy", house_rules={"stakes": {"payout": "differences"}})
    lose(game, "Cy", "A", times=2)
    lose(game, "Ann", "5")
    stands = game.read("/pot")["players"]
    lowest = min(game.read()["players"], key=lambda player: player["score"])
    assert lowest["id"] == "p2"
    done = created(game.post("/end", {"reason": "agreed"}))["game"]
    got = dict.fromkeys(("p1", "p2", "p3"), 0)
    for move in done["result"]["transfers"]:
        got[move["to"]] += move["amount"]
    assert {one["player"]: one["would_win"] for one in stands} == got


def test_joint_winners_share_and_the_odd_units_go_to_the_first_seats(service: Service) -> None:
    rules = {"end": {"all_out": "all_win"}, "limit": {"points": 10}}
    game = game_for(service, "twenty-two", "Ann Bo Cy", amount=334, house_rules=rules)
    done = created(game.post("/hands", {"outcome": {"taker": "Cy", "card": "K", "tied": ["Ann", "Bo"]}}))
    paid = [one["amount"] for one in done["game"]["result"]["transfers"]]
    assert (paid, sum(paid)) == ([334, 334, 334], 1002)


def test_an_abandoned_game_gives_back_stakes_and_buy_ins(service: Service) -> None:
    game = game_for(service, "gurka", "Ann Bo Cy Di")
    lose(game, "Ann", times=3)
    created(game.post("/buy-ins", {"player": "Ann"}))
    done = created(game.post("/end", {"reason": "abandoned"}))["game"]
    assert done["pot"]["amount"] == 0
    assert moves(game)[-4:] == [
        ("pot", "p1", 2000, "refund"),
        ("pot", "p2", 1000, "refund"),
        ("pot", "p3", 1000, "refund"),
        ("pot", "p4", 1000, "refund"),
    ]


def test_who_joins_pays_a_stake_and_who_leaves_leaves_it(service: Service) -> None:
    game = game_for(service, "agurk", "Ann Bo Cy")
    assert created(game.post("/players", {"name": "Di"}))["game"]["pot"]["amount"] == 4000
    assert created(game.post("/withdrawals", {"player": "Bo"}))["game"]["pot"]["amount"] == 4000


def test_a_corrected_last_hand_moves_the_pot_by_a_reversal(service: Service) -> None:
    game = game_for(service, "gurka-norway", "Ann Bo")
    lose(game, "Ann", "K")
    lose(game, "Bo", "Q")
    done = lose(game, "Ann", "10")["game"]
    assert done["result"]["winners"] == ["p2"]
    amended = answered(game.put("/hands/3", {"outcome": {"taker": "Bo", "card": "10"}}))["game"]
    assert (amended["result"]["winners"], amended["pot"]["amount"]) == (["p1"], 0)
    assert moves(game) == [
        ("p1", "pot", 1000, "stake"),
        ("p2", "pot", 1000, "stake"),
        ("pot", "p2", 2000, "payout"),
        ("p2", "pot", 2000, "reversal"),
        ("pot", "p1", 2000, "payout"),
    ]
    assert [one["to"] for one in amended["result"]["transfers"]] == ["p1"]


def test_a_correction_that_leaves_the_winner_moves_no_money(service: Service) -> None:
    game = game_for(service, "gurka-norway", "Ann Bo")
    lose(game, "Ann", "K")
    lose(game, "Ann", "10")
    before = moves(game)
    answered(game.put("/hands/1", {"outcome": {"taker": "Ann", "card": "Q"}}))
    assert moves(game) == before


def test_a_preview_shows_the_pot_and_moves_nothing(service: Service) -> None:
    game = game_for(service, "gurka-norway", "Ann Bo")
    lose(game, "Ann", "K")
    with service.nothing_stored():
        shown = answered(game.post("/hands?preview=true", {"outcome": {"taker": "Ann", "card": "10"}}))
    assert (shown["game"]["pot"]["amount"], shown["before"]["pot"]["amount"]) == (0, 2000)


def test_an_end_taken_back_reverses_the_payout(service: Service) -> None:
    game = game_for(service, "agurk", "Ann Bo Cy")
    lose(game, "Ann", "9")
    end = created(game.post("/end", {"reason": "abandoned"}))["act"]["event"]
    again = answered(game.delete(f"/events/{end}"))["game"]
    assert (again["status"], again["pot"]["amount"]) == ("playing", 3000)


def test_a_record_that_is_taken_in_has_its_books(service: Service) -> None:
    game = game_for(service, "gurka", "Ann Bo Cy Di")
    lose(game, "Ann", times=3)
    created(game.post("/buy-ins", {"player": "Ann"}))
    copy = created(service.post("/v1/records", game.read("/record")))
    assert copy["pot"] == {"amount": 5000, "currency": "SEK"}
