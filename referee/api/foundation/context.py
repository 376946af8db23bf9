"""The meeting place of requests and the service: what the views of an application share, and who asks."""

from __future__ import annotations

import json
from collections.abc import Hashable, Mapping
from dataclasses import dataclass, field

from flask import Response, current_app, g, request
from werkzeug.http import parse_set_header

from referee.api.foundation.answers import json_answer
from referee.api.foundation.conditions import condition_of, preview_asked
from referee.api.foundation.languages import in_words
from referee.api.foundation.requests import operation_of
from referee.api.foundation.streaming import PACE, Pace
from referee.api.foundation.tokens import bearer
from referee.errors import NoTokenError
from referee.families.protocol import AnyFamily
from referee.meter import SILENT, Meter
from referee.service.access import ACCESS, ANYBODY, Caller
from referee.service.forgetting import Forgetting
from referee.service.games.read import family_of_game
from referee.service.games.watch import Broadcaster
from referee.service.recent import Recent
from referee.service.runtime import Runtime
from referee.service.shelf import Shelf
from referee.service.token_text import digest
from referee.store import Store
from referee.words.said import Said

ROOT = "/v1"
NAME = "referee"
_MOST_FAMILIES_KNOWN = 10_000
_MOST_LONG_GAMES = 4096
_SHELF_BYTES = 16 * 1024 * 1024


@dataclass
class AppContext:
    """Everything that the views of one application share."""

    store: Store
    runtime: Runtime
    broadcaster: Broadcaster
    meter: Meter = SILENT
    counts_standbys: bool = False
    """True if a database has to have some, so that metrics tell of those that are missing."""
    forgetting: Forgetting | None = None
    """The thread that deletes old answers; None where they stay."""
    pace: Pace = PACE
    families: dict[str, AnyFamily] = field(default_factory=dict)
    """Of games that were asked for, by id."""
    shelf: Shelf = field(default_factory=lambda: Shelf(most_bytes=_SHELF_BYTES))
    """The answers about long games that were written last."""
    long_games: Recent[tuple[str, Hashable], int] = field(default_factory=lambda: Recent(_MOST_LONG_GAMES))
    """By id and form, a version of which this answer was long, so that nobody reads all of it in vain."""

    def family_of(self, game_id: str) -> AnyFamily:
        """The family of a game, which never changes.

        :raises NotFoundError: when there is no such game.
        """
        family = self.families.get(game_id)
        if family is None:
            with self.store.read() as tx:
                family = family_of_game(tx, game_id)
            if len(self.families) >= _MOST_FAMILIES_KNOWN:
                self.families.clear()
            self.families[game_id] = family
        return family

    def close(self) -> None:
        """Ends what goes on beside requests. Afterwards only they use the store."""
        self.broadcaster.close()
        if self.forgetting is not None:
            self.forgetting.close()


def context() -> AppContext:
    """The context of the application that answers this request."""
    app_context: AppContext = current_app.extensions[NAME]
    return app_context


def family_of_request() -> AnyFamily:
    """The family of the game that this request is about.

    :raises NotFoundError: when there is no such game.
    """
    return context().family_of((request.view_args or {})["game_id"])


def caller_of_request() -> Caller:
    """The caller of this request, with its conditions. A wrong token is refused only where one is needed."""
    try:
        token, refused = _token(), None
    except NoTokenError as error:
        token, refused = None, error
    return Caller(
        operation=operation_of(request.endpoint or ""),
        at=context().runtime.now(),
        token=None if token is None else digest(token),
        refused=refused,
        check_version=condition_of(request).check,
        preview=preview_asked(request),
    )


def demand_token() -> None:
    """Refuses a request without a token, where one is always needed, before its body is read.

    :raises NoTokenError: when there is none, or it is mistyped.
    """
    access = ACCESS.get(operation_of(request.endpoint or ""), ANYBODY)
    if access.role is None or access.by_id or request.method == "OPTIONS":
        return
    if _token() is None:
        message = Said("api-token-needed")
        raise NoTokenError(message, code="token_must_be_given")


def _token() -> str | None:
    """The token of this request, read once.

    :raises NoTokenError: when it is none, or none that is whole.
    """
    if "token" not in g:
        g.token = bearer(request)
    token: str | None = g.token
    return token


def json_response(body: str, headers: Mapping[str, str] | None = None, *, status: int = 200) -> Response:
    """An answer of JSON text, its sentences in the language of the request."""
    text, in_language = in_words(body)
    given = headers or {}
    both = {**given, **in_language}
    if "Vary" in given and "Vary" in in_language:
        vary = parse_set_header(given["Vary"])
        vary.add(in_language["Vary"])
        both["Vary"] = vary.to_header()
    return json_answer(text, both, status=status)


def page_response(documents: list[str], cursor: str | None, headers: Mapping[str, str]) -> Response:
    """A page of a list whose items are JSON texts already."""
    return json_response(f'{{"items":[{",".join(documents)}],"next":{json.dumps(cursor)}}}', headers)
