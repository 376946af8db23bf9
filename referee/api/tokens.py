"""Links to a game and keys to a club: made, listed, revoked."""

from __future__ import annotations

from typing import Any

from flask import Response, request

from referee.api.foundation.blueprint import Blueprint
from referee.api.foundation.context import json_response, page_response
from referee.api.foundation.fields import moment_text
from referee.api.foundation.paging import PageQuery, next_link, page_of_all
from referee.api.foundation.running import read, write
from referee.api.schemas.links import (
    NEW_CLUB_TOKEN,
    NEW_TOKEN,
    ClubTokenPage,
    ClubTokenSchema,
    CreatedClubTokenSchema,
    CreatedTokenSchema,
    NewClubTokenSchema,
    NewTokenSchema,
    OwnTokenSchema,
    TokenPage,
    TokenSchema,
)
from referee.service import tokens as links
from referee.service.runtime import dumps
from referee.service.use_cases import Reads, Writes

blp = Blueprint("links", __name__, url_prefix="/v1/games/<game_id>/tokens", description="Links to a game")
keys = Blueprint("keys", __name__, url_prefix="/v1/clubs/<club_id>/tokens", description="Keys to a club")
own = Blueprint("own", __name__, url_prefix="/v1/token", description="The token of a request")


@own.get("")
@own.answers(OwnTokenSchema)
@own.problems(401)
def get_own_token() -> Response:
    """What the token this request comes with is for: which game or club, in which role, until when"""
    document = read(Reads(links.own))
    return json_response(dumps(document))


@blp.get("")
@blp.arguments(PageQuery, location="query")
@blp.answers(TokenPage, "Link")
@blp.problems(404)
def list_tokens(query: dict[str, Any], game_id: str) -> Response:
    """The game's tokens by label, oldest first, revoked ones too"""
    tokens = read(links.GameTokens(game_id))
    return _page([links.token_document(token) for token in tokens], query)


def _page(tokens: list[dict[str, Any]], query: dict[str, Any]) -> Response:
    page, cursor = page_of_all(tokens, **query, position=lambda token: str(token["id"]))
    return page_response([dumps(token) for token in page], cursor, next_link(request, cursor))


@blp.post("")
@blp.arguments(NewTokenSchema, example=NEW_TOKEN)
@blp.writes(201, CreatedTokenSchema, preview=NewTokenSchema)
def create_token(body: dict[str, Any], _query: dict[str, Any], game_id: str) -> Response:
    """Makes a further token, to score, to play or to watch with; shown this once

    A player's (`"scope": "player", "player": "p2"`) enters hands in the name of that player and asks the
    referee. 409 when the player has left; once they leave, their links only read.
    """
    new = links.NewLink(**expiring(body))
    return write(Writes(lambda unit: links.add(unit, game_id, new)), status=201)


def expiring(body: dict[str, Any]) -> dict[str, Any]:
    """The body of a new token, with its expiry as text."""
    moment = body["expires_at"]
    return body | {"expires_at": None if moment is None else moment_text(moment)}


@blp.delete("/<token_id>")
@blp.writes(204, None, preview=TokenSchema)
def revoke_token(_query: dict[str, Any], game_id: str, token_id: str) -> Response:
    """Revokes a token; the last one that may score stays

    The oldest one that may score revokes any, in a club's game also a token of the club. Others revoke
    themselves and those that were made with them, so that nobody is shut out by a guest.
    """
    return write(Writes(lambda unit: links.revoke(unit, game_id, token_id)), status=204)


@keys.get("")
@keys.arguments(PageQuery, location="query")
@keys.answers(ClubTokenPage, "Link")
def list_club_tokens(query: dict[str, Any], club_id: str) -> Response:
    """The club's tokens, oldest first: who made them, until when they count, when they were last used

    An admin sees all of them, a treasurer the own one and those made with it.
    """
    tokens = read(links.ClubTokens(club_id))
    return _page([links.token_document(token) for token in tokens], query)


@keys.post("")
@keys.arguments(NewClubTokenSchema, example=NEW_CLUB_TOKEN)
@keys.writes(201, CreatedClubTokenSchema, preview=NewClubTokenSchema)
def create_club_token(body: dict[str, Any], _query: dict[str, Any], club_id: str) -> Response:
    """Makes a further token to the club, shown this once

    Its role is at most that of the token it is made with, and it expires no later.
    """
    new = expiring(body)
    return write(Writes(lambda unit: links.add_to_club(unit, club_id, **new)), status=201)


@keys.delete("/<token_id>")
@keys.writes(204, None, preview=ClubTokenSchema)
def revoke_club_token(_query: dict[str, Any], club_id: str, token_id: str) -> Response:
    """Revokes a token; the last admin's that does not expire stays

    An admin revokes any, a treasurer the own one and those made with it. Tokens that were made with the one
    revoked go on: `made_by` tells which they are.
    """
    return write(Writes(lambda unit: links.revoke_from_club(unit, club_id, token_id)), status=204)
