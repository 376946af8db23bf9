"""`/problems` and `/problems/<code>`: the pages that the `type` of a problem leads to."""

from __future__ import annotations

import re
from html import escape

from flask import Blueprint

from referee.families.registry import codes

pages = Blueprint("problems", __name__, url_prefix="/problems")


@pages.get("")
def list_codes() -> str:
    """The page with every code."""
    rows = "\n".join(
        f'<dt><a href="/problems/{escape(name)}">{escape(name)}</a></dt><dd>{_text(code.title)}</dd>'
        for name, code in sorted(codes().items())
    )
    return page("Problems", f"<p>What the service may find wrong.</p>\n<dl>\n{rows}\n</dl>")


@pages.get("/<code>")
def show_code(code: str) -> tuple[str, int]:
    """The page of one code."""
    known = codes().get(code)
    back = '<p><a href="/problems">All problems</a></p>'
    if known is None:
        return page("No such problem", f"<p>There is no code <code>{escape(code)}</code>.</p>\n{back}"), 404
    body = f"<p><code>{escape(code)}</code></p>\n<p>{_text(known.text)}</p>\n{back}"
    return page(known.title, body), 200


def page(title: str, body: str) -> str:
    """A whole HTML page; `title` is text, `body` is HTML."""
    return f"""<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>{escape(title)} · Referee</title>
</head>
<body>
<h1>{escape(title)}</h1>
{body}
</body>
</html>
"""


def _text(text: str) -> str:
    """Text with `code` in it, as HTML.

    >>> _text("a `<b>`")
    'a <code>&lt;b&gt;</code>'
    """
    return re.sub(r"`([^`]*)`", r"<code>\1</code>", escape(text, quote=False))
