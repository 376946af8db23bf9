"""The blueprint that resources are made with: strict arguments, and problems in the documentation."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import wraps
from typing import Any, TypeVar, cast

import flask_smorest
from flask import request

from referee.api.foundation.bodies import StrictParser, needs_body
from referee.api.foundation.conditions import PreviewQuery
from referee.api.foundation.context import demand_token
from referee.api.foundation.deciding import turn_if_long
from referee.api.foundation.languages import LANG, check_language
from referee.api.foundation.problems import PROBLEMS, RefereeApi
from referee.api.foundation.seals import KEY_PATTERN
from referee.service.access import ACCESS, ANYBODY

View = TypeVar("View", bound=Callable[..., Any])

_TAKES_NO_TOKEN: list[dict[str, list[str]]] = []
_NEEDS_TOKEN: list[dict[str, list[str]]] = [{"token": []}]
_MAY_NEED_TOKEN: list[dict[str, list[str]]] = [{}, {"token": []}]
"""A token is needed only where the game is private, or a club's."""

_TEXT = {"type": "string"}

HEADERS: Mapping[str, str] = {
    "If-Match": 'The version the change was made for, as `ETag` gave it or plain (`"3"`); 412 when somebody '
    "else wrote since",
    "If-None-Match": "The `ETag` of what the client has; 304 when it is still the latest",
    "Idempotency-Key": "A fresh random text, such as a UUID: the same request with the same key is done "
    "once, and answered alike; kept for 24 hours at least, unless the service is set otherwise. It belongs "
    "to the token sent along; without one to the address that it is sent from, of IPv6 to the network",
    "Last-Event-ID": "The `id` of the last event the client has: nothing is sent until there is a later one",
}
"""The request headers an operation may take, with what they mean."""
_FORMS: Mapping[str, dict[str, Any]] = {"Idempotency-Key": {"pattern": KEY_PATTERN}}
"""Further schema of the values of some headers."""
ANSWERED: Mapping[str, str] = {
    "ETag": "The version of the game or the club, for `If-Match` and `If-None-Match`",
    "Location": "Where what was made is found",
    "Link": 'The next page, `rel="next"`; missing on the last one',
    "Content-Disposition": "What the file is called when it is saved",
    "Idempotency-Replayed": "`true` when this answers a request that was done before",
}
"""The headers of answers, with what they mean."""
_WRITTEN: Mapping[int, tuple[str, ...]] = {
    200: ("ETag", "Idempotency-Replayed"),
    201: ("ETag", "Location", "Idempotency-Replayed"),
    204: ("ETag", "Idempotency-Replayed"),
}
_PROBLEMS_OF_HEADER: Mapping[str, tuple[int, ...]] = {"If-Match": (412,), "Idempotency-Key": (422,)}


