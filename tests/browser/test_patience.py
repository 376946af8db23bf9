"""Klondike and FreeCell on a phone: an evening with a correction, several players, the referee."""

from __future__ import annotations

import re
from collections.abc import Callable

from playwright.sync_api import Route, expect

from tests.browser.everyone import TARGETS, Walk, axe, misfits, show
from tests.browser.finger import Finger
from tests.browser.grid import at_board_after, cell, choose_form
from tests.browser.sheet import Sheet, link_of
from tests.browser.test_refusals import AFTER_IT_OPENED_MS
from tests.serving import Phone


def begun(phone: Sheet, api: Phone, variant: str, names: str = "Ann", **more) -> tuple[str, Phone]:
    address, scorer = api.new_game(names, variant=variant, title="Rainy Sunday", **more)
    phone.open(link_of(address, scorer.token))
    expect(phone.button("Enter deal 1")).to_be_visible()
    return address, scorer


def digits(phone: Sheet, text: str) -> None:
    for digit in text:
        phone.page.locator(".pad").get_by_role("button", name=digit, exact=True).click()


def deal(phone: Sheet, number: int, cards: str) -> None:
    """A deal of one who plays alone, sent with the last digit that fits."""
    phone.tap(f"Enter deal {number}")
    digits(phone, cards)
    expect(phone.button(f"Take deal {number} back")).to_be_visible()


def cards(phone: Sheet, text: str) -> None:
    """Cards by their keys: the suit first, where it is another."""
    for card in text.split():
        phone.page.locator(f".card-picker-suits .suit-{card[-1]}").click()
        phone.page.locator(".card-picker-ranks .key").get_by_text(card[:-1], exact=True).click()


def pile(phone: Sheet, name: str) -> None:
    phone.page.locator(".piles .turn-name").filter(has_text=re.compile(rf"^{name}")).click()


def test_an_evening_at_the_bank_with_a_correction(phone: Sheet, api: Phone) -> None:
    phone.open()
    phone.tap("New game")
    phone.pick("Vegas Klondike")
    phone.page.get_by_label("Name", exact=True).fill("Ann")
    phone.page.keyboard.press("Enter")
    phone.page.get_by_label("For each point").fill("1")
    phone.start()
    deal(phone, 1, "9")
    phone.score("Ann", "-7")
    expect(phone.page.locator(".pot > summary")).to_have_text("Against the bank−£7.00")
    deal(phone, 2, "14")
    phone.tap("Enter deal 3")
    digits(phone, "2")
    phone.page.locator(".why summary").click()
    expect(phone.page.locator(".why")).to_contain_text("The deal costs 52.")
    phone.tap("Record deal 3")
    phone.score("Ann", "-31")
    phone.tap("Won")
    phone.score("Ann", "177")
    expect(phone.player("Ann")).to_contain_text("1 deal won · best deal 208")
    # Nothing was up in the third.
    phone.go_to("Sheet")
    phone.tap("Deal 3", exact=True)
    phone.tap("Correct this")
    phone.button("cards up: 2", exact=True).click()
    digits(phone, "0")
    phone.tap("Change deal 3")
    expect(phone.text("Deal 3 is corrected.")).to_be_visible()
    phone.go_to("Table")
    phone.text("End the game").click()
    phone.text("We agree to stop").click()
    phone.tap("End the game")
    phone.score("Ann", "167")


