"""Whom a screen keeps out: what axe finds, and what is too wide, or too small to be tapped, in any size."""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Literal

from playwright.sync_api import ViewportSize, expect

from tests.browser.sheet import Sheet, link_of
from tests.serving import Phone

AXE = (Path(__file__).parent / "axe" / "axe.min.js").read_text(encoding="utf-8")
RULES = "(rules) => window.axe?.run(document, {resultTypes: ['violations'], preload: false, ...rules})"
COLOURS = {"runOnly": ["color-contrast"]}
TARGETS = {"runOnly": ["target-size"]}
IS_DARK = "matchMedia('(prefers-color-scheme: dark)').matches"
Scheme = Literal["light", "dark"]
Size = Literal["phone", "phone-turned", "tablet", "tablet-turned", "small"]
SIZES: dict[Size, ViewportSize] = {
    "phone": {"width": 360, "height": 740},
    "phone-turned": {"width": 740, "height": 360},
    "tablet": {"width": 1024, "height": 768},
    "tablet-turned": {"width": 768, "height": 1024},
    "small": {"width": 320, "height": 640},
}
DRAWN = "() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))"

TOO_WIDE = """document.documentElement.scrollWidth <= innerWidth ? [] :
  [...document.querySelectorAll("body *")]
  .filter((one) => one.getBoundingClientRect().right > innerWidth + 1 && !one.closest(".scroll-x"))
  .map((one) => `${one.tagName} ${one.className} ${one.textContent.trim().slice(0, 20)}`)"""

TOO_SMALL = """[...document.querySelectorAll("button, [role=button], .tabs a, .top a, summary, select")]
  .filter((one) => one.checkVisibility() && one.getBoundingClientRect().height < 44)
  .map((one) => `${one.className} ${one.textContent.trim().slice(0, 30)}`)"""

MISFITS = f"""(percent) => new Promise((done) => {{
  document.documentElement.style.fontSize = percent === 100 ? "" : `${{percent}}%`;
  let frames = 60;
  const look = () => {{
    const wrong = [{TOO_WIDE}, {TOO_SMALL}].flat();
    frames -= 1;
    if (wrong.length && frames) requestAnimationFrame(look);
    else done(wrong);
  }};
  requestAnimationFrame(() => requestAnimationFrame(look));
}})"""
"""What is too wide or too small, once the screen has had time to follow a change of its size."""


def show(phone: Sheet, place: str) -> None:
    """Opens a screen and waits until all of it is there."""
    phone.open(place)
    expect(phone.page).not_to_have_url(re.compile("/open/"))
    phone.page.evaluate(DRAWN)
    expect(phone.page.locator("main[aria-busy], [aria-busy=true]")).to_have_count(0)
    expect(phone.page.locator("h1")).to_be_visible()


def axe(phone: Sheet, rules: dict[str, Any]) -> list[str]:
    """What keeps somebody out by these rules of axe."""
    found = phone.page.evaluate(RULES, rules)
    if found is None:  # This document has not been looked at yet.
        phone.page.evaluate(AXE)
        found = phone.page.evaluate(RULES, rules)
    return [
        f"{wrong['id']}: {wrong['nodes'][0]['html'][:150]} {wrong['nodes'][0].get('failureSummary')}"
        for wrong in found["violations"]
    ]


def barriers(phone: Sheet, *, targets: bool = False) -> list[str]:
    """What keeps somebody out; the contrast of colours by day and by night.

    With `targets` so does what is tapped and too small, or covered.
    """
    found = axe(phone, {"rules": {"target-size": {"enabled": targets}}})
    schemes: tuple[Scheme, Scheme] = ("dark", "light") if phone.page.evaluate(IS_DARK) else ("light", "dark")
    phone.page.emulate_media(color_scheme=schemes[1])
    found += axe(phone, COLOURS)
    phone.page.emulate_media(color_scheme=schemes[0])
    return found


def misfits(phone: Sheet, percent: int = 100) -> list[str]:
    """What is too wide, or too small to be tapped, with text of so many percent of its size."""
    found: list[str] = phone.page.evaluate(MISFITS, percent)
    return found


def misfits_of_large_text(phone: Sheet) -> list[str]:
    """What is too wide, or too small to be tapped, on a small phone while its text has twice the size."""
    phone.page.set_viewport_size(SIZES["small"])
    found = misfits(phone, 200)
    phone.page.evaluate("document.documentElement.style.fontSize = ''")
    return found


@dataclass(frozen=True)
class Walk:
    """A phone that is looked at on every screen: axe looks once, the measure is taken in several sizes."""

    phone: Sheet
    size: Size
    pictures: Path | None = None
    """The folder of the pictures of the screens, where they are wanted."""
    wrong: dict[str, list[str]] = field(default_factory=dict)
    """What was found, by the name of the screen."""

    def sit_down(self, address: str, scorer: Phone) -> str:
        """Opens a game with the right to score it; the place of its screens."""
        self.phone.open(link_of(address, scorer.token))
        expect(self.phone.page).not_to_have_url(re.compile("/open/"))
        return link_of(address)

    def look(self, name: str, *others: Size, targets: bool = False) -> None:
        """Notes what is wrong with the screen, in its own size, on a small phone and in other sizes."""
        if self.pictures:
            self.phone.page.screenshot(path=self.pictures / f"{name}-{self.size}.png", full_page=True)
        found = barriers(self.phone, targets=targets)
        for size in dict.fromkeys(("small", *others, self.size)):
            self.phone.page.set_viewport_size(SIZES[size])
            found += [f"{size}: {fault}" for fault in misfits(self.phone)]
        if found:
            self.wrong[name] = found
