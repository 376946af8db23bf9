"""Settling up on treasurers' phones: each payment is booked once, and a tap by mistake is taken back."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Locator, expect

from tests.browser.sheet import Sheet
from tests.browser.test_club_mishaps import at_club, connect, cut_off, owing, payments_of
from tests.browser.test_clubs import balance, club_tab, founded
from tests.serving import Phone

CHANGED = "Nothing was booked: meanwhile"


def owed(phone: Sheet) -> Locator:
    return phone.page.locator(".advice li")


def ready_to_settle(phone: Sheet, address: str, admin: Phone) -> None:
    at_club(phone, address, admin)
    club_tab(phone, "Money")
    expect(owed(phone)).to_have_count(2)
    expect(owed(phone).first.get_by_role("button")).to_be_enabled()


def test_two_treasurers_who_both_tap_paid_book_it_once(open_phone: Callable[..., Sheet], api: Phone) -> None:
    address, admin = founded(api)
    owing(address, admin)
    first, second = open_phone(), open_phone()
    for phone in (first, second):
        ready_to_settle(phone, address, admin)
    first.tap("Bo has paid Ann DKK 5.00")
    expect(owed(first)).to_have_count(1)
    second.tap("Bo has paid Ann DKK 5.00")
    expect(second.text(CHANGED)).to_be_visible()
    expect(owed(second)).to_have_count(1)
    assert payments_of(address, admin) == [500]
    second.tap("Cy has paid Ann DKK 3.00")
    expect(second.text("Everybody is even.")).to_be_visible()
    expect(second.text(CHANGED)).to_have_count(0)
    assert payments_of(address, admin) == [500, 300]


def test_paid_is_undone_and_an_undo_that_did_not_get_through_is_tried_again(phone: Sheet, api: Phone) -> None:
    """A game that moves money meanwhile changes what is to be paid."""
    address, admin = founded(api)
    owing(address, admin)
    ready_to_settle(phone, address, admin)
    phone.tap("Bo has paid Ann DKK 5.00")
    expect(owed(phone)).to_have_count(1)
    phone.tap("Undo", exact=True)
    expect(phone.text("Taken back.")).to_be_visible()
    expect(owed(phone)).to_have_count(2)
    expect(balance(phone, "Bo")).to_have_text("owes DKK 5.00")
    assert reversals_of(address, admin) == [(500, "Tapped by mistake")]

    phone.tap("Bo has paid Ann DKK 5.00")
    expect(owed(phone)).to_have_count(1)
    cut_off(phone)
    phone.tap("Undo", exact=True)
    notice = phone.page.locator(".notice")
    expect(notice).to_contain_text("No answer from the service")
    connect(phone)
    notice.get_by_role("button", name="Try again").click()
    expect(phone.text("Taken back.")).to_be_visible()
    expect(balance(phone, "Bo")).to_have_text("owes DKK 5.00")
    assert len(reversals_of(address, admin)) == 2

    paid = payments_of(address, admin)
    table = {"players": [{"member": "m1"}, {"member": "m2"}], "stake": {"amount": 200, "currency": "DKK"}}
    club = address.rpartition("/")[2]
    game = admin.send("POST", "/v1/games", {"variant": "gurka-norway", "club": club} | table).document
    for card in ("A", "A"):
        hand = {"outcome": {"taker": "p2", "card": card}}
        assert admin.send("POST", f"/v1/games/{game['id']}/hands", hand).status == 201
    phone.tap("Bo has paid Ann DKK 5.00")
    expect(phone.text(CHANGED)).to_be_visible()
    expect(phone.button("Bo has paid Ann DKK 7.00")).to_be_enabled()
    assert payments_of(address, admin) == paid


def reversals_of(address: str, admin: Phone) -> list[tuple[int, str]]:
    found = admin.send("GET", f"{address}/ledger?reason=reversal").document["items"]
    return [(booking["amount"], booking["note"]) for booking in found]


def test_a_clubs_game_says_so_and_leads_back_to_the_club(
    open_phone: Callable[..., Sheet], api: Phone
) -> None:
    address, admin = founded(api)
    body = {"variant": "agurk", "club": address.rpartition("/")[2], "event": "Autumn cup"}
    table = {"players": [{"member": "m1"}, {"member": "m2"}], "stake": {"amount": 200, "currency": "DKK"}}
    game = admin.send("POST", "/v1/games", body | table).document["id"]
    member, guest = open_phone(), open_phone()
    at_club(member, address, admin)
    member.open(f"#/game/{game}")
    expect(member.text("A game of Cucumber Club · Autumn cup")).to_be_visible()
    member.page.get_by_role("link", name="Back").click()
    expect(member.page.get_by_role("heading", name="Cucumber Club")).to_be_visible()
    member.page.get_by_role("link", name="Back").click()
    listed = member.page.locator(".game", has_text="Ann and Bo")
    expect(listed).to_contain_text("Agurk")
    expect(listed).to_contain_text("DKK 4.00 in the pot")
    expect(listed).to_contain_text("Cucumber Club")
    guest.open(f"#/game/{game}")
    expect(guest.text("A game of a club · Autumn cup")).to_be_visible()
    guest.page.get_by_role("link", name="Back").click()
    expect(guest.button("New game")).to_be_visible()
