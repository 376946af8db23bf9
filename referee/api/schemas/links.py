"""Further links to a game."""

from __future__ import annotations

from marshmallow import fields

from ..fields import Choice, InputSchema, OutputSchema, Text
from ..paging import paged


class NewTokenSchema(InputSchema):
    """A further link to a game."""

    scope = Choice("score", "view", required=True, metadata={"description": "What it is good for"})
    label = Text(
        required=True,
        min_length=1,
        max_length=60,
        metadata={"description": "Whose it is; the game's log names it"},
    )


class TokenSchema(OutputSchema):
    """A link, without its token."""

    id = fields.String(required=True)
    scope = fields.String(required=True)
    label = fields.String(required=True)
    created_at = fields.AwareDateTime(required=True)
    revoked_at = fields.AwareDateTime(required=True, allow_none=True)


class CreatedTokenSchema(TokenSchema):
    """A link just made."""

    token = fields.String(required=True, metadata={"description": "Shown once, and never again"})


TokenPage = paged(TokenSchema, "TokenPage")

NEW_TOKEN = {"scope": "score", "label": "Bo's phone"}
