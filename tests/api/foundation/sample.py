"""A small service on the foundation: one resource with everything that resources use."""

from __future__ import annotations

from typing import Any

from flask import Flask, request
from marshmallow import fields

from referee.api.foundation import idempotency, tokens
from referee.api.foundation.blueprint import Blueprint, describe_headers
from referee.api.foundation.conditions import PreviewQuery, condition_of, etag, not_modified
from referee.api.foundation.fields import (
    Choice,
    FreeObject,
    InputSchema,
    Items,
    ObjectOf,
    OutputSchema,
    Text,
    Timestamp,
    TrueOrFalse,
    WholeNumber,
)
from referee.api.foundation.paging import NumberedPageQuery, next_link, page_of, paged
from referee.api.foundation.problems import RefereeApi, answer_errors
from referee.errors import (
    ConflictError,
    ForbiddenError,
    NotationError,
    NotFoundError,
    NoTokenError,
    RulesError,
    StaleError,
    StorageError,
    Violation,
)

VERSION = 3
TRICKS = 120
ERRORS = {
    "notation": NotationError("No such card."),
    "rules": RulesError.of(
        [Violation("/a", "a_must_hold", "First."), Violation("/b", "b_must_hold", "Second.")]
    ),
    "conflict": ConflictError("The game is over.", members={"hand": {"number": 3}, "status": "finished"}),
    "stale": StaleError("Somebody else wrote."),
    "missing": NotFoundError("There is no such game."),
    "no-token": NoTokenError("A token is needed."),
    "forbidden": ForbiddenError("Not with this token."),
    "storage": StorageError("/secret/path/referee.db is locked"),
}

blp = Blueprint("tables", __name__, url_prefix="/v1/tables", description="Tables")


class PlayerInput(InputSchema):
    name = Text(min_length=1, max_length=40, required=True)
    seat = WholeNumber(minimum=1, maximum=10)


class TableInput(InputSchema):
    title = Text(min_length=1, required=True)
    players = Items(fields.Nested(PlayerInput), least=1, most=3)
    points = WholeNumber()
    is_open = TrueOrFalse()
    visibility = Choice("link", "private")
    at = Timestamp(allow_none=True)
    house_rules = FreeObject(depth=3, most=20)
    calls = ObjectOf(fields.Nested(PlayerInput), keys=Text(max_length=5), most=3)


class NoteInput(InputSchema):
    note = Text(load_default="")


class TableOutput(OutputSchema):
    title = fields.String(required=True)
    visibility = Choice("link", "private", allow_none=True)
    points = WholeNumber(allow_none=True)
    at = Timestamp(allow_none=True)


class TrickOutput(OutputSchema):
    number = WholeNumber(required=True)


@blp.route("", methods=["POST"])
@blp.arguments(PreviewQuery, location="query", as_kwargs=True)
@blp.arguments(TableInput)
@blp.response(201, TableOutput)
@blp.problems(409)
@blp.takes("Idempotency-Key")
def create_table(body: dict[str, Any], *, preview: bool) -> Any:
    """Makes a table."""
    key = idempotency.key_of(request)
    return body | {"preview": preview}, {"X-Echo": str(preview), "X-Key": key or "none"}


@blp.route("/notes", methods=["POST"])
@blp.arguments(NoteInput, max_bytes=2_000_000)
@blp.response(200)
def add_note(body: dict[str, Any]) -> Any:
    """Takes a note, a long one too, or none."""
    return {"length": len(body["note"])}


@blp.route("/one")
@blp.response(200, TableOutput)
@blp.takes("If-None-Match")
def show_table() -> Any:
    """Shows a table."""
    return not_modified(request, VERSION) or ({"title": "One"}, {"ETag": etag(VERSION)})


@blp.route("/one", methods=["PUT"])
@blp.response(200, TableOutput)
@blp.takes("If-Match")
def change_table() -> Any:
    """Changes a table."""
    condition_of(request).check(VERSION)
    return {"title": "Two"}


@blp.route("/tricks")
@blp.arguments(NumberedPageQuery, location="query")
@blp.response(200, paged(TrickOutput, "TrickPage"))
def list_tricks(query: dict[str, Any]) -> Any:
    """Lists tricks."""
    first, limit = query["after"] + 1, query["limit"]
    rows = [{"number": number} for number in range(first, min(first + limit + 1, TRICKS + 1))]
    items, cursor = page_of(rows, limit=limit, position=lambda row: row["number"])
    return {"items": items, "next": cursor}, next_link(request, cursor)


@blp.route("/errors/<kind>")
@blp.response(200)
def fail(kind: str) -> Any:
    """Fails as asked."""
    raise ERRORS.get(kind) or ZeroDivisionError("a secret")


@blp.route("/token")
@blp.response(200)
def show_token() -> Any:
    """Shows whether a token came along."""
    return {"token": tokens.bearer(request) is not None}


@blp.route("/loaded", methods=["POST"])
@blp.response(200)
def load_by_itself() -> Any:
    """Loads a document without the blueprint's help."""
    return TableInput().load({"titel": "x"})


def add_resources(app: Flask) -> RefereeApi:
    answer_errors(app)
    api = RefereeApi(app)
    describe_headers(api)
    api.register_blueprint(blp)

    @app.route("/page")
    def page() -> Any:
        raise NotFoundError("<No> page.")

    return api
