"""What was entered arrives once, in order and as meant: answers are lost, tabs are two, fingers are quick."""

from __future__ import annotations

import time
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from typing import Any

from playwright.sync_api import Error, Locator, Page, Route, expect

from tests.browser.moods import gate_before
from tests.browser.sheet import SAID_MORE, Sheet, link_of
from tests.browser.test_offline import go_offline, go_online, hands_of
from tests.serving import Phone, Server

RETRY_AFTER_S = 2
"""Longer than a phone waits by itself."""
PAUSES = [str(RETRY_AFTER_S), "Wed, 21 Oct 2015 07:28:00 GMT"]
"""How a busy server asks to be left alone, one after the other."""


def opened(phone: Sheet, api: Phone) -> tuple[str, Phone]:
    """A game of Agurk on the board of the phone, and whoever else scores it."""
    address, scorer = api.new_game("Ann Bo Cy", variant="agurk")
    phone.open(link_of(address, scorer.token))
    phone.score("Ann", "0")
    return address, scorer


def another_tab(phone: Sheet, address: str) -> Sheet:
    """The same browser, with the same memory."""
    tab = Sheet(phone.page.context.new_page(), phone.origin)
    tab.open(link_of(address))
    tab.score("Ann", "0")
    return tab


def record(phone: Sheet, number: int, plays: str) -> None:
    phone.tap(f"Enter hand {number}")
    phone.put_cards(plays)
    phone.send(number)


def waiting(phone: Sheet) -> Any:
    return phone.page.get_by_label("Not sent yet")


def test_what_two_tabs_were_told_offline_is_sent_once_unless_one_of_them_drops_it(
    phone: Sheet, api: Phone
) -> None:
    address, scorer = opened(phone, api)
    tab = another_tab(phone, address)
    go_offline(phone)
    record(phone, 1, "Ann 5 Bo 9 Cy 4")
    scorer.send("POST", f"{address}/withdrawals", {"player": "Cy"})
    go_online(phone)
    expect(waiting(tab).get_by_role("alert")).to_be_visible()
    phone.tap("Discard")
    expect(waiting(tab)).to_have_count(0)
    for page in (phone, tab):
        expect(page.player("Cy").get_by_text("has left")).to_be_visible()
    go_offline(phone)
    record(tab, 1, "Ann 5 Bo 9")
    expect(phone.button("Enter hand 2")).to_be_visible()
    record(phone, 2, "Bo 5 Ann 8")
    for page in (phone, tab):
        expect(waiting(page).get_by_text("Kept on this phone")).to_have_count(2)
    tab.page.close()
    go_online(phone)
    expect(waiting(phone)).to_have_count(0)
    assert hands_of(api, address) == [(1, 9), (2, 8)]


def _asks_to_wait(route: Route, header: str) -> None:
    headers = {"Retry-After": header, "Content-Type": "application/problem+json"}
    route.fulfill(status=429, headers=headers, body="{}")


def test_a_busy_server_is_left_alone_as_long_as_it_asks_and_gets_a_hand_once(
    phone: Sheet, api: Phone
) -> None:
    address, _ = opened(phone, api)
    asked: list[float] = []
    keys: set[str] = set()
    again: list[Route] = []

    def too_many(route: Route) -> None:
        if route.request.method != "POST" or "preview" in route.request.url:
            return route.continue_()
        asked.append(time.monotonic())
        keys.add(route.request.headers["idempotency-key"])
        if len(asked) <= len(PAUSES):
            return _asks_to_wait(route, PAUSES[len(asked) - 1])
        return again.append(route)  # held until it has been looked at what is shown before

    phone.page.route("**/hands*", too_many)
    record(phone, 1, "Ann 5 Bo 9 Cy 4")
    expect(waiting(phone).get_by_text("Kept on this phone")).to_be_visible()
    expect(waiting(phone)).to_contain_text("Hand 1")
    phone.page.evaluate("dispatchEvent(new Event('online'))")
    phone.wait_until(lambda: again != [])
    again[0].continue_()
    phone.score("Bo", "9")
    assert (len(asked), len(keys)) == (3, 1)
    assert asked[1] - asked[0] >= RETRY_AFTER_S
    assert asked[2] - asked[1] >= 1
    assert hands_of(api, address) == [(1, 9)]


def _unknown(route: Route, *, is_kept: bool) -> None:
    """The server does not know whether it has kept it."""
    if is_kept:
        route.fetch()
    headers = {"Retry-After": "1", "Content-Type": "application/problem+json"}
    route.fulfill(status=503, headers=headers, json={"type": "/problems/outcome_must_be_known"})


def _lost(route: Route) -> None:
    """Lets a request through, and loses the answer. The phone may have given it up meanwhile."""
    route.fetch()
    with suppress(Error):
        route.abort()


