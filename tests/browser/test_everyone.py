"""For everyone: no barriers on any screen, nothing cut off, and a first load that is small."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.everyone import SIZES, Walk, misfits, misfits_of_large_text, show
from tests.browser.grid import cell
from tests.browser.sheet import SAID_MORE, Sheet, link_of
from tests.serving import Phone

MOST_BYTES = 75_000
LONG = "Maximilianemargarete"
SCREENS = ("board", "enter", "history", "amend/1", "referee", "people", "share", "rules", "chart")


@pytest.fixture(scope="module")
def places(server: Any) -> dict[str, str]:
    """Every screen by its address: of a game with cucumbers, kept cards' cousins, a pot and a ruling."""
    api = Phone(server.port)
    names = f"{LONG} Bo Cy Dee"
    stake = {"amount": 500, "currency": "DKK"}
    address, scorer = api.new_game(names, variant="agurk", title="Friday", stake=stake)
    for taker, card in (("Bo", "A"), ("Cy", "9"), ("Bo", "K"), ("Dee", "4")):
        scorer.send("POST", f"{address}/hands", {"outcome": {"taker": taker, "card": card}})
    claim = {"kind": "play", "player": "Bo", "cards": ["9"], "holding": ["3", "9", "J"]}
    scorer.send("POST", f"{address}/claims", claim | {"trick": [{"player": LONG, "cards": ["10"]}]})
    kept, keeper = api.new_game("Ann Bo Cy", variant="twenty-two", title="Kept cards")
    for taker, card in (("Ann", "9"), ("Bo", "4"), ("Cy", "Q")):
        keeper.send("POST", f"{kept}/hands", {"outcome": {"taker": taker, "card": card}})
    won, winner = api.new_game("Ann Bo", variant="gurka-norway", title="Won")
    for card in ("A", "A"):
        winner.send("POST", f"{won}/hands", {"outcome": {"taker": "Bo", "card": card}})
    game = link_of(address)
    open_ = {"open": link_of(address, scorer.token), "kept": link_of(kept, keeper.token)}
    screens = {screen.split("/", maxsplit=1)[0]: f"{game}/{screen}" for screen in SCREENS}
    more = {"won": link_of(won, winner.token)}
    return open_ | {"home": "#/", "games": "#/games", "family": "#/new/of/cucumber"} | screens | more


ROOM = """(() => {
  const foot = document.querySelector(".foot");
  const beside = foot && foot.offsetWidth < document.querySelector("#sheet").offsetWidth;
  if (beside) return document.querySelector("main").offsetWidth / innerWidth;
  const stays = (foot?.offsetHeight ?? 0) + document.querySelector(".top").offsetHeight;
  return (innerHeight - stays) / innerHeight;
})()"""
"""How much of the screen is left between what stays at its top and at its foot, or beside it."""


def test_every_screen_is_open_to_everyone(walk: Callable[..., Walk], places: dict[str, str]) -> None:
    """Also where a phone or a tablet is held the other way, and with text of twice the size, in German."""
    walked = walk("phone", "light", "de")
    phone, cramped = walked.phone, []
    for name, place in places.items():
        show(phone, place)
        if name == "open":  # The board, which comes again.
            continue
        if name == "chart":
            expect(phone.page.locator(".uplot canvas")).to_be_visible()
        if name == "amend":
            phone.answer("Cy")
            expect(phone.page.locator(".outcomes li, .changes li").first).to_be_visible()
        walked.look(name, "tablet")
        for size in ("phone-turned", "tablet-turned"):
            phone.page.set_viewport_size(SIZES[size])
            cramped += [f"{name}, {size}: {fault}" for fault in misfits(phone)]
            room = phone.page.evaluate(ROOM)
            cramped += [f"{name}, {size}: the foot leaves {room} of the screen"] if room < 0.5 else []
        cramped += [f"{name}, large: {fault}" for fault in misfits_of_large_text(phone)]
        phone.page.set_viewport_size(SIZES[walked.size])
    assert (walked.wrong, cramped) == ({}, [])


WITHOUT_WHAT_COMES_LATER = """(() => {
  const wait = setTimeout;
  window.setTimeout = (act, ms, ...told) => (ms >= 2000 ? 0 : wait(act, ms, ...told));
})();"""
"""What is loaded once the page has been quiet for so long is not waited for, which a busy machine would."""

NOTING_SHIFTS = """window.shifts = [];
new PerformanceObserver((list) => {
  const named = ({ node }) => node?.className ?? node?.nodeName;
  const shifted = ({ value, sources }) => `${value}: ${sources.map(named)}`;
  for (const entry of list.getEntries()) if (entry.value > 0.01) shifts.push(shifted(entry));
}).observe({ type: "layout-shift", buffered: true });"""
"""Notes what moves, as under a finger, where nobody has done anything."""


