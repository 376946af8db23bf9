"""A refusal is where the eye is, and what has to be put right is marked, in every family's form."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from playwright.sync_api import Locator, expect

from tests.browser.conftest import PHONE
from tests.browser.grid import Grid, cell, first
from tests.browser.sheet import Sheet, link_of
from tests.serving import Phone

AFTER_IT_OPENED_MS = 100
"""A refusal that is brought in sight is there by then: what is folded has opened."""

COLOUR = "(one) => getComputedStyle(one).color"
Body = dict[str, Any]


@dataclass(frozen=True)
class Refused:
    """A round as it is recorded, what is tapped when it is put right, and which place is marked then."""

    variant: str
    names: str
    round: Body
    put_wrong: Callable[[Sheet], None]
    marked: str


def _figure(label: str, name: str, digits: str) -> Callable[[Sheet], None]:
    """Types a number into a cell of the grid."""

    def tap(phone: Sheet) -> None:
        grid = Grid(phone)
        grid.cell(label, name)
        grid.type(digits)

    return tap


ONE_SIDE = {"books": {"clean": 2, "dirty": 2, "wild": 1}, "melded": 500, "held": 0}
NO_SIDE = {"books": {"clean": 0, "dirty": 0, "wild": 0}, "melded": 0, "held": 100}
COUNTS = {
    "p1": {"cards": 20, "coins": 5, "sevens": 2, "velo": True, "setenta": ["7", "7", "6", "A"], "escobas": 0},
    "p2": {"cards": 10, "coins": 3, "sevens": 1, "setenta": ["7", "6", "6", "5"], "escobas": 0},
    "p3": {"cards": 10, "coins": 2, "sevens": 1, "setenta": [], "escobas": 0},
}

REFUSED = (
    Refused(
        "gin",
        "Ann Bo",
        {"knock": "p1", "deadwood": {"p1": 5, "p2": 9}},
        _figure("deadwood", "Ann", "11"),
        "11",
    ),
    Refused(
        "hand-and-foot",
        "Ann Bo Cy Dee",
        {"out": "p1", "sides": {"t1": ONE_SIDE, "t2": NO_SIDE}},
        _figure("Cards held", "Ann & Cy", "3"),
        "3",
    ),
    Refused(
        "snip-snap-fines",
        "Ann Bo Cy",
        {"paid": {"p1": 1, "p2": 0, "p3": 0}},
        _figure("fines", "Ann", "7"),
        "7",
    ),
    Refused("escoba", "Ann Bo Cy", {"counts": COUNTS}, _figure("Cards", "Ann", "23"), "23"),
)


def test_what_is_put_wrong_is_marked_and_said_in_sight(phone: Sheet, api: Phone) -> None:
    for refused in REFUSED:
        variant = refused.variant
        address, scorer = api.new_game(refused.names, variant=variant, title=variant)
        answer = scorer.send("POST", f"{address}/hands", refused.round)
        assert answer.status == 201, answer.body
        phone.open(link_of(address, scorer.token))
        expect(phone.page.get_by_role("heading", name=variant, exact=True)).to_be_visible()
        phone.open(f"{link_of(address)}/amend/1")
        expect(phone.page.locator(".correction")).to_be_attached()
        refused.put_wrong(phone)
        phone.tap("That cannot be: see above")
        expect(marked(phone).filter(has_text=refused.marked).first).to_be_visible()
        phone.wait_until(lambda: is_in_sight(phone))


def test_the_end_of_the_page_stays_while_it_is_asked_again(phone: Sheet, api: Phone) -> None:
    address, scorer = api.new_game("Ann Bo Cy Di Ed Flo", variant="snip-snap-fines")
    phone.open(link_of(address, scorer.token))
    phone.tap("Enter deal 1")
    phone.page.set_viewport_size({"width": 360, "height": 480})
    more = phone.page.locator(".pad").get_by_role("button", name="1", exact=True)
    place = more.bounding_box()
    assert place
    moved = """(key) => new Promise((done) => {
      const tops = new Set([key.getBoundingClientRect().top]);
      key.click();
      const look = (left) => {
        tops.add(key.getBoundingClientRect().top);
        if (left) requestAnimationFrame(() => look(left - 1)); else done([...tops]);
      };
      look(30);
    })"""
    assert more.evaluate(moved) == [place["y"]]


def test_a_refused_decision_is_put_right_in_its_form(phone: Sheet, api: Phone) -> None:
    address, scorer = api.new_game("Ann Bo Cy", variant="snip-snap-fines")
    phone.open(link_of(address, scorer.token))
    phone.go_to("Table")
    form = phone.page.locator("details.act", has=phone.page.get_by_label("Points"))
    row = form.locator("summary")
    before = row.evaluate(COLOUR)
    row.click()
    # A row that was opened does not stay lit.
    phone.page.wait_for_timeout(AFTER_IT_OPENED_MS)
    phone.wait_until(lambda: row.evaluate(COLOUR) == before)
    form.get_by_role("button", name="Bo", exact=True).click()
    form.get_by_label("Points").fill("-9")
    form.get_by_label("Why").fill("Looked at the stock")
    form.locator("[type=submit]").click()
    waiting = phone.page.get_by_label("Not sent yet")
    expect(waiting.get_by_role("alert")).to_contain_text("9 cannot be taken off")
    expect(phone.text("entered.")).to_have_count(0)
    waiting.get_by_role("button", name="Correct it").click()
    expect(form.get_by_role("alert")).to_contain_text("9 cannot be taken off")
    expect(form.get_by_label("Why")).to_have_value("Looked at the stock")
    form.get_by_label("Points").fill("-1")
    expect(form.get_by_role("alert")).to_have_count(0)
    form.locator("[type=submit]").click()
    phone.score("Bo", "4")
    expect(waiting).to_have_count(0)


def test_what_stands_beside_its_field_is_not_repeated_below_and_takes_no_keys(
    phone: Sheet, api: Phone
) -> None:
    address, scorer = api.new_game("Ann Bo", variant="rummy-500")
    phone.open(link_of(address, scorer.token))
    phone.tap("Enter round 1")
    first(phone, "Who went out?", "Ann")
    grid = Grid(phone)
    grid.type("1500")
    grid.cell("held", "Bo")
    grid.type("397")
    expect(phone.page.locator("main .wrong")).to_contain_text("Bo cannot have 397")
    expect(phone.text("Bo cannot have 397")).to_have_count(1)
    # Nor in the middle of a number, which may be put right by the next key.
    address, scorer = api.new_game("Ann Bo Cy", variant="rummy", title="Three")
    phone.open(link_of(address, scorer.token))
    expect(phone.page.get_by_role("heading", name="Three", exact=True)).to_be_visible()
    phone.tap("Enter round 1")
    first(phone, "Who went out?", "Ann")
    grid = Grid(phone)
    grid.type("06")
    expect(phone.page.locator("main .wrong")).to_contain_text("Bo is not out")
    grid.type("0")
    expect(cell(phone, "held", "Cy")).to_have_text("60")
    expect(cell(phone, "held", "Bo")).to_have_attribute("aria-pressed", "true")


def marked(phone: Sheet) -> Locator:
    return phone.page.locator("main [data-wrong]")


def alert(phone: Sheet) -> Locator:
    return phone.page.locator("main").get_by_role("alert").first


def is_in_sight(phone: Sheet) -> bool:
    """Whether all of the reason stands between the top and what stays at the foot."""
    reason = alert(phone).bounding_box()
    foot = phone.page.locator(".foot").bounding_box()
    assert reason
    bottom = foot["y"] if foot else phone.page.viewport_size["height"]  # type: ignore[index]
    return reason["y"] >= 0 and reason["y"] + reason["height"] <= bottom + 1


def tap_card(phone: Sheet, pile: str, rank: str, suit: str) -> None:
    phone.page.locator(".turn", has_text=pile).click()
    phone.page.locator(f".card-picker-suits .suit-{suit}").click()
    phone.page.locator(".card-picker-ranks .key").get_by_text(rank, exact=True).click()


def test_the_referee_of_a_patience_says_in_sight_what_can_be_asked_and_what_cannot_be(
    phone: Sheet, api: Phone
) -> None:
    phone.page.set_viewport_size({"width": 360, "height": 640})
    address, scorer = api.new_game("Ann", variant="klondike")
    phone.open(link_of(address, scorer.token))
    phone.go_to("Referee")
    expect(phone.page.locator(".piles")).to_be_attached()
    for kind in ("Moves", "A move", "Stuck?", "Won?", "Possible?", "Dealt right?"):
        expect(phone.button(kind, exact=True)).to_be_in_viewport(ratio=1)
    phone.page.set_viewport_size(PHONE)
    phone.tap("Won?", exact=True)
    tap_card(phone, "Column 1", "K", "C")
    tap_card(phone, "Foundations", "K", "C")
    phone.tap("Ask the referee")
    expect(alert(phone)).to_contain_text("told twice")
    phone.wait_until(lambda: is_in_sight(phone))
    expect(marked(phone)).to_have_count(1)
    tap_card(phone, "Foundations", "Q", "C")
    expect(marked(phone)).to_have_count(0)


def test_cards_that_are_up_do_not_lie_face_down_as_well(phone: Sheet, api: Phone) -> None:
    address, scorer = api.new_game("Ann", variant="klondike")
    phone.open(link_of(address, scorer.token))
    phone.go_to("Referee")
    phone.tap("Won?", exact=True)
    for suit in "CDHS":
        tap_card(phone, "Foundations", "K", suit)
    phone.tap("Ask the referee")
    # Beside the answer the questions asked before are listed, once they are there.
    expect(phone.page.get_by_role("status").locator(".verdict")).to_contain_text("All 52 cards are up.")
    expect(phone.page.get_by_role("status").locator(".verdict-word")).to_be_in_viewport()
    expect(phone.text("face down")).to_have_count(0)
