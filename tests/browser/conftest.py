"""A server, a browser where there is one, and phones that hold the score sheet."""

from __future__ import annotations

import shutil
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, expect

from tests.browser.sheet import Sheet
from tests.run import CHROMIUM
from tests.serving import Phone, Server, serving

PHONE = {"width": 360, "height": 740}
PATIENCE_MS = 10_000
expect.set_options(timeout=PATIENCE_MS)

OFF = """
    AimEnabled AvoidCorsURLLoaderRestartOnRedirect AvoidUnnecessaryBeforeUnloadCheckSync
    DestroyProfileOnBrowserClose HttpsFirstBalancedModeAutoEnable HttpsUpgrades LensOverlay MediaRouter
    NetworkTimeServiceQuerying OptimizationHints PaintHolding PreconnectToSearch ThirdPartyStoragePartitioning
    WebUIOmniboxAimPopup WebUIOmniboxPopup
"""
"""Features of Chromium that tests do without.

The last two draw the suggestions of an address bar that nobody sees, in a process for every context: a third
of the time of all browser tests. The others are Playwright's own, since of several lists the last counts.
"""

EXPECTED = ("404", "401", "409", "422", "net::ERR", "Failed to load resource", "blocked by Playwright")
"""What a browser writes about answers that the sheet expects and deals with."""


@pytest.fixture(scope="session")
def browser_type_launch_args(browser_type_launch_args: dict[str, Any]) -> dict[str, Any]:
    path = next(filter(None, map(shutil.which, CHROMIUM)), None)
    if path is None:
        pytest.skip("no Chromium: install your system's chromium package")
    args = ["--no-sandbox", f"--disable-features={','.join(OFF.split())}"]
    return {**browser_type_launch_args, "executable_path": path, "args": args}


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(tmp_path_factory.mktemp("sheet") / "referee.db") as running:
        yield running


@pytest.fixture
def api(server: Server) -> Phone:
    """Whoever talks to the server without a browser."""
    return Phone(server.port)


@pytest.fixture
def open_phone(browser: Browser, server: Server) -> Iterator[Callable[..., Sheet]]:
    """Another phone with a memory of its own; it may load nothing from elsewhere, and no script may fail."""
    contexts: list[BrowserContext] = []
    wrong: list[str] = []

    def another(origin: str = f"http://127.0.0.1:{server.port}", **more: Any) -> Sheet:
        context = browser.new_context(
            **{
                "viewport": PHONE,
                "locale": "en-GB",
                "reduced_motion": "reduce",
                # What a service worker lets pass, the routes of a test need not see.
                "service_workers": "block",
                **more,
            }
        )
        context.set_default_timeout(PATIENCE_MS)
        contexts.append(context)
        context.on("request", lambda sent: _stays_here(sent.url, origin, wrong))
        page = context.new_page()
        page.on("pageerror", lambda error: wrong.append(f"script: {error}"))
        page.on("console", lambda said: _is_quiet(said.type, said.text, wrong))
        return Sheet(page, origin)

    yield another
    for context in contexts:
        context.close()
    assert wrong == []


@pytest.fixture
def phone(open_phone: Callable[..., Sheet]) -> Sheet:
    return open_phone()


def _stays_here(address: str, origin: str, wrong: list[str]) -> None:
    if not address.startswith((origin, "data:", "blob:")):
        wrong.append(f"a request to elsewhere: {address}")


def _is_quiet(kind: str, text: str, wrong: list[str]) -> None:
    if kind in {"error", "warning"} and not any(expected in text for expected in EXPECTED):
        wrong.append(f"console: {text}")


@pytest.fixture(scope="session")
def screenshots() -> Path:
    """Where pictures of the screens are kept to be looked at."""
    folder = Path(__file__).parents[2] / "screenshots"
    folder.mkdir(exist_ok=True)
    return folder
