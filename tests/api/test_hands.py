from __future__ import annotations

import pytest

from tests.api.service import Document, Game, Service, answered, created, ids, refused, trick, walked
from tests.api.test_rules import VARIANTS

LINE = {"player", "kind", "points", "before", "after", "rule", "text", "said"}
MISSPELT = [{"player": "p1", "crad": "5"}]


# What is answered.


def test_a_hand_is_answered_with_what_came_of_it_and_the_game_after_it(game: Game) -> None:
    response = game.post("/hands", {"number": 1} | trick("p1 5 p2 9 p3 9") | {"calls": {}})
    done = created(response)
    assert set(done) == {"hand", "game"}
    assert response.headers["Location"] == f"{game.path}/hands/1"
    assert response.headers["ETag"] == '"2"'
    hand = done["hand"]
    facts = {"number", "taker", "payers", "dealer", "leader", "cards_each", "kind"}
    assert set(hand) == facts | {"last_trick", "calls", "lines", "scores", "event", "recorded_at", "amended"}
    assert hand["last_trick"] == trick("p1 5 p2 9 p3 9")["last_trick"]
    assert (hand["number"], hand["taker"], hand["payers"]) == (1, "p3", ["p3"])
    assert (hand["dealer"], hand["leader"], hand["cards_each"]) == ("p3", "p1", 7)
    assert (hand["event"], hand["amended"], hand["scores"]) == (2, False, {"p1": 0, "p2": 0, "p3": 9})
    assert hand["lines"][0] == {
        "player": "p3",
        "kind": "penalty",
        "points": 9,
        "before": 0,
        "after": 9,
        "rule": "points",
        "text": "Cy took the last trick with a 9: 9 points.",
        "said": {
            "id": "cucumber-took",
            "args": {
                "player": {"player": "p3", "name": "Cy"},
                "card": {"card": "9"},
                "points": 9,
                "unit": "point",
                "face": "down",
            },
        },
    }
    assert all(set(line) == LINE and line["text"] for line in hand["lines"])
    assert done["game"] == game.read()
    assert done["game"]["version"] == 2
    assert done["game"]["next"] | {"number": 2, "dealer": "p1", "leader": "p2"} == done["game"]["next"]


def test_a_hand_reads_as_it_was_answered(game: Game) -> None:
    response = game.post("/hands", trick("p1 5 p2 9 p3 9"))
    hand = created(response)["hand"]
    assert game.read("/hands/1") == hand
    assert answered(game.service.get(response.headers["Location"])) == hand
    assert game.read("/hands")["items"] == [hand]


def test_the_short_form_comes_to_the_same(service: Service) -> None:
    full = service.new_game().hand("Ann 9 Bo 3 Cy 9")
    short = created(
        service.new_game().post("/hands", {"outcome": {"taker": "Cy", "card": "9", "tied": ["Ann"]}})
    )
    assert short["hand"]["lines"] == full["hand"]["lines"]
    assert short["hand"]["outcome"]["tied"] == ["p1"]
    assert "last_trick" not in short["hand"]


WITHOUT_A_TAKER = {"minibluff", "krypkille"}


@pytest.mark.parametrize("variant", sorted({*VARIANTS} - WITHOUT_A_TAKER))
def test_each_variant_takes_a_hand_in_full_and_in_short(service: Service, variant: str) -> None:
    suit = "" if variant == "five-cucumbers" else "H"
    full = service.new_game(variant).hand(f"Ann 4{suit} Bo 7{suit} Cy 9{suit}")["hand"]
    outcome = {"taker": "Cy", "card": f"9{suit}"}
    outcome |= {"lowest": "Ann"} if variant == "norwegian" else {}
    outcome |= {"doubling_card_played": False} if variant == "five-cucumbers" else {}
    short = created(service.new_game(variant).post("/hands", {"outcome": outcome}))["hand"]
    assert short["lines"] == full["lines"]
    assert short["scores"] == full["scores"]


