"""The small app of the examples scores Agurk through the API, from another origin."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Route, expect

from tests.serving import Server

APP = Path(__file__).parents[2] / "examples" / "app"
MOST_LINES = 150


class Quiet(SimpleHTTPRequestHandler):
    """Serves files and writes no log."""

    def log_message(self, *_: object) -> None:
        """Nothing."""


@pytest.fixture
def origin() -> Iterator[str]:
    """Where the app is served: at another port than the service, which is another origin."""
    with ThreadingHTTPServer(("127.0.0.1", 0), partial(Quiet, directory=APP)) as files:
        threading.Thread(target=files.serve_forever).start()
        yield f"http://127.0.0.1:{files.server_port}"
        files.shutdown()


def test_the_small_app_scores_from_another_origin(browser: Browser, server: Server, origin: str) -> None:
    assert len((APP / "index.html").read_text(encoding="utf-8").splitlines()) <= MOST_LINES
    lost: list[str] = []

    def lose_the_first_answer(route: Route) -> None:
        if route.request.method == "POST" and not lost:
            lost.append(route.fetch().headers["etag"])
            route.abort()
        else:
            route.continue_()

    with browser.new_context(viewport={"width": 360, "height": 740}) as context:
        page = context.new_page()
        page.goto(f"{origin}/?service=http://127.0.0.1:{server.port}")
        page.get_by_role("button", name="Begin").click()
        expect(page.get_by_role("heading")).to_have_text("Hand 1: Cy deals 7 each")
        page.route("**/hands", lose_the_first_answer)
        page.get_by_role("button", name="Bo").click()
        page.get_by_role("button", name="K", exact=True).click()
        expect(page.get_by_role("heading")).to_have_text("Hand 2: Ann deals 7 each")
        expect(page.get_by_role("button", name="Bo")).to_have_text("Bo13")
        assert lost
        expect(page.get_by_role("listitem")).to_contain_text(
            ["Bo took the last trick with a king: 13 points."]
        )
        page.reload()
        page.get_by_role("button", name="Undo").click()
        expect(page.get_by_role("heading")).to_have_text("Hand 1: Cy deals 7 each")
        page.get_by_role("button", name="New game").click()
        page.get_by_label("Who plays").fill("Ann")
        page.get_by_role("button", name="Begin").click()
        expect(page.get_by_role("status")).to_contain_text("players")
        page.get_by_label("Who plays").fill("Ann, Bo")
        page.get_by_role("button", name="Begin").click()
        expect(page.get_by_role("heading")).to_have_text("Hand 1: Bo deals 7 each")
