"""What goes wrong around a club's phones, and does no harm: double taps, keys nearly lost, no connection."""

from __future__ import annotations

import re
from collections.abc import Callable

from playwright.sync_api import Locator, Route, expect

from tests.browser.everyone import Walk, show
from tests.browser.sheet import Sheet, link_of
from tests.browser.test_clubs import balance, club_tab, founded, invitation, key_to
from tests.serving import Phone


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


def test_what_did_not_get_through_is_tried_again_or_appears_once_there_is_a_connection(
    phone: Sheet, api: Phone
) -> None:
    address, admin = founded(api)
    phone.open("#/club")
    cut_off(phone)
    phone.open(invitation(address, str(admin.token)))
    expect(phone.page.get_by_role("alert")).to_contain_text("could not be used")
    connect(phone)
    again(phone).click()
    expect(phone.page.get_by_role("heading", name="Cucumber Club")).to_be_visible()
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
    """And nothing is paid while something is being booked."""
    address, admin = founded(api)
    owing(address, admin)
    at_club(phone, address, admin)
    club_tab(phone, "Money")
    rows = phone.page.locator(".advice li")
    pay, second = rows.first.get_by_role("button"), rows.nth(1).get_by_role("button")
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
    owing(address, admin)
    club_tab(phone, "Games")
    club_tab(phone, "Money")
    expect(second).to_be_enabled()
    held: list[Route] = []

    def hold(route: Route) -> None:
        held.append(route)

    phone.page.route("**/payments", hold)
    pay.click()
    expect(pay).to_be_disabled()
    expect(second).to_be_disabled()
    x, y = middle_of(second)
    phone.page.mouse.click(x, y)
    held[0].continue_()
    expect(rows).to_have_count(1)
    assert (len(held), payments_of(address, admin)) == (1, [500, 300, 500])


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


def leave(phone: Sheet, answer: str) -> None:
    """Taps in a row do not answer the question that the first one opens."""
    button = phone.button("Sign out of this club")
    button.scroll_into_view_if_needed()
    button.dblclick()
    asked = phone.page.locator(".leaving")
    expect(asked.get_by_role("button", name="Sign out")).to_be_disabled()
    asked.get_by_role("button", name=answer, exact=True).click()


def test_signing_out_is_asked_first_and_taken_back_at_a_tap(phone: Sheet, api: Phone) -> None:
    """Whoever has the only key that runs the club does not lose it unawares, and is told who else has one."""
    address, admin = founded(api)
    phone.open(invitation(address, key_to(address, admin, "scorer")))
    leave(phone, "Stay")
    expect(phone.button("Sign out of this club")).to_be_visible()
    leave(phone, "Sign out")
    expect(phone.text("Signed out of Cucumber Club")).to_be_visible()
    expect(phone.page.get_by_role("heading", name="Clubs")).to_have_count(0)
    phone.tap("Undo", exact=True)
    expect(phone.page.get_by_role("heading", name="Cucumber Club")).to_be_visible()
    expect(phone.button("New game")).to_be_visible()

    phone.open(invitation(address, str(admin.token)))
    has_the_first_key(phone)
    club_tab(phone, "Games")
    leave(phone, "Stay")
    phone.tap("Sign out of this club")
    expect(phone.text("the only key with which this club can be run")).to_be_visible()
    phone.page.get_by_role("link", name="See this phone’s key and keep it").click()
    phone.page.get_by_text("See this phone’s key").click()
    kept = phone.page.get_by_label("The link", exact=True).input_value()
    assert kept == f"{phone.origin}/{invitation(address, str(admin.token))}"
    club_tab(phone, "Games")
    leave(phone, "Sign out all the same")
    phone.tap("Undo", exact=True)
    has_the_first_key(phone)

    key_to(address, admin, "admin")
    club_tab(phone, "Games")
    phone.tap("Sign out of this club")
    expect(phone.text("can still be run with the key “A admin”")).to_be_visible()
    phone.tap("Stay")
    cut_off(phone)
    phone.tap("Sign out of this club")
    expect(phone.text("Without a connection nobody can tell")).to_be_visible()


