from __future__ import annotations

import pytest

from tests.api.service import Document, Game, Service, created, ids, refused, trick

LINE = {"player", "kind", "points", "before", "after", "rule", "text", "said"}

# Every act is answered in the same way.


@pytest.mark.parametrize(
    ("path", "body", "kept"),
    [
        ("/buy-ins", {"player": "Ann"}, {"kind": "buy_in", "player": "p1"}),
        ("/dealer", {"player": "Bo"}, {"kind": "dealer", "player": "p2"}),
        (
            "/adjustments",
            {"player": "Bo", "points": 3, "reason": "Dealt twice out of turn"},
            {"kind": "adjustment", "player": "p2", "points": 3, "reason": "Dealt twice out of turn"},
        ),
        ("/players", {"name": " Eva "}, {"kind": "join", "name": "Eva"}),
        ("/withdrawals", {"player": "p4"}, {"kind": "withdrawal", "player": "p4"}),
        ("/end", {"reason": "agreed"}, {"kind": "end", "reason": "agreed"}),
        ("/end", {"reason": "abandoned"}, {"kind": "end", "reason": "abandoned"}),
    ],
)
def test_an_act_is_answered_with_what_came_of_it_and_the_game_after_it(
    service: Service, path: str, body: Document, kept: Document
) -> None:
    game = service.new_game("gurka", "Ann Bo Cy Di", house_rules={"limit": {"points": 10}})
    game.hand("Ann K Bo 2 Cy 3 Di 4")
    response = game.post(path, body)
    done = created(response)
    assert set(done) == {"act", "game"}
    assert response.headers["ETag"] == '"3"'
    assert "Location" not in response.headers
    act = done["act"]
    assert {name: act[name] for name in kept} == kept
    assert {"lines", "scores", "event", "recorded_at", "amended"} <= set(act)
    assert (act["event"], act["amended"]) == (3, False)
    assert act["scores"] == {player["id"]: player["score"] for player in done["game"]["players"]}
    assert all(set(line) == LINE and line["text"] for line in act["lines"])
    assert done["game"] == game.read()
    assert game.read("/hands?all_acts=true")["items"][1] == act
    assert ids(game.read("/hands")["items"], "number") == [1]


# Buying in.


@pytest.fixture
def gurka(service: Service) -> Game:
    """A game of Gurka to 10 in which Ann is out and the others have 0, 3 and 5."""
    game = service.new_game("gurka", "Ann Bo Cy Di", house_rules={"limit": {"points": 10}})
    game.hand("Ann K Bo 2 Cy 3 Di 4")
    game.hand("Bo 2 Cy 3 Di 2")
    game.hand("Di 5 Bo 2 Cy 4")
    assert game.scores() == {"Ann": 13, "Bo": 0, "Cy": 3, "Di": 5}
    return game


def test_who_is_out_buys_in_and_gets_the_highest_score_of_those_in(gurka: Game) -> None:
    done = gurka.act("/buy-ins", player="Ann")
    assert (gurka.scores()["Ann"], gurka.statuses()["Ann"]) == (5, "in")
    (line,) = done["act"]["lines"]
    assert (line["kind"], line["before"], line["after"], line["points"]) == ("bought_in", 13, 5, -8)
    ann = done["game"]["players"][0]
    assert (ann["buy_ins"], ann["may_buy_in"]) == (1, False)
    gurka.hand("Ann 2 Bo 3 Cy 4 Di 3")


def refuse_buy_in(service: Service, game: Game, player: str, why: str) -> None:
    with service.nothing_stored():
        problem = refused(game.post("/buy-ins", {"player": player}), 409, "buy_in_must_be_allowed")
    assert why in problem["detail"]


def test_nobody_buys_in_twice(service: Service, gurka: Game) -> None:
    gurka.act("/buy-ins", player="Ann")
    refuse_buy_in(service, gurka, "Ann", "already")


def test_nobody_buys_in_with_only_two_others_in(service: Service) -> None:
    game = service.new_game("gurka", "Ann Bo Cy", house_rules={"limit": {"points": 10}})
    game.hand("Ann K Bo 2 Cy 3")
    refuse_buy_in(service, game, "Ann", "now it is 2")
    assert game.read()["players"][0]["may_buy_in"] is False


def test_nobody_buys_in_for_a_score_that_is_no_better(service: Service, gurka: Game) -> None:
    gurka.act("/buy-ins", player="Ann")
    refuse_buy_in(service, gurka, "Bo", "no better")


def test_nobody_buys_in_where_the_rules_know_nothing_of_it(service: Service, game: Game) -> None:
    refuse_buy_in(service, game, "Ann", "no buying in")


