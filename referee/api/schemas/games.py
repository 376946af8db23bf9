"""Games, and what happens in them besides hands."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial
from typing import Any

from marshmallow import ValidationError, fields, validates_schema

from referee.api.foundation.converter import one_of
from referee.api.foundation.fields import (
    Choice,
    InputSchema,
    Items,
    Label,
    OutputSchema,
    Text,
    TrueOrFalse,
    nothing,
)
from referee.api.foundation.paging import paged
from referee.api.schemas.answers import answer_members, answer_schema
from referee.api.schemas.bodies import owner_of
from referee.api.schemas.common import (
    ChangeSchema,
    MoneySchema,
    look,
    money,
    player_name,
    player_reference,
    shown_look,
)
from referee.api.schemas.confirmations import UnconfirmedSchema
from referee.api.schemas.rules import HOUSE_RULES, HouseRules, WholeRules
from referee.errors import Violation
from referee.families.protocol import AnyFamily
from referee.service.reasons import reasons_of_games
from referee.words.said import Said


class NewPlayerSchema(InputSchema):
    """Somebody who sits down: by name, or as a member of the club whose game it is."""

    OF_THE_WHOLE = one_of(("name",), ("member",))
    name = player_name(
        load_default=nothing,
        metadata={"description": "In a club's game a guest's: no active member's, nor `m7`, `p1`, `pot`, …"},
    )
    member = Text(
        load_default=nothing,
        min_length=1,
        max_length=60,
        metadata={
            "description": "A member of the club whose game it is: `m7`, or the name, which is the active "
            "one's where a retired member is called alike; without it a guest"
        },
    )
    look = look(
        load_default=None, metadata={"description": "Without it a member's own, where it is a member"}
    )

    @validates_schema(pass_original=True, skip_on_field_errors=False)
    def somebody(self, _data: dict[str, Any], original: Any, **_: Any) -> None:
        """There is a name or a member, and not both."""
        given = original.keys() & {"name", "member"} if isinstance(original, dict) else {"name"}
        if not given:
            message = Said("api-name-or-member")
            expected = "name or member"
            raise ValidationError([Violation("", "field_must_be_given", message, None, expected)], "name")
        if len(given) > 1:
            message = Said("api-name-and-member")
            code, expected = "field_must_be_the_only_one", "name or member"
            raise ValidationError([Violation("", code, message, [*given], expected)], "name")


class PlayerOrName(fields.Nested):
    """One of those who begin a game; a name by itself is a player of that name."""

    def _deserialize(
        self, value: Any, attr: str | None, data: Any, partial: Any = None, **kwargs: Any
    ) -> Any:
        player = {"name": value} if isinstance(value, str) else value
        return super()._deserialize(player, attr, data, partial, **kwargs)


class PlayerChangeSchema(InputSchema):
    """Changes to a player."""

    look = look(required=True, metadata={"description": "The whole look; null for none"})


class StakeSchema(MoneySchema):
    """The stake of a game."""

    confirm = TrueOrFalse(
        load_default=False,
        metadata={"description": "Whether hands that are played for it are to be confirmed"},
    )


class NewGameSchema(InputSchema):
    """A game to begin."""

    variant = Text(
        load_default=None,
        min_length=1,
        max_length=60,
        metadata={"description": "Of `GET /v1/variants`; may be left out only in a club that has rule sets"},
    )
    house_rules = HouseRules(load_default=dict, metadata=HOUSE_RULES)
    players = Items(
        PlayerOrName(NewPlayerSchema),
        required=True,
        least=1,
        most=60,
        metadata={
            "description": "In seat order, clockwise; they become `p1`, `p2`, … A text alone is a name"
        },
    )
    dealer = player_reference(
        load_default=None,
        allow_none=True,
        metadata={
            "description": "Who deals first, by id or name; without it the seat before `p1` in the direction "
            "of play, so that `p1` comes next: the last seat where play goes clockwise, `p2` where it goes "
            "anticlockwise, as in Escoba unless a house rule says otherwise. `POST /v1/rules` with `players` "
            "answers it as `first`. Nobody where nobody deals"
        },
    )
    leader = player_reference(
        load_default=None,
        allow_none=True,
        metadata={"description": "Who leads first, where nobody deals; without it the first seat"},
    )
    teams = Items(
        Items(player_reference(), least=1, most=60),
        load_default=list,
        most=30,
        metadata={
            "description": "Who plays together, where the rules have teams; the team named first is `t1`. "
            "Without it every second, or third, plays with the first, and they are `t1`"
        },
    )
    stake = fields.Nested(
        StakeSchema,
        load_default=None,
        allow_none=True,
        metadata={"description": "What each player pays in; per point under `stakes.payout: differences`"},
    )
    confirm = TrueOrFalse(
        load_default=None,
        allow_none=True,
        metadata={
            "description": "Whether hands are to be confirmed by another person than who entered them; "
            "without it as the stake, or the club, has it"
        },
    )
    title = Text(load_default="", max_length=200)
    visibility = Choice(
        "link",
        "private",
        load_default="link",
        metadata={
            "title": "Visibility",
            "description": "`link`: whoever has the id may read; `private`: reading needs a token",
        },
    )
    club = Text(
        load_default=None,
        allow_none=True,
        max_length=60,
        metadata={"description": "Id of the club it is played in; takes a token of a scorer there"},
    )
    event = Label(
        load_default="",
        max_length=100,
        metadata={"description": "What it belongs to in the club: `Autumn cup, night 3`"},
    )
    rule_set = Text(
        load_default=None,
        allow_none=True,
        min_length=1,
        max_length=100,
        metadata={"description": "Of the club, by id or name, instead of `variant` and `house_rules`"},
    )


class RuleSetNamedSchema(OutputSchema):
    """The club's rule set that a game began with."""

    id = fields.String(required=True)
    name = fields.String(required=True)
    version = fields.Integer(required=True)


