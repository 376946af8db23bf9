"""The application: settings, store, runtime, API and score sheet joined."""

from __future__ import annotations

import os
import secrets
from collections.abc import Callable
from contextlib import suppress
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from functools import partial
from importlib.util import find_spec
from typing import Any

import uuid_utils
from flask import Flask, request

from referee.api import claims, health, metrics, records, rules
from referee.api import tokens as links
from referee.api.clubs import books as club_books
from referee.api.clubs import clubs
from referee.api.docs import docs_of
from referee.api.foundation.context import NAME, AppContext
from referee.api.foundation.problems import RefereeApi, answer_errors
from referee.api.foundation.requests import address, own_id, without_ids
from referee.api.foundation.web import prepare
from referee.api.games import acts, games, hands, score_sheets, streams
from referee.api.pages import pages
from referee.errors import StorageError
from referee.families.registry import families
from referee.meter import SILENT, Meter
from referee.service.clubs.consequences import CONSEQUENCES
from referee.service.forgetting import Forgetting
from referee.service.games.watch import Broadcaster
from referee.service.runtime import Runtime
from referee.service.token_text import digest, new_token
from referee.settings import OFF, Settings
from referee.sheet.pages import sheet_of
from referee.store import Store
from referee.store.opening import open_store
from referee.store.slots import DIGITS, SLOTS, prefix_of, slot_of
from referee.workers import answer_operators, at_the_end, when_stopped

_RANDOM_DIGITS = 20
"""131 bits: whoever has the id of a game may read it."""

RESOURCES = (
    rules.blp,
    games.blp,
    hands.blp,
    acts.blp,
    score_sheets.blp,
    claims.blp,
    streams.blp,
    links.blp,
    records.blp,
    clubs.blp,
    links.keys,
    links.own,
    club_books.blp,
)


def new_game_id(beside: str | None = None) -> str:
    """An id that nobody can guess. It begins with its slot: that of the id beside which it is to be kept.

    >>> new_game_id("zzTop")[:2]
    'zz'
    """
    slot = secrets.randbelow(SLOTS) if beside is None else slot_of(beside)
    return prefix_of(slot) + "".join(secrets.choice(DIGITS) for _ in range(_RANDOM_DIGITS))


def _new_id() -> str:
    return str(uuid_utils.uuid7())


RUNTIME = Runtime(
    clock=partial(datetime.now, UTC),
    new_game_id=new_game_id,
    new_id=_new_id,
    new_token=new_token,
    digest=digest,
    consequences=CONSEQUENCES,
)
"""The runtime of a real service."""


class _Application(Flask):
    """Flask without views that are coroutines, for which it would look anew with every request."""

    def log_exception(self, exc_info: Any) -> None:
        """Tells what nobody has expected, without the address that Flask would name."""
        self.logger.error("%s %s failed (request %s)", request.method, address(), own_id(), exc_info=exc_info)

    def ensure_sync(self, func: Callable[..., Any]) -> Callable[..., Any]:
        """The view itself."""
        return func


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
    app = _Application("referee", static_folder=None)
    meter = meter or new_meter()
    store = store or open_store(
        settings.database, threads=settings.threads, meter=meter, standbys=settings.standbys
    )
    app.extensions[NAME] = AppContext(
        store,
        runtime,
        Broadcaster(store, runtime.now, places=settings.streams, meter=meter),
        meter=meter,
        counts_standbys=settings.standbys > 0,
        forgetting=Forgetting(store, runtime.clock, retention=timedelta(hours=settings.answers_kept)),
    )
    app.logger.addFilter(without_ids)
    prepare(app, settings)
    metrics.measure(app, meter)
    api = api_of(app)
    app.register_blueprint(docs_of(api))
    app.register_blueprint(pages)
    if not settings.operations_port:
        _register_operations(app)
    app.register_blueprint(sheet_of())
    return app


def _register_operations(app: Flask) -> None:
    app.register_blueprint(health.health)
    app.register_blueprint(metrics.metrics)


def operations_of(app: Flask, settings: Settings) -> Flask:
    """The application for operators at a port of their own: health and metrics of another application.

    The application itself has neither then, however their addresses are spelled.
    """
    shared: AppContext = app.extensions[NAME]
    operations = _Application("referee", static_folder=None)
    operations.extensions[NAME] = shared
    prepare(operations, replace(settings, rate_limit=OFF, proxies=0))
    metrics.measure(operations, shared.meter)
    answer_errors(operations)
    _register_operations(operations)
    return operations


def api_of(app: Flask) -> RefereeApi:
    """The API, registered with `app`."""
    api = RefereeApi(
        app, spec_kwargs={"info": {"description": _ABOUT, "license": _LICENCE}, "servers": _SERVERS}
    )
    rules.describe_rules(api)
    for resource in RESOURCES:
        api.register_blueprint(resource)
    return api


_LICENCE = {"name": "MIT", "url": "https://opensource.org/license/mit"}
_SERVERS = [{"url": "/", "description": "Where this document comes from"}]
_ABOUT = """Scores card games played with real cards: a phone enters what happened, and Referee says what the
scores are and why, who deals next and how many cards.

Players are `p1`, `p2`, … in seat order, clockwise; requests may also use a name that only one player has.
Errors are problem documents (RFC 9457) that name everything found, each with a stable `code`.

Writing to a game needs its token: `Authorization: Bearer …`. Every write takes `?preview=true` (tell what
would happen), `If-Match` (only if nobody else wrote) and `Idempotency-Key` (do it once, however often sent).

Sentences are in the language of `?lang=`, else in the one that `Accept-Language` likes most, else in English;
`Content-Language` says so. Beside its `text` a line may have `said`: the message's id and its arguments.

Every answer has an `X-Request-Id`: the client's own where it sent one, else a new one. Whoever runs the
service finds what happened by it.
"""


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
