"""Health: whether the service answers, and whether its store does."""

from __future__ import annotations

from flask import Blueprint, Response

from referee.api.foundation.context import context, json_response
from referee.service.runtime import dumps

health = Blueprint("health", __name__, url_prefix="/health")


@health.get("/live")
def live() -> Response:
    """The process answers."""
    return json_response('{"status":"alive"}')


@health.get("/ready")
def ready() -> Response:
    """The store answers and takes writes; the answer has warnings for the operator."""
    found = context().store.health()
    document = {
        "status": "ready",
        "store": found.backend,
        "version": found.version,
        "library": found.library,
        **found.cluster,
        "warnings": list(found.warnings),
    }
    return json_response(dumps(document))
