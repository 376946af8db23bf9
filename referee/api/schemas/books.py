"""A club's books: payments, the ledger, balances and what settles them."""

from __future__ import annotations

from typing import Any

from marshmallow import Schema, ValidationError, fields, validates_schema

from referee.api.foundation.converter import one_of
from referee.api.foundation.fields import (
    Choice,
    InputSchema,
    Items,
    Label,
    OutputSchema,
    nothing,
)
from referee.api.foundation.paging import NumberedPageQuery, paged
from referee.api.foundation.sentences import WithSaidSchema
from referee.api.foundation.separators import separator_field
from referee.api.schemas.clubs import period
from referee.api.schemas.common import Amount, Currency, money
from referee.api.schemas.score_sheets import time_zone
from referee.errors import Violation
from referee.service.reasons import reasons_of_clubs
from referee.words.said import Said

_REASONS = reasons_of_clubs()


def account_reference(**options: Any) -> Label:
    """An account of a club."""
    about = {
        "description": "A member by id or, if no other member, retired or not, has it, by name; `guest:` and "
        "a guest's name; `cash_box`; or `bank` where one was played with"
    }
    return Label(min_length=1, max_length=70, metadata=about | options.pop("metadata", {}), **options)


class LedgerQuery(period("of bookings"), NumberedPageQuery):  # type: ignore[misc]
    """Which transfers of a club."""

    account = account_reference(
        load_default=nothing,
        metadata={
            "description": "A member by id or name, `guest:` and a guest's name, `cash_box`, or `pot` for "
            "the pots of all games"
        },
    )
    game = Label(load_default=nothing, max_length=60, metadata={"description": "What one game moved"})
    reason = Choice(
        *_REASONS, load_default=nothing, metadata={"title": "BookingReason", "description": "Why it moved"}
    )
    format = Choice(
        "json",
        "csv",
        load_default=nothing,
        metadata={"title": "LedgerFormat", "description": "Stronger than `Accept`"},
    )
    tz = time_zone("Where the times of CSV are told")
    separator = separator_field()


_IN_LEDGER = {"description": "Shown in the ledger"}


class PartSchema(InputSchema):
    """A part of a payment."""

    to = account_reference(required=True)
    amount = Amount()


class AdjustmentOfBooksSchema(InputSchema):
    """A treasurer's adjustment: what one account is to owe another."""

    from_ = account_reference(
        required=True, data_key="from", attribute="payer", metadata={"description": "Who owes it"}
    )
    to = account_reference(required=True, metadata={"description": "Who is owed it"})
    amount = Amount()
    currency = Currency(load_default=nothing, metadata={"description": "The club's, which is the default"})
    reason = Label(required=True, min_length=1, max_length=200, metadata=_IN_LEDGER)


class PaymentSchema(InputSchema):
    """Money handed over."""

    OF_THE_WHOLE = one_of(("to",), ("split",))
    from_ = account_reference(required=True, data_key="from", attribute="payer")
    to = account_reference(load_default=nothing, metadata={"description": "Or `split`"})
    amount = Amount()
    currency = Currency(load_default=nothing, metadata={"description": "The club's, which is the default"})
    split = Items(
        fields.Nested(PartSchema),
        load_default=nothing,
        least=1,
        most=60,
        metadata={"description": "To several accounts at once; the parts come to the amount"},
    )
    note = Label(load_default="", max_length=200)
    settles = Label(
        load_default=nothing,
        min_length=1,
        max_length=80,
        metadata={
            "description": "Where the settlement suggests it: that payment's `settles`, or the settlement's "
            "`ETag`. 409 when the settlement is another by now, or names no such payment, so that of two "
            "treasurers one books it"
        },
    )

    @validates_schema(skip_on_field_errors=True)
    def split_fits(self, data: dict[str, Any], **_: Any) -> None:
        """The payment goes to one account or is split whole."""
        split, to = data["split"], data["to"]
        if (split is None) == (to is None):
            message = Said("api-to-or-split")
            code = "field_must_be_given" if to is None else "field_must_be_the_only_one"
            raise ValidationError([Violation("", code, message, to, "to or split")], "to")
        total = data["amount"] if split is None else sum(part["amount"] for part in split)
        if total != data["amount"]:
            message = Said("api-parts-of-another-amount", {"parts": total, "amount": data["amount"]})
            code = "split_must_fit_the_amount"
            raise ValidationError([Violation("", code, message, total, data["amount"])], "split")


