"""The application without what a network needs: the API over a store, and the runtime of a real service.

A server adds limits, documentation and pages; a phone adds nothing.
"""

from __future__ import annotations

import secrets
import sys
from collections.abc import Callable, Iterable
from datetime import UTC, datetime
from functools import partial
from typing import Any

from flask import Flask, Response, request
from flask.blueprints import Blueprint

from referee.api import rules
from referee.api.foundation.blueprint import describe_headers
from referee.api.foundation.context import NAME, AppContext
from referee.api.foundation.problems import RefereeApi, answer_errors
from referee.api.foundation.requests import address, own_id, without_ids
from referee.api.foundation.web import prepare
from referee.families.protocol import AnyFamily
from referee.service.clubs.consequences import CONSEQUENCES
from referee.service.runtime import Runtime
from referee.service.token_text import digest, new_token
from referee.store.slots import DIGITS, SLOTS, prefix_of, slot_of

if sys.version_info >= (3, 14):
    from uuid import uuid7
else:
    from uuid_utils import uuid7

_RANDOM_DIGITS = 20
"""131 bits: whoever has the id of a game may read it."""


def new_game_id(beside: str | None = None) -> str:
    """An id that nobody can guess. It begins with its slot: that of the id beside which it is to be kept.

    >>> new_game_id("zzTop")[:2]
    'zz'
    """
    slot = secrets.randbelow(SLOTS) if beside is None else slot_of(beside)
    return prefix_of(slot) + "".join(secrets.choice(DIGITS) for _ in range(_RANDOM_DIGITS))


def _new_id() -> str:
    return str(uuid7())


RUNTIME = Runtime(
    clock=partial(datetime.now, UTC),
    new_game_id=new_game_id,
    new_id=_new_id,
    new_token=new_token,
    digest=digest,
    consequences=CONSEQUENCES,
)
"""The runtime of a real service."""


class Application(Flask):
    """Flask without views that are coroutines, for which it would look anew with every request."""

    def log_exception(self, exc_info: Any) -> None:
        """Tells what nobody has expected, without the address that Flask would name."""
        self.logger.error("%s %s failed (request %s)", request.method, address(), own_id(), exc_info=exc_info)

    def make_default_options_response(self) -> Response:
        """The answer to OPTIONS, with the methods in the same order each time."""
        response = super().make_default_options_response()
        response.headers["Allow"] = ", ".join(sorted(response.allow))
        return response

    def ensure_sync(self, func: Callable[..., Any]) -> Callable[..., Any]:
        """The view itself."""
        return func


def application_of(context: AppContext, *, threads: int, most_bytes: int) -> Flask:
    """An application without resources. So many `threads` answer, and bodies have at most so many bytes."""
    app = Application("referee", static_folder=None)
    app.extensions[NAME] = context
    app.logger.addFilter(without_ids)
    prepare(app, threads=threads, most_bytes=most_bytes)
    return app


def add_resources(app: Flask, resources: Iterable[Blueprint]) -> None:
    """Has `app` answer at the addresses of these resources, without describing them."""
    answer_errors(app)
    for resource in resources:
        app.register_blueprint(resource)


def api_of(resources: Iterable[Blueprint], family: AnyFamily | None = None) -> RefereeApi:
    """The API of these resources, for a document about one family's games, or all.

    To describe all of it takes longer than all else of a start.
    """
    app = Flask("referee", static_folder=None)
    api = RefereeApi(
        app, spec_kwargs={"info": {"description": _ABOUT, "license": _LICENCE}, "servers": _SERVERS}
    )
    if family is not None:
        api.narrow(family)
    describe_headers(api)
    rules.describe_rules(api)
    for resource in resources:
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
