"""Without a connection: kept first, delivered once, in order, also after a reload."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.browser.sheet import POLL_MS, Sheet, link_of
from tests.serving import Phone

NO_SECURE_CONTEXT = """
delete Crypto.prototype.randomUUID;
Object.defineProperty(Navigator.prototype, "serviceWorker", {get: () => undefined});
"""
"""As a page on plain http in a home network is."""
NO_STORAGE = "Object.defineProperty(window, 'indexedDB', {get() { throw new Error('forbidden'); }});"
LATE = """(() => {
  const open = IDBFactory.prototype.open;
  IDBFactory.prototype.open = function (...asked) {
    const request = open.apply(this, asked);
    if (!localStorage.slow) return request;
    const listen = request.addEventListener.bind(request);
    const ready = new Promise((release) => (window.release = release));
    request.addEventListener = (name, hear, ...more) =>
      listen(name, (event) => ready.then(() => hear(event)), ...more);
    return request;
  };
})();"""
"""Storage that does not get open before it is released."""
RELEASED = "(localStorage.removeItem('slow'), release())"
FULL = """() => {
  IDBObjectStore.prototype.put = () => { throw new DOMException("no room", "QuotaExceededError"); };
}"""
CUT_OFF = """(() => {
  const connected = fetch;
  const refuse = () => Promise.reject(new TypeError("cut off"));
  window.fetch = (...asked) => localStorage.cut ? refuse() : connected(...asked);
})();"""
CAN_ENTER = """() => performance.getEntriesByType("resource")
    .some(({name}) => name.endsWith("/number-conflict.js"))"""
YEARS_AGO = "const now = Date.now; Date.now = () => now() - 2e11;"


def a_game(api: Phone) -> tuple[str, Phone]:
    return api.new_game("Ann Bo Cy", variant="agurk")


def hands_of(api: Phone, address: str) -> list[tuple[int, int]]:
    found = api.send("GET", f"{address}/hands").document["items"]
    return [(hand["number"], hand["lines"][0]["points"]) for hand in found]


def wait_until_kept(phone: Sheet) -> None:
    """Until the service worker has every file of the sheet."""
    phone.page.evaluate("navigator.serviceWorker.ready")
    phone.page.wait_for_function("() => caches.keys().then((names) => names.length > 0)")


def go_offline(phone: Sheet) -> None:
    """Cuts everything off; what asks the API by itself, for a browser forgets for a moment in a reload."""
    for page in phone.page.context.pages:
        # The other screens of a game, whether or not a service worker keeps them.
        page.wait_for_function(CAN_ENTER, polling=POLL_MS)
        Sheet(page, phone.origin).wait_until_loaded()
        page.evaluate(CUT_OFF)
    phone.page.evaluate("localStorage.cut = true")
    phone.page.context.set_offline(True)


def go_online(phone: Sheet) -> None:
    phone.page.evaluate("localStorage.removeItem('cut')")
    phone.page.context.set_offline(False)


def enter_offline(phone: Sheet, number: int, plays: str) -> None:
    phone.tap(f"Enter hand {number}")
    phone.put_cards(plays)
    phone.send(number)


def test_hands_entered_offline_survive_a_reload_and_are_delivered_once(
    open_phone: Callable[..., Sheet], api: Phone
) -> None:
    address, scorer = a_game(api)
    phone = open_phone(service_workers="allow")
    phone.page.add_init_script(CUT_OFF)
    phone.open(link_of(address, scorer.token))
    phone.score("Ann", "0")
    wait_until_kept(phone)
    phone.page.reload()
    phone.score("Ann", "0")
    go_offline(phone)
    expect(phone.page.locator(".sign-deals")).to_have_count(1)
    enter_offline(phone, 1, "Ann 5 Bo 9 Cy 4")
    enter_offline(phone, 2, "Bo 5 Cy 8 Ann 4")
    expect(phone.page.locator(".deal-line")).to_contain_text("As it was for hand 1, which is not sent yet:")
    expect(phone.page.locator(".sign-deals")).to_have_count(0)
    waiting = phone.page.get_by_label("Not sent yet")
    expect(waiting.get_by_text("Kept on this phone")).to_have_count(2)
    phone.page.reload()
    expect(waiting.get_by_text("Kept on this phone")).to_have_count(2)
    assert hands_of(api, address) == []
    go_online(phone)
    expect(waiting).to_have_count(0)
    phone.score("Cy", "8")
    expect(phone.page.locator(".sign-deals")).to_have_count(1)
    assert hands_of(api, address) == [(1, 9), (2, 8)]


def test_a_refused_hand_is_mended_also_where_its_number_is_gone_or_the_way_to_it_was_not_loaded(
    phone: Sheet, api: Phone
) -> None:
    address, scorer = a_game(api)
    phone.page.route("**/board/refusal.js", lambda route: route.abort())
    phone.page.route("**/stream", lambda route: route.abort())  # one that is open goes on offline
    phone.open(link_of(address, scorer.token))
    phone.score("Ann", "0")
    phone.tap("Enter hand 1")
    go_offline(phone)
    scorer.send("POST", f"{address}/withdrawals", {"player": "Cy"})
    phone.put_cards("Ann 5 Bo 9 Cy 4")
    phone.send(1)
    go_online(phone)
    refused = phone.page.get_by_label("Not sent yet").get_by_role("alert")
    expect(refused).to_contain_text("Cy")
    phone.tap("Correct it")
    expect(phone.page.locator(".grid-cell")).to_have_count(2)
    phone.tap("Record hand 1")
    phone.score("Bo", "9")
    assert hands_of(api, address) == [(1, 9)]
    go_offline(phone)
    enter_offline(phone, 2, "Ann 5 Bo 8")
    scorer.send("DELETE", f"{address}/hands/1")
    go_online(phone)
    expect(refused).to_be_visible()
    phone.tap("Correct it")
    phone.tap("Record hand 1")
    phone.score("Bo", "8")
    assert hands_of(api, address) == [(1, 8)]


def test_a_form_that_could_not_be_loaded_comes_by_itself(phone: Sheet, api: Phone) -> None:
    address, scorer = a_game(api)
    phone.page.route("**/kit/entry.js", lambda route: route.abort())
    phone.open(link_of(address, scorer.token))
    phone.tap("Enter hand 1")
    expect(phone.text("It will be there as soon as you have a connection.")).to_be_visible()
    phone.page.unroute("**/kit/entry.js")
    expect(phone.page.get_by_role("group", name="Who took the last trick?")).to_be_visible()


@pytest.mark.parametrize(
    "script",
    [
        pytest.param(NO_SECURE_CONTEXT + YEARS_AGO, id="plain http, wrong clock"),
        pytest.param(NO_STORAGE, id="no storage"),
    ],
)
def test_it_works(phone: Sheet, script: str) -> None:
    phone.page.add_init_script(script)
    phone.begin("Agurk", "Ann Bo")
    phone.start()
    phone.enter(1, "Ann 5 Bo 9")
    phone.score("Bo", "9")
    notice = phone.text("This browser keeps nothing between visits.")
    expect(notice).to_have_count(1 if script == NO_STORAGE else 0)


def looked_at_too_early(phone: Sheet, api: Phone) -> str:
    """The address of a game of this phone, which is looked at before storage is open."""
    phone.page.add_init_script(LATE)
    address, scorer = a_game(api)
    phone.open(link_of(address, scorer.token))
    phone.score("Ann", "0")
    phone.page.evaluate("localStorage.slow = true")
    phone.page.goto(f"{phone.origin}/?{link_of(address)}")
    expect(phone.text("This browser keeps nothing between visits.")).to_be_visible()
    phone.score("Ann", "0")
    expect(phone.button("Enter hand 1")).to_have_count(0)
    return address


def test_storage_that_opens_late_is_used_after_all(phone: Sheet, api: Phone) -> None:
    looked_at_too_early(phone, api)
    phone.page.evaluate(RELEASED)
    expect(phone.button("Enter hand 1")).to_be_visible()
    expect(phone.text("This browser keeps nothing between visits.")).to_have_count(0)


def test_storage_that_opens_late_takes_nothing_from_whoever_went_on(phone: Sheet, api: Phone) -> None:
    address = looked_at_too_early(phone, api)
    other, scorer = a_game(api)
    phone.page.evaluate("(place) => void (location.hash = place)", link_of(other, scorer.token))
    phone.enter(1, "Ann 5 Bo 9 Cy 3")
    phone.score("Bo", "9")
    phone.page.evaluate(RELEASED)
    assert hands_of(api, other) == [(1, 9)]
    phone.page.goto("about:blank")
    phone.open(link_of(address))
    expect(phone.button("Enter hand 1")).to_be_visible()


def test_a_half_entered_hand_is_there_after_a_reload_and_a_full_phone_still_delivers_it(
    phone: Sheet, api: Phone
) -> None:
    address, scorer = a_game(api)
    phone.open(link_of(address, scorer.token))
    phone.tap("Enter hand 1")
    phone.put_cards("Ann 5 Bo 9")
    expect(phone.button("Card, Bo: 9")).to_be_visible()
    phone.wait_until(lambda: '"/last_trick/p2/card":"9"' in phone.everything_kept())
    phone.page.reload()
    expect(phone.text("Ann led the last trick")).to_be_visible()
    expect(phone.button("Card, Ann: 5")).to_be_visible()
    expect(phone.button("Card, Bo: 9")).to_be_visible()
    phone.page.evaluate(FULL)
    phone.key("3").click()
    phone.score("Bo", "9")
    expect(phone.text("This phone has no room left.")).to_be_visible()
    assert hands_of(api, address) == [(1, 9)]
