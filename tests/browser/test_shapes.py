"""A family without files of its own: everything of the page that it needs is made from its shapes.

Played by Cucumber, whose folder this page is not told of; its shapes are written here as the API tells them.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Route, expect

from tests.browser.sheet import Sheet, link_of
from tests.serving import Phone

PLAYER = {"type": "string", "format": "player"}
CARD = {"type": "string", "format": "card"}
HAND = {
    "oneOf": [
        {
            "title": "In short",
            "type": "object",
            "required": ["outcome"],
            "properties": {
                "number": {"type": "integer"},
                "outcome": {
                    "type": "object",
                    "title": "The last trick",
                    "required": ["taker", "card"],
                    "properties": {
                        "taker": PLAYER | {"title": "Taken by"},
                        "card": CARD | {"title": "With"},
                        "tied": {"type": "array", "title": "Tied with", "items": PLAYER},
                    },
                },
            },
        },
        {
            "title": "Card by card",
            "type": "object",
            "required": ["last_trick"],
            "properties": {
                "last_trick": {
                    "type": "array",
                    "title": "Play",
                    "minItems": 2,
                    "items": {
                        "type": "object",
                        "required": ["player", "card"],
                        "properties": {"player": PLAYER | {"title": "Who"}, "card": CARD | {"title": "Card"}},
                    },
                },
            },
        },
    ]
}
ADJUSTMENT = {
    "type": "object",
    "required": ["player", "points", "reason"],
    "properties": {
        "player": PLAYER | {"title": "About whom"},
        "points": {"type": "integer", "title": "Points", "minimum": -100000, "maximum": 100000},
        "reason": {"type": "string", "title": "Reason", "minLength": 1, "maxLength": 200},
    },
}
PLAY = {
    "type": "object",
    "required": ["kind", "player", "cards", "holding", "trick"],
    "properties": {
        "kind": {"const": "play"},
        "player": PLAYER | {"title": "Whose play"},
        "cards": {"type": "array", "title": "Played", "minItems": 1, "items": CARD},
        "holding": {"type": "array", "title": "Held", "minItems": 1, "items": CARD},
        "trick": {
            "type": "array",
            "title": "On the table",
            "items": {
                "type": "object",
                "required": ["player", "cards"],
                "properties": {
                    "player": PLAYER | {"title": "Who"},
                    "cards": {"type": "array", "items": CARD},
                },
            },
        },
    },
}
FAMILY = {
    "id": "cucumber",
    "name": "Cucumber",
    "words": {"round": "deal", "rounds": "deals"},
    "variants": [],
    "acts": [
        {"kind": "hand", "path": "hands", "is_round": True, "summary": "A deal.", "schema": HAND},
        {
            "kind": "adjustment",
            "path": "adjustments",
            "is_round": False,
            "summary": "A decision.",
            "schema": ADJUSTMENT,
        },
    ],
    "claims": [{"kind": "play", "summary": "A play.", "schema": PLAY}],
}


@pytest.fixture
def plain(open_phone: Callable[..., Sheet]) -> Sheet:
    """A phone whose page has no folder for any family."""
    phone = open_phone()
    phone.page.route(lambda url: url == f"{phone.origin}/", _without_folders)
    answer = json.dumps({"items": [FAMILY], "next": None})
    phone.page.route(
        "**/v1/families*", lambda route: route.fulfill(body=answer, content_type="application/json")
    )
    return phone


def _without_folders(route: Route) -> None:
    response = route.fetch()
    text = response.text().replace('name="families" content="cucumber"', 'name="families" content=""')
    assert 'content=""' in text
    route.fulfill(response=response, body=text)


def begin(phone: Sheet, api: Phone, names: str = "Ann Bo Cy") -> tuple[str, Phone]:
    address, scorer = api.new_game(names, variant="agurk")
    phone.open(link_of(address, scorer.token))
    expect(phone.page.get_by_role("link", name="Enter deal 1")).to_be_hidden()
    expect(phone.button("Enter deal 1")).to_be_visible()
    return address, scorer


def enter_in_short(phone: Sheet, taker: str, card: str) -> None:
    phone.page.get_by_role("group", name="Taken by").get_by_role("button", name=taker, exact=True).click()
    phone.key(card).click()


def test_a_round_is_entered_corrected_and_taken_back(plain: Sheet, api: Phone) -> None:
    begin(plain, api)
    plain.tap("Enter deal 1")
    expect(plain.button("Still open: Taken by")).to_be_disabled()
    enter_in_short(plain, "Bo", "9")
    expect(plain.text("Bo 0 → 9").first).to_be_visible()
    plain.tap("Record deal 1")
    plain.score("Bo", "9")
    plain.go_to("Sheet")
    plain.tap("Deal 1", exact=True)
    expect(plain.text("Taken by Bo")).to_be_visible()
    plain.page.get_by_role("button", name="Put right").click()
    plain.page.locator(".card-red, .slot .card").first.click()
    plain.key("K").click()
    plain.tap("Change deal 1")
    plain.go_to("Board")
    plain.score("Bo", "13")
    plain.tap("Take deal 1 back")
    plain.score("Bo", "0")


def test_the_other_form_asks_for_every_card(plain: Sheet, api: Phone) -> None:
    begin(plain, api, "Ann Bo")
    plain.tap("Enter deal 1")
    plain.tap("Card by card")
    for at, (who, card) in enumerate((("Ann", "5"), ("Bo", "J")), 1):
        item = plain.page.locator(".shape-items > li").nth(at - 1)
        item.get_by_role("button", name=who, exact=True).click()
        plain.key(card).click()
    plain.tap("Record deal 1")
    plain.score("Bo", "11")


def test_what_is_refused_is_said_where_it_stands(plain: Sheet, api: Phone) -> None:
    begin(plain, api)
    plain.tap("Enter deal 1")
    enter_in_short(plain, "Bo", "9")
    plain.page.get_by_role("group", name="Tied with").get_by_role("button", name="Bo", exact=True).click()
    expect(plain.page.get_by_role("alert").first).to_be_visible()
    expect(plain.button("That cannot be: see above")).to_be_disabled()


def test_a_round_waits_for_the_connection(plain: Sheet, api: Phone) -> None:
    begin(plain, api)
    plain.tap("Enter deal 1")
    expect(plain.page.get_by_role("group", name="Taken by")).to_be_visible()
    plain.page.context.set_offline(True)
    enter_in_short(plain, "Cy", "7")
    plain.tap("Keep deal 1")
    expect(plain.page.get_by_label("Not sent yet")).to_contain_text("Deal 1")
    plain.page.context.set_offline(False)
    plain.score("Cy", "7")


def test_what_is_done_between_rounds_has_its_form(plain: Sheet, api: Phone) -> None:
    begin(plain, api)
    plain.go_to("Table")
    plain.page.locator("summary", has_text="A decision").click()
    plain.page.get_by_role("group", name="About whom").get_by_role("button", name="Ann", exact=True).click()
    plain.page.get_by_label("Points").fill("3")
    plain.page.get_by_label("Reason").fill("Dealt twice")
    plain.tap("A decision")
    plain.score("Ann", "3")
    plain.go_to("Sheet")
    plain.tap("A decision", exact=True)
    expect(plain.text("Ann: A decision")).to_be_visible()


def test_the_referee_is_asked(plain: Sheet, api: Phone) -> None:
    begin(plain, api)
    plain.go_to("Referee")
    plain.page.get_by_role("group", name="Whose play").get_by_role("button", name="Bo", exact=True).click()
    plain.page.get_by_role("button", name="Played: add a card").click()
    plain.key("9").click()
    plain.page.get_by_role("button", name="Held: add a card").click()
    plain.key("9").click()
    plain.page.get_by_role("button", name="Held: add a card").click()
    plain.key("3").click()
    plain.tap("Ask the referee")
    expect(plain.page.locator(".verdict-word")).to_have_text("Allowed")


def test_another_phone_follows(plain: Sheet, api: Phone) -> None:
    address, scorer = begin(plain, api)
    body: dict[str, Any] = {"outcome": {"taker": "Bo", "card": "Q"}}
    scorer.send("POST", f"{address}/hands", body)
    plain.score("Bo", "12")
