"""The schemas of entry forms: rows of cells, and the question that comes before them."""

from __future__ import annotations

from marshmallow import fields

from referee.api.foundation.fields import OutputSchema
from referee.families.entry import Begins, Kind, Needs, Of

_BY_PLAYERS = {"title": "Numbers", "type": "object", "additionalProperties": {"type": "integer"}}
BOUND = {"oneOf": [{"type": "integer"}, _BY_PLAYERS]}
"""A number, or one for each number of players."""


class TurnsSchema(OutputSchema):
    """The members of each record in a list of what players did one after the other."""

    person = fields.String(required=True, metadata={"description": "The member in which the player stands"})
    number = fields.String(required=True, metadata={"description": "The member with a number"})
    label = fields.String(required=True, metadata={"description": "What the number is"})
    ask = fields.String(
        required=True, metadata={"description": "The question that a tap on a player answers"}
    )
    least = fields.Integer(metadata={"description": "The smallest number that can be; 0"})
    others = fields.String(
        metadata={"description": "The member for other players, who are then out of the round; none"}
    )
    others_label = fields.String(metadata={"description": "What these did"})
    begins = fields.String(
        metadata={
            "title": "RowBegins",
            "enum": [*Begins],
            "description": "With whom they begin in the order in which they are sent; as they were tapped",
        }
    )


class RowSchema(OutputSchema):
    """A row of cells on a page, of a kind of its own; what is as usual is left out."""

    at = fields.String(
        required=True,
        metadata={
            "description": "The place in the body of a round, as a JSON Pointer; `{player}` or `{side}` "
            "stands for each of them, `{turn}` for a player's place in playing order"
        },
    )
    label = fields.String(required=True, metadata={"description": "The players' word for it"})
    kind = fields.String(
        required=True,
        metadata={
            "title": "RowKind",
            "enum": [*Kind],
            "description": "A number, somebody whose it is, cards, a card, a flag of the whole round, some "
            "players, events that happened, gifts, or what players did in turn",
        },
    )
    ask = fields.String(metadata={"description": "The sentence that asks for it; `{name}` is the person"})
    hint = fields.String(metadata={"description": "What stands small beside the label"})
    of = fields.String(
        metadata={
            "title": "RowOf",
            "enum": [*Of],
            "description": "The persons to whom it applies, by the first question; all",
        }
    )
    needs = fields.String(
        metadata={
            "title": "RowNeeds",
            "enum": [*Needs],
            "description": "The cells that have to be filled; each",
        }
    )
    if_first = fields.Boolean(
        metadata={"description": "Whether it is asked only where the first answer is not nobody"}
    )
    if_nobody = fields.Boolean(
        metadata={"description": "Whether it is asked only where nobody answers the first question"}
    )
    apart = fields.Boolean(
        metadata={"description": "Whether nobody has it who has another row that is apart; false"}
    )
    everybody = fields.String(metadata={"description": "The words of a key that gives it to everybody"})
    by = fields.String(
        metadata={
            "title": "RowBy",
            "enum": ["side", "player"],
            "description": "The member that names who did it; side",
        }
    )
    sides = fields.Integer(metadata={"description": "The number of sides without which it is not asked"})
    least_sides = fields.Integer(metadata={"description": "The fewest sides with which it is asked; 1"})
    fold = fields.String(metadata={"description": "The title of the fold that it lies in"})
    least = fields.Integer(metadata={"description": "The smallest number that can be; 0"})
    most = fields.Raw(metadata=BOUND | {"description": "The largest number, or most cards; by players"})
    usual = fields.Raw(metadata=BOUND | {"description": "The largest number to be expected; by players"})
    total = fields.Integer(metadata={"description": "The sum of all numbers of the row: the last follows"})
    zero = fields.String(metadata={"description": "What 0 is called"})
    may_be_nobody = fields.Boolean(metadata={"description": "Whether it may be nobody's; true"})
    may_share = fields.Boolean(metadata={"description": "Whether several may have it; false"})
    if_refused = fields.Boolean(
        metadata={"description": "Whether it is asked only after a refusal that names it; false"}
    )
    person = fields.String(
        metadata={"description": "The member beside the place of a `{turn}` in which its player stands"}
    )
    ranks = fields.List(
        fields.String(),
        metadata={
            "description": "Keys for cards of which ranks matter; of a flag the ranks that say that it is so"
        },
    )
    copies = fields.Raw(metadata=BOUND | {"description": "How often each card can be given; 1; by players"})
    step = fields.Integer(metadata={"description": "What all numbers are multiples of; 1"})
    counts = fields.Integer(
        metadata={"description": "What each one of a number adds to the score, where a page can add it up; 0"}
    )
    choices = fields.Dict(
        keys=fields.String(),
        values=fields.String(),
        metadata={"description": "What can have happened, in the players' words, by the `kind` that is sent"},
    )
    turns = fields.Nested(TurnsSchema, metadata={"description": "Of a list of turns: what each says"})


