"""Clubs: members, rule sets, games, books and standings."""

from __future__ import annotations

from typing import Any

from marshmallow import Schema, ValidationError, fields, validates_schema

from referee.api.foundation.converter import one_of
from referee.api.foundation.fields import (
    Choice,
    Day,
    InputSchema,
    Items,
    Label,
    OutputSchema,
    Text,
    WholeNumber,
    nothing,
)
from referee.api.foundation.paging import Cursor, NumberedPageQuery, PageQuery, paged
from referee.api.foundation.separators import separator_field
from referee.api.schemas.common import Currency, player_name
from referee.api.schemas.games import GameSchema
from referee.api.schemas.rules import HOUSE_RULES, HouseRules, WholeRules
from referee.api.schemas.score_sheets import time_zone
from referee.errors import Violation
from referee.families.registry import variant_ids
from referee.money.stakes import MOST_MONEY, Reason
from referee.service.clubs.standings import BY


def _name(**options: Any) -> Label:
    return Label(min_length=1, max_length=100, **options)


def member_reference(**options: Any) -> Label:
    """A member by id or, where only one has it, by name."""
    about = {"description": "A member: `m7`, or the name if no other member, retired or not, has it"}
    return Label(min_length=1, max_length=70, metadata=about | options.pop("metadata", {}), **options)


def account_reference(**options: Any) -> Label:
    """An account of a club."""
    about = {
        "description": "A member by id or, if no other member, retired or not, has it, by name; `guest:` and "
        "a guest's name; or `cash_box`"
    }
    return Label(min_length=1, max_length=70, metadata=about | options.pop("metadata", {}), **options)


class NewClubSchema(InputSchema):
    """A club to found."""

    name = _name(required=True)
    currency = Currency(required=True, metadata={"description": "ISO 4217; of all its stakes and books"})


class ChangeSchema(InputSchema):
    """What is to be another of something; what is left out stays."""

    OF_THE_WHOLE = {"minProperties": 1}  # noqa: RUF012  # nothing changes it

    @validates_schema(pass_original=True)
    def something(self, _data: dict[str, Any], original: Any, **_: Any) -> None:
        """There is something to change."""
        if original == {}:
            known = [field.data_key or name for name, field in self.load_fields.items()]
            message = f"Say what is to be another: {', '.join(known)}."
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


class ClubSchema(OutputSchema):
    """A club."""

    id = fields.String(required=True)
    name = fields.String(required=True)
    currency = fields.String(required=True)
    default_rule_set = fields.String(required=True, allow_none=True)
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


class MemberChangeSchema(ChangeSchema):
    """What is to be another of a member."""

    name = player_name()
    status = Choice("active", "retired", metadata={"description": "Who has retired keeps the history"})


class MemberSchema(OutputSchema):
    """A member."""

    id = fields.String(required=True)
    name = fields.String(required=True)
    status = fields.String(required=True, metadata={"enum": ["active", "retired"]})
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


_VARIANT = {"description": "Of one variant only"}
_EVENT = {"description": "With this label only; empty for any"}
REASONS = tuple(reason.value for reason in Reason)


class PeriodQuery(InputSchema):
    """From which day to which; each may be left out."""

    begin = Day(data_key="from", load_default=nothing)
    end = Day(data_key="to", load_default=nothing, metadata={"description": "The last day, included"})

    @validates_schema(skip_on_field_errors=True)
    def ends_after_it_begins(self, data: dict[str, Any], **_: Any) -> None:
        """The last day is not before the first."""
        begin, end = data["begin"], data["end"]
        if begin is not None and end is not None and end < begin:
            message = f"From {begin} to {end} there is no day: from is the first, to the last."
            code = "period_must_not_end_before_it_begins"
            raise ValidationError([Violation("", code, message, end, begin)], "to")


def _period(of: str) -> type[Schema]:
    first = {"description": f"The first day (UTC) {of}"}
    return PeriodQuery.from_dict({"begin": Day(data_key="from", load_default=nothing, metadata=first)})


class ClubGamesQuery(_period("on which games began"), PageQuery):  # type: ignore[misc]
    """Which games of a club."""

    after = Cursor(str, load_default=nothing, metadata={"description": "The `next` of the page before"})
    status = Choice(
        "playing",
        "finished",
        "abandoned",
        load_default=nothing,
        metadata={"description": "How they stand"},
    )
    variant = Choice(*variant_ids(), load_default=nothing, metadata=_VARIANT)
    member = member_reference(
        load_default=nothing,
        metadata={
            "description": "Who played: a member by id or, if no other member, retired or not, has it, by "
            "name; or `guest:` and a guest's name"
        },
    )
    event = Label(load_default=nothing, max_length=100, metadata=_EVENT)