@pytest.mark.parametrize(
    ("written", "kept"),
    [
        ("10", "10"),
        ("t", "10"),
        ("T", "10"),
        ("q♠", "QS"),
        ("Q♠️", "QS"),
        (" qs ", "QS"),
        ("Qs", "QS"),
        ("a", "A"),
        ("10h", "10H"),
        ("th", "10H"),
        ("JK", "joker"),
        ("joker", "joker"),
        ("Joker", "joker"),
    ],
)
def test_cards_are_taken_as_players_write_them_and_answered_in_one_way(
    service: Service, written: str, kept: str
) -> None:
    game = service.new_game(house_rules={"pack": {"jokers": 3}})
    play = {"player": "p1", "card": written}
    body = {"last_trick": [play, *trick("p2 2 p3 3")["last_trick"]]}
    assert created(game.post("/hands", body))["hand"]["last_trick"][0]["card"] == kept


def test_players_are_named_by_id_or_by_name(game: Game) -> None:
    for plays in ("p1 5 Bo 9 CY 3", "bo 2 cy 4 Ann 6"):
        game.hand(plays)
    assert [ids(hand["last_trick"], "player") for hand in game.read("/hands")["items"]] == [
        ["p1", "p2", "p3"],
        ["p2", "p3", "p1"],
    ]


def test_a_name_that_two_players_have_is_no_answer_to_who(service: Service) -> None:
    game = service.new_game(names="Ann Bo ann")
    with service.nothing_stored():
        problem = refused(
            game.post("/hands", trick("Ann 5 Bo 9 ANN 3")),
            422,
            "rules_must_hold",
            ("/last_trick/0/player", "player_must_be_unambiguous"),
            ("/last_trick/2/player", "player_must_be_unambiguous"),
        )
    assert "p1" in problem["detail"]
    game.hand("p1 5 Bo 9 p3 3")


def test_a_whole_number_may_be_written_as_5_0(game: Game) -> None:
    assert created(game.post("/hands", b'{"number":1.0,"outcome":{"taker":"p1","card":"5"}}'))


def test_kept_cards_are_seen_before_the_players(service: Service) -> None:
    game = service.new_game("gurka-iceland")
    game.hand("Ann 5S Bo 9 Cy 7D")
    kept = game.read()["players"][1]
    assert (kept["kept_cards"], kept["score"]) == (["9"], 9)


def test_a_kontra_doubles_and_the_caller_pays_fourfold(service: Service) -> None:
    game = service.new_game("ogorek-kontra")
    done = game.hand("Ann 4 Bo 5 Cy 3", calls={"kontra": "Ann"})
    assert done["hand"]["calls"] == {"kontra": "p1"}
    assert game.scores() == {"Ann": 0, "Bo": 10, "Cy": 0}
    game.hand("Ann 5 Bo 4 Cy 3", calls={"kontra": "p1"})
    assert game.scores() == {"Ann": 20, "Bo": 10, "Cy": 0}


def test_what_was_said_in_rassi_is_kept(service: Service) -> None:
    game = service.new_game("rassi")
    calls = {"rassi": {"Bo": {"free": True, "multiplier": 4}, "p1": {}}}
    exchange = [{"player": "Ann", "count": 6}, {"player": "p2", "count": 6}]
    hand = game.hand("Ann 3 Bo 5 Cy 4", calls=calls, exchange=exchange)["hand"]
    assert hand["calls"]["rassi"] == {
        "p1": {"free": False, "multiplier": 1},
        "p2": {"free": True, "multiplier": 4},
    }
    assert hand["exchange"] == [{"player": "p1", "count": 6}, {"player": "p2", "count": 6}]
    assert game.scores()["Bo"] == 20


# What is refused.

ORDER = "players_must_be_clockwise"
MISSING = "every_player_must_appear"
TWICE = "player_must_appear_once"


