"""Keys: a number that is put right, red suits that are chosen, and what a tap leaves behind."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from playwright.sync_api import Locator, expect

from tests.browser.grid import cell, choose_form, first
from tests.browser.sheet import Sheet, link_of
from tests.serving import Phone

NAMES_SUIT = {"deal": {"trump": "dealer_names"}, "stay": {"must": "nobody"}}
RED = "rgb(178, 58, 46)"
TOUCHED = {"has_touch": True, "is_mobile": True}


def press(phone: Sheet, digits: str) -> None:
    for digit in digits:
        phone.page.locator(".foot").get_by_role("button", name=digit, exact=True).click()


def begin(phone: Sheet, api: Phone, variant: str, names: str, **more: Any) -> str:
    address, scorer = api.new_game(names, variant=variant, title=variant, **more)
    phone.open(link_of(address, scorer.token))
    expect(phone.page.get_by_role("heading", name=variant, exact=True)).to_be_visible()
    phone.page.locator(".board").wait_for()
    phone.open(f"{link_of(address)}/enter")
    return address


def test_the_first_key_replaces_the_number_of_a_cell_that_was_gone_to_and_one_on_the_sheet(
    phone: Sheet, api: Phone
) -> None:
    address = begin(phone, api, "rummy", "Ann Bo")
    first(phone, "Who went out?", "Ann")
    held = cell(phone, "held", "Bo")
    for keys, text in (("4", "4"), ("12", "12")):
        held.click()
        press(phone, keys)
        expect(held).to_have_text(text)
    phone.page.locator(".foot .key-erase").click()
    expect(held).to_have_text("1")
    press(phone, "5")
    expect(held).to_have_text("15")
    # So it is where a round is put right.
    phone.tap("Record round 1")
    expect(phone.page.locator(".last-act")).to_contain_text("Round 1")
    phone.open(f"{link_of(address)}/amend/1")
    held.click()
    press(phone, "18")
    expect(held).to_have_text("18")
    phone.page.keyboard.type("7")
    expect(held).to_have_text("7")


def colour(thing: Locator, of: str = "color") -> str:
    return str(thing.evaluate(f"(one) => getComputedStyle(one).{of}"))


def test_a_red_suit_is_red_when_it_is_chosen_too(phone: Sheet, api: Phone) -> None:
    begin(phone, api, "bourre", "Ann Bo Cy", house_rules=NAMES_SUIT)
    choose_form(phone, "Every card")
    hearts = phone.page.locator(".segments .suit-H")
    assert colour(hearts) == RED
    hearts.click()
    expect(phone.page.locator(".segments [aria-pressed=true] .suit-H")).to_be_visible()
    assert colour(hearts) == RED
    begin(phone, api, "klondike", "Ann")
    phone.page.get_by_role("link", name="Back").click()
    phone.go_to("Referee")
    diamonds = phone.page.locator(".card-picker-suits .suit-D")
    diamonds.click()
    expect(diamonds).to_have_attribute("aria-pressed", "true")
    assert colour(diamonds, "backgroundColor") == RED
    phone.tap("A move", exact=True)
    foundation = phone.page.locator(".pile-chips .suit-D")
    foundation.click()
    expect(foundation).to_have_attribute("aria-pressed", "true")
    assert colour(foundation, "backgroundColor") == RED


TOUCHED_FIRST = (
    ("rummy", "Ann Bo", ".pad .key"),
    ("klondike", "Ann", ".pad .key"),
    ("twenty-two", "Ann Bo", ".card-keys .key"),
    ("bourre", "Ann Bo Cy", ".grid-mark"),
)


LOOKS = """(keys) => keys.map((key) => {
  const { backgroundColor, borderTopColor, color } = getComputedStyle(key);
  return [backgroundColor, borderTopColor, color];
})"""


def test_nothing_stays_lit_on_a_screen_that_was_touched(open_phone: Callable[..., Sheet], api: Phone) -> None:
    phone = open_phone(**TOUCHED)
    for variant, names, keys in TOUCHED_FIRST:
        begin(phone, api, variant, names)
        start = phone.page.locator("main :is(.chip, .turn)").first
        start.or_(phone.page.locator(keys).first).first.wait_for()
        if not phone.page.locator(f"{keys}:not([disabled])").count():
            start.tap()
        key = phone.page.locator(f"{keys}:not([disabled])").first
        key.wait_for()
        before = key.evaluate(f"(key) => ({LOOKS})([key])[0]")
        others = phone.page.locator(f"{keys}:not([disabled]):not([aria-pressed=true])")
        key.tap()
        after = others.evaluate_all(LOOKS)
        assert after, variant
        assert all(one == before for one in after if one[2] == before[2]), (variant, before, after)
