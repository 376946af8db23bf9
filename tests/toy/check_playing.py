"""Games of Pebbles over HTTP: recorded, corrected, refused, judged, paid."""

from __future__ import annotations

from typing import Any

import pytest

from referee.families.checking import findings
from referee.families.registry import family_named
from tests.api.service import Document, Game, Service, answered, created, refused

SHORT = {"points": {"t1": 4, "Bo": -3}}
LONG = {"pebbles": {"Ann": 4, "Bo": 0, "Cy": 1, "p4": 0}}
EUR = {"amount": 100, "currency": "EUR"}


def pebbles(service: Service, names: str = "Ann Bo Cy Di", **more: Any) -> Game:
    return service.new_game("pebbles", names, **more)


def sides(game: Game) -> dict[str, int]:
    return {side["id"]: side["score"] for side in game.read()["sides"]}


def balances(game: Game) -> dict[str, int]:
    """What everybody has won so far, and what the pot holds; with the bank that is nothing in all."""
    books = game.read("/pot")
    bank = sum(
        one["amount"] * ((one["to"] == "bank") - (one["from"] == "bank")) for one in books["transfers"]
    )
    found = {one["player"]: one["balance"] for one in books["players"]}
    found |= {"pot": books["balance"]["amount"], "bank": bank}
    assert sum(found.values()) == 0
    return found


def test_the_installed_family_is_as_families_are() -> None:
    assert findings(family_named("pebbles")) == []


def test_its_games_are_called_so_in_the_language_of_the_reader(service: Service) -> None:
    family = next(
        one for one in answered(service.get("/v1/families?lang=da"))["items"] if one["id"] == "pebbles"
    )
    assert (family["name"], family["round"], family["rounds"]) == ("Småsten", "håndfuld", "håndfulde")
    variants = answered(service.get("/v1/variants?family=pebbles&lang=da"))["items"]
    assert [variant["name"] for variant in variants] == ["Småsten", "Småsten mod uret"]
    french = answered(service.get("/v1/variants/pebbles-left?lang=fr"))
    assert (french["name"], french["family_name"]) == ("Left Pebbles", "Pebbles")


def test_paper_charts_and_spreadsheets_have_its_word_for_a_round(service: Service) -> None:
    game = pebbles(service)
    game.act("/adjustments", player="Ann", points=-1, reason="Early")
    game.act("/hands", **SHORT)
    game.act("/adjustments", player="Ann", points=-1, reason="Late")
    page, chart, rows = (sheet_of(game, "da", kind) for kind in ("text/html", "image/svg+xml", "text/csv"))
    assert ">Håndfuld<" in page
    for words in ("1 håndfuld", "Håndfulde 1–1", "Early (før håndfuld 1)", "Late (efter håndfuld 1)"):
        assert words in page
    assert ">håndfulde<" in chart
    assert "efter 1 håndfuld" in chart
    heads, _, played, *_ = rows.splitlines()
    assert heads.split(",")[:3] == ["\ufeffnr.", "håndfuld", "hvad"]
    assert played.split(",")[2] == "håndfuld"
    assert not any("runde" in text.lower() for text in (page, chart, rows))
    assert ">Deal<" in sheet_of(game, "en", "text/html")
    assert "(before the first deal)" in sheet_of(game, "en", "text/html")
    assert "(avant la première donne)" in sheet_of(game, "fr", "text/html")


def sheet_of(game: Game, language: str, kind: str) -> str:
    """The score sheet in a language and a content type."""
    return game.get(f"/score-sheet?lang={language}", headers={"Accept": kind}).get_data(as_text=True)


def test_it_is_listed_with_what_it_takes(service: Service) -> None:
    listed = {one["id"]: one for one in answered(service.get("/v1/families"))["items"]}
    family = listed["pebbles"]
    assert (family["name"], family["round"], family["rounds"]) == ("Pebbles", "deal", "deals")
    assert [(act["kind"], act["path"]) for act in family["acts"]] == [
        ("hand", "hands"),
        ("fine", "fines"),
        ("adjustment", "adjustments"),
        ("end", "end"),
    ]
    game = pebbles(service)
    assert game.read("/rules")["cards"] is None
    deal = family["acts"][0]["schema"]
    assert deal["properties"]["pebbles"]["propertyNames"] == {"type": "string", "format": "player"}
    assert [form["required"] for form in deal["oneOf"]] == [["points"], ["pebbles"]]
    variants = answered(service.get("/v1/variants?family=pebbles"))["items"]
    assert [variant["id"] for variant in variants] == ["pebbles", "pebbles-left"]
    whole = answered(service.get("/v1/variants/pebbles"))
    assert [(claim["kind"], claim["needs"]) for claim in whole["claims"]] == [
        ("worth", ["pebbles", "points"])
    ]


