"""For everyone: no barriers on any screen, nothing cut off, and a first load that is small."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path
from typing import Any, Literal

import pytest
from playwright.sync_api import expect

from tests.browser.grid import cell
from tests.browser.sheet import SAID_MORE, Sheet, link_of
from tests.serving import Phone

AXE = (Path(__file__).parent / "axe" / "axe.min.js").read_text(encoding="utf-8")
RUN = "(sizes) => axe.run(document, {resultTypes: ['violations'], rules: {'target-size': {enabled: sizes}}})"
CONTRAST = "() => axe.run(document, {resultTypes: ['violations'], runOnly: ['color-contrast']})"
IS_DARK = "matchMedia('(prefers-color-scheme: dark)').matches"
MOST_BYTES = 75_000
SIZES = {"phone": {"width": 360, "height": 740}, "tablet": {"width": 1024, "height": 768}}
TURNED = {"phone-turned": {"width": 740, "height": 360}, "tablet-turned": {"width": 768, "height": 1024}}
Scheme = Literal["light", "dark"]
DRAWN = "() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))"
SCREENS = ("board", "enter", "history", "amend/1", "referee", "people", "share", "rules", "chart")


@pytest.fixture(scope="module")
def places(server: Any) -> dict[str, str]:
    """Every screen by its address: of a game with cucumbers, kept cards' cousins, a pot and a ruling."""
    api = Phone(server.port)
    names = "Ann Bo Cy Dee"
    stake = {"amount": 500, "currency": "DKK"}
    address, scorer = api.new_game(names, variant="agurk", title="Friday", stake=stake)
    for taker, card in (("Bo", "A"), ("Cy", "9"), ("Bo", "K"), ("Dee", "4")):
        scorer.send("POST", f"{address}/hands", {"outcome": {"taker": taker, "card": card}})
    claim = {"kind": "play", "player": "Bo", "cards": ["9"], "holding": ["3", "9", "J"]}
    scorer.send("POST", f"{address}/claims", claim | {"trick": [{"player": "Ann", "cards": ["10"]}]})
    kept, keeper = api.new_game("Ann Bo Cy", variant="twenty-two", title="Kept cards")
    for taker, card in (("Ann", "9"), ("Bo", "4"), ("Cy", "Q")):
        keeper.send("POST", f"{kept}/hands", {"outcome": {"taker": taker, "card": card}})
    won, winner = api.new_game("Ann Bo", variant="gurka-norway", title="Won")
    for card in ("A", "A"):
        winner.send("POST", f"{won}/hands", {"outcome": {"taker": "Bo", "card": card}})
    game = link_of(address)
    open_ = {"open": link_of(address, scorer.token), "open-kept": link_of(kept, keeper.token)}
    screens = {screen.split("/", maxsplit=1)[0]: f"{game}/{screen}" for screen in SCREENS}
    more = {"kept": link_of(kept), "won": link_of(won, winner.token)}
    return open_ | {"home": "#/", "games": "#/games", "family": "#/new/of/cucumber"} | screens | more


def show(phone: Sheet, place: str) -> None:
    phone.open(place)
    expect(phone.page).not_to_have_url(re.compile("/open/"))
    phone.page.evaluate(DRAWN)
    expect(phone.page.locator("main[aria-busy], [aria-busy=true]")).to_have_count(0)
    expect(phone.page.locator("h1")).to_be_visible()


@pytest.mark.parametrize(("size", "scheme"), [("phone", "light"), ("tablet", "dark")])
def test_every_screen_is_open_to_everyone(
    open_phone: Callable[..., Sheet], places: dict[str, str], screenshots: Path, size: str, scheme: str
) -> None:
    phone = open_phone(viewport=SIZES[size], color_scheme=scheme, bypass_csp=True)
    found = {}
    for name, place in places.items():
        show(phone, place)
        if name == "chart":
            expect(phone.page.locator(".uplot canvas")).to_be_visible()
        phone.page.screenshot(path=screenshots / f"{size}-{scheme}-{name}.png")
        found[name] = barriers(phone)
    assert {name: wrong for name, wrong in found.items() if wrong} == {}


