"""What every answer goes through: who may read it in a browser, how often one may ask, what a page may do."""

from __future__ import annotations

import time
from collections.abc import Callable
from ipaddress import AddressValueError, IPv6Address
from typing import Any

from flask import Flask, Response, request
from flask_cors import CORS
from flask_limiter import ApplicationLimit, Limiter, RequestLimit
from werkzeug.middleware.proxy_fix import ProxyFix

from ..settings import OFF, Settings

CONTENT_POLICY = (
    "default-src 'self'; img-src 'self' data:; object-src 'none'; base-uri 'none'; form-action 'self'; "
    "frame-ancestors 'none'"
)
"""What a page may load: nothing from elsewhere, and no script or style written into it."""

_CREATING = ("/v1/games", "/v1/records", "/v1/clubs")
_NETWORK_BITS = 64
_PREFLIGHT_KEPT_S = 86_400


def prepare(app: Flask, settings: Settings) -> None:
    """Gives `app` its limits, CORS and security headers. Comes before the blueprints."""
    app.config["MAX_CONTENT_LENGTH"] = settings.max_body_bytes
    app.json.sort_keys = False  # type: ignore[attr-defined]  # of the default provider
    app.json.ensure_ascii = False  # type: ignore[attr-defined]
    if settings.proxies:
        hops = settings.proxies
        app.wsgi_app = ProxyFix(app.wsgi_app, x_for=hops, x_proto=hops, x_host=hops)  # type: ignore[method-assign]
    _open_to_browsers(app)
    _limit_rates(app, settings)
    app.after_request(_secure)


def _open_to_browsers(app: Flask) -> None:
    """Third-party score sheets are the point. There are no cookies, so nothing is sent by itself."""
    CORS(
        app,
        resources=[r"/v1/.*", r"/openapi\.json"],
        origins="*",
        send_wildcard=True,
        supports_credentials=False,
        methods=["GET", "HEAD", "POST", "PUT", "DELETE", "OPTIONS"],
        allow_headers=["Authorization", "Content-Type", "If-Match", "If-None-Match", "Idempotency-Key"],
        expose_headers=["ETag", "Location", "Link", "Retry-After", "Idempotency-Replayed"],
        max_age=_PREFLIGHT_KEPT_S,
    )


def _limit_rates(app: Flask, settings: Settings) -> None:
    """Counts per client address, in this process only."""
    if settings.rate_limit == OFF:
        return
    limits: list[str | Callable[[], str] | ApplicationLimit] = [
        ApplicationLimit(settings.rate_limit, scope="requests")
    ]
    if settings.creation_limit != OFF:
        limits.append(
            ApplicationLimit(settings.creation_limit, scope="creations", exempt_when=_creates_nothing)
        )
    limiter = Limiter(
        _client, app=app, application_limits=limits, storage_uri="memory://", on_breach=_try_later
    )
    limiter.request_filter(_is_free)


def _client() -> str:
    """Whom an address belongs to: a household has one IPv4 address, but a whole network of IPv6."""
    address = request.remote_addr or ""
    try:
        return str(int(IPv6Address(address)) >> _NETWORK_BITS)
    except AddressValueError:
        return address


def _is_free() -> bool:
    """Only the API counts, and a browser's preflight is not the client's doing."""
    return request.method == "OPTIONS" or not request.path.startswith("/v1/")


def _creates_nothing() -> bool:
    creates = request.path in _CREATING or request.path.endswith("/rematch")
    return request.method != "POST" or not creates


def _try_later(limit: RequestLimit) -> Response:
    """The answer that the problem is written into."""
    seconds = max(1, int(limit.reset_at - time.time()))
    return Response(status=429, headers={"Retry-After": str(seconds)})


def _secure(response: Response) -> Response:
    headers: dict[str, Any] = {"X-Content-Type-Options": "nosniff", "Referrer-Policy": "no-referrer"}
    if response.mimetype == "text/html":
        headers["Content-Security-Policy"] = CONTENT_POLICY
    if request.path.startswith("/v1/"):
        headers["Cache-Control"] = "no-cache"
    for name, value in headers.items():
        response.headers.setdefault(name, value)
    return response
