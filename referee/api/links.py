"""Further links to a game: made, listed, revoked."""

from __future__ import annotations

from typing import Any

from flask import Response, request

from ..service import links
from ..service.desk import dumps
from .blueprint import Blueprint
from .conditions import PreviewQuery
from .hub import asked, hub, page_response, write
from .paging import PageQuery, next_link, page_of_all
from .schemas.links import NEW_TOKEN, CreatedTokenSchema, NewTokenSchema, TokenPage

blp = Blueprint("links", __name__, url_prefix="/v1/games/<game_id>/tokens", description="Links to a game")


@blp.get("")
@blp.arguments(PageQuery, location="query")
@blp.answers(TokenPage, "Link")
@blp.problems(404)
@blp.needs_token()
def list_tokens(query: dict[str, Any], game_id: str) -> Response:
    """The game's tokens by label, oldest first, revoked ones too"""
    with hub().store.read() as tx:
        there = links.tokens(tx, asked(), game_id)
    page, cursor = page_of_all(there, **query, position=lambda token: token.id)
    documents = [dumps(links.token_document(token)) for token in page]
    return page_response(documents, cursor, next_link(request, cursor))


@blp.post("")
@blp.arguments(NewTokenSchema, example=NEW_TOKEN)
@blp.writes(201, CreatedTokenSchema, preview=NewTokenSchema)
def create_token(body: dict[str, Any], _query: dict[str, Any], game_id: str) -> Response:
    """Makes a further token, to score or to watch with; shown this once"""
    return write(lambda session: links.add(session, game_id, **body), status=201)


@blp.delete("/<token_id>")
@blp.arguments(PreviewQuery, location="query")
@blp.response(204)
@blp.problems(404, 409)
@blp.takes("If-Match", "Idempotency-Key")
@blp.needs_token()
def revoke_token(_query: dict[str, Any], game_id: str, token_id: str) -> Response:
    """Revokes a token; the last one that may score stays"""
    return write(lambda session: links.revoke(session, game_id, token_id), status=204)
