"""The score sheet as a player's thumb uses it."""

from __future__ import annotations

import re
import time
from collections.abc import Callable
from dataclasses import dataclass

from playwright.sync_api import Locator, Page, expect

DEADLINE_S = 30
POLL_MS = 100
"""How often a page is looked at: by itself a browser does it, and draws, sixty times a second."""
SAID_MORE = {"exchange": "match"}
"""House rules of Agurk under which more may be said than the cards, so that a button sends a hand."""
EVERYTHING_KEPT = """() => new Promise((resolve) => {
  const opening = indexedDB.open("referee");
  opening.onsuccess = async () => {
    const names = [...opening.result.objectStoreNames].filter((name) => name !== "settings");
    const shelf = (name) => opening.result.transaction(name).objectStore(name);
    const read = (request) => new Promise((done) => (request.onsuccess = () => done(request.result)));
    const all = names.flatMap((name) => [read(shelf(name).getAllKeys()), read(shelf(name).getAll())]);
    resolve(JSON.stringify(await Promise.all(all)));
  };
})"""
ALL_LOADED = """() => performance.getEntriesByType("resource")
  .every(({responseEnd}) => responseEnd < performance.now() - 500)"""


@dataclass(frozen=True)
class Sheet:
    """A phone that shows the score sheet."""

    page: Page
    origin: str
    language: str = ""
    """That of the page, where it is not to be the browser's."""

    def open(self, place: str = "") -> None:
        """A place by its address; a page that is open already only changes its fragment, as links do."""
        asked = f"?lang={self.language}" if self.language else ""
        self.page.goto(f"{self.origin}/{asked}{place}")

    def button(self, name: str, *, exact: bool = False) -> Locator:
        return self.page.get_by_role("button", name=name, exact=exact)

    def tap(self, name: str, *, exact: bool = False) -> None:
        self.button(name, exact=exact).click()

    def text(self, text: str) -> Locator:
        return self.page.get_by_text(text)

    def go_to(self, tab: str) -> None:
        self.page.get_by_role("navigation", name="This game").get_by_role(
            "link", name=tab, exact=True
        ).click()

    def begin(self, variant: str, names: str) -> None:
        """A new game as somebody would set it up."""
        self.open()
        self.tap("New game")
        self.pick(variant)
        for name in names.split():
            self.page.get_by_label("Add a player").fill(name)
            self.page.keyboard.press("Enter")

    def pick(self, variant: str) -> None:
        """A way to play, as somebody finds it who knows its name."""
        picked = self.page.locator(".pick", has=self.page.get_by_text(variant, exact=True))
        self.page.get_by_role("searchbox").fill(variant)
        picked.click()

    def start(self) -> None:
        self.tap("Start the game")
        expect(self.page.get_by_role("button", name=re.compile(r"^Enter \w+ 1$"))).to_be_visible()

    def open_house_rules(self) -> None:
        self.page.locator(".house-rules > details > summary").click()

    def open_options(self, group: str) -> None:
        """One group of all the rules; "More rules" has been tapped."""
        self.page.locator(".options > details > summary", has_text=group).click()

    def put_cards(self, plays: str) -> None:
        """`Ann 5 Bo 6C Cy joker`: the last trick in playing order, with suits where the sheet asks.

        Where nothing else can be said the last card sends it.
        """
        words = plays.split()
        question = self.page.locator(".ask, .first-line").first
        if "led" not in question.inner_text():
            self.choose_form("Every card")
        self.answer(words[0])
        for card in words[1::2]:
            self.pick_card(card)

    def choose_form(self, form: str) -> None:
        """Another form of the entry, out of what lies behind the three dots."""
        self.page.locator(".menu > summary").click()
        self.page.locator(".menu").get_by_role("button", name=form, exact=True).click()
        expect(self.page.locator(".menu[open]")).to_have_count(0)

    def answer(self, name: str) -> None:
        """The first question of an entry, also where it has an answer."""
        line = self.page.locator(".first-line")
        self.page.locator(".first-line, .ask").first.wait_for()
        if line.count():
            line.click()
        self.page.locator(".ask + .chips").get_by_role("button", name=name, exact=True).click()
        expect(line).to_contain_text(name)

    def pick_card(self, card: str) -> None:
        """`6C` where the sheet asks for suits, else `6`, or `joker`."""
        self.key(card[:-1] if card[-1] in "CDHS" and card != "joker" else card).click()
        if card[-1] in "CDHS":
            self.page.locator(f".key.suit-{card[-1]}").click()

    def wait_until(self, holds: Callable[[], bool], *, within_s: float = DEADLINE_S) -> None:
        """Returns once it holds; the page goes on meanwhile."""
        give_up = time.monotonic() + within_s
        while not holds():
            assert time.monotonic() < give_up
            self.page.wait_for_timeout(POLL_MS)

    def wait_until_loaded(self) -> None:
        """Returns once nothing has come for half a second: a connection goes after what loads, not within."""
        self.page.wait_for_function(ALL_LOADED, polling=POLL_MS)

    def everything_kept(self) -> str:
        """What the phone has on its disk, but for its settings."""
        return str(self.page.evaluate(EVERYTHING_KEPT))

    def key(self, rank: str) -> Locator:
        keys = self.page.locator(".keypad .key, .card-keys .key")
        return keys.get_by_text("★" if rank == "joker" else rank, exact=True).first

    def enter(self, number: int, plays: str) -> None:
        """A hand, from the board back to the board."""
        self.tap(f"Enter hand {number}")
        self.put_cards(plays)
        self.send(number)
        expect(self.page.get_by_label("Not sent yet")).to_have_count(0)

    def send(self, number: int) -> None:
        """Sends a hand that is whole, if it was not sent at once."""
        button = self.page.locator(".send:enabled", has_text=f"hand {number}")
        expect(button.or_(self.page.locator(".board"))).to_be_visible()
        if button.count():
            button.click()
        expect(self.page.locator(".board")).to_be_visible()

    def score(self, name: str, score: str) -> None:
        expect(self.player(name).locator(".player-score b")).to_have_text(score.replace("-", "−"))

    def open_reasons(self, row: Locator) -> None:
        """How a score came about, from a row of the board whose tap begins a round."""
        row.locator(".player-tap").click(button="right")
        self.tap("How the score came about")

    def player(self, name: str) -> Locator:
        return self.page.locator(".player", has=self.page.locator("strong", has_text=name))


def link_of(address: str, token: str | None = None) -> str:
    """The place of a game whose address in the API is known."""
    game = address.rsplit("/", 1)[-1]
    return f"#/game/{game}/open/{token}" if token else f"#/game/{game}"