class _PlayerSchema(OutputSchema):
    """A player as the game stands."""

    id = fields.String(required=True)
    name = fields.String(required=True)
    seat = fields.Integer(required=True)
    side = fields.String(required=True, metadata={"description": "Who scores with this player: see `sides`"})
    score = fields.Integer(required=True, metadata={"description": "The side's"})
    withdrawn = fields.Boolean(required=True, metadata={"description": "Has left the table"})
    member = fields.String(
        required=True, allow_none=True, metadata={"description": "Of the club; null for guests"}
    )
    seat_before = fields.String(
        required=True,
        allow_none=True,
        metadata={
            "description": "The player as whom the same person sat here before: who left and comes back "
            "takes a new last seat, with the score and the stake of whoever joins, and the seat before "
            "keeps its own. The same person is the same member, or somebody called the same"
        },
    )
    look = shown_look()


def _details(declaring: Sequence[AnyFamily], part: str) -> Mapping[str, fields.Field[Any]]:
    """The members that each family adds to a part of its games."""
    return answer_members([(owner_of(family), getattr(family.details, part)) for family in declaring])


def _of_player(declaring: Sequence[AnyFamily]) -> Mapping[str, fields.Field[Any]]:
    statuses = dict.fromkeys(status for family in declaring for status in family.details.statuses)
    status = fields.String(required=True, metadata={"title": "PlayerStatus", "enum": [*statuses]})
    return {"status": status, **_details(declaring, "player")}


def _with_details(base: type[OutputSchema], name: str, part: str) -> type[OutputSchema]:
    """The members that all families have, and those that each family adds."""
    return answer_schema(base, name, base.__doc__ or "", partial(_details, part=part))


PlayerSchema = answer_schema(_PlayerSchema, "Player", _PlayerSchema.__doc__ or "", _of_player)


class SideSchema(OutputSchema):
    """A side with its score: a player, or a team."""

    id = fields.String(required=True, metadata={"description": "The player's id; `t1`, … of teams"})
    players = fields.List(fields.String(), required=True)
    score = fields.Integer(required=True)


class _NextHandSchema(OutputSchema):
    """The hand to come."""

    number = fields.Integer(required=True)
    dealer = fields.String(
        required=True,
        allow_none=True,
        metadata={"description": "null where nobody deals, or while the deal has to be drawn for"},
    )
    leader = fields.String(required=True, allow_none=True)


NextHandSchema = _with_details(_NextHandSchema, "NextHand", "next")


class PlaceSchema(OutputSchema):
    """A side's place; equal sides share one, and the next counts them: 1, 1, 3."""

    player = fields.String(metadata={"description": "Where the side is one player"})
    side = fields.String(required=True)
    place = fields.Integer(required=True)


class BalanceSchema(OutputSchema):
    """An amount of money, which may be 0."""

    amount = money()
    currency = fields.String(required=True)


class PaidSchema(OutputSchema):
    """Money paid out."""

    from_ = fields.String(required=True, data_key="from", metadata={"description": "A player, `pot`, `bank`"})
    to = fields.String(required=True)
    amount = money()
    currency = fields.String(required=True)
    reason = fields.String(
        required=True,
        metadata={"title": "GameReason", "enum": reasons_of_games()},
    )


class TransferSchema(PaidSchema):
    """Money that moved. Nothing is ever deleted: what was wrong is reversed."""

    number = fields.Integer(required=True)
    event = fields.Integer(required=True, metadata={"description": "The event it is due to"})
    reverses = fields.Integer(
        required=True, allow_none=True, metadata={"description": "The number of the transfer it takes back"}
    )
    at = fields.AwareDateTime(required=True)