def test_several_tell_their_deals_by_suits_and_one_what_happened(phone: Sheet, api: Phone) -> None:
    rules = {"players": {"max": 2}, "end": {"rounds": 2}}
    address, scorer = begun(phone, api, "freecell", "Ann Bo", house_rules=rules)
    # Of several, a tap would not say who has won.
    expect(phone.button("Won")).to_have_count(0)
    phone.tap("Enter deal 1")
    digits(phone, "179")
    phone.tap("Record deal 1")
    phone.score("Bo", "9")
    phone.tap("Enter deal 2")
    choose_form(phone, "By suits")
    digits(phone, "546213131312")
    phone.tap("Record deal 2")
    expect(phone.text("Bo wins!")).to_be_visible()
    phone.go_to("Sheet")
    phone.tap("Deal 2", exact=True)
    phone.tap("Correct this")
    cell(phone, "Spades", "Bo").click()
    digits(phone, "13")
    phone.tap("Change deal 2")
    expect(phone.text("Deal 2 is corrected.")).to_be_visible()
    found = scorer.send("GET", f"{address}/hands/2").document["results"]
    assert found["p1"]["foundations"] == {"C": 5, "D": 4, "H": 6, "S": 2}
    assert (found["p2"]["cards"], found["p2"]["won"]) == (52, True)
    begun(phone, api, "klondike-points")
    phone.tap("Enter deal 1")
    digits(phone, "2")
    expect(phone.page.locator(".send")).to_have_text("How many cards went from a column to a foundation?")
    phone.button("column to a foundation: ·", exact=True).click()
    digits(phone, "3")
    phone.tap("That cannot be: see above")
    expect(phone.page.get_by_role("alert")).to_contain_text("leave 3 up, not 2")
    expect(phone.page.get_by_role("alert")).to_be_in_viewport()
    phone.button("column to a foundation: 3", exact=True).click()
    digits(phone, "2")
    phone.tap("Record deal 1")
    phone.score("Ann", "20")
    # What happened in a deal that is won has to be counted, too.
    phone.tap("Won")
    expect(phone.button("cards up: 52", exact=True)).to_be_visible()
    expect(phone.page.locator(".send")).to_have_text("How many cards went from a column to a foundation?")


def test_a_won_deal_takes_one_tap_and_another_three_and_a_double_tap_tells_one(
    phone: Sheet, api: Phone
) -> None:
    address, scorer = begun(phone, api, "freecell")
    finger = Finger(phone)
    finger.button("Won")
    at_board_after(phone, 1, "deal")
    phone.score("Ann", "52")
    assert finger.taps == 1
    phone.tap("Take deal 1 back")
    phone.score("Ann", "0")
    for cards, taps in (("17", 3), ("5", 3), ("8", 2)):
        finger.taps = 0
        finger.button("Enter deal 1")
        for digit in cards:
            finger.tap(phone.page.locator(".pad").get_by_role("button", name=digit, exact=True))
        if cards == "5":
            finger.button("Record deal 1")
        at_board_after(phone, 1, "deal")
        phone.score("Ann", cards)
        assert finger.taps == taps
        phone.tap("Take deal 1 back")
        phone.score("Ann", "0")
    phone.button("Won").dblclick()
    at_board_after(phone, 1, "deal")
    phone.score("Ann", "52")
    phone.tap("Enter deal 2")
    digits(phone, "1")
    phone.page.locator(".pad").get_by_role("button", name="7", exact=True).dblclick()
    at_board_after(phone, 2, "deal")
    phone.score("Ann", "69")
    assert scorer.send("GET", address).document["next"]["number"] == 3