def test_nobody_who_has_left_buys_in(service: Service) -> None:
    game = service.new_game("gurka", "Ann Bo Cy Di Eva")
    game.act("/withdrawals", player="Ann")
    refuse_buy_in(service, game, "Ann", "left")


# The dealer.


def test_the_dealer_of_the_next_hand_can_be_corrected(game: Game) -> None:
    done = game.act("/dealer", player="Ann")
    assert (done["game"]["next"]["dealer"], done["game"]["next"]["leader"]) == ("p1", "p2")
    hand = game.hand("Ann 5 Bo 9 Cy 3")
    assert hand["hand"]["dealer"] == "p1"
    assert hand["game"]["next"]["dealer"] == "p2"


def test_two_payers_draw_for_the_deal_and_the_service_is_told_who_it_is(service: Service) -> None:
    game = service.new_game("twenty-two")
    coming = game.hand("Ann 9 Bo 9 Cy 3")["game"]["next"]
    assert (coming["dealer"], coming["dealer_drawn_by"], coming["leader"]) == (None, ["p1", "p2"], None)
    assert coming["cards_each"] == 9
    with service.nothing_stored():
        refused(game.post("/dealer", {"player": "Cy"}), 409, "dealer_must_be_among_the_drawers")
    drawn = game.act("/dealer", player="Bo")["game"]["next"]
    assert (drawn["dealer"], drawn["dealer_drawn_by"], drawn["leader"]) == ("p2", [], "p3")
    assert game.hand("Ann 9 Bo 3 Cy 4")["hand"]["dealer"] == "p2"


def test_nobody_can_be_named_dealer_who_is_out_or_not_there(service: Service) -> None:
    game = service.new_game("gurka-norway", house_rules={"limit": {"points": 10}})
    game.hand("Ann K Bo 2 Cy 3")
    game.hand("Bo 2 Cy 3")
    with service.nothing_stored():
        refused(game.post("/dealer", {"player": "Ann"}), 409, "player_must_be_in")
        refused(
            game.post("/dealer", {"player": "Gus"}),
            422,
            "rules_must_hold",
            ("/player", "player_must_be_known"),
        )


def test_nobody_can_be_named_dealer_where_nobody_deals(service: Service) -> None:
    game = service.new_game("five-cucumbers")
    with service.nothing_stored():
        refused(game.post("/dealer", {"player": "Ann"}), 409, "somebody_must_deal")


# Adjustments.


def test_an_adjustment_is_told_apart_from_what_the_rules_gave(game: Game) -> None:
    game.hand("Ann 5 Bo 9 Cy 3")
    (line,) = game.act("/adjustments", player="Bo", points=-4, reason="A milder view")["act"]["lines"]
    assert (line["kind"], line["rule"], line["points"], line["after"]) == ("adjustment", "adjustment", -4, 5)
    assert "A milder view" in line["text"]
    assert game.scores()["Bo"] == 5


def test_an_adjustment_is_checked_against_the_limit(service: Service) -> None:
    game = service.new_game("gurka-norway", "Ann Bo")
    done = game.act("/adjustments", player="Ann", points=21, reason="Walked off")["game"]
    assert (done["status"], done["result"]["winners"]) == ("finished", ["p2"])


@pytest.mark.parametrize("points", [0, -10])
def test_an_adjustment_leaves_a_score_of_0_or_more(service: Service, game: Game, points: int) -> None:
    game.hand("Ann 5 Bo 9 Cy 3")
    with service.nothing_stored():
        response = game.post("/adjustments", {"player": "Bo", "points": points, "reason": "x"})
        refused(response, 422, "rules_must_hold", ("/points", "score_must_stay_0_or_more"))


def test_where_no_score_is_kept_there_is_none_to_adjust(service: Service) -> None:
    game = service.new_game("matapesa")
    with service.nothing_stored():
        response = game.post("/adjustments", {"player": "Bo", "points": 1, "reason": "x"})
        refused(response, 409, "score_must_be_kept")


def test_who_is_out_has_no_score_to_adjust(service: Service) -> None:
    game = service.new_game("gurka-norway", house_rules={"limit": {"points": 10}})
    game.hand("Ann K Bo 2 Cy 3")
    with service.nothing_stored():
        response = game.post("/adjustments", {"player": "Ann", "points": 1, "reason": "x"})
        refused(response, 409, "player_must_be_in")


