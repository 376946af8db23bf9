"""Names in a club: nobody and nothing is taken for somebody or something else."""

from __future__ import annotations

import sys
from collections.abc import Callable
from contextlib import closing
from types import FrameType
from typing import Any
from unicodedata import normalize

import pytest

from referee.store.club_rows import StoredMember
from referee.store.opening import open_store
from tests.api.service import Club, Document, Service, answered, created, ids, refused

STAKE = {"amount": 100, "currency": "DKK"}
THURSDAY = {"name": "Thursday rules", "variant": "agurk", "house_rules": {"limit": {"points": 30}}}
NO_NAMES = [
    "m2",
    "M2",
    " m7 ",
    "Ｍ2",
    "pot",
    "POT",
    "bank",
    " Bank ",
    "cash_box",
    "Cash Box",
    "CASH  BOX",
    "guest:Dee",
    "Guest: x",
    "P1",
]


def fault_of(problem: Document) -> tuple[Any, Any]:
    """What was given and what was expected, of a problem with one fault."""
    [fault] = problem["errors"]
    return fault.get("given"), fault.get("expected")


class TestNamesOfMembers:
    @pytest.mark.parametrize("name", NO_NAMES)
    def test_it_is_no_account_and_no_seat(self, club: Club, name: str) -> None:
        fault = ("/name", "member_name_must_be_no_account")
        problem = refused(club.post("/members", {"name": name}), 422, "rules_must_hold", fault)
        assert fault_of(problem) == (name.strip(), "a name other than m1, p1, pot, bank, cash box or guest:…")
        refused(club.patch("/members/m1", {"name": name}), 422, "rules_must_hold", fault)
        retired = {"name": name, "status": "retired"}
        refused(club.patch("/members/m1", retired), 422, "rules_must_hold", fault)

    @pytest.mark.parametrize("name", ["Mo2", "Potter", "Guest", "M", "m2 Hansen", "The pot"])
    def test_what_only_resembles_one_is_a_name(self, club: Club, name: str) -> None:
        assert created(club.post("/members", {"name": name}))["name"] == name

    def test_a_name_taken_is_told_with_whose_it_is(self, club: Club) -> None:
        problem = refused(club.post("/members", {"name": "BO"}), 409, "member_name_must_be_free")
        assert fault_of(problem) == ("BO", "a name other than that of m2")
        assert problem["member"] == "m2"

    @pytest.mark.parametrize("named", ["Ann", "ann", "M1"])
    def test_an_address_takes_the_id_and_says_which(self, club: Club, named: str) -> None:
        for response in (club.get(f"/members/{named}"), club.patch(f"/members/{named}", {"name": "Anna"})):
            problem = refused(response, 404, "member_must_exist")
            assert fault_of(problem) == (named, ["m1"])
            assert problem["detail"].endswith("The address takes the id: m1.")

    def test_an_address_of_nobody_says_who_there_is(self, club: Club) -> None:
        problem = refused(club.get("/members/Nobody"), 404, "member_must_exist")
        assert fault_of(problem) == ("Nobody", ["m1", "m2", "m3"])