def test_a_layout_is_put_together_for_the_referee(phone: Sheet, api: Phone) -> None:
    begun(phone, api, "klondike")
    asked: list[Route] = []
    phone.go_to("Referee")
    for name, lying in (
        ("Column 1", "KH QS"),
        ("Column 3", "JD 10S"),
        ("Waste", "4C 9D"),
        ("Column 4", "8C"),
    ):
        pile(phone, name)
        cards(phone, lying)
    for name, lying in (("Column 2", "7D"), ("Column 5", "3D"), ("Column 6", "2H"), ("Column 7", "JH")):
        pile(phone, name)
        cards(phone, lying)
    phone.tap("Ask the referee")
    options = phone.page.locator(".moves-listed")
    expect(options).to_contain_text("Column 3 → Column 1, 2 cards")
    phone.tap("A move", exact=True)
    phone.page.get_by_role("group", name="From").get_by_role("button", name="Column 3").click()
    phone.page.get_by_role("group", name="To").get_by_role("button", name="Column 1").click()
    phone.tap("Ask the referee")
    expect(phone.page.locator(".verdict-reason").first).to_have_text(
        "On the Q♠ goes a red jack, not the 10♠."
    )
    phone.page.get_by_role("group", name="Cards", exact=True).get_by_role("button").last.click()
    phone.tap("Ask the referee")
    expect(phone.page.locator(".verdict-reason").first).to_have_text("The J♦ 10♠ may go to column 1.")
    phone.tap("Play on from there")
    expect(phone.page.locator(".piles .turn").nth(2).locator(".card")).to_have_count(4)
    # The card that was uncovered has to be told before anything else is asked.
    phone.tap("Stuck?", exact=True)
    phone.page.route("**/claims", lambda route: asked.append(route))  # noqa: PLW0108  # Playwright marks it
    phone.tap("Ask the referee")
    phone.wait_until(lambda: bool(asked))
    uncovered = phone.page.locator(".piles .turn").filter(has_text="Column 3")
    uncovered.hover()
    phone.page.mouse.down()
    asked[0].continue_()
    phone.page.unroute("**/claims")
    refusal = phone.page.get_by_role("alert")
    expect(refusal).to_contain_text("Column 3 shows a card that was not told")
    phone.page.wait_for_timeout(3 * AFTER_IT_OPENED_MS)
    expect(refusal).not_to_be_in_viewport()
    phone.page.mouse.up()
    expect(uncovered).to_have_attribute("aria-pressed", "true")
    expect(refusal).to_be_in_viewport()
    phone.page.locator(".card-picker .key-erase").click()
    cards(phone, "5S")
    phone.tap("Ask the referee")
    expect(phone.page.locator(".verdict-word").first).to_have_text("No")
    expect(phone.page.locator(".verdict-reason").first).to_contain_text("can go to column 1")


def test_every_screen_of_patience_is_open_to_everyone(walk: Callable[..., Walk], api: Phone) -> None:
    """Nothing that is tapped lies too close to something else, or below it."""
    walked = walk("small", "dark")
    phone = walked.phone
    address, scorer = api.new_game("Ann", variant="klondike-points", title="Rainy Sunday")
    body = {"cards": 4, "events": {"tableau_to_foundation": 4}}
    assert scorer.send("POST", f"{address}/hands", body).status == 201
    alone = walked.sit_down(address, scorer)
    rules = {"players": {"max": 2}}
    address, scorer = api.new_game("Ann Bo", variant="freecell", title="Rainy Sunday", house_rules=rules)
    body = {"results": {"p1": {"cards": 17}, "p2": {"cards": 52}}}
    assert scorer.send("POST", f"{address}/hands", body).status == 201
    two = walked.sit_down(address, scorer)
    for name, place in (
        ("board", alone),
        ("enter", f"{alone}/enter"),
        ("history", f"{alone}/history"),
        ("referee", f"{alone}/referee"),
        ("several", f"{two}/enter"),
        ("suits", f"{two}/amend/1"),
    ):
        show(phone, place)
        if name == "history":
            phone.tap("Deal 1", exact=True)
        if name == "referee":
            pile(phone, "Column 1")
            cards(phone, "KH QS JD")
            phone.tap("A move", exact=True)
        if name == "suits":
            choose_form(phone, "By suits")
        walked.look(f"patience-{name}", "phone", "tablet", targets=True)
    assert walked.wrong == {}


def test_what_is_tapped_for_the_referee_is_big_enough_and_covered_by_nothing(
    open_phone: Callable[..., Sheet], api: Phone
) -> None:
    phone = open_phone(bypass_csp=True)
    wrong = {}
    for variant, (width, height), kinds in (
        ("klondike", (360, 740), ("Moves", "A move", "Stuck?", "Won?", "Possible?", "Dealt right?")),
        # Its piles are others, the questions are not.
        ("freecell", (390, 844), ("Moves", "A move")),
    ):
        phone.page.set_viewport_size({"width": width, "height": height})
        begun(phone, api, variant)
        phone.go_to("Referee")
        phone.page.locator(".piles").wait_for()
        for kind in kinds:
            phone.tap(kind, exact=True)
            wrong[f"{variant}, {kind}"] = [*axe(phone, TARGETS), *misfits(phone)]
            phone.page.locator("main .turn").last.click()
            wrong[f"{variant}, {kind}, below"] = [*axe(phone, TARGETS), *misfits(phone)]
    assert {place: found for place, found in wrong.items() if found} == {}
