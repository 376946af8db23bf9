"""What somebody finds who uses the page for the first time: where the keys go, all that an answer says."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.grid import Grid, cell, first
from tests.browser.sheet import Sheet, link_of
from tests.serving import Phone

HIDDEN = """thing => {
    const { top, bottom } = thing.getBoundingClientRect();
    return top < 0 || bottom > document.querySelector(".foot").getBoundingClientRect().top;
}"""


def is_in_sight(thing: Locator) -> None:
    """Above the foot, and below the upper edge of the screen."""
    expect(thing).to_be_visible()
    for _ in range(500):
        if not thing.evaluate(HIDDEN):
            return
        thing.page.wait_for_timeout(20)
    pytest.fail("It stays out of sight.")


def put(phone: Sheet, *cards: str) -> None:
    """Cards by the keys of the referee: a rank, then its suit."""
    for card in cards:
        phone.key(card[:-1]).click()
        phone.page.locator(f".keypad-suits .suit-{card[-1]}").click()


def ask(phone: Sheet, question: str) -> None:
    phone.page.locator(".questions > summary").click()
    phone.tap(question)


def test_the_figure_that_is_typed_is_in_sight_and_so_is_what_is_wrong(phone: Sheet, api: Phone) -> None:
    address, scorer = api.new_game("Ann Bo Cy Di", variant="hand-and-foot")
    phone.open(link_of(address, scorer.token))
    phone.tap("Enter round 1")
    first(phone, "Who went out?", "Ann")
    grid = Grid(phone)
    grid.type("00000430" + "45" + "000000")
    is_in_sight(cell(phone, "Cards held", "Bo & Di"))
    grid.type("240")
    # What the service says of a number that is half typed may stand beside for a moment.
    refusal = phone.page.locator("main [role=alert]", has_text="Going out")
    expect(refusal).to_have_text(
        "Going out takes 2 clean, 2 dirty and 1 wild book; Ann and Cy have no clean one, no dirty one and no "
        "wild one."
    )
    phone.wait_until(lambda: not refusal.evaluate(HIDDEN))
    grid.cell("Clean books", "Ann & Cy")
    for number in "221":
        grid.type(f"{number}>")
    expect(phone.button("Record round 1")).to_be_enabled()


def test_the_referee_has_in_sight_where_the_keys_go_and_lists_what_may_be_done(
    phone: Sheet, api: Phone
) -> None:
    address, scorer = api.new_game("Ann", variant="freecell")
    phone.open(link_of(address, scorer.token))
    phone.go_to("Referee")
    pile = phone.page.locator(".piles .turn", has_text="Column 8")
    pile.click()
    phone.page.locator(".card-picker-ranks .key").first.click()
    is_in_sight(pile)
    address, scorer = api.new_game("Ann Bo", variant="escoba", title="Escoba")
    phone.open(link_of(address, scorer.token))
    expect(phone.page.get_by_role("heading", name="Escoba", exact=True)).to_be_visible()
    phone.go_to("Referee")
    # The keys are there without scrolling, and each place says what it is for.
    is_in_sight(phone.page.locator(".slot-current"))
    expect(phone.page.locator(".slot", has_text="Unseen")).to_contain_text("cards that nobody has seen yet")
    put(phone, "7C", "2H", "5S", "AS")
    phone.tap("Card: add a card")
    put(phone, "JD")
    phone.tap("Take: add a card")
    put(phone, "7C", "AS")
    phone.tap("Ask the referee")
    expect(phone.page.locator(".verdict-word").first).to_have_text("Not allowed")
    options = phone.page.get_by_role("status").locator(".legal-plays > li")
    expect(options).to_have_count(2)
    expect(options.last.get_by_role("img")).to_have_count(2)
    # What was asked for is the answer, and no leave is given.
    ask(phone, "What may be played?")
    put(phone, "7C", "2H")
    phone.tap("Holding: add a card")
    put(phone, "JD", "KC")
    phone.tap("Ask the referee")
    expect(phone.page.locator(".verdict-reason").first).to_have_text("2 plays are legal.")
    ruling = phone.page.get_by_role("status").locator(".verdict")
    expect(ruling.locator(".verdict-word")).to_have_count(0)
    expect(ruling.locator(".legal-plays > li")).to_have_text(["J♦ take 7♣", "K♣ take –"])
    ask(phone, "Do the cards left come out?")
    put(phone, "KC", "5D")
    phone.tap("Ask the referee")
    expect(phone.page.locator(".verdict-word").first).to_have_text("No")


def test_a_refusal_goes_when_what_was_wrong_is_put_right(phone: Sheet, api: Phone) -> None:
    address, scorer = api.new_game("Ann Bo Cy", variant="rummy")
    phone.open(link_of(address, scorer.token))
    grid = Grid(phone)
    grid.row("Cy")
    expect(phone.page.locator(".pad")).to_be_visible()
    phone.page.context.set_offline(True)
    grid.type("200")
    phone.tap("Keep round 1")
    phone.page.context.set_offline(False)
    phone.tap("Correct it")
    wrong = phone.page.locator(".kit-grid [role=alert]")
    expect(wrong).to_have_text("Bo is not out, and so holds at least a card.")
    grid.cell("held", "Bo")
    grid.type("<4")
    expect(phone.button("Record round 1")).to_be_enabled()
    expect(wrong).to_have_count(0)


def test_counters_are_there_before_the_first_deal(phone: Sheet, api: Phone) -> None:
    address, scorer = api.new_game("Ann Bo Cy", variant="snip-snap-fines")
    phone.open(link_of(address, scorer.token))
    phone.tap("Enter deal 1")
    Grid(phone).type("300")
    scores = phone.page.locator(".kit-grid .grid-score output")
    expect(scores).to_have_text([re.compile("5 →.*2"), "5", "5"])
    phone.tap("Record deal 1")
    expect(phone.player("Ann").locator(".player-gained")).to_have_text("−3")
    expect(phone.player("Bo").locator(".player-gained")).to_have_count(0)


def test_a_round_is_read_on_the_sheet_and_its_correction_is_at_hand_and_says_what_it_needs(
    phone: Sheet, api: Phone
) -> None:
    address, scorer = api.new_game("Ann Bo Cy Di", variant="hand-and-foot")
    t1 = {"melds": [["KC", "KD", "KH", "KS", "KC", "KD", "KH"]], "held_cards": ["AC"]}
    penalties = [{"side": "t2", "kind": "pile_unusable"}]
    told = {"out": None, "penalties": penalties, "sides": {"t1": t1, "t2": {"melded": 0, "held": 200}}}
    scorer.send("POST", f"{address}/hands", told)
    phone.open(link_of(address, scorer.token))
    phone.go_to("Sheet")
    phone.tap("Round 1", exact=True)
    entered = phone.page.locator(".row-details")
    expect(entered.get_by_role("img")).to_have_count(8)
    expect(entered).to_contain_text("took the pile and could not use it")
    expect(entered).not_to_contain_text("Kind")
    phone.tap("Correct this")
    grid = Grid(phone)
    grid.cell("Cards held", "Bo & Di")
    grid.type("<")
    is_in_sight(cell(phone, "Cards held", "Bo & Di"))
    expect(phone.page.locator(".changes > li > span")).to_have_text(["Bo & Di"])
    # The button follows the thumb, above the keys.
    is_in_sight(phone.button("Change round 1"))
    address, scorer = api.new_game("Ann Bo", variant="rummy", title="Two")
    scorer.send("POST", f"{address}/hands", {"out": "p1", "deadwood": {"p2": 7}})
    phone.open(f"{link_of(address, scorer.token)}")
    expect(phone.page.get_by_role("heading", name="Two", exact=True)).to_be_visible()
    phone.go_to("Sheet")
    phone.tap("Round 1", exact=True)
    phone.tap("Correct this")
    grid = Grid(phone)
    grid.cell("held", "Bo")
    grid.type("<")
    expect(phone.text("What does Bo hold?")).to_be_visible()


LARGE = "document.documentElement.style.setProperty('font-size', '150%', 'important')"


def test_a_small_phone_with_large_text_has_room_for_what_is_told(
    open_phone: Callable[..., Sheet], api: Phone
) -> None:
    phone = open_phone(viewport={"width": 320, "height": 568})
    for variant, names, seen in (
        ("klondike", "Annabella", ".figure-line > span"),
        ("go-fish", "Annabella Bartholomew", ".kit-grid .grid-who"),
    ):
        address, scorer = api.new_game(names, variant=variant, title=variant)
        phone.open(link_of(address, scorer.token))
        expect(phone.page.get_by_role("heading", name=variant, exact=True)).to_be_visible()
        phone.tap("Enter deal 1")
        phone.page.evaluate(LARGE)
        first = phone.page.locator(seen).first
        is_in_sight(first)
        # A name stands on one line.
        assert first.evaluate("thing => thing.getBoundingClientRect().height") < 100, variant
        assert phone.page.evaluate("document.documentElement.scrollWidth") <= 320, variant
