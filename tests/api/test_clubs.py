"""Clubs: founding, members, rule sets, tokens, and games that belong to one."""

from __future__ import annotations

import pytest

from tests.api.service import Club, Document, Game, Service, answered, created, ids, refused, trick, walked


@pytest.fixture
def club(service: Service) -> Club:
    """A club of Ann, Bo and Cy."""
    there = service.new_club()
    there.members("Ann Bo Cy")
    return there


class TestTheClub:
    def test_it_is_founded_with_its_first_admin_token(self, service: Service) -> None:
        response = service.post("/v1/clubs", {"name": " Cucumbers ", "currency": "SEK"})
        founded = created(response)
        token = founded.pop("admin_token")
        assert token.startswith("admin_")
        assert response.headers["Location"] == f"/v1/clubs/{founded['id']}"
        there = service.get(response.headers["Location"], token=token)
        assert answered(there) == founded
        assert (founded["name"], founded["currency"], founded["version"]) == ("Cucumbers", "SEK", 1)
        assert there.headers["ETag"] == '"1"'

    def test_blanks_around_names_and_labels_are_not_kept(self, service: Service) -> None:
        club = service.new_club("  Cucumber\u00a0")
        assert club.read()["name"] == "Cucumber"
        assert answered(club.patch("", {"name": " Gherkins "}))["name"] == "Gherkins"
        rules = {"name": " Thursday ", "variant": "agurk"}
        assert created(club.post("/rule-sets", rules))["name"] == "Thursday"
        assert answered(club.put("/rule-sets/r1", rules | {"name": " Friday "}))["name"] == "Friday"
        body = {"role": "scorer", "label": " Table 2 "}
        assert created(club.post("/tokens", body))["label"] == "Table 2"
        refused(club.post("/tokens", body | {"label": "Table 2"}), 409, "label_must_be_free")
        club.members("Ann Bo")
        game = club.game(None, players="m1 m2", rule_set=" Friday ", event=" Cup  ")
        assert (game.read()["rule_set"]["name"], game.read()["event"]) == ("Friday", "Cup")
        assert game.link(label=" Bo's phone ")["label"] == "Bo's phone"
        refused(
            club.patch("", {"name": " \u00a0 "}), 422, "request_must_fit", ("/name", "text_must_not_be_blank")
        )

    def test_a_preview_founds_nothing(self, service: Service) -> None:
        with service.nothing_stored():
            answered(service.post("/v1/clubs?preview=true", {"name": "C", "currency": "SEK"}))

    @pytest.mark.parametrize(
        ("body", "path", "code"),
        [
            ({"name": "C", "currency": "XQX"}, "/currency", "currency_must_exist"),
            ({"name": " ", "currency": "DKK"}, "/name", "text_must_not_be_blank"),
            ({"currency": "DKK"}, "/name", "field_must_be_given"),
        ],
    )
    def test_what_is_no_club(self, service: Service, body: dict[str, str], path: str, code: str) -> None:
        refused(service.post("/v1/clubs", body), 422, "request_must_fit", (path, code))

    @pytest.mark.parametrize("code", ["XXX", "XTS", "XAU", "XAG", "XDR", "XUA", "XSU", "XBA", "XEU"])
    def test_what_nobody_pays_with_is_no_currency(self, service: Service, club: Club, code: str) -> None:
        fault = ("/currency", "currency_must_exist")
        refused(service.post("/v1/clubs", {"name": "C", "currency": code}), 422, "request_must_fit", fault)
        refused(club.patch("", {"currency": code}), 422, "request_must_fit", fault)

    @pytest.mark.parametrize("code", ["XAF", "XOF", "XPF", "XCD", "XCG", "DKK", "ISK"])
    def test_money_of_several_countries_will_do(self, service: Service, code: str) -> None:
        assert service.new_club(currency=code).read()["currency"] == code

    def test_it_can_be_renamed_and_its_currency_changed_until_money_moves(self, club: Club) -> None:
        changed = answered(club.patch("", {"name": "Gherkins", "currency": "NOK"}))
        assert (changed["name"], changed["currency"]) == ("Gherkins", "NOK")
        club.pay("m1", "m2", 100)
        answered(club.patch("", {"currency": "NOK"}))
        refused(club.patch("", {"currency": "DKK"}), 409, "currency_must_stay_once_used")
        other = club.service.new_club()
        other.game(players="Xi Yo Zed")
        refused(other.patch("", {"currency": "NOK"}), 409, "currency_must_stay_once_used")

    def test_a_change_of_nothing_is_refused(self, club: Club) -> None:
        for path in ("", "/members/m1"):
            with club.service.nothing_stored():
                refused(club.patch(path, {}), 422, "request_must_fit", ("", "field_must_be_given"))

    def test_a_change_for_another_version_is_stale(self, club: Club) -> None:
        refused(club.patch("", {"name": "X"}, headers={"If-Match": '"1"'}), 412, "version_must_match")
        answered(club.patch("", {"name": "X"}, headers={"If-Match": '"4"'}))
        assert club.get(headers={"If-None-Match": '"5"'}).status_code == 304


