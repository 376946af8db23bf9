"""The portable record of a game."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from functools import cache
from typing import Any

from marshmallow import Schema, ValidationError, fields, validates_schema

from referee.api.foundation.fields import (
    Choice,
    FreeObject,
    InputSchema,
    Items,
    Label,
    ObjectOf,
    Text,
    Timestamp,
    TrueOrFalse,
    Uuid7,
    WholeNumber,
    nothing,
)
from referee.api.foundation.violations import must
from referee.api.schemas.bodies import body_schema, owner_of, shaped
from referee.api.schemas.common import MoneySchema, player_name, player_reference
from referee.api.schemas.rules import HOUSE_RULES, HouseRules
from referee.families.acts import JOIN, ROUND, ActKind
from referee.families.protocol import EDITION, FIRST_EDITION
from referee.families.registry import families, family_named, family_of, variant_ids
from referee.service.games.writing import MOST_EVENTS
from referee.sitting.confirmations import CONFIRMED, DISPUTED, ENTERED
from referee.sitting.log import AMENDED, LOCKED, LOOK, REMATCH, TAKEN_BACK, UNLOCKED
from referee.words.said import Said, Typed


class NoBodySchema(InputSchema):
    """Nothing more to say."""


class KeptLook(FreeObject):
    """A look as any release may have kept it; one that this release does not know is shown as none."""

    def __init__(self, **options: Any) -> None:
        super().__init__(depth=2, most=20, allow_none=True, **options)


class LookChangedSchema(InputSchema):
    """Another look of a player."""

    player = player_reference(required=True)
    look = KeptLook(required=True)


class JoinedSchema(InputSchema):
    """Somebody who sat down; elsewhere nobody is a member."""

    name = player_name(required=True)
    look = KeptLook()


class EnteredSchema(InputSchema):
    """The link that a hand was entered with; elsewhere nobody has it."""

    link = Text(load_default="", max_length=60)
    player = player_reference(load_default=None, allow_none=True)


class SaidOfHandSchema(EnteredSchema):
    """A hand confirmed."""

    event = WholeNumber(required=True, minimum=2)
    as_of = WholeNumber(required=True, minimum=2)
    final = TrueOrFalse()


class DisputeSchema(SaidOfHandSchema):
    """A hand disputed."""

    reason = Text(required=True, min_length=1, max_length=200)


class Telling(fields.Dict):
    """The body of an event, of any size: its kind bounds what it may have, as it did when it was recorded."""


class AmendmentSchema(InputSchema):
    """A hand put in the place of another."""

    event = WholeNumber(required=True, minimum=2)
    act = Telling(required=True)
    take_back = Items(WholeNumber(minimum=2), load_default=list, most=200)
    entered = fields.Nested(EnteredSchema)
    reason = Text(max_length=200)


class TakenBackSchema(InputSchema):
    """Acts that no longer count."""

    events = Items(WholeNumber(minimum=2), required=True, least=1, most=201)
    reason = Text(max_length=200)


_APART: Mapping[str, Schema] = {
    AMENDED: AmendmentSchema(),
    TAKEN_BACK: TakenBackSchema(),
    REMATCH: NoBodySchema(),
    LOCKED: NoBodySchema(),
    UNLOCKED: NoBodySchema(),
    LOOK: LookChangedSchema(),
    CONFIRMED: SaidOfHandSchema(),
    DISPUTED: DisputeSchema(),
}
"""The members of an event that is no act. To make a schema takes longer than to read with it."""
_ENTERED = EnteredSchema()


@cache
def _acts_of(family_id: str) -> Mapping[str, Schema]:
    """The schemas of the acts of a family in a record, by their kind."""
    family = family_named(family_id)
    return {act.kind: _recorded_act(act, owner_of(family))() for act in family.acts}


def _recorded_act(act: ActKind, owner: str) -> type[Schema]:
    """The schema of an act as a record tells it; a round's number follows from its place."""
    if act.kind == JOIN:
        return JoinedSchema
    if not act.kept and not act.is_round:
        return body_schema(act.shape, owner)
    whole = replace(act.shape, members=(*act.shape.members, *act.kept))
    return shaped(whole, owner, name=f"{owner}{act.shape.name}Kept")


_KINDS = [*dict.fromkeys([*(act.kind for family in families() for act in family.acts), *_APART])]


class RecordEventSchema(InputSchema):
    """Something that happened."""

    number = WholeNumber(required=True, minimum=2)
    kind = Choice(*_KINDS, required=True, metadata={"title": "EventKind"})
    at = Timestamp(required=True)
    by = Text(load_default="", max_length=60)
    body = Telling(required=True)


def _read_body(event: dict[str, Any], acts: Mapping[str, Schema]) -> None:
    """Puts the body in place as what it tells reads it, and what was told as it is kept.

    :raises ValidationError: naming what is wrong with it.
    """
    kind, raw = event["kind"], event["body"]
    try:
        event["body"] = _body(kind, raw, acts)
        event["told"] = _stored_body(kind, raw, event["body"])
    except ValidationError as error:
        raise ValidationError({"body": error.messages}) from None


def _body(kind: str, body: Mapping[str, Any], acts: Mapping[str, Schema]) -> dict[str, Any]:
    """The body read by its schema; an act says itself what kind it is."""
    if kind == ROUND and ENTERED in body:
        act = {name: value for name, value in body.items() if name != ENTERED}
        return _act(kind, act, acts) | {ENTERED: _entered(body[ENTERED])}
    if kind not in _APART:
        return _act(kind, body, acts)
    read = dict(_APART[kind].load(body))
    return read | {"act": _amended(read["act"], acts)} if kind == AMENDED else read


