"""A second pair of eyes: what somebody else has entered is confirmed with one tap, and disputed with two."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import expect

from tests.browser.sheet import Sheet, link_of
from tests.browser.test_clubs import founded, invitation
from tests.serving import Phone


class TestTwoPhones:
    def test_what_another_entered_is_confirmed_disputed_and_settled(
        self, open_phone: Callable[..., Sheet], api: Phone, pictures: Path | None
    ) -> None:
        address, host = api.new_game("Ann Bo Cy", variant="agurk", confirm=True)
        link = {"scope": "player", "player": "Bo", "label": "x"}
        bos = host.send("POST", f"{address}/tokens", link).document
        bo, ann = open_phone(), open_phone(color_scheme="dark")
        bo.open(link_of(address, bos["token"]))
        ann.open(link_of(address, host.token))
        host.send("POST", f"{address}/hands", {"outcome": {"taker": "Bo", "card": "9"}})
        expect(bo.text("The first phone entered: you +9. Right?")).to_be_visible()
        self.look(bo, pictures, "asked")
        # Who entered it is not asked.
        expect(ann.player("Bo").locator(".player-score b")).to_have_text("9")
        expect(ann.page.get_by_label("To confirm")).to_have_count(0)
        bo.tap("Yes", exact=True)
        expect(bo.page.get_by_label("To confirm")).to_have_count(0)
        # A player's link enters, too, and corrects what it has entered.
        host.send("POST", f"{address}/hands", {"outcome": {"taker": "Cy", "card": "Q"}})
        bo.tap("No", exact=True)
        self.look(bo, pictures, "why")
        bo.tap("Wrong player")
        expect(ann.text("Bo does not agree. Wrong player")).to_be_visible()
        self.look(ann, pictures, "disputed")
        ann.go_to("Sheet")
        expect(ann.page.get_by_role("button", name=re.compile("Hand 2"))).to_contain_text("2!")
        ann.go_to("Board")
        ann.tap("It stands")
        expect(bo.page.get_by_label("To confirm")).to_have_count(0)
        # Two who enter the same confirm each other, and nobody is asked which of them to take.
        bo.tap("Enter hand 3")
        bo.answer("Cy")
        with bo.page.expect_response(lambda answer: "/hands?all_acts" in answer.url):
            host.send("POST", f"{address}/hands", {"number": 3, "outcome": {"taker": "Cy", "card": "7"}})
        bo.pick_card("7")
        bo.send(3)
        expect(bo.page.get_by_label("To confirm")).to_have_count(0)
        log = host.send("GET", f"{address}/events").document["items"]
        assert [event["kind"] for event in log[-2:]] == ["hand", "confirmed"]
        assert host.send("GET", address).document["confirmations"] == {"open": [], "disputed": []}

    def look(self, phone: Sheet, pictures: Path | None, name: str) -> None:
        if pictures is not None:
            phone.page.screenshot(path=pictures / f"confirming-{name}.png")


def test_a_club_asks_for_it_and_a_new_game_has_it_switched_on(phone: Sheet, api: Phone) -> None:
    address, admin = founded(api)
    club = address.rpartition("/")[2]
    phone.open(invitation(address, str(admin.token)))
    expect(phone.page.get_by_role("navigation", name="This club")).to_be_visible()
    phone.open(f"#/club/{club}/keys")
    asked = phone.page.get_by_label("Someone else confirms each round")
    with phone.page.expect_response(lambda answer: answer.request.method == "PATCH"):
        asked.select_option("In games for a stake")
    phone.page.reload()
    expect(asked).to_have_value("stakes")
    phone.open(f"#/new/club/{club}")
    phone.pick("Agurk")
    switch = phone.page.get_by_label("Someone else confirms each round")
    expect(switch).not_to_be_checked()
    phone.page.get_by_label("Each pays in").fill("5")
    expect(switch).to_be_checked()
