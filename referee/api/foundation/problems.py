"""The one place in which HTTP knows about errors: each becomes a problem document (RFC 9457)."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from typing import Any

from flask import Flask, current_app, request
from flask_smorest import Api
from marshmallow import ValidationError, fields
from werkzeug.exceptions import HTTPException, InternalServerError, MethodNotAllowed, default_exceptions
from werkzeug.wrappers import Response

from referee.api.foundation.converter import SchemaPlugin
from referee.api.foundation.languages import LANG, PARAMETER, in_words, say
from referee.api.foundation.requests import address, own_id
from referee.api.foundation.sentences import WithSaidSchema
from referee.api.foundation.violations import unfit
from referee.codes import text_of, title_of
from referee.errors import (
    AccessError,
    BusyError,
    ConflictError,
    MissingFamilyError,
    NotationError,
    NotFoundError,
    NoTokenError,
    OutcomeError,
    RefereeError,
    RulesError,
    StaleError,
    StorageError,
    Violation,
)
from referee.families.protocol import AnyFamily
from referee.families.registry import codes
from referee.translations import in_english
from referee.words.said import Said, as_value

PROBLEM_JSON = "application/problem+json"
_MACHINE_PATHS = ("/v1/", "/health/")
_RETRY_AFTER_S = 2


class RequestError(RefereeError):
    """The request breaks the rules of HTTP rather than those of a game; knows its own status."""

    code = "request_must_be_valid"

    def __init__(self, status: int, code: str, detail: Said | str | None = None, *, path: str = "") -> None:
        detail = detail or meaning_of(code)
        super().__init__(detail, code=code, violations=[Violation(path, code, detail)])
        self.status = status


_STATUS_OF: Mapping[type[RefereeError], int] = {
    NotationError: 422,
    RulesError: 422,
    ConflictError: 409,
    StaleError: 412,
    NotFoundError: 404,
    NoTokenError: 401,
    AccessError: 403,
    BusyError: 503,
    MissingFamilyError: 503,
    StorageError: 503,
    OutcomeError: 503,
    RefereeError: 500,
}

_CODE_OF: Mapping[int, str] = {
    404: "address_must_exist",
    405: "method_must_be_allowed",
    406: "answer_must_be_acceptable",
    413: "body_must_be_small",
    415: "body_must_be_json",
    429: "rate_must_be_kept",
    503: "service_must_be_ready",
}

_SENTENCES: Mapping[str, Said] = {
    "address_must_exist": Said("api-address-must-exist"),
    "body_must_be_given": Said("api-body-must-be-given"),
    "body_must_be_small": Said("api-body-must-be-small"),
    "outcome_must_be_known": Said("api-outcome-must-be-known"),
    "rate_must_be_kept": Said("api-rate-must-be-kept"),
    "request_must_arrive_in_time": Said("api-request-must-arrive-in-time"),
    "service_must_be_ready": Said("api-service-must-be-ready"),
    "service_must_work": Said("api-service-must-work"),
    "store_must_work": Said("api-store-must-work"),
    "stream_must_find_room": Said("api-stream-must-find-room"),
    "turn_must_come": Said("api-turn-must-come"),
    "turn_to_write_must_come": Said("api-turn-to-write-must-come"),
}
"""The sentences of codes that say all there is to say; programmers read the other ones, in English."""

PROBLEMS: Mapping[int, tuple[str, str]] = {
    400: ("Malformed", "The request is malformed"),
    401: ("NoToken", "A token is needed, or the one given does not count"),
    403: ("Forbidden", "The token is good, but not for this"),
    404: ("NotFound", "There is no such thing"),
    405: ("NotAllowed", "This address does not know the method"),
    406: ("NotAcceptable", "This cannot be given in any form the client accepts"),
    409: ("Conflict", "The state of the game does not allow it"),
    412: ("Stale", "Somebody else wrote first"),
    413: ("TooLarge", "The body is too large"),
    415: ("NotJson", "The body is not JSON"),
    422: ("Unfit", "Well formed, but against the schema or the rules"),
    429: ("TooMany", "Too many requests"),
    503: ("NotReady", "The service cannot answer now"),
}
"""The answers an operation may document: by status, the name of the component and its description."""


class ViolationSchema(WithSaidSchema):
    """One thing that does not hold."""

    path = fields.String(
        required=True,
        metadata={
            "description": "JSON pointer into the body, empty for the whole of it; `/query/…` for a "
            "parameter of the query, `/headers/…` for a header"
        },
    )
    code = fields.String(required=True, metadata={"description": "What must hold; never changes its meaning"})
    message = fields.String(
        required=True, metadata={"description": "For people, in the language asked for where it has that"}
    )
    given = fields.Raw(metadata={"description": "What was given, where it is short"})
    expected = fields.Raw(
        metadata={
            "description": "What would be taken, where that can be listed: for programs, in no language"
        }
    )


class ProblemSchema(WithSaidSchema):
    """Why a request failed."""

    type = fields.String(
        required=True,
        metadata={"format": "uri-reference", "description": "`/problems/<code>`: a page that explains it"},
    )
    title = fields.String(required=True)
    status = fields.Integer(required=True)
    detail = fields.String(
        required=True, metadata={"description": "For people, in the language asked for where it has that"}
    )
    hand = fields.Raw(
        metadata={
            "description": "409 `number_must_be_next`: the hand that is there already, or null; "
            "412 `hand_must_be_as_it_was`: the hand as it is now"
        }
    )
    hands = fields.List(
        fields.Integer(),
        metadata={"description": "409 `hands_must_not_be_disputed`: the numbers of those that are"},
    )
    games = fields.List(
        fields.Dict(),
        metadata={"description": "409 `hands_must_not_be_disputed`, of a club: each `game` and its `hands`"},
    )
    next_number = fields.Integer(metadata={"description": "409 `number_must_be_next`: the number to send"})
    breaks = fields.Dict(
        metadata={
            "description": "409 `later_hands_must_still_fit`: hand, event and kind of the first that breaks"
        }
    )
    version = fields.Integer(metadata={"description": "412: the version the game is at"})
    game_id = fields.String(
        metadata={
            "description": "409 `rematch_must_be_the_first`: the rematch; 409 "
            "`origin_must_be_of_one_record`: the game of that origin"
        }
    )
    request_id = fields.String(
        metadata={
            "description": "The request's id, as `X-Request-Id` has it: the log names what happened by it"
        }
    )
    infractions = fields.List(
        fields.Dict(), metadata={"description": "422 `tricks_must_be_legal`: as an audit tells them"}
    )
    errors = fields.List(
        fields.Nested(ViolationSchema),
        required=True,
        metadata={"description": "Everything that was found, at least one"},
    )


class RefereeApi(Api):  # type: ignore[misc]  # flask-smorest has no types
    """The API as its document describes it, with problem documents for errors."""

    ERROR_SCHEMA = ProblemSchema
    DEFAULT_ERROR_RESPONSE_NAME = "AnyProblem"
    OPENAPI_VERSION = "3.1.0"
    family: AnyFamily | None = None
    """The only family whose games the document is about; None for all."""

    def narrow(self, family: AnyFamily) -> None:
        """Has the document be about the games of one family. Comes before the resources."""
        self.family = family
        self.ma_plugin.converter.family_id = family.id

    def init_app(self, app: Any, *, spec_kwargs: dict[str, Any] | None = None) -> None:
        """Joins the API to `app`, which need not have any of flask-smorest's settings."""
        app.config.setdefault("API_TITLE", "Referee")
        app.config.setdefault("API_VERSION", "1")
        app.config.setdefault("OPENAPI_VERSION", self.OPENAPI_VERSION)
        super().init_app(app, spec_kwargs={"marshmallow_plugin": SchemaPlugin(), **(spec_kwargs or {})})
        self.spec.components.parameter(LANG, "query", {**PARAMETER})
        self.spec.components.security_scheme(
            "token",
            {
                "type": "http",
                "scheme": "bearer",
                "description": "The token a game's creation answered, or a link's",
            },
        )

    def _register_responses(self) -> None:
        everything = dict(PROBLEMS.values()) | {self.DEFAULT_ERROR_RESPONSE_NAME: "Any other problem"}
        for name, description in everything.items():
            content = {PROBLEM_JSON: {"schema": self.ERROR_SCHEMA}}
            self.spec.components.response(name, {"description": description, "content": content}, lazy=True)

    def _register_pagination_header(self) -> None:
        """Nothing: pages are described by their own schemas."""

    def _register_error_handlers(self) -> None:
        """Nothing: the API is described here, and answered by another application."""


