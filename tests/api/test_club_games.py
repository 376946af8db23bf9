"""Games of a club: who sits there, how they are found, whose tokens score them."""

from __future__ import annotations

import re

from tests.api.service import Club, Game, Service, answered, created, ids, refused, trick, walked


def test_members_and_guests_sit_at_one_table(club: Club) -> None:
    game = club.game(players="m2 Dee m1", event="Autumn cup, night 3")
    there = game.read()
    assert (there["club"], there["event"], there["locked"]) == (club.id, "Autumn cup, night 3", False)
    assert [(one["name"], one["member"]) for one in there["players"]] == [
        ("Bo", "m2"),
        ("Dee", None),
        ("Ann", "m1"),
    ]


def test_a_game_elsewhere_has_nothing_of_a_club(service: Service) -> None:
    there = service.new_game().read()
    assert (there["club"], there["event"], there["rule_set"], there["locked"]) == (
        None,
        None,
        None,
        False,
    )
    body = {"variant": "agurk", "players": [{"member": "m1"}, "Bo"], "event": "Cup", "rule_set": "r1"}
    refused(
        service.post("/v1/games", body),
        422,
        "rules_must_hold",
        ("/players/0/member", "club_must_be_given"),
        ("/event", "club_must_be_given"),
        ("/rule_set", "club_must_be_given"),
    )
    body = {"players": ["Ann", "Bo"]}
    faults = ("/variant", "field_must_be_given")
    refused(service.post("/v1/games", body), 422, "rules_must_hold", faults)


def test_every_seat_that_cannot_be_taken_is_named(club: Club) -> None:
    answered(club.patch("/members/m3", {"status": "retired"}))
    seats = [{"member": "Ann"}, {"member": "m1"}, {"member": "m9"}, {"member": "m3"}, "Dee", "dee"]
    body = {"club": club.id, "variant": "agurk", "players": seats}
    refused(
        club.service.post("/v1/games", body, token=club.token),
        422,
        "rules_must_hold",
        ("/players/1/member", "member_must_sit_once"),
        ("/players/2/member", "member_must_exist"),
        ("/players/3/member", "member_must_be_active"),
        ("/players/5/name", "guest_names_must_differ"),
    )


def test_somebody_is_a_member_or_has_a_name(club: Club) -> None:
    for seat, code in (
        ({}, "field_must_be_given"),
        ({"name": "Ann", "member": "m1"}, "field_must_be_the_only_one"),
    ):
        body = {"club": club.id, "variant": "agurk", "players": [seat, "Bo"]}
        fault = ("/players/0/name", code)
        refused(club.service.post("/v1/games", body, token=club.token), 422, "request_must_fit", fault)


def test_members_join_a_game_that_goes_on(club: Club) -> None:
    stake = {"amount": 100, "currency": "DKK"}
    game = club.game(players="m1 m2", stake=stake)
    refused(game.post("/players", {"member": "m3"}), 403, "token_must_be_for_this")
    created(game.post("/players", {"member": "Cy"}, token=club.token))
    game.act("/players", name="Dee")
    assert [one["member"] for one in game.read()["players"]] == ["m1", "m2", "m3", None]
    assert club.owed() == {"m1": -100, "m2": -100, "m3": -100, "guest:Dee": -100}
    fault = ("/member", "member_must_sit_once")
    again = game.post("/players", {"member": "m1"}, token=club.token)
    refused(again, 422, "rules_must_hold", fault)
    fault = ("/name", "guest_names_must_differ")
    refused(game.post("/players", {"name": "DEE"}), 422, "rules_must_hold", fault)


def test_a_member_who_has_left_comes_back_as_themselves(club: Club) -> None:
    game = club.game("gurka", players="m1 m2 m3 Dee", stake={"amount": 100, "currency": "DKK"})
    created(game.post("/hands", {"outcome": {"taker": "Cy", "card": "5"}}))
    left = game.act("/withdrawals", player="Bo")["act"]["event"]
    created(game.post("/players", {"member": "m2"}, token=club.token))
    assert [one["member"] for one in game.read()["players"]] == ["m1", "m2", "m3", None, "m2"]
    assert club.owed() == {"m1": -100, "m2": -200, "m3": -100, "guest:Dee": -100}
    fault = ("/member", "member_must_sit_once")
    again = game.post("/players", {"member": "m2"}, token=club.token)
    refused(again, 422, "rules_must_hold", fault)
    # The name means whoever is here now.
    hand = created(game.post("/hands", {"outcome": {"taker": "Bo", "card": "6"}}))["hand"]
    assert hand["taker"] == "p5"
    problem = refused(game.delete(f"/events/{left}?reason=Stayed"), 409, "later_hands_must_still_fit")
    assert "Bo would have two seats" in problem["detail"]
    assert problem["breaks"] == {"hand": 2, "event": left + 1, "kind": "join"}
    game.act("/withdrawals", player="Ann")
    assert game.act("/end", reason="agreed")["game"]["result"]["winners"] == ["p4"]
    bo = next(one for one in club.read("/standings")["items"] if one["member"] == "m2")
    assert (bo["games"], bo["wins"], bo["net_money"]) == (1, 0, -200)
    assert (bo["hands_played"], bo["hands_lost"], bo["rating"]["games"]) == (2, 1, 1)
    assert club.owed() == {"m1": -100, "m2": -200, "m3": -100, "guest:Dee": 400}
    assert ids(club.read("/games?member=m2")["items"], "id") == [game.id]
    rematch = created(game.post("/rematch", token=club.token))
    assert [one["member"] for one in rematch["players"]] == ["m3", None, "m2"]
    assert club.service.findings() == []