def test_teams_score_together_and_may_fall_below_zero(service: Service) -> None:
    game = pebbles(service)
    first = created(game.post("/hands", SHORT))
    assert first["hand"]["scores"] == {"t1": 4, "t2": -3}
    second = created(game.post("/hands", {"number": 2, **LONG}))
    assert second["hand"]["points"] == {"t1": 5, "t2": -6}
    assert sides(game) == {"t1": 9, "t2": -9}
    assert [player["score"] for player in second["game"]["players"]] == [9, -9, 9, -9]


def test_teams_may_be_named_but_partners_sit_apart(service: Service) -> None:
    body: Document = {"variant": "pebbles", "players": ["Ann", "Bo", "Cy", "Di"]}
    game = created(service.post("/v1/games", {**body, "teams": [["Bo", "Di"], ["Ann", "Cy"]]}))
    assert [side["players"] for side in game["sides"]] == [["p2", "p4"], ["p1", "p3"]]
    neighbours = service.post("/v1/games", {**body, "teams": [["Ann", "Bo"], ["Cy", "Di"]]})
    refused(neighbours, 422, "rules_must_hold", ("/teams", "teams_must_alternate"))


@pytest.mark.parametrize(("variant", "dealers"), [("pebbles", "p1 p2"), ("pebbles-left", "p3 p2")])
def test_the_deal_passes_in_the_direction_of_the_rules(service: Service, variant: str, dealers: str) -> None:
    game = service.new_game(variant, "Ann Bo Cy Di")
    after = [created(game.post("/hands", SHORT | {"points": {"t1": 0, "t2": 0}})) for _ in range(2)]
    assert [one["game"]["next"]["dealer"] for one in after] == dealers.split()


def test_somebody_may_play_alone(service: Service) -> None:
    game = pebbles(service, "Ann", stake=EUR)
    assert game.read()["next"]["dealer"] is None
    won = created(game.post("/hands", {"points": {"p1": 12}}))["game"]
    assert (won["status"], won["result"]["winners"], won["result"]["ranking"]) == ("finished", ["p1"], [])
    assert balances(game) == {"p1": 0, "pot": 0, "bank": 0}


def test_who_ends_alone_before_the_target_has_not_won(service: Service) -> None:
    game = pebbles(service, "Ann", stake=EUR)
    game.act("/hands", points={"p1": 3})
    over = game.act("/end", reason="agreed")["game"]
    assert over["result"]["winners"] == []
    assert balances(game) == {"p1": -100, "pot": 0, "bank": 100}


def test_antes_fines_and_the_pot_balance_at_every_moment(service: Service) -> None:
    game = pebbles(service, stake=EUR)
    game.act("/hands", **SHORT)
    assert balances(game) == {"p1": -100, "p2": -100, "p3": -100, "p4": -100, "pot": 400, "bank": 0}
    game.act("/fines", player="Bo")
    assert balances(game)["bank"] == 200
    assert sides(game) == {"t1": 4, "t2": -4}
    game.act("/hands", points={"t1": 8, "t2": 0})
    assert balances(game) == {"p1": 200, "p2": -400, "p3": 200, "p4": -200, "pot": 0, "bank": 200}


def test_a_correction_reverses_what_it_makes_wrong(service: Service) -> None:
    game = pebbles(service, stake=EUR)
    game.act("/hands", **SHORT)
    fined = game.act("/fines", player="Bo")["act"]["event"]
    game.act("/hands", points={"t1": 8, "t2": 0})
    amended = answered(game.put("/hands/2", {"points": {"t1": 1, "t2": 0}}))
    assert amended["game"]["status"] == "playing"
    assert balances(game) == {"p1": -200, "p2": -400, "p3": -200, "p4": -200, "pot": 800, "bank": 200}
    answered(game.delete(f"/events/{fined}"))
    assert balances(game)["bank"] == 0
    answered(game.delete("/hands/1"))
    assert sides(game) == {"t1": 1, "t2": 0}
    assert service.findings() == []


def test_an_abandoned_game_pays_the_pot_back(service: Service) -> None:
    game = pebbles(service, stake=EUR)
    game.act("/hands", **SHORT)
    game.act("/end", reason="abandoned")
    assert set(balances(game).values()) == {0}


def test_a_later_act_that_no_longer_fits_is_named_in_its_words(service: Service) -> None:
    game = pebbles(service, "Ann Bo", house_rules={"target": 5})
    game.act("/hands", points={"p1": 1, "p2": 0})
    game.act("/fines", player="Bo")
    problem = refused(game.put("/hands/1", {"points": {"p1": 5, "p2": 0}}), 409, "later_hands_must_still_fit")
    assert problem["detail"].startswith("The fine before deal 2 would no longer fit")


