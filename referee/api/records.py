"""Exporting a whole game as one portable document, and importing one."""

from __future__ import annotations

from typing import Any

from flask import Response
from werkzeug.wrappers import Response as AnyResponse

from referee.api.foundation.blueprint import Blueprint
from referee.api.foundation.context import context
from referee.api.foundation.deciding import done
from referee.api.foundation.fields import moment_text
from referee.api.foundation.running import answered_before, write
from referee.api.foundation.whole import as_json, tell
from referee.api.schemas.games import CreatedGameSchema
from referee.api.schemas.records import RECORD, RecordSchema
from referee.service.games import records
from referee.service.use_cases import Writes

blp = Blueprint("records", __name__, url_prefix="/v1", description="Games as portable documents")
MOST_BYTES = 8 * 1024 * 1024


@blp.get("/games/<game_id>/record")
@blp.answers(RecordSchema, "ETag")
@blp.problems(404)
def get_record(game_id: str) -> AnyResponse:
    """The whole game as one document, to keep or to take elsewhere"""
    return tell(game_id, records.whole(game_id), as_json)


@blp.post("/records")
@blp.arguments(RecordSchema, max_bytes=MOST_BYTES, example=RECORD)
@blp.writes(201, CreatedGameSchema, creates=True)
def take_in_record(body: dict[str, Any], _query: dict[str, Any]) -> Response:
    """Takes a game in: replayed and checked first, then kept under a new id and token"""
    earlier = answered_before()
    if earlier is not None:
        return earlier
    game = body["game"]
    created_at, visibility = moment_text(game.pop("created_at")), game.pop("visibility")
    events = [event | {"at": moment_text(event["at"])} for event in body["events"]]
    opening = records.opening_from(game)
    record = records.Record(opening, visibility, created_at, events, body["status"], body["scores"])
    checked = done(lambda steps: records.replayed(record, steps))
    written = records.written_out(context().runtime, checked)
    return write(Writes(lambda unit: records.take_in(unit, written)), status=201)
