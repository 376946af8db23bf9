"""Escoba on a phone: a whole game of partners, told by who got what and by counts, with a correction."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.sheet import Sheet, link_of
from tests.browser.test_everyone import TOO_SMALL, TOO_WIDE, barriers, show
from tests.serving import Phone

PAIRS = ("Ann & Cy", "Bo & Di")


def say(phone: Sheet, what: str, who: str) -> None:
    """Who has something."""
    phone.page.get_by_role("group", name=what, exact=True).get_by_role("button", name=who, exact=True).click()


def add(phone: Sheet, what: str, times: int) -> None:
    """So many more of something that is counted."""
    more = phone.page.get_by_role("group", name=what, exact=True).get_by_role("button", name="one more")
    for _ in range(times):
        more.click()


def record(phone: Sheet, number: int) -> None:
    phone.tap(f"Record round {number}")
    expect(phone.button(f"Take round {number} back")).to_be_visible()


def test_a_game_of_partners_with_a_correction(phone: Sheet, api: Phone) -> None:
    address, scorer = api.new_game(
        "Ann Bo Cy Di", variant="escoba", title="Friday", house_rules={"teams": 2, "end": {"target": 15}}
    )
    phone.open(link_of(address, scorer.token))
    # Who got what: four taps, and an escoba each with a plus.
    phone.tap("Enter round 1")
    expect(phone.button("Who has most cards?")).to_be_disabled()
    say(phone, "Most cards", PAIRS[0])
    say(phone, "Most coins", "nobody")
    say(phone, "The seven of coins", PAIRS[0])
    say(phone, "The setenta", PAIRS[1])
    add(phone, f"Escobas, {PAIRS[1]}", 2)
    expect(phone.page.get_by_label("What it does")).to_contain_text("Bo and Di made two escobas.")
    record(phone, 1)
    phone.score(PAIRS[0], "2")
    phone.score(PAIRS[1], "3")
    # By counts: what one side has, the other has not.
    phone.tap("Enter round 2")
    phone.tap("Counts", exact=True)
    add(phone, f"Cards, {PAIRS[0]}", 3)
    add(phone, f"Coins, {PAIRS[1]}", 1)
    say(phone, "The seven of coins", PAIRS[1])
    phone.page.locator(".rows .turn", has_text=PAIRS[0]).click()
    for rank in ("7", "6", "6", "5"):
        phone.page.locator(".card-picker .key", has_text=rank).click()
    add(phone, f"Escobas, {PAIRS[0]}", 10)
    record(phone, 2)
    assert scorer.send("GET", f"{address}/hands/2").document["counts"]["t1"]["cards"] == 22
    phone.score(PAIRS[0], "14")
    phone.score(PAIRS[1], "4")
    # The setenta of the first round was the others'. Put right, all of it is there.
    phone.go_to("Sheet")
    phone.tap("Round 1", exact=True)
    phone.tap("Put right")
    pressed = phone.page.locator(".category-sides [aria-pressed=true]")
    expect(pressed).to_have_text([PAIRS[0], "nobody", PAIRS[0], PAIRS[1]])
    say(phone, "The setenta", PAIRS[0])
    phone.tap("Change round 1")
    expect(phone.text("Round 1 is put right.")).to_be_visible()
    phone.go_to("Board")
    expect(phone.text("win!")).to_be_visible()
    assert scorer.send("GET", address).document["result"]["winners"] == ["t1"]


def test_where_ties_score_for_all_both_are_tapped_and_extras_are_behind_one_tap(
    phone: Sheet, api: Phone
) -> None:
    rules = {"score": {"ties": "all", "all_coins": 1, "under_ten": 2}}
    address, scorer = api.new_game("Ann Bo", variant="escoba", house_rules=rules)
    phone.open(link_of(address, scorer.token))
    phone.tap("Enter round 1")
    for name in ("Ann", "Bo"):
        say(phone, "Most cards", name)
    for what in ("Most coins", "The seven of coins", "The setenta"):
        say(phone, what, "Bo")
    phone.page.locator("summary", has_text="All of something?").click()
    say(phone, "All coins", "Bo")
    record(phone, 1)
    phone.score("Ann", "1")
    phone.score("Bo", "5")


SIZES = {"phone": {"width": 360, "height": 740}, "tablet": {"width": 1024, "height": 768}}


@pytest.mark.parametrize(("size", "scheme"), [("phone", "dark"), ("tablet", "light")])
def test_every_screen_is_open_to_everyone(
    open_phone: Callable[..., Sheet], api: Phone, screenshots: Path, size: str, scheme: str
) -> None:
    phone = open_phone(viewport=SIZES[size], color_scheme=scheme, bypass_csp=True)
    address, scorer = api.new_game("Ann Bo Cy Di", variant="escoba-fournier", title="Friday")
    told = {"cards": "t1", "coins": None, "velo": "t1", "sevens": "t2", "all_coins": None, "all_sevens": None}
    outcome = {"outcome": {"escobas": {"t1": 2, "t2": 1}, "under_ten": None, **told}}
    scorer.send("POST", f"{address}/hands", outcome)
    game, wrong = link_of(address), {}
    phone.open(link_of(address, scorer.token))
    expect(phone.page).not_to_have_url(f"{phone.origin}/{link_of(address, scorer.token)}")
    for screen in ("", "enter", "counts", "history", "amend/1", "referee", "chart"):
        show(phone, f"{game}/{'enter' if screen == 'counts' else screen}")
        if screen == "counts":
            phone.tap("Counts", exact=True)
        if screen == "history":
            phone.tap("Round 1", exact=True)
        if screen == "chart":
            expect(phone.page.locator(".uplot canvas")).to_be_visible()
        name = screen.split("/", maxsplit=1)[0] or "board"
        phone.page.screenshot(path=screenshots / f"escoba-{size}-{scheme}-{name}.png")
        wrong[screen] = [*barriers(phone), *phone.page.evaluate(TOO_WIDE), *phone.page.evaluate(TOO_SMALL)]
    assert {screen: found for screen, found in wrong.items() if found} == {}