class LedgerQuery(_period("of bookings"), NumberedPageQuery):  # type: ignore[misc]
    """Which transfers of a club."""

    account = account_reference(
        load_default=nothing,
        metadata={
            "description": "A member by id or name, `guest:` and a guest's name, `cash_box`, or `pot` for "
            "the pots of all games"
        },
    )
    game = Label(load_default=nothing, max_length=60, metadata={"description": "What one game moved"})
    reason = Choice(*REASONS, load_default=nothing, metadata={"description": "Why it moved"})
    format = Choice("json", "csv", load_default=nothing, metadata={"description": "Stronger than `Accept`"})
    tz = time_zone("Where the times of CSV are told")
    separator = separator_field()


class StandingsQuery(_period("on which games began")):  # type: ignore[misc]
    """Which finished games count, and for what."""

    variant = Choice(*variant_ids(), load_default=nothing, metadata=_VARIANT)
    event = Label(load_default=nothing, max_length=100, metadata=_EVENT)
    by = Choice(*BY, load_default="wins", metadata={"description": "What members are ranked by"})


_IN_LEDGER = {"description": "Shown in the ledger"}


class PartSchema(InputSchema):
    """A part of a payment."""

    to = account_reference(required=True)
    amount = WholeNumber(required=True, minimum=1, maximum=MOST_MONEY)


class AdjustmentOfBooksSchema(InputSchema):
    """A treasurer's adjustment: what one account is to owe another."""

    from_ = account_reference(
        required=True, data_key="from", attribute="payer", metadata={"description": "Who owes it"}
    )
    to = account_reference(required=True, metadata={"description": "Who is owed it"})
    amount = WholeNumber(
        required=True, minimum=1, maximum=MOST_MONEY, metadata={"description": "Minor units"}
    )
    currency = Currency(load_default=nothing, metadata={"description": "The club's, which is the default"})
    reason = Label(required=True, min_length=1, max_length=200, metadata=_IN_LEDGER)


class PaymentSchema(InputSchema):
    """Money handed over."""

    OF_THE_WHOLE = one_of(("to",), ("split",))
    from_ = account_reference(required=True, data_key="from", attribute="payer")
    to = account_reference(load_default=nothing, metadata={"description": "Or `split`"})
    amount = WholeNumber(
        required=True, minimum=1, maximum=MOST_MONEY, metadata={"description": "Minor units"}
    )
    currency = Currency(load_default=nothing, metadata={"description": "The club's, which is the default"})
    split = Items(
        fields.Nested(PartSchema),
        load_default=nothing,
        least=1,
        most=60,
        metadata={"description": "To several accounts at once; the parts come to the amount"},
    )
    note = Label(load_default="", max_length=200)

    @validates_schema(skip_on_field_errors=True)
    def split_fits(self, data: dict[str, Any], **_: Any) -> None:
        """The payment goes to one account or is split whole."""
        split, to = data["split"], data["to"]
        if (split is None) == (to is None):
            message = "Say either to whom it goes, or how it is split."
            code = "field_must_be_given" if to is None else "field_must_be_the_only_one"
            raise ValidationError([Violation("", code, message, to, "to or split")], "to")
        total = data["amount"] if split is None else sum(part["amount"] for part in split)
        if total != data["amount"]:
            message = f"The parts come to {total}, and the amount is {data['amount']}."
            code = "split_must_fit_the_amount"
            raise ValidationError([Violation("", code, message, total, data["amount"])], "split")


class ReversalSchema(InputSchema):
    """Why a booking is taken back."""

    reason = Label(required=True, min_length=1, max_length=200, metadata=_IN_LEDGER)


class BookingSchema(OutputSchema):
    """Money that moved in a club."""

    number = fields.Integer(required=True)
    at = fields.AwareDateTime(required=True)
    from_ = fields.String(
        required=True,
        data_key="from",
        metadata={"description": "An account: `m7`, `guest:Dee`, `pot`, `cash_box`"},
    )
    from_name = fields.String(required=True)
    to = fields.String(required=True)
    to_name = fields.String(required=True)
    amount = fields.Integer(required=True, metadata={"description": "Minor units"})
    currency = fields.String(required=True)
    reason = fields.String(
        required=True,
        metadata={"enum": REASONS},
    )
    is_cash = fields.Boolean(
        required=True,
        metadata={"description": "Handed over, which settles debts; otherwise `from` owes it to `to`"},
    )
    game = fields.String(required=True, allow_none=True)
    event = fields.Integer(
        required=True, allow_none=True, metadata={"description": "The event of the game it is due to"}
    )
    reverses = fields.Integer(
        required=True,
        allow_none=True,
        metadata={"description": "The number of the booking that it takes back"},
    )
    by = fields.String(required=True, metadata={"description": "Label of the token it was done with"})
    note = fields.String(
        required=True,
        metadata={"description": "Why; of what a correction of a game moved, what was corrected and why"},
    )


class BookedSchema(OutputSchema):
    """What has been booked."""

    bookings = fields.List(fields.Nested(BookingSchema), required=True)


