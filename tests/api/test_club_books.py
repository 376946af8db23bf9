"""A club's money: its games' transfers, payments, balances, what would settle everything, the ledger."""

from __future__ import annotations

import csv
import io
from contextlib import closing
from typing import Any
from urllib.parse import quote

import pytest
from sqlite_utils.utils import sqlite3  # type: ignore[attr-defined]  # the library that the store uses

from tests.api.service import Club, Document, Game, Service, answered, created, ids, refused, walked

STAKE = {"stake": {"amount": 500, "currency": "DKK"}}
SUGGESTED = {"from": "m1", "to": "m2", "amount": 500}
"""What settles a game that Ann has lost to Bo."""


@pytest.fixture
def club(service: Service) -> Club:
    """A club of Ann, Bo, Cy and Di."""
    there = service.new_club()
    there.members("Ann Bo Cy Di")
    return there


@pytest.fixture(autouse=True)
def books_are_in_order(service: Service) -> Any:
    yield
    assert service.findings() == []


def lose(game: Game, player: str, card: str) -> Document:
    return created(game.post("/hands", {"outcome": {"taker": player, "card": card}}))["game"]


def won_by_bo(club: Club) -> Game:
    """A game of two that Ann has lost."""
    game = club.game("gurka-norway", "m1 m2", **STAKE)
    lose(game, "Ann", "K")
    lose(game, "Ann", "10")
    return game


def booked(club: Club, query: str = "") -> list[tuple[str, str, int, str]]:
    items = walked(club.service, f"{club.path}/ledger{query}", limit=2, token=club.token)
    return [(one["from"], one["to"], one["amount"], one["reason"]) for one in items]


