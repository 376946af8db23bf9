"""What every answer goes through: who may read it in a browser, how often one may ask, what a page may do."""

from __future__ import annotations

import time
from typing import Any

from flask import Flask, Response, request
from flask_cors import CORS
from werkzeug.exceptions import TooManyRequests
from werkzeug.middleware.proxy_fix import ProxyFix

from ..settings import Settings, parse_rate
from .rates import RateLimit, client_of

CONTENT_POLICY = (
    "default-src 'self'; img-src 'self' data:; object-src 'none'; base-uri 'none'; form-action 'self'; "
    "frame-ancestors 'none'"
)
"""What a page may load: nothing from elsewhere, and no script or style written into it."""

_CREATING = ("/v1/games", "/v1/records", "/v1/clubs")
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
    """Only the API counts, and a browser's preflight is not the client's doing."""
    requests = _limit(settings.rate_limit)
    creations = _limit(settings.creation_limit)

    @app.before_request
    def count() -> None:
        if request.method == "OPTIONS" or not request.path.startswith("/v1/"):
            return
        creates = request.method == "POST" and request.path in _CREATING
        for limit in (requests, creations if creates else None):
            wait_s = limit.wait_s(client_of(request.remote_addr), time.monotonic()) if limit else 0
            if wait_s:
                raise TooManyRequests(retry_after=wait_s)


def _limit(setting: str) -> RateLimit | None:
    rate = parse_rate(setting)
    return RateLimit(rate) if rate else None


def _secure(response: Response) -> Response:
    headers: dict[str, Any] = {"X-Content-Type-Options": "nosniff", "Referrer-Policy": "no-referrer"}
    if response.mimetype == "text/html":
        headers["Content-Security-Policy"] = CONTENT_POLICY
    if request.path.startswith("/v1/"):
        headers["Cache-Control"] = "no-cache"
    for name, value in headers.items():
        response.headers.setdefault(name, value)
    return response