@pytest.mark.cold
@pytest.mark.parametrize("place", ["home", "board"])
def test_the_first_load_is_small_and_nothing_moves(
    open_phone: Callable[..., Sheet], places: dict[str, str], place: str
) -> None:
    phone = open_phone()
    phone.page.add_init_script(WITHOUT_WHAT_COMES_LATER)
    phone.page.add_init_script(NOTING_SHIFTS)
    sizes: dict[str, int] = {}
    phone.page.on("requestfinished", lambda sent: sizes.update({sent.url: sent.sizes()["responseBodySize"]}))
    phone.open(places[place])
    expect(phone.page.locator("h1")).to_be_visible()
    if place == "board":
        expect(phone.page.locator(".board")).to_be_visible()
    count = -1
    while count != len(sizes):  # a stream stays open, so that the network is never idle
        count = len(sizes)
        phone.page.wait_for_timeout(500)
    loaded = {url: size for url, size in sizes.items() if "/v1/" not in url}
    print(place, sum(loaded.values()), len(loaded))
    assert 0 < sum(loaded.values()) <= MOST_BYTES
    assert not any("uplot" in url or "qrcode" in url for url in loaded)
    assert phone.page.evaluate("shifts") == []


def test_it_is_played_with_the_keyboard_alone(phone: Sheet, api: Phone) -> None:
    address, scorer = api.new_game("Ann Bo", variant="agurk")
    phone.open(link_of(address, scorer.token))
    expect(phone.button("Enter hand 1")).to_be_visible()
    expect(phone.page.locator("h1")).not_to_be_focused()
    phone.button("Enter hand 1").press("Enter")
    expect(phone.page.locator("h1")).to_be_focused()
    phone.button("Bo", exact=True).press("Enter")
    phone.page.keyboard.press("9")
    phone.score("Bo", "9")


ODD_ONES = """(chosen) => chosen.flatMap((one) => [...one.querySelectorAll(":not(.face)")].filter((part) =>
  getComputedStyle(part).color !== getComputedStyle(one).color).map((part) => part.outerHTML))"""
"""Parts of what is chosen with another colour than the reader's for it, but for faces."""
GROUNDS = "(all) => all.map((one) => getComputedStyle(one).backgroundColor)"


def test_setting_up_entering_and_asking_are_open_to_everyone(walk: Callable[..., Walk], api: Phone) -> None:
    walked = walk("phone", "dark")
    phone = walked.phone
    address, scorer = api.new_game("Ann Bo Cy", variant="gurka-iceland")
    walked.sit_down(address, scorer)
    expect(phone.button("Enter hand 1")).to_be_visible()
    phone.open(f"#/new/like/{address.rsplit('/', 1)[-1]}")
    expect(phone.page.locator(".seat-name")).to_have_count(3)
    phone.open_house_rules()
    phone.page.get_by_role("switch", name="Five cards each").check()
    phone.tap("More rules")
    phone.open_options("The deal")
    expect(phone.text("When the pack runs short")).to_be_visible()
    walked.look("new-more")
    phone.open(link_of(address))
    phone.tap("Enter hand 1")
    phone.answer("Ann")
    phone.key("6").click()
    walked.look("suits")
    address, scorer = api.new_game("Ann Bo Cy Dee Eve Flo", variant="agurk", house_rules=SAID_MORE)
    walked.sit_down(address, scorer)
    phone.tap("Enter hand 1")
    phone.put_cards("Cy 5 Dee 9 Eve K Flo 4 Ann 3 Bo 9")
    expect(phone.button("Record hand 1")).to_be_enabled()
    walked.look("entered", "phone-turned")
    phone.choose_form("Who took it")
    phone.answer("Cy")
    phone.key("9").click()
    cell(phone, "Same card", "Bo").click()
    expect(phone.button("Record hand 1")).to_be_enabled()
    walked.look("entered-short", "phone-turned")
    phone.page.emulate_media(forced_colors="active")
    grounds = phone.page.locator("body, .kit-grid .grid-cell").evaluate_all(GROUNDS)
    assert len(set(grounds)) == 2, "what is chosen does not stand out in colours of the reader's own"
    assert phone.page.locator("[aria-pressed=true]").evaluate_all(ODD_ONES) == []
    phone.page.emulate_media(forced_colors="none")
    phone.page.get_by_role("link", name="Back").click()
    phone.go_to("Referee")
    phone.page.get_by_role("group", name="Whose play").get_by_role("button", name="Cy").click()
    for card in ("8", "10", "9", "3"):
        phone.key(card).click()
    phone.tap("Ask the referee")
    expect(phone.page.get_by_role("status").locator(".verdict-word")).to_be_in_viewport()
    walked.look("asked", "phone-turned")
    phone.tap("A whole hand")
    for card in ("8", "10", "9", "3", "4", "5", "7"):
        phone.key(card).click()
    walked.look("noted", "phone-turned")
    assert walked.wrong == {}
