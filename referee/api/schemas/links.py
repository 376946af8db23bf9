"""Further links to a game."""

from __future__ import annotations

from marshmallow import fields

from referee.api.foundation.fields import Choice, InputSchema, Label, OutputSchema, Timestamp
from referee.api.foundation.paging import paged


class NewTokenSchema(InputSchema):
    """A further link to a game."""

    scope = Choice("score", "view", required=True, metadata={"description": "What it is good for"})
    label = Label(
        required=True,
        min_length=1,
        max_length=60,
        metadata={"description": "Whose it is; the game's log names it"},
    )
    expires_at = Timestamp(
        load_default=None, allow_none=True, metadata={"description": "Until when it counts; null for ever"}
    )


class NewClubTokenSchema(NewTokenSchema):
    """A further key to a club."""

    class Meta(NewTokenSchema.Meta):
        """A club's tokens have a role where a game's have a scope."""

        exclude = ("scope",)

    role = Choice(
        "viewer",
        "scorer",
        "treasurer",
        "admin",
        required=True,
        metadata={"description": "Each may do what those before it may"},
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

    scope = fields.String(required=True)


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
            "enum": ["viewer", "scorer", "treasurer", "admin"],
            "description": "A link to watch a game stands for a viewer of it, one to score for a scorer",
        },
    )
    game = fields.String(required=True, allow_none=True)
    club = fields.String(required=True, allow_none=True)
    expires_at = fields.AwareDateTime(required=True, allow_none=True)


TokenPage = paged(TokenSchema, "TokenPage")
ClubTokenPage = paged(ClubTokenSchema, "ClubTokenPage")

NEW_TOKEN = {"scope": "score", "label": "Bo's phone"}
NEW_CLUB_TOKEN = {"role": "scorer", "label": "Table 2", "expires_at": "2027-01-01T00:00:00Z"}