def test_a_body_of_another_family_is_refused_with_what_this_one_takes(service: Service) -> None:
    game, agurk = pebbles(service), service.new_game()
    cards = {"last_trick": [{"player": "p1", "card": "5"}]}
    code = "body_must_be_of_the_games_family"
    with service.nothing_stored():
        first = refused(game.post("/hands", cards), 422, "request_must_fit", ("", code))
        assert first["errors"][0]["expected"] == ["family", "number", "pebbles", "points"]
        second = refused(agurk.post("/hands", SHORT), 422, "request_must_fit", ("", code))
        assert "last_trick" in second["errors"][0]["expected"]
        named = {"family": "cucumber", **SHORT}
        refused(game.post("/hands", named), 422, "request_must_fit", ("", code))
    created(game.post("/hands", {"family": "pebbles", **SHORT}))


@pytest.mark.parametrize(
    ("variant", "path", "body"),
    [
        ("pebbles", "/buy-ins", {"player": "p1"}),
        ("pebbles", "/players", {"name": "Eve"}),
        ("pebbles", "/withdrawals", {"player": "p1"}),
        ("agurk", "/fines", {"player": "p1"}),
    ],
)
def test_an_act_that_a_family_does_not_know_is_refused(
    service: Service, variant: str, path: str, body: Document
) -> None:
    game = service.new_game(variant, "Ann Bo")
    with service.nothing_stored():
        problem = refused(game.post(path, body), 409, "act_must_be_the_familys")
    assert "adjustment" in problem["errors"][0]["expected"]


@pytest.mark.parametrize(
    ("body", "fault"),
    [
        ({}, ("", "deal_must_have_one_form")),
        (SHORT | LONG, ("", "deal_must_have_one_form")),
        ({"points": {"t1": 1.5, "t2": 0}}, ("/points/t1", "value_must_be_whole_number")),
        ({"points": {"t1": 100, "t2": 0}}, ("/points/t1", "number_must_be_in_range")),
        ({"points": {"t1": 1}}, ("/points", "every_pebble_must_be_counted")),
        ({"points": {"t9": 1, "t2": 0}}, ("/points/t9", "player_must_be_known")),
        ({"pebbles": {"p1": 1, "p2": 1}}, ("/pebbles", "every_pebble_must_be_counted")),
        ({"nonsense": []}, ("/nonsense", "field_must_be_known")),
    ],
)
def test_what_cannot_be_a_deal_is_refused_with_its_reason(
    service: Service, body: Document, fault: tuple[str, str]
) -> None:
    game = pebbles(service)
    with service.nothing_stored():
        response = game.post("/hands", body)
        assert response.status_code == 422
        assert fault in [(error["path"], error["code"]) for error in response.get_json()["errors"]]
    for code in ("deal_must_have_one_form", "every_pebble_must_be_counted"):
        assert service.get(f"/problems/{code}").status_code == 200


def test_the_same_deal_from_two_phones_counts_once(service: Service) -> None:
    game, key = pebbles(service), {"Idempotency-Key": "one-deal-of-pebbles"}
    first = created(game.post("/hands", SHORT, headers=key))
    assert created(game.post("/hands", SHORT, headers=key)) == first
    refused(game.post("/hands", {"number": 1, **SHORT}), 409, "number_must_be_next")
    assert sides(game) == {"t1": 4, "t2": -3}


def test_a_preview_tells_and_does_nothing(service: Service) -> None:
    game = pebbles(service)
    with service.nothing_stored():
        told = answered(game.post("/hands?preview=true", SHORT))
    assert told["game"]["sides"][0]["score"] == 4
    assert told["before"]["sides"][0]["score"] == 0


@pytest.mark.parametrize(
    ("seen", "points", "verdict"),
    [([4, 0], 1, "legal"), ([4, 0], 4, "illegal"), ([4, None], 1, "undetermined")],
)
def test_the_referee_judges_its_claims(service: Service, seen: Any, points: int, verdict: str) -> None:
    claim = {"kind": "worth", "pebbles": seen, "points": points}
    free = answered(service.post("/v1/claims", {"variant": "pebbles", **claim}))
    assert (free["verdict"], free["rule"]) == (verdict, "target")
    game = pebbles(service)
    assert answered(game.post("/claims", claim))["number"] == 1
    [kept] = game.read("/claims")["items"]
    assert kept["answer"]["verdict"] == verdict


def test_a_claim_of_another_family_is_refused_with_the_kinds_there_are(service: Service) -> None:
    game = pebbles(service)
    problem = game.post("/claims", {"kind": "audit", "tricks": [[]]}).get_json()
    assert problem["errors"][0]["path"] == "/kind"
    assert problem["errors"][0]["expected"] == ["worth"]


def test_a_rematch_is_of_the_same_table(service: Service) -> None:
    game = pebbles(service)
    game.act("/end", reason="agreed")
    again = created(game.post("/rematch", {}))
    assert [side["players"] for side in again["sides"]] == [["p1", "p3"], ["p2", "p4"]]
