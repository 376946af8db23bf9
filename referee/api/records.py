"""Exporting a whole game as one portable document, and importing one."""

from __future__ import annotations

from typing import Any

from flask import Response

from referee.api.foundation.blueprint import Blueprint
from referee.api.foundation.conditions import etag
from referee.api.foundation.context import answered_before, context, json_response, read_at_once, write
from referee.api.foundation.deciding import long_bodies_in_turn
from referee.api.foundation.fields import moment_text
from referee.api.schemas.games import CreatedGameSchema
from referee.api.schemas.records import RECORD, RecordSchema
from referee.service.access import Caller
from referee.service.games import read as sheets
from referee.service.games import records
from referee.store import Reading

blp = Blueprint("records", __name__, url_prefix="/v1", description="Games as portable documents")
MOST_BYTES = 8 * 1024 * 1024


@blp.get("/games/<game_id>/record")
@blp.answers(RecordSchema, "ETag")
@blp.problems(404)
def get_record(game_id: str) -> Response:
    """The whole game as one document, to keep or to take elsewhere"""

    def exported(tx: Reading, who: Caller) -> tuple[int, str]:
        game = sheets.game(tx, who, game_id)
        return game.version, records.export(tx, game)

    version, record = read_at_once(exported, lambda tx: tx.events(game_id))
    return json_response(record, {"ETag": etag(version)})


@blp.post("/records")
@long_bodies_in_turn(MOST_BYTES)
@blp.arguments(RecordSchema, max_bytes=MOST_BYTES, example=RECORD)
@blp.writes(201, CreatedGameSchema, creates=True)
def take_in_record(body: dict[str, Any], _query: dict[str, Any]) -> Response:
    """Takes a game in: replayed and checked first, then kept under a new id and token"""
    kept = answered_before()
    if kept is not None:
        return kept
    game = body["game"]
    created_at, visibility = moment_text(game.pop("created_at")), game.pop("visibility")
    events = [told | {"at": moment_text(told["at"])} for told in body["events"]]
    opening = records.opening_from(game)
    record = records.Record(opening, visibility, created_at, events, body["status"], body["scores"])
    written = records.written_out(context().runtime, records.replayed(record))
    return write(lambda unit: records.take_in(unit, written), status=201)