class TestGamesOnAccount:
    def test_what_a_game_moves_is_owed_between_members_and_guests(self, club: Club) -> None:
        game = club.game("gurka-norway", "m1 m2 Dee", **STAKE)
        assert club.owed() == {"m1": -500, "m2": -500, "guest:Dee": -500}
        balances = club.read("/balances")
        assert balances["pots"] == 1500
        assert {one["account"]: one["in_play"] for one in balances["items"]} == {
            "m1": -500,
            "m2": -500,
            "m3": 0,
            "m4": 0,
            "guest:Dee": -500,
        }
        lose(game, "Ann", "A")
        lose(game, "Ann", "A")
        done = lose(game, "Dee", "A")
        if done["status"] == "playing":
            done = lose(game, "Dee", "A")
        assert done["result"]["winners"] == ["p2"]
        assert club.owed() == {"m1": -500, "m2": 1000, "guest:Dee": -500}
        assert booked(club)[-1] == ("pot", "m2", 1500, "payout")
        assert club.read("/balances")["pots"] == 0

    def test_a_guest_has_one_account_however_the_name_is_written(self, club: Club) -> None:
        for name in ("De\u0301", "dé", "DÉ"):
            club.game("gurka-norway", f"m1 {name}", **STAKE)
        assert club.owed() == {"m1": -1500, "guest:Dé": -1500}
        (guest,) = [one for one in club.read("/balances")["items"] if one["account"].startswith("guest:")]
        assert guest["name"] == "Dé"
        club.pay("guest:dÉ", "m1", 500)
        assert club.owed() == {"m1": -2000, "guest:Dé": -1000}
        assert len(booked(club, "?account=guest:d%C3%A9")) == 4

    def test_a_guest_who_comes_back_in_another_spelling_has_one_account(self, club: Club) -> None:
        game = club.game("kurko", "m1 m2 Dee", **STAKE)
        game.act("/hands", outcome={"taker": "Dee", "card": "9"})
        game.act("/withdrawals", player="Dee")
        game.act("/players", name="DEE")
        game.act("/hands", outcome={"taker": "DEE", "card": "8"})
        game.act("/end", reason="agreed")
        assert [account for account in club.owed() if account.startswith("guest:")] == ["guest:Dee"]

    def test_the_swedish_pot_with_two_buy_ins(self, club: Club) -> None:
        """Source: pagat.com Cucumber, "Gurka": who is out buys in again while three others are in."""
        game = club.game("gurka", "m1 m2 m3 m4 Eva", **STAKE)
        for player in ("Ann", "Bo"):
            lose(game, player, "A")
            lose(game, player, "A")
            if {one["name"]: one["status"] for one in game.read()["players"]}[player] != "out":
                lose(game, player, "A")
            game.act("/buy-ins", player=player)
        assert game.read()["pot"]["amount"] == 7 * 500
        assert club.owed()["m1"] == club.owed()["m2"] == -1000

    def test_kurkos_differences_among_four(self, club: Club) -> None:
        game = club.game("kurko", "m1 m2 m3 m4", **STAKE)
        for player in ("Ann", "Bo", "Bo", "Cy"):
            if game.read()["status"] == "playing":
                lose(game, player, "K")
        game.post("/end", {"reason": "agreed"})
        scores, done = game.scores(), game.read()
        best = min(scores.values())
        assert done["status"] == "finished"
        winners = [one["name"] for one in done["players"] if one["id"] in done["result"]["winners"]]
        owed = club.owed()
        for number, name in enumerate(("Ann", "Bo", "Cy", "Di"), 1):
            if name not in winners:
                assert owed.get(f"m{number}", 0) == -(scores[name] - best) * 500
        assert sum(owed.values()) == 0

    def test_a_corrected_last_hand_moves_the_pot(self, club: Club) -> None:
        game = won_by_bo(club)
        assert club.owed() == {"m1": -500, "m2": 500}
        lost = {"outcome": {"taker": "Bo", "card": "10"}}
        answered(game.put("/hands/2?reason=It%20was%20Bo", lost))
        assert club.owed() == {"m1": -500, "m2": -500}
        lose(game, "Bo", "A")
        assert club.owed() == {"m1": 500, "m2": -500}
        items = club.read("/ledger")["items"]
        back = next(one for one in items if one["reason"] == "reversal")
        assert (back["from"], back["to"], back["amount"]) == ("m2", "pot", 1000)

    def test_an_abandoned_game_gives_everything_back(self, club: Club) -> None:
        game = club.game("gurka", "m1 m2 m3 m4", **STAKE)
        game.act("/end", reason="abandoned")
        assert club.owed() == {}

    def test_a_stake_is_in_the_clubs_currency(self, club: Club) -> None:
        body = {"club": club.id, "variant": "agurk", "players": ["Xi", "Yo"]}
        stake = {"stake": {"amount": 5, "currency": "SEK"}}
        fault = ("/stake/currency", "currency_must_be_the_clubs")
        response = club.service.post("/v1/games", body | stake, token=club.token)
        refused(response, 422, "rules_must_hold", fault)

    def test_a_preview_moves_nothing(self, club: Club) -> None:
        body = {"club": club.id, "variant": "agurk", "players": [{"member": "m1"}, "Dee"]} | STAKE
        with club.service.nothing_stored():
            told = answered(club.service.post("/v1/games?preview=true", body, token=club.token))
        assert told["pot"]["amount"] == 1000

    def test_the_same_hand_sent_twice_pays_out_once(self, club: Club) -> None:
        game = club.game("gurka-norway", "m1 m2", **STAKE)
        lose(game, "Ann", "K")
        last, key = {"outcome": {"taker": "Ann", "card": "10"}}, {"Idempotency-Key": "a-key-of-this-hand"}
        first = game.post("/hands", last, headers=key)
        again = game.post("/hands", last, headers=key)
        assert again.get_data() == first.get_data()
        assert club.owed() == {"m1": -500, "m2": 500}