class TestMembers:
    def test_members_are_listed_in_the_order_they_joined(self, service: Service, club: Club) -> None:
        listed = walked(service, f"{club.path}/members", limit=2, token=club.token)
        assert [(one["id"], one["name"], one["status"]) for one in listed] == [
            ("m1", "Ann", "active"),
            ("m2", "Bo", "active"),
            ("m3", "Cy", "active"),
        ]
        assert club.read("/members/m2") == listed[1]

    @pytest.mark.parametrize("typed", ["AMÉLIE", "Ame\u0301lie", " amélie ", "Ａmélie", "Amélie\u00a0"])
    def test_a_name_is_the_same_however_a_phone_writes_it(self, club: Club, typed: str) -> None:
        there = created(club.post("/members", {"name": "Ame\u0301lie"}))
        assert there["name"] == "Am\u00e9lie"
        problem = refused(club.post("/members", {"name": typed}), 409, "member_name_must_be_free")
        assert problem["member"] == there["id"]
        game = club.game("agurk", players=f"{there['id']} m2 m3")
        game.act("/withdrawals", player=typed)
        assert game.statuses()["Am\u00e9lie"] == "out"

    def test_the_same_name_twice_is_told_who_it_is(self, club: Club) -> None:
        problem = refused(club.post("/members", {"name": " ann"}), 409, "member_name_must_be_free")
        assert problem["member"] == "m1"

    def test_who_retires_keeps_the_history_and_leaves_the_name(self, club: Club) -> None:
        game = club.game(players="m1 m2", stake={"amount": 100, "currency": "DKK"})
        retired = answered(club.patch("/members/m1", {"status": "retired"}))
        assert retired["status"] == "retired"
        assert club.owed()["m1"] == -100
        assert game.read()["players"][0]["member"] == "m1"
        assert club.member("Ann") == "m4"
        refused(club.patch("/members/m1", {"status": "active"}), 409, "member_name_must_be_free")
        answered(club.patch("/members/m1", {"status": "active", "name": "Ann the elder"}))
        assert club.read("/members/m1")["retired_at"] is None

    @pytest.mark.parametrize("name", ["m2", "pot", "cash_box", "guest:Dee"])
    def test_a_name_is_no_account(self, club: Club, name: str) -> None:
        fault = ("/name", "member_name_must_be_no_account")
        refused(club.post("/members", {"name": name}), 422, "rules_must_hold", fault)

    def test_nobody_else_is_a_member(self, club: Club) -> None:
        for path in ("/members/m9", "/members/p1", "/members/m01"):
            refused(club.get(path), 404, "member_must_exist")


THURSDAY = {"name": "Thursday rules", "variant": "agurk", "house_rules": {"limit": {"points": 30}}}


