"""The token with which a request was sent."""

from __future__ import annotations

from flask import Request

from referee.errors import NoTokenError
from referee.service.token_text import token_is_well_formed
from referee.words.said import Said


def bearer(request: Request) -> str | None:
    """The token the request was sent with, or None when it has no `Authorization`.

    :raises NoTokenError: when the header is no bearer token, or the token is mistyped.
    """
    header = request.headers.get("Authorization")
    if header is None:
        return None
    scheme, _, token = header.strip().partition(" ")
    if scheme.lower() != "bearer" or not token:
        message = Said("api-token-must-be-bearer")
        raise NoTokenError(message, code="token_must_be_bearer")
    if not token_is_well_formed(token.strip()):
        message = Said("api-token-cut-off")
        raise NoTokenError(message, code="token_must_be_whole")
    return token.strip()
