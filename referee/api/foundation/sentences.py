"""Sentences in answers: their words, and beside these what they are made of."""

from __future__ import annotations

from marshmallow import fields

from referee.api.foundation.fields import OutputSchema


class SaidSchema(OutputSchema):
    """A sentence as a message's id and its arguments."""

    id = fields.String(required=True, metadata={"description": "Names the message, and what it belongs to"})
    args = fields.Dict(
        keys=fields.String(),
        required=True,
        metadata={
            "description": "Numbers are counts, points or scores; `player` and `name` is a player; `card` is "
            "a card or a rank, `spanish` one of a Spanish pack (`7O`); `text` was typed by somebody; `id` "
            "and `args` is a sentence again; a text by itself is a word that selects a variant of the "
            "message, and is never shown; a list has several of these",
            "example": {"side": {"player": "p1", "name": "Ann"}, "points": 12},
        },
    )


class WithSaidSchema(OutputSchema):
    """Something that has the words of a sentence, and beside them what they are made of."""

    said = fields.Nested(
        SaidSchema,
        metadata={
            "description": "The sentence for an app that has words of its own; missing where there are none"
        },
    )
