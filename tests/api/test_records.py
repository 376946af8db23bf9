from __future__ import annotations

from typing import Any

import pytest

from referee.families.protocol import EDITION
from tests.api.service import Document, Game, Service, answered, created, ids, refused

NEW_MEMBERS = {"id", "rematch", "updated_at"}


def a_record() -> Document:
    """A small record in which everything is told that a record can tell."""
    return {
        "format": "referee-record/1",
        "game": {
            "variant": "gurka-norway",
            "house_rules": {},
            "rules": {"limit": {"points": 21, "falls": ["eliminate"]}, "players": {"min": 2, "max": 7}},
            "players": ["Ann", "Bo", "Cy"],
            "dealer": "p3",
            "leader": None,
            "stake": {"amount": 500, "currency": "NOK"},
            "title": "Friday",
            "created_at": "2026-11-20T19:30:00.000Z",
        },
        "events": [
            event(2, "hand", {"last_trick": plays("p1 4 p2 J p3 5"), "calls": {}}),
            event(3, "adjustment", {"player": "p1", "points": 2, "reason": "Late"}),
            event(4, "hand", {"outcome": {"taker": "p3", "card": "9", "tied": []}}),
            event(
                5, "amended", {"event": 2, "act": {"last_trick": plays("p1 4 p2 Q p3 5")}, "take_back": []}
            ),
            event(6, "taken_back", {"events": [3]}),
            event(7, "join", {"name": "Di"}),
            event(8, "dealer", {"player": "p1"}),
            event(9, "withdrawal", {"player": "p4"}),
            event(10, "end", {"reason": "agreed"}),
            event(11, "rematch", {}),
        ],
        "status": "finished",
        "scores": {"p1": 0, "p2": 12, "p3": 9, "p4": 12},
    }


def plays(text: str) -> list[Document]:
    words = text.split()
    return [{"player": who, "card": card} for who, card in zip(words[::2], words[1::2], strict=True)]


def event(number: int, kind: str, body: Document) -> Document:
    return {
        "number": number,
        "kind": kind,
        "at": f"2026-11-20T19:{30 + number}:00.000Z",
        "by": "x",
        "body": body,
    }


def eventful(service: Service) -> Game:
    """A game with one event of every kind."""
    stake = {"amount": 100, "currency": "SEK"}
    house = {"limit": {"points": 20}}
    game = service.new_game(
        "gurka", "Ann Bo Cy Di", stake=stake, title="Lördag", house_rules=house, dealer="Bo"
    )
    game.hand("Cy 3 Di 4 Ann K Bo 2")
    answered(game.put("/hands/1", {"outcome": {"taker": "Ann", "card": "A"}}))
    game.act("/adjustments", player="Ann", points=6, reason="Late")
    game.act("/buy-ins", player="Ann")
    game.act("/players", name="Eva")
    game.act("/dealer", player="Eva")
    game.act("/withdrawals", player="Bo")
    game.hand("Ann 4 Cy 2 Di 3 Eva 4", number=2)
    game.hand("Ann 4 Cy 2 Di 3 Eva 2", number=3)
    answered(game.delete("/hands/3"))
    game.act("/end", reason="agreed")
    created(game.post("/rematch"))
    return game


def test_a_record_is_the_whole_game_as_one_document(service: Service) -> None:
    game = eventful(service)
    record = game.read("/record")
    assert set(record) == {"format", "game", "events", "status", "scores"}
    assert record["format"] == "referee-record/1"
    opening = {
        "variant",
        "house_rules",
        "rules",
        "players",
        "dealer",
        "leader",
        "stake",
        "title",
        "created_at",
    }
    assert set(record["game"]) >= opening
    assert record["game"]["players"] == ["Ann", "Bo", "Cy", "Di"]
    assert ids(record["events"], "number") == list(range(2, 14))
    assert ids(record["events"], "kind") == game.log()[1:]
    assert record["status"] == "finished"
    assert record["scores"] == {player["id"]: player["score"] for player in game.read()["players"]}
    assert game.id not in game.get("/record").get_data(as_text=True)


def test_a_record_that_is_taken_in_is_the_game_it_was_made_of(service: Service) -> None:
    game = eventful(service)
    record = game.read("/record")
    response = service.post("/v1/records", record)
    made = created(response)
    taken = Game(service, made)
    assert taken.id != game.id
    assert taken.token != game.token
    assert response.headers["Location"] == taken.path
    assert response.headers["ETag"] == f'"{made["version"]}"'
    assert taken.read("/record") == record
    there, here = taken.read(), game.read()
    assert there["version"] == here["version"]
    assert {name: there[name] for name in there if name not in NEW_MEMBERS} == {
        name: here[name] for name in here if name not in NEW_MEMBERS
    }
    assert taken.read("/hands?all_acts=true") == game.read("/hands?all_acts=true")
    assert taken.read("/hands/2") == game.read("/hands/2")