@pytest.mark.parametrize(
    ("change", "path", "code"),
    [
        ({"points": 100_001}, "/points", "number_must_be_in_range"),
        ({"points": -100_001}, "/points", "number_must_be_in_range"),
        ({"points": 1.5}, "/points", "value_must_be_whole_number"),
        ({"points": "1"}, "/points", "value_must_be_whole_number"),
        ({"points": None}, "/points", "value_must_not_be_null"),
        ({"points": 10**400}, "/points", "number_must_be_in_range"),
        ({"reason": ""}, "/reason", "text_must_fit_length"),
        ({"reason": "  "}, "/reason", "text_must_not_be_blank"),
        ({"reason": "x" * 201}, "/reason", "text_must_fit_length"),
        ({"player": ["p1"]}, "/player", "value_must_be_text"),
        ({"player": "x" * 61}, "/player", "text_must_fit_length"),
        ({"why": "x"}, "/why", "field_must_be_known"),
    ],
)
def test_an_adjustment_that_is_described_wrongly_is_refused_at_that_place(
    service: Service, game: Game, change: Document, path: str, code: str
) -> None:
    body = {"player": "p2", "points": 3, "reason": "Late"} | change
    with service.nothing_stored():
        refused(game.post("/adjustments", body), 422, "request_must_fit", (path, code))


# People coming and going.


def test_who_joins_gets_a_new_last_seat_and_the_highest_score_of_those_in(game: Game) -> None:
    game.hand("Ann 5 Bo 9 Cy 3")
    done = game.act("/players", name="Di")
    assert done["act"]["player"] == "p4"
    (line,) = done["act"]["lines"]
    assert (line["kind"], line["after"]) == ("joined", 9)
    assert (
        done["game"]["players"][3] | {"id": "p4", "name": "Di", "seat": 4, "score": 9}
        == done["game"]["players"][3]
    )
    game.hand("Ann 2 Bo 3 Cy 4 Di 5")
    assert game.scores()["Di"] == 14


def test_who_joins_before_the_first_hand_begins_with_nothing(game: Game) -> None:
    assert game.act("/players", name="Di")["act"]["lines"][0]["after"] == 0
    coming = game.read()["next"]
    assert (coming["dealer"], coming["leader"], coming["stock"]) == ("p3", "p4", 24)


def test_nobody_joins_a_table_that_is_full(service: Service) -> None:
    game = service.new_game("kurkku", "Ann Bo Cy Di")
    with service.nothing_stored():
        refused(game.post("/players", {"name": "Eva"}), 409, "players_must_be_in_range")
    game.act("/withdrawals", player="Di")
    game.act("/players", name="Eva")


def test_nobody_joins_whom_the_pack_cannot_serve(service: Service) -> None:
    game = service.new_game(house_rules={"deal": {"cards": 17}})
    with service.nothing_stored():
        refused(game.post("/players", {"name": "Di"}), 409, "first_hand_must_fit_the_pack")


def test_who_leaves_is_out_and_the_others_play_on(service: Service, game: Game) -> None:
    game.hand("Ann 5 Bo 9 Cy 3")
    done = game.act("/withdrawals", player="Cy")
    cy = done["game"]["players"][2]
    assert (cy["status"], cy["withdrawn"]) == ("out", True)
    with service.nothing_stored():
        refused(game.post("/withdrawals", {"player": "Cy"}), 409, "player_must_be_here")
        faults = [("/last_trick/2/player", "player_must_be_in")]
        refused(game.post("/hands", trick("Ann 5 Bo 9 Cy 3")), 422, "rules_must_hold", *faults)
    game.hand("Ann 5 Bo 9")


def test_the_game_ends_when_only_one_is_left(game: Game) -> None:
    game.act("/withdrawals", player="Cy")
    done = game.act("/withdrawals", player="Ann")["game"]
    assert (done["status"], done["result"]["winners"], done["next"]) == ("finished", ["p2"], None)


@pytest.mark.parametrize("path", ["/buy-ins", "/dealer", "/withdrawals"])
@pytest.mark.parametrize("player", ["Gus", "p4", "p0", "P1x", "1"])
def test_an_act_names_somebody_who_is_there(service: Service, game: Game, path: str, player: str) -> None:
    with service.nothing_stored():
        response = game.post(path, {"player": player})
        problem = refused(response, 422, "rules_must_hold", ("/player", "player_must_be_known"))
    assert "p1 Ann" in problem["detail"]


@pytest.mark.parametrize("path", ["/buy-ins", "/dealer", "/withdrawals"])
def test_an_act_does_not_guess_between_two_of_a_name(service: Service, path: str) -> None:
    game = service.new_game(names="Ann Bo ann")
    with service.nothing_stored():
        response = game.post(path, {"player": "Ann"})
        refused(response, 422, "rules_must_hold", ("/player", "player_must_be_unambiguous"))
