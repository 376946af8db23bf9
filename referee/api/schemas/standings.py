"""The standings of a club."""

from __future__ import annotations

from typing import Any

from marshmallow import fields

from referee.api.foundation.fields import Choice, Label, OutputSchema, nothing
from referee.api.schemas.clubs import OF_EVENT, OF_VARIANT, period
from referee.api.schemas.common import money
from referee.families.counts import Count, Ratio
from referee.families.registry import families, variant_ids
from referee.service.clubs.standings import rankings, shown_counts
from referee.translations import in_english


class StandingsQuery(period("on which games began")):  # type: ignore[misc]
    """Which finished games count, and for what."""

    variant = Choice(*variant_ids(), load_default=nothing, metadata=OF_VARIANT)
    event = Label(load_default=nothing, max_length=100, metadata=OF_EVENT)
    family = Choice(
        *(family.id for family in families()),
        load_default=nothing,
        metadata={"title": "FamilyId", "description": "Of one family only, whose own counts are then shown"},
    )
    by = Choice(
        *rankings(),
        load_default="wins",
        metadata={
            "title": "Ranking",
            "description": "What members are ranked by; a count of one family ranks its games only",
        },
    )


class RatingSchema(OutputSchema):
    """How good a member seems, by Weng and Lin's method over all finished games of the club."""

    value = fields.Float(
        required=True,
        metadata={"description": "`mu` − 3 `sigma`: the skill that is almost certain. 0 if new"},
    )
    mu = fields.Float(required=True, metadata={"description": "The most likely skill"})
    sigma = fields.Float(required=True, metadata={"description": "Its standard deviation"})
    games = fields.Integer(required=True, metadata={"description": "So many are rated"})


class CommonStandingSchema(OutputSchema):
    """What finished games count for a member."""

    place = fields.Integer(required=True, metadata={"description": "Equal ones share it: 1, 1, 3"})
    member = fields.String(required=True)
    name = fields.String(required=True)
    games = fields.Integer(required=True)
    wins = fields.Integer(required=True, metadata={"description": "Alone or with others"})
    net_money = money("Won, or lost when negative")
    rating = fields.Nested(
        RatingSchema,
        required=True,
        allow_none=True,
        metadata={"description": "Null until a game is rated, or where the extra `ratings` is missing"},
    )


def _figure(of: Count | Ratio, *, required: bool) -> fields.Field[Any]:
    about = {"description": of.about or in_english(of.title)}
    if isinstance(of, Ratio):
        return fields.Float(required=required, allow_none=True, metadata=about)
    return fields.Integer(required=required, metadata=about)


def _figures() -> dict[str, fields.Field[Any]]:
    """The figures that the families here count: required only where there is one family."""
    here = families()
    shown = {key: of for family in here for key, of in shown_counts(family).items()}
    return {key: _figure(of, required=len(here) == 1) for key, of in shown.items()}


StandingSchema = CommonStandingSchema.from_dict(_figures(), name="StandingSchema")
StandingSchema.__doc__ = CommonStandingSchema.__doc__


class StandingsSchema(OutputSchema):
    """The standings of a club. Games count on the day (UTC) they began, once they are finished."""

    ranked_by = fields.String(required=True)
    family = fields.String(
        required=True,
        allow_none=True,
        metadata={"description": "Whose counts are shown; null where games of several count, or none"},
    )
    currency = fields.String(required=True)
    unrated_games = fields.Integer(
        required=True,
        allow_none=True,
        metadata={"description": "Finished games still to be rated; null where no ratings are kept"},
    )
    items = fields.List(fields.Nested(StandingSchema), required=True)
