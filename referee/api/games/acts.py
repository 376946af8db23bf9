"""What happens between hands: buy-ins, dealers, adjustments, people coming and going, the end."""

from __future__ import annotations

from typing import Any

from flask import Response

from referee.api.foundation.blueprint import Blueprint
from referee.api.foundation.context import write
from referee.api.schemas.games import (
    ADJUSTMENT,
    BUY_IN,
    DEALER,
    END,
    JOIN,
    WITHDRAWAL,
    ActedSchema,
    AdjustmentSchema,
    EndSchema,
    JoinSchema,
    PlayerNamedSchema,
)
from referee.service.games import record as games

blp = Blueprint("acts", __name__, url_prefix="/v1/games/<game_id>", description="Between hands")


def _record(game_id: str, kind: str, body: dict[str, Any]) -> Response:
    act = {"kind": kind, **body}
    return write(lambda unit: games.record(unit, game_id, act), status=201)


@blp.post("/buy-ins")
@blp.arguments(PlayerNamedSchema, example=BUY_IN)
@blp.writes(201, ActedSchema)
def buy_in(body: dict[str, Any], _query: dict[str, Any], game_id: str) -> Response:
    """Buys a player back in, where the rules allow it; 409 says why not"""
    return _record(game_id, "buy_in", body)


@blp.post("/dealer")
@blp.arguments(PlayerNamedSchema, example=DEALER)
@blp.writes(201, ActedSchema)
def name_dealer(body: dict[str, Any], _query: dict[str, Any], game_id: str) -> Response:
    """Says who deals the next hand: who was drawn, or who really does"""
    return _record(game_id, "dealer", body)


@blp.post("/adjustments")
@blp.arguments(AdjustmentSchema, example=ADJUSTMENT)
@blp.writes(201, ActedSchema)
def adjust(body: dict[str, Any], _query: dict[str, Any], game_id: str) -> Response:
    """A director's penalty or correction, shown apart from what the rules gave"""
    return _record(game_id, "adjustment", body)


@blp.post("/players")
@blp.arguments(JoinSchema, example=JOIN)
@blp.writes(201, ActedSchema)
def join(body: dict[str, Any], _query: dict[str, Any], game_id: str) -> Response:
    """Somebody joins between hands: a new last seat, and the highest score of the players in

    Whoever has left may come back like that. In a club's standings all seats of a member count as one.
    """
    return _record(game_id, "join", {"name": body["name"], "member": body["member"]})


@blp.post("/withdrawals")
@blp.arguments(PlayerNamedSchema, example=WITHDRAWAL)
@blp.writes(201, ActedSchema)
def withdraw(body: dict[str, Any], _query: dict[str, Any], game_id: str) -> Response:
    """Somebody leaves between hands and is out; if one player is left, the game ends"""
    return _record(game_id, "withdrawal", body)


@blp.post("/end")
@blp.arguments(EndSchema, example=END)
@blp.writes(201, ActedSchema)
def end_game(body: dict[str, Any], _query: dict[str, Any], game_id: str) -> Response:
    """Ends the game by agreement, or abandons it

    Ended by mistake? Take the event back: `DELETE /v1/games/{id}/events/{event}`.
    """
    return _record(game_id, "end", body)
