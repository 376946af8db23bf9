"""What was entered arrives once, in order and as meant: answers are lost, tabs are two, fingers are quick."""

from __future__ import annotations

import time
from collections.abc import Callable
from contextlib import suppress
from typing import Any

import pytest
from playwright.sync_api import Error, Page, Route, expect

from tests.browser.moods import gate_before
from tests.browser.sheet import SAID_MORE, Sheet, link_of
from tests.browser.test_offline import go_offline, go_online, hands_of
from tests.serving import Phone, Server

pytestmark = pytest.mark.cold

RETRY_AFTER_S = 3


def opened(open_phone: Callable[..., Sheet], api: Phone, **more: Any) -> tuple[Sheet, str, Phone]:
    """A phone at the board of a game of Agurk that it may score."""
    address, scorer = api.new_game("Ann Bo Cy", variant="agurk", **more)
    phone = open_phone()
    phone.open(link_of(address, scorer.token))
    phone.score("Ann", "0")
    return phone, address, scorer


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


def test_two_tabs_offline_lose_nothing_of_what_each_was_told(
    open_phone: Callable[..., Sheet], api: Phone
) -> None:
    phone, address, _ = opened(open_phone, api)
    tab = another_tab(phone, address)
    go_offline(phone)
    record(phone, 1, "Ann 5 Bo 9 Cy 4")
    expect(tab.button("Enter hand 2")).to_be_visible()
    record(tab, 2, "Bo 5 Cy 8 Ann 4")
    for page in (phone, tab):
        expect(waiting(page).get_by_text("Kept on this phone")).to_have_count(2)
    phone.page.close()
    go_online(tab)
    expect(waiting(tab)).to_have_count(0)
    assert hands_of(api, address) == [(1, 9), (2, 8)]


def test_what_one_tab_drops_no_other_tab_sends(open_phone: Callable[..., Sheet], api: Phone) -> None:
    phone, address, scorer = opened(open_phone, api)
    tab = another_tab(phone, address)
    go_offline(phone)
    record(phone, 1, "Ann 5 Bo 9 Cy 4")
    scorer.send("POST", f"{address}/withdrawals", {"player": "Cy"})
    go_online(phone)
    expect(waiting(tab).get_by_role("alert")).to_be_visible()
    phone.tap("Discard")
    expect(waiting(tab)).to_have_count(0)


def test_a_quick_finger_buys_in_once(open_phone: Callable[..., Sheet], api: Phone) -> None:
    address, scorer = api.new_game("Ann Bo Cy Dee", variant="gurka")
    for card in ("A", "A"):
        scorer.send("POST", f"{address}/hands", {"outcome": {"taker": "Ann", "card": card}})
    phone = open_phone()
    phone.open(link_of(address, scorer.token))
    phone.go_to("Table")
    phone.text("Adjust a score").click()
    phone.page.get_by_role("group", name="About whom?").get_by_role("button", name="Bo").click()
    phone.page.get_by_label("Points").fill("3")
    phone.page.get_by_label("Why").fill("Dealt twice")
    phone.button("Put it on the sheet").dblclick()
    phone.score("Bo", "3")
    expect(waiting(phone)).to_have_count(0)
    assert api.send("GET", address).document["players"][1]["score"] == 3


def test_undo_removes_a_hand_whose_answer_was_lost(open_phone: Callable[..., Sheet], api: Phone) -> None:
    phone, address, _ = opened(open_phone, api)
    lose = Losing(phone.page)
    record(phone, 1, "Ann 5 Bo 9 Cy 4")
    expect(waiting(phone)).to_be_visible()
    lose.wait_for_the_first()
    assert hands_of(api, address) == [(1, 9)]
    phone.tap("Undo", exact=True)
    expect(phone.button("Enter hand 1")).to_be_visible()
    lose.no_more()
    expect(waiting(phone)).to_have_count(0, timeout=30_000)
    assert hands_of(api, address) == []


def _lost(route: Route) -> None:
    """Lets a request through, and loses the answer. The phone may have given it up meanwhile."""
    route.fetch()
    with suppress(Error):
        route.abort()


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