class TestRuleSets:
    def test_a_change_makes_a_version_and_games_keep_theirs(self, service: Service, club: Club) -> None:
        first = created(club.post("/rule-sets", THURSDAY))
        assert (first["id"], first["version"], first["by"]) == ("r1", 1, "first")
        old = club.game(None, rule_set="thursday RULES").read()
        later = THURSDAY | {"house_rules": {"limit": {"points": 50}}}
        assert answered(club.put("/rule-sets/r1", later))["version"] == 2
        new = club.game(None, rule_set="r1").read()
        assert old["rule_set"] == {"id": "r1", "name": "Thursday rules", "version": 1}
        assert old["house_rules"] == {"limit": {"points": 30}}
        assert new["rule_set"]["version"] == 2
        assert new["house_rules"] == {"limit": {"points": 50}}
        assert club.read("/rule-sets/r1")["house_rules"] == later["house_rules"]
        versions = walked(service, f"{club.path}/rule-sets/r1/versions", limit=1, token=club.token)
        assert ids(versions, "version") == [1, 2]
        assert ids(club.read("/rule-sets")["items"], "version") == [2]

    def test_the_club_plays_by_its_default(self, club: Club) -> None:
        created(club.post("/rule-sets", THURSDAY))
        body = {"club": club.id, "players": ["Xi", "Yo", "Zed"]}
        refused(club.service.post("/v1/games", body, token=club.token), 422, "rules_must_hold")
        changed = answered(club.patch("", {"default_rule_set": "Thursday rules"}))
        assert changed["default_rule_set"] == "r1"
        assert club.game(None).read()["rule_set"]["id"] == "r1"
        assert club.game("gurka").read()["rule_set"] is None
        assert answered(club.patch("", {"default_rule_set": None}))["default_rule_set"] is None

    def test_rules_that_do_not_fit_are_refused(self, club: Club) -> None:
        wrong = THURSDAY | {"house_rules": {"limit": {"points": "many"}}}
        problem = refused(club.post("/rule-sets", wrong), 422, "rules_must_hold")
        assert problem["errors"][0]["path"] == "/house_rules/limit/points"

    def test_a_name_is_taken_once(self, club: Club) -> None:
        created(club.post("/rule-sets", THURSDAY))
        refused(club.post("/rule-sets", THURSDAY), 409, "rule_set_name_must_be_free")
        answered(club.put("/rule-sets/r1", THURSDAY))

    @pytest.mark.parametrize(
        ("named", "code"),
        [
            ({"rule_set": "r1", "variant": "agurk"}, "rules_must_come_from_one_place"),
            ({"rule_set": "r1", "house_rules": {"limit": {}}}, "rules_must_come_from_one_place"),
            ({"rule_set": "r7"}, "rule_set_must_exist"),
        ],
    )
    def test_rules_come_from_one_place(self, club: Club, named: Document, code: str) -> None:
        created(club.post("/rule-sets", THURSDAY))
        body = {"club": club.id, "players": ["Xi", "Yo", "Zed"]} | named
        response = club.service.post("/v1/games", body, token=club.token)
        refused(response, 422, "rules_must_hold", ("/rule_set", code))
        refused(club.get("/rule-sets/r7"), 404, "rule_set_must_exist")


