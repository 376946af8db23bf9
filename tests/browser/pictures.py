"""The pictures of the page in the README and the guides.

python -m tests.browser.pictures             draws them anew, after the page has changed
python -m tests.browser.pictures PYTHON      draws what another release, of that interpreter, shows: `-before`
"""

from __future__ import annotations

import base64
import os
import shutil
import sys
import tempfile
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from playwright.sync_api import Page, ViewportSize, sync_playwright

from tests.browser.evenings import EVENINGS, FOUR, FRIDAY, Evening, taker
from tests.browser.sheet import link_of
from tests.run import CHROMIUM
from tests.serving import Phone, Server, serving

FOLDER = Path(__file__).parents[2] / "examples" / "pictures"
SCREEN: ViewportSize = {"width": 360, "height": 740}
SETTLED = """async () => {
  const drawn = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  const isBusy = () => document.querySelector("main[aria-busy], [aria-busy=true]");
  while (isBusy() || !document.querySelector("h1")) await drawn();
  await document.fonts.ready;
  await drawn();
}"""
"""Returns when all of a screen is there."""

BESIDE = """async (sources) => {
  const load = async (source) => {
    const picture = Object.assign(new Image(), { src: source });
    await picture.decode();
    return picture;
  };
  const pictures = await Promise.all(sources.map(load));
  const [{ width: each, height }] = pictures;
  const width = (each + 12) * pictures.length - 12;
  const canvas = Object.assign(document.createElement("canvas"), { width, height });
  pictures.forEach((picture, place) => canvas.getContext("2d").drawImage(picture, place * (each + 12), 0));
  return canvas.toDataURL("image/webp", 0.7);
}"""
"""Pictures of one size, side by side, as WebP."""


@dataclass(frozen=True)
class Camera:
    """A phone that is photographed, with the service whose page it shows."""

    page: Page
    server: Server

    def begin(self, evening: Evening) -> tuple[str, Phone]:
        """The address of a new game with its rounds on the sheet, open on the phone, and who may score it."""
        players = [{"name": name} for name in evening.names]
        address, scorer = Phone(self.server.port).new_game(
            variant=evening.variant, **{"players": players, **evening.more}
        )
        for round_ in evening.rounds:
            record(scorer, address, round_)
        self.show(link_of(address, scorer.token))
        self.page.wait_for_url("**/game/*")
        return address, scorer

    def show(self, place: str) -> None:
        self.page.goto(f"http://127.0.0.1:{self.server.port}/{place}")

    def take(self) -> bytes:
        """The screen as PNG, once all of it is there."""
        self.page.evaluate(SETTLED)
        return self.page.screenshot()

    def screens(self, address: str) -> list[bytes]:
        """The board and the entry of a game, with its first question answered where it asks for a player."""
        self.page.locator(".board").wait_for()
        board = self.take()
        self.show(f"{link_of(address)}/enter")
        self.page.locator(".board").wait_for(state="detached")
        self.page.evaluate(SETTLED)
        first = self.page.get_by_role("button", name=FOUR[0], exact=True).first
        if first.is_visible():
            first.tap()
        return [board, self.take()]


def record(scorer: Phone, address: str, round_: dict[str, Any]) -> None:
    """Keeps a round."""
    answer = scorer.send("POST", f"{address}/hands", round_)
    assert answer.status == 201, answer.body


def still_in(scorer: Phone, address: str) -> list[dict[str, Any]]:
    """Everybody who may yet lose to Åse; nobody once she has won."""
    game = scorer.send("GET", address).document
    players = [player for player in game["players"] if player["status"] == "in" and player["name"] != "Åse"]
    return players if game["status"] == "playing" else []


@contextmanager
def camera(python: str, scale: float) -> Iterator[Camera]:
    """A phone at a service of its own, with so many dots for a pixel of the page."""
    path = next(filter(None, map(shutil.which, CHROMIUM)))
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=["--no-sandbox"])
        page = browser.new_page(
            viewport=SCREEN,
            device_scale_factor=scale,
            has_touch=True,
            reduced_motion="reduce",
            locale="en-GB",
        )
        with serving(Path(folder) / "referee.db", python=python) as server:
            yield Camera(page, server)
        browser.close()


def draw_families(python: str, suffix: str) -> None:
    """The board beside the entry of each family that a release has."""
    os.environ["PYTHONSAFEPATH"] = "1"  # another release would else take this one's modules
    with camera(python, 0.75) as at:
        for family, evening in EVENINGS.items():
            variant = f"/v1/variants/{evening.variant}"
            if Phone(at.server.port).send("GET", variant).status == 200:
                address, _ = at.begin(evening)
                write(f"{family}{suffix}.webp", beside(at, at.screens(address)))


def beside(at: Camera, screens: Sequence[bytes]) -> bytes:
    sources = [f"data:image/png;base64,{base64.b64encode(screen).decode()}" for screen in screens]
    address: str = at.page.evaluate(BESIDE, sources)
    return base64.b64decode(address.partition(",")[2])


def draw_friday() -> None:
    """An evening of Agurk: the board, the entry of a hand, and the end."""
    with camera(sys.executable, 1.5) as at:
        address, scorer = at.begin(FRIDAY)
        for name, screen in zip(("board", "entry"), at.screens(address), strict=True):
            write(f"{name}.png", screen)
        while fallible := still_in(scorer, address):
            record(scorer, address, taker(max(fallible, key=lambda player: player["score"])["id"], "9"))
        at.show(link_of(address))
        at.page.locator(".end .podium").wait_for()
        write("end.png", at.take())


def write(name: str, picture: bytes) -> None:
    (FOLDER / name).write_bytes(picture)
    print(name, len(picture))


def main(pythons: Sequence[str]) -> None:
    """Draws what other releases show, or else what this one does."""
    for python in pythons:
        draw_families(python, "-before")
    if not pythons:
        draw_families(sys.executable, "")
        draw_friday()


if __name__ == "__main__":
    main(sys.argv[1:])