def test_a_hand_whose_number_is_gone_can_still_be_put_right(
    open_phone: Callable[..., Sheet], api: Phone
) -> None:
    phone, address, scorer = opened(open_phone, api)
    scorer.send("POST", f"{address}/hands", {"outcome": {"taker": "Cy", "card": "8"}})
    phone.score("Cy", "8")
    phone.page.route("**/stream", lambda route: route.abort())
    phone.page.reload()
    phone.score("Cy", "8")
    go_offline(phone)
    record(phone, 2, "Ann 5 Bo 9 Cy 4")
    scorer.send("DELETE", f"{address}/hands/1")
    go_online(phone)
    expect(waiting(phone).get_by_role("alert")).to_be_visible()
    phone.tap("Correct it")
    phone.tap("Record hand 1")
    phone.score("Bo", "9")
    assert hands_of(api, address) == [(1, 9)]


@pytest.mark.parametrize(
    ("header", "least_s"),
    [
        pytest.param(str(RETRY_AFTER_S), RETRY_AFTER_S, id="seconds"),
        pytest.param("Wed, 21 Oct 2015 07:28:00 GMT", 1, id="a date"),
    ],
)
def test_a_busy_server_is_left_alone_as_long_as_it_asks(
    open_phone: Callable[..., Sheet], api: Phone, header: str, least_s: float
) -> None:
    phone, address, _ = opened(open_phone, api)
    asked: list[float] = []
    again: list[Any] = []

    def too_many(route: Any) -> None:
        if route.request.method != "POST" or "preview" in route.request.url:
            route.continue_()
            return
        asked.append(time.monotonic())
        if len(asked) > 1:
            again.append(route)  # held until it has been looked at what is shown before
        else:
            route.fulfill(status=429, headers={"Retry-After": header}, body="{}")

    phone.page.route("**/hands*", too_many)
    record(phone, 1, "Ann 5 Bo 9 Cy 4")
    expect(waiting(phone).get_by_text("Kept on this phone")).to_be_visible()
    phone.page.evaluate("dispatchEvent(new Event('online'))")
    phone.wait_until(lambda: again != [])
    again[0].continue_()
    phone.score("Bo", "9")
    assert len(asked) == 2
    assert asked[1] - asked[0] >= least_s
    assert hands_of(api, address) == [(1, 9)]


@pytest.mark.parametrize("is_kept", [True, False])
def test_a_hand_of_which_nobody_knows_whether_it_was_kept_is_sent_again(
    open_phone: Callable[..., Sheet], api: Phone, is_kept: bool
) -> None:
    phone, address, _ = opened(open_phone, api)
    keys: list[str] = []
    again: list[Any] = []

    def nobody_knows(route: Any) -> None:
        if route.request.method != "POST" or "preview" in route.request.url:
            route.continue_()
            return
        keys.append(route.request.headers["idempotency-key"])
        if len(keys) > 1:
            again.append(route)  # held until it has been looked at what is shown before
            return
        if is_kept:
            route.fetch()
        headers = {"Retry-After": "2", "Content-Type": "application/problem+json"}
        route.fulfill(status=503, headers=headers, json={"type": "/problems/outcome_must_be_known"})

    phone.page.route("**/hands*", nobody_knows)
    record(phone, 1, "Ann 5 Bo 9 Cy 4")
    expect(waiting(phone).get_by_text("Kept on this phone")).to_be_visible()
    phone.wait_until(lambda: again != [])
    again[0].continue_()
    phone.score("Bo", "9")
    expect(waiting(phone)).to_have_count(0)
    assert (len(keys), len(set(keys))) == (2, 1)
    assert hands_of(api, address) == [(1, 9)]


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


def test_what_waited_for_a_day_is_not_done_again_without_a_look(
    open_phone: Callable[..., Sheet], api: Phone
) -> None:
    phone, address, _ = opened(open_phone, api)
    phone.page.route("**/adjustments", _lost)
    phone.go_to("Table")
    phone.text("Adjust a score").click()
    phone.page.get_by_role("group", name="About whom?").get_by_role("button", name="Bo").click()
    phone.page.get_by_label("Points").fill("3")
    phone.page.get_by_label("Why").fill("Dealt twice")
    phone.tap("Put it on the sheet")
    phone.go_to("Board")
    expect(waiting(phone).get_by_text("Kept on this phone")).to_be_visible()
    phone.page.clock.install(time=time.time() + 25 * 60 * 60)
    phone.page.unroute("**/adjustments")
    phone.page.reload()
    expect(waiting(phone).get_by_role("alert")).to_contain_text("may have arrived")
    phone.tap("Discard")
    expect(waiting(phone)).to_have_count(0)
    assert api.send("GET", address).document["players"][1]["score"] == 3