class TestPayments:
    def test_what_is_handed_over_settles_what_was_owed(self, club: Club) -> None:
        won_by_bo(club)
        (made,) = club.pay("Ann", "Bo", 500, note="cash")["bookings"]
        assert (made["from_name"], made["to_name"], made["note"], made["by"]) == (
            "Ann",
            "Bo",
            "cash",
            "first",
        )
        assert (made["reason"], made["is_cash"], made["game"]) == ("payment", True, None)
        assert club.owed() == {}

    def test_what_is_booked_can_be_read_where_the_answer_says(self, club: Club) -> None:
        won_by_bo(club)
        split = [{"to": "m2", "amount": 300}, {"to": "cash_box", "amount": 200}]
        for path, body in {
            "/payments": {"from": "m1", "amount": 500, "split": split},
            "/adjustments": {"from": "m1", "to": "m2", "amount": 5, "reason": "Late"},
            "/ledger/4/reversal": {"reason": "Entered twice"},
        }.items():
            response = club.post(path, body)
            booked_first = created(response)["bookings"][0]
            there = response.headers["Location"]
            assert there == f"{club.path}/ledger/{booked_first['number']}"
            assert answered(club.service.get(there, token=club.key("viewer"))) == booked_first
        preview = club.post("/payments?preview=true", {"from": "m1", "to": "m2", "amount": 5})
        assert answered(preview)["bookings"][0]["number"] == 8
        assert "Location" not in preview.headers
        assert club.read("/ledger/3") == club.read("/ledger")["items"][2]
        for number in (0, 99, 10**30):
            refused(club.get(f"/ledger/{number}"), 404, "booking_must_exist")

    def test_one_payment_can_go_to_several(self, club: Club) -> None:
        split = [{"to": "Bo", "amount": 600}, {"to": "cash_box", "amount": 400}]
        created(club.post("/payments", {"from": "Ann", "amount": 1000, "split": split}))
        assert club.owed() == {"m1": 1000, "m2": -600, "cash_box": -400}
        assert club.read("/balances")["cash_box"]["holds"] == 400

    @pytest.mark.parametrize("amount", [0, -5, 1.5, "5", 10**13, None])
    def test_an_amount_is_a_whole_number_of_minor_units(self, club: Club, amount: Any) -> None:
        with club.service.nothing_stored():
            response = club.post("/payments", {"from": "m1", "to": "m2", "amount": amount})
        problem = refused(response, 422, "request_must_fit")
        assert ids(problem["errors"], "path") == ["/amount"]

    @pytest.mark.parametrize(
        ("change", "title", "fault"),
        [
            ({"to": "m1"}, "rules_must_hold", ("/to", "accounts_must_differ")),
            ({"to": "Ann"}, "rules_must_hold", ("/to", "accounts_must_differ")),
            ({"to": "m9"}, "rules_must_hold", ("/to", "member_must_exist")),
            ({"to": "pot"}, "rules_must_hold", ("/to", "member_must_exist")),
            ({"from": "guest:"}, "rules_must_hold", ("/from", "guest_must_exist")),
            ({"from": "guest:Flo"}, "rules_must_hold", ("/from", "guest_must_exist")),
            ({"currency": "SEK"}, "rules_must_hold", ("/currency", "currency_must_be_the_clubs")),
            ({"to": None}, "request_must_fit", ("/to", "value_must_not_be_null")),
        ],
    )
    def test_what_is_no_payment(
        self, club: Club, change: Document, title: str, fault: tuple[str, str]
    ) -> None:
        body = {"from": "m1", "to": "m2", "amount": 100} | change
        with club.service.nothing_stored():
            refused(club.post("/payments", body), 422, title, fault)

    @pytest.mark.parametrize("parts", [(600, 500), (600, 300)])
    def test_a_split_comes_to_its_amount(self, club: Club, parts: tuple[int, int]) -> None:
        split = [{"to": to, "amount": part} for to, part in zip(("m2", "m3"), parts, strict=True)]
        with club.service.nothing_stored():
            response = club.post("/payments", {"from": "m1", "amount": 1000, "split": split})
        refused(response, 422, "request_must_fit", ("/split", "split_must_fit_the_amount"))
        with club.service.nothing_stored():
            response = club.post("/payments", {"from": "m1", "amount": 1000})
        refused(response, 422, "request_must_fit", ("/to", "field_must_be_given"))

    def test_a_member_of_another_club_is_nobody_here(self, service: Service, club: Club) -> None:
        other = service.new_club("Gherkins")
        other.members("Xi Yo Zed Flo Gus")
        fault = ("/to", "member_must_exist")
        body = {"from": "m1", "to": "m5", "amount": 5}
        refused(club.post("/payments", body), 422, "rules_must_hold", fault)
        refused(club.post("/payments", body, token=other.token), 404, "club_must_exist")

    def test_the_cash_box_gives_no_more_than_it_holds(self, club: Club) -> None:
        body = {"from": "cash_box", "to": "m1", "amount": 100}
        with club.service.nothing_stored():
            refused(club.post("/payments", body), 409, "cash_box_must_hold_enough")
        club.pay("m2", "cash_box", 150)
        created(club.post("/payments", body))
        refused(club.post("/payments", body), 409, "cash_box_must_hold_enough")
        problem = refused(club.post("/ledger/1/reversal", {"reason": "x"}), 409, "cash_box_must_hold_enough")
        assert "holds 50" in problem["detail"]

    def test_an_adjustment_needs_a_reason_and_shows_who_made_it(self, club: Club) -> None:
        body = {"from": "m1", "to": "cash_box", "amount": 200}
        fault = ("/reason", "field_must_be_given")
        refused(club.post("/adjustments", body), 422, "request_must_fit", fault)
        key = club.key("treasurer")
        (made,) = created(club.post("/adjustments", body | {"reason": "Late"}, token=key))["bookings"]
        assert (made["note"], made["by"], made["is_cash"]) == ("Late", "A treasurer's phone", False)
        assert club.owed() == {"m1": -200, "cash_box": 200}
        club.pay("m1", "cash_box", 200)
        assert club.owed() == {}
        assert club.read("/balances")["cash_box"]["holds"] == 200

    def test_nobody_pays_into_a_pot(self, club: Club) -> None:
        won_by_bo(club)
        fault = ("/to", "member_must_exist")
        body = {"from": "m1", "to": "pot", "amount": 5}
        refused(club.post("/payments", body), 422, "rules_must_hold", fault)

    def test_a_booking_is_taken_back_by_the_opposite_one_and_once(self, club: Club) -> None:
        club.pay("m1", "m2", 100)
        (back,) = created(club.post("/ledger/1/reversal", {"reason": "Twice"}))["bookings"]
        assert (back["from"], back["to"], back["reason"], back["reverses"]) == ("m2", "m1", "reversal", 1)
        assert club.owed() == {}
        for number in (1, 2):
            refused(club.post(f"/ledger/{number}/reversal", {"reason": "x"}), 409, "booking_must_stand")
        for number in (9, 10**30):
            refused(club.post(f"/ledger/{number}/reversal", {"reason": "x"}), 404, "booking_must_exist")

    def test_what_a_game_moved_is_corrected_in_the_game(self, club: Club) -> None:
        game = won_by_bo(club)
        problem = refused(club.post("/ledger/1/reversal", {"reason": "x"}), 409, "booking_must_be_no_games")
        assert problem["game_id"] == game.id

    def test_a_preview_books_nothing(self, club: Club) -> None:
        with club.service.nothing_stored():
            previewed = club.post("/payments?preview=true", {"from": "m1", "to": "m2", "amount": 5})
            told = answered(previewed)
        assert previewed.headers["ETag"] == club.get().headers["ETag"]
        assert told["bookings"][0]["number"] == 1

    def test_two_phones_that_read_the_same_version_book_once(self, club: Club) -> None:
        version = {"If-Match": club.get().headers["ETag"]}
        body = {"from": "m1", "to": "m2", "amount": 5}
        created(club.post("/payments", body, headers=version))
        refused(club.post("/payments", body, headers=version), 412, "version_must_match")


