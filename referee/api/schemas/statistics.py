"""The statistics of a club's member."""

from __future__ import annotations

from typing import Any

from marshmallow import fields

from referee.api.foundation.fields import OutputSchema


def _count(about: str, *, allow_none: bool = False) -> fields.Field[Any]:
    return fields.Integer(required=True, allow_none=allow_none, metadata={"description": about})


class RunSchema(OutputSchema):
    """Wins one after the other."""

    now = _count("Up to the last")
    most = _count("The most there were")


class _WinsSchema(OutputSchema):
    wins = _count("How many of them were won, alone or with others")
    run = fields.Nested(RunSchema, required=True)


class FamilyStatisticsSchema(_WinsSchema):
    """The counts of a member's games of one family."""

    family = fields.String(required=True)
    games = _count("Games of several players that somebody has won")


class DealStatisticsSchema(_WinsSchema):
    """The counts of the deals that a member played alone, by one variant's rules."""

    variant = fields.String(required=True)
    deals = _count("Deals played, also in games that go on or were given up")
    best = _count("The most points of one deal")
    fastest_s = _count(
        "The shortest time of a deal that was won, in seconds; null where none is known", allow_none=True
    )
    usual_s = _count("The one in the middle of these times; null where none is known", allow_none=True)


class MemberStatisticsSchema(_WinsSchema):
    """The counts of a member's latest 1,000 games, those of several players by themselves."""

    member = fields.String(required=True)
    name = fields.String(required=True)
    games = _count("Games of several players that somebody has won")
    families = fields.List(
        fields.Nested(FamilyStatisticsSchema),
        required=True,
        metadata={"description": "The same by family, the one played most first"},
    )
    alone = fields.List(
        fields.Nested(DealStatisticsSchema),
        required=True,
        metadata={"description": "Deals of games for one, by variant, the one played most first"},
    )
