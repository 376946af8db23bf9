"""Exporting a whole game as one portable document, and importing one."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from flask import Response
from werkzeug.wrappers import Response as AnyResponse

from referee.api.foundation.blueprint import Blueprint
from referee.api.foundation.conditions import etag
from referee.api.foundation.context import answered_before, context, write
from referee.api.foundation.deciding import done
from referee.api.foundation.fields import moment_text
from referee.api.foundation.whole import Whole, tell
from referee.api.schemas.games import CreatedGameSchema
from referee.api.schemas.records import RECORD, RecordSchema
from referee.service.games import records
from referee.service.shelf import WrittenAnswer
from referee.store import StoredEvent, StoredGame

blp = Blueprint("records", __name__, url_prefix="/v1", description="Games as portable documents")
MOST_BYTES = 8 * 1024 * 1024


@blp.get("/games/<game_id>/record")
@blp.answers(RecordSchema, "ETag")
@blp.problems(404)
def get_record(game_id: str) -> AnyResponse:
    """The whole game as one document, to keep or to take elsewhere"""

    whole = Whole(
        form=("record",),
        foresee=lambda tx: tx.events(game_id),
        read=lambda tx, game: tx.events(game.id),
        size=lambda log: sum(len(event.body) for event in log),
        write=_written,
    )
    return tell(game_id, whole)


def _written(game: StoredGame, log: Sequence[StoredEvent]) -> WrittenAnswer:
    return WrittenAnswer(records.export(game, log).encode(), "application/json", {"ETag": etag(game.version)})


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
    return write(lambda unit: records.take_in(unit, written), status=201)