class TestPaymentsAsSuggested:
    """`If-Match` with the `ETag` of what was looked at: the settlement, or the balances."""

    @pytest.fixture(params=["/settlement", "/balances"])
    def looked_at(self, request: pytest.FixtureRequest) -> str:
        path: str = request.param
        return path

    def seen(self, club: Club, path: str) -> dict[str, str]:
        return {"If-Match": club.get(path).headers["ETag"]}

    def test_what_is_suggested_is_booked_once(self, club: Club, looked_at: str) -> None:
        won_by_bo(club)
        seen = self.seen(club, looked_at)
        answered(club.post("/payments?preview=true", SUGGESTED, headers=seen))
        created(club.post("/payments", SUGGESTED, headers=seen))
        with club.service.nothing_stored():
            problem = refused(club.post("/payments", SUGGESTED, headers=seen), 412, "version_must_match")
        assert problem["version"] == 6
        assert club.owed() == {}

    def test_a_correction_in_a_game_takes_back_what_was_suggested(self, club: Club, looked_at: str) -> None:
        game = won_by_bo(club)
        seen, version = self.seen(club, looked_at), club.get().headers["ETag"]
        answered(game.put("/hands/2?reason=It%20was%20Bo", {"outcome": {"taker": "Bo", "card": "10"}}))
        assert club.get().headers["ETag"] == version
        assert self.seen(club, looked_at) != seen
        for query in ("", "?preview=true"):
            with club.service.nothing_stored():
                response = club.post(f"/payments{query}", SUGGESTED, headers=seen)
                told = refused(response, 412, "version_must_match")
            assert "has changed since" in told["detail"]

    def test_what_is_suggested_again_may_be_booked(self, club: Club) -> None:
        """After a correction that was itself corrected, and with a stake in a game still played."""
        game = won_by_bo(club)
        seen = self.seen(club, "/settlement")
        for taker in ("Bo", "Ann"):
            body = {"outcome": {"taker": taker, "card": "10"}}
            answered(game.put("/hands/2?reason=Look%20again", body))
        club.game("gurka", "m1 m2 m3", **STAKE)
        created(club.post("/payments", SUGGESTED, headers=seen))

    def test_a_payment_that_was_taken_back_is_looked_at_anew(self, club: Club, looked_at: str) -> None:
        """The money may have changed hands twice: the other phone must ask."""
        won_by_bo(club)
        seen = self.seen(club, looked_at)
        (made,) = created(club.post("/payments", SUGGESTED, headers=seen))["bookings"]
        created(club.post(f"/ledger/{made['number']}/reversal", {"reason": "Not paid"}))
        refused(club.post("/payments", SUGGESTED, headers=seen), 412, "version_must_match")
        created(club.post("/payments", SUGGESTED, headers=self.seen(club, looked_at)))

    def test_adjustments_and_reversals_take_it_too(self, club: Club, looked_at: str) -> None:
        won_by_bo(club)
        for path, body in (
            ("/adjustments", SUGGESTED | {"reason": "Late"}),
            ("/ledger/4/reversal", {"reason": "Entered twice"}),
        ):
            seen = self.seen(club, looked_at)
            club.pay("m3", "m4", 5)
            refused(club.post(path, body, headers=seen), 412, "version_must_match")
            created(club.post(path, body, headers=self.seen(club, looked_at)))

    def test_it_goes_with_other_tags_and_comes_weakened(self, club: Club, looked_at: str) -> None:
        won_by_bo(club)
        tag = self.seen(club, looked_at)["If-Match"]
        created(club.post("/payments", SUGGESTED, headers={"If-Match": f'"99", W/{tag}'}))

    @pytest.mark.parametrize("tag", ['"5-"', '"5-0"', '"-"', '"5-5"', '"6-{}"', '"{}"', '"5-{}-{}"'])
    def test_what_is_no_tag_of_what_is_shown(self, club: Club, tag: str) -> None:
        won_by_bo(club)
        form = self.seen(club, "/settlement")["If-Match"].strip('"').partition("-")[2]
        with club.service.nothing_stored():
            seen = {"If-Match": tag.format(form, form)}
            refused(club.post("/payments", SUGGESTED, headers=seen), 412, "version_must_match")

    def test_other_writes_of_a_club_know_only_its_version(self, club: Club, looked_at: str) -> None:
        seen = self.seen(club, looked_at)
        refused(club.post("/members", {"name": "Eva"}, headers=seen), 412, "version_must_match")

    def test_who_has_it_already_is_not_sent_it_again(self, club: Club, looked_at: str) -> None:
        won_by_bo(club)
        tag = club.get(looked_at).headers["ETag"]
        again = club.get(looked_at, headers={"If-None-Match": tag})
        assert (again.status_code, again.get_data(), again.headers["ETag"]) == (304, b"", tag)
        club.pay("m1", "m2", 500)
        assert club.get(looked_at, headers={"If-None-Match": tag}).status_code == 200
        refused(
            club.service.get(f"{club.path}{looked_at}", headers={"If-None-Match": tag}),
            401,
            "token_must_be_given",
        )


