"""The payments after which nobody owes anything."""

from __future__ import annotations

from tests.api.books.bookkeeping import STAKE, won_by_bo
from tests.api.service import Club, created


def test_it_names_payments_after_which_nobody_owes_anything(club: Club) -> None:
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


def test_what_the_cash_box_owes_and_does_not_hold_is_told(club: Club) -> None:
    club.pay("Ann", "cash_box", 200)
    created(club.post("/adjustments", {"from": "cash_box", "to": "Bo", "amount": 500, "reason": "Prize"}))
    told = club.read("/settlement")
    assert (told["cash_box_lacks"], told["fewest"]) == (500, False)
    for one in told["payments"]:
        club.pay(one["from"], one["to"], one["amount"])
    assert sum(amount for account, amount in club.owed().items() if account != "cash_box") == 500
    again = club.read("/settlement")
    assert (again["payments"], again["cash_box_lacks"]) == ([], 500)


def test_what_is_too_large_to_be_paid_at_once_is_named_in_parts(club: Club) -> None:
    for _ in range(3):
        club.post("/adjustments", {"from": "m1", "to": "m2", "amount": 10**9, "reason": "A house"})
    told = club.read("/settlement")
    assert [one["amount"] for one in told["payments"]] == [10**9] * 3
    for one in told["payments"]:
        club.pay(one["from"], one["to"], one["amount"])
    assert club.owed() == {}
