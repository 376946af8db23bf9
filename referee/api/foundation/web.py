"""The parts of HTTP that all answers share: what browsers may do with them, and whole redirects."""

from __future__ import annotations

from functools import lru_cache
from urllib.parse import urlsplit

from flask import Flask, request
from werkzeug.routing import RequestRedirect
from werkzeug.utils import redirect
from werkzeug.wrappers import Response as AnyResponse

from referee.api.foundation.answers import Headed, WithHeaders
from referee.api.foundation.deciding import give_turns
from referee.api.foundation.requests import HEADER as REQUEST_ID
from referee.api.foundation.requests import begin
from referee.api.foundation.streaming import EVENT_STREAM
from referee.service.games.printing import STYLE_DIGESTS

_PRINTED = " ".join(f"'{digest}'" for digest in STYLE_DIGESTS)
CONTENT_POLICY = (
    f"default-src 'self'; style-src 'self' {_PRINTED}; img-src 'self' data:; object-src 'none'; "
    "base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
)
"""The policy of a page: it loads nothing from elsewhere, and no script or style is written into it.

But for the style of a printed score sheet: the page of a private game is fetched with a token and shown from
memory, where it stands under the policy of the page that fetched it.
"""

_OF_ALL = (("X-Content-Type-Options", "nosniff"), ("Referrer-Policy", "no-referrer"))
NO_DEVICES = "camera=(), microphone=(), geolocation=()"
"""The policy of a page on the devices of the machine that shows it."""
_OF_PAGES = (
    *_OF_ALL,
    ("Content-Security-Policy", CONTENT_POLICY),
    ("Permissions-Policy", NO_DEVICES),
)
_OF_THE_API = (*_OF_ALL, ("Cache-Control", "no-cache"))
_OF_STREAMS = (*_OF_ALL, ("Cache-Control", "no-store"), ("X-Accel-Buffering", "no"))
_OF_MIMETYPE = {"text/html": _OF_PAGES, EVENT_STREAM: _OF_STREAMS}
EXPOSED = ("ETag", "Location", "Link", "Retry-After", "Idempotency-Replayed", REQUEST_ID)
_TO_BROWSERS = (
    ("Access-Control-Allow-Origin", "*"),
    ("Access-Control-Expose-Headers", ", ".join(sorted(EXPOSED))),
)


def prepare(app: Flask, *, threads: int, most_bytes: int) -> None:
    """Gives `app` its turns and headers; bodies have at most so many bytes. Comes before the blueprints."""
    app.config["MAX_CONTENT_LENGTH"] = most_bytes
    app.json.sort_keys = False  # type: ignore[attr-defined]  # of the default provider
    app.json.ensure_ascii = False  # type: ignore[attr-defined]
    give_turns(app, threads=threads)
    app.after_request(_within_the_service)
    app.wsgi_app = WithHeaders(app.wsgi_app, _headers_of, begin)  # type: ignore[method-assign]


def _within_the_service(response: AnyResponse) -> AnyResponse:
    """The answer; a redirect keeps its path only, since a client may send any `Host`."""
    routing = request.routing_exception
    if not isinstance(routing, RequestRedirect):
        return response
    path = urlsplit(routing.new_url)
    return redirect(path._replace(scheme="", netloc="").geturl(), routing.code)


@lru_cache(maxsize=64)
def _of_kind(content_type: str, *, is_api: bool, is_for_browsers: bool) -> Headed:
    mimetype = content_type.partition(";")[0].strip()
    of_kind = _OF_MIMETYPE.get(mimetype, _OF_THE_API if is_api else _OF_ALL)
    return (*of_kind, *_TO_BROWSERS) if is_for_browsers else of_kind


def _headers_of(path: str, content_type: str) -> Headed:
    """The headers that every answer of this kind has."""
    is_api = path.startswith("/v1/")
    return _of_kind(content_type, is_api=is_api, is_for_browsers=is_for_browsers(path))


def is_for_browsers(path: str) -> bool:
    """True if pages from elsewhere may ask: third-party score sheets are the point.

    There are no cookies, so nothing is sent by itself.
    """
    return path.startswith("/v1/") or path == "/openapi.json"
