from __future__ import annotations

import re

import pytest

from tests.api.service import Document, Game, Service, answered, created, ids, refused, trick
from tests.api.test_rules import VARIANTS

NEW: Document = {"variant": "agurk", "players": [{"name": "Ann"}, {"name": "Bo"}, {"name": "Cy"}]}


def test_a_new_game_is_answered_as_it_stands_with_the_token_to_score_it(service: Service) -> None:
    stake = {"amount": 500, "currency": "DKK"}
    response = service.post("/v1/games", NEW | {"dealer": "p3", "stake": stake, "title": "Friday"})
    game = created(response)
    assert response.headers["Location"] == f"/v1/games/{game['id']}"
    assert response.headers["ETag"] == '"1"'
    assert re.fullmatch(r"[0-9A-Za-z]{22}", game["id"])
    assert re.fullmatch(r"score_[0-9A-Za-z]{36}", game["scorer_token"])
    player = {"score": 0, "falls": 0, "status": "in", "withdrawn": False, "kept_cards": [], "hands_lost": 0}
    expected = {
        "title": "Friday",
        "family": "cucumber",
        "variant": "agurk",
        "house_rules": {},
        "status": "playing",
        "visibility": "link",
        "version": 1,
        "names": {"p1": "Ann", "p2": "Bo", "p3": "Cy"},
        "sides": [{"id": player, "players": [player], "score": 0} for player in ("p1", "p2", "p3")],
        "players": [
            {"id": f"p{seat}", "name": name, "seat": seat, "buy_ins": 0, "may_buy_in": False, "member": None}
            | {"side": f"p{seat}", "seat_before": None, "look": None}
            | player
            for seat, name in enumerate(("Ann", "Bo", "Cy"), 1)
        ],
        "next": {
            "number": 1,
            "dealer": "p3",
            "dealer_drawn_by": [],
            "leader": "p1",
            "cards_each": 7,
            "packs": 1,
            "stock": 31,
        },
        "stake": stake,
        "result": None,
        "rematch": None,
        "created_at": "2026-11-20T19:30:00.002Z",
    }
    assert {name: game[name] for name in expected} == expected
    assert game["updated_at"] == game["created_at"]


def test_a_game_has_every_member_the_document_knows(service: Service, game: Game) -> None:
    known = set(service.documented.document["components"]["schemas"]["Game"]["properties"])
    assert set(game.read()) == known


def test_the_token_is_shown_once_and_never_again(service: Service, game: Game) -> None:
    for path in ("", "/events", "/record", "/tokens"):
        assert game.token not in game.get(path).get_data(as_text=True)
    assert "scorer_token" not in game.read()


def test_a_game_reads_as_it_was_answered(service: Service) -> None:
    response = service.post("/v1/games", NEW)
    game = created(response)
    del game["scorer_token"]
    assert answered(service.get(response.headers["Location"])) == game


@pytest.mark.parametrize("variant", VARIANTS)
def test_each_variant_can_be_begun_with_as_few_and_as_many_players_as_it_is_for(
    service: Service, variant: str
) -> None:
    least, most = VARIANTS[variant]
    for count in (least, most):
        game = service.new_game(variant, " ".join(f"Player-{at}" for at in range(count))).read()
        assert len(game["players"]) == count
        assert game["next"]["number"] == 1
    for count in (least - 1, most + 1):
        names = [{"name": f"Player-{at}"} for at in range(count)]
        with service.nothing_stored():
            response = service.post("/v1/games", {"variant": variant, "players": names})
        refused(response, 422, "rules_must_hold", ("/players", "players_must_be_in_range"))


def test_the_last_seat_deals_first_unless_somebody_is_named(service: Service) -> None:
    assert service.new_game().read()["next"]["dealer"] == "p3"
    for said in ("p2", "Bo", " bo "):
        coming = service.new_game(dealer=said).read()["next"]
        assert (coming["dealer"], coming["leader"]) == ("p2", "p3")


def test_where_nobody_deals_the_first_leader_is_named(service: Service) -> None:
    assert service.new_game("five-cucumbers").read()["next"]["leader"] == "p1"
    coming = service.new_game("five-cucumbers", leader="Cy").read()["next"]
    assert (coming["dealer"], coming["leader"]) == (None, "p3")


def test_house_rules_belong_to_the_game(service: Service) -> None:
    house = {"limit": {"points": 30}}
    game = service.new_game(house_rules=house)
    assert game.read()["house_rules"] == house
    assert game.read("/record")["game"]["rules"]["limit"]["points"] == 30
    game.act("/adjustments", player="p1", points=29, reason="Nearly")
    assert game.read()["players"][0]["falls"] == 0


