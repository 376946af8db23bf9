"""Go Fish and Snip Snap Snorem on a phone: whole games with a correction; every screen for everyone."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.sheet import Sheet, link_of
from tests.browser.test_everyone import TOO_SMALL, TOO_WIDE, barriers, show
from tests.serving import Phone

TEN = {"end": {"target": 10, "rounds": None}, "set": {"wrong_ask": "gives_set"}}


def sit_down(phone: Sheet, api: Phone, names: str, **game: Any) -> tuple[str, Phone]:
    address, scorer = api.new_game(names, title="Friday", **game)
    phone.open(link_of(address, scorer.token))
    expect(phone.button("Enter deal 1")).to_be_visible()
    return address, scorer


def rank_key(phone: Sheet, rank: str) -> Locator:
    return phone.page.locator(".card-picker-ranks .key", has=phone.page.get_by_text(rank, exact=True))


def lay_down(phone: Sheet, books: dict[str, str]) -> None:
    """Taps each player, and the ranks of the books."""
    for name, ranks in books.items():
        phone.page.locator(".rows .turn", has_text=name).click()
        for rank in ranks.split():
            rank_key(phone, rank).click()


def test_a_game_of_go_fish_with_a_correction(phone: Sheet, api: Phone) -> None:
    address, scorer = sit_down(phone, api, "Ann Bo Cy", variant="go-fish", house_rules=TEN)
    phone.tap("Enter deal 1")
    lay_down(phone, {"Ann": "A 7 10 2", "Bo": "K Q J 3", "Cy": "5 6 8"})
    rank_key(phone, "9").click()
    expect(phone.page.locator(".facts-line")).to_have_text("12 of 13")
    expect(phone.button("Who has the 4s?")).to_be_disabled()
    lay_down(phone, {"Bo": "4"})
    phone.tap("Record deal 1")
    phone.score("Bo", "5")
    # How many is enough; and Bo gives a book away for a wrong ask.
    phone.tap("Enter deal 2")
    phone.tap("How many", exact=True)
    for name, count in (("Ann", 3), ("Bo", 5), ("Cy", 5)):
        for _ in range(count):
            phone.page.get_by_role("button", name=f"{name} has: one more").click()
    phone.page.locator("summary", has_text="given away").click()
    phone.page.get_by_role("group", name="Who gives it away?").get_by_role("button", name="Bo").click()
    expect(phone.text("Bo gives one to Cy")).to_be_visible()
    phone.tap("Record deal 2")
    expect(phone.text("wins!")).to_be_visible()
    # It was none: the deal is put right, and Bo has ten.
    phone.go_to("Sheet")
    phone.tap("Deal 2", exact=True)
    phone.tap("Put right")
    phone.tap("Remove Bo gives one to Cy")
    phone.tap("Change deal 2")
    expect(phone.text("Deal 2 is put right.")).to_be_visible()
    game = scorer.send("GET", address).document
    assert [player["score"] for player in game["players"]] == [7, 10, 9]
    assert game["result"]["winners"] == ["p2"]


def test_a_game_of_snip_snap_for_counters_with_a_correction(phone: Sheet, api: Phone) -> None:
    address, scorer = sit_down(phone, api, "Ann Bo Cy", variant="snip-snap-fines")
    expect(phone.player("Ann")).to_contain_text("5")
    phone.tap("Enter deal 1")
    for name, count in (("Ann", 3), ("Cy", 5)):
        for _ in range(count):
            phone.page.get_by_role("button", name=f"{name} paid: one more").click()
    expect(phone.page.locator(".facts-line")).to_have_text("In the pool then: 8")
    phone.tap("Record deal 1")
    phone.score("Ann", "2")
    expect(phone.player("Cy")).to_contain_text("out")
    phone.go_to("Sheet")
    phone.tap("Deal 1", exact=True)
    phone.tap("Put right")
    phone.page.get_by_role("button", name="Cy paid: one less").click()
    phone.tap("Change deal 1")
    expect(phone.text("Deal 1 is put right.")).to_be_visible()
    phone.go_to("Board")
    phone.score("Cy", "1")
    phone.tap("Enter deal 2")
    for name, count in (("Ann", 2), ("Cy", 1)):
        for _ in range(count):
            phone.page.get_by_role("button", name=f"{name} paid: one more").click()
    phone.tap("Record deal 2")
    expect(phone.text("wins!")).to_be_visible()
    assert scorer.send("GET", address).document["result"]["winners"] == ["p2"]


def test_a_counter_for_each_card_left(phone: Sheet, api: Phone) -> None:
    _, _ = sit_down(phone, api, "Ann Bo Cy", variant="snip-snap-counters")
    phone.tap("Who was out first? Bo")
    expect(phone.button("What had Ann left?")).to_be_disabled()
    for name, count in (("Ann", 2), ("Cy", 1)):
        for _ in range(count):
            phone.page.get_by_role("button", name=f"{name} had left: one more").click()
    phone.tap("Record deal 1")
    phone.score("Bo", "3")


SIZES = {"phone": {"width": 360, "height": 740}, "tablet": {"width": 1024, "height": 768}}
DEALS: dict[str, dict[str, Any]] = {
    "go-fish": {
        "sets": {
            "p1": ["A", "7", "10", "2"],
            "p2": ["K", "Q", "J", "3", "4"],
            "p3": ["5", "6"],
            "p4": ["8", "9"],
        }
    },
    "snip-snap-pot": {"out": "p4", "passes": {"p1": 6, "p2": 4, "p3": 7, "p4": 3}},
    "snip-snap-fines": {"paid": {"p1": 3, "p2": 2, "p3": 5, "p4": 0}},
}


@pytest.mark.parametrize(("size", "scheme"), [("phone", "light"), ("tablet", "dark")])
def test_every_screen_is_open_to_everyone(
    open_phone: Callable[..., Sheet], api: Phone, screenshots: Path, size: str, scheme: str
) -> None:
    phone, wrong = open_phone(viewport=SIZES[size], color_scheme=scheme, bypass_csp=True), {}
    for variant, deal in DEALS.items():
        rules = TEN if variant == "go-fish" else {}
        address, scorer = api.new_game("Ann Bo Cy Dee", variant=variant, title="Friday", house_rules=rules)
        scorer.send("POST", f"{address}/hands", deal)
        game = link_of(address)
        phone.open(link_of(address, scorer.token))
        expect(phone.page).not_to_have_url(f"{phone.origin}/{link_of(address, scorer.token)}")
        for screen in ("", "enter", "history", "amend/1", "referee"):
            show(phone, f"{game}/{screen}")
            if variant == "go-fish" and screen == "enter":
                lay_down(phone, {"Bo": "A K", "Cy": "7"})
                phone.page.locator("summary", has_text="given away").click()
            elif screen == "enter" and variant == "snip-snap-pot":
                phone.page.locator(".rows .turn", has_text="Cy").click()
            name = f"{variant}-{size}-{scheme}-{screen.split('/')[0] or 'board'}"
            phone.page.screenshot(path=screenshots / f"{name}.png")
            found = [*barriers(phone), *phone.page.evaluate(TOO_WIDE), *phone.page.evaluate(TOO_SMALL)]
            wrong |= {name: found} if found else {}
    assert wrong == {}