def test_a_hand_is_kept_once_whatever_becomes_of_its_answer_and_not_at_all_if_it_is_undone(
    phone: Sheet, api: Phone
) -> None:
    address, _ = opened(phone, api)
    answers = (partial(_unknown, is_kept=True), partial(_unknown, is_kept=False), _lost)
    keys: list[str] = []
    again: list[Route] = []

    def answer(route: Route) -> None:
        if route.request.method != "POST" or "preview" in route.request.url:
            return route.continue_()
        keys.append(route.request.headers["idempotency-key"])
        if len(keys) % 2:
            return answers[len(keys) // 2](route)
        return again.append(route)  # held until it has been looked at what is shown before

    phone.page.route("**/hands*", answer)
    kept: list[tuple[int, int]] = []
    for number, card in ((1, 9), (2, 6), (3, 5)):
        record(phone, number, f"Ann 4 Bo {card} Cy 3")
        expect(waiting(phone).get_by_text("Kept on this phone")).to_be_visible()
        phone.wait_until(lambda: again != [])
        again.pop().continue_()
        expect(waiting(phone)).to_have_count(0)
        kept.append((number, card))
        phone.score("Bo", str(sum(points for _, points in kept)))
        assert (len(keys), len(set(keys))) == (2 * number, number)
        assert hands_of(api, address) == kept
    phone.page.unroute("**/hands*")
    lose = Losing(phone.page)
    record(phone, 4, "Ann 5 Bo 3 Cy 4")
    expect(waiting(phone)).to_be_visible()
    lose.wait_for_the_first()
    assert hands_of(api, address) == [*kept, (4, 5)]
    phone.tap("Undo", exact=True)
    expect(phone.button("Enter hand 4")).to_be_visible()
    lose.no_more()
    expect(waiting(phone)).to_have_count(0)
    assert hands_of(api, address) == kept


class Losing:
    """Lets hands through and loses what the server says to them."""

    def __init__(self, page: Page) -> None:
        self._page = page
        self._through = 0
        self._over = False
        page.route("**/hands", self._lose)

    def _lose(self, route: Any) -> None:
        if self._over or route.request.method != "POST":
            route.continue_()
            return
        _lost(route)
        self._through += 1

    def wait_for_the_first(self) -> None:
        while not self._through:
            self._page.wait_for_timeout(50)

    def no_more(self) -> None:
        self._over = True


def test_an_answer_that_never_ends_holds_nothing_up(
    open_phone: Callable[..., Sheet], server: Server, api: Phone
) -> None:
    address, scorer = api.new_game("Ann Bo", variant="agurk", house_rules=SAID_MORE)
    with gate_before(server.port) as gate:
        phone = open_phone(origin=gate.origin)
        phone.page.clock.install()
        phone.open(link_of(address, scorer.token))
        phone.tap("Enter hand 1")
        phone.put_cards("Ann 5 Bo 9")
        expect(phone.button("Record hand 1")).to_be_visible()
        gate.mood = "stuck"
        phone.tap("Record hand 1")
        expect(waiting(phone)).to_be_visible()
        phone.page.clock.run_for(60_000)
        gate.mood = "open"
        phone.page.clock.run_for(60_000)
        phone.score("Bo", "9")
    assert hands_of(api, address) == [(1, 9)]


def test_a_page_that_is_loaded_again_while_it_creates_a_game_finds_that_game(
    open_phone: Callable[..., Sheet], api: Phone
) -> None:
    phone = open_phone()
    phone.begin("Agurk", "Ann Bo")
    made: list[str] = []

    def lose(route: Any) -> None:
        made.append(route.fetch().json()["id"])
        route.abort()

    phone.page.route("**/v1/games", lose)
    phone.tap("Start the game")
    expect(phone.text("No connection. The game starts by itself")).to_be_visible()
    phone.page.reload()
    phone.page.unroute("**/v1/games")
    phone.start()
    assert made[0] in phone.page.url
    phone.enter(1, "Ann 5 Bo 9")
    phone.score("Bo", "9")


def adjust(phone: Sheet, points: int) -> Locator:
    """The button that gives Bo more points."""
    phone.go_to("Table")
    phone.text("Adjust a score").click()
    phone.page.get_by_role("group", name="About whom?").get_by_role("button", name="Bo").click()
    phone.page.get_by_label("Points").fill(str(points))
    phone.page.get_by_label("Why").fill("Dealt twice")
    return phone.button("Put it on the sheet")


def test_a_quick_finger_adjusts_once_and_what_waited_for_a_day_is_not_done_without_a_look(
    phone: Sheet, api: Phone
) -> None:
    address, _ = opened(phone, api)
    lost: list[Route] = []

    def lose(route: Route) -> None:
        _lost(route)
        lost.append(route)

    adjust(phone, 3).dblclick()
    phone.score("Bo", "3")
    expect(waiting(phone)).to_have_count(0)
    assert api.send("GET", address).document["players"][1]["score"] == 3
    phone.page.route("**/adjustments", lose)
    adjust(phone, 4).click()
    phone.go_to("Board")
    expect(waiting(phone).get_by_text("Kept on this phone")).to_be_visible()
    phone.wait_until(lambda: lost != [])
    phone.page.clock.install(time=time.time() + 25 * 60 * 60)
    phone.page.reload()
    expect(waiting(phone).get_by_role("alert")).to_contain_text("may have arrived")
    phone.page.unroute("**/adjustments")
    phone.tap("Discard")
    expect(waiting(phone)).to_have_count(0)
    assert api.send("GET", address).document["players"][1]["score"] == 7
