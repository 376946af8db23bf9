from __future__ import annotations

import pytest

from tests.api.service import Document, Game, Service, answered, created, refused


def finished(service: Service, variant: str, *hands: str, names: str = "Ann Bo Cy", **more: object) -> Game:
    """A game that has been played and ended."""
    game = service.new_game(variant, names, **more)
    for plays in hands:
        game.hand(plays)
    if game.read()["status"] == "playing":
        game.act("/end", reason="agreed")
    return game


def again(game: Game) -> Document:
    return created(game.post("/rematch"))


def test_a_rematch_is_a_new_game_of_the_same_table_under_the_same_rules(service: Service) -> None:
    stake = {"amount": 100, "currency": "SEK"}
    house = {"limit": {"points": 30}}
    more = {"house_rules": house, "stake": stake, "title": "Friday"}
    game = finished(service, "agurk", "Ann 5 Bo 9 Cy 3", visibility="private", **more)
    response = game.post("/rematch")
    new = created(response)
    assert response.headers["Location"] == f"/v1/games/{new['id']}"
    assert response.headers["ETag"] == '"1"'
    assert new["id"] != game.id
    assert {name: new[name] for name in more} == more
    assert (new["visibility"], new["version"], new["status"]) == ("private", 1, "playing")
    assert [player["name"] for player in new["players"]] == ["Ann", "Bo", "Cy"]
    assert [player["score"] for player in new["players"]] == [0, 0, 0]
    assert new["scorer_token"] != game.token
    Game(service, new).hand("Ann 5 Bo 9 Cy 3")
    old = game.read()
    assert (old["rematch"], old["status"], old["version"]) == (new["id"], "finished", 4)
    assert game.log()[-1] == "rematch"


def test_the_winner_deals_first_in_agurk(service: Service) -> None:
    game = finished(service, "agurk", "Ann 5 Bo 2 Cy 9", "Bo 3 Cy 2 Ann 9")
    assert game.read()["result"]["winners"] == ["p2"]
    coming = again(game)["next"]
    assert (coming["dealer"], coming["leader"]) == ("p2", "p3")


def test_otherwise_the_next_left_of_the_last_dealer_deals_first(service: Service) -> None:
    game = finished(service, "gurka", "Ann 5 Bo 2 Cy 9", "Ann 5 Bo 2 Cy 9")
    assert game.read("/hands/2")["dealer"] == "p1"
    assert again(game)["next"]["dealer"] == "p2"


def test_an_abandoned_game_begins_again_with_the_same_dealer(service: Service) -> None:
    game = service.new_game("gurka", dealer="p2")
    game.act("/end", reason="abandoned")
    assert again(game)["next"]["dealer"] == "p2"


def test_where_nobody_deals_a_rematch_has_a_first_leader(service: Service) -> None:
    game = finished(service, "five-cucumbers", "Bo 5 Cy 9 Ann 2", leader="p2")
    new = again(game)["next"]
    assert (new["dealer"], new["leader"]) == (None, "p2")


def test_who_has_left_the_table_is_not_in_the_rematch(service: Service) -> None:
    game = service.new_game("agurk", "Ann Bo Cy Di")
    game.act("/withdrawals", player="Bo")
    game.act("/players", name="Eva")
    game.act("/end", reason="agreed")
    assert [player["name"] for player in again(game)["players"]] == ["Ann", "Cy", "Di", "Eva"]


def test_a_rematch_that_too_few_are_left_for_is_refused(service: Service) -> None:
    game = service.new_game("gurka", "Ann Bo Cy")
    game.act("/withdrawals", player="Bo")
    game.act("/withdrawals", player="Cy")
    with service.nothing_stored():
        response = game.post("/rematch")
    assert response.status_code in {409, 422}
    assert response.get_json()["errors"][0]["code"] == "players_must_be_in_range"


def test_the_second_phone_is_told_where_the_rematch_is(service: Service) -> None:
    game = finished(service, "agurk", "Ann 5 Bo 2 Cy 9")
    new = again(game)
    with service.nothing_stored():
        problem = refused(game.post("/rematch"), 409, "rematch_must_be_the_first")
        refused(game.post("/rematch?preview=true"), 409, "rematch_must_be_the_first")
    assert problem["game_id"] == new["id"]


def test_there_is_no_rematch_of_a_game_that_goes_on(service: Service, game: Game) -> None:
    game.hand("Ann 5 Bo 9 Cy 3")
    with service.nothing_stored():
        refused(game.post("/rematch"), 409, "game_must_be_over")


def test_a_rematch_needs_no_body(service: Service) -> None:
    game = finished(service, "agurk", "Ann 5 Bo 2 Cy 9")
    created(game.post("/rematch", {}))


@pytest.mark.parametrize("reason", ["agreed", "abandoned"])
def test_taking_back_the_end_of_a_game_that_has_a_rematch_keeps_the_way_to_it(
    service: Service, reason: str
) -> None:
    game = service.new_game()
    end = game.act("/end", reason=reason)["act"]["event"]
    new = again(game)
    reopened = answered(game.delete(f"/events/{end}"))["game"]
    assert (reopened["status"], reopened["rematch"]) == ("playing", new["id"])
    game.hand("Ann 5 Bo 9 Cy 3")
