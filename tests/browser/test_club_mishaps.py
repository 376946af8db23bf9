"""What goes wrong around a club's phones, and does no harm: double taps, keys nearly lost, no connection."""

from __future__ import annotations

from playwright.sync_api import Locator, expect

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