class Blueprint(flask_smorest.Blueprint):  # type: ignore[misc]  # flask-smorest has no types
    """A group of operations. The name of a view function is its `operationId`."""

    ARGUMENTS_PARSER = StrictParser()

    def __init__(self, *args: Any, **options: Any) -> None:
        super().__init__(*args, **options)
        self._prepare_doc_cbks.append(_prepare_foundation_doc)
        self.before_request(demand_token)
        self.before_request(check_language)

    def route(self, rule: str, **options: Any) -> Callable[[View], View]:
        """Serves a view at `rule`."""
        return cast("Callable[[View], View]", super().route(rule, **options))

    def response(self, status_code: int, schema: Any = None, **options: Any) -> Callable[[View], View]:
        """Answers with `status_code` what the view returns, written by `schema`."""
        return cast("Callable[[View], View]", super().response(status_code, schema, **options))

    def arguments(
        self, schema: Any, *, max_bytes: int | None = None, **options: Any
    ) -> Callable[[View], View]:
        """Gives the view what was sent, read by `schema`; `max_bytes` widens the limit of the body."""
        # One for all requests: making a schema takes longer than reading with it.
        schema = schema() if isinstance(schema, type) else schema
        is_body = options.get("location", "json") == "json"
        if is_body:
            options.setdefault("required", needs_body(schema))
        read = super().arguments(schema, **options)

        def decorator(view: View) -> View:
            reading = _note(read(view), problems=(400, 413, 415, 422) if is_body else (422,))

            @wraps(reading)
            def in_turn(*args: Any, **kwargs: Any) -> Any:
                if max_bytes:
                    request.max_content_length = max_bytes
                with turn_if_long():
                    return reading(*args, **kwargs)

            return in_turn if is_body else reading  # type: ignore[return-value]

        return decorator

    def answers(self, schema: Any, *headers: str) -> Callable[[View], View]:
        """The answer of a view that reads, with its headers."""
        decorate: Callable[[View], View] = self.response(200, schema, headers=_headers(*headers))
        return decorate

    def answers_text(self, *media_types: str) -> Callable[[View], View]:
        """The answer of a view that writes the same in one of several media types."""
        content = {media_type: {"schema": _TEXT} for media_type in media_types}
        headers = _headers("ETag", "Content-Disposition")
        headers["ETag"] = {
            "description": "The game's version in this form, for `If-None-Match`",
            "schema": _TEXT,
        }
        answer = {"description": "In the form asked for", "content": content, "headers": headers}
        return lambda view: _note(view, answers=(answer,))

    def problems(self, *statuses: int) -> Callable[[View], View]:
        """Documents the problems a view may answer."""
        return lambda view: _note(view, problems=statuses)

    def takes(self, *headers: str) -> Callable[[View], View]:
        """Documents the request headers that a view reads, of those in `HEADERS`."""
        problems = tuple(status for name in headers for status in _PROBLEMS_OF_HEADER.get(name, ()))
        return lambda view: _note(view, headers=headers, problems=problems)

    def writes(
        self,
        status: int,
        schema: Any,
        *,
        query: Any = PreviewQuery,
        creates: bool = False,
        preview: Any = None,
    ) -> Callable[[View], View]:
        """Documents what all writes share: a preview with 200, conditions, a key, the token, their problems.

        The view gets the query behind its body. A write that `creates` needs no token and has no version yet;
        `preview` is the schema of a preview that has another one.
        """

        def decorator(view: View) -> View:
            view = self.arguments(query, location="query")(view)
            if status != 200:
                about = "With `preview=true`: what would be answered, and nothing is done"
                view = self.alt_response(200, schema=preview or schema, description=about, success=True)(view)
            view = self.response(status, schema, headers=_headers(*_WRITTEN[status]))(view)
            if creates:
                return self.takes("Idempotency-Key")(view)
            view = self.problems(404, 409)(view)
            return self.takes("If-Match", "Idempotency-Key")(view)

        return decorator

    def _store_endpoint_docs(self, endpoint: str, obj: Any, *args: Any, **options: Any) -> None:
        super()._store_endpoint_docs(endpoint, obj, *args, **options)
        if not isinstance(obj, type):
            for method in options.get("methods", ("GET",)):
                docs = self._docs[endpoint][method.lower()]
                docs["access"] = ACCESS.get(obj.__name__, ANYBODY)
                docs.setdefault("manual_doc", {}).setdefault("operationId", obj.__name__)


def describe_headers(api: RefereeApi) -> None:
    """Puts the headers of requests and answers into the document, to which operations refer."""
    for name, about in HEADERS.items():
        schema = _FORMS.get(name, {}) | _TEXT
        api.spec.components.parameter(name, "header", {"description": about, "schema": schema}, lazy=True)
    for name, about in ANSWERED.items():
        api.spec.components.header(name, {"description": about, "schema": {**_TEXT}}, lazy=True)


def _headers(*names: str) -> dict[str, Any]:
    """The documentation of response headers: each by its name."""
    return {name: name for name in names}


def _note(view: View, **notes: tuple[Any, ...]) -> View:
    """The view, with additions under `_apidoc`, where flask-smorest collects what decorators document."""
    apidoc: dict[str, Any] = dict(getattr(view, "_apidoc", {}))
    foundation = dict(apidoc.get("foundation", {}))
    for name, more in notes.items():
        foundation[name] = (*foundation.get(name, ()), *more)
    view._apidoc = apidoc | {"foundation": foundation}  # type: ignore[attr-defined]
    return view


def _prepare_foundation_doc(doc: dict[str, Any], doc_info: dict[str, Any], **context: Any) -> dict[str, Any]:
    """Adds problems, headers and security to one operation's document."""
    notes, access = doc_info.get("foundation", {}), doc_info["access"]
    refusals = () if access.role is None else (401, 403, 404)
    # Any request may ask for a language that is not there, come too often, or while the store is away.
    statuses = (*notes.get("problems", ()), *refusals, 422, 429, 503)
    responses = {status: PROBLEMS[status][0] for status in statuses}
    if "answers" in notes:
        responses[200] = notes["answers"][0]
    if "If-None-Match" in notes.get("headers", ()):
        responses[304] = {"description": "The client has the latest version"}  # type: ignore[assignment]
    doc["responses"] = dict(sorted((doc.get("responses", {}) | responses).items(), key=_by_status))
    doc["parameters"] = [*doc.get("parameters", ()), *notes.get("headers", ()), LANG]
    if access.role is None:
        return doc | {"security": _TAKES_NO_TOKEN}
    about = (doc.get("description", ""), f"The least role it takes is {access.role.word}.")
    security = _MAY_NEED_TOKEN if access.by_id else _NEEDS_TOKEN
    return doc | {"security": security, "description": "\n\n".join(filter(None, about))}


def _by_status(response: tuple[object, object]) -> str:
    return str(response[0])
