"""The application: settings, store, runtime, API and score sheet joined."""

from __future__ import annotations

import os
from contextlib import suppress
from dataclasses import replace
from datetime import timedelta
from importlib.util import find_spec
from pathlib import Path

from flask import Flask

from referee.api import claims, health, metrics, records, rules
from referee.api import tokens as links
from referee.api.clubs import books as club_books
from referee.api.clubs import clubs
from referee.api.docs import docs_of
from referee.api.documents import openapi_text
from referee.api.foundation.context import NAME, AppContext
from referee.api.foundation.network import prepare_for_clients
from referee.api.foundation.problems import RefereeApi, answer_errors
from referee.api.games import acts, confirmations, games, hands, score_sheets
from referee.api.pages import pages
from referee.application import RUNTIME, add_resources, api_of, application_of
from referee.errors import StorageError
from referee.families.protocol import AnyFamily
from referee.families.registry import families
from referee.meter import SILENT, Meter
from referee.phone.files import files_in
from referee.phone.pages import phone_of
from referee.service.forgetting import Forgetting
from referee.service.games.watch import Broadcaster
from referee.service.runtime import Runtime
from referee.settings import OFF, Settings
from referee.sheet.pages import sheet_of
from referee.store import Store
from referee.store.opening import open_store
from referee.workers import answer_operators, at_the_end, when_stopped

RESOURCES = (
    rules.blp,
    games.blp,
    hands.blp,
    confirmations.blp,
    acts.blp,
    score_sheets.blp,
    claims.blp,
    links.blp,
    records.blp,
    clubs.blp,
    links.keys,
    links.own,
    club_books.blp,
)


def new_meter() -> Meter:
    """The meter of this process: silent where the extra for metrics is not installed."""
    if find_spec("prometheus_client") is None:
        return SILENT
    from referee.metrics import Metrics  # noqa: PLC0415  # what it needs may not be there

    return Metrics(family.id for family in families())


def create_app(
    settings: Settings,
    *,
    store: Store | None = None,
    runtime: Runtime = RUNTIME,
    meter: Meter | None = None,
) -> Flask:
    """The application over the store that the settings name, or over another one.

    :raises StorageError: when the store cannot be opened.
    """
    meter = meter or new_meter()
    store = store or open_store(
        settings.database, threads=settings.threads, meter=meter, standbys=settings.standbys
    )
    context = AppContext(
        store,
        runtime,
        Broadcaster(store, runtime.now, places=settings.streams, meter=meter),
        meter=meter,
        counts_standbys=settings.standbys > 0,
        forgetting=Forgetting(store, runtime.clock, retention=timedelta(hours=settings.answers_kept)),
    )
    app = _application_of(context, settings)
    add_resources(app, RESOURCES)
    app.register_blueprint(docs_of(described_api))
    app.register_blueprint(pages)
    if not settings.operations_port:
        _register_operations(app)
    phone_files = Path(settings.phone_files)
    app.register_blueprint(sheet_of(has_engine=lambda: bool(files_in(phone_files))))
    app.register_blueprint(phone_of(phone_files))
    return app


def described_api(family: AnyFamily | None = None) -> RefereeApi:
    """The API of all resources, not to be served but for its document: of one family, or of all."""
    return api_of(RESOURCES, family)


def documents() -> dict[str, str]:
    """The texts of the OpenAPI documents by the names of their files: the whole, and each family's."""
    whole = {"referee": openapi_text(described_api())}
    each = {family.id: openapi_text(described_api(family)) for family in families()}
    return {f"{name}.json": text for name, text in (whole | each).items()}


def _application_of(context: AppContext, settings: Settings) -> Flask:
    app = application_of(context, threads=settings.threads, most_bytes=settings.max_body_bytes)
    prepare_for_clients(app, settings)
    metrics.measure(app, context.meter)
    return app


def _register_operations(app: Flask) -> None:
    app.register_blueprint(health.health)
    app.register_blueprint(metrics.metrics)


def operations_of(app: Flask, settings: Settings) -> Flask:
    """The application for operators at a port of their own: health and metrics of another application.

    The application itself has neither then, however their addresses are spelled.
    """
    shared: AppContext = app.extensions[NAME]
    operations = _application_of(shared, replace(settings, rate_limit=OFF, proxies=0))
    answer_errors(operations)
    _register_operations(operations)
    return operations


def create_app_from_environment() -> Flask:
    """The application that the `REFEREE_*` variables describe; what the server's workers call."""
    settings = Settings.from_environment(os.environ)
    app = create_app(settings)
    context: AppContext = app.extensions[NAME]
    when_stopped(context.close)
    if settings.operations_port:
        answer_operators(operations_of(app, settings))
    at_the_end(lambda: _look_once_more(context.store))
    return app


def _look_once_more(store: Store) -> None:
    """Lets the store notice at the end that its files were removed, and keep their content."""
    with suppress(StorageError):
        store.health()
