"""Money handed over, adjustments, and what is taken back."""

from __future__ import annotations

from typing import Any

import pytest

from tests.api.books.bookkeeping import won_by_bo
from tests.api.service import Club, Document, Service, answered, created, ids, refused


def test_what_is_handed_over_settles_what_was_owed(club: Club) -> None:
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


def test_what_is_booked_can_be_read_where_the_answer_says(club: Club) -> None:
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


def test_one_payment_can_go_to_several(club: Club) -> None:
    split = [{"to": "Bo", "amount": 600}, {"to": "cash_box", "amount": 400}]
    created(club.post("/payments", {"from": "Ann", "amount": 1000, "split": split}))
    assert club.owed() == {"m1": 1000, "m2": -600, "cash_box": -400}
    assert club.read("/balances")["cash_box"]["holds"] == 400


@pytest.mark.parametrize("amount", [1.5, "5.00", [5]])
def test_an_amount_that_is_none_is_told_the_unit(club: Club, amount: Any) -> None:
    sentence = "This must be a whole number of the currency's smallest unit, such as 500 for 5.00, not "
    split = {"from": "m1", "amount": 500, "split": [{"to": "m2", "amount": amount}]}
    asked = {"from": "m1", "to": "m2", "amount": amount}
    stake = {"variant": "agurk", "players": [{"name": "Ann"}], "stake": {"amount": amount, "currency": "EUR"}}
    answers = [
        club.post("/payments", asked),
        club.post("/payments", split),
        club.post("/adjustments", asked | {"reason": "Late"}),
        club.service.post("/v1/games", stake),
    ]
    for answer in answers:
        error, *_ = refused(answer, 422, "request_must_fit")["errors"]
        assert error["code"] == "value_must_be_whole_number"
        assert error["message"].startswith(sentence)


@pytest.mark.parametrize("amount", [0, -5, 1.5, "5", 10**13, None])
def test_an_amount_is_a_whole_number_of_minor_units(club: Club, amount: Any) -> None:
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
def test_what_is_no_payment(club: Club, change: Document, title: str, fault: tuple[str, str]) -> None:
    body = {"from": "m1", "to": "m2", "amount": 100} | change
    with club.service.nothing_stored():
        refused(club.post("/payments", body), 422, title, fault)


@pytest.mark.parametrize("parts", [(600, 500), (600, 300)])
def test_a_split_comes_to_its_amount(club: Club, parts: tuple[int, int]) -> None:
    split = [{"to": to, "amount": part} for to, part in zip(("m2", "m3"), parts, strict=True)]
    with club.service.nothing_stored():
        response = club.post("/payments", {"from": "m1", "amount": 1000, "split": split})
    refused(response, 422, "request_must_fit", ("/split", "split_must_fit_the_amount"))
    with club.service.nothing_stored():
        response = club.post("/payments", {"from": "m1", "amount": 1000})
    refused(response, 422, "request_must_fit", ("/to", "field_must_be_given"))


def test_a_member_of_another_club_is_nobody_here(service: Service, club: Club) -> None:
    other = service.new_club("Gherkins")
    other.members("Xi Yo Zed Flo Gus")
    fault = ("/to", "member_must_exist")
    body = {"from": "m1", "to": "m5", "amount": 5}
    refused(club.post("/payments", body), 422, "rules_must_hold", fault)
    refused(club.post("/payments", body, token=other.token), 404, "club_must_exist")


def test_the_cash_box_gives_no_more_than_it_holds(club: Club) -> None:
    body = {"from": "cash_box", "to": "m1", "amount": 100}
    with club.service.nothing_stored():
        refused(club.post("/payments", body), 409, "cash_box_must_hold_enough")
    club.pay("m2", "cash_box", 150)
    created(club.post("/payments", body))
    refused(club.post("/payments", body), 409, "cash_box_must_hold_enough")
    problem = refused(club.post("/ledger/1/reversal", {"reason": "x"}), 409, "cash_box_must_hold_enough")
    assert "holds 50" in problem["detail"]


def test_an_adjustment_needs_a_reason_and_shows_who_made_it(club: Club) -> None:
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


def test_nobody_pays_into_a_pot(club: Club) -> None:
    won_by_bo(club)
    fault = ("/to", "member_must_exist")
    body = {"from": "m1", "to": "pot", "amount": 5}
    refused(club.post("/payments", body), 422, "rules_must_hold", fault)


def test_a_booking_is_taken_back_by_the_opposite_one_and_once(club: Club) -> None:
    club.pay("m1", "m2", 100)
    (back,) = created(club.post("/ledger/1/reversal", {"reason": "Twice"}))["bookings"]
    assert (back["from"], back["to"], back["reason"], back["reverses"]) == ("m2", "m1", "reversal", 1)
    assert club.owed() == {}
    for number in (1, 2):
        refused(club.post(f"/ledger/{number}/reversal", {"reason": "x"}), 409, "booking_must_stand")
    for number in (9, 10**30):
        refused(club.post(f"/ledger/{number}/reversal", {"reason": "x"}), 404, "booking_must_exist")


def test_what_a_game_moved_is_corrected_in_the_game(club: Club) -> None:
    game = won_by_bo(club)
    problem = refused(club.post("/ledger/1/reversal", {"reason": "x"}), 409, "booking_must_be_no_games")
    assert problem["game_id"] == game.id


def test_a_preview_books_nothing(club: Club) -> None:
    with club.service.nothing_stored():
        previewed = club.post("/payments?preview=true", {"from": "m1", "to": "m2", "amount": 5})
        told = answered(previewed)
    assert previewed.headers["ETag"] == club.get().headers["ETag"]
    assert told["bookings"][0]["number"] == 1


def test_two_phones_that_read_the_same_version_book_once(club: Club) -> None:
    version = {"If-Match": club.get().headers["ETag"]}
    body = {"from": "m1", "to": "m2", "amount": 5}
    created(club.post("/payments", body, headers=version))
    refused(club.post("/payments", body, headers=version), 412, "version_must_match")
