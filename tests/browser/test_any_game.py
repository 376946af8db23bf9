"""Any game on a phone: begun, entered, put right, ended by the table; every screen for everyone."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import expect

from tests.browser.everyone import Walk, show
from tests.browser.grid import Grid
from tests.browser.sheet import Sheet, link_of
from tests.serving import Phone

TWO_TEAMS = {"teams": 2}


def enter(phone: Sheet, number: int, keys: str) -> None:
    phone.tap(f"Enter round {number}")
    grid = Grid(phone)
    grid.type(keys)
    grid.record(number)


def test_a_game_is_begun_entered_put_right_and_ended(phone: Sheet, api: Phone) -> None:
    phone.begin("Any game, lowest wins", "Ann Bo Cy")
    # A stake for each point is asked for as such.
    expect(phone.page.get_by_label("Each pays in", exact=True)).to_be_visible()
    phone.open_house_rules()
    phone.page.get_by_role("switch", name="A stake for each point").check()
    expect(phone.page.get_by_label("For each point", exact=True)).to_be_visible()
    phone.page.get_by_role("switch", name="A stake for each point").uncheck()
    phone.start()
    phone.tap("Enter round 1")
    grid = Grid(phone)
    grid.type("12>±5>")
    expect(phone.button("What did Cy score?")).to_be_disabled()
    # Each row says at once what its number comes to.
    expect(phone.page.locator(".kit-grid .grid-score b")).to_have_text(["12", "−5", "0"])
    grid.type("0")
    grid.record(1)
    assert grid.taps == 8
    for name, score in (("Ann", "12"), ("Bo", "-5"), ("Cy", "0")):
        phone.score(name, score)
    enter(phone, 2, "07>1")
    phone.go_to("Sheet")
    phone.tap("Round 2", exact=True)
    phone.tap("Correct this")
    grid.cell("points", "Bo")
    grid.type("17")
    phone.tap("Change round 2")
    expect(phone.text("Round 2 is corrected.")).to_be_visible()
    phone.go_to("Table")
    phone.text("End the game").click()
    phone.text("We agree to stop").click()
    phone.tap("End the game")
    expect(phone.text("Cy wins!")).to_be_visible()
    # The table knows what is allowed, and nobody else: there is no referee to ask.
    tabs = phone.page.get_by_role("navigation", name="This game")
    expect(tabs.get_by_role("link", name="Referee")).to_have_count(0)
    # Teams are entered by their names.
    address, scorer = api.new_game("Ann Bo Cy Di", variant="any-game", title="Teams", house_rules=TWO_TEAMS)
    phone.open(link_of(address, scorer.token))
    expect(phone.page.get_by_role("heading", name="Teams", exact=True)).to_be_visible()
    enter(phone, 1, "120>40")
    phone.score("Ann & Cy", "120")


def test_sixteen_with_long_names_and_a_table_without_a_dealer_are_open_to_everyone(
    walk: Callable[..., Walk], api: Phone
) -> None:
    walked = walk("phone", "light")
    names = " ".join(f"Nonconformist-{letter}" for letter in "ABCDEFGHIJKLMNOP")
    address, scorer = api.new_game(names, variant="any-game")
    points = {f"p{seat}": 1000 - 137 * seat for seat in range(1, 17)}
    scorer.send("POST", f"{address}/hands", {"points": points})
    sixteen = walked.sit_down(address, scorer)
    address, scorer = api.new_game("Ann Bo", variant="any-game", house_rules={"dealer": "nobody"})
    # Who deals is told on the board and at the table alone.
    nobody_deals = walked.sit_down(address, scorer)
    for screen in ("", "enter", "history", "people"):
        show(walked.phone, f"{sixteen}/{screen}")
        walked.look(f"any-game-sixteen-{screen or 'board'}", "tablet")
    for screen in ("", "people"):
        show(walked.phone, f"{nobody_deals}/{screen}")
        walked.look(f"any-game-nobody-deals-{screen or 'board'}", "tablet")
    assert walked.wrong == {}
