from __future__ import annotations

import pytest

from tests.api.service import Document, Game, Service, answered, created, ids, refused, trick


@pytest.fixture
def played(game: Game) -> Game:
    """A game of three hands: Bo 9, Cy 4, Ann 7."""
    game.hand("Ann 5 Bo 9 Cy 3")
    game.hand("Bo 2 Cy 4 Ann 3")
    game.hand("Cy 2 Ann 7 Bo 3")
    return game


def test_an_amended_hand_is_answered_as_it_now_is_with_the_game(played: Game) -> None:
    response = played.put("/hands/1", trick("Ann 5 Bo 10 Cy 3"))
    done = answered(response)
    assert set(done) == {"hand", "game"}
    assert done["hand"]["amended"] is True
    assert (done["hand"]["number"], done["hand"]["event"]) == (1, 2)
    assert done["hand"]["scores"] == {"p1": 0, "p2": 10, "p3": 0}
    assert done["game"] == played.read()
    assert response.headers["ETag"] == '"5"'
    assert "Location" not in response.headers
    assert played.scores() == {"Ann": 7, "Bo": 10, "Cy": 4}
    assert played.read("/hands/1") == done["hand"]


def test_everything_after_an_amended_hand_is_scored_again(played: Game) -> None:
    before = played.read("/hands/2")
    answered(played.put("/hands/1", {"outcome": {"taker": "Cy", "card": "10"}}))
    after = played.read("/hands/2")
    assert after["lines"][0] | {"before": 10, "after": 14} == after["lines"][0]
    assert (after["amended"], after["recorded_at"]) == (False, before["recorded_at"])
    assert [hand["scores"]["p3"] for hand in played.read("/hands")["items"]] == [10, 14, 14]


def test_an_amended_hand_keeps_its_number_and_its_time(service: Service, played: Game) -> None:
    before = played.read("/hands/2")
    service.clock.forward(hours=1)
    done = answered(played.put("/hands/2", trick("Bo 2 Cy 5 Ann 3")))
    assert done["hand"]["recorded_at"] == before["recorded_at"]
    assert done["game"]["updated_at"] > before["recorded_at"]
    answered(played.put("/hands/2", {"number": 2} | trick("Bo 2 Cy 5 Ann 3")))
    problem = refused(
        played.put("/hands/2", {"number": 3} | trick("Bo 2 Cy 5 Ann 3")), 422, "rules_must_hold"
    )
    assert ids(problem["errors"], "path") == ["/number"]


def test_a_hand_can_be_amended_again_and_again(played: Game) -> None:
    for card in ("10", "J", "Q", "9"):
        answered(played.put("/hands/1", trick(f"Ann 5 Bo {card} Cy 3")))
    assert played.scores() == {"Ann": 7, "Bo": 9, "Cy": 4}
    assert played.log().count("amended") == 4


def test_a_removed_hand_is_gone_and_the_later_ones_move_up(played: Game) -> None:
    response = played.delete("/hands/1")
    done = answered(response)
    assert set(done) == {"game"}
    assert response.headers["ETag"] == '"5"'
    hands = played.read("/hands")["items"]
    assert ids(hands, "number") == [1, 2]
    assert ids(hands, "event") == [3, 4]
    assert played.scores() == {"Ann": 7, "Bo": 0, "Cy": 4}
    assert done["game"]["next"]["number"] == 3
    refused(played.get("/hands/3"), 404, "hand_must_exist")
    played.hand("Ann 5 Bo 9 Cy 3", number=3)


def test_dealers_move_up_with_the_hands(played: Game) -> None:
    assert [hand["dealer"] for hand in played.read("/hands")["items"]] == ["p3", "p1", "p2"]
    answered(played.delete("/hands/2"))
    assert [hand["dealer"] for hand in played.read("/hands")["items"]] == ["p3", "p1"]


def test_the_last_hand_can_be_removed_until_none_is_left(played: Game) -> None:
    begun = played.read()["next"]
    for number in (3, 2, 1):
        answered(played.delete(f"/hands/{number}"))
    assert played.read("/hands") == {"items": [], "next": None}
    assert played.read()["next"] | {"number": 1, "dealer": "p3"} == played.read()["next"]
    assert begun["number"] == 4


def test_an_amendment_may_end_a_game_and_another_one_open_it_again(service: Service) -> None:
    game = service.new_game("gurka-norway", "Ann Bo")
    game.hand("Ann 5 Bo 9")
    game.hand("Bo 5 Ann K")
    ended = answered(game.put("/hands/1", trick("Bo 2 Ann 9")))["game"]
    assert (ended["status"], ended["result"]["winners"]) == ("finished", ["p2"])
    opened = answered(game.put("/hands/1", trick("Ann 5 Bo 9")))["game"]
    assert (opened["status"], opened["result"]) == ("playing", None)


