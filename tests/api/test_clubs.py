"""Clubs: founding them, what they are called, and their members."""

from __future__ import annotations

import pytest

from tests.api.service import Club, Service, answered, created, refused, walked


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