class AccountSchema(OutputSchema):
    """An account of a club."""

    account = fields.String(required=True)
    name = fields.String(required=True)
    balance = fields.Integer(
        required=True, metadata={"description": "What it is owed, or owes when negative; minor units"}
    )
    in_play = fields.Integer(
        required=True, metadata={"description": "Of that, what lies in pots of games still played"}
    )


class CashBoxSchema(AccountSchema):
    """The club's cash box."""

    holds = fields.Integer(required=True, metadata={"description": "The money in it"})


class BalancesSchema(OutputSchema):
    """What everybody owes or is owed. All accounts together come to zero."""

    currency = fields.String(required=True)
    items = fields.List(fields.Nested(AccountSchema), required=True)
    cash_box = fields.Nested(CashBoxSchema, required=True)
    pots = fields.Integer(required=True, metadata={"description": "What all pots hold together"})


class SuggestedPaymentSchema(OutputSchema):
    """A payment that helps to settle."""

    from_ = fields.String(required=True, data_key="from")
    from_name = fields.String(required=True)
    to = fields.String(required=True)
    to_name = fields.String(required=True)
    amount = fields.Integer(required=True)
    currency = fields.String(required=True)


class SettlementSchema(OutputSchema):
    """Payments that settle everything but the pots of games still played.

    Each can be booked as it is, in this order.
    """

    payments = fields.List(fields.Nested(SuggestedPaymentSchema), required=True)
    fewest = fields.Boolean(
        required=True,
        metadata={
            "description": "Whether fewer payments surely would not do. Looked for among up to 12 open "
            "accounts besides pairs that cancel out; beyond, threes that cancel out are found, and a few "
            "more payments may be named than needed, and so where one is too large to be booked at once"
        },
    )
    cash_box_lacks = fields.Integer(
        required=True,
        metadata={
            "description": "What the cash box owes and does not hold. So much stays open after these "
            "payments, whatever anybody pays; an adjustment can share it out"
        },
    )
    currency = fields.String(required=True)


class RatingSchema(OutputSchema):
    """How good a member seems, by Weng and Lin's method over all finished games of the club."""

    value = fields.Float(
        required=True,
        metadata={"description": "`mu` − 3 `sigma`: the skill that is almost certain. 0 if new"},
    )
    mu = fields.Float(required=True, metadata={"description": "The most likely skill"})
    sigma = fields.Float(required=True, metadata={"description": "Its standard deviation"})
    games = fields.Integer(required=True, metadata={"description": "So many are rated"})


class StandingSchema(OutputSchema):
    """What finished games count for a member."""

    place = fields.Integer(required=True, metadata={"description": "Equal ones share it: 1, 1, 3"})
    member = fields.String(required=True)
    name = fields.String(required=True)
    games = fields.Integer(required=True)
    wins = fields.Integer(required=True, metadata={"description": "Alone or with others"})
    hands_played = fields.Integer(required=True)
    hands_lost = fields.Integer(required=True)
    average_penalty = fields.Float(
        required=True, allow_none=True, metadata={"description": "Penalty points per hand played"}
    )
    cucumbers = fields.Integer(required=True, metadata={"description": "How often the limit was crossed"})
    buy_ins = fields.Integer(required=True)
    net_money = fields.Integer(required=True, metadata={"description": "Won, or lost when negative"})
    longest_run = fields.Integer(
        required=True, metadata={"description": "Hands in a row without paying, within one game"}
    )
    rating = fields.Nested(
        RatingSchema,
        required=True,
        allow_none=True,
        metadata={"description": "Null until a game is rated, or where the extra `ratings` is missing"},
    )


class StandingsSchema(OutputSchema):
    """The standings of a club. Games count on the day (UTC) they began, once they are finished."""

    ranked_by = fields.String(required=True)
    currency = fields.String(required=True)
    unrated_games = fields.Integer(
        required=True,
        allow_none=True,
        metadata={"description": "Finished games still to be rated; null where no ratings are kept"},
    )
    items = fields.List(fields.Nested(StandingSchema), required=True)


MemberPage: type[Schema] = paged(MemberSchema, "MemberPage")
RuleSetPage: type[Schema] = paged(RuleSetSchema, "RuleSetPage")
GamePage: type[Schema] = paged(GameSchema, "GamePage")
LedgerPage: type[Schema] = paged(BookingSchema, "LedgerPage")

NEW_CLUB = {"name": "Cucumber Club", "currency": "DKK"}
CLUB_CHANGE = {"name": "The Cucumber Club", "default_rule_set": "Thursday rules"}
NEW_MEMBER = {"name": "Ann"}
MEMBER_CHANGE = {"status": "retired"}
NEW_RULE_SET = {
    "name": "Thursday rules",
    "variant": "agurk",
    "house_rules": {"limit": {"exactly": "reset"}},
}
PAYMENT = {"from": "Bo", "to": "Ann", "amount": 1000, "note": "cash"}
ADJUSTMENT_OF_BOOKS = {"from": "Bo", "to": "cash_box", "amount": 500, "reason": "Came late"}
REVERSAL = {"reason": "Entered twice"}
