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
from referee.service.clubs.records import Ties, take_in_for_club
from referee.service.games import records
from referee.service.games.origins import Origin, is_known
from referee.service.runtime import Reply, UnitOfWork
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
    origin, ties = _origin_of(body), Ties(body["club"], body["event"], body["rule_set"], body["members"])
    ties.check_alone()
    replay, write_out = _working_out(body)
    if origin is None or not read(Reads(lambda tx, _: is_known(tx, origin))):
        # Before anything is asked, so that nobody waits.
        replay() if ties.club else write_out()

    def take_in(unit: UnitOfWork) -> Reply:
        if ties.club:
            return take_in_for_club(unit, ties.club, ties, replay, origin)
        return records.take_in(unit, write_out, origin)

    return write(Writes(take_in), status=201)


def _origin_of(body: Mapping[str, Any]) -> Origin | None:
    """The origin of a record, with what shows that it is the same one sent again."""
    origin, key = body["origin"], key_of(request)
    if origin is None:
        return None
    seal = None if key is None else KeySeal(f"{origin} {key}")
    return Origin(origin, digest_of_json(request.get_data()), seal)


def _working_out(
    body: Mapping[str, Any],
) -> tuple[Callable[[], records.Replayed], Callable[[], records.WrittenOut]]:
    """Functions that replay a record and write it out, the first time that they are called."""
    game, origin, now = dict(body["game"]), body["origin"] or "", context().runtime.now()
    created_at, visibility = moment_text(game.pop("created_at")), game.pop("visibility")
    events = [event | {"at": moment_text(event["at"])} for event in body["events"]]

    @cache
    def replay() -> records.Replayed:
        opening = records.opening_from(game | {"origin": origin})
        record = records.Record(opening, visibility, created_at, events, body["status"], body["scores"])
        in_time = records.on_time(record, now) if origin or body["club"] else record
        return done(lambda steps: records.replayed(in_time, steps))

    return replay, cache(lambda: records.written_out(context().runtime, replay()))
