"""Entering a hand: with the fewest taps under any rules, and with quick fingers."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from referee.families.cucumber.rules.variants import VARIANTS
from tests.browser.finger import Finger, boxes
from tests.browser.sheet import Sheet, link_of
from tests.serving import Document, Phone

FOUR = "Ann Bo Cy Dee"
WITHOUT_A_TAKER = {"minibluff", "krypkille"}
"""Where it is told first who doubled, or declared."""
TOUCH = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
SHORT_TAPS = {"matapesa": 2, "norwegian": 4}
"""Where the loser is all there is to tell, and where the lowest card deals; else the taker and the card."""


def at_the_board(phone: Sheet, api: Phone, variant: str = "agurk", names: str = FOUR) -> str:
    address, scorer = api.new_game(names, variant=variant)
    phone.open(link_of(address, scorer.token))
    expect(phone.button("Enter hand 1")).to_be_visible()
    return address


def choose_form(phone: Sheet, form: str) -> None:
    """The form that the table likes, as it was chosen with an earlier hand."""
    phone.tap("Enter hand")
    phone.tap(form)
    expect(phone.button(form)).to_have_attribute("aria-pressed", "true")
    phone.page.get_by_role("link", name="Back").click()


def hand_of(api: Phone, address: str, number: int = 1) -> Document:
    return api.send("GET", f"{address}/hands/{number}").document


@pytest.mark.parametrize("variant", sorted({*VARIANTS} - WITHOUT_A_TAKER))
def test_any_hand_is_entered_with_the_fewest_taps(phone: Sheet, api: Phone, variant: str) -> None:
    address = at_the_board(phone, api, variant)
    if variant in SHORT_TAPS and SHORT_TAPS[variant] == 2:
        choose_form(phone, "Every card")
    finger = Finger(phone)
    finger.begin("Bo")
    finger.keys("5 9 8 3")
    finger.record(1)
    assert finger.taps == 6
    assert [play["player"] for play in hand_of(api, address)["last_trick"]] == ["p2", "p3", "p4", "p1"]
    choose_form(phone, "Just who")
    finger = Finger(phone)
    finger.begin("Cy")
    if SHORT_TAPS.get(variant) != 2:
        finger.keys("8")
    if variant == "norwegian":
        lowest = phone.page.get_by_role("group", name="Who had the lowest card?")
        finger.tap(lowest.get_by_role("button", name="Ann"))
    finger.record(2)
    assert finger.taps == SHORT_TAPS.get(variant, 3)
    assert hand_of(api, address, 2)["taker"] == "p3"


def test_a_tie_takes_one_tap_more(phone: Sheet, api: Phone) -> None:
    address = at_the_board(phone, api)
    choose_form(phone, "Just who and what")
    finger = Finger(phone)
    finger.begin("Cy")
    finger.keys("9")
    finger.button("Ann too")
    finger.record(1)
    assert finger.taps == 4
    assert hand_of(api, address)["outcome"]["tied"] == ["p1"]


def test_what_is_missing_is_on_the_button(phone: Sheet, api: Phone) -> None:
    at_the_board(phone, api, "norwegian", "Ann Bo")
    phone.tap("Enter hand 1")
    send = phone.page.locator(".send")
    expect(send).to_have_text("Last trick: who led it?")
    expect(send).to_be_disabled()
    phone.page.locator(".turn", has_text="Bo").click()
    expect(send).to_have_text("What did Bo play?")
    phone.key("5").click()
    expect(send).to_have_text("What did Ann play?")
    phone.tap("Just who and what")
    expect(send).to_have_text("Who took it?")
    phone.page.get_by_role("group", name="Who took the last trick?").get_by_role("button", name="Bo").click()
    expect(send).to_have_text("Bo: with which card?")
    phone.key("K").click()
    expect(send).to_have_text("Who had the lowest?")
    expect(send).to_be_disabled()
    phone.page.get_by_role("group", name="Who had the lowest card?").get_by_role("button", name="Ann").click()
    expect(send).to_have_text("Record hand 1Bo 0 → 11")
    phone.tap("Record hand 1")
    phone.score("Bo", "11")


def test_the_form_is_remembered_for_its_game(phone: Sheet, api: Phone) -> None:
    address = at_the_board(phone, api)
    choose_form(phone, "Just who and what")
    expect(phone.text("Who took it?")).to_be_visible()
    phone.page.reload()
    phone.tap("Enter hand 1")
    expect(phone.button("Just who and what")).to_have_attribute("aria-pressed", "true")
    at_the_board(phone, api)
    expect(phone.text("Who led?")).to_be_visible()
    phone.open(link_of(address))
    expect(phone.text("Who took it?")).to_be_visible()


@pytest.mark.parametrize(
    ("variant", "house_rules", "asked"),
    [
        ("agurk", {}, True),
        ("gurka", {}, True),
        ("gurka-norway", {}, False),
        ("gurka-norway", {"last_trick": {"payers": "all_tied"}}, True),
        ("agurk", {"last_trick": {"payers": "taker"}}, False),
    ],
)
def test_who_else_had_it_is_asked_where_it_changes_anything(
    phone: Sheet, api: Phone, variant: str, house_rules: Document, asked: bool
) -> None:
    address, scorer = api.new_game("Ann Bo Cy", variant=variant, house_rules=house_rules)
    phone.open(link_of(address, scorer.token))
    phone.tap("Enter hand 1")
    phone.tap("Just who and what")
    phone.tap("Bo", exact=True)
    phone.key("9").click()
    expect(phone.button("Record hand 1")).to_be_enabled()
    expect(phone.page.get_by_role("group", name="Others with that card")).to_have_count(int(asked))


def test_who_else_had_it_is_asked_after_all_where_nothing_else_can_be(phone: Sheet, api: Phone) -> None:
    at_the_board(phone, api, "gurka-norway", "Ann Bo")
    phone.tap("Enter hand 1")
    phone.tap("Just who and what")
    phone.tap("Bo", exact=True)
    phone.key("2").click()
    expect(phone.text("Who else had a 2?")).to_be_visible()
    expect(phone.page.locator(".send")).to_have_text("That cannot be: see above")
    phone.tap("Ann too")
    phone.tap("Record hand 1")
    phone.score("Bo", "2")


def test_a_hand_that_was_begun_is_not_begun_anew_on_the_board(phone: Sheet, api: Phone) -> None:
    at_the_board(phone, api)
    finger = Finger(phone)
    finger.begin("Bo")
    finger.keys("5 9")
    phone.page.get_by_role("link", name="Back").click()
    expect(phone.button("Enter hand 1")).to_be_visible()
    expect(phone.page.locator(".start")).to_have_count(0)
    phone.tap("Enter hand 1")
    expect(phone.text("What did Dee play?")).to_be_visible()


@pytest.mark.parametrize("variant", ["agurk", "gurka-iceland", "kurko"])
def test_nothing_moves_under_a_finger(open_phone: Callable[..., Sheet], api: Phone, variant: str) -> None:
    phone = open_phone(**TOUCH)
    at_the_board(phone, api, variant)
    phone.tap("Enter hand 1")
    steady = phone.page.locator(".turn, .key, .send")
    names = phone.page.locator(".turn-name")
    expect(steady.first).to_be_visible()
    before = boxes(steady)
    for finger in (phone.page.locator(".turn", has_text="Cy"), *map(phone.key, ["5", "9", "7", "3"])):
        finger.tap()
        assert boxes(steady) == before
        expect(names).to_contain_text(FOUR.split())
    expect(phone.button("Record hand 1")).to_be_enabled()
    assert boxes(steady) == before
    phone.page.locator(".turn", has_text="Bo").tap()
    phone.key("6").tap()
    assert boxes(steady) == before


@pytest.mark.parametrize("form", ["Every card", "Just who and what"])
def test_quick_taps_all_count(phone: Sheet, api: Phone, form: str) -> None:
    """A browser says of a tap soon after another that it is the second of a double tap."""
    at_the_board(phone, api)
    phone.tap("Enter hand 1")
    phone.tap(form)
    who = phone.page.locator(".turn, .outcome .chip").filter(has_text="Ann").first
    taps = [who, *map(phone.key, ("9 9 8 4" if form == "Every card" else "9").split())]
    for at, what in enumerate(taps):
        box = what.bounding_box()
        assert box is not None
        phone.page.mouse.move(box["x"] + 20, box["y"] + 20)
        phone.page.mouse.down(click_count=at + 1)
        phone.page.mouse.up(click_count=at + 1)
    expect(phone.page.locator(".send")).to_contain_text("Record hand 1")
    if form == "Every card":
        expect(phone.page.locator(".turn")).to_have_text(["Ann led9", "Bo9", "Cy8", "Dee4"])
    phone.tap("Record hand 1")
    phone.score("Bo" if form == "Every card" else "Ann", "9")


def test_a_second_tap_on_a_rank_takes_no_suit(phone: Sheet, api: Phone) -> None:
    at_the_board(phone, api, "gurka-iceland")
    phone.tap("Enter hand 1")
    phone.page.locator(".turn", has_text="Ann").click()
    phone.key("6").dblclick()
    expect(phone.page.locator(".turn .card:not(.card-empty)")).to_have_count(0)
    phone.page.get_by_role("button", name="6 of clubs").click()
    expect(phone.page.locator(".turn", has_text="Ann")).to_contain_text("6♣")


@pytest.mark.parametrize("width", [320, 390])
def test_with_text_of_twice_the_size_most_of_the_screen_shows_what_is_entered(
    open_phone: Callable[..., Sheet], api: Phone, width: int
) -> None:
    phone = open_phone(viewport={"width": width, "height": 640})
    at_the_board(phone, api)
    phone.page.evaluate("document.documentElement.style.fontSize = '200%'")
    phone.tap("Enter hand 1")
    phone.put_cards("Ann 9")
    assert boxes(phone.page.locator(".foot"))[0]["height"] < 640 / 3
    assert min(key["height"] for key in boxes(phone.page.locator(".key"))) >= 44
    expect(phone.page.locator(".turn", has_text="Bo")).to_be_in_viewport()


def test_where_no_points_are_counted_nothing_is_said_of_scores(phone: Sheet, api: Phone) -> None:
    at_the_board(phone, api, "matapesa")
    Finger(phone).begin("Bo")
    preview = phone.page.get_by_label("What it does")
    expect(preview).to_contain_text("Bo took the last trick and lost the hand.")
    expect(preview.get_by_text("No score changes.")).to_have_count(0)