def test_a_new_game_and_a_keypad_are_open_to_everyone(
    open_phone: Callable[..., Sheet], screenshots: Path
) -> None:
    phone = open_phone(bypass_csp=True)  # for axe, which writes styles of its own
    phone.begin("Gúrka", "Ann Bo Cy")
    phone.open_house_rules()
    phone.page.get_by_role("switch", name="Five cards each").check()
    phone.tap("More rules")
    phone.open_options("The deal")
    expect(phone.text("When the pack runs short")).to_be_visible()
    phone.page.screenshot(path=screenshots / "phone-light-new-more.png", full_page=True)
    assert barriers(phone) == []
    phone.start()
    phone.tap("Enter hand 1")
    phone.answer("Ann")
    phone.key("6").click()
    phone.page.screenshot(path=screenshots / "phone-light-suits.png")
    assert barriers(phone) == []


def barriers(phone: Sheet, *, sizes: bool = False) -> list[str]:
    """What keeps somebody out; the contrast of colours by day and by night."""
    if not phone.page.evaluate("'axe' in window"):
        phone.page.evaluate(AXE)
    violations = phone.page.evaluate(RUN, sizes)["violations"]
    schemes: tuple[Scheme, Scheme] = ("dark", "light") if phone.page.evaluate(IS_DARK) else ("light", "dark")
    phone.page.emulate_media(color_scheme=schemes[1])
    violations += phone.page.evaluate(CONTRAST)["violations"]
    phone.page.emulate_media(color_scheme=schemes[0])
    return [
        f"{wrong['id']}: {wrong['nodes'][0]['html'][:150]} {wrong['nodes'][0].get('failureSummary')}"
        for wrong in violations
    ]


@pytest.mark.parametrize("size", TURNED)
def test_it_can_be_held_the_other_way(
    open_phone: Callable[..., Sheet], places: dict[str, str], screenshots: Path, size: str
) -> None:
    phone = open_phone(viewport=TURNED[size])
    wide = []
    for name, place in places.items():
        show(phone, place)
        phone.page.screenshot(path=screenshots / f"{size}-{name}.png")
        wide += [f"{name}: {what}" for what in phone.page.evaluate(TOO_WIDE)]
        room = phone.page.evaluate(ROOM)
        wide += [f"{name}: the foot leaves {room} of the screen"] if room < 0.5 else []
    assert wide == []


ROOM = """(() => {
  const foot = document.querySelector(".foot");
  const beside = foot && foot.offsetWidth < document.querySelector("#sheet").offsetWidth;
  if (beside) return document.querySelector("main").offsetWidth / innerWidth;
  const stays = (foot?.offsetHeight ?? 0) + document.querySelector(".top").offsetHeight;
  return (innerHeight - stays) / innerHeight;
})()"""
"""How much of the screen is left between what stays at its top and at its foot, or beside it."""


def faults_by_size_of_text(phone: Sheet, place: str, name: str, screenshots: Path) -> list[str]:
    """What is too wide or too small to be tapped, with text as it is and of twice the size."""
    show(phone, place)
    faults = []
    for zoom in (100, 200):
        phone.page.evaluate(f"document.documentElement.style.fontSize = '{zoom}%'")
        phone.page.screenshot(path=screenshots / f"narrow-{zoom}-{name}.png")
        faults += phone.page.evaluate(TOO_WIDE) + phone.page.evaluate(TOO_SMALL)
    phone.page.evaluate("document.documentElement.style.fontSize = ''")
    return faults


def test_nothing_is_cut_off_at_320_pixels_and_what_can_be_tapped_is_big_enough(
    open_phone: Callable[..., Sheet], places: dict[str, str], screenshots: Path
) -> None:
    phone = open_phone(viewport={"width": 320, "height": 640})
    wrong = []
    for name, place in places.items():
        wrong += [f"{name}: {fault}" for fault in faults_by_size_of_text(phone, place, name, screenshots)]
    assert wrong == []


TOO_WIDE = """document.documentElement.scrollWidth <= innerWidth ? [] :
  [...document.querySelectorAll("body *")]
  .filter((one) => one.getBoundingClientRect().right > innerWidth + 1 && !one.closest(".scroll-x"))
  .map((one) => `${one.tagName} ${one.className} ${one.textContent.trim().slice(0, 20)}`)"""


TOO_SMALL = """[...document.querySelectorAll("button, [role=button], .tabs a, .top a, summary, select")]
  .filter((one) => one.checkVisibility() && one.getBoundingClientRect().height < 44)
  .map((one) => `${one.className} ${one.textContent.trim().slice(0, 30)}`)"""


WITHOUT_WHAT_COMES_LATER = """(() => {
  const wait = setTimeout;
  window.setTimeout = (act, ms, ...told) => (ms >= 2000 ? 0 : wait(act, ms, ...told));
})();"""
"""What is loaded once the page has been quiet for so long is not waited for, which a busy machine would."""