@pytest.mark.parametrize(
    ("plays", "faults"),
    [
        pytest.param("Bo 5 Ann 9 Cy 3", [("/last_trick/1/player", ORDER)], id="the wrong way round"),
        pytest.param("Ann 5 Cy 9 Bo 3", [("/last_trick/1/player", ORDER)], id="anticlockwise from the first"),
        pytest.param("Ann 5 Bo 9", [("/last_trick", MISSING)], id="somebody skipped"),
        pytest.param(
            "Ann 5 Bo 9 Ann 3", [("/last_trick/2/player", TWICE), ("/last_trick", MISSING)], id="twice"
        ),
        pytest.param("Ann 5 Bo 9 Cy 3 Ann 4", [("/last_trick/3/player", TWICE)], id="one more"),
        pytest.param("Ann 5 Bo 9 Gus 3", [("/last_trick/2/player", "player_must_be_known")], id="a stranger"),
        pytest.param(
            "Ann 5 Bo 9 p4 3", [("/last_trick/2/player", "player_must_be_known")], id="a seat too many"
        ),
        pytest.param("Ann 5 Bo 15 Cy 3", [("/last_trick/1/card", "not_in_pack")], id="not in this pack"),
        pytest.param("Ann 5 Bo joker Cy 3", [("/last_trick/1/card", "not_in_pack")], id="no jokers here"),
        pytest.param("Ann 5 Bo 9X Cy 3", [("/last_trick/1/card", "card_must_be_readable")], id="no card"),
        pytest.param("Ann KS Bo KS Cy 3", [("/last_trick/1/card", "pack_must_hold_the_cards")], id="one K♠"),
        pytest.param(
            "Ann 99 Gus 9 Ann 3",
            [
                ("/last_trick/0/card", "card_must_be_readable"),
                ("/last_trick/1/player", "player_must_be_known"),
            ],
            id="several at once",
        ),
    ],
)
def test_a_last_trick_that_cannot_have_been_is_refused_with_all_that_is_wrong(
    service: Service, game: Game, plays: str, faults: list[tuple[str, str]]
) -> None:
    with service.nothing_stored():
        problem = refused(game.post("/hands", trick(plays)), 422, "rules_must_hold", *faults)
    assert all(error["message"] in problem["detail"] for error in problem["errors"])


def test_a_list_that_runs_the_wrong_way_is_told_so(service: Service) -> None:
    game = service.new_game(names="Ann Bo Cy Di")
    problem = refused(game.post("/hands", trick("Ann 2 Di 3 Cy 4 Bo 5")), 422, "rules_must_hold")
    (error,) = problem["errors"]
    assert "anticlockwise" in error["message"]
    assert error["expected"] == ["p1", "p2", "p3", "p4"]


def test_whoever_is_out_takes_no_part_in_a_hand(service: Service) -> None:
    game = service.new_game("gurka-norway")
    game.hand("Ann K Bo 2 Cy 3")
    game.hand("Ann K Bo 2 Cy 3")
    assert game.statuses() == {"Ann": "out", "Bo": "in", "Cy": "in"}
    with service.nothing_stored():
        faults = [("/last_trick/0/player", "player_must_be_in")]
        problem = refused(game.post("/hands", trick("Ann 5 Bo 2 Cy 3")), 422, "rules_must_hold", *faults)
        assert problem["errors"][0]["expected"] == ["p2", "p3"]
        outcome = {"taker": "Ann", "card": "K", "tied": ["Ann"]}
        faults = [("/outcome/taker", "player_must_be_in"), ("/outcome/tied/0", "player_must_be_in")]
        refused(game.post("/hands", {"outcome": outcome}), 422, "rules_must_hold", *faults)
    game.hand("Bo 2 Cy 3")


def test_a_fifth_king_is_refused(service: Service) -> None:
    game = service.new_game(names="Ann Bo Cy Di Eva")
    with service.nothing_stored():
        response = game.post("/hands", trick("Ann K Bo K Cy K Di K Eva K"))
        problem = refused(
            response, 422, "rules_must_hold", ("/last_trick/4/card", "pack_must_hold_the_cards")
        )
    assert problem["errors"][0]["expected"] == 4


def test_a_card_that_lies_face_up_cannot_be_played(service: Service) -> None:
    game = service.new_game("gurka-iceland")
    game.hand("Ann 9S Bo 5 Cy 7D")
    with service.nothing_stored():
        response = game.post("/hands", trick("Ann 9S Bo 5 Cy 7D"))
        fault = ("/last_trick/0/card", "card_must_not_lie_face_up")
        problem = refused(response, 422, "rules_must_hold", fault)
    assert "Ann" in problem["detail"]
    game.hand("Ann 9H Bo 5 Cy 7D")


def test_a_6_needs_its_suit_where_the_6_of_clubs_matters(service: Service) -> None:
    game = service.new_game("gurka-iceland")
    with service.nothing_stored():
        fault = ("/last_trick/1/card", "suit_must_be_given")
        problem = refused(game.post("/hands", trick("Ann 5 Bo 6 Cy 7")), 422, "rules_must_hold", fault)
        assert "6♣" in problem["detail"]
        short = {"outcome": {"taker": "Bo", "card": "6"}}
        refused(game.post("/hands", short), 422, "rules_must_hold", ("/outcome/card", "suit_must_be_given"))
    game.hand("Ann 5 Bo 6H Cy 7")
    service.new_game().hand("Ann 5 Bo 6 Cy 7")