def test_who_comes_back_is_told_as_the_same_person(club: Club) -> None:
    """They take a new seat, as the rules have it; document, print, chart and table say whose it is."""
    game = club.game("gurka", players="m1 m2 m3 Dee", stake={"amount": 100, "currency": "DKK"})
    created(game.post("/hands", {"outcome": {"taker": "Bo", "card": "5"}}))
    game.act("/withdrawals", player="Bo")
    answered(club.patch("/members/m2", {"name": "Bobby"}))
    created(game.post("/players", {"member": "m2"}, token=club.token))
    game.act("/withdrawals", player="Dee")
    game.act("/players", name="dee")
    now = {one["id"]: one["seat_before"] for one in game.read()["players"]}
    assert now == {"p1": None, "p2": None, "p3": None, "p4": None, "p5": "p2", "p6": "p4"}
    sheet = game.get("/score-sheet?format=html").get_data(as_text=True)
    assert re.findall('<bdi class="name">([^<]+)', sheet) == [
        *("Ann", "Bo (seat 2)", "Cy", "Dee (seat 4)", "Bobby (seat 5)", "dee (seat 6)")
    ]
    assert "Bobby (seat 5) was Bo (seat 2) before; dee (seat 6) was Dee (seat 4) before; who comes" in sheet
    assert "Bo (seat 2)" in game.get("/score-sheet?format=svg").get_data(as_text=True)
    assert "Bobby (seat 5): total" in game.get("/score-sheet?format=csv").get_data(as_text=True)


def test_two_of_the_same_name_are_not_taken_for_one(service: Service) -> None:
    game = service.new_game(names="Ann Ann Bo")
    game.act("/withdrawals", player="p1")
    assert [one["seat_before"] for one in game.read()["players"]] == [None] * 3
    sheet = game.get("/score-sheet?format=html").get_data(as_text=True)
    assert re.findall('<bdi class="name">([^<]+)', sheet) == ["Ann (p1)", "Ann (p2)", "Bo"]


def test_who_left_and_won_after_all_owes_nothing_for_the_seat_before(club: Club) -> None:
    """By differences: what the winner's first seat owes to the second one moves nothing in the club."""
    game = club.game("kurko", players="m1 m2 m3", stake={"amount": 100, "currency": "DKK"})
    created(game.post("/hands", {"outcome": {"taker": "Ann", "card": "9"}}))
    game.act("/withdrawals", player="Ann")
    created(game.post("/players", {"member": "Ann"}, token=club.token))
    for player in ("Bo", "Cy"):
        created(game.post("/hands", {"outcome": {"taker": player, "card": "K"}}))
    event = game.act("/end", reason="agreed")["act"]["event"]
    moved = [(one["from"], one["to"], one["amount"]) for one in game.read("/pot")["transfers"]]
    assert moved == [("p1", "p4", 900), ("p2", "p4", 1300), ("p3", "p4", 1300)]
    told = [(one["from"], one["to"], one["amount"]) for one in club.read("/ledger")["items"]]
    assert told == [("m2", "m1", 1300), ("m3", "m1", 1300)]
    ann = next(one for one in club.read("/standings")["items"] if one["member"] == "m1")
    assert (ann["games"], ann["wins"], ann["net_money"]) == (1, 1, 2600)
    assert club.service.findings() == []
    answered(game.delete(f"/events/{event}?reason=Once%20more"))
    assert (club.owed(), club.service.findings()) == ({}, [])


def test_a_guest_who_comes_back_has_the_account_of_before(club: Club) -> None:
    game = club.game("gurka", players="m1 m2 m3 Dee", stake={"amount": 100, "currency": "DKK"})
    left = game.act("/withdrawals", player="Dee")["act"]["event"]
    game.act("/players", name="DEE")
    assert club.owed() == {"m1": -100, "m2": -100, "m3": -100, "guest:Dee": -200}
    stayed = f"/events/{left}?reason=Stayed"
    event = refused(game.delete(stayed), 409, "later_hands_must_still_fit")["breaks"]["event"]
    answered(game.delete(f"{stayed}&take_back={event}"))
    assert club.owed() == {"m1": -100, "m2": -100, "m3": -100, "guest:Dee": -100}