class FirstQuestionSchema(OutputSchema):
    """The question that a tap on a player answers."""

    at = fields.String(required=True)
    ask = fields.String(required=True)
    tap = fields.String(required=True, metadata={"description": "The same where players are tapped"})
    title = fields.String(required=True, metadata={"description": "What the answer says, with `{name}`"})
    nobody = fields.String(
        required=True, allow_none=True, metadata={"description": "That nobody did; null where that cannot be"}
    )
    counts = fields.Integer(
        required=True, metadata={"description": "What it adds to the score of the side that answers it"}
    )


class FormSchema(OutputSchema):
    """One of the forms in which the same round can be entered."""

    id = fields.String(required=True)
    label = fields.String(required=True)
    rows = fields.List(fields.Nested(RowSchema), required=True)
    has_first = fields.Boolean(required=True, metadata={"description": "Whether the first question is asked"})
    first = fields.Nested(
        FirstQuestionSchema,
        required=True,
        allow_none=True,
        metadata={"description": "The first question, where it is another than in other forms"},
    )
    is_sent_at_once = fields.Boolean(
        required=True, metadata={"description": "Whether it is sent as soon as nothing is missing"}
    )
    is_own = fields.Boolean(
        required=True, metadata={"description": "Whether a page needs a part of its own for it"}
    )


class ShortcutSchema(OutputSchema):
    """A round that one tap on the board says, or most of it."""

    id = fields.String(required=True)
    label = fields.String(required=True, metadata={"description": "What the tap says: `Won`"})
    about = fields.String(
        required=True, metadata={"description": "The same for whoever does not see the board"}
    )
    values = fields.Dict(
        keys=fields.String(),
        values=fields.Integer(),
        required=True,
        metadata={"description": "The numbers that it fills in, by their places in the body"},
    )
    sides = fields.Integer(
        required=True,
        allow_none=True,
        metadata={"description": "The number of sides without which it is not offered; null for any"},
    )


class EntrySchema(OutputSchema):
    """What a page asks for a round under these rules: the body, cell by cell."""

    forms = fields.List(
        fields.Nested(FormSchema), required=True, metadata={"description": "The usual one first"}
    )
    first = fields.Nested(FirstQuestionSchema, required=True, allow_none=True)
    details = fields.List(
        fields.List(fields.String()),
        required=True,
        metadata={
            "description": "Members that tell a round card by card, which no form shows, each with what "
            "goes along with it"
        },
    )
    details_alone = fields.Boolean(
        required=True,
        metadata={"description": "Whether a round with details is sent as the first of those alone"},
    )
    kept = fields.List(
        fields.String(),
        required=True,
        metadata={
            "description": "Members of a recorded round that stay with it in a form that asks for others"
        },
    )
    instead = fields.Dict(
        keys=fields.String(),
        values=fields.String(),
        required=True,
        metadata={"description": "Members of a recorded round by that of the body that they stand for"},
    )
    shortcuts = fields.List(
        fields.Nested(ShortcutSchema),
        required=True,
        metadata={"description": "Rounds that a board offers by one tap"},
    )
