"""The referee: verdicts on plays, audits of hands, changes of cards."""

from __future__ import annotations

from contextlib import nullcontext
from typing import Any

from flask import Response, request
from marshmallow import ValidationError

from referee.api.foundation.blueprint import Blueprint
from referee.api.foundation.bodies import read_json
from referee.api.foundation.context import context, json_response, page_response
from referee.api.foundation.deciding import done, turn
from referee.api.foundation.paging import NumberedPageQuery, next_link, page_of
from referee.api.foundation.running import ReadToWrite, read, read_to_write, write
from referee.api.foundation.violations import unfit
from referee.api.schemas.claims import (
    ClaimPage,
    FreeClaimSchema,
    GameClaimSchema,
    VerdictSchema,
    claim_examples,
)
from referee.service.games import claims
from referee.service.runtime import dumps

blp = Blueprint("claims", __name__, url_prefix="/v1", description="The referee")


@blp.post("/claims")
@blp.arguments(FreeClaimSchema, examples=claim_examples(with_rules=True))
@blp.response(200, VerdictSchema)
def ask_referee(body: dict[str, Any]) -> Response:
    """Asks the referee, without a game

    Legal, illegal, or undetermined; which rule decides; what would have been legal. Where the holding is not
    known, the verdict is over every holding the pack allows.
    """
    return json_response(dumps(_verdict(_question(body))))


def _verdict(question: claims.Question) -> dict[str, Any]:
    """The verdict, at once where it is found quickly, else when the client's turn comes."""
    verdict = done(question.verdict)
    context().meter.judged(question.opening.family.id, str(verdict["verdict"]))
    return verdict


def ask_without_game(body: dict[str, Any]) -> dict[str, Any]:
    """The verdict on a claim that names its rules."""
    return _question(body).verdict()


def _question(body: dict[str, Any]) -> claims.Question:
    rules = {name: body[name] for name in ("variant", "house_rules", "players")}
    claim = {name: value for name, value in body.items() if name not in rules}
    return claims.question(claim, **rules)


def read_claim(text: str) -> dict[str, Any]:
    """The claim in a JSON text.

    :raises RefereeError: when the text is no claim, with everything that is wrong.
    """
    try:
        return dict(FreeClaimSchema().load(read_json(text.encode())))
    except ValidationError as error:
        raise unfit(error.messages) from None


@blp.post("/games/<game_id>/claims")
@blp.arguments(GameClaimSchema, examples=claim_examples(with_rules=False))
@blp.writes(200, VerdictSchema)
def ask_in_game(body: dict[str, Any], _query: dict[str, Any], game_id: str) -> Response:
    """Asks the referee under the rules of a game, its players, and its kept cards

    It is about the hand being played, or the one named by `hand`; after the game, about the last one.
    Question and verdict are kept with the game; its version stays as it is.
    """
    before = read_to_write(claims.Looking(game_id, body))
    if not isinstance(before, ReadToWrite):
        return before
    asking = before.result
    with turn() if asking.is_long else nullcontext():
        question = done(asking.question)
    verdict = _verdict(question)
    return write(claims.Keeping(game_id, asking, verdict), status=200, known=before.known)


@blp.get("/games/<game_id>/claims")
@blp.arguments(NumberedPageQuery, location="query")
@blp.answers(ClaimPage, "Link")
@blp.problems(404)
def list_claims(query: dict[str, Any], game_id: str) -> Response:
    """What the referee was asked in a game, and the verdicts"""
    limit = query["limit"]
    rows = read(claims.behind(game_id, after=query["after"], limit=limit + 1))
    page, cursor = page_of(rows, limit=limit, position=lambda claim: claim.number)
    return page_response([claim.document for claim in page], cursor, next_link(request, cursor))
