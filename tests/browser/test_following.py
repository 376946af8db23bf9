"""A game on the screen is the game as it stands: after sleep, hiccups, new links, and with many tabs open."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from playwright.sync_api import Page, expect

from tests.browser.moods import gate_before
from tests.browser.sheet import SAID_MORE, Sheet, link_of
from tests.browser.test_offline import wait_until_kept
from tests.serving import Phone, Server

NOW_MS = 5000
"""Unseen it asks every ten seconds."""
HIDE = """hidden => {
  Object.defineProperty(document, "hidden", {configurable: true, get: () => hidden});
  document.dispatchEvent(new Event("visibilitychange"));
}"""
"""As when somebody turns to another tab, and back."""
STUCK_STORAGE = """
Object.defineProperty(window, "indexedDB", {value: {open: () => new EventTarget()}});
"""
"""As some browsers' is when they wake up: it never answers."""


def streams_of(page: Page) -> list[Any]:
    """Those that are open, as they come and go."""
    open_ = []
    page.on("request", lambda sent: open_.append(sent) if sent.url.endswith("/stream") else None)
    page.on("requestfailed", lambda sent: open_.remove(sent) if sent in open_ else None)
    return open_


def test_a_page_that_nobody_sees_holds_no_stream_and_is_up_to_date_when_seen(
    phone: Sheet, api: Phone
) -> None:
    address, scorer = api.new_game("Ann Bo", variant="agurk")
    streams = streams_of(phone.page)
    phone.open(link_of(address))
    phone.score("Bo", "0")
    phone.wait_until(lambda: len(streams) == 1)
    phone.page.evaluate(HIDE, True)
    phone.wait_until(lambda: streams == [])
    scorer.send("POST", f"{address}/hands", {"outcome": {"taker": "Bo", "card": "9"}})
    phone.page.evaluate(HIDE, False)
    expect(phone.player("Bo").locator(".player-score b")).to_have_text("9", timeout=NOW_MS)


def test_without_a_stream_a_sheet_that_did_not_come_is_fetched_again_and_a_game_that_is_known_is_not_sent(
    phone: Sheet, api: Phone
) -> None:
    address, scorer = api.new_game("Ann Bo", variant="agurk")
    answers: list[int] = []
    phone.open(link_of(address))
    phone.go_to("Sheet")
    expect(phone.text("No hand has been played yet.")).to_be_visible()
    tried: list[str] = []
    phone.page.route("**/hands?*", lambda route: (tried.append(route.request.url), route.abort()))
    phone.page.route("**/stream", lambda route: route.abort())
    scorer.send("POST", f"{address}/hands", {"outcome": {"taker": "Bo", "card": "9"}})
    phone.page.evaluate("dispatchEvent(new Event('online'))")
    phone.wait_until(lambda: tried != [])
    phone.page.unroute("**/hands?*")
    expect(phone.page.locator(".sheet tbody tr")).to_have_count(1)
    phone.page.on(
        "response", lambda sent: answers.append(sent.status) if sent.url.endswith(address) else None
    )
    phone.wait_until(lambda: 304 in answers)


def test_a_score_that_was_shown_is_there_after_a_reload_though_its_sheet_never_came(
    phone: Sheet, api: Phone
) -> None:
    address, scorer = api.new_game("Ann Bo", variant="agurk")
    phone.open(link_of(address, scorer.token))
    phone.score("Bo", "0")
    phone.page.route("**/hands?*", lambda route: route.abort())
    phone.enter(1, "Ann 5 Bo 9")
    phone.score("Bo", "9")
    phone.wait_until(lambda: '"version":2' in phone.everything_kept())
    phone.page.route("**/v1/**", lambda route: route.abort())
    phone.page.reload()
    phone.score("Bo", "9")


def test_a_link_to_watch_takes_nothing_from_whoever_keeps_the_score(phone: Sheet, api: Phone) -> None:
    """A link that this phone has made and withdrawn is shown no longer."""
    address, scorer = api.new_game("Ann Bo", variant="agurk")
    made = scorer.send("POST", f"{address}/tokens", {"scope": "view", "label": "Dee"}).document
    phone.open(link_of(address, scorer.token))
    expect(phone.button("Enter hand 1")).to_be_visible()
    phone.open(link_of(address, made["token"]))
    phone.score("Ann", "0")
    expect(phone.button("Enter hand 1")).to_be_visible()
    phone.go_to("Share")
    phone.page.get_by_label("Who is it for?").fill("Bo")
    phone.tap("Make a link")
    expect(phone.page.get_by_label("The link", exact=True)).to_have_count(2)
    phone.tap("Withdraw the link of Bo")
    expect(phone.page.get_by_label("The link", exact=True)).to_have_count(1)
    phone.go_to("Board")
    phone.button("Enter hand 1").press("Space")  # It is a link that looks like a button.
    expect(phone.page.get_by_role("group", name="Who took the last trick?")).to_be_visible()


