"""Exporting a whole game as one portable document, and importing one."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache
from typing import Any

from flask import Response, request
from werkzeug.wrappers import Response as AnyResponse

from referee.api.foundation.blueprint import Blueprint
from referee.api.foundation.bodies import digest_of_json
from referee.api.foundation.context import context
from referee.api.foundation.deciding import done
from referee.api.foundation.fields import moment_text
from referee.api.foundation.running import answered_before, read, write
from referee.api.foundation.seals import KeySeal, key_of
from referee.api.foundation.whole import as_json, tell
from referee.api.schemas.games import CreatedGameSchema
from referee.api.schemas.records import RECORD, RecordSchema
from referee.service.games import records
from referee.service.games.origins import Origin, is_known
from referee.service.use_cases import Reads, Writes

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
    origin, write_out = _origin_of(body), _writing_out(body)
    if origin is None or not read(Reads(lambda tx, _: is_known(tx, origin))):
        # Before anything is asked, so that nobody waits.
        write_out()
    return write(Writes(lambda unit: records.take_in(unit, write_out, origin)), status=201)


def _origin_of(body: Mapping[str, Any]) -> Origin | None:
    """The origin of a record, with what shows that it is the same one sent again."""
    origin, key = body["origin"], key_of(request)
    if origin is None:
        return None
    seal = None if key is None else KeySeal(f"{origin} {key}")
    return Origin(origin, digest_of_json(request.get_data()), seal)


def _writing_out(body: Mapping[str, Any]) -> Callable[[], records.WrittenOut]:
    """A function that replays a record and writes it out, the first time that it is called."""
    game, origin, now = dict(body["game"]), body["origin"] or "", context().runtime.now()
    created_at, visibility = moment_text(game.pop("created_at")), game.pop("visibility")
    events = [event | {"at": moment_text(event["at"])} for event in body["events"]]

    @cache
    def written_out() -> records.WrittenOut:
        opening = records.opening_from(game | {"origin": origin})
        record = records.Record(opening, visibility, created_at, events, body["status"], body["scores"])
        in_time = records.on_time(record, now) if origin else record
        checked = done(lambda steps: records.replayed(in_time, steps))
        return records.written_out(context().runtime, checked)

    return written_out