class TestSettlement:
    def test_it_names_payments_after_which_nobody_owes_anything(self, club: Club) -> None:
        won_by_bo(club)
        club.pay("m3", "m4", 300)
        running = club.game("gurka", "m1 m2 m3 Dee", **STAKE)
        told = club.read("/settlement")
        assert told["fewest"] is True
        assert [(one["from"], one["to"], one["amount"]) for one in told["payments"]] == [
            ("m1", "m2", 500),
            ("m4", "m3", 300),
        ]
        for one in told["payments"]:
            club.pay(one["from"], one["to"], one["amount"])
        assert club.read("/settlement")["payments"] == []
        running.act("/end", reason="abandoned")
        assert club.owed() == {}

    def test_what_the_cash_box_owes_and_does_not_hold_is_told(self, club: Club) -> None:
        club.pay("Ann", "cash_box", 200)
        created(club.post("/adjustments", {"from": "cash_box", "to": "Bo", "amount": 500, "reason": "Prize"}))
        told = club.read("/settlement")
        assert (told["cash_box_lacks"], told["fewest"]) == (500, False)
        for one in told["payments"]:
            club.pay(one["from"], one["to"], one["amount"])
        assert sum(amount for account, amount in club.owed().items() if account != "cash_box") == 500
        again = club.read("/settlement")
        assert (again["payments"], again["cash_box_lacks"]) == ([], 500)

    def test_what_is_too_large_to_be_paid_at_once_is_named_in_parts(self, club: Club) -> None:
        for _ in range(3):
            club.post("/adjustments", {"from": "m1", "to": "m2", "amount": 10**9, "reason": "A house"})
        told = club.read("/settlement")
        assert [one["amount"] for one in told["payments"]] == [10**9] * 3
        for one in told["payments"]:
            club.pay(one["from"], one["to"], one["amount"])
        assert club.owed() == {}