@pytest.mark.parametrize(
    ("variant", "more", "faults"),
    [
        ("agurk", {"calls": {"kontra": "p1"}}, [("/calls/kontra", "call_must_be_in_rules")]),
        (
            "agurk",
            {"calls": {"rassi": {"p1": {"multiplier": 2}}}},
            [("/calls/rassi", "call_must_be_in_rules")],
        ),
        ("rassi", {"calls": {"kontra": "p1"}}, [("/calls/kontra", "call_must_be_in_rules")]),
        (
            "ogorek-kontra",
            {"calls": {"rassi": {"p1": {"multiplier": 2}}}},
            [("/calls/rassi", "call_must_be_in_rules")],
        ),
        ("ogorek-kontra", {"calls": {"kontra": "Gus"}}, [("/calls/kontra", "player_must_be_known")]),
        (
            "rassi",
            {"calls": {"rassi": {"p1": {"multiplier": 3}}}},
            [("/calls/rassi/p1/multiplier", "multiplier_must_be_1_2_or_4")],
        ),
        ("rassi", {"calls": {"rassi": {"Gus": {}}}}, [("/calls/rassi/Gus", "player_must_be_known")]),
        (
            "rassi",
            {"calls": {"rassi": {"p1": {}, "Ann": {"multiplier": 2}}}},
            [("/calls/rassi/Ann", "player_must_appear_once")],
        ),
        ("agurk", {"exchange": [{"player": "p1", "count": 2}]}, [("/exchange", "exchange_must_be_in_rules")]),
        (
            "rassi",
            {"exchange": [{"player": "p1", "count": 2}, {"player": "Gus", "count": 6}]},
            [("/exchange/1/player", "player_must_be_known")],
        ),
    ],
)
def test_calls_and_exchanges_that_the_rules_do_not_know_are_refused(
    service: Service, variant: str, more: Document, faults: list[tuple[str, str]]
) -> None:
    game = service.new_game(variant)
    with service.nothing_stored():
        refused(game.post("/hands", trick("Ann 5 Bo 9 Cy 3") | more), 422, "rules_must_hold", *faults)


def test_a_path_is_a_json_pointer_even_where_a_name_has_a_slash(service: Service) -> None:
    game = service.new_game("rassi", "a/b c~d e")
    calls = {"rassi": {"a/b": {"multiplier": 3}, "c~d": {"multiplier": 5}}}
    faults = [
        ("/calls/rassi/a~1b/multiplier", "multiplier_must_be_1_2_or_4"),
        ("/calls/rassi/c~0d/multiplier", "multiplier_must_be_1_2_or_4"),
    ]
    refused(game.post("/hands", trick("p1 5 p2 9 p3 3") | {"calls": calls}), 422, "rules_must_hold", *faults)


@pytest.mark.parametrize(
    ("variant", "outcome", "path", "code"),
    [
        ("agurk", {"taker": "Gus", "card": "9"}, "/outcome/taker", "player_must_be_known"),
        ("agurk", {"taker": "p1"}, "/outcome/card", "field_must_be_given"),
        ("agurk", {"taker": "p1", "card": "15"}, "/outcome/card", "not_in_pack"),
        ("agurk", {"taker": "p1", "card": "9", "tied": ["p1"]}, "/outcome/tied/0", "player_must_appear_once"),
        (
            "agurk",
            {"taker": "p1", "card": "9", "tied": ["p2", "Bo"]},
            "/outcome/tied/1",
            "player_must_appear_once",
        ),
        ("agurk", {"taker": "p1", "card": "2"}, "/outcome/tied", "others_must_have_lower_cards"),
        (
            "agurk",
            {"taker": "p1", "card": "9", "doubling_card_played": True},
            "/outcome/doubling_card_played",
            "call_must_be_in_rules",
        ),
        ("norwegian", {"taker": "p1", "card": "9"}, "/outcome/lowest", "lowest_must_be_told"),
        ("norwegian", {"taker": "p1", "card": "9", "lowest": "p1"}, "/outcome/lowest", "lowest_must_be_told"),
        (
            "five-cucumbers",
            {"taker": "p1", "card": "9"},
            "/outcome/doubling_card_played",
            "doubling_must_be_told",
        ),
        (
            "twenty-two",
            {"taker": "p1", "card": "9", "tied": ["p2"], "lowest": "Gus"},
            "/outcome/lowest",
            "player_must_be_known",
        ),
    ],
)
def test_an_outcome_that_cannot_be_or_lacks_something_is_refused(
    service: Service, variant: str, outcome: Document, path: str, code: str
) -> None:
    game = service.new_game(variant)
    with service.nothing_stored():
        refused(game.post("/hands", {"outcome": outcome}), 422, "rules_must_hold", (path, code))


