"""Rounds and other acts, as they are entered and as they stand on the score sheet."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, ClassVar

from marshmallow import Schema, fields

from referee.api.foundation.fields import OutputSchema, QueryFlag, WholeNumber
from referee.api.foundation.paging import NumberedPageQuery, paged
from referee.api.schemas.answers import answer_members, answer_schema
from referee.api.schemas.bodies import body_schema, owner_of, shaped
from referee.api.schemas.by_family import BodyByFamily, family_member
from referee.api.schemas.common import LineSchema
from referee.api.schemas.confirmations import ConfirmationSchema
from referee.api.schemas.games import GameSchema, NewPlayerSchema, PreviewedSchema
from referee.families.acts import JOIN, ActKind
from referee.families.protocol import AnyFamily
from referee.families.registry import families
from referee.families.shapes import Member

_NUMBER = (
    "The hand's number: guards against two phones entering the same one. A hand that is amended keeps its "
    "number; if given, it must be that one"
)


def acts_at(path: str) -> dict[str, ActKind]:
    """The acts that families take at a path, by family."""
    return {family.id: act for family in families() for act in family.acts if act.path == path}


def body_of(path: str) -> type[Schema]:
    """The schema of an act that is no round: one for all where all take the same, else by family."""
    acts = acts_at(path)
    schemas = {family.id: _act_schema(family, acts[family.id]) for family in families() if family.id in acts}
    if len({*schemas.values()}) == 1:
        return next(iter(schemas.values()))
    name = next(iter(acts.values())).shape.name
    return type(f"{name}Schema", (BodyByFamily,), {"__doc__": "By family.", "ONE_OF": schemas})


def _act_schema(family: AnyFamily, act: ActKind) -> type[Schema]:
    return NewPlayerSchema if act.kind == JOIN else body_schema(act.shape, owner_of(family))


def _round(family: AnyFamily) -> type[Schema]:
    """The schema of a round as it is sent, with its number."""
    act, owner = family.rounds, owner_of(family)
    number = WholeNumber(load_default=None, allow_none=True, minimum=1, metadata={"description": _NUMBER})
    return shaped(act.shape, owner, name=f"{owner}HandEntered", number=number, family=family_member(family))


class HandEnteredSchema(BodyByFamily):
    """A round, as the game's family takes it."""

    ONE_OF = {family.id: _round(family) for family in families()}  # noqa: RUF012


def _members_of(declaring: Sequence[AnyFamily], *, rounds: bool) -> Iterator[tuple[str, tuple[Member, ...]]]:
    """The members of rounds on the score sheet, or of other acts, with the family that declares them."""
    for family in declaring:
        for act in family.acts:
            if act.is_round is rounds:
                yield owner_of(family), (*act.shape.members, *act.kept, *act.answer)


class RecordedActSchema(OutputSchema):
    """An act as it was recorded: what all lines of a score sheet have."""

    kind = fields.String(required=True, metadata={"description": "`hand`, or that of another act"})
    lines = fields.List(fields.Nested(LineSchema), required=True)
    scores = fields.Dict(
        keys=fields.String(), values=fields.Integer(), required=True, metadata={"description": "Afterwards"}
    )
    event = fields.Integer(required=True, metadata={"description": "Names it where it is to be taken back"})
    recorded_at = fields.AwareDateTime(required=True)
    amended = fields.Boolean(required=True)
    confirmation = fields.Nested(
        ConfirmationSchema, metadata={"description": "Of hands, in a game that asks for confirmations"}
    )


def _of_hand(declaring: Sequence[AnyFamily]) -> Mapping[str, fields.Field[Any]]:
    number = fields.Integer(required=True, metadata={"description": "Of a hand"})
    return {"number": number} | answer_members(_members_of(declaring, rounds=True))


def _of_act(declaring: Sequence[AnyFamily]) -> Mapping[str, fields.Field[Any]]:
    return answer_members(_members_of(declaring, rounds=False), may_miss=True)


HandSchema = answer_schema(RecordedActSchema, "Hand", "A hand of the score sheet.", _of_hand)
ActSchema = answer_schema(
    RecordedActSchema, "Act", "An act that is no hand, as it stands on the score sheet.", _of_act
)


class SheetEntrySchema(RecordedActSchema):
    """A line of the score sheet: a hand, or with `all_acts=true` something else that happened."""

    ONE_OF: ClassVar[Mapping[str, type[Schema]]] = {"hand": HandSchema, "act": ActSchema}
    DISCRIMINATOR: ClassVar[str] = ""


class RecordedHandSchema(PreviewedSchema):
    """A hand and the game after it."""

    hand = fields.Nested(HandSchema, required=True)
    game = fields.Nested(GameSchema, required=True)


class ActedSchema(PreviewedSchema):
    """An act and the game after it."""

    act = fields.Nested(ActSchema, required=True)
    game = fields.Nested(GameSchema, required=True)


class SheetQuery(NumberedPageQuery):
    """The page of a score sheet."""

    all_acts = QueryFlag(
        load_default=False,
        metadata={"description": "Also what is no hand: buy-ins, adjustments, people coming and going"},
    )


SheetPage = paged(SheetEntrySchema, "SheetPage")


def examples_of(path: str) -> dict[str, Any]:
    """The examples of the acts at a path, each named by its family and itself."""
    return {
        f"{family.id}_{example.key}": {
            "summary": f"{family.name}: {example.summary}",
            "value": ({"family": family.id} if act.is_round else {}) | dict(example.value),
        }
        for family in families()
        for act in family.acts
        if act.path == path
        for example in act.examples
    }