def test_a_game_that_was_taken_in_goes_on_and_can_be_corrected(service: Service) -> None:
    game = service.new_game()
    game.hand("Ann 5 Bo 9 Cy 3")
    game.hand("Ann 5 Bo 2 Cy 3")
    taken = Game(service, created(service.post("/v1/records", game.read("/record"))))
    for table in (game, taken):
        table.hand("Ann 2 Bo 3 Cy 5", number=3)
        answered(table.put("/hands/1", {"outcome": {"taker": "Bo", "card": "10"}}))
        answered(table.delete("/hands/2"))
    assert taken.scores() == game.scores()
    assert taken.log() == game.log()


@pytest.mark.parametrize(
    "variant", ["five-cucumbers", "twenty-two", "gurka-iceland", "rassi", "concombre", "kurko"]
)
def test_records_of_other_variants_make_the_round_too(service: Service, variant: str) -> None:
    game = service.new_game(variant)
    suit = "" if variant == "five-cucumbers" else "H"
    calls = {"calls": {"rassi": {"p1": {"free": True, "multiplier": 2}}}} if variant == "rassi" else {}
    game.hand(f"Ann 9{suit} Bo 3{suit} Cy 7{suit}", **calls)
    record = game.read("/record")
    taken = Game(service, created(service.post("/v1/records", record)))
    assert taken.read("/record") == record
    assert taken.read()["next"] == game.read()["next"]


def test_a_record_may_leave_out_what_has_a_default(service: Service) -> None:
    record = a_record()
    for name in ("house_rules", "leader", "dealer", "stake", "title"):
        del record["game"][name]
    for told in record["events"]:
        del told["by"]
    game = Game(service, created(service.post("/v1/records", record)))
    whole = game.read("/record")
    assert whole["game"]["rules"]["deal"]["cards"] == 7
    assert created(service.post("/v1/records", whole))["players"] == game.read()["players"]


def test_a_record_from_elsewhere_may_give_times_with_any_offset(service: Service) -> None:
    record = a_record()
    record["game"]["created_at"] = "2026-11-20T20:30:00+01:00"
    game = created(service.post("/v1/records", record))
    assert game["created_at"] == "2026-11-20T19:30:00.000Z"


# What is refused.


def changed(record: Document, path: str, value: Any) -> Document:
    """The record with another value at a place, such as `/events/0/number`."""
    *steps, last = path.split("/")[1:]
    inner: Any = record
    for step in steps:
        inner = inner[int(step)] if isinstance(inner, list) else inner[step]
    inner[int(last) if isinstance(inner, list) else last] = value
    return record


@pytest.mark.parametrize(
    ("path", "value", "code"),
    [
        ("/scores/p2", 11, "record_must_replay"),
        ("/scores/p4", None, "value_must_not_be_null"),
        ("/status", "playing", "record_must_replay"),
        ("/status", "abandoned", "record_must_replay"),
        ("/events/0/number", 3, "record_must_replay"),
        ("/events/9/number", 12, "record_must_replay"),
        ("/events/1/number", 1, "number_must_be_in_range"),
        ("/format", "referee-record/2", "value_must_be_one_of"),
        ("/events/0/kind", "hnad", "value_must_be_one_of"),
        ("/events/0/at", "2026-11-20", "value_must_be_time"),
        ("/events/0/at", "2026-11-20T19:30:00", "value_must_be_time"),
        ("/events/0/at", "0001-01-01T00:00:00+14:00", "value_must_be_time"),
        ("/events/0/at", "9999-12-31T23:59:59Z", "value_must_be_time"),
        ("/game/created_at", "9999-12-31T19:30:00Z", "value_must_be_time"),
        ("/game/created_at", "1899-12-31T23:59:59Z", "value_must_be_time"),
        ("/game/created_at", "2200-01-01T00:00:00+14:00", "value_must_be_time"),
        ("/events/0/body/last_trick/0/card", 5, "value_must_be_text"),
        ("/events/1/body/points", "2", "value_must_be_whole_number"),
        ("/events/1/body/pionts", 2, "field_must_be_known"),
        ("/events/3/body/act/last_trick/0/card", 5, "value_must_be_text"),
        ("/events/3/body/event", 1, "number_must_be_in_range"),
        ("/events/4/body/events", [], "list_must_fit_length"),
        ("/events/8/body/reason", "tired", "value_must_be_one_of"),
        ("/events/9/body/game", "x", "field_must_be_known"),
        ("/game/rules/limit/pionts", 5, "option_must_exist"),
        ("/game/rules/limit/exactly", "x", "value_must_be_one_of"),
        ("/game/stake/amount", 0, "number_must_be_in_range"),
        ("/game/players", [], "list_must_fit_length"),
    ],
)
def test_a_record_that_was_tampered_with_is_refused_at_that_place(
    service: Service, path: str, value: object, code: str
) -> None:
    with service.nothing_stored():
        response = service.post("/v1/records", changed(a_record(), path, value))
    problem: Document = response.get_json()
    assert response.status_code == 422
    assert (path, code) in [(error["path"], error["code"]) for error in problem["errors"]]


