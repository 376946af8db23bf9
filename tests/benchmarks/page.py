"""`python -m tests.benchmarks.page`: how soon a board can be used and a tap is answered, in a minute.

Chromium has its processor slowed four times, as a phone has it, and has had the page before. Other programs
disturb these figures: each is the best of some tries on a machine that does nothing else.
"""

from __future__ import annotations

import sys
from typing import NamedTuple

from playwright.sync_api import CDPSession, Page

from tests.browser.evenings import EVENINGS
from tests.browser.pictures import Camera, camera
from tests.browser.sheet import link_of

SLOWER, TRIES = 4, 3
USABLE_MS, ANSWERED_MS = 1500, 100
WATCH = """
window.shifts = 0; window.longest = 0;
new PerformanceObserver((list) => {
  for (const {value, hadRecentInput} of list.getEntries()) if (!hadRecentInput) window.shifts += value;
}).observe({type: "layout-shift", buffered: true});
new PerformanceObserver((list) => {
  for (const {duration} of list.getEntries()) window.longest = Math.max(window.longest, duration);
}).observe({type: "event", durationThreshold: 16, buffered: true});
"""
USABLE = """async () => {
  const drawn = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  while (!document.querySelector(".board a[href*='/enter'], .board button")) await drawn();
  return performance.now();
}"""
"""Answers how many milliseconds after it was asked for a board can be used."""
LONGEST = """async () => {
  await new Promise((done) => setTimeout(done, 300));
  return window.longest;
}"""


class Measured(NamedTuple):
    """What a board of a family takes."""

    family: str
    usable_ms: float
    answered_ms: float
    """From a tap to the next frame that shows what came of it; 0 where it is less than 16."""
    shift: float
    """Of the layout, while nobody touches it."""

    def row(self) -> str:
        """The row of a table."""
        return f"| {self.family} | {self.usable_ms:.0f} ms | {self.answered_ms:.0f} ms | {self.shift:.3f} |"


def measured(at: Camera, family: str) -> Measured:
    """The board of a family, opened some times."""
    address, _ = at.begin(EVENINGS[family])
    at.take()
    session = at.page.context.new_cdp_session(at.page)
    tries = [_once(at, session, link_of(address)) for _ in range(TRIES)]
    return Measured(family, *(min(figures) for figures in zip(*tries, strict=True)))


def _once(at: Camera, session: CDPSession, place: str) -> tuple[float, float, float]:
    """Milliseconds until the board can be used, and for which a tap waits; the shift of the layout."""
    at.page.goto("about:blank")
    session.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
    at.show(place)
    usable = at.page.evaluate(USABLE)
    at.take()
    shift = at.page.evaluate("window.shifts")
    answered = _tap(at.page)
    session.send("Emulation.setCPUThrottlingRate", {"rate": 1})
    return usable, answered, shift


def _tap(page: Page) -> float:
    """The milliseconds for which the first tap of an entry waits."""
    page.evaluate("window.longest = 0")
    page.locator(".board a[href*='/enter'], .board button").first.tap()
    longest: float = page.evaluate(LONGEST)
    return longest


def main() -> None:
    """Prints the figures of each family."""
    print(f"| family | board can be used (≤ {USABLE_MS} ms) | a tap (≤ {ANSWERED_MS} ms) | layout shift |")
    print("|---|---|---|---|")
    with camera(sys.executable, 1) as at:
        at.page.add_init_script(WATCH)
        for family in EVENINGS:
            print(measured(at, family).row(), flush=True)


if __name__ == "__main__":
    main()
