"""The parts of HTTP that clients elsewhere need: preflights of browsers, limits of rates, proxies, a log."""

from __future__ import annotations

from collections.abc import Sequence
from math import ceil

from flask import Flask, Response, request
from flask_cors.core import get_cors_options, set_cors_headers
from limits import RateLimitItem, parse_many
from werkzeug.exceptions import TooManyRequests
from werkzeug.middleware.proxy_fix import ProxyFix

from referee.api.foundation.rates import Windows
from referee.api.foundation.requests import HEADER as REQUEST_ID
from referee.api.foundation.requests import client_address, log_answer
from referee.api.foundation.web import EXPOSED, is_for_browsers
from referee.settings import JSON, MEMORY, OFF, Settings

_CREATING = ("/v1/games", "/v1/records", "/v1/clubs")
_PREFLIGHT_KEPT_S = 86_400
_SENT = (
    *("Authorization", "Content-Type", "If-Match", "If-None-Match", "Idempotency-Key", "Last-Event-ID"),
    REQUEST_ID,
)


def prepare_for_clients(app: Flask, settings: Settings) -> None:
    """Gives a prepared `app` what it needs at a network. Comes before the blueprints."""
    if settings.proxies:
        hops = settings.proxies
        app.wsgi_app = ProxyFix(app.wsgi_app, x_for=hops, x_proto=hops, x_host=hops)  # type: ignore[method-assign]
    _answer_preflights(app)
    _limit_rates(app, settings)
    if settings.log_format == JSON:
        app.after_request(log_answer)


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
            "expose_headers": [*EXPOSED],
            "max_age": _PREFLIGHT_KEPT_S,
        },
    )

    @app.after_request
    def allow(response: Response) -> Response:
        is_preflight = request.method == "OPTIONS" and is_for_browsers(request.path)
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


def _is_free() -> bool:
    """True if a request is not counted: outside the API, and for a browser's preflight."""
    return request.method == "OPTIONS" or not request.path.startswith("/v1/")


def _creates() -> bool:
    return request.method == "POST" and (request.path in _CREATING or request.path.endswith("/rematch"))