def answer_errors(app: Flask) -> None:
    """Has an application answer every error with a problem document."""
    app.register_error_handler(HTTPException, answer_http_exception)
    app.register_error_handler(RefereeError, answer_referee_error)
    app.register_error_handler(ValidationError, answer_validation_error)


def answer_http_exception(error: HTTPException) -> Response:
    """A problem under the API, werkzeug's own page elsewhere. Headers such as `Allow` are kept."""
    if isinstance(error, MethodNotAllowed):
        error.valid_methods = sorted(error.valid_methods or ())
    response = error.get_response()
    if not is_for_machines(request.path):
        return response
    status = error.code or InternalServerError.code
    code = _CODE_OF.get(status, "service_must_work" if status >= 500 else "request_must_be_valid")
    return _put(response, _document(status, code, meaning_of(code)))


def too_slow() -> Response:
    """The answer to a request that has not arrived in time. Its path is not looked at."""
    code = "request_must_arrive_in_time"
    return _put(Response(status=408), _document(408, code, meaning_of(code)))


def answer_referee_error(error: RefereeError) -> Response:
    """A problem document under the API, a page with the same content elsewhere."""
    status = status_of(error)
    if status >= 500 and not isinstance(error, BusyError):
        known = isinstance(error, StorageError | OutcomeError | MissingFamilyError)
        reason = f": {in_english(error.detail)}" if known else ""
        current_app.logger.error(
            "%s %s failed%s (request %s)",
            *(request.method, address(), reason, own_id()),
            exc_info=None if known else error,
        )
    if is_for_machines(request.path):
        body = _document(status, error.code, _detail_for_client(error), error.violations, error.members)
        response = _put(Response(status=status), body)
    else:
        description = say(_detail_for_client(error)).encode("utf-8", "backslashreplace").decode()
        response = default_exceptions[status](description=description).get_response()
    response.headers.update(_headers_of(error))
    return response


