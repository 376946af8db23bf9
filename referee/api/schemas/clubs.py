"""Clubs: members, rule sets, games, books and standings."""

from __future__ import annotations

from typing import Any

from marshmallow import Schema, ValidationError, fields, validates_schema

from referee.api.foundation.fields import (
    Choice,
    Day,
    InputSchema,
    Label,
    OutputSchema,
    Text,
    nothing,
)
from referee.api.foundation.paging import Cursor, PageQuery, paged
from referee.api.schemas.common import Currency, look, player_name, shown_look
from referee.api.schemas.games import GameSchema
from referee.api.schemas.rules import HOUSE_RULES, HouseRules, WholeRules
from referee.errors import Violation
from referee.families.registry import variant_ids
from referee.words.said import Said, Typed


def _name(**options: Any) -> Label:
    return Label(min_length=1, max_length=100, **options)


def member_reference(**options: Any) -> Label:
    """A member by id or, where only one has it, by name."""
    about = {"description": "A member: `m7`, or the name if no other member, retired or not, has it"}
    return Label(min_length=1, max_length=70, metadata=about | options.pop("metadata", {}), **options)


def _confirm(**options: Any) -> Choice:
    about = "The games in which hands are to be confirmed, unless a game says otherwise"
    metadata = {"title": "AskedToConfirm", "description": about}
    return Choice("none", "stakes", "all", metadata=metadata, **options)


class NewClubSchema(InputSchema):
    """A club to found."""

    name = _name(required=True)
    currency = Currency(required=True, metadata={"description": "ISO 4217; of all its stakes and books"})
    confirm = _confirm(load_default="none")


class ChangeSchema(InputSchema):
    """Changes to a club or a member: members left out stay as they are."""

    OF_THE_WHOLE = {"minProperties": 1}  # noqa: RUF012  # nothing changes it

    @validates_schema(pass_original=True)
    def something(self, _data: dict[str, Any], original: Any, **_: Any) -> None:
        """There is something to change."""
        if original == {}:
            known = [field.data_key or name for name, field in self.load_fields.items()]
            message = Said("api-nothing-to-change", {"known": Typed(", ".join(known))})
            raise ValidationError([Violation("", "field_must_be_given", message, expected=known)])


class ClubChangeSchema(ChangeSchema):
    """What is to be another in a club; what is left out stays."""

    name = _name()
    currency = Currency(metadata={"description": "Only while nothing has been booked"})
    default_rule_set = Text(
        allow_none=True,
        max_length=100,
        metadata={"description": "Id or name; what games are played by that name no rules. null for none"},
    )
    confirm = _confirm()


class ClubSchema(OutputSchema):
    """A club."""

    id = fields.String(required=True)
    name = fields.String(required=True)
    currency = fields.String(required=True)
    default_rule_set = fields.String(required=True, allow_none=True)
    confirm = fields.String(
        required=True,
        metadata={
            "title": "AskedToConfirm",
            "enum": ["none", "stakes", "all"],
            "description": "The games in which hands are to be confirmed by another person than who entered "
            "them: those for a stake, all, or none",
        },
    )
    version = fields.Integer(required=True, metadata={"description": "Counts changes; also the `ETag`"})
    created_at = fields.AwareDateTime(required=True)
    updated_at = fields.AwareDateTime(required=True)


class CreatedClubSchema(ClubSchema):
    """A club just founded."""

    admin_token = fields.String(
        metadata={"description": "For `Authorization: Bearer …`; shown once, and never again"}
    )


class NewMemberSchema(InputSchema):
    """Somebody who joins the club."""

    name = player_name(required=True)
    look = look(load_default=None)


class MemberChangeSchema(ChangeSchema):
    """What is to be another of a member."""

    name = player_name()
    look = look(metadata={"description": "Of games to come; null for none"})
    status = Choice(
        "active",
        "retired",
        metadata={"title": "MemberStatus", "description": "Who has retired keeps the history"},
    )


class MemberSchema(OutputSchema):
    """A member."""

    id = fields.String(required=True)
    name = fields.String(required=True)
    look = shown_look()
    status = fields.String(required=True, metadata={"title": "MemberStatus", "enum": ["active", "retired"]})
    joined_at = fields.AwareDateTime(required=True)
    retired_at = fields.AwareDateTime(required=True, allow_none=True)


class NewRuleSetSchema(InputSchema):
    """House rules under a name."""

    name = _name(required=True)
    variant = Text(required=True, min_length=1, max_length=60)
    house_rules = HouseRules(load_default=dict, metadata=HOUSE_RULES)


class RuleSetSchema(OutputSchema):
    """One version of a rule set."""

    id = fields.String(required=True)
    version = fields.Integer(required=True, metadata={"description": "Games keep the one they began with"})
    name = fields.String(required=True)
    variant = fields.String(required=True)
    house_rules = WholeRules(required=True)
    at = fields.AwareDateTime(required=True)
    by = fields.String(required=True)


OF_VARIANT = {"title": "VariantId", "description": "Of one variant only"}
OF_EVENT = {"description": "With this label only; empty for any"}


class PeriodQuery(InputSchema):
    """From which day to which; each may be left out."""

    begin = Day(data_key="from", load_default=nothing)
    end = Day(data_key="to", load_default=nothing, metadata={"description": "The last day, included"})

    @validates_schema(skip_on_field_errors=True)
    def ends_after_it_begins(self, data: dict[str, Any], **_: Any) -> None:
        """The last day is not before the first."""
        begin, end = data["begin"], data["end"]
        if begin is not None and end is not None and end < begin:
            message = Said("api-period-without-days", {"begin": Typed(begin), "end": Typed(end)})
            code = "period_must_not_end_before_it_begins"
            raise ValidationError([Violation("", code, message, end, begin)], "to")


def period(of: str) -> type[Schema]:
    """The query for a period of days `of` something."""
    first = {"description": f"The first day (UTC) {of}"}
    return PeriodQuery.from_dict({"begin": Day(data_key="from", load_default=nothing, metadata=first)})


class ClubGamesQuery(period("on which games began"), PageQuery):  # type: ignore[misc]
    """Which games of a club."""

    after = Cursor(str, load_default=nothing, metadata={"description": "The `next` of the page before"})
    status = Choice(
        "playing",
        "finished",
        "abandoned",
        load_default=nothing,
        metadata={"title": "GameStatus", "description": "How they stand"},
    )
    variant = Choice(*variant_ids(), load_default=nothing, metadata=OF_VARIANT)
    member = member_reference(
        load_default=nothing,
        metadata={
            "description": "Who played: a member by id or, if no other member, retired or not, has it, by "
            "name; or `guest:` and a guest's name"
        },
    )
    event = Label(load_default=nothing, max_length=100, metadata=OF_EVENT)


MemberPage: type[Schema] = paged(MemberSchema, "MemberPage")
RuleSetPage: type[Schema] = paged(RuleSetSchema, "RuleSetPage")
GamePage: type[Schema] = paged(GameSchema, "GamePage")

NEW_CLUB = {"name": "Cucumber Club", "currency": "DKK"}
CLUB_CHANGE = {"name": "The Cucumber Club", "default_rule_set": "Thursday rules"}
NEW_MEMBER = {"name": "Ann", "look": {"colour": "teal", "mark": "🥒"}}
MEMBER_CHANGE = {"status": "retired"}
NEW_RULE_SET = {
    "name": "Thursday rules",
    "variant": "agurk",
    "house_rules": {"limit": {"exactly": "reset"}},
}
