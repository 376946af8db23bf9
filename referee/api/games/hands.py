"""The score sheet: hands recorded, read, amended, removed; other acts taken back."""

from __future__ import annotations

from contextlib import nullcontext
from typing import Any

from flask import Response, request

from referee.api.foundation.blueprint import Blueprint
from referee.api.foundation.context import context, json_response, page_response
from referee.api.foundation.deciding import done, turn
from referee.api.foundation.paging import next_link, page_of
from referee.api.foundation.running import answered_before, read, write
from referee.api.schemas.common import CorrectionQuery
from referee.api.schemas.games import ChangedGameSchema
from referee.api.schemas.hands import (
    HandEnteredSchema,
    HandSchema,
    RecordedHandSchema,
    SheetPage,
    SheetQuery,
    examples_of,
)
from referee.errors import RulesError, Violation
from referee.families.acts import ROUND
from referee.service.games import correct as corrections
from referee.service.games import read as sheets
from referee.service.games.record import Recording
from referee.words.said import Said

blp = Blueprint("hands", __name__, url_prefix="/v1/games/<game_id>", description="The score sheet")


@blp.post("/hands")
@blp.arguments(HandEnteredSchema, examples=examples_of("hands"))
@blp.writes(201, RecordedHandSchema)
def record_hand(body: dict[str, Any], _query: dict[str, Any], game_id: str) -> Response:
    """Records a hand

    The body is the round as the family of the game takes it. With `number`, a hand that somebody else
    has entered meanwhile is refused with 409, and the problem has the `hand` that is there already. In a
    game that asks for confirmations, two who enter the same hand alike confirm each other: the second gets
    200 with the hand that is there, `confirmed`, also where it was made for the version before (`If-Match`).
    """
    number = body.pop("number")
    act = {"kind": ROUND, **body}
    return done(lambda steps: write(Recording(game_id, act, number=number, steps=steps), status=201))


@blp.get("/hands")
@blp.arguments(SheetQuery, location="query")
@blp.answers(SheetPage, "Link")
@blp.problems(404)
def list_hands(query: dict[str, Any], game_id: str) -> Response:
    """The score sheet, with the reasons for every change of every score"""
    limit, all_acts = query["limit"], query["all_acts"]
    rows = read(sheets.PageOfSheet(game_id, all_acts=all_acts, after=query["after"], limit=limit + 1))
    entries, cursor = page_of(
        rows, limit=limit, position=lambda entry: entry.position if all_acts else entry.hand or 0
    )
    return page_response([entry.document for entry in entries], cursor, next_link(request, cursor))


@blp.get("/hands/<int:number>")
@blp.response(200, HandSchema)
@blp.problems(404)
def get_hand(game_id: str, number: int) -> Response:
    """One hand of the score sheet"""
    entry = read(sheets.HandOfGame(game_id, number))
    return json_response(entry.document)


@blp.put("/hands/<int:number>")
@blp.arguments(HandEnteredSchema, examples=examples_of("hands"))
@blp.writes(200, RecordedHandSchema, query=CorrectionQuery)
def amend_hand(body: dict[str, Any], query: dict[str, Any], game_id: str, number: int) -> Response:
    """Amends a hand; everything after it is scored again

    If something recorded later no longer fits, nothing is changed, and the problem names it in `breaks`.
    """
    given = body.pop("number")
    if given not in {None, number}:
        message = Said("api-hand-keeps-its-number", {"number": number, "given": given})
        raise RulesError.of([Violation("/number", "number_must_be_the_hands", message, given, number)])
    correction = corrections.CorrectionRequest(
        game_id, number, {"kind": ROUND, **body}, query["take_back"], query["reason"]
    )
    return _correct(correction)


@blp.delete("/hands/<int:number>")
@blp.writes(200, ChangedGameSchema, query=CorrectionQuery)
def remove_hand(query: dict[str, Any], game_id: str, number: int) -> Response:
    """Removes a hand; later hands move up and are scored again"""
    correction = corrections.CorrectionRequest(game_id, number, None, query["take_back"], query["reason"])
    return _correct(correction)


@blp.delete("/events/<int:event>")
@blp.writes(200, ChangedGameSchema, query=CorrectionQuery)
def take_back(query: dict[str, Any], game_id: str, event: int) -> Response:
    """Takes back what an event brought: a buy-in, an adjustment, a player leaving, the end of the game

    Everything after it is scored again. The log keeps the event, and has a further one that takes it back.
    """
    correction = corrections.CorrectionRequest(
        game_id, take_back=[event, *query["take_back"]], reason=query["reason"]
    )
    return _correct(correction)


def _correct(correction: corrections.CorrectionRequest) -> Response:
    earlier = answered_before()
    if earlier is not None:
        return earlier
    with turn() if corrections.is_long(context().store, correction.game_id) else nullcontext():
        return done(lambda steps: write(corrections.Correcting(correction, steps=steps), status=200))