def test_a_joining_taken_back_leaves_the_seat_to_somebody_else(club: Club) -> None:
    game = club.game(players="m1 m2", stake={"amount": 100, "currency": "DKK"})
    event = created(game.post("/players", {"member": "m3"}, token=club.token))["act"]["event"]
    answered(game.delete(f"/events/{event}?reason=Not%20here"))
    assert club.owed() == {"m1": -100, "m2": -100}
    game.act("/players", name="Dee")
    assert [one["member"] for one in game.read()["players"]] == ["m1", "m2", None]
    assert club.owed() == {"m1": -100, "m2": -100, "guest:Dee": -100}


def test_a_members_seat_elsewhere_needs_a_club(service: Service) -> None:
    game = service.new_game()
    fault = ("/member", "club_must_be_given")
    refused(game.post("/players", {"member": "m1"}), 422, "rules_must_hold", fault)


def test_games_are_listed_latest_first_and_filtered(service: Service, club: Club) -> None:
    one = club.game(players="m1 m2", event="Cup")
    service.clock.forward(days=1)
    two = club.game("gurka", players="m1 m3 Dee", visibility="private")
    two.act("/end", reason="abandoned")
    service.new_game()

    def listed(query: str) -> list[str]:
        return ids(walked(service, f"{club.path}/games?{query}", limit=1, token=club.token), "id")

    assert listed("") == [two.id, one.id]
    assert listed("status=playing") == [one.id]
    assert listed("variant=gurka") == [two.id]
    assert listed("member=m1") == [two.id, one.id]
    assert listed("member=Cy") == [two.id]
    assert listed("event=Cup") == [one.id]
    assert listed("from=2026-11-21") == [two.id]
    assert listed("to=2026-11-20") == [one.id]
    assert listed("from=2026-11-20&to=2026-11-21&member=Bo&status=playing") == [one.id]
    refused(club.get("/games?from=2026-13-01"), 422, "request_must_fit", ("/query/from", "value_must_be_day"))
    refused(club.get("/games?member=m9"), 422, "rules_must_hold", ("/query/member", "member_must_exist"))


def test_a_rematch_stays_in_the_club(club: Club) -> None:
    game = club.game(players="m1 m2 Dee", event="Cup", stake={"amount": 100, "currency": "DKK"})
    game.act("/withdrawals", player="Bo")
    game.act("/end", reason="agreed")
    refused(game.post("/rematch"), 403, "token_must_be_for_this")
    again = created(game.post("/rematch", token=club.token))
    assert (again["club"], again["event"]) == (club.id, "Cup")
    assert [one["member"] for one in again["players"]] == ["m1", None]


def test_a_club_token_scores_the_clubs_games(club: Club) -> None:
    game = club.game()
    created(game.post("/hands", trick("Ann 5 Bo 9 Cy 3"), token=club.key("scorer")))
    refused(game.post("/hands", trick("Ann 5 Bo 9 Cy 3"), token=club.key("viewer")), 403, "role_must_suffice")
    assert game.read("/events")["items"][1]["by"] == "A scorer's phone"


def test_a_retired_member_is_not_seated_by_a_rematch(club: Club) -> None:
    game = club.game()
    game.act("/end", reason="agreed")
    answered(club.patch("/members/m3", {"status": "retired"}))
    with club.service.nothing_stored():
        refused(game.post("/rematch", token=club.token), 409, "member_must_be_active")


def test_a_games_token_lasts_no_longer_than_the_one_it_is_made_with(club: Club) -> None:
    until = "2026-11-20T20:00:00.000Z"
    body = {"club": club.id, "variant": "agurk", "players": ["Xi", "Yo"]}
    key = club.key("scorer", expires_at=until)
    game = Game(club.service, created(club.service.post("/v1/games", body, token=key)))
    (first,) = game.read("/tokens")["items"]
    assert (first["expires_at"], first["made_by"]) == (until, "A scorer's phone")
    game.act("/end", reason="agreed")
    again = Game(club.service, created(game.post("/rematch", token=key)))
    assert again.read("/tokens")["items"][0]["expires_at"] == until


def test_the_scorers_of_a_club_can_go_on_without_the_games_own_token(club: Club) -> None:
    game = club.game()
    first = game.read("/tokens")["items"][0]["id"]
    assert game.delete(f"/tokens/{first}").status_code == 204
    created(game.post("/hands", trick("Ann 5 Bo 9 Cy 3"), token=club.token))
