"""`/openapi.json`, and `/docs`, which shows it with Swagger UI. All assets come from this service."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache
from html import escape
from pathlib import Path
from threading import Lock

import flask_swagger_ui
from flask import Blueprint, abort, request, url_for
from werkzeug.wrappers import Response as AnyResponse

from referee.api.documents import openapi_text
from referee.api.foundation.problems import RefereeApi
from referee.api.start import start_page
from referee.content import Asset, send
from referee.families.protocol import AnyFamily
from referee.families.registry import families, family_named

_ASSETS = Path(flask_swagger_ui.__file__).parent / "dist"
_STARTS, _NAV = "start.js", "nav.css"
_SERVED = {
    "swagger-ui.css": "text/css",
    "swagger-ui-bundle.js": "text/javascript",
    "index.css": "text/css",
    "favicon-32x32.png": "image/png",
    _STARTS: "text/javascript",
    _NAV: "text/css",
}

_PAGE = """<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Referee: the API</title>
<link rel="stylesheet" href="{assets}/index.css">
<link rel="stylesheet" href="{assets}/swagger-ui.css">
<link rel="stylesheet" href="{assets}/nav.css">
<link rel="icon" href="{assets}/favicon-32x32.png">
</head>
<body>
<nav aria-label="Documents">
<a href="{start}">The first ten minutes</a>
{families}
<a href="{document}">As JSON</a>
</nav>
<div id="docs" data-document="{document}"></div>
<script src="{assets}/swagger-ui-bundle.js"></script>
<script src="{assets}/start.js"></script>
</body>
</html>
"""

# A file of its own, since the content policy allows no script inside a page. Without
# `validatorUrl: null` the page would ask a validator elsewhere.
_START = """SwaggerUIBundle({
  url: document.getElementById("docs").dataset.document,
  dom_id: "#docs",
  deepLinking: true,
  validatorUrl: null,
});
"""


_STYLE = """nav { font: 15px/2 sans-serif; max-width: 1460px; margin: auto; padding: 8px 20px; }
nav a { margin-right: 12px; white-space: nowrap; color: #1b4f9c; }
main { font: 16px/1.5 sans-serif; max-width: 800px; margin: auto; padding: 8px 20px; }
pre { background: #f4f4f1; padding: 10px; overflow-x: auto; }
nav a[aria-current] { color: inherit; font-weight: bold; text-decoration: none; }
"""
_WRITTEN = {_STARTS: _START, _NAV: _STYLE}
"""Our own files, which are none of Swagger UI."""


def docs_of(api_for: Callable[[AnyFamily | None], RefereeApi]) -> Blueprint:
    """The pages that document an API, of all families or of one.

    A document is written when it is first asked for.
    """
    docs = Blueprint("docs", __name__)
    documents, writing = dict[str | None, Asset](), Lock()

    def document(family: AnyFamily | None) -> Asset:
        key = family.id if family else None
        with writing:
            if key not in documents:
                documents[key] = Asset(openapi_text(api_for(family)).encode(), "application/json")
        return documents[key]

    @docs.get("/openapi.json")
    def show_document() -> AnyResponse:
        return send(document(_family_in_query()))

    @docs.get("/docs", strict_slashes=False)
    def show_page() -> str:
        family = _family_in_query()
        chosen = family.id if family else None
        assets = url_for("docs.show_asset", name="x").removesuffix("/x")
        return _PAGE.format(
            assets=assets,
            document=url_for("docs.show_document", family=chosen),
            start=url_for("docs.show_start"),
            families="\n".join(_links(chosen)),
        )

    @docs.get("/docs/start")
    def show_start() -> str:
        assets = url_for("docs.show_asset", name="x").removesuffix("/x")
        return start_page(assets, url_for("docs.show_page"))

    @docs.get("/docs/assets/<name>")
    def show_asset(name: str) -> AnyResponse:
        if name not in _SERVED:
            abort(404)
        return send(_asset(name))

    return docs


def _family_in_query() -> AnyFamily | None:
    """The family that the query names, if any.

    :raises NotFoundError: when there is none of this id, with those that there are.
    """
    family_id = request.args.get("family")
    return None if family_id is None else family_named(family_id)


def _links(chosen: str | None) -> Iterator[str]:
    """The links to the documents of all families and of each one."""
    for family_id, name in [(None, "All families"), *((family.id, family.name) for family in families())]:
        address = escape(url_for("docs.show_page", family=family_id))
        current = ' aria-current="page"' if family_id == chosen else ""
        yield f'<a href="{address}"{current}>{escape(name)}</a>'


@cache
def _asset(name: str) -> Asset:
    """A file of Swagger UI, or what stands beside it; read once a process."""
    content = _WRITTEN[name].encode() if name in _WRITTEN else (_ASSETS / name).read_bytes()
    return Asset(content, _SERVED[name])