def test_a_correction_that_breaks_a_later_hand_is_refused_and_names_the_first(service: Service) -> None:
    game = service.new_game("gurka-norway")
    for plays in ("Ann 5 Bo 9 Cy 3", "Ann 5 Bo 9 Cy 3", "Ann 2 Bo 4 Cy 5", "Ann 2 Bo 3 Cy 5"):
        game.hand(plays)
    with service.nothing_stored():
        problem = refused(game.put("/hands/1", trick("Ann 5 Bo A Cy 3")), 409, "later_hands_must_still_fit")
    assert problem["breaks"] == {"hand": 3, "event": 4, "kind": "hand"}
    assert ("", "player_must_be_in") in [(error["path"], error["code"]) for error in problem["errors"]]
    assert "Hand 3" in problem["detail"]


def test_removing_a_hand_that_later_ones_need_is_refused(service: Service) -> None:
    game = service.new_game("gurka-norway")
    for plays in ("Ann K Bo 2 Cy 3", "Ann K Bo 2 Cy 3", "Bo 4 Cy 5"):
        game.hand(plays)
    with service.nothing_stored():
        problem = refused(game.delete("/hands/1"), 409, "later_hands_must_still_fit")
    assert problem["breaks"]["hand"] == 3


def test_a_correction_that_is_itself_wrong_is_refused_as_a_hand_would_be(
    service: Service, played: Game
) -> None:
    with service.nothing_stored():
        refused(
            played.put("/hands/2", trick("Bo 2 Ann 4 Cy 3")),
            422,
            "rules_must_hold",
            ("/last_trick/1/player", "players_must_be_clockwise"),
        )
        refused(played.put("/hands/2", {}), 422, "request_must_fit", ("", "hand_must_have_one_form"))


@pytest.mark.parametrize("number", [0, 4, 10**6])
def test_a_hand_that_is_not_there_cannot_be_corrected(service: Service, played: Game, number: int) -> None:
    with service.nothing_stored():
        refused(played.put(f"/hands/{number}", trick("Ann 5 Bo 9 Cy 3")), 404, "hand_must_exist")
        refused(played.delete(f"/hands/{number}"), 404, "hand_must_exist")


# Taking back what is no hand.


@pytest.mark.parametrize(
    ("path", "body"),
    [
        ("/adjustments", {"player": "Ann", "points": 5, "reason": "Late"}),
        ("/dealer", {"player": "Ann"}),
        ("/players", {"name": "Di"}),
        ("/withdrawals", {"player": "Cy"}),
        ("/end", {"reason": "agreed"}),
        ("/end", {"reason": "abandoned"}),
    ],
)
def test_what_was_recorded_by_mistake_is_taken_back(game: Game, path: str, body: Document) -> None:
    game.hand("Ann 5 Bo 9 Cy 3")
    before = game.read()
    act = created(game.post(path, body))["act"]
    response = game.delete(f"/events/{act['event']}")
    after = answered(response)["game"]
    changing = {"version", "updated_at"}
    assert {name: after[name] for name in after if name not in changing} == {
        name: before[name] for name in before if name not in changing
    }
    assert response.headers["ETag"] == '"4"'
    assert game.log() == ["created", "hand", act["kind"], "taken_back"]
    game.hand("Ann 5 Bo 9 Cy 3", number=2)


def test_a_hand_can_be_taken_back_by_its_event_too(played: Game) -> None:
    answered(played.delete("/events/3"))
    assert ids(played.read("/hands")["items"], "event") == [2, 4]


@pytest.mark.parametrize("event", [0, 1, 5, 10**6, int("9" * 19), int("9" * 30)])
def test_only_what_stands_on_the_score_sheet_can_be_taken_back(
    service: Service, played: Game, event: int
) -> None:
    with service.nothing_stored():
        refused(played.delete(f"/events/{event}"), 404, "act_must_exist")


def test_nothing_is_taken_back_twice(service: Service, played: Game) -> None:
    answered(played.delete("/events/4"))
    with service.nothing_stored():
        refused(played.delete("/events/4"), 404, "act_must_exist")
        refused(played.delete("/events/5"), 404, "act_must_exist")


def test_several_events_are_taken_back_at_once(played: Game) -> None:
    answered(played.delete("/events/4?take_back=2"))
    assert ids(played.read("/hands")["items"], "event") == [3]
    assert played.log() == ["created", "hand", "hand", "hand", "taken_back"]