class TestNamesOfGuests:
    @pytest.mark.parametrize(("name", "member"), [("Ann", "m1"), (" ANN", "m1"), ("bo", "m2")])
    def test_a_member_is_no_guest(self, club: Club, name: str, member: str) -> None:
        body: Document = {"club": club.id, "variant": "agurk", "players": [{"name": name}, "Dee"]}
        fault = ("/players/0/name", "guest_name_must_be_no_members")
        problem = refused(
            club.service.post("/v1/games", body, token=club.token), 422, "rules_must_hold", fault
        )
        assert fault_of(problem) == (name.strip(), {"member": member})
        assert f'write {{"member": "{member}"}}' in problem["detail"]
        body["players"][0] = problem["errors"][0]["expected"]
        game = created(club.service.post("/v1/games", body, token=club.token))
        assert game["players"][0]["member"] == member

    def test_nor_when_joining_later(self, club: Club) -> None:
        game = club.game(players="m1 m2")
        for token in (game.token, club.token):
            fault = ("/name", "guest_name_must_be_no_members")
            problem = refused(
                game.post("/players", {"name": "cy"}, token=token), 422, "rules_must_hold", fault
            )
            assert fault_of(problem) == ("cy", {"member": "m3"})

    def test_who_has_retired_leaves_the_name_to_guests(self, club: Club) -> None:
        answered(club.patch("/members/m3", {"status": "retired"}))
        assert [one["member"] for one in club.game(players="m1 Cy").read()["players"]] == ["m1", None]

    @pytest.mark.parametrize("name", NO_NAMES)
    def test_it_is_no_account_and_no_seat(self, club: Club, name: str) -> None:
        body = {"club": club.id, "variant": "agurk", "players": [{"member": "m1"}, name]}
        fault = ("/players/1/name", "guest_name_must_be_no_account")
        refused(club.service.post("/v1/games", body, token=club.token), 422, "rules_must_hold", fault)
        game = club.game(players="m1 m2")
        fault = ("/name", "guest_name_must_be_no_account")
        refused(game.post("/players", {"name": name}), 422, "rules_must_hold", fault)

    @pytest.mark.parametrize(
        ("name", "code"),
        [
            ("B\u200bo", "member_name_must_be_free"),
            ("m1\u200b", "member_name_must_be_no_account"),
            ("\u2060pot", "member_name_must_be_no_account"),
            ("\u200b", "text_must_not_be_blank"),
        ],
    )
    def test_what_is_not_seen_tells_no_names_apart(self, club: Club, name: str, code: str) -> None:
        problem = club.post("/members", {"name": name}).get_json()
        assert problem["status"] in {409, 422}
        assert [one["code"] for one in problem["errors"]] == [code]

    @pytest.mark.parametrize(
        ("name", "meant"),
        [("M2", {"member": "m2"}), ("guest:Dee", {"name": "Dee"}), ("Guest: Å", {"name": "Å"})],
    )
    def test_what_was_meant_is_told(self, club: Club, name: str, meant: Document) -> None:
        problem = club.game(players="m1 m3").post("/players", {"name": name}).get_json()
        assert fault_of(problem) == (name, meant)

    def test_a_guest_who_has_become_a_member_begins_anew_as_one(self, club: Club) -> None:
        game = club.game(players="m1 m2 Dee")
        game.act("/end", reason="agreed")
        assert club.member("Dee") == "m4"
        problem = refused(game.post("/rematch", token=club.token), 409, "guest_name_must_be_no_members")
        assert fault_of(problem) == ("Dee", {"member": "m4"})
        answered(club.patch("/members/m4", {"name": "Dee Hansen"}))
        created(game.post("/rematch", token=club.token))

    @pytest.mark.parametrize("account", ["guest:Dee", "Guest: DEE", "guest:dee "])
    def test_an_account_is_the_guests_however_it_is_written(self, club: Club, account: str) -> None:
        club.game(players="m1 m2 Dee", stake=STAKE)
        assert club.pay(account, "Cash Box", 100)["bookings"][0]["from"] == "guest:Dee"
        assert club.owed() == {"m1": -100, "m2": -100, "cash_box": -100}

    def test_elsewhere_names_are_free(self, service: Service) -> None:
        assert service.new_game(names="m2 pot Ann").read()["players"][0]["name"] == "m2"


class TestNamesOfTwo:
    """A retired member's name that a new one has taken."""

    @pytest.fixture
    def two(self, club: Club) -> Club:
        club.game(players="m1 m2", stake=STAKE)
        answered(club.patch("/members/m1", {"status": "retired"}))
        assert club.member("ann") == "m4"
        return club

    def test_books_and_lists_ask_which(self, two: Club) -> None:
        payment = {"from": "Ann", "to": "Bo", "amount": 100}
        for response, path in (
            (two.post("/payments", payment), "/from"),
            (two.get("/games?member=Ann"), "/query/member"),
            (two.get("/ledger?account=Ann"), "/query/account"),
        ):
            problem = refused(response, 422, "rules_must_hold", (path, "member_must_be_unambiguous"))
            assert fault_of(problem) == ("Ann", ["m1", "m4"])
            assert "say m1 (retired) or m4" in problem["detail"]
        created(two.post("/payments", payment | {"from": "m1"}))

    def test_only_the_active_one_can_sit_down(self, two: Club) -> None:
        body = {"club": two.id, "variant": "agurk", "players": [{"member": "Ann"}, {"member": "m2"}]}
        game = created(two.service.post("/v1/games", body, token=two.token))
        assert [one["member"] for one in game["players"]] == ["m4", "m2"]

    def test_whoever_has_retired_is_told_so(self, two: Club) -> None:
        body = {"club": two.id, "variant": "agurk", "players": [{"member": "m1"}, {"member": "m2"}]}
        fault = ("/players/0/member", "member_must_be_active")
        problem = refused(two.service.post("/v1/games", body, token=two.token), 422, "rules_must_hold", fault)
        assert fault_of(problem) == ("m1", ["m2", "m3", "m4"])

    def test_an_address_tells_both(self, two: Club) -> None:
        problem = refused(two.get("/members/Ann"), 404, "member_must_exist")
        assert fault_of(problem) == ("Ann", ["m1", "m4"])


