"""Bets and declarations under a thumb: Minibluff and Krypkille on phones."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.sheet import Sheet, link_of
from tests.browser.test_everyone import barriers
from tests.serving import Phone

PHONE, TABLET = {"width": 360, "height": 740}, {"width": 1024, "height": 768}


def group(phone: Sheet, name: str) -> Locator:
    return phone.page.get_by_role("group", name=name)


@pytest.fixture
def phone(open_phone: Callable[..., Sheet]) -> Sheet:
    """For axe, which writes styles of its own."""
    return open_phone(bypass_csp=True)


def looked_at(phone: Sheet, screenshots: Path, name: str) -> None:
    """Pictures on a phone and a tablet, by day and by night; each is open to everyone."""
    page = phone.page
    for size, scheme in ((PHONE, "light"), (TABLET, "dark"), (TABLET, "light"), (PHONE, "dark")):
        page.set_viewport_size(size)
        page.emulate_media(color_scheme=scheme)
        page.screenshot(path=screenshots / f"{size['width']}-{scheme}-{name}.png", full_page=True)
        assert barriers(phone) == []


def board(phone: Sheet, api: Phone, variant: str, names: str) -> str:
    address, scorer = api.new_game(names, variant=variant)
    phone.open(link_of(address, scorer.token))
    expect(phone.button("Enter hand 1")).to_be_visible()
    return address


def test_a_hand_of_minibluff_with_doubles(phone: Sheet, api: Phone, screenshots: Path) -> None:
    address = board(phone, api, "minibluff", "Ann Bo Cy Dee")
    expect(phone.page.locator(".player").first).to_contain_text("credits")
    phone.tap("Enter hand 1")
    group(phone, "Did anybody double?").get_by_role("button", name="Bo doubles").click()
    group(phone, "Bo doubled after which trick?").get_by_role("button", name="2").click()
    group(phone, "Who refused Bo’s double?").get_by_role("button", name="Dee").click()
    group(phone, "Did anybody double again?").get_by_role("button", name="Ann").click()
    group(phone, "Who refused Ann’s double?").get_by_role("button", name="Cy").click()
    expect(phone.text("The bet is 4 credits.")).to_be_visible()
    expect(phone.page.locator(".turn")).to_have_count(2)
    looked_at(phone, screenshots, "minibluff-doubles")
    phone.put_cards("Ann 9 Bo 5")
    phone.tap("Record hand 1")
    expect(phone.button("Enter hand 2")).to_be_visible()
    expect(phone.page.get_by_label("Not sent yet")).to_have_count(0)
    hand = api.send("GET", f"{address}/hands/1").document
    assert (hand["bet"], hand["winner"], hand["refused"]) == (4, "p2", ["p4", "p3"])
    phone.tap("Enter hand 2")
    group(phone, "Did anybody double?").get_by_role("button", name="Cy").click()
    for name in ("Ann", "Bo", "Dee"):
        group(phone, "Who refused Cy’s double?").get_by_role("button", name=name).click()
    expect(phone.text("All others have refused: Cy wins the hand.")).to_be_visible()
    phone.tap("Record hand 2")
    expect(phone.button("Enter hand 3")).to_be_visible()
    expect(phone.page.get_by_label("Not sent yet")).to_have_count(0)
    phone.go_to("Sheet")
    phone.tap("Hand 2")
    expect(phone.text("Cy doubled after trick 1; Ann, Bo, and Dee refused.")).to_be_visible()


def test_a_hand_of_krypkille_with_a_declaration(phone: Sheet, api: Phone, screenshots: Path) -> None:
    address = board(phone, api, "krypkille", "Ann Bo Cy")
    phone.tap("Enter hand 1")
    group(phone, "Who declares the lowest card?").get_by_role("button", name="Bo", exact=True).click()
    phone.page.locator(".turn", has_text="Ann").click()
    looked_at(phone, screenshots, "krypkille-keys")
    for card in ("harlekin", "blaren", "12"):
        phone.page.locator(".keypad").get_by_role("button", name=card, exact=True).click()
    phone.tap("Record hand 1")
    expect(phone.button("Enter hand 2")).to_be_visible()
    expect(phone.page.get_by_label("Not sent yet")).to_have_count(0)
    hand = api.send("GET", f"{address}/hands/1").document
    assert (hand["declared"], hand["scores"]) == ("p2", {"p1": 18, "p2": 0, "p3": 12})
    phone.tap("Enter hand 2")
    group(phone, "Who declares the lowest card?").get_by_role("button", name="Nobody").click()
    phone.tap("Record hand 2")
    expect(phone.button("Enter hand 3")).to_be_visible()
    expect(phone.page.get_by_label("Not sent yet")).to_have_count(0)
    phone.go_to("Sheet")
    phone.tap("Hand 1")
    expect(phone.text("Bo declared the lowest card.")).to_be_visible()
    phone.page.screenshot(path=screenshots / "phone-light-krypkille-sheet.png")


def test_the_referee_is_asked_about_doubles_and_declarations(phone: Sheet, api: Phone) -> None:
    board(phone, api, "minibluff", "Ann Bo Cy")
    phone.go_to("Referee")
    phone.tap("Doubling")
    group(phone, "Who wants to double?").get_by_role("button", name="Bo").click()
    phone.tap("Ask the referee")
    expect(phone.text("Bo may double: everybody in the hand has credit for 2 credits.").first).to_be_visible()
    board(phone, api, "krypkille", "Ann Bo Cy")
    phone.go_to("Referee")
    phone.tap("Declaring")
    group(phone, "Who won the last trick played?").get_by_role("button", name="Ann").click()
    group(phone, "Who wants to declare?").get_by_role("button", name="Bo").click()
    phone.tap("Ask the referee")
    expect(phone.text("It is Ann's word").first).to_be_visible()
    assert barriers(phone) == []