def test_a_withdrawn_link_is_told_of_to_nobody_who_has_none_or_a_new_one(phone: Sheet, api: Phone) -> None:
    """Also where the refusal of the old one comes late."""
    private, _ = api.new_game("Ann Bo", variant="agurk", visibility="private")
    phone.open(link_of(private))
    expect(phone.text("This game is private.")).to_be_visible()
    phone.page.wait_for_timeout(500)
    expect(phone.text("Your link has been withdrawn.")).to_have_count(0)
    address, scorer = api.new_game("Ann Bo", variant="agurk", house_rules=SAID_MORE)
    old = scorer.send("POST", f"{address}/tokens", {"scope": "score", "label": "Bo"}).document
    phone.open(link_of(address, old["token"]))
    phone.tap("Enter hand 1")
    scorer.send("DELETE", f"{address}/tokens/{old['id']}")
    held: list[Any] = []

    def hold(route: Any) -> None:
        held.append(route)

    phone.page.route("**/hands?preview=true", hold)
    phone.put_cards("Ann 5 Bo 9")
    phone.wait_until(lambda: held != [])
    phone.open(link_of(address, scorer.token))
    phone.score("Ann", "0")
    held[0].continue_()
    phone.page.unroute("**/hands?preview=true")
    phone.page.wait_for_timeout(500)
    expect(phone.text("Your link has been withdrawn.")).to_have_count(0)
    phone.tap("Enter hand 1")
    phone.tap("Record hand 1")
    phone.score("Bo", "9")


def test_a_preview_is_of_the_game_as_it_stands_now_and_goes_on_once_there_is_a_connection(
    phone: Sheet, api: Phone
) -> None:
    address, scorer = api.new_game("Ann Bo", variant="agurk")
    for card in ("9", "5"):
        scorer.send("POST", f"{address}/hands", {"outcome": {"taker": "Bo", "card": card}})
    phone.open(link_of(address, scorer.token))
    phone.go_to("Sheet")
    phone.tap("Hand 2", exact=True)
    phone.tap("Remove", exact=True)
    change = phone.page.locator(".changes li")
    expect(change).to_have_text(["Bo 14 → 9"], use_inner_text=True)
    scorer.send("PUT", f"{address}/hands/1", {"outcome": {"taker": "Bo", "card": "8"}})
    expect(change).to_have_text(["Bo 13 → 8"], use_inner_text=True)
    phone.go_to("Sheet")
    phone.tap("Hand 1", exact=True)
    phone.page.route("**/v1/**", lambda route: route.abort())
    phone.tap("Remove", exact=True)
    expect(phone.text("Corrections need a connection.")).to_be_visible()
    phone.page.unroute("**/v1/**")
    expect(phone.text("What changes")).to_be_visible()


def test_what_is_taken_off_the_list_leaves_nothing_behind_and_comes_back_whole(
    phone: Sheet, api: Phone
) -> None:
    """A game with something unsent stays on it."""
    address, scorer = api.new_game("Ann Bo", variant="agurk", title="Friday", house_rules=SAID_MORE)
    game = address.rsplit("/", 1)[-1]
    phone.open(link_of(address, scorer.token))
    phone.score("Ann", "0")
    phone.tap("Enter hand 1")
    phone.put_cards("Ann 5")
    phone.open("#/")
    phone.tap("Take “Friday” off this list")
    expect(phone.text("This phone keeps the score of “Friday”.")).to_be_visible()
    phone.tap("Take it off")
    phone.wait_until(lambda: game not in phone.everything_kept())
    phone.tap("Undo", exact=True)
    expect(phone.page.locator(".game", has_text="Friday")).to_be_visible()
    phone.page.get_by_role("link", name="Friday").click()
    phone.tap("Enter hand 1")
    phone.put_cards("Ann 5 Bo 9")
    phone.button("Record hand 1").wait_for()
    phone.page.route("**/hands", lambda route: route.abort())
    phone.tap("Record hand 1")
    expect(phone.page.get_by_label("Not sent yet")).to_be_visible()
    phone.open("#/")
    phone.tap("Take “Friday” off this list")
    expect(phone.text("Something you entered there has not been sent yet.")).to_be_visible()
    expect(phone.page.locator(".game", has_text="Friday")).to_be_visible()


def test_storage_that_never_opens_does_not_keep_the_sheet_shut(phone: Sheet) -> None:
    phone.page.add_init_script(STUCK_STORAGE)
    phone.open()
    expect(phone.button("New game")).to_be_visible()
    expect(phone.text("This browser keeps nothing between visits.")).to_be_visible()


def test_the_kept_page_stands_in_for_a_server_that_is_down(
    open_phone: Callable[..., Sheet], server: Server
) -> None:
    with gate_before(server.port) as gate:
        phone = open_phone(origin=gate.origin, service_workers="allow")
        phone.open()
        wait_until_kept(phone)
        phone.page.reload()
        gate.mood = "down"
        phone.page.reload()
        expect(phone.button("New game")).to_be_visible()


def test_a_chart_tells_of_a_correction_and_fits_a_phone_that_is_turned(phone: Sheet, api: Phone) -> None:
    address, scorer = api.new_game("Ann Bo", variant="agurk")
    scorer.send("POST", f"{address}/hands", {"outcome": {"taker": "Bo", "card": "9"}})
    phone.page.set_viewport_size({"width": 740, "height": 360})
    phone.open(f"{link_of(address)}/chart")
    canvas = phone.page.locator(".uplot canvas")
    expect(canvas).to_be_visible()
    expect(phone.page.locator(".u-legend .u-series", has_text="Bo").locator(".u-value")).to_have_text("9")
    before = phone.page.evaluate("document.querySelector('.uplot canvas').toDataURL()")
    scorer.send("PUT", f"{address}/hands/1", {"outcome": {"taker": "Ann", "card": "4"}})
    phone.page.wait_for_function(
        "before => document.querySelector('.uplot canvas')?.toDataURL() !== before", arg=before
    )
    phone.page.set_viewport_size({"width": 360, "height": 740})
    phone.page.wait_for_function(
        "() => document.querySelector('.uplot').getBoundingClientRect().right <= 360"
    )
