"""A game of Hand and Foot on a phone: a column for each team, each tap counted; a correction."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from playwright.sync_api import expect

from tests.browser.everyone import TOO_WIDE, Walk, show
from tests.browser.grid import Grid, cell, first
from tests.browser.sheet import Sheet, link_of
from tests.browser.test_rummy import on_paper
from tests.serving import Phone


def begun(phone: Sheet, api: Phone, **more: Any) -> tuple[str, Phone]:
    address, scorer = api.new_game("Ann Bo Cy Di", variant="hand-and-foot", title="Sunday", **more)
    phone.open(link_of(address, scorer.token))
    phone.page.locator(".board").wait_for()
    return address, scorer


def test_a_usual_round_of_two_sides_takes_twenty_one_taps_and_one_by_its_totals_ten(
    phone: Sheet, api: Phone
) -> None:
    begun(phone, api)
    grid = Grid(phone)
    grid.row("Ann & Cy")
    grid.type("22130430")
    expect(phone.page.locator(".kit-grid tfoot tr").first.locator("td")).to_have_text(["+3,930", "0"])
    grid.type("45" + "000000240")
    grid.record(1)
    assert grid.taps == 21
    phone.score("Ann & Cy", "3,885")
    phone.score("Bo & Di", "-240")
    on_paper(phone, 2)
    grid = Grid(phone)
    grid.button("Enter round 2")
    grid.type("3905±290")
    grid.record(2)
    assert grid.taps == 10
    phone.score("Ann & Cy", "7,790")
    phone.score("Bo & Di", "-530")


def test_a_game_of_hand_and_foot_with_a_correction(phone: Sheet, api: Phone) -> None:
    address, scorer = begun(phone, api, house_rules={"end": {"rounds": 2}})
    grid = Grid(phone)
    phone.tap("Enter round 1")
    first(phone, "Who went out?", "Cy")
    # Many cards on the table, and many held: keys wait for all digits of numbers that can be so long.
    grid.type("22130" + "1050" + "250" + "000000240")
    phone.page.locator("summary", has_text="Was there a penalty?").click()
    phone.page.get_by_role("button", name="Bo & Di: took an unusable pile").click()
    grid.record(1)
    phone.score("Ann & Cy", "4,300")
    phone.score("Bo & Di", "-290")
    phone.tap("Enter round 2")
    first(phone, "Who went out?", "Nobody went out")
    grid.type("000000140" + "10000190>75")
    # What belongs to no single figure is told, too: without it nobody would know why nothing is recorded.
    grid.cell("Red threes held", "Bo & Di")
    grid.type("11")
    expect(phone.page.locator(".problem")).to_have_text("11 red threes are told of, but 5 packs have 10.")
    grid.type("<<0")
    grid.record(2)
    expect(phone.text("win!")).to_be_visible()
    # Three red threes lay there, and somebody had cut exactly.
    phone.go_to("Sheet")
    phone.tap("Round 2", exact=True)
    phone.tap("Correct this")
    grid.cell("Red threes", "Bo & Di")
    grid.type("3")
    phone.page.locator("summary", has_text="Did anybody cut exactly?").click()
    phone.page.get_by_role("group", name="Cut exactly").get_by_role("button", name="Di").click()
    phone.tap("Change round 2")
    expect(phone.text("Round 2 is corrected.")).to_be_visible()
    scores = {one["id"]: one["score"] for one in scorer.send("GET", address).document["sides"]}
    assert scores == {"t1": 4300 - 140, "t2": -290 + 190 + 500 + 300 + 100 - 75}


def test_every_screen_of_its_own_is_open_to_everyone(walk: Callable[..., Walk], api: Phone) -> None:
    walked = walk("tablet", "light")
    phone = walked.phone
    address, scorer = api.new_game("Ann Bo Cy Di", variant="hand-and-foot", title="Sunday")
    t1 = {"melds": [["KC", "KD", "KH", "KS", "KC", "KD", "KH"]], "held_cards": ["AC", "3D"]}
    scorer.send(
        "POST", f"{address}/hands", {"out": None, "sides": {"t1": t1, "t2": {"melded": 0, "held": 240}}}
    )
    game = walked.sit_down(address, scorer)
    for screen in ("", "enter", "history"):
        show(phone, f"{game}/{screen}")
        if screen == "enter":
            first(phone, "Who went out?", "Bo")
            Grid(phone).type("00000430")
            phone.page.locator("summary", has_text="Was there a penalty?").click()
        if screen == "history":
            phone.tap("Round 1", exact=True)
        walked.look(f"hand-and-foot-{screen or 'board'}", "phone")
    assert walked.wrong == {}


def test_a_round_is_told_in_short_lines_below_each_side(phone: Sheet, api: Phone) -> None:
    address, scorer = api.new_game("Ann Bo Cy Di", variant="hand-and-foot")
    t1 = {"melded": 430, "held": 0, "books": {"clean": 2, "dirty": 2, "wild": 1}, "red_threes": 3}
    t2 = {"melded": 90, "held": 240, "held_red_threes": 2}
    answer = scorer.send("POST", f"{address}/hands", {"out": "Ann", "sides": {"t1": t1, "t2": t2}})
    assert answer.status == 201, answer.body
    phone.open(link_of(address, scorer.token))
    last = phone.page.get_by_label("Last", exact=True)
    last.locator("summary").click()
    expect(last.locator("h2")).to_have_text(["Ann & Cy +3,930", "Bo & Di −350"], use_inner_text=False)
    items = last.locator("li")
    expect(items.first).to_have_text("The cards on the table count 430.+430")
    expect(items.filter(has_text="Ann went out")).to_have_count(1)
    assert all(box["height"] < 60 for box in (one.bounding_box() for one in items.all()) if box)
    assert phone.page.evaluate(TOO_WIDE) == []
    expect(phone.button("Take round 1 back")).to_be_visible()


def test_six_sides_and_the_lit_figure_are_in_sight(phone: Sheet, api: Phone) -> None:
    address, scorer = api.new_game("Ann Bo Cy Di Ed Flo", variant="hand-and-foot-alone")
    phone.open(link_of(address, scorer.token))
    for width, height, size in ((360, 740, "100%"), (320, 640, "200%")):
        phone.page.set_viewport_size({"width": width, "height": height})
        expect(phone.button("Enter round 1")).to_be_visible()
        phone.page.evaluate("size => (document.documentElement.style.fontSize = size)", size)
        phone.player("Ann").locator(".player-tap").click()
        frame = phone.page.locator(".grid-frame").first
        expect(frame).to_be_visible()
        assert frame.evaluate("frame => frame.scrollWidth - frame.clientWidth") == 0
        expect(cell(phone, "Clean books", "Flo")).to_be_in_viewport()
        lit, foot = (
            phone.page.locator(place).bounding_box() for place in (".grid-cell[aria-pressed=true]", ".foot")
        )
        assert lit is not None
        assert foot is not None
        assert lit["y"] + lit["height"] <= foot["y"]
        phone.page.get_by_role("link", name="Back").click()
