"""The page in its languages: one is chosen, and no word is in code or cut where words are a third longer."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Response, expect

from referee.families.protocol import Family
from referee.families.registry import families
from tests.browser.everyone import DRAWN
from tests.browser.sheet import Sheet, link_of
from tests.browser.test_clubs import founded, invitation
from tests.browser.test_offline import wait_until_kept
from tests.serving import Phone

NAMES = "Ann Bo Cy Dee Eve Flo"
PSEUDO = "en-XA"
OF_FAMILIES = ("", "/enter", "/history", "/referee", "/people")
OF_ALL = ("/share", "/chart", "/amend/1", "/rules")
WALL = {"width": 1280, "height": 720}
OF_THE_BROWSER = (
    r"and|or|(Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day|at|[A-Z]{3}"
    r"|Jan|Feb|Mar|Apr|May|June?|July?|Aug|Sept?|Oct|Nov|Dec"
)
"""What `Intl` writes: lists, dates and sums."""

OF_NO_LANGUAGE = {*NAMES.split(), "https://", "A K D Kn", "E K D Kn"}
"""Names, and the letters of packs to choose from."""

OUTSIDE_BRACKETS = """() => {
  const texts = [];
  let depth = 0;
  const outside = (text, from) => {
    let depth = from, rest = "";
    for (const sign of text) {
      if (sign === "[") depth += 1;
      else if (sign === "]") depth -= 1;
      else if (!depth) rest += sign;
    }
    return [rest.replace(/\\s+/g, " ").trim(), depth];
  };
  const walker = document.createTreeWalker(document.querySelector("#sheet"), NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (node.parentElement.closest(".rulebook, svg, style, [lang]:not(html)")) continue;
    const [rest, after] = outside(node.data, depth);
    depth = after;
    if (/\\p{L}{2}/u.test(rest)) texts.push(rest);
  }
  for (const element of document.querySelectorAll("#sheet *"))
    for (const name of ["aria-label", "placeholder", "alt", "title"]) {
      const [rest] = outside(element.getAttribute(name) ?? "", 0);
      if (/\\p{L}{2}/u.test(rest)) texts.push(rest);
    }
  return [...new Set(texts)];
}"""
"""The texts of a screen that stand in no brackets, so that they come from no catalogue."""

CUT = """() => {
  const hides = (style, axis) => ["hidden", "clip"].includes(style[`overflow-${axis}`]);
  const named = (one) => `${one.tagName} ${one.className} ${one.textContent.trim().slice(0, 40)}`;
  const isText = (node) => node.nodeType === Node.TEXT_NODE && node.data.trim();
  const hasText = (one) => [...one.childNodes].some(isText);
  const isBeside = (one) => one.getBoundingClientRect().right > innerWidth + 1 && !one.closest(".scroll-x");
  const sideways = document.documentElement.scrollWidth > innerWidth;
  const beside = [...document.querySelectorAll("#sheet *")].filter(isBeside);
  const wrong = sideways ? beside.map((one) => `beside the page: ${named(one)}`) : [];
  for (const one of document.querySelectorAll("#sheet *")) {
    if (!(one instanceof HTMLElement) || !one.checkVisibility() || one.closest(".unseen, svg")) continue;
    const style = getComputedStyle(one);
    if (style.display === "inline" || /^(INPUT|SELECT|TEXTAREA)$/.test(one.tagName)) continue;
    const isWide = one.scrollWidth > one.clientWidth + 1;
    if (isWide && ["auto", "scroll"].includes(style.overflowX)) {
      if (!one.closest(".scroll-x")) wrong.push(`scrolls sideways: ${named(one)}`);
    } else if (isWide && !one.closest(".scroll-x") && (hasText(one) || hides(style, "x")))
      wrong.push(`too wide: ${named(one)}`);
    if (one.scrollHeight > one.clientHeight + 2 && hides(style, "y")) wrong.push(`too high: ${named(one)}`);
  }
  return wrong;
}"""
"""What is cut, spills over its place, or scrolls sideways without being a table made for it."""

OUTSIDE_AND_CUT = f"""async () => {{
  document.querySelectorAll("main details").forEach((one) => (one.open = true));
  await ({DRAWN})();
  return [({OUTSIDE_BRACKETS})(), ({CUT})()];
}}"""
"""Both, of all that a screen has, also where it is closed at first."""


@pytest.fixture
def phone(open_phone: Callable[..., Sheet]) -> Sheet:
    return open_phone(language=PSEUDO)


class Answers:
    """The texts of all documents that the service has sent to a phone, each read once."""

    def __init__(self, phone: Sheet) -> None:
        self._new: list[Response] = []
        self._texts: set[str] = set()
        phone.page.on("response", self._note)

    def _note(self, answer: Response) -> None:
        self._new.append(answer)

    def texts(self) -> set[str]:
        while self._new:
            answer = self._new.pop()
            if _is_document(answer):
                self._texts.update(texts_of(answer.json()))
        return self._texts

    def forget(self) -> None:
        """What was sent of one game is not to be told of the next."""
        self.texts()
        self._texts.clear()


def test_every_word_of_every_family_is_in_a_catalogue_and_fits(phone: Sheet, api: Phone) -> None:
    answers = Answers(phone)
    wrong: list[str] = []
    for family in families():
        answers.forget()
        address, scorer = with_a_round(api, family)
        phone.open(link_of(address, scorer.token))
        expect(phone.page).not_to_have_url(re.compile("/open/"))
        for screen in (*OF_FAMILIES, *(OF_ALL if family == families()[0] else ())):
            phone.open(f"{link_of(address)}{screen}")
            wrong += faults(phone, answers, f"{family.id}{screen or '/board'}")
        if scorer.send("GET", address).document["status"] == "playing":
            scorer.send("POST", f"{address}/end", {"reason": "agreed"})
        phone.open(link_of(address))
        expect(phone.page.locator(".end .podium")).to_be_visible()
        wrong += faults(phone, answers, f"{family.id}, the end")
    assert not wrong, "\n".join(wrong)


def test_so_it_is_on_a_wall(open_phone: Callable[..., Sheet], api: Phone) -> None:
    wall = open_phone(language=PSEUDO, viewport=WALL)
    answers = Answers(wall)
    address, scorer = with_a_round(api, families()[0])
    wall.open(link_of(address))
    expect(wall.page.locator(".tv-rows")).to_be_visible()
    wrong = faults(wall, answers, "the wall")
    scorer.send("POST", f"{address}/end", {"reason": "agreed"})
    expect(wall.page.locator(".end .podium")).to_be_visible()
    wrong += faults(wall, answers, "the end on the wall")
    assert not wrong, "\n".join(wrong)


def test_so_it_is_before_and_beside_a_game(phone: Sheet, api: Phone) -> None:
    answers = Answers(phone)
    club, admin = founded(api)
    wrong: list[str] = []
    for screen in ("#/", "#/new", "#/new/of/cucumber", "#/settings", "#/club"):
        phone.open(screen)
        wrong += faults(phone, answers, screen)
    phone.open("#/new/of/cucumber")
    phone.page.locator(".usual a.big").click()
    for name in ("Ann", "Bo", "Cy"):
        phone.page.locator("#add-name").fill(name)
        phone.page.keyboard.press("Enter")
    expect(phone.page.get_by_text("Cy", exact=True).first).to_be_visible()
    wrong += faults(phone, answers, "a table")
    phone.open(invitation(club, str(admin.token)))
    expect(phone.page.locator(".tabs")).to_be_visible()
    for screen in ("games", "members", "standings", "money", "ledger", "keys"):
        phone.open(f"#/club/{club.rsplit('/', 1)[-1]}/{screen}")
        wrong += faults(phone, answers, screen)
    assert not wrong, "\n".join(wrong)


def with_a_round(api: Phone, family: Family) -> tuple[str, Phone]:
    """A game of a family with its first example of a round on the sheet."""
    round_ = next(act for act in family.acts if act.is_round)
    example = round_.examples[0]
    game = {"variant": "agurk", "players": 3, **example.game}
    names = " ".join(NAMES.split()[: game["players"]])
    address, scorer = api.new_game(names, variant=game["variant"], **_more(game))
    value = {name: part for name, part in example.value.items() if name != "number"}
    answer = scorer.send("POST", f"{address}/hands", value)
    assert answer.status == 201, answer.document
    return address, scorer


def _more(game: dict[str, Any]) -> dict[str, Any]:
    return {name: value for name, value in game.items() if name not in {"variant", "players"}}


def faults(phone: Sheet, answers: Answers, screen: str) -> list[str]:
    """What is cut on a screen, and the words that neither a catalogue nor the service has."""
    phone.page.evaluate(DRAWN)
    expect(phone.page.locator("main[aria-busy], [aria-busy=true]")).to_have_count(0)
    expect(phone.page.locator("h1")).to_be_visible()
    outside, cut = phone.page.evaluate(OUTSIDE_AND_CUT)
    known = answers.texts()
    words = [text for text in outside if not _is_known(text, known)]
    return [f"{screen}: {fault}" for fault in (*words, *cut)]


def _is_document(answer: Response) -> bool:
    return "/v1/" in answer.url and "json" in answer.headers.get("content-type", "")


def texts_of(document: Any) -> Iterator[str]:
    """The texts in a document of the service, and the names of its members, as the page spells them out.

    They are English until the service speaks languages: names of variants and options, questions of an entry,
    lines of the sheet, and the members of a claim or an act, such as "Of" and "From" of a play.
    """
    if isinstance(document, str):
        yield from (document, document[:1].upper() + document[1:])
    elif isinstance(document, list):
        for part in document:
            yield from texts_of(part)
    elif isinstance(document, dict):
        for name, part in document.items():
            yield name.replace("_", " ").capitalize()
            yield from texts_of(part)


def _is_known(text: str, known: set[str]) -> bool:
    """True for a text of the service, or of it with a name filled in or taken off, and of the browser."""
    if text in known | OF_NO_LANGUAGE or re.match("admin_", text):
        return True
    if not _words(_without_sentences(text, known)):
        return True
    if any(_is_filled_in(text, pattern) for pattern in known if "{" in pattern):
        return True
    if len(text) > 1 and any(whole.endswith(text[1:]) for whole in known):
        return True
    return all(
        part in known or all(re.fullmatch(OF_THE_BROWSER, word) or word in known for word in _words(part))
        for part in text.split(" · ")
    )


def _without_sentences(text: str, known: set[str]) -> str:
    """The rest of a text without the sentences of the service: the last act tells several together."""
    for sentence in (one for one in known if one.endswith(".") and one in text):
        text = text.replace(sentence, "")
    return text


def _words(text: str) -> list[str]:
    return re.findall(r"[^\W\d_]{2,}", text)


def _is_filled_in(text: str, pattern: str) -> bool:
    return re.fullmatch(re.sub(r"\\{\w+\\}", ".+", re.escape(pattern)), text) is not None


def heading(phone: Sheet) -> Any:
    return phone.page.locator("h1")


def test_the_browsers_language_is_spoken_until_another_is_chosen_and_cards_have_its_letters(
    open_phone: Callable[..., Sheet], api: Phone
) -> None:
    phone = open_phone(locale="da-DK")
    phone.open("#/settings")
    page = phone.page.locator("html")
    expect(page).to_have_attribute("lang", "da")
    danish = phone.button("Dansk", exact=True)
    expect(danish).to_have_attribute("aria-pressed", "true")
    assert catalogues(phone) == {"da"}
    title = heading(phone).inner_text()
    phone.tap("Svenska", exact=True)
    expect(page).to_have_attribute("lang", "sv")
    expect(heading(phone)).not_to_have_text(title)
    assert catalogues(phone) == {"sv"}
    phone.page.reload()
    expect(phone.button("Svenska", exact=True)).to_have_attribute("aria-pressed", "true")
    phone.page.goto(f"{phone.origin}/?lang=en#/settings")
    expect(heading(phone)).to_have_text("This phone")
    phone.tap("Dansk", exact=True)
    expect(page).to_have_attribute("lang", "da")
    expect(heading(phone)).to_have_text(title)
    address, scorer = api.new_game("Ann Bo", variant="agurk")
    phone.open(link_of(address, scorer.token))
    expect(phone.page.locator(".board")).to_be_visible()
    letters = phone.page.locator(".card-keys .key > [aria-hidden]")

    def ask_for_the_card() -> None:
        phone.open(f"{link_of(address)}/enter")
        phone.button("Ann", exact=True).click()
        expect(phone.page.locator(".card-keys .key").first).to_be_enabled()

    ask_for_the_card()
    assert letters.all_inner_texts()[:4] == ["E", "K", "D", "B"]
    phone.page.keyboard.press("d")
    phone.wait_until(lambda: taken(api, address) == [12])
    phone.open("#/settings")
    phone.tap("A K Q J", exact=True)
    ask_for_the_card()
    assert letters.all_inner_texts()[:4] == ["A", "K", "Q", "J"]
    phone.page.keyboard.press("j")
    phone.wait_until(lambda: taken(api, address) == [12, 11])


def test_the_service_speaks_the_language_of_the_page(open_phone: Callable[..., Sheet], api: Phone) -> None:
    address, scorer = api.new_game("Ann Bo", variant="rummy")
    act = {"player": "Bo", "points": -5, "reason": "Late."}
    assert scorer.send("POST", f"{address}/adjustments", act).status == 201
    phone = open_phone(locale="en-GB")
    phone.open(link_of(address, scorer.token))
    last = phone.page.locator(".last-act")
    expect(last).to_contain_text("Adjustment for Bo: 5 points taken off. Late.")
    expect(phone.page.get_by_text("Tap who went out")).to_be_visible()
    phone.open("#/settings")
    phone.tap("Dansk", exact=True)
    expect(phone.page.locator("html")).to_have_attribute("lang", "da")
    phone.open(link_of(address))
    expect(last).to_contain_text("Rettelse for Bo: 5 point trukket fra. Late.")
    expect(phone.page.get_by_text("Tryk på den, der gik ud")).to_be_visible()
    phone.open("#/settings")
    phone.tap("Deutsch", exact=True)
    expect(phone.page.locator("html")).to_have_attribute("lang", "de")
    cucumber, _ = api.new_game("Ann Bo Cy", variant="agurk")
    phone.open(link_of(cucumber))
    expect(phone.player("Ann")).to_be_visible()
    phone.open(f"#/new/like/{cucumber.rsplit('/', 1)[-1]}")
    phone.open_house_rules()
    phone.tap("Weitere Regeln")
    expect(phone.page.locator(".options legend", has_text="Wer zahlt")).to_have_count(1)


def test_icelandic_is_written_nearly_as_it_should_where_the_browser_does_not_know_it(
    open_phone: Callable[..., Sheet],
) -> None:
    phone = open_phone(locale="is-IS")
    phone.open("#/settings")
    expect(phone.button("Íslenska", exact=True)).to_have_attribute("aria-pressed", "true")
    text = phone.page.evaluate("performance.getEntriesByType('resource').map(({name}) => name)")
    [address] = [name for name in text if name.endswith("/text.js")]
    writing = f"import('{address}').then(({{ list, number }}) => [list(['Ann', 'Bo']), number(12345)])"
    assert phone.page.evaluate(writing) == ["Ann og Bo", "12.345"]


def catalogues(phone: Sheet) -> set[str]:
    """The languages of which the page has loaded texts."""
    names = phone.page.evaluate("performance.getEntriesByType('resource').map(({name}) => name)")
    return {match[1] for name in names if (match := re.search(r"/messages/([^/]+)/", name))}


@pytest.mark.cold
def test_a_language_is_there_without_a_connection_or_the_page_says_that_it_is_not(
    open_phone: Callable[..., Sheet], api: Phone
) -> None:
    address, scorer = api.new_game("Ann Bo", variant="agurk")
    phone = open_phone(locale="en-GB", service_workers="allow")
    phone.open("#/settings")
    phone.tap("Svenska", exact=True)
    expect(phone.page.locator("html")).to_have_attribute("lang", "sv")
    phone.open(link_of(address, scorer.token))
    expect(phone.page.locator(".board")).to_be_visible()
    wait_until_kept(phone)
    phone.page.wait_for_function(KEEPS_SWEDISH)
    phone.page.context.set_offline(True)
    phone.page.goto(f"{phone.origin}/#/settings")
    phone.page.reload()
    swedish = phone.button("Svenska", exact=True)
    expect(swedish).to_have_attribute("aria-pressed", "true")
    title = heading(phone).inner_text()
    phone.tap("Dansk", exact=True)
    expect(phone.page.get_by_role("status").last).not_to_be_empty()
    expect(heading(phone)).to_have_text(title)
    expect(swedish).to_have_attribute("aria-pressed", "true")


KEEPS_SWEDISH = """async () => {
  const kept = (await caches.keys()).map(async (name) => (await caches.open(name)).keys());
  return (await Promise.all(kept)).flat().some(({url}) => url.endsWith("/bourre/messages/sv/later.js"));
}"""


def taken(api: Phone, address: str) -> list[int]:
    hands = api.send("GET", f"{address}/hands").document["items"]
    return [hand["lines"][0]["points"] for hand in hands]
