"""`python -m tests.benchmarks.phone`: what the engine in a phone takes, in Chromium, for some minutes.

A phone counts as four times as slow as this machine. What is measured is processor time, since Chromium slows
only a page down and no worker of it, and other programs disturb the clock: of the threads of the page and the
engine, for one of which somebody waits at any moment, and of all threads. The others mostly compile once
more, and better, what runs already; a phone has further cores for that.
"""

from __future__ import annotations

import shutil
import tempfile
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from functools import partial
from itertools import chain
from pathlib import Path
from typing import NamedTuple

from playwright.sync_api import Browser, Page, sync_playwright

from referee.phone.files import prepare
from referee.phone.sources import FAMILIES, HOUSE
from tests.run import CHROMIUM
from tests.serving import Phone, serving

SLOWER = 4
HANDS, FEW = 200, 10
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
FORGET = """async () => {
  const cache = await caches.open("phone");
  const memories = (await cache.keys()).filter(({url}) => url.includes("/memory/"));
  await Promise.all(memories.map((memory) => cache.delete(memory)));
}"""
"""As after an update, or where a browser keeps no memory."""
CUT = "void (window.fetch = () => Promise.reject(new TypeError('cut off')))"


WAITED_FOR = (" main", " DedicatedWorker")
"""The threads of a page and of its engine."""


class Taken(NamedTuple):
    """Seconds of the processor."""

    waited_for: float
    """Of the page and its engine."""
    all: float
    """Of all threads."""


class Measured(NamedTuple):
    """What something takes: seconds of the processor, or megabytes."""

    name: str
    here: Taken | float
    aim: float | None = None

    def row(self) -> str:
        """The row of a table, slowed down where it is a time."""
        if isinstance(self.here, Taken):
            waited_for, all_threads = self.here
            cells = [waited_for, all_threads, SLOWER * waited_for, SLOWER * all_threads]
            return f"| {self.name} | {' | '.join(f'{cell:.2f} s' for cell in cells)} | {self._aim('s')} |"
        return f"| {self.name} | {self.here:.2f} MB | | | | {self._aim('MB')} |"

    def _aim(self, unit: str) -> str:
        return "" if self.aim is None else f"≤ {self.aim:g} {unit}"


class Processes:
    """The processes of a browser in which pages run, by what they have taken so far."""

    def __init__(self, browser: Browser) -> None:
        self._session = browser.new_browser_cdp_session()

    def seconds(self) -> Counter[str]:
        """Of the processor, by thread: the process, the number and the name of it."""
        return Counter(dict(chain.from_iterable(_threads(process["id"]) for process in self._renderers())))

    def megabytes(self) -> float:
        """That are in memory, as far as nobody else shares them."""
        return sum(_private_kilobytes(process["id"]) for process in self._renderers()) / 1000

    def taken_by(self, work: Callable[[], object]) -> Taken:
        """The seconds that something takes; threads that end meanwhile are of an engine before."""
        before = self.seconds()
        work()
        after = self.seconds()
        by_thread = {thread: seconds - before[thread] for thread, seconds in after.items()}
        waited_for = (seconds for thread, seconds in by_thread.items() if thread.endswith(WAITED_FOR))
        return Taken(sum(waited_for), sum(by_thread.values()))

    def _renderers(self) -> list[dict[str, float]]:
        processes = self._session.send("SystemInfo.getProcessInfo")["processInfo"]
        return [process for process in processes if process["type"] == "renderer"]


def _threads(process: float) -> Iterator[tuple[str, float]]:
    """The threads of a process, and the seconds of the processor that each has taken."""
    for thread in Path(f"/proc/{process:.0f}/task").iterdir():
        with suppress(OSError):  # It may end as we look.
            name = "main" if thread.name == f"{process:.0f}" else (thread / "comm").read_text().strip()
            nanoseconds = int((thread / "schedstat").read_text().split()[0])
            yield f"{process:.0f} {thread.name} {name}", nanoseconds / 1e9


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
        files = prepare(Path(name) / "files").files
        with serving(Path(name) / "referee.db", phone_files=str(Path(name) / "files")) as server:
            offered = Phone(server.port).send("GET", "/phone/files.json").document["files"]
            own = sum(file["bytes"] for file in offered if file["name"] in (HOUSE, FAMILIES))
            yield Measured("download", sum(file["bytes"] for file in offered) / 1e6, 10)
            yield Measured("download after an update", own / 1e6, 0.6)
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

    yield Measured("made ready, with the first start", processes.taken_by(make_ready))
    games = {hands: _opened(page, api, hands) for hands in (FEW, HANDS)}
    page.add_init_script(CUT)
    page.evaluate(CUT)

    def ask(hands: int, question: str, times: int = 1) -> None:
        page.evaluate(ASK % question, [*games[hands], times])

    def open_again(hands: int) -> None:
        page.reload()
        page.locator(".board").wait_for()
        ask(hands, "{method: 'GET', path: `/games/${game}`}")

    for hands, (game, _) in games.items():
        page.goto(f"{page.url.partition('#')[0]}#/game/{game}")
        page.locator(".board").wait_for()
        for time in ("first", "second"):
            taken = processes.taken_by(partial(open_again, hands))
            yield Measured(f"opened for the {time} time to an answer about {hands} hands", taken, 6)
    yield Measured("memory above the page", processes.megabytes() - alone, 200)
    for name, question, times, aim in (
        ("a hand", HAND, 20, 0.2),
        ("a verdict", VERDICT, 20, 0.3),
        (f"a correction of hand 2 of {HANDS}, foreseen", CORRECTION, 3, 1.5),
    ):
        ask(HANDS, question)
        taken = processes.taken_by(partial(ask, HANDS, question, times))
        yield Measured(name, Taken(taken.waited_for / times, taken.all / times), aim)
    page.evaluate(FORGET)
    taken = processes.taken_by(partial(open_again, HANDS))
    yield Measured(f"opened without a kept memory to an answer about {HANDS} hands", taken, 20)


def _opened(page: Page, api: Phone, hands: int) -> tuple[str, str]:
    """The id and token of a game of so many hands, whose record the page has."""
    address, scorer = api.new_game("Ann Bo", variant="agurk", house_rules={"limit": {"points": 10_000}})
    for _ in range(hands):
        scorer.send("POST", f"{address}/hands", {"outcome": {"taker": "Ann", "card": "5"}})
    game, fetched = address.rsplit("/", 1)[-1], f"/{address.rsplit('/', 1)[-1]}/record"
    with page.expect_response(lambda response: response.url.endswith(fetched)):
        page.goto(f"{page.url.partition('#')[0]}#/game/{game}/open/{scorer.token}")
    page.locator(".board").wait_for()
    return game, f"{scorer.token}"


def main() -> None:
    """Prints a table."""
    print("| | here | all threads | phone | all threads | aimed at |\n|---|---|---|---|---|---|")
    for figure in figures():
        print(figure.row(), flush=True)


if __name__ == "__main__":
    main()
