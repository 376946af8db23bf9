"""An evening of Bourré on a phone: a bourré, a pot that carries over, a renege, a correction."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.everyone import Walk, show
from tests.browser.grid import Grid, cell, choose_form, first
from tests.browser.sheet import Sheet, link_of
from tests.browser.test_offline import go_offline, go_online
from tests.serving import Phone

CHIP = {"amount": 25, "currency": "EUR"}
TRICKS = ("KS QS AS", "KD 3D 2D", "8C 9C 10C", "JH 5H 4H", "KH 7H AH")
"""Of Ann, Bo and Cy, who deals, in playing order; hearts are trumps, and the 4 of hearts is a renege."""


@pytest.fixture
def table(phone: Sheet, api: Phone) -> tuple[Sheet, str, Phone]:
    """Three who play for a quarter a chip, on the board of their game."""
    return phone, *begun(phone, api, "Ann Bo Cy", "Friday", stake=CHIP)


def begun(phone: Sheet, api: Phone, names: str, title: str, **more: Any) -> tuple[str, Phone]:
    address, scorer = api.new_game(names, variant="bourre", title=title, **more)
    phone.open(link_of(address, scorer.token))
    expect(phone.page.get_by_role("heading", name=title, exact=True)).to_be_visible()
    phone.page.locator(".board").wait_for()
    return address, scorer


def enter(phone: Sheet, number: int, winner: str, *, without: str = "", passed: str = "") -> Grid:
    """Who takes the pot, who has no trick and who passed; not recorded yet."""
    grid = Grid(phone)
    grid.row(winner)
    for label, names in (("No trick", without), ("Passed", passed)):
        for name in names.split():
            grid.cell(label, name)
    expect(phone.button(f"Record hand {number}")).to_be_enabled()
    return grid


def nets(phone: Sheet, *expected: str) -> None:
    for name, net in zip(("Ann", "Bo", "Cy"), expected, strict=False):
        phone.score(name, net)


def test_a_hand_with_a_bourre_takes_three_taps_and_so_does_one_that_one_alone_stays_in(
    phone: Sheet, api: Phone
) -> None:
    address, scorer = begun(phone, api, "Ann Bo Cy Di", "Four")
    expect(phone.text("Tap who takes the pot")).to_be_visible()
    grid = enter(phone, 1, "Ann", without="Cy")
    expect(phone.page.locator(".kit-grid tr", has_text="Cy").locator(".grid-score")).to_contain_text("5")
    grid.record(1, "hand")
    assert grid.taps == 3
    phone.score("Cy", "-5")
    sent = scorer.send("GET", f"{address}/hands/1").document
    assert (sent["winner"], sent["bourre"], [each["player"] for each in sent["stay"]]) == (
        "p1",
        ["p3"],
        ["p1", "p2", "p3", "p4"],
    )
    begun(phone, api, "Ann Bo Cy", "Three", stake=CHIP)
    phone.tap("Enter hand 1")
    first(phone, "Who takes the pot?", "Nobody takes the pot alone")
    phone.tap("All passed", exact=True)
    Grid(phone).record(1, "hand")
    nets(phone, "-1", "-1", "-1")
    grid = Grid(phone)
    grid.row("Bo")
    grid.button("All others passed")
    grid.record(2, "hand")
    assert grid.taps == 3
    nets(phone, "-2", "+4", "-2")


def test_only_the_tied_play_off_and_nobody_antes(phone: Sheet, api: Phone) -> None:
    rules = {"pot": {"tie": "play_off"}, "ante": {"chosen": True}}
    address, scorer = begun(phone, api, "Ann Bo Cy", "Play-off", house_rules=rules)
    scorer.send("POST", f"{address}/hands", {"taken": {"p1": 2, "p2": 2, "p3": 1}})
    nets(phone, "-1", "-1", "-1")
    grid = Grid(phone)
    grid.row("Ann")
    grid.record(2, "hand")
    nets(phone, "+2", "-1", "-1")
    # The dealer of the next hand asks for three.
    grid.row("Bo")
    phone.page.get_by_role("button", name="The dealer asks for").click()
    grid.type("3")
    grid.record(3, "hand")
    phone.score("Bo", "+5")


def test_an_evening_with_money(table: tuple[Sheet, str, Phone]) -> None:
    phone, address, scorer = table
    grid = enter(phone, 1, "Ann", without="Cy")
    phone.page.locator(".why > summary").click()
    expect(phone.text("Cy stayed, has no trick, and pays 3 chips.")).to_be_visible()
    grid.record(1, "hand")
    nets(phone, "+2", "-1", "-4")
    expect(phone.player("Cy")).to_contain_text("no ante")
    # Several have most, and the pot lies there.
    phone.tap("Enter hand 2")
    first(phone, "Who takes the pot?", "Nobody takes the pot alone")
    expect(phone.button("Who has most tricks?")).to_be_disabled()
    for name in ("Ann", "Bo"):
        grid.cell("Most tricks", name)
    grid.record(2, "hand")
    nets(phone, "+1", "-2", "-4")
    phone.page.locator(".pot summary").click()
    expect(phone.page.locator(".pot")).to_contain_text("€1.25 lie there")
    # A renege was called: Ann has most, and may not win.
    phone.tap("Enter hand 3")
    choose_form(phone, "Count tricks")
    grid.type("311")
    phone.page.locator("summary", has_text="Was a fault called?").click()
    phone.page.get_by_role("group", name="Ann", exact=True).get_by_role("button", name="renege").first.click()
    grid.record(3, "hand")
    kept = scorer.send("GET", f"{address}/hands/3").document
    assert (kept["faults"], kept["winners"]) == ([{"player": "p1", "kind": "renege"}], [])
    after = [one["score"] for one in scorer.send("GET", address).document["players"]]
    # It was no renege after all, and everything since is scored again.
    phone.go_to("Sheet")
    phone.tap("Hand 3", exact=True)
    expect(phone.page.locator(".account")).to_contain_text("Played for")
    phone.tap("Correct this")
    expect(phone.page.locator(".kit-grid .grid-cell")).to_have_text(["3", "1", "1"])
    phone.button("Remove: Ann: renege").click()
    phone.tap("Change hand 3")
    expect(phone.text("Hand 3 is corrected.")).to_be_visible()
    game = scorer.send("GET", address).document
    assert [one["score"] for one in game["players"]] != after
    assert sum(one["score"] for one in game["players"]) + game["next"]["pot_chips"] == 0
    phone.go_to("Table")
    phone.text("End the game").click()
    phone.text("We agree to stop").click()
    phone.tap("End the game")
    expect(phone.text("wins!")).to_be_visible()


def test_every_card_is_told_and_checked(table: tuple[Sheet, str, Phone]) -> None:
    phone, address, scorer = table
    phone.tap("Enter hand 1")
    choose_form(phone, "Every card")
    for name in ("Ann", "Bo", "Cy"):
        phone.page.get_by_role("group", name="Who stays?").get_by_role("button", name=name).click()
    for card in ["7H", *" ".join(TRICKS).split()]:
        press(phone, card)
    # What was against the rules is told beside its trick, and recorded once somebody called it.
    expect(phone.page.locator(".trick-row").nth(3).get_by_role("alert")).to_be_visible()
    phone.tap("It was called as a renege")
    Grid(phone).record(1, "hand")
    nets(phone, "-4", "-1", "-1")
    # Put right, everything is there again, and what somebody saw thrown away is added.
    phone.go_to("Sheet")
    phone.tap("Hand 1", exact=True)
    phone.tap("Correct this")
    expect(phone.page.locator(".trick-row .card")).to_have_count(15)
    phone.page.get_by_role("switch", name="Cards drawn").check()
    phone.page.get_by_role("group", name="Bo drew").get_by_role("button", name="2").click()
    phone.page.locator(".slot", has_text="and threw").nth(1).get_by_role("button", name="add a card").click()
    press(phone, "2C")
    phone.tap("Change hand 1")
    expect(phone.text("Hand 1 is corrected.")).to_be_visible()
    kept = scorer.send("GET", f"{address}/hands/1").document
    assert kept["discards"] == {"p2": ["2C"]}
    assert {"player": "p2", "draws": 2} in kept["stay"]
    assert kept["faults"] == [{"player": "p1", "kind": "renege", "trick": 4}]


def press(phone: Sheet, card: str) -> None:
    phone.key(card[:-1]).click()
    phone.page.locator(f".key.suit-{card[-1]}").click()


def test_a_hand_waits_for_the_connection(table: tuple[Sheet, str, Phone]) -> None:
    phone, _, _ = table
    Grid(phone).row("Ann")
    expect(cell(phone, "No trick", "Cy")).to_be_visible()
    go_offline(phone)
    Grid(phone).cell("No trick", "Cy")
    phone.tap("Keep hand 1")
    expect(phone.page.get_by_label("Not sent yet")).to_contain_text("Ann takes the pot")
    # The deal has gone round: who leads now is who sits left of Ann.
    phone.tap("Enter hand 2")
    choose_form(phone, "Every card")
    for name in ("Ann", "Bo"):
        phone.page.get_by_role("group", name="Who stays?").get_by_role("button", name=name).click()
    press(phone, "7H")
    expect(phone.page.locator(".trick-row").first.locator(".slot").first).to_contain_text("Bo")
    go_online(phone)
    phone.page.get_by_role("link", name="Back").click()
    phone.score("Ann", "+2")


def test_why_a_hand_cannot_be_is_always_in_sight(phone: Sheet, api: Phone) -> None:
    begun(phone, api, "Ann Bo Cy Di Ed", "Five")
    grid = Grid(phone)
    grid.row("Bo")
    # Five tricks cannot be shared among five so that one has most.
    expect(phone.button("Bo most, 4 others some. Who has none?")).to_be_disabled()
    grid.cell("Passed", "Di")
    expect(phone.button("Record hand 1")).to_be_enabled()
    # One is bourré, or has passed.
    grid.cell("No trick", "Di")
    expect(phone.page.locator(".grid-mark[aria-pressed=true]")).to_have_count(1)
    phone.page.locator("summary", has_text="Was a fault called?").click()
    phone.page.get_by_role("group", name="Ed", exact=True).get_by_role("button", name="renege").first.click()
    grid.cell("Passed", "Ed")
    why = phone.page.get_by_role("alert").filter(has_text="Ed played no card in this hand")
    phone.tap("That cannot be")
    expect(why).to_be_in_viewport()
    phone.button("Remove: Ed: renege").click()
    grid.record(1, "hand")
    # An obliged dealer is told below the stayers.
    begun(phone, api, "Ann Bo Cy", "Three")
    phone.tap("Enter hand 1")
    choose_form(phone, "Every card")
    for name in ("Ann", "Bo"):
        phone.page.get_by_role("group", name="Who stays?").get_by_role("button", name=name).click()
    cards = "AH KS QS KC QC JC 10C 9C 8C 7C 6C"
    for card in cards.split():
        press(phone, card)
    why = phone.page.get_by_role("alert").filter(has_text="Cy deals and must stay")
    expect(why).to_be_in_viewport()
    # No name of a field is among what the sheet says.
    expect(phone.page.locator("main")).not_to_contain_text("_")


def test_the_referee_is_asked_about_a_play_a_draw_and_a_hand(table: tuple[Sheet, str, Phone]) -> None:
    phone, _, _ = table
    phone.go_to("Referee")
    phone.page.get_by_role("group", name="Whose play").get_by_role("button", name="Bo").click()
    phone.page.get_by_role("group", name="What is trumps?").get_by_role("button", name="hearts").click()
    phone.tap("All of them")
    for card in ("9S", "2H", "AS"):
        press(phone, card)
    phone.tap("Ask the referee")
    expect(phone.page.locator(".verdict-word").first).to_have_text("Not allowed")
    phone.tap("Drawing", exact=True)
    phone.page.get_by_role("group", name="Who draws?").get_by_role("button", name="Cy").click()
    phone.tap("Ask the referee")
    expect(phone.page.locator(".verdict-word").first).to_have_text("Allowed")
    phone.tap("A whole hand", exact=True)
    for name in ("Ann", "Bo", "Cy"):
        phone.page.get_by_role("group", name="Who stays?").get_by_role("button", name=name).click()
    for card in ["7H", *" ".join(TRICKS).split()]:
        press(phone, card)
    phone.tap("Check the hand")
    expect(phone.page.locator(".infraction").first).to_contain_text("Trick 4, Ann:")
    expect(phone.page.locator(".account")).to_contain_text("Played for")
    phone.tap("Enter this hand")
    expect(phone.page.locator(".trick-row")).to_have_count(5)


def test_every_screen_of_its_own_is_open_to_everyone(walk: Callable[..., Walk], api: Phone) -> None:
    walked = walk("phone-turned", "dark")
    phone = walked.phone
    names = "Ann Bo Cy Dee Eve"
    address, scorer = api.new_game(names, variant="bourre", title="Friday", stake=CHIP)
    for taken in ({"p1": 3, "p2": 1, "p4": 1, "p5": 0}, {"p2": 2, "p3": 2, "p4": 1}):
        scorer.send("POST", f"{address}/hands", {"taken": taken})
    game = walked.sit_down(address, scorer)
    for screen in ("", "enter", "history", "referee"):
        show(phone, f"{game}/{screen}")
        if screen == "enter":
            first(phone, "Who takes the pot?", "Bo")
            Grid(phone).cell("No trick", "Eve")
            phone.page.locator("summary", has_text="Was a fault called?").click()
        if screen == "history":
            phone.tap("Hand 1", exact=True)
        walked.look(f"bourre-{screen or 'board'}", "phone")
    assert walked.wrong == {}
