"""What a club's games move between members and guests."""

from __future__ import annotations

from tests.api.books.bookkeeping import STAKE, booked, lose, won_by_bo
from tests.api.service import Club, answered, refused


def test_what_a_game_moves_is_owed_between_members_and_guests(club: Club) -> None:
    game = club.game("gurka-norway", "m1 m2 Dee", **STAKE)
    assert club.owed() == {"m1": -500, "m2": -500, "guest:Dee": -500}
    balances = club.read("/balances")
    assert balances["pots"] == 1500
    assert {one["account"]: one["in_play"] for one in balances["items"]} == {
        "m1": -500,
        "m2": -500,
        "m3": 0,
        "m4": 0,
        "guest:Dee": -500,
    }
    lose(game, "Ann", "A")
    lose(game, "Ann", "A")
    done = lose(game, "Dee", "A")
    if done["status"] == "playing":
        done = lose(game, "Dee", "A")
    assert done["result"]["winners"] == ["p2"]
    assert club.owed() == {"m1": -500, "m2": 1000, "guest:Dee": -500}
    assert booked(club)[-1] == ("pot", "m2", 1500, "payout")
    assert club.read("/balances")["pots"] == 0


def test_a_guest_has_one_account_however_the_name_is_written(club: Club) -> None:
    for name in ("De\u0301", "dé", "DÉ"):
        club.game("gurka-norway", f"m1 {name}", **STAKE)
    assert club.owed() == {"m1": -1500, "guest:Dé": -1500}
    (guest,) = [one for one in club.read("/balances")["items"] if one["account"].startswith("guest:")]
    assert guest["name"] == "Dé"
    club.pay("guest:dÉ", "m1", 500)
    assert club.owed() == {"m1": -2000, "guest:Dé": -1000}
    assert len(booked(club, "?account=guest:d%C3%A9")) == 4


def test_a_guest_who_comes_back_in_another_spelling_has_one_account(club: Club) -> None:
    game = club.game("kurko", "m1 m2 Dee", **STAKE)
    game.act("/hands", outcome={"taker": "Dee", "card": "9"})
    game.act("/withdrawals", player="Dee")
    game.act("/players", name="DEE")
    game.act("/hands", outcome={"taker": "DEE", "card": "8"})
    game.act("/end", reason="agreed")
    assert [account for account in club.owed() if account.startswith("guest:")] == ["guest:Dee"]


def test_the_swedish_pot_with_two_buy_ins(club: Club) -> None:
    """Source: pagat.com Cucumber, "Gurka": who is out buys in again while three others are in."""
    game = club.game("gurka", "m1 m2 m3 m4 Eva", **STAKE)
    for player in ("Ann", "Bo"):
        lose(game, player, "A")
        lose(game, player, "A")
        if {one["name"]: one["status"] for one in game.read()["players"]}[player] != "out":
            lose(game, player, "A")
        game.act("/buy-ins", player=player)
    assert game.read()["pot"]["amount"] == 7 * 500
    assert club.owed()["m1"] == club.owed()["m2"] == -1000


def test_kurkos_differences_among_four(club: Club) -> None:
    game = club.game("kurko", "m1 m2 m3 m4", **STAKE)
    for player in ("Ann", "Bo", "Bo", "Cy"):
        if game.read()["status"] == "playing":
            lose(game, player, "K")
    game.post("/end", {"reason": "agreed"})
    scores, done = game.scores(), game.read()
    best = min(scores.values())
    assert done["status"] == "finished"
    winners = [one["name"] for one in done["players"] if one["id"] in done["result"]["winners"]]
    owed = club.owed()
    for number, name in enumerate(("Ann", "Bo", "Cy", "Di"), 1):
        if name not in winners:
            assert owed.get(f"m{number}", 0) == -(scores[name] - best) * 500
    assert sum(owed.values()) == 0


def test_a_corrected_last_hand_moves_the_pot(club: Club) -> None:
    game = won_by_bo(club)
    assert club.owed() == {"m1": -500, "m2": 500}
    lost = {"outcome": {"taker": "Bo", "card": "10"}}
    answered(game.put("/hands/2?reason=It%20was%20Bo", lost))
    assert club.owed() == {"m1": -500, "m2": -500}
    lose(game, "Bo", "A")
    assert club.owed() == {"m1": 500, "m2": -500}
    items = club.read("/ledger")["items"]
    back = next(one for one in items if one["reason"] == "reversal")
    assert (back["from"], back["to"], back["amount"]) == ("m2", "pot", 1000)


def test_an_abandoned_game_gives_everything_back(club: Club) -> None:
    game = club.game("gurka", "m1 m2 m3 m4", **STAKE)
    game.act("/end", reason="abandoned")
    assert club.owed() == {}


def test_a_stake_is_in_the_clubs_currency(club: Club) -> None:
    body = {"club": club.id, "variant": "agurk", "players": ["Xi", "Yo"]}
    stake = {"stake": {"amount": 5, "currency": "SEK"}}
    fault = ("/stake/currency", "currency_must_be_the_clubs")
    response = club.service.post("/v1/games", body | stake, token=club.token)
    refused(response, 422, "rules_must_hold", fault)


def test_a_preview_moves_nothing(club: Club) -> None:
    body = {"club": club.id, "variant": "agurk", "players": [{"member": "m1"}, "Dee"]} | STAKE
    with club.service.nothing_stored():
        told = answered(club.service.post("/v1/games?preview=true", body, token=club.token))
    assert told["pot"]["amount"] == 1000


def test_the_same_hand_sent_twice_pays_out_once(club: Club) -> None:
    game = club.game("gurka-norway", "m1 m2", **STAKE)
    lose(game, "Ann", "K")
    last, key = {"outcome": {"taker": "Ann", "card": "10"}}, {"Idempotency-Key": "a-key-of-this-hand"}
    first = game.post("/hands", last, headers=key)
    again = game.post("/hands", last, headers=key)
    assert again.get_data() == first.get_data()
    assert club.owed() == {"m1": -500, "m2": 500}