@pytest.mark.parametrize(
    ("body", "path", "code"),
    [
        ({}, "", "hand_must_have_one_form"),
        (trick("p1 5 p2 9 p3 3") | {"outcome": {"taker": "p1", "card": "9"}}, "", "hand_must_have_one_form"),
        ({"last_trick": []}, "/last_trick", "list_must_fit_length"),
        ({"last_trick": None}, "/last_trick", "value_must_not_be_null"),
        ({"last_trick": {}}, "/last_trick", "value_must_be_list"),
        ({"last_trick": [[]]}, "/last_trick/0", "value_must_be_object"),
        ({"last_trick": trick("p1 5 p2 9")["last_trick"] * 31}, "/last_trick", "list_must_fit_length"),
        ({"last_trick": [{"player": "p1"}]}, "/last_trick/0/card", "field_must_be_given"),
        ({"last_trick": [{"player": "p1", "card": 5}]}, "/last_trick/0/card", "value_must_be_text"),
        ({"last_trick": [{"player": 1, "card": "5"}]}, "/last_trick/0/player", "value_must_be_text"),
        ({"last_trick": [{"player": "p1", "card": "5" * 11}]}, "/last_trick/0/card", "text_must_fit_length"),
        ({"outcome": None}, "/outcome", "value_must_not_be_null"),
        ({"outcome": {"card": "9"}}, "/outcome/taker", "field_must_be_given"),
        (trick("p1 5 p2 9 p3 3") | {"calls": None}, "/calls", "value_must_not_be_null"),
        (trick("p1 5 p2 9 p3 3") | {"calls": {"contra": "p1"}}, "/calls/contra", "field_must_be_known"),
        (trick("p1 5 p2 9 p3 3") | {"number": 0}, "/number", "number_must_be_in_range"),
        (trick("p1 5 p2 9 p3 3") | {"number": "1"}, "/number", "value_must_be_whole_number"),
        (trick("p1 5 p2 9 p3 3") | {"number": True}, "/number", "value_must_be_whole_number"),
        (trick("p1 5 p2 9 p3 3") | {"number": 2**53}, "/number", "number_must_be_in_range"),
        (
            trick("p1 5 p2 9 p3 3") | {"exchange": [{"player": "p1", "count": 61}]},
            "/exchange/0/count",
            "number_must_be_in_range",
        ),
    ],
)
def test_a_hand_that_is_described_wrongly_is_refused_at_that_place(
    service: Service, game: Game, body: Document, path: str, code: str
) -> None:
    with service.nothing_stored():
        refused(game.post("/hands", body), 422, "request_must_fit", (path, code))


def test_a_misspelt_field_is_guessed(game: Game) -> None:
    problem = refused(game.post("/hands", {"last_trick": MISSPELT}), 422, "request_must_fit")
    (guess,) = [error for error in problem["errors"] if error["path"] == "/last_trick/0/crad"]
    assert "card" in guess["message"]


# The number of a hand.


def test_the_second_phone_with_the_same_hand_is_shown_the_one_that_is_there(
    service: Service, game: Game
) -> None:
    there = game.hand("Ann 5 Bo 9 Cy 3", number=1)["hand"]
    with service.nothing_stored():
        problem = refused(
            game.post("/hands", {"number": 1} | trick("Ann 5 Bo 10 Cy 3")), 409, "number_must_be_next"
        )
    assert problem["hand"] == there
    assert problem["next_number"] == 2