class TestTokens:
    def test_a_token_is_shown_once_with_who_made_it(self, club: Club) -> None:
        until = "2026-11-20T22:00:00.000Z"
        body = {"role": "treasurer", "label": "Bo's phone", "expires_at": until}
        made = created(club.post("/tokens", body))
        assert made["token"].startswith("treasurer_")
        assert (made["role"], made["made_by"], made["expires_at"]) == ("treasurer", "first", until)
        listed = club.read("/tokens")["items"]
        assert ids(listed, "label") == ["first", "Bo's phone"]
        assert all("token" not in one for one in listed)

    def test_its_last_use_is_noted_to_within_an_hour(self, club: Club) -> None:
        key = club.key("viewer")
        assert club.read("/tokens")["items"][1]["used_at"] is None
        answered(club.get("", token=key))
        noted = club.read("/tokens")["items"][1]["used_at"]
        assert noted.startswith("2026-11-20T19:")
        club.service.clock.forward(minutes=50)
        answered(club.get("", token=key))
        assert club.read("/tokens")["items"][1]["used_at"] == noted
        club.service.clock.forward(minutes=50)
        answered(club.get("", token=key))
        assert club.read("/tokens")["items"][1]["used_at"] > noted

    def test_one_that_has_expired_is_told_so(self, club: Club) -> None:
        key = club.key("scorer", expires_at="2026-11-20T20:00:00Z")
        answered(club.get("", token=key))
        club.service.clock.forward(minutes=31)
        refused(club.get("", token=key), 401, "token_must_not_have_expired")

    def test_one_that_is_revoked_is_told_so(self, club: Club) -> None:
        made = created(club.post("/tokens", {"role": "admin", "label": "Bo"}))
        assert club.delete(f"/tokens/{made['id']}").status_code == 204
        refused(club.get("", token=made["token"]), 401, "token_must_not_be_revoked")
        refused(club.delete(f"/tokens/{made['id']}"), 404, "token_must_exist")

    def test_a_role_above_ones_own_cannot_be_given(self, club: Club) -> None:
        key, body = club.key("treasurer"), {"label": "x", "role": "admin"}
        with club.service.nothing_stored():
            refused(club.post("/tokens", body, token=key), 403, "role_must_not_be_above_ones_own")
        created(club.post("/tokens", body | {"role": "treasurer"}, token=key))

    def test_two_tokens_do_not_share_a_label(self, club: Club) -> None:
        body = {"role": "viewer", "label": "First"}
        refused(club.post("/tokens", body), 409, "label_must_be_free")

    def test_a_token_does_not_outlive_its_maker(self, club: Club) -> None:
        key = club.key("treasurer", expires_at="2026-11-21T00:00:00Z")
        for until in (None, "2026-11-21T00:00:01Z"):
            body = {"role": "viewer", "label": "x", "expires_at": until}
            fault = ("/expires_at", "token_must_not_outlive_its_maker")
            refused(club.post("/tokens", body, token=key), 422, "rules_must_hold", fault)
        body = {"role": "viewer", "label": "x", "expires_at": "2026-11-20T23:00:00Z"}
        created(club.post("/tokens", body, token=key))

    def test_an_expiry_lies_ahead(self, club: Club) -> None:
        body = {"role": "viewer", "label": "x", "expires_at": "2026-11-20T19:00:00Z"}
        fault = ("/expires_at", "expiry_must_be_to_come")
        refused(club.post("/tokens", body), 422, "rules_must_hold", fault)

    def test_the_last_admin_who_does_not_expire_stays(self, club: Club) -> None:
        club.key("admin", expires_at="2026-11-21T00:00:00Z")
        first = club.read("/tokens")["items"][0]["id"]
        refused(club.delete(f"/tokens/{first}"), 409, "somebody_must_be_admin")
        other = club.key("admin")
        assert club.delete(f"/tokens/{first}", token=other).status_code == 204

    def test_its_writes_tell_the_clubs_version(self, club: Club) -> None:
        version = club.read()["version"]
        made = club.post("/tokens", {"role": "viewer", "label": "x"})
        assert made.headers["ETag"] == club.get().headers["ETag"] == f'"{version + 1}"'
        gone = club.delete(f"/tokens/{made.get_json()['id']}", headers={"If-Match": made.headers["ETag"]})
        assert (gone.status_code, gone.get_data()) == (204, b"")
        assert gone.headers["ETag"] == club.get().headers["ETag"] == f'"{version + 2}"'

    def test_a_preview_makes_and_revokes_nothing(self, club: Club) -> None:
        first = club.read("/tokens")["items"][0]["id"]
        club.key("admin")
        with club.service.nothing_stored():
            answered(club.post("/tokens?preview=true", {"role": "viewer", "label": "x"}))
            told = answered(club.delete(f"/tokens/{first}?preview=true"))
            assert (told["id"], told["revoked_at"][:10]) == (first, "2026-11-20")

    def test_no_secret_is_in_the_database(self, fresh_service: Service) -> None:
        there = fresh_service.new_club()
        key = there.key("scorer")
        assert key.partition("_")[2].encode() not in fresh_service.bytes_on_disk()
        assert there.token.partition("_")[2].encode() not in fresh_service.bytes_on_disk()