def test_names_lose_the_spaces_around_them(service: Service) -> None:
    players = [{"name": " Ann  "}, {"name": "Old Bo"}]
    game = created(service.post("/v1/games", {"variant": "agurk", "players": players}))
    assert ids(game["players"], "name") == ["Ann", "Old Bo"]


@pytest.mark.parametrize("name", ["Æøå", "李小龍", "👩‍👩‍👧", "x" * 60, 'O\'Hara \\ "q"', "<b>"])
def test_any_printable_name_is_kept_as_it_is(service: Service, name: str) -> None:
    players = [{"name": name}, {"name": "Bo"}]
    game = Game(service, created(service.post("/v1/games", {"variant": "agurk", "players": players})))
    assert game.read()["players"][0]["name"] == name
    game.post("/hands", {"outcome": {"taker": name, "card": "9"}})
    assert game.scores() == {name: 9, "Bo": 0}


@pytest.mark.parametrize(
    ("change", "path", "code"),
    [
        ({"players": []}, "/players", "list_must_fit_length"),
        ({"players": [{"name": "x"}] * 61}, "/players", "list_must_fit_length"),
        ({"players": None}, "/players", "value_must_not_be_null"),
        ({"players": {}}, "/players", "value_must_be_list"),
        ({"players": [{"name": "Ann"}, 7]}, "/players/1", "value_must_be_object"),
        ({"players": [{"name": "Ann"}, {}]}, "/players/1/name", "field_must_be_given"),
        ({"players": [{"name": "Ann"}, {"name": ""}]}, "/players/1/name", "text_must_fit_length"),
        ({"players": [{"name": "Ann"}, {"name": " \t"}]}, "/players/1/name", None),
        ({"players": [{"name": "Ann"}, {"name": "   "}]}, "/players/1/name", "text_must_not_be_blank"),
        ({"players": [{"name": "x" * 61}, {"name": "B"}]}, "/players/0/name", "text_must_fit_length"),
        ({"players": [{"name": "A\u0000"}, {"name": "B"}]}, "/players/0/name", "text_must_be_printable"),
        ({"players": [{"name": "A\ud800"}, {"name": "B"}]}, "/players/0/name", "text_must_be_printable"),
        ({"players": [{"name": "A", "seat": 1}, {"name": "B"}]}, "/players/0/seat", "field_must_be_known"),
        ({"variant": 5}, "/variant", "value_must_be_text"),
        ({"variant": ""}, "/variant", "text_must_fit_length"),
        ({"house_rules": []}, "/house_rules", "value_must_be_object"),
        ({"house_rules": None}, "/house_rules", "value_must_not_be_null"),
        ({"titel": "x"}, "/titel", "field_must_be_known"),
        ({"title": "x" * 201}, "/title", "text_must_fit_length"),
        ({"title": "a\nb"}, "/title", "text_must_be_printable"),
        ({"visibility": "secret"}, "/visibility", "value_must_be_one_of"),
        ({"stake": 500}, "/stake", "value_must_be_object"),
        ({"stake": {"amount": 5}}, "/stake/currency", "field_must_be_given"),
        ({"stake": {"amount": 0, "currency": "DKK"}}, "/stake/amount", "number_must_be_in_range"),
        ({"stake": {"amount": -5, "currency": "DKK"}}, "/stake/amount", "number_must_be_in_range"),
        ({"stake": {"amount": 10**12 + 1, "currency": "DKK"}}, "/stake/amount", "number_must_be_in_range"),
        ({"stake": {"amount": 4.5, "currency": "DKK"}}, "/stake/amount", "value_must_be_whole_number"),
        ({"stake": {"amount": "500", "currency": "DKK"}}, "/stake/amount", "value_must_be_whole_number"),
        ({"stake": {"amount": 5, "currency": "XYZ"}}, "/stake/currency", "currency_must_exist"),
        ({"stake": {"amount": 5, "currency": "kr"}}, "/stake/currency", "currency_must_exist"),
        ({"dealer": 3}, "/dealer", "value_must_be_text"),
        ({"dealer": ""}, "/dealer", "text_must_fit_length"),
    ],
)
def test_a_game_that_is_described_wrongly_is_refused_at_that_place(
    service: Service, change: Document, path: str, code: str | None
) -> None:
    with service.nothing_stored():
        response = service.post("/v1/games", NEW | change)
    problem = refused(response, 422, "request_must_fit")
    assert ids(problem["errors"], "path") == [path]
    if code is not None:
        assert ids(problem["errors"], "code") == [code]