@pytest.mark.cold
@pytest.mark.parametrize("place", ["home", "board"])
def test_the_first_load_is_small(
    open_phone: Callable[..., Sheet], places: dict[str, str], place: str
) -> None:
    phone = open_phone()
    phone.page.add_init_script(WITHOUT_WHAT_COMES_LATER)
    sizes: dict[str, int] = {}
    phone.page.on("requestfinished", lambda sent: sizes.update({sent.url: sent.sizes()["responseBodySize"]}))
    phone.open(places[place])
    expect(phone.page.locator("h1")).to_be_visible()
    phone.page.wait_for_load_state("networkidle") if place == "home" else phone.page.wait_for_timeout(500)
    loaded = {url: size for url, size in sizes.items() if "/v1/" not in url}
    print(place, sum(loaded.values()), len(loaded))
    assert 0 < sum(loaded.values()) <= MOST_BYTES
    assert not any("uplot" in url or "qrcode" in url for url in loaded)


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


@pytest.mark.parametrize(
    ("look", "how"),
    [
        ("dark", {"color_scheme": "dark"}),
        ("narrow", {"viewport": {"width": 320, "height": 640}}),
        ("turned", {"viewport": TURNED["phone-turned"]}),
    ],
)
def test_entering_and_asking_are_open_to_everyone(
    open_phone: Callable[..., Sheet], api: Phone, screenshots: Path, look: str, how: dict[str, Any]
) -> None:
    phone = open_phone(bypass_csp=True, **how)
    address, scorer = api.new_game("Ann Bo Cy Dee Eve Flo", variant="agurk", house_rules=SAID_MORE)
    place = link_of(address, scorer.token)

    def look_at(name: str) -> None:
        phone.page.screenshot(path=screenshots / f"{look}-{name}.png")
        assert barriers(phone) == []
        assert phone.page.evaluate(TOO_WIDE) == []

    phone.open(place)
    phone.tap("Enter hand 1")
    phone.put_cards("Cy 5 Dee 9 Eve K Flo 4 Ann 3 Bo 9")
    expect(phone.button("Record hand 1")).to_be_enabled()
    look_at("entered")
    phone.choose_form("Who took it")
    phone.answer("Cy")
    phone.key("9").click()
    cell(phone, "Same card", "Bo").click()
    expect(phone.button("Record hand 1")).to_be_enabled()
    look_at("entered-short")
    phone.page.get_by_role("link", name="Back").click()
    phone.go_to("Referee")
    phone.page.get_by_role("group", name="Whose play").get_by_role("button", name="Cy").click()
    for card in ("8", "10", "9", "3"):
        phone.key(card).click()
    phone.tap("Ask the referee")
    expect(phone.page.get_by_role("status").locator(".verdict-word")).to_be_in_viewport()
    look_at("asked")
    phone.tap("A whole hand")
    for card in ("8", "10", "9", "3", "4", "5", "7"):
        phone.key(card).click()
    look_at("noted")


KINDS = ("Moves", "A move", "Stuck?", "Won?", "Possible?", "Dealt right?")


@pytest.mark.parametrize(
    ("variant", "size"), [("klondike", (360, 740)), ("klondike-points", (390, 844)), ("freecell", (360, 740))]
)
def test_what_is_tapped_in_patience_is_big_enough_and_covered_by_nothing(
    open_phone: Callable[..., Sheet], api: Phone, variant: str, size: tuple[int, int]
) -> None:
    phone = open_phone(viewport=dict(zip(("width", "height"), size, strict=True)), bypass_csp=True)
    address, scorer = api.new_game("Ann", variant=variant)
    wrong = {}
    show(phone, link_of(address, scorer.token))
    for place in ("", "/enter", "/history", "/people", "/share", "/rules", "/chart"):
        show(phone, f"{link_of(address)}{place}")
        wrong[place] = barriers(phone, sizes=True)
    show(phone, f"{link_of(address)}/referee")
    phone.page.locator(".piles").wait_for()
    for kind in KINDS:
        if phone.button(kind, exact=True).count():
            phone.tap(kind, exact=True)
            wrong[kind] = barriers(phone, sizes=True)
            phone.page.locator("main .turn").last.click()
            wrong[f"{kind}, below"] = barriers(phone, sizes=True)
    assert {place: found for place, found in wrong.items() if found} == {}