def answer_validation_error(error: ValidationError) -> Response:
    """The problem of a document that a view loaded by itself."""
    return answer_referee_error(unfit(error.messages))


def status_of(error: RefereeError) -> int:
    """The HTTP status of an error: that of the nearest class in the table.

    >>> status_of(NoTokenError("")), status_of(RulesError(""))
    (401, 422)
    """
    if isinstance(error, RequestError):
        return error.status
    return next(_STATUS_OF[kind] for kind in type(error).__mro__ if kind in _STATUS_OF)


def meaning_of(code: str) -> Said | str:
    """The meaning of a code, in a sentence or two; those that players meet can be put into any language."""
    return _SENTENCES.get(code) or text_of(code)


def is_for_machines(path: str) -> bool:
    """True if errors at this path are answered as JSON."""
    return path.startswith(_MACHINE_PATHS) or path in ("/v1", "/openapi.json", "/metrics")


def _detail_for_client(error: RefereeError) -> Said | str:
    """The text for the client; of our own failures it says no more than that they happened."""
    return meaning_of(error.code) if status_of(error) >= 500 else error.detail


def _headers_of(error: RefereeError) -> dict[str, str]:
    if isinstance(error, NoTokenError):
        return {"WWW-Authenticate": "Bearer"}
    return {"Retry-After": str(_RETRY_AFTER_S)} if status_of(error) == 503 else {}


def _document(
    status: int,
    code: str,
    detail: Said | str,
    violations: Iterable[Violation] = (),
    members: Mapping[str, Any] | None = None,
) -> dict[str, Any]:
    """The problem document. It has at least one entry under `errors`, so that clients can rely on that."""
    listed, request_id = list(violations) or [Violation("", code, detail)], own_id()
    document = dict(members or {}) | {
        "type": f"/problems/{code}",
        "title": title_of(code, codes()),
        "status": status,
        "detail": as_value(detail),
        "errors": [violation.document() for violation in listed],
    }
    return document if request_id is None else document | {"request_id": request_id}


def _put(response: Response, document: dict[str, Any]) -> Response:
    text, in_language = in_words(json.dumps(document, ensure_ascii=False))
    response.headers.update(in_language)
    # A lone surrogate that a client sent is told as the escape it came as, which is valid JSON.
    response.set_data(text.encode("utf-8", "backslashreplace"))
    response.content_type = PROBLEM_JSON
    return response
