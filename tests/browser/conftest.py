"""A server, a browser where there is one, and phones that hold the score sheet."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator, Sequence
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Error, Page, expect

from tests.browser.drawer import Drawer
from tests.browser.everyone import SIZES, Scheme, Size, Walk
from tests.browser.sheet import Sheet
from tests.serving import Phone, Server, serving

PHONE = {"width": 360, "height": 740}
PATIENCE_MS, LOOK_MS = 30_000, 2_000
expect.set_options(timeout=PATIENCE_MS)

FETCHING = "An unknown error occurred when fetching the script."
"""What Chromium writes when it looks by itself for a newer service worker and has no connection."""

EXPECTED = (
    "404",
    "401",
    "409",
    "422",
    "net::ERR",
    "Failed to load resource",
    "blocked by Playwright",
)
"""What a browser writes about answers that the sheet expects and deals with."""


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(tmp_path_factory.mktemp("sheet") / "referee.db") as running:
        yield running


@pytest.fixture
def api(server: Server) -> Phone:
    """Whoever talks to the server without a browser."""
    return Phone(server.port)


@pytest.fixture(scope="session")
def drawer(browser: Browser) -> Drawer:
    """Phones that tests have put back."""
    return Drawer(browser)


@pytest.fixture
def open_phone(
    request: pytest.FixtureRequest, browser: Browser, server: Server, drawer: Drawer
) -> Iterator[Callable[..., Sheet]]:
    """Another phone with a memory of its own; it may load nothing from elsewhere, and no script may fail.

    It comes from the drawer, without what it remembered but with the files of the sheet, unless the test is
    marked `cold`, has a service worker, or another origin.
    """
    is_cold = request.node.get_closest_marker("cold") is not None
    wrong: list[str] = []
    here = f"http://127.0.0.1:{server.port}"

    def listen(to: Page | BrowserContext, event: Any, do: Callable[[Any], None]) -> None:
        to.on(event, do)
        stack.callback(to.remove_listener, event, do)

    def another(origin: str = here, language: str = "", **more: Any) -> Sheet:
        options = {
            "viewport": PHONE,
            "locale": "en-GB",
            "reduced_motion": "reduce",
            # What a service worker lets pass, the routes of a test need not see.
            "service_workers": "block",
            **more,
        }
        if is_cold or origin != here or options["service_workers"] != "block":
            context = browser.new_context(**options)
            stack.callback(context.close)
            page = context.new_page()
        else:
            page = drawer.take(options, origin)
        page.context.set_default_timeout(PATIENCE_MS)
        listen(page.context, "requestfailed", lambda sent: _stays_here(sent.url, origin, wrong))
        listen(page, "pageerror", lambda error: wrong.append(f"script: {error}"))
        expected = (*EXPECTED, FETCHING) if options["service_workers"] != "block" else EXPECTED
        listen(page, "console", lambda said: _is_quiet(said.type, said.text, expected, wrong))
        return Sheet(page, origin, language)

    with ExitStack() as stack:
        stack.callback(drawer.put_back)
        yield another
    assert wrong == []


@pytest.fixture
def phone(open_phone: Callable[..., Sheet]) -> Sheet:
    return open_phone()


def _stays_here(address: str, origin: str, wrong: list[str]) -> None:
    if not address.startswith((origin, "data:", "blob:")):
        wrong.append(f"a request to elsewhere: {address}")


def _is_quiet(kind: str, text: str, expected: Sequence[str], wrong: list[str]) -> None:
    if kind in {"error", "warning"} and not any(part in text for part in expected):
        wrong.append(f"console: {text}")


@pytest.fixture(scope="session")
def pictures() -> Path | None:
    """Where pictures of the screens are kept, if somebody wants to look at them."""
    if not os.environ.get("REFEREE_PICTURES"):
        return None
    folder = Path(__file__).parents[2] / "screenshots"
    folder.mkdir(exist_ok=True)
    return folder


@pytest.fixture
def walk(open_phone: Callable[..., Sheet], pictures: Path | None) -> Callable[..., Walk]:
    """A phone of that size and scheme that is looked at on every screen, in a language of its own."""

    def begin(size: Size, scheme: Scheme, language: str = "") -> Walk:
        # Past the policy of the page, for axe, which writes styles of its own.
        phone = open_phone(language=language, viewport=SIZES[size], color_scheme=scheme, bypass_csp=True)
        return Walk(phone, size, pictures)

    return begin


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item) -> Iterator[None]:
    """Tells of a test that failed what its pages show, which a locator that matched nothing does not."""
    report = yield
    if report.failed and (browser := item.funcargs.get("browser")):
        pages = [page for context in browser.contexts for page in context.pages]
        report.sections.append(("What pages show", "\n\n".join(map(_shown, pages))))
    return report


def _shown(page: Page) -> str:
    try:
        return f"{page.url}\n{page.inner_text('body', timeout=LOOK_MS)}"
    except Error as error:
        return f"{page.url}\n{error}"