class TestGames:
    def test_members_and_guests_sit_at_one_table(self, club: Club) -> None:
        game = club.game(players="m2 Dee m1", event="Autumn cup, night 3")
        there = game.read()
        assert (there["club"], there["event"], there["locked"]) == (club.id, "Autumn cup, night 3", False)
        assert [(one["name"], one["member"]) for one in there["players"]] == [
            ("Bo", "m2"),
            ("Dee", None),
            ("Ann", "m1"),
        ]

    def test_a_game_elsewhere_has_nothing_of_a_club(self, service: Service) -> None:
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

    def test_every_seat_that_cannot_be_taken_is_named(self, club: Club) -> None:
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

    def test_somebody_is_a_member_or_has_a_name(self, club: Club) -> None:
        for seat, code in (
            ({}, "field_must_be_given"),
            ({"name": "Ann", "member": "m1"}, "field_must_be_the_only_one"),
        ):
            body = {"club": club.id, "variant": "agurk", "players": [seat, "Bo"]}
            fault = ("/players/0/name", code)
            refused(club.service.post("/v1/games", body, token=club.token), 422, "request_must_fit", fault)

    def test_members_join_a_game_that_goes_on(self, club: Club) -> None:
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

    def test_a_member_who_has_left_comes_back_as_themselves(self, club: Club) -> None:
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

    def test_who_left_and_won_after_all_owes_nothing_for_the_seat_before(self, club: Club) -> None:
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

    def test_a_guest_who_comes_back_has_the_account_of_before(self, club: Club) -> None:
        game = club.game("gurka", players="m1 m2 m3 Dee", stake={"amount": 100, "currency": "DKK"})
        left = game.act("/withdrawals", player="Dee")["act"]["event"]
        game.act("/players", name="DEE")
        assert club.owed() == {"m1": -100, "m2": -100, "m3": -100, "guest:Dee": -200}
        stayed = f"/events/{left}?reason=Stayed"
        event = refused(game.delete(stayed), 409, "later_hands_must_still_fit")["breaks"]["event"]
        answered(game.delete(f"{stayed}&take_back={event}"))
        assert club.owed() == {"m1": -100, "m2": -100, "m3": -100, "guest:Dee": -100}

    def test_a_joining_taken_back_leaves_the_seat_to_somebody_else(self, club: Club) -> None:
        game = club.game(players="m1 m2", stake={"amount": 100, "currency": "DKK"})
        event = created(game.post("/players", {"member": "m3"}, token=club.token))["act"]["event"]
        answered(game.delete(f"/events/{event}?reason=Not%20here"))
        assert club.owed() == {"m1": -100, "m2": -100}
        game.act("/players", name="Dee")
        assert [one["member"] for one in game.read()["players"]] == ["m1", "m2", None]
        assert club.owed() == {"m1": -100, "m2": -100, "guest:Dee": -100}

    def test_a_members_seat_elsewhere_needs_a_club(self, service: Service) -> None:
        game = service.new_game()
        fault = ("/member", "club_must_be_given")
        refused(game.post("/players", {"member": "m1"}), 422, "rules_must_hold", fault)

    def test_games_are_listed_latest_first_and_filtered(self, service: Service, club: Club) -> None:
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
        refused(
            club.get("/games?from=2026-13-01"), 422, "request_must_fit", ("/query/from", "value_must_be_day")
        )
        refused(club.get("/games?member=m9"), 422, "rules_must_hold", ("/query/member", "member_must_exist"))

    def test_a_rematch_stays_in_the_club(self, club: Club) -> None:
        game = club.game(players="m1 m2 Dee", event="Cup", stake={"amount": 100, "currency": "DKK"})
        game.act("/withdrawals", player="Bo")
        game.act("/end", reason="agreed")
        refused(game.post("/rematch"), 403, "token_must_be_for_this")
        again = created(game.post("/rematch", token=club.token))
        assert (again["club"], again["event"]) == (club.id, "Cup")
        assert [one["member"] for one in again["players"]] == ["m1", None]

    def test_a_club_token_scores_the_clubs_games(self, club: Club) -> None:
        game = club.game()
        created(game.post("/hands", trick("Ann 5 Bo 9 Cy 3"), token=club.key("scorer")))
        refused(
            game.post("/hands", trick("Ann 5 Bo 9 Cy 3"), token=club.key("viewer")), 403, "role_must_suffice"
        )
        assert game.read("/events")["items"][1]["by"] == "A scorer's phone"

    def test_a_retired_member_is_not_seated_by_a_rematch(self, club: Club) -> None:
        game = club.game()
        game.act("/end", reason="agreed")
        answered(club.patch("/members/m3", {"status": "retired"}))
        with club.service.nothing_stored():
            refused(game.post("/rematch", token=club.token), 409, "member_must_be_active")

    def test_a_games_token_lasts_no_longer_than_the_one_it_is_made_with(self, club: Club) -> None:
        until = "2026-11-20T20:00:00.000Z"
        body = {"club": club.id, "variant": "agurk", "players": ["Xi", "Yo"]}
        key = club.key("scorer", expires_at=until)
        game = Game(club.service, created(club.service.post("/v1/games", body, token=key)))
        (first,) = game.read("/tokens")["items"]
        assert (first["expires_at"], first["made_by"]) == (until, "A scorer's phone")
        game.act("/end", reason="agreed")
        again = Game(club.service, created(game.post("/rematch", token=key)))
        assert again.read("/tokens")["items"][0]["expires_at"] == until

    def test_the_scorers_of_a_club_can_go_on_without_the_games_own_token(self, club: Club) -> None:
        game = club.game()
        first = game.read("/tokens")["items"][0]["id"]
        assert game.delete(f"/tokens/{first}").status_code == 204
        created(game.post("/hands", trick("Ann 5 Bo 9 Cy 3"), token=club.token))


