"""What goes wrong around a club's phones, and does no harm: double taps, keys nearly lost, no connection."""

from __future__ import annotations

from playwright.sync_api import Locator, Route, expect

from tests.serving import Phone

from .sheet import Sheet
from .test_clubs import balance, club_tab, founded, invitation


def at_club(phone: Sheet, address: str, admin: Phone) -> None:
    phone.open(invitation(address, str(admin.token)))
    expect(phone.page.get_by_role("navigation", name="This club")).to_be_visible()


def cut_off(phone: Sheet) -> None:
    """The service cannot be reached, and nothing tells the browser so."""
    phone.page.route("**/v1/**", lambda route: route.abort())


def connect(phone: Sheet) -> None:
    phone.page.unroute("**/v1/**")


def again(phone: Sheet) -> Locator:
    return phone.button("Try again")


def test_a_screen_that_could_not_be_loaded_appears_once_there_is_a_connection(
    phone: Sheet, api: Phone
) -> None:
    address, admin = founded(api)
    at_club(phone, address, admin)
    club_tab(phone, "Money")
    expect(phone.text("Everybody is even.")).to_be_visible()
    club_tab(phone, "Games")
    expect(phone.text("None yet.")).to_be_visible()
    cut_off(phone)
    club_tab(phone, "Ranking")
    expect(phone.text("No connection. What belongs here appears")).to_be_visible()
    expect(phone.text("No answer from the service")).to_have_count(0)
    club_tab(phone, "Money")
    expect(phone.text("No connection. You see what was there last time.")).to_be_visible()
    expect(phone.text("Everybody is even.")).to_be_visible()
    club_tab(phone, "Ranking")
    connect(phone)
    expect(phone.text("No finished games yet.")).to_be_visible()
    expect(phone.text("No connection")).to_have_count(0)


def test_a_screen_is_asked_for_again_at_a_tap(phone: Sheet, api: Phone) -> None:
    address, admin = founded(api)
    phone.page.clock.install()  # No time passes, so that nothing is asked for by itself.
    at_club(phone, address, admin)
    cut_off(phone)
    club_tab(phone, "Money")
    again(phone).click()
    expect(again(phone)).to_be_enabled()
    connect(phone)
    admin.send("POST", f"{address}/adjustments", {"from": "m1", "to": "m2", "amount": 500, "reason": "fine"})
    again(phone).click()
    expect(balance(phone, "Ann")).to_have_text("owes DKK 5.00")
    expect(again(phone)).to_have_count(0)


def test_an_invitation_that_did_not_get_through_is_tried_again(phone: Sheet, api: Phone) -> None:
    address, admin = founded(api)
    phone.open("#/club")
    cut_off(phone)
    phone.open(invitation(address, str(admin.token)))
    expect(phone.page.get_by_role("alert")).to_contain_text("could not be used")
    connect(phone)
    again(phone).click()
    expect(phone.page.get_by_role("heading", name="Cucumber Club")).to_be_visible()


def middle_of(button: Locator) -> tuple[float, float]:
    box = button.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def owing(address: str, admin: Phone) -> None:
    """Bo and Cy owe different sums, so that it takes two payments to settle."""
    for who, amount in (("m2", 500), ("m3", 300)):
        fee = {"from": who, "to": "m1", "amount": amount, "reason": "fee"}
        assert admin.send("POST", f"{address}/adjustments", fee).status == 201


def payments_of(address: str, admin: Phone) -> list[int]:
    found = admin.send("GET", f"{address}/ledger?reason=payment").document["items"]
    return [booking["amount"] for booking in found]


def test_a_second_tap_does_not_pay_what_has_moved_under_the_finger(phone: Sheet, api: Phone) -> None:
    address, admin = founded(api)
    owing(address, admin)
    at_club(phone, address, admin)
    club_tab(phone, "Money")
    rows = phone.page.locator(".advice li")
    pay = rows.first.get_by_role("button")
    expect(rows).to_have_count(2)
    expect(pay).to_be_enabled()
    pay.scroll_into_view_if_needed()
    x, y = middle_of(pay)
    phone.page.mouse.click(x, y)
    expect(rows).to_have_count(1)
    for _ in range(3):
        phone.page.mouse.click(x, y)
    expect(pay).to_be_disabled()
    expect(pay).to_be_enabled()
    assert payments_of(address, admin) == [500]
    pay.click()
    expect(phone.text("Everybody is even.")).to_be_visible()
    assert payments_of(address, admin) == [500, 300]


def test_nothing_is_paid_while_something_is_being_booked(phone: Sheet, api: Phone) -> None:
    address, admin = founded(api)
    owing(address, admin)
    at_club(phone, address, admin)
    club_tab(phone, "Money")
    buttons = phone.page.locator(".advice li").get_by_role("button")
    first, second = buttons.first, buttons.nth(1)
    expect(first).to_be_enabled()
    held: list[Route] = []

    def hold(route: Route) -> None:
        held.append(route)

    phone.page.route("**/payments", hold)
    first.click()
    expect(first).to_be_disabled()
    expect(second).to_be_disabled()
    x, y = middle_of(second)
    phone.page.mouse.click(x, y)
    held[0].continue_()
    expect(phone.page.locator(".advice li")).to_have_count(1)
    assert (len(held), payments_of(address, admin)) == (1, [500])


def test_what_another_phone_has_booked_is_not_paid_again(phone: Sheet, api: Phone) -> None:
    """What is shown from last time cannot be paid before the service has named it again."""
    address, admin = founded(api)
    owing(address, admin)
    at_club(phone, address, admin)
    club_tab(phone, "Money")
    rows = phone.page.locator(".advice li")
    expect(rows.first.get_by_role("button")).to_be_enabled()
    club_tab(phone, "Games")
    cut_off(phone)
    club_tab(phone, "Money")
    expect(phone.text("You see what was there last time")).to_be_visible()
    expect(rows).to_have_count(2)
    expect(rows.first.get_by_role("button")).to_be_disabled()
    payment = {"from": "m2", "to": "m1", "amount": 500, "note": ""}
    assert admin.send("POST", f"{address}/payments", payment).status == 201
    connect(phone)
    expect(rows).to_have_count(1)
    expect(rows.first.get_by_role("button")).to_be_enabled()


def test_a_second_tap_does_not_withdraw_the_next_key(phone: Sheet, api: Phone) -> None:
    address, admin = founded(api)
    for label in ("Bo", "Cy"):
        body = {"role": "scorer", "label": label}
        assert admin.send("POST", f"{address}/tokens", body).status == 201
    at_club(phone, address, admin)
    club_tab(phone, "Keys")
    withdraw = phone.button("Withdraw the link of Bo")
    expect(withdraw).to_be_enabled()
    withdraw.scroll_into_view_if_needed()
    x, y = middle_of(withdraw)
    phone.page.mouse.click(x, y)
    expect(withdraw).to_have_count(0)
    for _ in range(3):
        phone.page.mouse.click(x, y)
    next_one = phone.button("Withdraw the link of Cy")
    expect(next_one).to_be_disabled()
    expect(next_one).to_be_enabled()
    found = admin.send("GET", f"{address}/tokens").document["items"]
    assert [key["label"] for key in found if key["revoked_at"] is None] == ["first", "Cy"]
