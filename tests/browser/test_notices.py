"""Notices: what they say stays until it has been read, and nothing lies under them."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.sheet import Sheet, link_of
from tests.serving import Phone

COVERED = """() => {
  scrollTo(0, document.body.scrollHeight);
  const box = (one) => one.getBoundingClientRect();
  const notice = box(document.querySelector(".notice"));
  return [...document.querySelectorAll("main :is(a, button, input, summary), .foot :is(a, button)")]
    .filter((one) => one.checkVisibility())
    .filter((one) => box(one).bottom > notice.top + 1 && box(one).top < notice.bottom - 1)
    .map((one) => one.textContent.trim() || one.id);
}"""
"""What can be tapped and lies under the notice, with everything scrolled as far up as it goes."""


def taken_off_the_list(phone: Sheet, api: Phone, games: int) -> None:
    for at in range(games):
        address, _ = api.new_game("Ann Bo Cy", variant="agurk", title=f"Night {at}")
        phone.open(link_of(address))
        expect(phone.page.get_by_role("heading", name=f"Night {at}")).to_be_visible()
    phone.open("#/")
    phone.tap("Take “Night 0” off this list")
    expect(phone.button("Take “Night 0” off this list")).to_have_count(0)
    expect(phone.text("Off the list.")).to_be_visible()


def test_a_notice_covers_nothing_that_can_be_tapped_also_on_a_phone_that_is_turned(
    phone: Sheet, api: Phone
) -> None:
    for games in (1, 2, 6):
        taken_off_the_list(phone, api, games)
        assert phone.page.evaluate(COVERED) == [], games
    phone.page.set_viewport_size({"width": 740, "height": 360})
    address, scorer = api.new_game("Ann Bo Cy", variant="agurk")
    phone.open(link_of(address, scorer.token))
    phone.go_to("Table")
    phone.text("Somebody joins").click()
    phone.page.get_by_label("Name", exact=True).fill("Dee")
    phone.tap("Join the table")
    expect(phone.page.locator(".notice")).to_contain_text("Dee")
    assert phone.page.evaluate(COVERED) == []


def test_a_notice_stays_until_it_is_closed_but_not_where_it_was_left_behind(phone: Sheet, api: Phone) -> None:
    phone.page.clock.install()
    taken_off_the_list(phone, api, 1)
    phone.page.clock.run_for(120_000)
    expect(phone.text("Off the list.")).to_be_visible()
    phone.tap("New game")
    expect(phone.page.get_by_role("heading", name="Which game?")).to_be_visible()
    phone.page.clock.run_for(60_000)
    phone.page.go_back()
    expect(phone.button("New game")).to_be_visible()
    expect(phone.text("Off the list.")).to_have_count(0)
    taken_off_the_list(phone, api, 1)
    phone.tap("Close")
    expect(phone.text("Off the list.")).to_have_count(0)
