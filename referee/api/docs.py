"""`/openapi.json`, and `/docs`, which shows it with Swagger UI. All assets come from this service."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import flask_swagger_ui
import orjson
from flask import Blueprint, abort, url_for
from werkzeug.wrappers import Response as AnyResponse

from referee.api.foundation.problems import RefereeApi
from referee.content import Asset, send

_ASSETS = Path(flask_swagger_ui.__file__).parent / "dist"
_STARTS = "start.js"
_SERVED = {
    "swagger-ui.css": "text/css",
    "swagger-ui-bundle.js": "text/javascript",
    "index.css": "text/css",
    "favicon-32x32.png": "image/png",
    _STARTS: "text/javascript",
}

_PAGE = """<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Referee: the API</title>
<link rel="stylesheet" href="{assets}/index.css">
<link rel="stylesheet" href="{assets}/swagger-ui.css">
<link rel="icon" href="{assets}/favicon-32x32.png">
</head>
<body>
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


def openapi_text(api: RefereeApi) -> str:
    """The OpenAPI document as JSON, two spaces an indent: the same for the same code."""
    return orjson.dumps(api.spec.to_dict(), option=orjson.OPT_INDENT_2).decode() + "\n"


def docs_of(api: RefereeApi) -> Blueprint:
    """The pages that document `api`. The document is written when it is first asked for."""
    docs = Blueprint("docs", __name__)
    written: list[Asset] = []

    @docs.get("/openapi.json")
    def show_document() -> AnyResponse:
        if not written:
            written.append(Asset(openapi_text(api).encode(), "application/json"))
        return send(written[0])

    @docs.get("/docs", strict_slashes=False)
    def show_page() -> str:
        assets = url_for("docs.show_asset", name="x").removesuffix("/x")
        return _PAGE.format(assets=assets, document=url_for("docs.show_document"))

    @docs.get("/docs/assets/<name>")
    def show_asset(name: str) -> AnyResponse:
        if name not in _SERVED:
            abort(404)
        return send(_asset(name))

    return docs


@cache
def _asset(name: str) -> Asset:
    """A file of Swagger UI, or what starts it; read once a process."""
    content = _START.encode() if name == _STARTS else (_ASSETS / name).read_bytes()
    return Asset(content, _SERVED[name])
