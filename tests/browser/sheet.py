"""The score sheet as a player's thumb uses it."""

from __future__ import annotations

import re
import time
from collections.abc import Callable
from dataclasses import dataclass

from playwright.sync_api import Locator, Page, expect

DEADLINE_S = 30
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


@dataclass(frozen=True)
class Sheet:
    """A phone that shows the score sheet."""

    page: Page
    origin: str

    def open(self, place: str = "") -> None:
        """A place by its address; a page that is open already only changes its fragment, as links do."""
        self.page.goto(f"{self.origin}/{place}")

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
        """What is played, or a club's own rules: its game first, unless the phone knows but that one."""
        listed = self.page.request.get(f"{self.origin}/v1/variants?limit=200").json()["items"]
        game = {one["name"]: one["family_name"] for one in listed}.get(variant)
        picked = self.page.locator("button.pick", has=self.page.get_by_text(variant, exact=True))
        of_games = self.page.locator("a.pick", has=self.page.get_by_text(game or variant, exact=True))
        self.wait_until(lambda: bool(picked.count() or of_games.count()))
        if of_games.count():
            of_games.click()
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
        """`Ann 5 Bo 6C Cy joker`: the last trick in playing order, with suits where the sheet asks."""
        words = plays.split()
        self.page.locator(".turn", has_text=words[0]).click()
        for card in words[1::2]:
            self.key(card[:-1] if card[-1] in "CDHS" and card != "joker" else card).click()
            if card[-1] in "CDHS":
                self.page.locator(f".key.suit-{card[-1]}").click()

    def wait_until(self, holds: Callable[[], bool]) -> None:
        """Returns once it holds; the page goes on meanwhile."""
        give_up = time.monotonic() + DEADLINE_S
        while not holds():
            assert time.monotonic() < give_up
            self.page.wait_for_timeout(20)

    def everything_kept(self) -> str:
        """What the phone has on its disk, but for its settings."""
        return str(self.page.evaluate(EVERYTHING_KEPT))

    def key(self, rank: str) -> Locator:
        return self.page.locator(".keypad .key").get_by_text("★" if rank == "joker" else rank, exact=True)

    def enter(self, number: int, plays: str) -> None:
        """A hand, from the board back to the board."""
        self.tap(f"Enter hand {number}")
        self.put_cards(plays)
        self.tap(f"Record hand {number}")
        expect(self.page.get_by_label("Not sent yet")).to_have_count(0)

    def score(self, name: str, score: str) -> None:
        expect(self.player(name).locator(".player-score b")).to_have_text(score.replace("-", "−"))

    def player(self, name: str) -> Locator:
        return self.page.locator(".player", has=self.page.locator("strong", has_text=name))


def link_of(address: str, token: str | None = None) -> str:
    """The place of a game whose address in the API is known."""
    game = address.rsplit("/", 1)[-1]
    return f"#/game/{game}/open/{token}" if token else f"#/game/{game}"
