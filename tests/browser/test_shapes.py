"""A family without files of its own: everything of the page that it needs is made from its shapes.

Played by Cucumber, whose folder this page is not told of; the API tells its shapes as it does every family's.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Route, expect

from tests.browser.sheet import Sheet, link_of
from tests.serving import Phone


@pytest.fixture
def plain(open_phone: Callable[..., Sheet]) -> Sheet:
    """A phone whose page has no folder for any family, and none of which says what a round asks for."""
    phone = open_phone()
    phone.page.route(f"{phone.origin}/", _without_folders)
    phone.page.route("**/v1/families*", _without_entries)
    return phone


def _without_folders(route: Route) -> None:
    response = route.fetch()
    text = re.sub(r'name="families" content="[^"]+"', 'name="families" content=""', response.text())
    assert 'content=""' in text
    route.fulfill(response=response, body=text)


def _without_entries(route: Route) -> None:
    response = route.fetch()
    families = response.json()
    assert any(family.get("has_entry") for family in families["items"])
    for family in families["items"]:
        family["has_entry"] = False
    route.fulfill(response=response, json=families)


def begin(phone: Sheet, api: Phone, names: str = "Ann Bo Cy") -> tuple[str, Phone]:
    address, scorer = api.new_game(names, variant="agurk")
    phone.open(link_of(address, scorer.token))
    expect(phone.page.locator(".player")).to_have_count(len(names.split()))
    expect(phone.page.get_by_role("link", name="Enter hand 1")).to_be_hidden()
    expect(phone.button("Enter hand 1")).to_be_visible()
    return address, scorer


def enter_in_short(phone: Sheet, taker: str, card: str) -> None:
    phone.page.get_by_role("group", name="Taker").get_by_role("button", name=taker, exact=True).click()
    phone.key(card).click()


def test_a_round_is_entered_corrected_and_taken_back_or_refused_and_told_card_by_card(
    plain: Sheet, api: Phone
) -> None:
    begin(plain, api)
    plain.tap("Enter hand 1")
    plain.tap("Taker and card")
    expect(plain.text("Who took the last trick?")).to_be_visible()
    expect(plain.button("Missing: Taker")).to_be_disabled()
    expect(plain.page.locator("main").get_by_role("alert")).to_have_count(0)
    enter_in_short(plain, "Bo", "9")
    expect(plain.text("Bo 0 → 9").first).to_be_visible()
    plain.tap("Record hand 1")
    plain.score("Bo", "9")
    plain.go_to("Sheet")
    plain.tap("Hand 1", exact=True)
    expect(plain.text("Bo took the last trick with a 9: 9 points.")).to_be_visible()
    plain.page.get_by_role("button", name="Correct this").click()
    plain.page.locator(".card-red, .slot .card").first.click()
    plain.key("K").click()
    plain.tap("Change hand 1")
    plain.go_to("Board")
    plain.score("Bo", "13")
    plain.tap("Take hand 1 back")
    plain.score("Bo", "0")
    # What is refused is said where it stands.
    plain.tap("Enter hand 1")
    plain.tap("Taker and card")
    enter_in_short(plain, "Bo", "9")
    plain.page.get_by_role("group", name="Tied").get_by_role("button", name="Bo", exact=True).click()
    expect(plain.page.get_by_role("alert").first).to_be_visible()
    plain.tap("That cannot be: see above")
    expect(plain.page.get_by_role("alert").first).to_be_in_viewport()
    expect(plain.button("Record hand 1")).to_have_count(0)
    # The other form asks for every card.
    begin(plain, api, "Ann Bo")
    plain.tap("Enter hand 1")
    plain.tap("Last trick: one more")
    for at, (who, card) in enumerate((("Ann", "5"), ("Bo", "J"))):
        item = plain.page.locator(".shape-items > li").nth(at)
        item.get_by_role("button", name=who, exact=True).click()
        plain.key(card).click()
    plain.tap("Record hand 1")
    plain.score("Bo", "11")


def test_the_table_and_the_referee_have_their_forms_and_rounds_come_from_here_and_elsewhere(
    plain: Sheet, api: Phone
) -> None:
    address, scorer = begin(plain, api)
    plain.go_to("Table")
    acts = plain.page.locator("details.act > summary")
    expect(acts).to_have_text(
        [
            "Somebody joins",
            "Somebody leaves",
            "Somebody else deals",
            "Adjust a score",
            "Buy-in",
            "End the game",
        ]
    )
    acts.get_by_text("Adjust a score").click()
    plain.page.get_by_role("group", name="About whom?").get_by_role("button", name="Ann", exact=True).click()
    plain.page.get_by_label("Points").fill("3")
    plain.page.get_by_label("Why").fill("Dealt twice")
    plain.tap("Put it on the sheet")
    plain.score("Ann", "3")
    plain.go_to("Sheet")
    plain.tap("Adjustment", exact=True)
    expect(plain.text("Ann: Adjustment")).to_be_visible()
    plain.go_to("Referee")
    plain.page.get_by_role("group", name="Player").get_by_role("button", name="Bo", exact=True).click()
    for what, card in (("Cards", "9"), ("Holding", "9"), ("Holding", "3")):
        plain.page.get_by_role("button", name=f"{what}: add a card").click()
        plain.key(card).click()
    plain.tap("Ask the referee")
    # What was asked is also listed below, with its answer.
    expect(plain.page.locator(".verdict-word").first).to_have_text("Allowed")
    # Another phone enters a round, and this one the next, which waits for the connection.
    plain.go_to("Board")
    body: dict[str, Any] = {"outcome": {"taker": "Bo", "card": "Q"}}
    scorer.send("POST", f"{address}/hands", body)
    plain.score("Bo", "12")
    plain.tap("Enter hand 2")
    plain.tap("Taker and card")
    expect(plain.page.get_by_role("group", name="Taker")).to_be_visible()
    plain.wait_until_loaded()
    plain.page.context.set_offline(True)
    enter_in_short(plain, "Cy", "7")
    plain.tap("Keep hand 2")
    expect(plain.page.get_by_label("Not sent yet")).to_contain_text("Hand 2")
    plain.page.context.set_offline(False)
    plain.score("Cy", "7")
