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


def saved(phone: Sheet, button: str, folder: Path) -> list[str]:
    with phone.page.expect_download() as started:
        phone.tap(button)
    started.value.save_as(folder / "saved.csv")
    return (folder / "saved.csv").read_text(encoding="utf-8-sig").splitlines()


@pytest.mark.parametrize(("locale", "between"), [("da-DK", ";"), ("en-GB", ",")])
def test_a_score_sheet_is_taken_apart_by_the_readers_spreadsheet(
    open_phone: Callable[..., Sheet], api: Phone, tmp_path: Path, locale: str, between: str
) -> None:
    phone = open_phone(accept_downloads=True, locale=locale, language="en")
    address, scorer = api.new_game("Ann Bo", variant="agurk")
    scorer.send("POST", f"{address}/hands", {"outcome": {"taker": "Bo", "card": "9"}})
    phone.open(f"{link_of(address)}/share")
    head, *_ = saved(phone, "For a spreadsheet", tmp_path)
    assert head.count(between) > 5
    assert not set(",;").difference(between) & set(head)


@pytest.mark.parametrize(("locale", "amount"), [("da-DK", ";12,50;"), ("en-GB", ",12.50,")])
def test_a_ledger_is_too_with_amounts_and_times_as_they_are_where_the_reader_is(
    open_phone: Callable[..., Sheet], api: Phone, tmp_path: Path, locale: str, amount: str
) -> None:
    address, admin = founded(api)
    fee = {"from": "m2", "to": "m1", "amount": 1250, "reason": "fee"}
    assert admin.send("POST", f"{address}/adjustments", fee).status == 201
    phone = open_phone(accept_downloads=True, locale=locale, language="en", timezone_id="Pacific/Apia")
    at_club(phone, address, admin)
    club_tab(phone, "Money")
    phone.page.get_by_role("button", name="All bookings").click()
    expect(phone.page.locator(".booking").first).to_be_visible()
    _, line = saved(phone, "Save for a spreadsheet", tmp_path)
    assert amount in line
    assert "+13:00" in line
