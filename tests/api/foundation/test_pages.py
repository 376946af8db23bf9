from __future__ import annotations

import re
from html.parser import HTMLParser

import pytest
from flask.testing import FlaskClient

from referee.codes.play import Code
from referee.families.registry import codes

CODES = codes()


class Tags(HTMLParser):
    """Collects the tags, and which of them are left open."""

    def __init__(self, html: str) -> None:
        super().__init__()
        self.seen: set[str] = set()
        self.open: list[str] = []
        self.feed(html)

    def handle_starttag(self, tag: str, attrs: object) -> None:
        self.seen.add(tag)
        if tag not in ("meta", "link"):
            self.open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag


def test_every_code_has_a_page(client: FlaskClient) -> None:
    for code in CODES:
        answer = client.get(f"/problems/{code}")
        assert (answer.status_code, answer.mimetype) == (200, "text/html"), code
        assert code in answer.text
        tags = Tags(answer.text)
        assert tags.open == [], code
        assert not tags.seen & {"script", "style", "img", "iframe", "link"}, code


def test_the_index_leads_to_every_page(client: FlaskClient) -> None:
    linked = re.findall(r'href="/problems/([a-z0-9_]+)"', client.get("/problems").text)
    assert linked == sorted(CODES)


@pytest.mark.parametrize(
    "code",
    ["<script>alert(1)</script>", '"><b>', "&amp;", "%ED%A0%80%00"],
)
def test_an_unknown_code_is_a_page_too(client: FlaskClient, code: str) -> None:
    answer = client.get(f"/problems/{code}")
    assert (answer.status_code, answer.mimetype) == (404, "text/html")
    assert "script" not in Tags(answer.text).seen
    assert "<b>" not in answer.text


def test_texts_are_escaped(client: FlaskClient, monkeypatch: pytest.MonkeyPatch) -> None:
    odd = Code("<i>Title</i>", "Text with `<code>` & <b>more</b>")
    monkeypatch.setattr("referee.api.pages.codes", lambda: {"odd": odd})
    for path in ("/problems", "/problems/odd"):
        assert not Tags(client.get(path).text).seen & {"i", "b"}
    assert "<code>&lt;code&gt;</code> &amp;" in client.get("/problems/odd").text
