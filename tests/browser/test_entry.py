"""Entering a hand: with the fewest taps under any rules, and with quick fingers."""

from __future__ import annotations

import re
from collections.abc import Callable

from playwright.sync_api import expect

from tests.browser.finger import Finger, boxes
from tests.browser.grid import cell
from tests.browser.sheet import Sheet, link_of
from tests.serving import Document, Phone

FOUR = "Ann Bo Cy Dee"
TOUCH = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
SHORT_TAPS = {"agurk": 2, "matapesa": 1, "norwegian": 4, "five-cucumbers": 3}
"""The taps in one variant of each kind; `tests/page/test_taps.py` counts those of all without a browser."""


def at_the_board(phone: Sheet, api: Phone, variant: str = "agurk", names: str = FOUR) -> str:
    address, scorer = api.new_game(names, variant=variant, title=f"{variant} of {names}")
    phone.open(link_of(address, scorer.token))
    expect(phone.page.get_by_role("heading", name=f"{variant} of {names}", exact=True)).to_be_visible()
    expect(phone.button("Enter hand 1")).to_be_visible()
    return address


def choose_form(phone: Sheet, form: str) -> None:
    """The form that the table likes, as it was chosen with an earlier hand."""
    phone.tap("Enter hand")
    phone.choose_form(form)
    phone.page.get_by_role("link", name="Back").click()


def end(finger: Finger, number: int, *, by_button: bool) -> None:
    """Sends a hand by its button, where that does not go by itself."""
    if by_button:
        finger.record(number)
    else:
        finger.is_at_board(number)


def hand_of(api: Phone, address: str, number: int = 1) -> Document:
    return api.send("GET", f"{address}/hands/{number}").document


def test_any_hand_is_entered_with_the_fewest_taps(phone: Sheet, api: Phone) -> None:
    for variant, taps in SHORT_TAPS.items():
        address = at_the_board(phone, api, variant)
        finger = Finger(phone)
        finger.row("Cy")
        if variant != "matapesa":
            finger.keys("8")
        if variant == "norwegian":
            finger.tap(cell(phone, "Lowest", "Ann"))
        end(finger, 1, by_button=variant in {"norwegian", "five-cucumbers"})
        assert finger.taps == taps, variant
        assert hand_of(api, address)["taker"] == "p3", variant
        choose_form(phone, "Every card")
        finger = Finger(phone)
        finger.row("Bo")
        finger.keys("5 9 8 3")
        # Of five cucumbers every card has told already.
        end(finger, 2, by_button=variant == "norwegian")
        assert finger.taps == 5 + (variant == "norwegian"), variant
        players = [play["player"] for play in hand_of(api, address, 2)["last_trick"]]
        assert players == ["p2", "p3", "p4", "p1"], variant


def test_a_tie_takes_one_tap_more_before_the_card_and_can_be_told_after_it(phone: Sheet, api: Phone) -> None:
    address = at_the_board(phone, api)
    finger = Finger(phone)
    finger.row("Cy")
    finger.tap(cell(phone, "Same card", "Ann"))
    finger.keys("9")
    finger.is_at_board(1)
    assert finger.taps == 3
    assert hand_of(api, address)["outcome"]["tied"] == ["p1"]
    phone.page.get_by_role("link", name="Correct hand 1").click()
    cell(phone, "Same card", "Bo").click()
    phone.tap("Change hand 1")
    expect(phone.text("Hand 1 is corrected.")).to_be_visible()
    assert hand_of(api, address)["outcome"]["tied"] == ["p1", "p2"]


def test_what_was_sent_at_once_is_taken_back_with_a_tap_and_not_sent_again_by_the_way_back(
    phone: Sheet, api: Phone
) -> None:
    address = at_the_board(phone, api, "matapesa")
    finger = Finger(phone)
    finger.row("Cy")
    finger.is_at_board(1)
    phone.page.go_back()
    phone.page.go_forward()
    expect(phone.page.locator(".last-act")).to_contain_text("Hand 1")
    phone.page.locator(".last-act").get_by_role("button", name="Undo").click()
    expect(phone.button("Enter hand 1")).to_be_visible()
    assert api.send("GET", f"{address}/hands").document["items"] == []


def test_what_is_missing_is_on_the_button(phone: Sheet, api: Phone) -> None:
    at_the_board(phone, api, "norwegian", "Ann Bo")
    phone.tap("Enter hand 1")
    send = phone.page.locator(".send")
    expect(send).to_have_text("Who took the last trick?")
    expect(send).to_be_disabled()
    phone.answer("Bo")
    expect(send).to_have_text("Who had the lowest card?")
    cell(phone, "Lowest", "Ann").click()
    expect(send).to_have_text("With which card did Bo take it?")
    phone.choose_form("Every card")
    expect(send).to_have_text("Who led the last trick?")
    phone.answer("Bo")
    expect(send).to_have_text("What did Bo play?")
    phone.key("K").click()
    expect(send).to_have_text("What did Ann play?")
    phone.key("5").click()
    expect(phone.page.locator(".grid-score output")).to_have_text(["0", re.compile("0.*11")])
    phone.tap("Record hand 1")
    phone.score("Bo", "11")


