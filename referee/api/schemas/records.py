"""The portable record of a game."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from marshmallow import ValidationError, fields, validates_schema

from referee.api.foundation.fields import (
    Choice,
    FreeObject,
    InputSchema,
    Items,
    ObjectOf,
    Text,
    Timestamp,
    TrueOrFalse,
    WholeNumber,
)
from referee.api.schemas.common import MoneySchema, player_name, player_reference
from referee.api.schemas.games import AdjustmentSchema, EndSchema, PlayerNamedSchema
from referee.api.schemas.hands import HandEnteredSchema
from referee.api.schemas.rules import HOUSE_RULES, HouseRules
from referee.service.runtime import MOST_EVENTS
from referee.sitting.log import AMENDED, LOCKED, REMATCH, TAKEN_BACK, UNLOCKED


class HandActSchema(HandEnteredSchema):
    """A hand; its number follows from its place."""

    class Meta(InputSchema.Meta):
        """Leaves the number out."""

        exclude = ("number",)


class NoBodySchema(InputSchema):
    """Nothing more to say."""


class DealerNamedSchema(PlayerNamedSchema):
    """Who deals; drawn for, or corrected."""

    drawn = TrueOrFalse(load_default=False)


class JoinedSchema(InputSchema):
    """Somebody who sat down; elsewhere nobody is a member."""

    name = player_name(required=True)


class AmendmentSchema(InputSchema):
    """A hand put in the place of another."""

    event = WholeNumber(required=True, minimum=2)
    act = FreeObject(required=True)
    take_back = Items(WholeNumber(minimum=2), load_default=list, most=200)
    reason = Text(max_length=200)


class TakenBackSchema(InputSchema):
    """Acts that no longer count."""

    events = Items(WholeNumber(minimum=2), required=True, least=1, most=201)
    reason = Text(max_length=200)


BODIES: Mapping[str, type[InputSchema]] = {
    "hand": HandActSchema,
    "buy_in": PlayerNamedSchema,
    "dealer": DealerNamedSchema,
    "adjustment": AdjustmentSchema,
    "join": JoinedSchema,
    "withdrawal": PlayerNamedSchema,
    "end": EndSchema,
    AMENDED: AmendmentSchema,
    TAKEN_BACK: TakenBackSchema,
    REMATCH: NoBodySchema,
    LOCKED: NoBodySchema,
    UNLOCKED: NoBodySchema,
}
"""What an event of each kind tells."""


class RecordEventSchema(InputSchema):
    """Something that happened."""

    number = WholeNumber(required=True, minimum=2)
    kind = Choice(*BODIES, required=True)
    at = Timestamp(required=True)
    by = Text(load_default="", max_length=60)
    body = FreeObject(required=True)

    @validates_schema(skip_on_field_errors=True)
    def body_fits(self, data: dict[str, Any], **_: Any) -> None:
        """The body has what an event of this kind tells."""
        kind, raw = data["kind"], data["body"]
        try:
            data["body"] = _body(kind, raw)
            data["told"] = _told(kind, raw, data["body"])
        except ValidationError as error:
            raise ValidationError({"body": error.messages}) from None


def _body(kind: str, body: Mapping[str, Any]) -> dict[str, Any]:
    """The body read by its schema; an act says itself what kind it is."""
    if kind in {TAKEN_BACK, REMATCH, LOCKED, UNLOCKED}:
        return dict(BODIES[kind]().load(body))
    if kind == AMENDED:
        read = dict(BODIES[kind]().load(body))
        return read | {"act": _amended(read["act"])}
    return _act(kind, body)


def _told(kind: str, raw: Mapping[str, Any], body: Mapping[str, Any]) -> dict[str, Any]:
    """The body as it is kept: whole, but without the defaults of what its act does not say."""
    if kind in {TAKEN_BACK, REMATCH, LOCKED, UNLOCKED}:
        return dict(body)
    if kind == AMENDED:
        return {**body, "act": {"kind": "hand", **raw["act"]}}
    return {"kind": kind, **raw}


def _amended(act: Mapping[str, Any]) -> dict[str, Any]:
    try:
        return _act("hand", act)
    except ValidationError as error:
        raise ValidationError({"act": error.messages}) from None


def _act(kind: str, act: Mapping[str, Any]) -> dict[str, Any]:
    told = {name: value for name, value in act.items() if name != "kind"}
    return {"kind": kind, **BODIES[kind]().load(told)}


class RecordGameSchema(InputSchema):
    """How the game began."""

    variant = Text(required=True, min_length=1, max_length=60)
    house_rules = HouseRules(load_default=dict, metadata=HOUSE_RULES)
    rules = HouseRules(required=True, metadata={"description": "Every option with its effective value"})
    players = Items(player_name(), required=True, least=1, most=60)
    dealer = player_reference(load_default=None, allow_none=True)
    leader = player_reference(load_default=None, allow_none=True)
    stake = fields.Nested(MoneySchema, load_default=None, allow_none=True)
    title = Text(load_default="", max_length=200)
    visibility = Choice("link", "private", load_default="link")
    created_at = Timestamp(required=True)


class RecordSchema(InputSchema):
    """A whole game as one document: how it began, everything that happened, where that led."""

    format = Choice("referee-record/1", required=True)
    game = fields.Nested(RecordGameSchema, required=True)
    events = Items(fields.Nested(RecordEventSchema), required=True, most=MOST_EVENTS)
    status = Choice("playing", "finished", "abandoned", required=True)
    scores = ObjectOf(
        WholeNumber(), required=True, metadata={"description": "By player, as they must come out"}
    )


RECORD = {
    "format": "referee-record/1",
    "game": {
        "variant": "gurka-norway",
        "rules": {"limit": {"points": 21, "falls": ["eliminate"]}},
        "players": ["Ann", "Bo"],
        "created_at": "2026-11-20T19:30:00.000Z",
    },
    "events": [
        {
            "number": 2,
            "kind": "hand",
            "at": "2026-11-20T19:41:00.000Z",
            "by": "Ann's phone",
            "body": {"last_trick": [{"player": "p1", "card": "4"}, {"player": "p2", "card": "J"}]},
        }
    ],
    "status": "playing",
    "scores": {"p1": 0, "p2": 11},
}
