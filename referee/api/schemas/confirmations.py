"""Confirmations and disputes of a hand by others than who entered it."""

from __future__ import annotations

from marshmallow import fields

from referee.api.foundation.fields import InputSchema, Label, OutputSchema, WholeNumber


class NewConfirmationSchema(InputSchema):
    """Somebody agrees with a hand."""

    as_of = WholeNumber(
        required=True,
        minimum=1,
        metadata={"description": "The `as_of` of the hand's `confirmation`, as it was shown"},
    )


class NewDisputeSchema(NewConfirmationSchema):
    """Somebody does not agree with a hand."""

    reason = Label(required=True, min_length=1, max_length=200, metadata={"description": "Why"})


class AuthorSchema(OutputSchema):
    """A link that something was done with."""

    by = fields.String(required=True, metadata={"description": "Its label"})
    link = fields.String(
        required=True,
        metadata={"description": "Its id, as `GET /v1/token` has it; empty in a game from elsewhere"},
    )
    player = fields.String(
        required=True, allow_none=True, metadata={"description": "Whose it is, where it is a player's"}
    )


class StatementSchema(AuthorSchema):
    """A statement of somebody about a hand."""

    reason = fields.String(required=True, allow_none=True)
    at = fields.AwareDateTime(required=True)


class ConfirmationSchema(OutputSchema):
    """The statements about a hand as it stands; a correction begins it anew."""

    state = fields.String(
        required=True,
        metadata={"title": "ConfirmationState", "enum": ["open", "confirmed", "disputed"]},
    )
    as_of = fields.Integer(
        required=True, metadata={"description": "The event since which the hand stands as it does"}
    )
    entered = fields.Nested(AuthorSchema, required=True)
    by = fields.String(
        required=True,
        allow_none=True,
        metadata={"description": "Label of the link that confirmed or disputed it last"},
    )
    link = fields.String(required=True, allow_none=True)
    player = fields.String(required=True, allow_none=True)
    reason = fields.String(required=True, allow_none=True, metadata={"description": "Of a dispute"})
    at = fields.AwareDateTime(required=True, allow_none=True)
    dispute = fields.Nested(
        StatementSchema,
        required=True,
        allow_none=True,
        metadata={"description": "The dispute that the confirmation has closed"},
    )
    final = fields.Boolean(
        required=True, metadata={"description": "Whether the host has closed it: nobody disputes it again"}
    )


class UnconfirmedSchema(OutputSchema):
    """The hands of a game of which nobody has said yet that they are right."""

    open = fields.List(
        fields.Integer(), required=True, metadata={"description": "Numbers of those nobody has confirmed"}
    )
    disputed = fields.List(
        fields.Integer(), required=True, metadata={"description": "Numbers of those somebody disputes"}
    )


CONFIRMATION = {"as_of": 2}
DISPUTE = {"as_of": 2, "reason": "Bo had a 9, not a 10"}