def test_the_form_is_remembered_for_its_game_and_a_hand_that_was_begun_for_its_player(
    phone: Sheet, api: Phone
) -> None:
    address = at_the_board(phone, api)
    choose_form(phone, "Every card")
    expect(phone.text("Tap who led the last trick")).to_be_visible()
    phone.page.reload()
    phone.tap("Enter hand 1")
    expect(phone.page.get_by_role("group", name="Who led the last trick?")).to_be_visible()
    at_the_board(phone, api, names="Ann Bo")
    expect(phone.text("Tap who took the last trick")).to_be_visible()
    phone.open(link_of(address))
    expect(phone.text("Tap who led the last trick")).to_be_visible()
    finger = Finger(phone)
    finger.row("Bo")
    finger.keys("5 9")
    phone.page.get_by_role("link", name="Back").click()
    phone.tap("Enter hand 1")
    expect(phone.text("What did Dee play?")).to_be_visible()
    phone.page.get_by_role("link", name="Back").click()
    finger.row("Bo")
    expect(phone.text("What did Dee play?")).to_be_visible()
    phone.page.get_by_role("link", name="Back").click()
    finger.row("Cy")
    expect(phone.text("What did Cy play?")).to_be_visible()


def test_who_else_had_it_is_asked_where_it_changes_anything_or_nothing_else_can_be(
    phone: Sheet, api: Phone
) -> None:
    rules: list[tuple[str, Document, bool]] = [
        ("agurk", {}, True),
        ("gurka", {}, True),
        ("gurka-norway", {}, False),
        ("gurka-norway", {"last_trick": {"payers": "all_tied"}}, True),
        ("agurk", {"last_trick": {"payers": "taker"}}, False),
    ]
    for number, (variant, house_rules, asked) in enumerate(rules):
        names = f"Ann Bo Cy{number}"
        address, scorer = api.new_game(names, variant=variant, house_rules=house_rules)
        phone.open(link_of(address, scorer.token))
        expect(phone.player(f"Cy{number}")).to_be_visible()
        Finger(phone).row("Bo")
        expect(phone.page.locator(".first-line")).to_be_visible()
        expect(cell(phone, "Same card", "Ann")).to_have_count(int(asked))
    at_the_board(phone, api, "gurka-norway", "Ann Bo")
    Finger(phone).row("Bo")
    phone.key("2").click()
    expect(phone.text("Who else had a 2?")).to_be_visible()
    expect(phone.page.locator(".send")).to_have_text("That cannot be: see above")
    cell(phone, "Same card", "Ann").click()
    phone.score("Bo", "2")


def test_nothing_moves_under_a_finger(open_phone: Callable[..., Sheet], api: Phone) -> None:
    phone = open_phone(**TOUCH)
    for variant in ("twenty-two", "vidivallagurka"):
        at_the_board(phone, api, variant)
        choose_form(phone, "Every card")
        Finger(phone).row("Cy")
        steady = phone.page.locator(".grid-cell, .key, .send")
        expect(steady.first).to_be_visible()
        before = boxes(steady)
        for key in map(phone.key, ["5", "9", "J", "3"]):
            key.tap()
            assert boxes(steady) == before, variant
        expect(phone.button("Record hand 1")).to_be_enabled()
        assert boxes(steady) == before, variant
        cell(phone, "Card", "Bo").tap()
        phone.key("6").tap()
        assert boxes(steady) == before, variant


def test_quick_taps_all_count_and_a_second_tap_on_a_rank_takes_no_suit(phone: Sheet, api: Phone) -> None:
    """A browser says of a tap soon after another that it is the second of a double tap."""
    at_the_board(phone, api, "twenty-two")
    for number, form, cards in ((1, "Every card", "9 9 8 4"), (2, "Who took it", "9")):
        phone.tap(f"Enter hand {number}")
        phone.choose_form(form)
        phone.answer("Ann")
        for at, what in enumerate(map(phone.key, cards.split())):
            box = what.bounding_box()
            assert box is not None
            phone.page.mouse.move(box["x"] + 5, box["y"] + 5)
            phone.page.mouse.down(click_count=at + 1)
            phone.page.mouse.up(click_count=at + 1)
        expect(phone.page.locator(".send")).to_contain_text(f"Record hand {number}")
        if form == "Every card":
            expect(phone.page.locator(".grid-cell")).to_have_text(["9", "9", "8", "4"])
        phone.tap(f"Record hand {number}")
        phone.score("Ann", str(9 * number))
    at_the_board(phone, api, "gurka-iceland")
    Finger(phone).row("Ann")
    phone.key("6").dblclick()
    expect(phone.page.locator(".grid-cell .card")).to_have_count(0)
    phone.page.get_by_role("button", name="6 of clubs").click()
    phone.score("Ann", "0")


def test_with_text_of_twice_the_size_what_is_entered_is_in_sight(phone: Sheet, api: Phone) -> None:
    at_the_board(phone, api)
    choose_form(phone, "Every card")
    phone.page.evaluate("document.documentElement.style.fontSize = '200%'")
    for width, after in ((320, "Bo"), (390, "Cy")):
        phone.page.set_viewport_size({"width": width, "height": 640})
        Finger(phone).row("Ann")
        phone.pick_card("9")
        assert min(key["height"] for key in boxes(phone.page.locator(".key"))) >= 44
        expect(cell(phone, "Card", after)).to_be_in_viewport()
        phone.page.get_by_role("link", name="Back").click()