def _stored_body(kind: str, raw: Mapping[str, Any], body: Mapping[str, Any]) -> dict[str, Any]:
    """The body as it is kept: whole, but without the defaults of what its act does not say."""
    if kind == AMENDED:
        return {**body, "act": {**raw["act"], "kind": ROUND}}
    entered = {ENTERED: body[ENTERED]} if ENTERED in body else {}
    return dict(body) if kind in _APART else {**raw, "kind": kind, **entered}


def _entered(link: Any) -> dict[str, Any]:
    try:
        return dict(_ENTERED.load(link))
    except ValidationError as error:
        raise ValidationError({ENTERED: error.messages}) from None


def _amended(act: Mapping[str, Any], acts: Mapping[str, Schema]) -> dict[str, Any]:
    try:
        return _act(ROUND, act, acts)
    except ValidationError as error:
        raise ValidationError({"act": error.messages}) from None


def _act(kind: str, act: Mapping[str, Any], acts: Mapping[str, Schema]) -> dict[str, Any]:
    members = {name: value for name, value in act.items() if name != "kind"}
    if kind not in acts:
        args = {"kind": Typed(kind), "known": Typed(", ".join(acts))}
        message = Said("api-act-of-another-family", args)
        raise must("act_must_be_the_familys", message, given=kind, expected=[*acts])
    return {"kind": kind, **acts[kind].load(members)}


_MOST_PLAYERS = 60
"""The most players who begin; each event may bring another one."""


class RecordGameSchema(InputSchema):
    """How the game began."""

    variant = Text(required=True, min_length=1, max_length=60)
    house_rules = HouseRules(load_default=dict, metadata=HOUSE_RULES)
    rules = HouseRules(required=True, metadata={"description": "Every option with its effective value"})
    players = Items(player_name(), required=True, least=1, most=_MOST_PLAYERS)
    dealer = player_reference(load_default=None, allow_none=True)
    leader = player_reference(load_default=None, allow_none=True)
    teams = Items(Items(player_reference(), least=1, most=60), load_default=list, most=30)
    stake = fields.Nested(MoneySchema, load_default=None, allow_none=True)
    title = Text(load_default="", max_length=200)
    confirm = TrueOrFalse(
        load_default=False, metadata={"description": "Whether hands are confirmed by somebody else"}
    )
    edition = WholeNumber(
        load_default=FIRST_EDITION,
        minimum=FIRST_EDITION,
        maximum=EDITION,
        metadata={
            "description": "The reading of the rules by which the game goes, which the release with which it "
            "began has put there; without it the first"
        },
    )
    looks = ObjectOf(
        KeptLook(),
        load_default=dict,
        most=_MOST_PLAYERS,
        metadata={"description": "By player, those that they began with"},
    )
    visibility = Choice("link", "private", load_default="link", metadata={"title": "Visibility"})
    created_at = Timestamp(required=True)


class RecordSchema(InputSchema):
    """A whole game as one document: how it began, everything that happened, where that led."""

    format = Choice("referee-record/1", required=True)
    origin = Uuid7(
        load_default=nothing,
        metadata={
            "description": "A UUID of version 7, made by a phone that began the game without a connection: "
            "one game is made of it. Whoever sends the same record with the same `Idempotency-Key` again is "
            "answered that game with its first token, however late; anybody else is refused, since whoever "
            "may read the game may read its origin. Of such a record the times are bounded: one that is "
            "later than now, before 2020, or before the one before it, becomes the time now, or the one "
            "before it"
        },
    )
    club = Text(
        load_default=nothing,
        min_length=1,
        max_length=60,
        metadata={
            "description": "Id of the club that it was played in; takes a token of a scorer there. All of it "
            "was then done by that token, and its times are bounded as with an `origin`"
        },
    )
    event = Label(
        load_default="",
        max_length=100,
        metadata={"description": "What it belongs to in the club: `Autumn cup, night 3`"},
    )
    rule_set = Text(
        load_default=nothing,
        min_length=1,
        max_length=100,
        metadata={
            "description": "Of the club, by id or name: one of its versions has the variant and the house "
            "rules of the record"
        },
    )
    members = ObjectOf(
        Text(min_length=1, max_length=60),
        keys=Text(max_length=60),
        load_default=dict,
        most=_MOST_PLAYERS + MOST_EVENTS,
        metadata={
            "description": "Members of the club by player, `m7` or a name, also those who joined later; "
            "everybody else is a guest. Whoever has retired since then is one still. They keep the names "
            "that they have in the record"
        },
    )
    game = fields.Nested(RecordGameSchema, required=True)
    events = Items(fields.Nested(RecordEventSchema), required=True, most=MOST_EVENTS)
    status = Choice("playing", "finished", "abandoned", required=True, metadata={"title": "GameStatus"})
    scores = ObjectOf(
        WholeNumber(),
        most=_MOST_PLAYERS + MOST_EVENTS,
        required=True,
        metadata={"description": "By side, as they must come out"},
    )

    @validates_schema(skip_on_field_errors=True)
    def bodies_fit(self, data: dict[str, Any], **_: Any) -> None:
        """The body of each event has what the family of the game tells of one of its kind."""
        variant, wrong = data["game"]["variant"], dict[int, Any]()
        if variant not in variant_ids():
            return  # refused by whoever takes the record in
        acts = _acts_of(family_of(variant).id)
        for at, event in enumerate(data["events"]):
            try:
                _read_body(event, acts)
            except ValidationError as error:
                wrong[at] = error.messages
        if wrong:
            raise ValidationError({"events": wrong})


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