@pytest.mark.parametrize(
    ("path", "value"),
    [
        ("/events/3/body/act/last_trick", plays("p1 4 p3 Q p2 5")),
        ("/events/3/body/act/last_trick", plays("p1 4 p2 Q")),
        ("/events/3/body/act/last_trick/1/card", "15"),
        ("/events/2/body/outcome/taker", "p4"),
        ("/events/3/body/event", 99),
        ("/events/3/body/event", 5),
        ("/events/4/body/events", [3, 3, 99]),
        ("/events/6/body/player", "p4x"),
        ("/events/7/body/player", "nobody"),
        ("/game/players", ["Ann"]),
        ("/game/players", ["Ann"] * 8),
        ("/game/dealer", "p9"),
        ("/game/leader", "p1"),
        ("/events/9", event(11, "hand", {"last_trick": plays("p1 4 p2 J p3 5")})),
        ("/events/3/body/take_back", [2]),
        ("/events/3/body/take_back", [4, 999]),
        ("/events/8/kind", "rematch"),
    ],
)
def test_a_record_that_does_not_replay_is_refused(service: Service, path: str, value: object) -> None:
    with service.nothing_stored():
        response = service.post("/v1/records", changed(a_record(), path, value))
    assert response.status_code == 422
    places = ids(response.get_json()["errors"], "path")
    assert places
    assert all(place.startswith(("/events", "/game", "/scores", "/status")) for place in places)


def test_an_act_that_does_not_fit_is_named(service: Service) -> None:
    record = changed(a_record(), "/events/2/body/outcome/card", "15")
    problem = refused(service.post("/v1/records", record), 422, "rules_must_hold")
    assert {error["path"] for error in problem["errors"]} == {
        "/events/2/body",
        "/events/2/body/outcome/card",
    }


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("\ud800", 1),
        ("a\u0000b", 1),
        ("x" * 10_000, 1),
        ("deep", [[[[[[[[[[[[1]]]]]]]]]]]]),
        ("wide", [0] * 100_000),
    ],
    ids=["surrogate", "control", "long", "deep", "wide"],
)
@pytest.mark.parametrize("place", ["/events/0/body/", "/events/3/body/act/", "/events/1/body/"])
def test_what_no_event_of_the_kind_tells_is_refused_however_it_looks(
    service: Service, place: str, name: str, value: object
) -> None:
    with service.nothing_stored():
        response = service.post("/v1/records", changed(a_record(), place + name, value))
        problem = refused(response, 422, "request_must_fit")
    assert ids(problem["errors"], "code") == ["field_must_be_known"]


def test_an_event_is_of_its_kind_whatever_its_body_says(service: Service) -> None:
    record = changed(a_record(), "/events/2/body/kind", {"deep": [[[[[[[[[1]]]]]]]]]})
    record = changed(changed(record, "/events/1/body/kind", "nothing"), "/events/3/body/act/kind", 5)
    game = Game(service, created(service.post("/v1/records", record)))
    events = game.read("/record")["events"]
    assert [event["body"].get("kind", event["kind"]) for event in events] == ids(events, "kind")
    assert events[3]["body"]["act"]["kind"] == "hand"


def test_scores_of_players_who_are_not_there_are_refused(service: Service) -> None:
    record = a_record()
    record["scores"]["p9"] = 4
    with service.nothing_stored():
        refused(
            service.post("/v1/records", record), 422, "rules_must_hold", ("/scores/p9", "record_must_replay")
        )