def has_the_first_key(phone: Sheet) -> None:
    club_tab(phone, "Keys")
    expect(phone.text("This phone has the key “First phone”, for running the club.")).to_be_visible()


def test_what_is_told_then_is_open_to_everyone(walk: Callable[..., Walk], api: Phone) -> None:
    walked = walk("phone", "light")
    phone = walked.phone
    address, admin = founded(api)
    owing(address, admin)
    at_club(phone, address, admin)
    club = f"#/club/{address.rpartition('/')[2]}"
    show(phone, f"{club}/founded")
    walked.look("club-founded")
    show(phone, f"{club}/keys")
    phone.page.get_by_text("See this phone’s key").click()
    expect(phone.page.get_by_role("img", name="The link as a code to scan")).to_be_visible()
    walked.look("club-own-key")
    show(phone, f"{club}/games")
    phone.tap("Sign out of this club")
    expect(phone.text("the only key with which")).to_be_visible()
    walked.look("club-leaving")
    show(phone, f"{club}/money")
    phone.page.locator(".advice button").first.scroll_into_view_if_needed()
    walked.look("club-settling-held")
    cut_off(phone)
    club_tab(phone, "Games")
    expect(again(phone)).to_be_visible()
    walked.look("club-cut-off")
    assert walked.wrong == {}


def test_refusals_of_a_club_are_told_in_the_words_of_the_sheet(phone: Sheet, api: Phone) -> None:
    address, admin = founded(api)
    at_club(phone, address, admin)
    club_tab(phone, "Members")
    join = phone.page.get_by_label("Somebody joins the club")
    for name, told in {
        "ann": "Somebody in the club has this name already",
        "cash box": "This could be taken for an account",
    }.items():
        join.fill(name)
        phone.page.keyboard.press("Enter")
        expect(phone.page.get_by_role("alert")).to_contain_text(told)
        expect(join).to_have_value(name)
    club_tab(phone, "Money")
    phone.page.get_by_text("Book a payment").click()
    form = phone.page.locator("details[open] form")
    form.get_by_label("Who paid?").select_option("Cash box")
    for to, amount, told in (
        ("Bo", "5", "There is not that much in the cash box."),
        ("Cash box", "5", "Nobody can pay themselves."),
        ("Bo", "99999999", "not as much as this at once"),
    ):
        form.get_by_label("To whom?").select_option(to)
        form.get_by_label("Amount in DKK").fill(amount)
        form.get_by_role("button", name="Book it").click()
        expect(form.get_by_role("alert")).to_contain_text(told)
    club_tab(phone, "Keys")
    phone.page.get_by_label("Who is it for?").fill("first")
    phone.tap("Make a link")
    expect(phone.page.locator(".field .wrong[role=alert]")).to_contain_text("“first 2” is free")
    phone.tap("Withdraw the link of the first phone")
    phone.tap("Withdraw", exact=True)
    expect(phone.page.locator(".problem[role=alert]")).to_contain_text(
        "This is the last key for running the club"
    )
    assert not re.search(r"\bm1\b|token|minor units", phone.page.locator("main").inner_text())


def test_a_private_game_is_known_as_one_of_the_phones_clubs(phone: Sheet, api: Phone) -> None:
    """Also behind another club whose key does not open it."""
    other, runs_other = founded(api)
    address, admin = founded(api)
    body = {"variant": "agurk", "visibility": "private", "club": address.rpartition("/")[2]}
    seats = {"players": [{"member": "m1"}, {"member": "m2"}]}
    game = admin.send("POST", "/v1/games", body | seats).document["id"]
    strange, _ = api.new_game("Ann Bo", visibility="private")
    at_club(phone, other, runs_other)
    at_club(phone, address, admin)
    phone.open(link_of(strange))
    expect(phone.text("This game is private.")).to_be_visible()
    phone.open(f"#/game/{game}")
    expect(phone.button("Enter hand 1")).to_be_visible()
