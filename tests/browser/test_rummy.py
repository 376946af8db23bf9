"""Rummy and Gin on a phone: who went out, what each holds, a correction; each tap counted."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import expect

from tests.browser.everyone import Walk, show
from tests.browser.grid import Grid, cell, choose_form, first
from tests.browser.sheet import Sheet, link_of
from tests.serving import Phone

FIVE = "Ann Bo Cy Di Ed"


def begun(phone: Sheet, api: Phone, names: str, variant: str, **more: object) -> tuple[str, Phone, Grid]:
    title = f"{variant} with {names}"
    address, scorer = api.new_game(names, variant=variant, title=title, **more)
    phone.open(link_of(address, scorer.token))
    expect(phone.page.get_by_role("heading", name=title, exact=True)).to_be_visible()
    phone.page.locator(".board").wait_for()
    return address, scorer, Grid(phone)


def on_paper(phone: Sheet, number: int = 1) -> None:
    """The table counts on paper: the phone remembers it for this game."""
    enter = f"Enter round {number}"
    phone.page.get_by_role("link", name=enter).or_(phone.button(enter)).first.click()
    choose_form(phone, "Just the points")
    phone.page.get_by_role("link", name="Back").click()
    phone.page.locator(".board").wait_for()


def enter(phone: Sheet, number: int, out: str, keys: str, *, rummy: bool = False) -> None:
    grid = Grid(phone)
    grid.row(out)
    if rummy:
        phone.page.get_by_role("switch", name="Went rummy").check()
    grid.type(keys)
    grid.record(number)


def test_a_round_of_three_takes_six_taps_a_knock_four_and_one_that_is_blocked_scores_nothing(
    phone: Sheet, api: Phone
) -> None:
    address, scorer, grid = begun(phone, api, "Ann Bo Cy", "rummy")
    expect(phone.text("Tap who went out")).to_be_visible()
    grid.row("Bo")
    grid.type("2314")
    grid.record(1)
    assert grid.taps == 6
    phone.score("Bo", "37")
    assert scorer.send("GET", f"{address}/hands/1").document["deadwood"] == {"p1": 23, "p3": 14}
    big = {"score": {"big_gin": 31}}
    _, _, grid = begun(phone, api, "Ann Bo", "gin", house_rules=big)
    grid.row("Ann")
    grid.type("94")
    grid.record(1)
    assert grid.taps == 4
    phone.score("Bo", "15")
    grid = Grid(phone)
    grid.row("Ann")
    grid.key("Gin")
    grid.type("8")
    grid.record(2)
    assert grid.taps == 4
    phone.score("Ann", "28")
    phone.tap("Enter round 3")
    first(phone, "Who knocked?", "Nobody knocked: nobody scores.")
    grid.record(3)
    grid.row("Ann")
    phone.page.get_by_role("switch", name="Big gin").check()
    grid.key("Gin")
    grid.type("18")
    grid.record(4)
    phone.score("Ann", "77")


def test_a_round_of_rummy_500_takes_twenty_taps_in_pairs_and_twelve_by_one_number_each(
    phone: Sheet, api: Phone
) -> None:
    address, scorer, grid = begun(phone, api, FIVE, "rummy-500")
    grid.row("Bo")
    grid.type("90" + "4530" + "2075" + "3525" + "5040")
    grid.record(1)
    assert grid.taps == 20
    phone.score("Cy", "-55")
    sent = scorer.send("GET", f"{address}/hands/1").document
    assert sent["melded"] == {"p1": 45, "p2": 90, "p3": 20, "p4": 35, "p5": 50}
    assert sent["deadwood"] == {"p1": 30, "p3": 75, "p4": 25, "p5": 40}
    on_paper(phone, 2)
    grid = Grid(phone)
    grid.button("Enter round 2")
    grid.type("4590202535")
    grid.record(2)
    assert grid.taps == 12
    phone.score("Di", "35")
    # Below zero, and put right.
    grid.button("Enter round 3")
    grid.type("10>" + "2030±5540")
    row = phone.page.locator(".kit-grid tr", has_text="Di")
    expect(row.locator(".grid-score")).to_contain_text("−20")
    grid.record(3)
    phone.score("Di", "-20")
    phone.go_to("Sheet")
    phone.tap("Round 3", exact=True)
    phone.tap("Correct this")
    grid.cell("points", "Di")
    grid.type("60")
    phone.tap("Change round 3")
    expect(phone.text("Round 3 is corrected.")).to_be_visible()
    sent = scorer.send("GET", f"{address}/hands/3").document
    assert sent["points"] == {"p1": 10, "p2": 20, "p3": 30, "p4": 60, "p5": 40}


def test_a_game_of_rummy_with_a_correction(phone: Sheet, api: Phone) -> None:
    address, scorer, grid = begun(phone, api, "Ann Bo Cy", "rummy")
    grid.row("Bo")
    grid.type("238")
    row = phone.page.locator(".kit-grid tr", has_text="Bo")
    expect(row.locator(".grid-score")).to_contain_text("31")
    phone.page.locator(".why > summary").click()
    expect(phone.text("Bo went out, and Ann still holds 23 points.")).to_be_visible()
    grid.record(1)
    phone.score("Bo", "31")
    enter(phone, 2, "Ann", "408")
    # In cards: the service counts.
    grid.row("Bo")
    phone.page.get_by_role("switch", name="Went rummy").check()
    choose_form(phone, "Cards held")
    grid.cards("king of clubs, queen of clubs, 3 of clubs")
    phone.page.locator(".card-keys").get_by_role("button", name="Next").click()
    grid.cards("8 of clubs")
    grid.record(3)
    phone.score("Bo", "93")
    # A total that no cards can make is told beside the figure, which is lit.
    grid.row("Bo")
    choose_form(phone, "Points held")
    grid.type("718")
    expect(phone.page.locator(".kit-grid [role=alert]")).to_have_text(
        "Ann cannot have 71: 7 cards count 70 at most."
    )
    expect(cell(phone, "held", "Ann")).to_have_attribute("aria-pressed", "true")
    grid.type("<")
    grid.record(4)
    expect(phone.text("Bo wins!")).to_be_visible()
    # Round 1 was counted wrongly: everything is there again to be put right.
    phone.go_to("Sheet")
    phone.tap("Round 1", exact=True)
    phone.tap("Correct this")
    expect(phone.page.locator(".kit-grid .grid-cell")).to_have_text(["23", "8"])
    grid.cell("held", "Ann")
    grid.type("<")
    phone.tap("Change round 1")
    expect(phone.text("Round 1 is corrected.")).to_be_visible()
    sent = scorer.send("GET", f"{address}/hands/1").document
    assert sent["deadwood"] == {"p1": 2, "p3": 8}


def test_a_round_is_entered_with_a_keyboard_and_a_figure_corrected_with_three_taps_and_its_value(
    phone: Sheet, api: Phone
) -> None:
    address, scorer, grid = begun(phone, api, "Ann Bo Cy", "rummy")
    phone.player("Bo").locator(".player-tap").press("Enter")
    expect(phone.page.get_by_role("switch", name="Went rummy")).to_be_visible()
    for key in ("2", "4", "Backspace", "3", "8"):
        phone.page.keyboard.press(key)
    expect(phone.page.locator(".kit-grid .grid-cell")).to_have_text(["23", "8"])
    expect(phone.button("Record round 1")).to_be_focused()
    phone.page.keyboard.press("Enter")
    phone.score("Bo", "31")
    body = {"out": "p2", "deadwood": {"p1": 23, "p3": 9}}
    assert scorer.send("POST", f"{address}/hands", body).status == 201
    phone.score("Bo", "63")
    grid.tap(phone.page.get_by_role("link", name="Sheet", exact=True))
    grid.tap(phone.page.locator("tbody tr").first.locator("td a").nth(2))
    expect(phone.page.locator(".kit-grid .grid-cell").nth(1)).to_have_attribute("aria-pressed", "true")
    for digit in "18":
        phone.page.keyboard.press(digit)
    grid.button("Change round 1")
    assert grid.taps == 3
    expect(phone.page.locator("tbody td").nth(1)).to_have_text("41")
    assert scorer.send("GET", f"{address}/hands/1").document["deadwood"]["p3"] == 18
    # The referee is asked by keys, too, once there is something to ask.
    phone.page.evaluate(TYPED_AT_ONCE, "7C")
    phone.go_to("Referee")
    expect(phone.button("Ask the referee")).to_be_enabled()
    for key in "7D7H":
        phone.page.keyboard.press(key)
    phone.tap("Ask the referee")
    expect(phone.page.locator(".verdict-word").first).to_have_text("Yes")


TYPED_AT_ONCE = """(keys) => {
  const type = async (_, waiting) => {
    if (!document.querySelector(".keypad .key:enabled")) return;
    waiting.disconnect();
    for (const key of keys) {
      document.body.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true }));
      await new Promise((next) => setTimeout(next));
    }
  };
  new MutationObserver(type).observe(document.body, { childList: true, subtree: true });
}"""
"""Keys that are pressed as soon as they are there, before the screen is painted."""


def test_a_tap_on_a_row_goes_on_with_what_was_begun_and_a_long_press_enters_nothing(
    phone: Sheet, api: Phone
) -> None:
    address, scorer, grid = begun(phone, api, "Ann Bo Cy", "rummy")
    grid.row("Bo")
    grid.type("23")
    phone.page.get_by_role("link", name="Back").click()
    grid.row("Ann")
    expect(phone.page.locator(".first-line")).to_contain_text("Ann went out")
    phone.page.locator(".first-line").click()
    first(phone, "Who went out?", "Bo")
    expect(phone.page.locator(".kit-grid .grid-cell")).to_have_text(["23", "·"])
    grid.type("8")
    grid.record(1)
    phone.score("Bo", "31")
    # A long press leads to all about a player.
    grid.press("Bo")
    expect(phone.page.get_by_role("dialog", name="Bo").get_by_role("link")).to_have_text(
        ["Was that allowed?", "Colour and face", "Adjust the score", "Leaves the table"]
    )
    grid.button("How the score came about")
    expect(phone.player("Bo").locator(".reasons")).to_contain_text("Ann still holds 23 points")
    phone.button("More about Bo").press("Enter")
    phone.tap("How the score came about")
    expect(phone.player("Bo").locator(".reasons")).to_have_count(0)
    grid.press("Bo")
    grid.tap(phone.page.get_by_role("link", name="Adjust the score"))
    form = phone.page.locator("details.act[open]")
    expect(form.get_by_role("button", name="Bo", exact=True)).to_have_attribute("aria-pressed", "true")
    phone.page.go_back()
    grid.press("Bo")
    grid.tap(phone.page.get_by_role("link", name="Leaves the table"))
    expect(form.get_by_role("button", name="Bo", exact=True)).to_have_attribute("aria-pressed", "true")
    assert len(scorer.send("GET", f"{address}/hands").document["items"]) == 1


def test_every_screen_of_its_own_is_open_to_everyone(walk: Callable[..., Walk], api: Phone) -> None:
    walked = walk("phone", "light")
    phone = walked.phone
    address, scorer = api.new_game("Ann Bo Cy", variant="rummy-500", title="Sunday")
    round_ = {"out": "p1", "melded": {"p1": 90, "p2": 45, "p3": 20}, "deadwood": {"p2": 30, "p3": 75}}
    scorer.send("POST", f"{address}/hands", round_)
    game = walked.sit_down(address, scorer)
    for screen in ("enter", "history"):
        show(phone, f"{game}/{screen}")
        if screen == "enter":
            first(phone, "Who went out?", "Bo")
            Grid(phone).type("120")
        if screen == "history":
            phone.tap("Round 1", exact=True)
        walked.look(f"rummy-{screen}", "tablet")
        if screen == "enter":
            choose_form(phone, "Cards held")
            cell(phone, "held", "Cy").click()
            walked.look("rummy-cards", "tablet")
            phone.page.locator(".menu > summary").click()
            walked.look("rummy-menu")
    assert walked.wrong == {}
