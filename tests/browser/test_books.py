"""Go Fish and Snip Snap Snorem on a phone: whole games with a correction; every screen for everyone."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from playwright.sync_api import expect

from tests.browser.everyone import Walk, show
from tests.browser.grid import Grid, at_board_after, choose_form, first
from tests.browser.sheet import Sheet, link_of
from tests.serving import Phone

TEN = {"end": {"target": 10, "rounds": None}, "set": {"wrong_ask": "gives_set"}}


def table(
    phone: Sheet, api: Phone, names: str, variant: str, rules: dict[str, Any] | None = None
) -> tuple[str, Phone]:
    title = f"Friday of {variant}"
    address, scorer = api.new_game(names, title=title, variant=variant, house_rules=rules or {})
    phone.open(link_of(address, scorer.token))
    expect(phone.page.get_by_role("heading", name=title, exact=True)).to_be_visible()
    phone.page.locator(".board").wait_for()
    return address, scorer


def lay_down(phone: Sheet, books: dict[str, str]) -> None:
    """Taps each player, and the ranks of the books."""
    for name, ranks in books.items():
        Grid(phone).cell("books", name)
        Grid(phone).cards(ranks)


def test_books_are_counted_with_four_taps_or_told_by_a_tap_each_and_one_is_given_away(
    phone: Sheet, api: Phone
) -> None:
    address, scorer = table(phone, api, "Ann Bo Cy", "go-fish", TEN)
    grid = Grid(phone)
    grid.button("Enter deal 1")
    grid.type("45")
    expect(phone.page.locator(".kit-grid tr", has_text="Cy").locator(".grid-score")).to_contain_text("4")
    grid.record(1, "deal")
    assert grid.taps == 4
    # Bo gives a book away for a wrong ask.
    phone.tap("Enter deal 2")
    Grid(phone).type("35")
    phone.page.locator("summary", has_text="given away").click()
    phone.page.get_by_role("group", name="Who gave one").get_by_role("button", name="Bo").click()
    expect(phone.page.get_by_text("Bo gives one to Cy", exact=True)).to_be_visible()
    phone.tap("Record deal 2")
    expect(phone.text("wins!")).to_be_visible()
    # It was none: the deal is put right, and Bo has ten.
    phone.go_to("Sheet")
    phone.tap("Deal 2", exact=True)
    phone.tap("Correct this")
    phone.tap("Remove: Bo gives one to Cy")
    phone.tap("Change deal 2")
    expect(phone.text("Deal 2 is corrected.")).to_be_visible()
    game = scorer.send("GET", address).document
    assert [player["score"] for player in game["players"]] == [7, 10, 9]
    assert game["result"]["winners"] == ["p2"]
    # At another table they say which.
    address, scorer = table(phone, api, "Ann Bo Cy", "go-fish", TEN)
    phone.tap("Enter deal 1")
    choose_form(phone, "Which books")
    phone.page.get_by_role("link", name="Back").click()
    grid = Grid(phone)
    grid.button("Enter deal 1")
    grid.cards("ace, 7, 10, 2")
    grid.cell("books", "Bo")
    grid.cards("king, queen, jack, 3, 4")
    expect(phone.text("9 of 13")).to_be_visible()
    expect(phone.button("Whose are the other books?")).to_be_disabled()
    grid.cell("books", "Cy")
    grid.button("All others: Cy")
    grid.record(1, "deal")
    assert grid.taps == 14
    kept = scorer.send("GET", f"{address}/hands/1").document
    assert kept["sets"]["p3"] == ["9", "8", "6", "5"]
    # A book of Bo's that is told at the table is known by its rank.
    phone.go_to("Sheet")
    phone.tap("Deal 1", exact=True)
    phone.tap("Correct this")
    phone.page.locator("summary", has_text="given away").click()
    phone.page.get_by_role("group", name="Who gave one").get_by_role("button", name="Bo").click()
    phone.page.get_by_role("group", name="Which one?").get_by_role("button", name="K", exact=True).click()
    expect(phone.page.get_by_text("Bo gives the Ks to Cy", exact=True)).to_be_visible()
    phone.tap("Change deal 1")
    expect(phone.text("Deal 1 is corrected.")).to_be_visible()
    assert scorer.send("GET", f"{address}/hands/1").document["scores"] == {"p1": 4, "p2": 4, "p3": 5}


def test_a_plain_deal_takes_one_tap_and_is_taken_back_or_told_with_the_cards_left(
    phone: Sheet, api: Phone
) -> None:
    address, scorer = table(phone, api, "Ann Bo Cy Di", "snip-snap-snorem", {"end": {"rounds": 3}})
    expect(phone.text("Tap who was out first")).to_be_visible()
    grid = Grid(phone)
    grid.row("Bo")
    at_board_after(phone, 1, "deal")
    assert grid.taps == 1
    phone.score("Bo", "1")
    phone.page.locator(".last-act").get_by_role("button", name="Undo").click()
    phone.score("Bo", "0")
    # Who keeps the sheet for the cards as well asks for them, and is not sent on by the first tap.
    phone.tap("Enter deal 1")
    choose_form(phone, "With the cards left")
    first(phone, "Who was out first?", "Cy")
    Grid(phone).type("4")
    Grid(phone).record(1, "deal")
    assert scorer.send("GET", f"{address}/hands/1").document["cards_left"] == {"p1": 4}
    # With counters each card left is one.
    table(phone, api, "Ann Bo Cy", "snip-snap-counters")
    grid = Grid(phone)
    grid.row("Bo")
    expect(phone.button("What had Ann left?")).to_be_disabled()
    grid.type("21")
    grid.record(1, "deal")
    phone.score("Bo", "3")


def test_a_deal_with_a_pot_takes_four_taps(phone: Sheet, api: Phone) -> None:
    address, scorer = table(phone, api, "Ann Bo Cy Di", "snip-snap-pot")
    grid = Grid(phone)
    grid.row("Di")
    grid.type("33")
    expect(phone.page.locator(".kit-grid tr", has_text="Di").locator(".grid-score")).to_contain_text("25")
    grid.record(1, "deal")
    assert grid.taps == 4
    phone.score("Di", "25")
    # Somebody did count who passed: what the pot was given as is another sum.
    phone.go_to("Sheet")
    phone.tap("Deal 1", exact=True)
    phone.tap("Correct this")
    choose_form(phone, "Passes of each")
    for name, passes in (("Di", "3"), ("Ann", "12"), ("Bo", "8"), ("Cy", "7")):
        Grid(phone).cell("passes", name)
        Grid(phone).type(passes)
    phone.tap("Change deal 1")
    expect(phone.text("Deal 1 is corrected.")).to_be_visible()
    kept = scorer.send("GET", f"{address}/hands/1").document
    assert (kept["passes"], kept["scores"]["p1"]) == ({"p1": 12, "p2": 8, "p3": 7, "p4": 3}, -13)
    # A pot that cannot be is told beside its figure.
    phone.go_to("Board")
    grid.row("Ann")
    grid.type("3")
    expect(phone.page.locator(".figure-line").get_by_role("alert")).to_contain_text("4 chips lie in the pot")
    grid.type("0")
    grid.record(2, "deal")


def test_a_game_of_snip_snap_for_counters_with_a_correction(phone: Sheet, api: Phone) -> None:
    address, scorer = table(phone, api, "Ann Bo Cy", "snip-snap-fines")
    expect(phone.player("Ann")).to_contain_text("5")
    phone.tap("Enter deal 1")
    Grid(phone).type("305")
    phone.tap("Record deal 1")
    phone.score("Ann", "2")
    expect(phone.player("Cy")).to_contain_text("out")
    phone.go_to("Sheet")
    phone.tap("Deal 1", exact=True)
    phone.tap("Correct this")
    Grid(phone).cell("fines", "Cy")
    Grid(phone).type("4")
    phone.tap("Change deal 1")
    expect(phone.text("Deal 1 is corrected.")).to_be_visible()
    phone.go_to("Board")
    phone.score("Cy", "1")
    phone.tap("Enter deal 2")
    Grid(phone).type("201")
    phone.tap("Record deal 2")
    expect(phone.text("wins!")).to_be_visible()
    assert scorer.send("GET", address).document["result"]["winners"] == ["p2"]


DEALS: dict[str, tuple[dict[str, Any], tuple[str, ...]]] = {
    "go-fish": (
        {
            "sets": {
                "p1": ["A", "7", "10", "2"],
                "p2": ["K", "Q", "J", "3", "4"],
                "p3": ["5", "6"],
                "p4": ["8", "9"],
            }
        },
        ("enter", "history", "referee"),
    ),
    "snip-snap-pot": (
        {"out": "p4", "passes": {"p1": 6, "p2": 4, "p3": 7, "p4": 3}},
        ("", "enter", "history", "referee"),
    ),
    "snip-snap-fines": ({"paid": {"p1": 3, "p2": 2, "p3": 5, "p4": 0}}, ("", "enter")),
}
"""A deal on the sheet of each, and the screens that no other has."""


def test_every_screen_of_their_own_is_open_to_everyone(walk: Callable[..., Walk], api: Phone) -> None:
    walked = walk("tablet", "dark")
    phone = walked.phone
    for variant, (deal, screens) in DEALS.items():
        rules = TEN if variant == "go-fish" else {}
        address, scorer = api.new_game("Ann Bo Cy Dee", variant=variant, title="Friday", house_rules=rules)
        assert scorer.send("POST", f"{address}/hands", deal).status == 201
        game = walked.sit_down(address, scorer)
        for screen in screens:
            show(phone, f"{game}/{screen}")
            if variant == "go-fish" and screen == "enter":
                choose_form(phone, "Which books")
                lay_down(phone, {"Bo": "ace, king", "Cy": "7"})
                phone.page.locator("summary", has_text="given away").click()
            elif variant == "snip-snap-pot" and screen == "enter":
                first(phone, "Who was out first?", "Cy")
            elif screen == "history":
                phone.tap("Deal 1", exact=True)
            walked.look(f"{variant}-{screen or 'board'}", "phone")
    assert walked.wrong == {}
