"""Escoba on a phone: a game of partners, by who got what and by counts, each tap counted; a correction."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from playwright.sync_api import expect

from tests.browser.everyone import Walk, show
from tests.browser.grid import Grid, cell, choose_form
from tests.browser.sheet import Sheet, link_of
from tests.serving import Phone

PAIRS = ("Ann & Cy", "Bo & Di")
SEVEN, BEST = "The seven of coins", "Best of each suit"


def begun(phone: Sheet, api: Phone, names: str = "Ann Bo Cy Di", **house_rules: object) -> tuple[str, Phone]:
    title = f"Friday of {names}"
    address, scorer = api.new_game(names, variant="escoba", title=title, house_rules=house_rules)
    phone.open(link_of(address, scorer.token))
    expect(phone.page.get_by_role("heading", name=title, exact=True)).to_be_visible()
    phone.page.locator(".board").wait_for()
    return address, scorer


def test_who_got_what_takes_eight_taps_and_where_ties_score_for_all_both_are_tapped(
    phone: Sheet, api: Phone
) -> None:
    begun(phone, api, teams=2)
    grid = Grid(phone)
    grid.button("Enter round 1")
    for what, name in (("Most cards", 0), ("Most coins", 1), (SEVEN, 0), ("The setenta", 1)):
        grid.cell(what, PAIRS[name])
    grid.type("12")
    grid.record(1)
    assert grid.taps == 8
    phone.score(PAIRS[0], "3")
    phone.score(PAIRS[1], "4")
    begun(phone, api, "Ann Bo", score={"ties": "all", "all_coins": 1, "under_ten": 2})
    grid = Grid(phone)
    phone.tap("Enter round 1")
    for name in ("Ann", "Bo"):
        grid.cell("Most cards", name)
    for what in ("Most coins", SEVEN, "The setenta"):
        grid.cell(what, "Bo")
    # What a few tables count is behind a fold.
    phone.page.locator("summary", has_text="All of something").click()
    grid.cell("All coins", "Bo")
    grid.record(1)
    phone.score("Ann", "1")
    phone.score("Bo", "5")


def test_counts_of_four_take_at_most_twenty_two_taps_and_spanish_cards_have_their_names(
    phone: Sheet, api: Phone
) -> None:
    address, scorer = begun(phone, api, "Ann Bo Cy Di", teams=None, pack="spanish")
    phone.tap("Enter round 1")
    choose_form(phone, "Counts")
    phone.page.get_by_role("link", name="Back").click()
    grid = Grid(phone)
    grid.button("Enter round 1")
    # What the others have of cards and coins is what Di has left.
    grid.type("114")
    grid.cards("7, 7, 6, 5")
    grid.type("0")
    grid.type("93")
    grid.cell(BEST, "Cy")
    grid.cell("Cards", "Cy")
    grid.type("121")
    grid.cell(SEVEN, "Ann")
    grid.record(1)
    assert grid.taps <= 22
    counts = scorer.send("GET", f"{address}/hands/1").document["counts"]
    assert [counts[player]["cards"] for player in ("p1", "p2", "p3", "p4")] == [11, 9, 12, 8]
    ask_in_spanish(replace(phone, language="es"), f"{link_of(address)}/referee")


def ask_in_spanish(phone: Sheet, place: str) -> None:
    """Whether a card must take, by the keys of a Spanish pack and by a keyboard."""
    phone.open(place)
    keys = phone.page.locator(".keypad")
    for card in ("sota de oros", "4 de copas"):
        keys.get_by_role("button", name=card.partition(" de ")[0], exact=True).click()
        keys.get_by_role("button", name=card, exact=True).click()
    phone.tap("Carta: añadir una carta", exact=True)
    phone.page.keyboard.type("ce")
    expect(phone.button("Quitar: caballo de espadas")).to_be_visible()
    phone.page.locator("button.send").click()
    reason = phone.page.locator(".verdict-reason").first
    expect(reason).to_have_text("Con el caballo de espadas aquí no se hace quince: se queda en la mesa.")
    # A new game has that pack, until somebody takes it back.
    phone.open("#/new/variant/escoba")
    usual = phone.page.locator(".house-rules").get_by_role("button", name="Baraja española")
    usual.click()
    expect(usual).to_have_count(0)
    phone.page.reload()
    expect(phone.page.locator(".house-rules > details > summary")).to_be_visible()
    expect(usual).to_have_count(0)


def test_a_game_of_partners_with_a_correction(phone: Sheet, api: Phone) -> None:
    address, scorer = begun(phone, api, teams=2, end={"target": 15})
    grid = Grid(phone)
    phone.tap("Enter round 1")
    expect(phone.button("Who has most cards?")).to_be_disabled()
    grid.cell("Most cards", PAIRS[0])
    # A second tap: nobody has.
    grid.cell("Most coins", PAIRS[0])
    grid.cell("Most coins", PAIRS[0])
    expect(phone.page.locator(".kit-grid tr", has_text="Most coins")).to_contain_text("nobody")
    grid.cell(SEVEN, PAIRS[0])
    grid.cell("The setenta", PAIRS[1])
    grid.type("02")
    expect(phone.page.locator(".kit-grid tfoot tr").first.locator("td")).to_have_text(["+2", "+3"])
    phone.page.locator(".why > summary").click()
    expect(phone.page.get_by_label("The scores then")).to_contain_text("Bo and Di made two escobas.")
    grid.record(1)
    phone.score(PAIRS[0], "2")
    phone.score(PAIRS[1], "3")
    # By counts: what one side has, the other has not.
    phone.tap("Enter round 2")
    choose_form(phone, "Counts")
    grid.type("225")
    grid.cards("7, 6, 6, 5")
    expect(cell(phone, "Cards", PAIRS[1])).to_have_text("18")
    grid.cell(SEVEN, PAIRS[1])
    grid.cell("Escobas", PAIRS[0])
    grid.type("10")
    grid.record(2)
    assert scorer.send("GET", f"{address}/hands/2").document["counts"]["t1"]["cards"] == 22
    phone.score(PAIRS[0], "14")
    phone.score(PAIRS[1], "4")
    # The setenta of the first round was the others'. Put right, all of it is there.
    phone.go_to("Sheet")
    phone.tap("Round 1", exact=True)
    phone.tap("Correct this")
    pressed = phone.page.locator(".grid-mark[aria-pressed=true]")
    expect(pressed).to_have_count(3)
    assert [mark.get_attribute("aria-label") for mark in pressed.all()] == [
        f"Most cards, {PAIRS[0]}",
        f"{SEVEN}, {PAIRS[0]}",
        f"The setenta, {PAIRS[1]}",
    ]
    grid.cell("The setenta", PAIRS[0])
    phone.tap("Change round 1")
    expect(phone.text("Round 1 is corrected.")).to_be_visible()
    phone.go_to("Board")
    expect(phone.text("win!")).to_be_visible()
    assert scorer.send("GET", address).document["result"]["winners"] == ["t1"]


def test_every_screen_of_its_own_is_open_to_everyone(walk: Callable[..., Walk], api: Phone) -> None:
    walked = walk("phone", "dark")
    phone = walked.phone
    address, scorer = api.new_game("Ann Bo Cy Di", variant="escoba-fournier", title="Friday")
    who = {"cards": "t1", "coins": None, "velo": "t1", "sevens": "t2", "all_coins": None, "all_sevens": None}
    outcome = {"outcome": {"escobas": {"t1": 2, "t2": 1}, "under_ten": None, **who}}
    scorer.send("POST", f"{address}/hands", outcome)
    game = walked.sit_down(address, scorer)
    for screen in ("enter", "counts", "history", "referee"):
        show(phone, f"{game}/{'enter' if screen == 'counts' else screen}")
        if screen == "counts":
            choose_form(phone, "Counts")
        if screen == "history":
            phone.tap("Round 1", exact=True)
        walked.look(f"escoba-{screen}", "tablet")
    assert walked.wrong == {}