def test_a_hand_cannot_come_before_its_turn(service: Service, game: Game) -> None:
    with service.nothing_stored():
        problem = refused(
            game.post("/hands", {"number": 2} | trick("Ann 5 Bo 9 Cy 3")), 409, "number_must_be_next"
        )
    assert problem["hand"] is None
    assert problem["next_number"] == 1
    huge = refused(
        game.post("/hands", {"number": 2**53 - 1} | trick("p1 5 p2 9 p3 3")), 409, "number_must_be_next"
    )
    assert huge["hand"] is None


def test_without_a_number_a_hand_is_simply_the_next(game: Game) -> None:
    numbers = [game.hand("Ann 3 Bo 5 Cy 2")["hand"]["number"] for _ in range(3)]
    assert numbers == [1, 2, 3]


# Reading the score sheet.


@pytest.mark.parametrize("number", ["0", "2", "999999", "9007199254740993", "9" * 19, "9" * 20, "9" * 40])
def test_a_hand_that_is_not_there_is_not_found(game: Game, number: str) -> None:
    game.hand("Ann 5 Bo 9 Cy 3")
    assert game.get(f"/hands/{number}").status_code == 404
    assert game.put(f"/hands/{number}", trick("p1 5 p2 9 p3 3")).status_code == 404
    assert game.delete(f"/hands/{number}").status_code == 404


@pytest.mark.parametrize("number", ["-1", "x", "1.0", "%00", "+1", "1%20", "9" * 5000])
def test_what_is_no_number_is_no_address(game: Game, number: str) -> None:
    game.hand("Ann 5 Bo 9 Cy 3")
    refused(game.get(f"/hands/{number}"), 404, "address_must_exist")


@pytest.fixture
def long_game(service: Service) -> Game:
    """A game of twelve hands with other acts between them."""
    game = service.new_game(house_rules={"limit": {"points": 1000}})
    for number in range(1, 13):
        game.hand("Ann 5 Bo 9 Cy 3", number=number)
        if number % 4 == 0:
            game.act("/adjustments", player="Cy", points=1, reason=f"After {number}")
    return game


@pytest.mark.parametrize("limit", [1, 5, 6, 11, 12, 13])
def test_the_score_sheet_can_be_walked_page_by_page(service: Service, long_game: Game, limit: int) -> None:
    hands = walked(service, f"{long_game.path}/hands", limit=limit)
    assert ids(hands, "number") == list(range(1, 13))


@pytest.mark.parametrize("limit", [1, 4, 15, 16])
def test_all_acts_can_be_walked_page_by_page(service: Service, long_game: Game, limit: int) -> None:
    acts = walked(service, f"{long_game.path}/hands?all_acts=true", limit=limit)
    assert ids(acts, "event") == list(range(2, 17))
    assert ids(acts, "kind").count("adjustment") == 3


@pytest.mark.parametrize("limit", [1, 7, 16, 17])
def test_the_log_can_be_walked_page_by_page(service: Service, long_game: Game, limit: int) -> None:
    events = walked(service, f"{long_game.path}/events", limit=limit)
    assert ids(events, "number") == list(range(1, 17))


def test_the_lines_of_a_player_add_up_to_the_score(long_game: Game) -> None:
    acts = long_game.read("/hands?all_acts=true&limit=200")["items"]
    for player in long_game.read()["players"]:
        lines = [line for act in acts for line in act["lines"] if line["player"] == player["id"]]
        assert sum(line["points"] for line in lines) == player["score"]
        assert acts[-1]["scores"][player["id"]] == player["score"]


@pytest.mark.parametrize(
    ("path", "at"),
    [
        ("/hands?limit=0", "/query/limit"),
        ("/hands?limit=201", "/query/limit"),
        ("/hands?after=x", "/query/after"),
        ("/hands?after=dGFndXJr", "/query/after"),
        ("/hands?all_acts=yes", "/query/all_acts"),
        ("/hands?preview=x", "/query/preview"),
        ("/events?limit=x", "/query/limit"),
        ("/events?all_acts=true", "/query/all_acts"),
        ("/tokens?limit=x", "/query/limit"),
        ("/tokens?after=bjE", "/query/after"),
    ],
)
def test_a_page_that_cannot_be_is_refused(game: Game, path: str, at: str) -> None:
    problem = refused(game.get(path), 422, "request_must_fit")
    assert ids(problem["errors"], "path") == [at]