@pytest.mark.parametrize(
    "given", ["", "x", "1,", ",1", "2, 3", "-2", "1.5", "2;3", "9" * 16, "2," * 200 + "2"]
)
def test_take_back_takes_numbers_of_events(service: Service, played: Game, given: str) -> None:
    with service.nothing_stored():
        response = played.put(f"/hands/1?take_back={given}", trick("Ann 5 Bo 10 Cy 3"))
        refused(response, 422, "request_must_fit", ("/query/take_back", "take_back_must_name_events"))


def test_take_back_names_events_that_are_there(service: Service, played: Game) -> None:
    with service.nothing_stored():
        for given in ("1", "99", "3,99", "9" * 15):
            response = played.put(f"/hands/1?take_back={given}", trick("Ann 5 Bo 10 Cy 3"))
            refused(response, 404, "act_must_exist")


def test_the_hand_that_is_amended_is_not_taken_back_in_the_same_breath(
    service: Service, played: Game
) -> None:
    with service.nothing_stored():
        response = played.put("/hands/1?take_back=3,2", trick("Ann 5 Bo 10 Cy 3"))
        fault = ("/query/take_back", "take_back_must_name_others")
        [told] = refused(response, 422, "rules_must_hold", fault)["errors"]
        assert (told["given"], told["expected"]) == (2, "other events")


def test_nobody_moves_up_into_the_seat_of_somebody_who_never_joined(service: Service, game: Game) -> None:
    first = game.act("/players", name="Di")["act"]["event"]
    second = game.act("/players", name="Eva")["act"]["event"]
    with service.nothing_stored():
        problem = refused(game.delete(f"/events/{first}"), 409, "later_hands_must_still_fit")
    assert problem["breaks"] == {"hand": 1, "event": second, "kind": "join"}
    answered(game.delete(f"/events/{first}?take_back={second}"))
    assert list(game.scores()) == ["Ann", "Bo", "Cy"]


# The buy-in that makes an amendment impossible, and the way out.


@pytest.fixture
def out_and_back(service: Service) -> Game:
    """Ann is put out by the fourth hand, buys back in (event 6), and plays the fifth hand."""
    game = service.new_game("gurka", "Ann Bo Cy Di")
    for plays in (
        "Ann K Bo 2 Cy 3 Di 4",
        "Cy K Di 2 Ann 3 Bo 4",
        "Ann K Bo 2 Cy 3 Di 4",
        "Ann K Bo 2 Cy 3 Di 4",
    ):
        game.hand(plays)
    assert game.statuses()["Ann"] == "out"
    assert [player["may_buy_in"] for player in game.read()["players"]] == [True, False, False, False]
    game.act("/buy-ins", player="Ann")
    game.hand("Bo 3 Cy 5 Di 4 Ann 2")
    return game


NEVER_OUT = trick("Ann 3 Bo 2 Cy K Di 4")
"""Ann stays in with 26, and as Cy has 26 too, buying in would not help her."""


def test_a_buy_in_that_a_correction_makes_needless_is_named_with_the_way_out(
    service: Service, out_and_back: Game
) -> None:
    with service.nothing_stored():
        response = out_and_back.put("/hands/4", NEVER_OUT)
        problem = refused(response, 409, "later_hands_must_still_fit")
    assert problem["breaks"] == {"hand": 5, "event": 6, "kind": "buy_in"}
    assert "take_back=6" in problem["detail"]


def test_the_needless_buy_in_is_taken_back_in_the_same_request(out_and_back: Game) -> None:
    done = answered(out_and_back.put("/hands/4?take_back=6", NEVER_OUT))
    assert done["hand"]["scores"] == {"p1": 26, "p2": 0, "p3": 26, "p4": 0}
    assert done["game"]["players"][0]["buy_ins"] == 0
    assert out_and_back.scores() == {"Ann": 26, "Bo": 0, "Cy": 31, "Di": 0}
    assert out_and_back.statuses()["Cy"] == "out"
    assert out_and_back.log()[-1] == "amended"
    assert ids(out_and_back.read("/hands?all_acts=true")["items"], "kind") == ["hand"] * 5


def test_removing_the_hand_that_put_somebody_out_needs_the_buy_in_to_go_only_where_it_would_not_help(
    out_and_back: Game,
) -> None:
    kept = answered(out_and_back.delete("/hands/4?preview=true"))
    assert kept["game"]["players"][0]["score"] == 13
    gone = answered(out_and_back.delete("/hands/4?take_back=6"))
    assert gone["game"]["players"][0]["score"] == 26
    assert ids(out_and_back.read("/hands")["items"], "number") == [1, 2, 3, 4]


def test_a_hand_that_somebody_played_only_thanks_to_a_buy_in_keeps_it(
    service: Service, out_and_back: Game
) -> None:
    with service.nothing_stored():
        problem = refused(out_and_back.delete("/events/6"), 409, "later_hands_must_still_fit")
    assert problem["breaks"] == {"hand": 5, "event": 7, "kind": "hand"}
