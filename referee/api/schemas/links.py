"""Further links to a game."""

from __future__ import annotations

from typing import Any

from marshmallow import ValidationError, fields, validates_schema

from referee.api.foundation.fields import Choice, InputSchema, Label, OutputSchema, Timestamp
from referee.api.foundation.paging import paged
from referee.api.schemas.common import player_reference
from referee.errors import Violation
from referee.service.access import PLAYER
from referee.words.said import Said


class AnyNewTokenSchema(InputSchema):
    """A further token."""

    label = Label(
        required=True,
        min_length=1,
        max_length=60,
        metadata={"description": "Whose it is; the game's log names it"},
    )
    expires_at = Timestamp(
        load_default=None, allow_none=True, metadata={"description": "Until when it counts; null for ever"}
    )


class NewTokenSchema(AnyNewTokenSchema):
    """A further link to a game."""

    OF_THE_WHOLE = {  # noqa: RUF012  # nothing changes it
        "not": {
            "anyOf": [
                {"properties": {"scope": {"const": "player"}, "player": {"type": "null"}}},
                {
                    "required": ["player"],
                    "properties": {"scope": {"enum": ["score", "view"]}, "player": {"type": "string"}},
                },
            ]
        }
    }
    scope = Choice(
        "score",
        "player",
        "view",
        required=True,
        metadata={
            "title": "LinkScope",
            "description": "What it is good for: `player` enters hands and asks the referee, in the name of "
            "one player",
        },
    )
    player = player_reference(
        load_default=None, allow_none=True, metadata={"description": "Whose it is, with `player` only"}
    )

    @validates_schema(skip_on_field_errors=True)
    def somebodys(self, data: dict[str, Any], **_: Any) -> None:
        """A player's link has a player, and no other one has."""
        if (data["scope"] == PLAYER) != (data["player"] is not None):
            code = "field_must_be_given" if data["player"] is None else "link_must_be_a_players"
            message = Said("api-player-of-a-link", {"scope": data["scope"]})
            raise ValidationError([Violation("", code, message, data["player"])], "player")


class NewClubTokenSchema(AnyNewTokenSchema):
    """A further key to a club."""

    role = Choice(
        "viewer",
        "scorer",
        "treasurer",
        "admin",
        required=True,
        metadata={"title": "ClubRole", "description": "Each may do what those before it may"},
    )


class AnyTokenSchema(OutputSchema):
    """A token, without what makes it one."""

    id = fields.String(required=True)
    label = fields.String(required=True)
    made_by = fields.String(required=True, metadata={"description": "Label of the token it was made with"})
    created_at = fields.AwareDateTime(required=True)
    expires_at = fields.AwareDateTime(required=True, allow_none=True)
    used_at = fields.AwareDateTime(
        required=True, allow_none=True, metadata={"description": "Last use, to within an hour"}
    )
    revoked_at = fields.AwareDateTime(required=True, allow_none=True)


class TokenSchema(AnyTokenSchema):
    """A link, without its token."""

    scope = fields.String(required=True, metadata={"title": "LinkScope", "enum": ["score", "player", "view"]})
    player = fields.String(
        required=True, allow_none=True, metadata={"description": "Whose it is, of scope `player`"}
    )


class ClubTokenSchema(AnyTokenSchema):
    """A key to a club, without its token."""

    role = fields.String(required=True)


class CreatedClubTokenSchema(ClubTokenSchema):
    """A key to a club just made."""

    token = fields.String(required=True, metadata={"description": "Shown once, and never again"})


class CreatedTokenSchema(TokenSchema):
    """A link just made."""

    token = fields.String(required=True, metadata={"description": "Shown once, and never again"})


class OwnTokenSchema(OutputSchema):
    """What a token is for: one game, or one club."""

    id = fields.String(required=True)
    label = fields.String(required=True)
    role = fields.String(
        required=True,
        metadata={
            "title": "Role",
            "enum": ["viewer", "player", "scorer", "treasurer", "admin"],
            "description": "A link to watch a game stands for a viewer of it, one to score for a scorer",
        },
    )
    player = fields.String(
        required=True, allow_none=True, metadata={"description": "Whose it is, in the role `player`"}
    )
    game = fields.String(required=True, allow_none=True)
    club = fields.String(required=True, allow_none=True)
    expires_at = fields.AwareDateTime(required=True, allow_none=True)


TokenPage = paged(TokenSchema, "TokenPage")
ClubTokenPage = paged(ClubTokenSchema, "ClubTokenPage")

NEW_TOKEN = {"scope": "player", "player": "p2", "label": "Bo's phone"}
NEW_CLUB_TOKEN = {"role": "scorer", "label": "Table 2", "expires_at": "2027-01-01T00:00:00Z"}