@pytest.mark.parametrize("name", ["format", "game", "events", "status", "scores"])
def test_a_record_has_all_its_parts(service: Service, name: str) -> None:
    record = a_record()
    del record[name]
    with service.nothing_stored():
        response = service.post("/v1/records", record)
        refused(response, 422, "request_must_fit", (f"/{name}", "field_must_be_given"))


def test_a_record_of_a_variant_that_nobody_knows_is_refused(service: Service) -> None:
    with service.nothing_stored():
        response = service.post("/v1/records", changed(a_record(), "/game/variant", "bridge"))
    assert response.status_code in {404, 422}


def test_a_record_keeps_the_rules_the_game_was_played_under(service: Service) -> None:
    record = service.new_game(house_rules={"limit": {"points": 99}}).read("/record")
    game = Game(service, created(service.post("/v1/records", record)))
    game.act("/adjustments", player="p1", points=98, reason="Nearly")
    assert game.read()["players"][0]["falls"] == 0


def test_a_game_goes_by_the_reading_of_the_rules_it_began_with(service: Service) -> None:
    """In games of the first edition whoever was announced to deal does, though somebody sat down before."""
    rummy = service.new_game("rummy")
    rummy.act("/hands", out="p1", deadwood={"p2": 5, "p3": 5})
    rummy.act("/players", name="Di")
    rummy.act("/hands", out="p1", deadwood={"p2": 5, "p3": 5, "p4": 5})
    record = rummy.read("/record")
    assert (record["game"]["edition"], rummy.read("/hands/2")["dealer"]) == (EDITION, "p4")
    taken = Game(service, created(service.post("/v1/records", record)))
    assert taken.read("/record")["game"]["edition"] == EDITION
    assert taken.read("/hands/2") | {"event": 0} == rummy.read("/hands/2") | {"event": 0}

    unknown = changed(record, "/game/edition", EDITION + 1)
    fault = ("/game/edition", "number_must_be_in_range")
    refused(service.post("/v1/records", unknown), 422, "request_must_fit", fault)
    del record["game"]["edition"]
    before = Game(service, created(service.post("/v1/records", record)))
    assert "edition" not in before.read("/record")["game"]
    assert before.read("/hands/2")["dealer"] == "p1"
    before.act("/end", reason="agreed")
    again = Game(service, created(before.post("/rematch")))
    assert again.read("/record")["game"]["edition"] == EDITION


def test_rules_that_are_refused_today_go_on_where_an_earlier_release_took_them(service: Service) -> None:
    """It took pictures that the pack has not, which then nobody can be left with."""
    foreign = {"stakes": {"falls": {"pictures": ["joker"]}}}
    body = {"variant": "rokkar", "house_rules": foreign, "players": ["Ann", "Bo", "Cy", "Di"]}
    fault = ("/house_rules/stakes/falls/pictures/0", "options_must_fit_together")
    refused(service.post("/v1/games", body), 422, "rules_must_hold", fault)
    game = service.new_game("rokkar", "Ann Bo Cy Di", stake={"amount": 100, "currency": "NOK"})
    record = changed(game.read("/record"), "/game/house_rules", foreign)
    record["game"]["rules"]["stakes"]["falls"]["pictures"] = ["joker"]
    taken = Game(service, created(service.post("/v1/records", record)))
    created(taken.post("/hands", {"outcome": {"taker": "p2", "card": "9"}}))
    assert taken.read("/rules")["rules"]["stakes"]["falls"]["pictures"] == ["joker"]
    again = Game(service, created(service.post("/v1/records", taken.read("/record"))))
    again.act("/end", reason="agreed")
    created(again.post("/rematch"))
    assert service.findings() == []


def test_a_long_record_is_taken_in_without_holding_everybody_up(service: Service) -> None:
    hands = [event(2, "hand", {"outcome": {"taker": "p1", "card": "2", "tied": ["p2"]}})]
    events = [told | {"number": number} for number in range(2, 1502) for told in hands]
    amended = {"event": 2, "act": {"outcome": {"taker": "p1", "card": "2", "tied": ["p2"]}}, "take_back": []}
    events += [
        event(3, "amended", amended) | {"number": number, "at": events[0]["at"]}
        for number in range(1502, 3002)
    ]
    record = a_record() | {"events": events, "status": "playing", "scores": {"p1": 3000, "p2": 0}}
    record["game"] |= {"players": ["Ann", "Bo"], "dealer": None}
    record["game"]["rules"]["limit"]["points"] = 10_000
    game = Game(service, created(service.post("/v1/records", record)))
    assert game.read()["version"] == 3001
    assert len(game.read("/hands?limit=200")["items"]) == 200
