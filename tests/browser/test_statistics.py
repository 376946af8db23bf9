"""The statistics of a phone: what it counts of the games that it knows, shows, and saves."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import expect

from tests.browser.everyone import TOO_WIDE, Walk
from tests.browser.sheet import link_of
from tests.serving import Phone

ARABIC, JAPANESE = "عبدالرحمنبنعوفالزهري", "山田花子田中一郎鈴木次郎佐藤三郎高橋四郎"
LARGE = "document.documentElement.style.setProperty('font-size', '200%', 'important')"


def test_games_and_deals_are_counted_also_those_that_another_phone_has_ended(
    walk: Callable[..., Walk], api: Phone
) -> None:
    walked = walk("phone", "dark")
    phone = walked.phone
    deals, player = api.new_game(ARABIC, variant="klondike", title="Deals")
    for cards in (52, 17, 52):
        player.send("POST", f"{deals}/hands", {"cards": cards})
    game, scorer = api.new_game("Ann Bo", variant="gurka-norway", title="Two")
    many, keeper = api.new_game(f"Ann {JAPANESE}", variant="gurka-norway", title="Three")
    for address, token in ((deals, player.token), (game, scorer.token), (many, keeper.token)):
        phone.open(link_of(address, token))
        phone.page.locator(".board").wait_for()
    for address, other in ((game, scorer), (many, keeper)):
        for _ in range(2):
            other.send("POST", f"{address}/hands", {"outcome": {"taker": "Ann", "card": "A"}})
    # Nobody has opened these since.
    phone.open("#/")
    # All of the first screen is loaded, which it can be again without a connection.
    expect(phone.button("Take “Deals” off this list")).to_be_visible()
    phone.page.get_by_role("link", name="Statistics").click()
    summary = phone.page.locator("summary", has_text="Ann")
    expect(summary).to_contain_text("2 games")
    expect(summary).to_contain_text("0 won")
    summary.click()
    expect(phone.page.locator(".statistics-player[open]")).to_contain_text("With Bo once: ahead 0, behind 1.")
    alone = phone.page.locator(".statistics-alone")
    expect(alone).to_contain_text("Deals won2")
    expect(alone).to_contain_text(ARABIC)
    with phone.page.expect_download() as saved:
        phone.tap("Save as CSV")
    text = Path(saved.value.path()).read_text(encoding="utf-8-sig")
    assert f"alone,{ARABIC},,Klondike,Klondike,3,2,1,1,1,52,," in text.splitlines()
    walked.look("statistics")
    assert walked.wrong == {}
    phone.page.evaluate(LARGE)
    assert phone.page.evaluate(TOO_WIDE) == []
    # Without a connection it counts what is kept; what is taken off the list no longer counts.
    phone.page.wait_for_load_state("networkidle")
    phone.page.context.set_offline(True)
    phone.page.get_by_role("link", name="Back").click()
    phone.tap("Take “Deals” off this list")
    phone.tap("Take it off")
    phone.open("#/statistics")
    expect(phone.page.locator("summary", has_text="Ann")).to_contain_text("2 games")
    expect(phone.page.locator(".statistics-alone")).to_have_count(0)
    phone.page.context.set_offline(False)
