"""Metrics: what the service has counted, for Prometheus."""

from __future__ import annotations

from contextlib import suppress

from flask import Blueprint, Flask, Response

from referee.api.foundation.context import context
from referee.api.foundation.problems import RequestError
from referee.api.foundation.requests import operation, seconds
from referee.errors import StorageError
from referee.meter import SILENT, Meter

metrics = Blueprint("metrics", __name__)


@metrics.get("/metrics")
def show_metrics() -> Response:
    """Everything counted, by all processes of this service."""
    app_context = context()
    if app_context.counts_standbys:
        with suppress(StorageError):
            app_context.store.health()
    exposition = app_context.meter.exposition()
    if exposition is None:
        message = "Nothing is counted here. For metrics install referee[metrics]."
        raise RequestError(404, "address_must_exist", message)
    media_type, text = exposition
    return Response(text, content_type=media_type)


def measure(app: Flask, meter: Meter) -> None:
    """Counts the answers of `app`, where anything is counted."""
    if meter is SILENT:
        return

    @app.after_request
    def count(response: Response) -> Response:
        meter.answered(operation(), response.status_code, seconds())
        return response
