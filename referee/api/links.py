"""Further links to a game: made, listed, revoked."""

from __future__ import annotations

from typing import Any

from flask import Response, request

from ..service import links
from .blueprint import Blueprint
from .conditions import PreviewQuery
from .hub import any_document, asked, hub, page_response, write
from .paging import PageQuery, next_link, page_of
from .schemas.links import NEW_TOKEN, CreatedTokenSchema, NewTokenSchema, TokenPage

blp = Blueprint("links", __name__, url_prefix="/v1/games/<game_id>/tokens", description="Links to a game")


@blp.get("")
@blp.arguments(PageQuery, location="query")
@blp.response(200, TokenPage)
@blp.problems(404)
@blp.needs_token()
def list_tokens(query: dict[str, Any], game_id: str) -> Response:
    """The game's tokens by label, oldest first, revoked ones too"""
    with hub().store.read() as tx:
        there = links.tokens(tx, asked(), game_id)
    ids = [token.id for token in there]
    begin = ids.index(query["after"]) + 1 if query["after"] in ids else 0
    limit = query["limit"]
    page, cursor = page_of(there[begin : begin + limit + 1], limit=limit, position=lambda token: token.id)
    documents = [any_document(links.token_document(token)) for token in page]
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
