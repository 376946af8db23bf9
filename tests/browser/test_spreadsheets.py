"""Files for spreadsheets, as the reader's own takes them apart."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.sheet import Sheet, link_of
from tests.browser.test_club_mishaps import at_club
from tests.browser.test_clubs import club_tab, founded
from tests.serving import Phone


def saved(phone: Sheet, button: str) -> list[str]:
    with phone.page.expect_download() as started:
        phone.tap(button)
    return Path(started.value.path()).read_text(encoding="utf-8-sig").splitlines()


@pytest.mark.parametrize(
    ("locale", "between", "amount"), [("da-DK", ";", ";12,50;"), ("en-GB", ",", ",12.50,")]
)
def test_a_score_sheet_and_a_ledger_are_taken_apart_by_the_readers_spreadsheet(
    open_phone: Callable[..., Sheet], api: Phone, locale: str, between: str, amount: str
) -> None:
    """With amounts and times as they are where the reader is."""
    phone = open_phone(locale=locale, language="en", timezone_id="Pacific/Apia")
    address, scorer = api.new_game("Ann Bo", variant="agurk")
    scorer.send("POST", f"{address}/hands", {"outcome": {"taker": "Bo", "card": "9"}})
    phone.open(f"{link_of(address)}/share")
    head, *_ = saved(phone, "For a spreadsheet")
    assert head.count(between) > 5
    assert not set(",;").difference(between) & set(head)
    address, admin = founded(api)
    fee = {"from": "m2", "to": "m1", "amount": 1250, "reason": "fee"}
    assert admin.send("POST", f"{address}/adjustments", fee).status == 201
    at_club(phone, address, admin)
    club_tab(phone, "Money")
    phone.page.get_by_role("button", name="All bookings").click()
    expect(phone.page.locator(".booking").first).to_be_visible()
    _, line = saved(phone, "Save for a spreadsheet")
    assert amount in line
    assert "+13:00" in line