class TestDirectorsWork:
    def test_a_correction_needs_a_reason_and_shows_who_made_it(self, club: Club) -> None:
        game = club.game()
        game.hand("Ann 5 Bo 9 Cy 3")
        amended = trick("Ann 5 Bo 10 Cy 3")
        key = club.key("scorer")
        for method, path, body in (
            ("PUT", "/hands/1", amended),
            ("DELETE", "/hands/1", None),
            ("DELETE", "/events/2", None),
        ):
            fault = ("/query/reason", "reason_must_be_given")
            for blank in ("", "?reason=", "?reason=%20"):
                with club.service.nothing_stored():
                    refused(game.send(method, path + blank, body), 422, "rules_must_hold", fault)
        answered(game.put("/hands/1?reason=It%20was%20a%2010", amended, token=key))
        log = game.read("/events")["items"][-1]
        assert (log["kind"], log["by"], log["body"]["reason"]) == (
            "amended",
            "A scorer's phone",
            "It was a 10",
        )
        assert game.scores()["Bo"] == 10

    def test_elsewhere_a_reason_may_be_given(self, service: Service) -> None:
        game = service.new_game()
        game.hand("Ann 5 Bo 9 Cy 3")
        answered(game.delete("/hands/1?reason=Misdeal"))
        assert game.read("/events")["items"][-1]["body"] == {"events": [2], "reason": "Misdeal"}

    def test_only_an_admin_corrects_a_locked_game(self, club: Club) -> None:
        game = club.game()
        game.hand("Ann 5 Bo 9 Cy 3")
        refused(game.post("/lock", token=club.token), 409, "game_must_be_over")
        game.act("/end", reason="agreed")
        refused(game.post("/lock"), 403, "role_must_suffice")
        assert answered(game.post("/lock", token=club.key("treasurer")))["locked"] is True
        refused(game.post("/lock", token=club.token), 409, "lock_must_change")
        amended = trick("Ann 5 Bo 10 Cy 3")
        for key in (game.token, club.key("treasurer")):
            problem = refused(
                game.put("/hands/1?reason=x", amended, token=key), 403, "locked_game_must_be_left_to_admins"
            )
            assert "admin" in problem["detail"]
        answered(game.put("/hands/1?reason=x", amended, token=club.token))
        assert game.read()["locked"] is True
        refused(game.delete("/lock", token=club.key("treasurer")), 403, "role_must_suffice")
        assert answered(game.delete("/lock", token=club.token))["locked"] is False
        answered(game.delete("/hands/1?reason=x"))
        assert game.log()[-4:] == ["locked", "amended", "unlocked", "taken_back"]

    def test_only_an_admin_begins_the_rematch_of_a_locked_game(self, club: Club) -> None:
        """It is written to the game; another game of the same table anybody may begin who scores."""
        game = club.game(players="m1 m2")
        game.act("/end", reason="agreed")
        answered(game.post("/lock", token=club.token))
        for key in (club.key("scorer"), club.key("treasurer"), game.token):
            with club.service.nothing_stored():
                refused(game.post("/rematch", token=key), 403, "locked_game_must_be_left_to_admins")
                preview = game.post("/rematch?preview=true", token=key)
                refused(preview, 403, "locked_game_must_be_left_to_admins")
        rematch = created(game.post("/rematch", token=club.token))
        assert (game.read()["rematch"], game.read()["locked"], rematch["locked"]) == (
            rematch["id"],
            True,
            False,
        )
        assert game.log()[-1] == "rematch"

    def test_a_correction_that_lets_the_game_go_on_unlocks_it(self, club: Club) -> None:
        game = club.game()
        event = game.act("/end", reason="agreed")["act"]["event"]
        answered(game.post("/lock", token=club.token))
        answered(game.delete(f"/events/{event}?reason=x", token=club.token))
        assert (game.read()["status"], game.read()["locked"]) == ("playing", False)
        game.hand("Ann 5 Bo 9 Cy 3")

    def test_a_game_of_no_club_is_not_locked(self, service: Service, club: Club) -> None:
        game = service.new_game()
        game.act("/end", reason="agreed")
        for method in ("POST", "DELETE"):
            with service.nothing_stored():
                refused(game.send(method, "/lock"), 409, "game_must_be_a_clubs")
                refused(game.send(method, "/lock?preview=true"), 409, "game_must_be_a_clubs")
                refused(game.send(method, "/lock", token=None), 401, "token_must_be_given")
                refused(game.send(method, "/lock", token=club.token), 404, "game_must_exist")
        refused(game.post("/lock", token=game.link("view")["token"]), 403, "token_must_be_for_this")

    def test_a_preview_locks_nothing(self, club: Club) -> None:
        game = club.game()
        game.act("/end", reason="agreed")
        with club.service.nothing_stored():
            assert answered(game.post("/lock?preview=true", token=club.token))["locked"] is True

    def test_a_locked_game_can_be_taken_elsewhere(self, service: Service, club: Club) -> None:
        game = club.game()
        game.hand("Ann 5 Bo 9 Cy 3")
        answered(game.put("/hands/1?reason=x", trick("Ann 5 Bo 10 Cy 3")))
        game.act("/end", reason="agreed")
        answered(game.post("/lock", token=club.token))
        taken = created(service.post("/v1/records", game.read("/record")))
        assert (taken["club"], taken["locked"], taken["status"]) == (None, False, "finished")