@pytest.mark.parametrize(
    ("change", "path", "code"),
    [
        ({"dealer": "Gus"}, "/dealer", "player_must_be_known"),
        ({"dealer": "p4"}, "/dealer", "player_must_be_known"),
        ({"dealer": "p0"}, "/dealer", "player_must_be_known"),
        ({"leader": "p1"}, "/leader", "leader_must_follow_from_the_dealer"),
        ({"variant": "five-cucumbers", "dealer": "p1"}, "/dealer", "somebody_must_deal"),
        ({"variant": "five-cucumbers", "leader": "Gus"}, "/leader", "player_must_be_known"),
        ({"house_rules": {"deal": {"cards": 18}}}, "/house_rules/deal/cards", "first_hand_must_fit_the_pack"),
        (
            {"house_rules": {"limit": {"points": None}}},
            "/house_rules/limit/points",
            "options_must_fit_together",
        ),
    ],
)
def test_a_game_that_cannot_begin_so_is_refused(
    service: Service, change: Document, path: str, code: str
) -> None:
    with service.nothing_stored():
        problem = refused(service.post("/v1/games", NEW | change), 422, "rules_must_hold")
    assert (path, code) in [(error["path"], error["code"]) for error in problem["errors"]]


def test_a_game_of_a_variant_that_nobody_knows_is_refused(service: Service) -> None:
    with service.nothing_stored():
        response = service.post("/v1/games", NEW | {"variant": "bridge"})
        refused(response, 422, "rules_must_hold", ("/variant", "variant_must_exist"))


def test_everything_that_is_wrong_with_a_new_game_is_told_at_once(service: Service) -> None:
    body = {"variant": 1, "players": [{"name": ""}, {"nam": "x"}], "stake": {"amount": 0, "currency": "x"}}
    faults = [
        ("/variant", "value_must_be_text"),
        ("/players/0/name", "text_must_fit_length"),
        ("/players/1/name", "field_must_be_given"),
        ("/players/1/nam", "field_must_be_known"),
        ("/stake/amount", "number_must_be_in_range"),
        ("/stake/currency", "currency_must_exist"),
    ]
    with service.nothing_stored():
        response = service.post("/v1/games", body)
    problem = refused(response, 422, "request_must_fit")
    assert {(error["path"], error["code"]) for error in problem["errors"]} >= set(faults)


def test_a_game_that_is_not_there_is_not_found(service: Service, game: Game) -> None:
    for path in ("", "/hands", "/hands/1", "/events", "/record", "/tokens"):
        response = service.get(f"/v1/games/{'x' * 22}{path}", token=game.token)
        refused(response, 404, "game_must_exist")
    for path in ("/hands", "/end", "/rematch", "/tokens", "/players", "/adjustments"):
        body = {
            "/hands": trick("p1 5"),
            "/end": {"reason": "agreed"},
            "/tokens": {"scope": "view", "label": "x"},
            "/players": {"name": "x"},
            "/adjustments": {"player": "p1", "points": 1, "reason": "x"},
        }.get(path)
        refused(service.post(f"/v1/games/nothing{path}", body, token=game.token), 404, "game_must_exist")


@pytest.mark.parametrize("name", ["%00", "%ED%A0%80", "%FF", "x" * 3000, "..", "%2e%2e", "'--", "a%0Ab"])
def test_an_address_of_no_game_is_not_found_however_it_is_written(service: Service, name: str) -> None:
    assert service.get(f"/v1/games/{name}").status_code == 404
    assert service.post(f"/v1/games/{name}/end", {"reason": "agreed"}).status_code in {401, 404}


# How a game ends.


def test_the_last_player_in_wins(service: Service) -> None:
    game = service.new_game("gurka-norway", "Ann Bo Cy")
    game.hand("Ann K Bo 2 Cy 3")
    done = game.hand("Bo 2 Cy 3 Ann K")["game"]
    assert (done["status"], game.statuses()["Ann"]) == ("playing", "out")
    game.hand("Bo 5 Cy K")
    done = game.hand("Bo 5 Cy K")["game"]
    assert done["status"] == "finished"
    assert done["next"] is None
    assert {name: done["result"][name] for name in ("winners", "losers", "ranking")} == {
        "winners": ["p2"],
        "losers": ["p1", "p3"],
        "ranking": [
            {"player": "p2", "side": "p2", "place": 1},
            {"player": "p3", "side": "p3", "place": 2},
            {"player": "p1", "side": "p1", "place": 3},
        ],
    }