class TestNamesOfRuleSets:
    @pytest.mark.parametrize("name", ["r1", "R2", " r17 "])
    def test_it_is_no_id(self, club: Club, name: str) -> None:
        created(club.post("/rule-sets", THURSDAY))
        fault, body = ("/name", "rule_set_name_must_be_no_id"), THURSDAY | {"name": name}
        problem = refused(club.post("/rule-sets", body), 422, "rules_must_hold", fault)
        assert fault_of(problem) == (name.strip(), "a name other than r1, r2, …")
        refused(club.put("/rule-sets/r1", body), 422, "rules_must_hold", fault)

    def test_a_name_taken_is_told_with_whose_it_is(self, club: Club) -> None:
        created(club.post("/rule-sets", THURSDAY))
        body = THURSDAY | {"name": "THURSDAY rules"}
        problem = refused(club.post("/rule-sets", body), 409, "rule_set_name_must_be_free")
        assert fault_of(problem) == ("THURSDAY rules", "a name other than that of r1")

    def test_an_address_takes_the_id_and_says_which(self, club: Club) -> None:
        created(club.post("/rule-sets", THURSDAY))
        for response in (
            club.get("/rule-sets/Thursday rules"),
            club.put("/rule-sets/thursday rules", THURSDAY),
            club.get("/rule-sets/Thursday rules/versions"),
        ):
            problem = refused(response, 404, "rule_set_must_exist")
            assert fault_of(problem)[1] == ["r1"]

    def test_what_is_named_nowhere_is_told_with_what_there_is(self, club: Club) -> None:
        problem = refused(club.patch("", {"default_rule_set": "Fridays"}), 422, "rules_must_hold")
        assert fault_of(problem) == ("Fridays", "a rule set, of which this club has none yet")
        created(club.post("/rule-sets", THURSDAY))
        problem = refused(club.patch("", {"default_rule_set": "Fridays"}), 422, "rules_must_hold")
        assert fault_of(problem) == ("Fridays", ["Thursday rules"])
        assert ids(club.read("/rule-sets")["items"], "id") == ["r1"]


class TestGuestsOfGames:
    def listed(self, club: Club, guest: str) -> list[Any]:
        return ids(club.read(f"/games?member=guest:{guest}")["items"], "id")

    def test_whoever_joins_is_found_until_that_is_taken_back(self, club: Club) -> None:
        game = club.game(players="m1 m2 \u00c5se")
        assert self.listed(club, "A\u030aSE") == [game.id]
        game.act("/players", name="Eva")
        assert self.listed(club, "eva") == [game.id]
        answered(game.delete("/events/2?reason=No", token=club.token))
        refused(club.get("/games?member=guest:eva"), 422, "rules_must_hold")
        assert self.listed(club, "\u00e5se") == [game.id]
        assert club.service.findings() == []

    def test_they_are_guests_of_the_next_game_too(self, club: Club) -> None:
        game = club.game(players="m1 m2 Dee")
        game.act("/withdrawals", player="Dee")
        game.act("/end", reason="agreed")
        after = created(game.post("/rematch", token=club.token))
        assert self.listed(club, "dee") == [game.id]
        assert after["id"] != game.id


def folds(act: Callable[[], object]) -> int:
    """How often a text is normalised while `act` runs, which is what comparing names costs."""
    counted = 0

    def note(_frame: FrameType, event: str, called: Any) -> None:
        nonlocal counted
        counted += event == "c_call" and called is normalize

    sys.setprofile(note)
    try:
        act()
    finally:
        sys.setprofile(None)
    return counted


class TestManyLongNames:
    """Names that were long to compare were kept by earlier releases; nobody waits for them."""

    def crowded(self, club: Club, members: int) -> Club:
        with closing(open_store(str(club.service.database))) as store, store.write() as writing:
            for number in range(4, members + 1):
                writing.put_member(StoredMember(club.id, number, "\ufdfa" * 56 + str(number), "2026-11-20"))
        return club

    def evening(self, club: Club, tag: str) -> None:
        """Everything that names somebody, with names that were never seen before."""
        game = club.game(players=f"m1 m3 \u00d8{tag} \u00c6{tag}", stake=STAKE)
        game.act("/players", name=f"\u00c5{tag}")
        game.act("/end", reason="agreed")
        created(game.post("/rematch", token=club.token))
        number = club.member(f"\u00dc{tag}")
        answered(club.patch(f"/members/{number}", {"name": f"\u00dc\u00dc{tag}"}))
        club.pay(f"\u00fc\u00fc{tag}", f"guest:\u00e6{tag}", 100)
        created(club.post("/tokens", {"role": "scorer", "label": f"\u00d6{tag}"}))
        refused(club.patch("/members/m9999", {"name": "Di"}), 404, "member_must_exist")

    def test_a_club_of_many_is_as_quick_as_one_of_few(self, service: Service) -> None:
        counts = []
        for members in (4, 400):
            club = service.new_club()
            club.members("Ann Bo Cy")
            self.crowded(club, members)
            counts.append(folds(lambda club=club, members=members: self.evening(club, f"x{members}")))
        few, many = counts
        assert 0 < few == many

    def test_a_full_table_is_refused_without_looking_at_everybody(self, club: Club) -> None:
        self.crowded(club, 400)
        seats = [{"name": f"\u00d8{at}"} for at in range(60)]
        body = {"club": club.id, "variant": "agurk", "players": seats}
        spent = folds(lambda: club.service.post("/v1/games", body, token=club.token))
        assert spent <= 60 * 12
