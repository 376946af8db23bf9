"""The parts of HTTP that all answers share: CORS, rate limits, security headers."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from ipaddress import AddressValueError, IPv6Address
from math import ceil
from urllib.parse import urlsplit

from flask import Flask, Response, request
from flask_cors.core import get_cors_options, set_cors_headers
from limits import RateLimitItem, parse_many
from werkzeug.exceptions import TooManyRequests
from werkzeug.middleware.proxy_fix import ProxyFix
from werkzeug.routing import RequestRedirect
from werkzeug.utils import redirect
from werkzeug.wrappers import Response as AnyResponse

from referee.api.foundation.answers import Headed, WithHeaders
from referee.api.foundation.deciding import give_turns
from referee.api.foundation.rates import Windows
from referee.api.foundation.requests import HEADER as REQUEST_ID
from referee.api.foundation.requests import begin, log_answer
from referee.api.foundation.streaming import EVENT_STREAM
from referee.service.games.printing import STYLE_DIGESTS
from referee.settings import JSON, MEMORY, OFF, Settings

_PRINTED = " ".join(f"'{digest}'" for digest in STYLE_DIGESTS)
CONTENT_POLICY = (
    f"default-src 'self'; style-src 'self' {_PRINTED}; img-src 'self' data:; object-src 'none'; "
    "base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
)
"""What a page may load: nothing from elsewhere, and no script or style written into it.

But for the style of a printed score sheet: the page of a private game is fetched with a token and shown from
memory, where it stands under the policy of the page that fetched it.
"""

_CREATING = ("/v1/games", "/v1/records", "/v1/clubs")
_NETWORK_BITS = 64
_PREFLIGHT_KEPT_S = 86_400

_OF_ALL = (("X-Content-Type-Options", "nosniff"), ("Referrer-Policy", "no-referrer"))
_OF_PAGES = (*_OF_ALL, ("Content-Security-Policy", CONTENT_POLICY))
_OF_THE_API = (*_OF_ALL, ("Cache-Control", "no-cache"))
_OF_STREAMS = (*_OF_ALL, ("Cache-Control", "no-store"), ("X-Accel-Buffering", "no"))
_OF_MIMETYPE = {"text/html": _OF_PAGES, EVENT_STREAM: _OF_STREAMS}
_SENT = (
    *("Authorization", "Content-Type", "If-Match", "If-None-Match", "Idempotency-Key", "Last-Event-ID"),
    REQUEST_ID,
)
_EXPOSED = ("ETag", "Location", "Link", "Retry-After", "Idempotency-Replayed", REQUEST_ID)
_TO_BROWSERS = (
    ("Access-Control-Allow-Origin", "*"),
    ("Access-Control-Expose-Headers", ", ".join(sorted(_EXPOSED))),
)


def prepare(app: Flask, settings: Settings) -> None:
    """Gives `app` its limits, CORS and security headers. Comes before the blueprints."""
    app.config["MAX_CONTENT_LENGTH"] = settings.max_body_bytes
    app.json.sort_keys = False  # type: ignore[attr-defined]  # of the default provider
    app.json.ensure_ascii = False  # type: ignore[attr-defined]
    if settings.proxies:
        hops = settings.proxies
        app.wsgi_app = ProxyFix(app.wsgi_app, x_for=hops, x_proto=hops, x_host=hops)  # type: ignore[method-assign]
    give_turns(app, threads=settings.threads)
    _answer_preflights(app)
    _limit_rates(app, settings)
    app.after_request(_within_the_service)
    if settings.log_format == JSON:
        app.after_request(log_answer)
    app.wsgi_app = WithHeaders(app.wsgi_app, _headers_of, begin)  # type: ignore[method-assign]


def _answer_preflights(app: Flask) -> None:
    """Tells browsers what pages from elsewhere may send. What they may read is told with every answer."""
    options = get_cors_options(
        app,
        {
            "origins": "*",
            "send_wildcard": True,
            "supports_credentials": False,
            "methods": ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"],
            "allow_headers": [*_SENT],
            "expose_headers": [*_EXPOSED],
            "max_age": _PREFLIGHT_KEPT_S,
        },
    )

    @app.after_request
    def allow(response: Response) -> Response:
        is_preflight = request.method == "OPTIONS" and _is_for_browsers(request.path)
        return set_cors_headers(response, options) if is_preflight else response


def _limit_rates(app: Flask, settings: Settings) -> None:
    """Counts per client address."""
    if settings.rate_limit == OFF:
        return
    requests = parse_many(settings.rate_limit)
    creations = [] if settings.creation_limit == OFF else parse_many(settings.creation_limit)
    windows = _windows(settings.limits_storage)

    @app.before_request
    def count() -> None:
        if _is_free():
            return
        _hit(windows, requests, "requests")
        if _creates():
            _hit(windows, creations, "creations")


def _windows(storage: str) -> Windows:
    """The windows in which requests are counted: in this process, or by all processes together."""
    if storage == MEMORY:
        return Windows()
    from referee.api.foundation.shared_rates import SharedWindows  # noqa: PLC0415  # needs more to be installed

    return SharedWindows(storage)


def _hit(windows: Windows, limits: Sequence[RateLimitItem], scope: str) -> None:
    """Counts this request.

    :raises TooManyRequests: when the limit is passed.
    """
    client = client_address()
    for limit in limits:
        if seconds := windows.wait_s(limit, scope, client):
            raise TooManyRequests(retry_after=ceil(seconds))


def client_address() -> str:
    """The client of an address: a household has one IPv4 address, but a whole network of IPv6 addresses."""
    address = request.remote_addr or ""
    try:
        network = IPv6Address(address)
        return str(network.ipv4_mapped or int(network) >> _NETWORK_BITS)
    except AddressValueError:
        return address


def _is_free() -> bool:
    """True if a request is not counted: outside the API, and for a browser's preflight."""
    return request.method == "OPTIONS" or not request.path.startswith("/v1/")


def _creates() -> bool:
    return request.method == "POST" and (request.path in _CREATING or request.path.endswith("/rematch"))


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
    return _of_kind(content_type, is_api=is_api, is_for_browsers=_is_for_browsers(path))


def _is_for_browsers(path: str) -> bool:
    """True if pages from elsewhere may ask: third-party score sheets are the point.

    There are no cookies, so nothing is sent by itself.
    """
    return path.startswith("/v1/") or path == "/openapi.json"