def test_a_game_ends_by_agreement_with_whoever_stands_best_as_its_winner(game: Game) -> None:
    game.hand("Ann 5 Bo 9 Cy 3")
    response = game.post("/end", {"reason": "agreed"})
    done = created(response)
    assert done["act"]["kind"] == "end"
    assert done["game"]["status"] == "finished"
    assert done["game"]["result"]["winners"] == ["p1", "p3"]
    assert [place["place"] for place in done["game"]["result"]["ranking"]] == [1, 1, 3]
    assert done["game"]["next"] is None
    assert response.headers["ETag"] == '"3"'


def test_an_abandoned_game_has_no_winner(game: Game) -> None:
    done = game.act("/end", reason="abandoned")["game"]
    assert (done["status"], done["result"], done["next"]) == ("abandoned", None, None)


@pytest.mark.parametrize("reason", ["agreed", "abandoned"])
@pytest.mark.parametrize(
    ("path", "body"),
    [
        ("/hands", trick("Ann 5 Bo 9 Cy 3")),
        ("/buy-ins", {"player": "p1"}),
        ("/dealer", {"player": "p1"}),
        ("/adjustments", {"player": "p1", "points": 1, "reason": "x"}),
        ("/players", {"name": "Di"}),
        ("/withdrawals", {"player": "p1"}),
        ("/end", {"reason": "agreed"}),
    ],
)
def test_nothing_can_be_recorded_after_the_end(
    service: Service, game: Game, reason: str, path: str, body: Document
) -> None:
    game.act("/end", reason=reason)
    with service.nothing_stored():
        refused(game.post(path, body), 409, "game_must_be_going_on", ("", "game_must_be_going_on"))


@pytest.mark.parametrize("reason", ["", "won", None, 1, [], "agreed "])
def test_a_game_ends_for_a_reason_that_is_known(service: Service, game: Game, reason: object) -> None:
    with service.nothing_stored():
        problem = refused(game.post("/end", {"reason": reason}), 422, "request_must_fit")
    assert ids(problem["errors"], "path") == ["/reason"]


# The log.


def test_the_log_tells_what_happened_when_and_with_whose_token(service: Service, game: Game) -> None:
    phone = game.link("score", "Bo's phone")["token"]
    game.hand("Ann 5 Bo 9 Cy 3")
    created(game.post("/adjustments", {"player": "Ann", "points": 3, "reason": "Late"}, token=phone))
    answered(game.put("/hands/1", trick("Ann 5 Bo 10 Cy 3"), token=phone))
    answered(game.delete("/hands/1"))
    events = game.read("/events")["items"]
    assert [(event["number"], event["kind"], event["by"]) for event in events] == [
        (1, "created", "first"),
        (2, "hand", "first"),
        (3, "adjustment", "Bo's phone"),
        (4, "amended", "Bo's phone"),
        (5, "taken_back", "first"),
    ]
    assert all(set(event) == {"number", "kind", "at", "by", "body"} for event in events)
    assert ids(events, "at") == sorted(ids(events, "at"))
    assert events[1]["body"]["last_trick"][1] == {"player": "p2", "card": "9"}
    assert events[3]["body"]["event"] == 2


def test_a_refusal_leaves_no_trace_in_the_log(game: Game) -> None:
    game.post("/hands", trick("Ann 5"))
    game.post("/buy-ins", {"player": "p1"})
    assert game.log() == ["created"]
    assert game.read()["version"] == 1


def test_every_change_is_one_version(game: Game) -> None:
    versions = [game.read()["version"]]
    game.hand("Ann 5 Bo 9 Cy 3")
    versions.append(game.read()["version"])
    game.act("/players", name="Di")
    versions.append(game.read()["version"])
    answered(game.delete("/events/3"))
    versions.append(game.read()["version"])
    assert versions == [1, 2, 3, 4]


def test_times_are_those_of_the_service_in_utc(service: Service, game: Game) -> None:
    service.clock.forward(days=1)
    hand = game.hand("Ann 5 Bo 9 Cy 3")
    assert hand["hand"]["recorded_at"].startswith("2026-11-21T19:30:00.")
    assert hand["hand"]["recorded_at"].endswith("Z")
    assert hand["game"]["updated_at"] == hand["hand"]["recorded_at"]
    assert hand["game"]["created_at"].startswith("2026-11-20")