class TestTheLedger:
    def test_it_is_filtered_by_account_game_reason_and_day(self, club: Club) -> None:
        game = won_by_bo(club)
        club.service.clock.forward(days=1)
        club.pay("Ann", "Bo", 500)
        stakes = [("m1", "pot", 500, "stake"), ("m2", "pot", 500, "stake")]
        payout, payment = ("pot", "m2", 1000, "payout"), ("m1", "m2", 500, "payment")
        assert booked(club) == [*stakes, payout, payment]
        assert booked(club, "?account=Ann") == [stakes[0], payment]
        assert booked(club, "?account=pot") == [*stakes, payout]
        assert booked(club, "?account=%20m1%20") == [stakes[0], payment]
        assert booked(club, "?account=cash_box") == []
        assert booked(club, f"?game={game.id}") == [*stakes, payout]
        assert booked(club, "?reason=payment") == [payment]
        assert booked(club, "?from=2026-11-21") == [payment]
        assert booked(club, "?to=2026-11-20") == [*stakes, payout]
        refused(
            club.get("/ledger?reason=theft"),
            422,
            "request_must_fit",
            ("/query/reason", "value_must_be_one_of"),
        )

    def test_as_csv_it_is_whole_with_decimals_and_safe_for_spreadsheets(self, club: Club) -> None:
        club.patch("/members/m1", {"name": "=cmd|' /C calc'!A0"})
        for amount in (5, 12345, 100):
            club.pay("m1", "m2", amount, note="@later, “soon”")
        for response in (
            club.get("/ledger?format=csv&limit=1"),
            club.get("/ledger", headers={"Accept": "text/csv"}),
        ):
            assert response.content_type == "text/csv; charset=utf-8"
            text = response.get_data().decode("utf-8-sig")
            rows = list(csv.DictReader(io.StringIO(text)))
            assert [row["amount"] for row in rows] == ["0.05", "123.45", "1.00"]
            assert rows[0]["from_name"] == "'=cmd|' /C calc'!A0"
            assert rows[0]["note"] == "'@later, “soon”"
            assert (rows[0]["is_cash"], rows[0]["game"], rows[0]["to"]) == ("true", "", "m2")

    def test_what_a_correction_moved_names_the_bookings_it_takes_back_and_why(self, club: Club) -> None:
        club.pay("m3", "m4", 300)
        game = won_by_bo(club)
        answered(game.put("/hands/2?reason=Bo%20had%20it", {"outcome": {"taker": "Bo", "card": "10"}}))
        payout, reversal = club.read("/ledger")["items"][-2:]
        assert (payout["number"], payout["reason"], payout["note"]) == (4, "payout", "")
        assert (reversal["number"], reversal["reason"], reversal["reverses"]) == (5, "reversal", 4)
        assert reversal["note"] == "hand 2 amended: Bo had it"
        assert game.read("/events")["items"][reversal["event"] - 1]["kind"] == "amended"
        rows = list(
            csv.DictReader(io.StringIO(club.get("/ledger?format=csv").get_data().decode("utf-8-sig")))
        )
        assert [(row["game"], row["event"], row["reverses"]) for row in rows] == [
            ("", "", ""),
            *[(game.id, "1", "")] * 2,
            (game.id, "3", ""),
            (game.id, "4", "4"),
        ]

    def test_what_was_taken_back_is_told_by_hand_or_event(self, club: Club) -> None:
        game = club.game("gurka", "m1 m2 m3", **STAKE)
        lose(game, "Ann", "K")
        join = created(game.post("/players", {"member": "Di"}, token=club.token))["act"]["event"]
        end = game.act("/end", reason="abandoned")["act"]["event"]
        answered(game.delete(f"/hands/1?take_back={join},{end}&reason=Too%20many"))
        notes = {one["note"] for one in club.read("/ledger?reason=reversal")["items"]}
        assert notes == {f"hand 1 removed, event {join} taken back, event {end} taken back: Too many"}

    def test_long_ledgers_come_whole(self, club: Club, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr("referee.api.clubs.books._CSV_ROWS_AT_ONCE", 2)
        for _ in range(5):
            club.pay("m1", "m2", 100)
        assert club.get("/ledger?format=csv").get_data().count(b"payment") == 5


class TestStandings:
    def test_finished_games_count_for_members(self, club: Club) -> None:
        won_by_bo(club)
        club.game("gurka-norway", "m1 m2", **STAKE)
        club.game("gurka-norway", "m1 m3").act("/end", reason="abandoned")
        ann, bo = sorted(club.read("/standings")["items"], key=lambda one: str(one["member"]))
        assert bo.pop("rating")["games"] == 1
        assert bo == {
            "place": 1,
            "member": "m2",
            "name": "Bo",
            "games": 1,
            "wins": 1,
            "hands_played": 2,
            "hands_lost": 0,
            "average_penalty": 0.0,
            "cucumbers": 0,
            "buy_ins": 0,
            "net_money": 500,
            "longest_run": 2,
        }
        assert (ann["place"], ann["hands_lost"], ann["net_money"], ann["cucumbers"]) == (2, 2, -500, 1)
        assert ann["average_penalty"] == 11.5

    def test_a_correction_changes_them(self, club: Club) -> None:
        game = won_by_bo(club)
        answered(game.put("/hands/2?reason=x", {"outcome": {"taker": "Bo", "card": "10"}}))
        assert club.read("/standings")["items"] == []
        lose(game, "Bo", "A")
        assert [(one["member"], one["wins"]) for one in club.read("/standings")["items"]] == [
            ("m1", 1),
            ("m2", 0),
        ]

    def test_equal_ones_share_a_place(self, club: Club) -> None:
        for players in ("m1 m2", "m3 m4"):
            game = club.game("gurka-norway", players)
            names = [one["name"] for one in game.read()["players"]]
            lose(game, names[0], "K")
            lose(game, names[0], "10")
        places = [(one["place"], one["member"]) for one in club.read("/standings")["items"]]
        assert places == [(1, "m2"), (1, "m4"), (3, "m1"), (3, "m3")]

    def test_averages_that_are_shown_alike_share_a_place(self, fresh_service: Service) -> None:
        """10 points in 3 hands and 333 in 100 are both shown as 3.33."""
        club = fresh_service.new_club()
        club.members("Ann Bo")
        won_by_bo(club)
        with closing(sqlite3.connect(fresh_service.database)) as connection:
            connection.executescript(
                "UPDATE tally_counts SET value = CASE member WHEN 1 THEN 3 ELSE 100 END"
                " WHERE key = (SELECT number FROM count_keys WHERE key = 'hands_played');"
                "DELETE FROM tally_counts WHERE key ="
                " (SELECT number FROM count_keys WHERE key = 'penalty_points');"
                "INSERT INTO tally_counts SELECT club, period, member, variant, number,"
                " CASE member WHEN 1 THEN 10 ELSE 333 END"
                " FROM tallies, count_keys WHERE key = 'penalty_points'"
            )
        items = club.read("/standings?by=average_penalty")["items"]
        assert [(one["place"], one["average_penalty"]) for one in items] == [(1, 3.33), (1, 3.33)]

    def test_they_are_asked_for_by_period_variant_event_and_ranked_otherwise(self, club: Club) -> None:
        won_by_bo(club)
        for query, found in {
            "": 2,
            "variant=gurka-norway": 2,
            "variant=agurk": 0,
            "event=Cup": 0,
            "from=2026-11-20&to=2026-11-20": 2,
            "from=2026-11-21": 0,
            "to=2026-11-19": 0,
            "from=2026-01-01&to=2026-12-31&variant=gurka-norway": 2,
        }.items():
            assert len(club.read(f"/standings?{query}")["items"]) == found, query
        assert ids(club.read("/standings?by=average_penalty")["items"], "member") == ["m2", "m1"]
        assert ids(club.read("/standings?by=games")["items"], "place") == [1, 1]
        fault = ("/query/by", "value_must_be_one_of")
        refused(club.get("/standings?by=luck"), 422, "request_must_fit", fault)


class TestFilters:
    """What games, standings and the ledger are narrowed to."""

    @pytest.mark.parametrize("path", ["/games", "/standings"])
    @pytest.mark.parametrize(
        ("asked", "found"),
        [("Cup", True), ("%20Cup%20", True), ("Cups", False), ("", True), ("%20%20", True)],
    )
    def test_an_event_is_found_with_blanks_around_it_and_a_blank_one_is_none(
        self, club: Club, path: str, asked: str, found: bool
    ) -> None:
        game = club.game("gurka-norway", "m1 m2", event="  Cup ")
        assert game.read()["event"] == "Cup"
        game.act("/end", reason="agreed")
        assert bool(club.read(f"{path}?event={asked}")["items"]) is found

    def test_texts_left_empty_ask_for_everything(self, club: Club) -> None:
        won_by_bo(club)
        assert len(club.read("/games?event=")["items"]) == 1
        assert len(club.read("/standings?event=")["items"]) == 2
        assert len(club.read("/ledger?game=")["items"]) == 3

    @pytest.mark.parametrize("path", ["/games", "/standings", "/ledger"])
    def test_a_period_ends_after_it_begins(self, club: Club, path: str) -> None:
        fault = ("/query/to", "period_must_not_end_before_it_begins")
        refused(club.get(f"{path}?from=2026-11-20&to=2026-11-19"), 422, "request_must_fit", fault)
        answered(club.get(f"{path}?from=2026-11-20&to=2026-11-20"))

    @pytest.mark.parametrize("path", ["/games", "/standings", "/ledger"])
    @pytest.mark.parametrize("name", ["from", "to"])
    @pytest.mark.parametrize(
        "day",
        [
            "",
            "today",
            "2026-02-30",
            "2026-13-01",
            "2026-1-5",
            "20261120",
            "0000-01-01",
            "٢٠٢٦-11-20",
            "2026-11-20T19:30:00Z",
            "2026-W47-5",
            "12026-11-20",
        ],
    )
    def test_what_is_no_day_is_refused(self, club: Club, path: str, name: str, day: str) -> None:
        fault = (f"/query/{name}", "value_must_be_day")
        problem = refused(club.get(f"{path}?{name}={quote(day)}"), 422, "request_must_fit", fault)
        assert problem["errors"][0]["given"] == day

    @pytest.mark.parametrize("path", ["/games", "/standings", "/ledger"])
    def test_the_first_and_the_last_day_there_are_will_do(self, club: Club, path: str) -> None:
        won_by_bo(club)
        assert club.read(f"{path}?from=0001-01-01&to=9999-12-31")["items"]
        assert club.read(f"{path}?to=0001-01-01")["items"] == []
        assert club.read(f"{path}?from=9999-12-31")["items"] == []


class TestChecking:
    @pytest.mark.parametrize(
        ("spoilt", "finding"),
        [
            ("UPDATE accounts SET balance = balance + 1 WHERE account = 'm1'", "the account m1 is kept as"),
            ("UPDATE accounts SET in_play = 5 WHERE account = 'm2'", "the account m2 is kept as"),
            ("DELETE FROM accounts WHERE account = 'm2'", "the account m2 is kept as"),
            ("UPDATE tallies SET wins = 7", "the standings are not what the games count for"),
            ("UPDATE seats SET wins = 7 WHERE player = 'p1'", "p1 is counted as"),
            ("UPDATE tally_counts SET value = 70 WHERE value = 2", "the standings are not what"),
            ("UPDATE counts SET value = 70 WHERE value = 2", "p1 is counted as"),
            ("DELETE FROM counts WHERE player = 'p2'", "p2 is counted as"),
            ("UPDATE seats SET member = 3 WHERE player = 'p1'", "the game as shown differs"),
            ("UPDATE members SET folded = 'x' WHERE number = 1", "the member m1 is not found by name"),
            ("INSERT INTO guests SELECT number, club, 'dee' FROM games", "its guests are not those"),
            (
                "DROP TRIGGER transfers_are_never_changed;"
                "UPDATE transfers SET booking = 77 WHERE booking = 3",
                "the ledger has gaps",
            ),
            (
                "DROP TRIGGER transfers_are_never_changed;"
                "UPDATE transfers SET currency = 'SEK' WHERE booking = 2",
                "booking 2 is in SEK, and the club's books are in DKK",
            ),
            ("UPDATE clubs SET currency = 'SEK'", "booking 1 is in DKK, and the club's books are in SEK"),
        ],
    )
    def test_what_does_not_follow_is_found(self, fresh_service: Service, spoilt: str, finding: str) -> None:
        club = fresh_service.new_club()
        club.members("Ann Bo")
        won_by_bo(club)
        with closing(sqlite3.connect(fresh_service.database)) as connection:
            connection.executescript(spoilt)
        findings = [told for one in fresh_service.findings() for told in one]
        assert any(told.startswith(finding) for told in findings), findings
