"""A game of Rummy and one of Gin on a phone: who is out, what each holds, a correction."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.sheet import Sheet, link_of
from tests.browser.test_everyone import TOO_SMALL, TOO_WIDE, barriers, show
from tests.serving import Phone

SIZES = {"phone": {"width": 360, "height": 740}, "tablet": {"width": 1024, "height": 768}}


def who(phone: Sheet, ask: str, name: str) -> None:
    phone.page.get_by_role("group", name=ask).get_by_role("button", name=name, exact=True).click()


def type_in(phone: Sheet, *figures: int) -> None:
    """One figure after the other, as they are asked for."""
    keys = phone.page.locator(".digits")
    for at, figure in enumerate(figures):
        if at:
            keys.get_by_role("button", name="Next").click()
        for digit in str(figure):
            keys.get_by_role("button", name=digit, exact=True).click()


def enter(phone: Sheet, number: int, out: str, *figures: int, rummy: bool = False) -> None:
    phone.tap(f"Enter round {number}")
    who(phone, "Who is out?", out)
    if rummy:
        phone.page.get_by_role("switch", name="Went rummy").check()
    type_in(phone, *figures)
    record(phone, number)


def record(phone: Sheet, number: int) -> None:
    phone.tap(f"Record round {number}")
    expect(phone.button(f"Take round {number} back")).to_be_visible()


def test_a_game_of_rummy_with_a_correction(phone: Sheet, api: Phone) -> None:
    address, scorer = api.new_game("Ann Bo Cy", variant="rummy", title="Sunday")
    phone.open(link_of(address, scorer.token))
    # The first tap says who is out.
    phone.tap("Who is out? Bo")
    type_in(phone, 23, 8)
    expect(phone.page.get_by_label("What it does")).to_contain_text(
        "Bo went out, and Ann still holds 23 points"
    )
    record(phone, 1)
    phone.score("Bo", "31")
    enter(phone, 2, "Ann", 40, 8)
    # In cards: the service counts.
    phone.tap("Enter round 3")
    who(phone, "Who is out?", "Bo")
    phone.page.get_by_role("switch", name="Went rummy").check()
    phone.tap("In cards", exact=True)
    keys = phone.page.locator(".card-picker")
    for card in ("king of clubs", "queen of clubs", "3 of clubs"):
        keys.get_by_role("button", name=card).click()
    keys.get_by_role("button", name="Next").click()
    keys.get_by_role("button", name="8 of clubs").click()
    record(phone, 3)
    phone.score("Bo", "93")
    # A total that no cards can make is told beside the figure.
    phone.tap("Enter round 4")
    who(phone, "Who is out?", "Bo")
    phone.tap("In points", exact=True)
    type_in(phone, 71, 8)
    expect(phone.page.locator(".rows [role=alert]")).to_have_text(
        "Ann cannot have 71: 7 cards count 70 at most."
    )
    phone.page.locator(".rows .turn", has_text="Ann").click()
    phone.page.locator(".digits").get_by_role("button", name="Take back the last one").click()
    record(phone, 4)
    expect(phone.text("Bo wins!")).to_be_visible()
    # Round 1 was counted wrongly: everything is there again to be put right.
    phone.go_to("Sheet")
    phone.tap("Round 1", exact=True)
    phone.tap("Put right")
    expect(phone.page.locator(".rows .row-value")).to_have_text(["23", "8"])
    phone.page.locator(".rows .turn", has_text="Ann").click()
    phone.page.locator(".digits").get_by_role("button", name="Take back the last one").click()
    phone.tap("Change round 1")
    expect(phone.text("Round 1 is put right.")).to_be_visible()
    found = scorer.send("GET", f"{address}/hands/1").document
    assert found["deadwood"] == {"p1": 2, "p3": 8}


def test_a_long_name_hides_nobody_else(phone: Sheet, api: Phone) -> None:
    address, scorer = api.new_game("Anna-Katharina-von-Hohenstein Bo", variant="rummy")
    phone.open(link_of(address, scorer.token))
    expect(phone.button("Who is out? Bo")).to_be_in_viewport(ratio=1)


def test_a_round_is_entered_with_a_keyboard(phone: Sheet, api: Phone) -> None:
    address, scorer = api.new_game("Ann Bo Cy", variant="rummy")
    phone.open(link_of(address, scorer.token))
    phone.button("Who is out? Bo").press("Enter")
    expect(phone.page.get_by_role("switch", name="Went rummy")).to_be_visible()
    for key in ("2", "4", "Backspace", "3", "ArrowRight", "8"):
        phone.page.keyboard.press(key)
    expect(phone.page.locator(".rows .row-value")).to_have_text(["23", "8"])
    expect(phone.button("Record round 1")).to_be_focused()
    phone.page.keyboard.press("Enter")
    phone.score("Bo", "31")


def test_the_referee_is_asked_once_there_is_something_to_ask(phone: Sheet, api: Phone) -> None:
    address, scorer = api.new_game("Ann Bo Cy", variant="rummy")
    phone.open(link_of(address, scorer.token))
    phone.go_to("Referee")
    expect(phone.button("Still open: Cards")).to_be_disabled()
    for key in "7C7D7H":
        phone.page.keyboard.press(key)
    phone.tap("Ask the referee")
    expect(phone.page.locator(".verdict-word").first).to_have_text("Yes")


def test_who_does_not_fit_on_the_board_is_hinted_at(open_phone: Callable[..., Sheet], api: Phone) -> None:
    phone = open_phone(reduced_motion="no-preference")
    address, scorer = api.new_game("Ann Bo Cy Di Ed Flo", variant="rummy")
    phone.open(link_of(address, scorer.token))
    fades = phone.page.locator(".start")
    expect(fades).to_have_css("--fade", "32px")
    fades.evaluate("start => start.scrollTo(start.scrollWidth, 0)")
    expect(fades).to_have_css("--fade", "0px")


def test_a_knock_an_undercut_and_a_blocked_round(phone: Sheet, api: Phone) -> None:
    address, scorer = api.new_game(
        "Ann Bo", variant="gin", title="Gin", house_rules={"score": {"big_gin": 31}}
    )
    phone.open(link_of(address, scorer.token))
    phone.tap("Who knocked? Ann")
    type_in(phone, 9, 4)
    record(phone, 1)
    phone.score("Bo", "15")
    phone.tap("Enter round 2")
    who(phone, "Who knocked?", "Nobody")
    record(phone, 2)
    phone.tap("Enter round 3")
    who(phone, "Who knocked?", "Ann")
    phone.page.get_by_role("switch", name="Big gin").check()
    type_in(phone, 0, 18)
    record(phone, 3)
    phone.score("Ann", "49")


@pytest.mark.parametrize(("size", "scheme"), [("phone", "light"), ("tablet", "dark")])
def test_every_screen_is_open_to_everyone(
    open_phone: Callable[..., Sheet], api: Phone, screenshots: Path, size: str, scheme: str
) -> None:
    phone = open_phone(viewport=SIZES[size], color_scheme=scheme, bypass_csp=True)
    address, scorer = api.new_game("Ann Bo Cy", variant="rummy-500", title="Sunday")
    told = {"out": "p1", "melded": {"p1": 90, "p2": 45, "p3": 20}, "deadwood": {"p2": 30, "p3": 75}}
    scorer.send("POST", f"{address}/hands", told)
    game, wrong = link_of(address), dict[str, list[str]]()
    phone.open(link_of(address, scorer.token))
    expect(phone.page).not_to_have_url(f"{phone.origin}/{link_of(address, scorer.token)}")
    for screen in ("", "enter", "history", "amend/1"):
        show(phone, f"{game}/{screen}")
        if screen == "enter":
            who(phone, "Who is out?", "Bo")
            type_in(phone, 120)
        phone.page.screenshot(
            path=screenshots / f"rummy-{screen.replace('/', '-') or 'board'}-{size}-{scheme}.png"
        )
        wrong[screen] = [
            *barriers(phone),
            *phone.page.evaluate(TOO_WIDE),
            *phone.page.evaluate(TOO_SMALL),
        ]
        if screen == "enter":
            phone.tap("In cards", exact=True)
            phone.page.locator(".rows .turn", has_text="Cy").last.click()
            phone.page.screenshot(path=screenshots / f"rummy-cards-{size}-{scheme}.png")
            wrong["cards"] = [*barriers(phone), *phone.page.evaluate(TOO_WIDE)]
    assert not any(wrong.values()), wrong