class ReversalSchema(InputSchema):
    """Why a booking is taken back."""

    reason = Label(required=True, min_length=1, max_length=200, metadata=_IN_LEDGER)


class BookingSchema(WithSaidSchema):
    """Money that moved in a club."""

    number = fields.Integer(required=True)
    at = fields.AwareDateTime(required=True)
    from_ = fields.String(
        required=True,
        data_key="from",
        metadata={"description": "An account: `m7`, `guest:Dee`, `pot`, `bank`, `cash_box`"},
    )
    from_name = fields.String(required=True)
    to = fields.String(required=True)
    to_name = fields.String(required=True)
    amount = money()
    currency = fields.String(required=True)
    reason = fields.String(
        required=True,
        metadata={"title": "BookingReason", "enum": _REASONS},
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
    balance = money("What it is owed, or owes when negative")
    in_play = money("Of that, what lies in pots of games still played")


class CashBoxSchema(AccountSchema):
    """The club's cash box."""

    holds = money("The money in it")


class BalancesSchema(OutputSchema):
    """What everybody owes or is owed. All accounts together come to zero."""

    currency = fields.String(required=True)
    items = fields.List(fields.Nested(AccountSchema), required=True)
    cash_box = fields.Nested(CashBoxSchema, required=True)
    pots = money("What all pots hold together")


class SuggestedPaymentSchema(OutputSchema):
    """A payment that helps to settle."""

    from_ = fields.String(required=True, data_key="from")
    from_name = fields.String(required=True)
    to = fields.String(required=True)
    to_name = fields.String(required=True)
    amount = money()
    currency = fields.String(required=True)
    settles = fields.String(
        required=True,
        metadata={
            "description": "Its mark: sent along with the payment, this is booked only while it is "
            "suggested. It is the settlement's `ETag` without quotes, and another one once any payment was "
            "booked"
        },
    )


class DisputedGameSchema(OutputSchema):
    """A game of which somebody disputes hands."""

    game = fields.String(required=True, metadata={"description": "Its id"})
    title = fields.String(required=True)
    created_at = fields.AwareDateTime(required=True)
    hands = fields.List(fields.Integer(), required=True, metadata={"description": "Their numbers"})


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
    cash_box_lacks = money(
        "What the cash box owes and does not hold. So much stays open after these payments, whatever anybody "
        "pays; an adjustment can share it out"
    )
    currency = fields.String(required=True)
    disputed = fields.List(
        fields.Nested(DisputedGameSchema),
        required=True,
        metadata={
            "description": "The latest games of which somebody disputes hands: as long as there is one, no "
            "payment is booked that `settles`"
        },
    )


LedgerPage: type[Schema] = paged(BookingSchema, "LedgerPage")

PAYMENTS = {
    "payment": {
        "summary": "Money handed over",
        "value": {"from": "Bo", "to": "Ann", "amount": 1000, "note": "cash"},
    },
    "suggested": {
        "summary": "A payment that the settlement suggests, with its mark",
        "value": {"from": "m1", "to": "m2", "amount": 500, "settles": "5-0d9b1c2a7e4f60835a6b7c8d"},
    },
}
ADJUSTMENT_OF_BOOKS = {"from": "Bo", "to": "cash_box", "amount": 500, "reason": "Came late"}
REVERSAL = {"reason": "Entered twice"}