class PotPlayerSchema(OutputSchema):
    """A player's money in a game."""

    player = fields.String(required=True)
    balance = money("Won, or paid when negative, so far")
    would_win = money("If the game ended now")
    would_owe = money("If the game ended now")


class PotSchema(OutputSchema):
    """The books of a game."""

    stake = fields.Nested(MoneySchema, required=True, allow_none=True)
    balance = fields.Nested(BalanceSchema, required=True, allow_none=True)
    players = fields.List(fields.Nested(PotPlayerSchema), required=True)
    transfers = fields.List(fields.Nested(TransferSchema), required=True)


class _ResultSchema(OutputSchema):
    """Who has won."""

    winners = fields.List(fields.String(), required=True)
    losers = fields.List(fields.String(), required=True)
    ranking = fields.List(fields.Nested(PlaceSchema), required=True)
    transfers = fields.List(
        fields.Nested(PaidSchema), required=True, metadata={"description": "What was paid out of the pot"}
    )


ResultSchema = _with_details(_ResultSchema, "Result", "result")


class GameSchema(OutputSchema):
    """A game as it stands."""

    id = fields.String(required=True, metadata={"description": "Unguessable: whoever has it may read"})
    title = fields.String(required=True)
    family = fields.String(required=True)
    variant = fields.String(required=True)
    house_rules = WholeRules(required=True)
    status = fields.String(
        required=True, metadata={"title": "GameStatus", "enum": ["playing", "finished", "abandoned"]}
    )
    visibility = fields.String(required=True, metadata={"title": "Visibility", "enum": ["link", "private"]})
    version = fields.Integer(
        required=True, metadata={"description": "Counts what happened; the `ETag` begins with it"}
    )
    players = fields.List(fields.Nested(PlayerSchema), required=True)
    sides = fields.List(
        fields.Nested(SideSchema), required=True, metadata={"description": "Who scores, in order of seats"}
    )
    names = fields.Dict(
        keys=fields.String(),
        values=fields.String(),
        required=True,
        metadata={
            "description": "The names of players and sides by their ids, as they stand in `next`, `result`, "
            "`scores` and lines: `names[next.dealer]`; of a team those of its players"
        },
    )
    next = fields.Nested(NextHandSchema, required=True, allow_none=True)
    stake = fields.Nested(MoneySchema, required=True, allow_none=True)
    pot = fields.Nested(
        BalanceSchema,
        required=True,
        allow_none=True,
        metadata={"description": "What it holds; null without a stake"},
    )
    result = fields.Nested(ResultSchema, required=True, allow_none=True)
    rematch = fields.String(
        required=True, allow_none=True, metadata={"description": "Id of the next game of this table"}
    )
    club = fields.String(required=True, allow_none=True, metadata={"description": "Id of its club"})
    event = fields.String(required=True, allow_none=True)
    rule_set = fields.Nested(RuleSetNamedSchema, required=True, allow_none=True)
    locked = fields.Boolean(
        required=True, metadata={"description": "Whether only an admin of the club may still correct it"}
    )
    confirmations = fields.Nested(
        UnconfirmedSchema,
        required=True,
        allow_none=True,
        metadata={
            "description": "The hands that await another pair of eyes; null where the game asks for none"
        },
    )
    created_at = fields.AwareDateTime(required=True)
    updated_at = fields.AwareDateTime(required=True)


class CreatedGameSchema(GameSchema):
    """A game just created."""

    scorer_token = fields.String(
        metadata={"description": "For `Authorization: Bearer …`; shown once, and never again"}
    )


class PreviewedSchema(OutputSchema):
    """What a preview tells besides."""

    before = fields.Nested(GameSchema, metadata={"description": "With `preview=true`: the game as it is"})
    changes = fields.List(
        fields.Nested(ChangeSchema),
        metadata={"description": "With `preview=true`: every score that would be another"},
    )


class ChangedGameSchema(PreviewedSchema):
    """The game after a correction."""

    game = fields.Nested(GameSchema, required=True)


class EventSchema(OutputSchema):
    """Something that happened in a game."""

    number = fields.Integer(required=True)
    kind = fields.String(required=True)
    at = fields.AwareDateTime(required=True)
    by = fields.String(required=True, metadata={"description": "Label of the token it was done with"})
    body = fields.Dict(required=True)


EventPage = paged(EventSchema, "EventPage")

PLAYER_CHANGE = {"look": {"colour": "teal", "mark": "🥒"}}
NEW_GAME = {
    "variant": "agurk",
    "house_rules": {},
    "players": [{"name": "Ann", "look": {"colour": "teal", "mark": "🥒"}}, {"name": "Bo"}, {"name": "Cy"}],
    "dealer": "p3",
    "stake": {"amount": 500, "currency": "DKK"},
    "title": "Friday",
}
