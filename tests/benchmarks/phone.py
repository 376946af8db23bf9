"""`python -m tests.benchmarks.phone`: what the engine in a phone takes, in Chromium, for some minutes.

A phone counts as four times as slow as this machine. What is measured is the processor time of the page and
its workers, since Chromium slows only a page down and no worker of it, and other programs disturb the clock.
"""

from __future__ import annotations

import shutil
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import NamedTuple

from playwright.sync_api import Browser, Page, sync_playwright

from referee.phone.files import prepare
from referee.phone.sources import FAMILIES, HOUSE
from tests.run import CHROMIUM
from tests.serving import Phone, serving

SLOWER = 4
HANDS = 200
PATIENCE_MS = 600_000
HAND = '{method: "POST", path: `/games/${game}/hands`, body: {outcome: {taker: "Ann", card: "5"}}}'
VERDICT = """{method: "POST", path: `/games/${game}/claims`, body: {kind: "play", player: "Ann", cards: ["9"],
  trick: [{player: "Bo", cards: ["10"]}], holding: ["9", "3", "J"]}}"""
CORRECTION = """{method: "PUT", path: `/games/${game}/hands/2`, preview: true,
  body: {outcome: {taker: "Bo", card: "3"}}}"""
ASK = """async ([game, token, times]) => {
  const {src} = document.querySelector("script[src*=main]");
  const {askHere} = await import(src.replace("main.js", "phone/answers.js"));
  for (let time = 0; time < times; time += 1) {
    const {method, path, ...more} = %s;
    await askHere(method, path, {token, ...more});
  }
}"""
CUT = "void (window.fetch = () => Promise.reject(new TypeError('cut off')))"


class Measured(NamedTuple):
    """What something takes: in seconds of the processor, or in megabytes."""

    name: str
    here: float
    unit: str
    aim: float | None = None

    def row(self) -> str:
        """The row of a table, slowed down where it is a time."""
        phone = self.here * (SLOWER if self.unit == "s" else 1)
        here, there = (f"{value:.2f} {self.unit}" for value in (self.here, phone))
        aim = "" if self.aim is None else f"≤ {self.aim:g} {self.unit}"
        return f"| {self.name} | {here} | {there} | {aim} |"


class Processes:
    """The processes of a browser in which pages run, by what they have taken so far."""

    def __init__(self, browser: Browser) -> None:
        self._session = browser.new_browser_cdp_session()

    def seconds(self) -> float:
        """Of the processor."""
        return sum(process["cpuTime"] for process in self._renderers())

    def megabytes(self) -> float:
        """That are in memory, as far as nobody else shares them."""
        return sum(_private_kilobytes(process["id"]) for process in self._renderers()) / 1000

    def taken_by(self, work: Callable[[], object]) -> float:
        """The seconds that something takes."""
        before = self.seconds()
        work()
        return self.seconds() - before

    def _renderers(self) -> list[dict[str, float]]:
        processes = self._session.send("SystemInfo.getProcessInfo")["processInfo"]
        return [process for process in processes if process["type"] == "renderer"]


def _private_kilobytes(process: float) -> int:
    lines = Path(f"/proc/{process:.0f}/smaps_rollup").read_text(encoding="ascii").splitlines()
    return sum(int(line.split()[1]) for line in lines if line.startswith("Private_"))


@contextmanager
def _page(address: str) -> Iterator[tuple[Page, Processes]]:
    path = next(filter(None, map(shutil.which, CHROMIUM)))
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=["--no-sandbox"])
        page = browser.new_context(service_workers="allow").new_page()
        page.set_default_timeout(PATIENCE_MS)
        page.goto(address)
        yield page, Processes(browser)
        browser.close()


def figures() -> Iterator[Measured]:
    """All that is aimed at."""
    with tempfile.TemporaryDirectory() as name:
        files = prepare(Path(name) / "files")
        with serving(Path(name) / "referee.db", phone_files=str(Path(name) / "files")) as server:
            offered = Phone(server.port).send("GET", "/phone/files.json").document["files"]
            own = sum(file["bytes"] for file in offered if file["name"] in (HOUSE, FAMILIES))
            yield Measured("download", sum(file["bytes"] for file in offered) / 1e6, "MB", 10)
            yield Measured("download after an update", own / 1e6, "MB", 0.6)
            assert len(files) < len(offered)
            with _page(f"http://127.0.0.1:{server.port}/#/settings") as (page, processes):
                yield from _of_page(page, processes, Phone(server.port))


def _of_page(page: Page, processes: Processes, api: Phone) -> Iterator[Measured]:
    page.get_by_role("button", name="Make this phone ready").wait_for()
    alone = processes.megabytes()
    ready = page.get_by_text("This phone is ready")

    def make_ready() -> None:
        page.get_by_role("button", name="Make this phone ready").click()
        ready.wait_for()

    yield Measured("made ready, with the first start", processes.taken_by(make_ready), "s")
    address, scorer = api.new_game("Ann Bo", variant="agurk", house_rules={"limit": {"points": 10_000}})
    for _ in range(HANDS):
        scorer.send("POST", f"{address}/hands", {"outcome": {"taker": "Ann", "card": "5"}})
    game = address.rsplit("/", 1)[-1]
    page.goto(f"{page.url.partition('#')[0]}#/game/{game}/open/{scorer.token}")
    page.locator(".board").wait_for()
    page.wait_for_function(
        "performance.getEntriesByType('resource').some(({name}) => name.endsWith('/record'))"
    )
    page.add_init_script(CUT)
    page.evaluate(CUT)

    def ask(question: str, times: int = 1) -> None:
        page.evaluate(ASK % question, [game, scorer.token, times])

    def open_again() -> None:
        page.reload()
        page.locator(".board").wait_for()
        ask("{method: 'GET', path: `/games/${game}`}")

    yield Measured(f"first answer about a game of {HANDS} hands", processes.taken_by(open_again), "s", 6)
    yield Measured("memory above the page", processes.megabytes() - alone, "MB", 200)
    for name, question, times, aim in (
        ("a hand", HAND, 20, 0.2),
        ("a verdict", VERDICT, 20, 0.3),
        (f"a correction of hand 2 of {HANDS}, foreseen", CORRECTION, 3, 1.5),
    ):
        ask(question)
        yield Measured(name, processes.taken_by(lambda q=question, t=times: ask(q, t)) / times, "s", aim)  # type: ignore[misc]


def main() -> None:
    """Prints a table."""
    print("| | here | phone | aimed at |\n|---|---|---|---|")
    for figure in figures():
        print(figure.row(), flush=True)


if __name__ == "__main__":
    main()
