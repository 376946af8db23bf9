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
    health_of_store = context().store.health()
    document = {
        "status": "ready",
        "store": health_of_store.backend,
        "version": health_of_store.version,
        "library": health_of_store.library,
        **health_of_store.cluster,
        "warnings": list(health_of_store.warnings),
    }
    return json_response(dumps(document))
