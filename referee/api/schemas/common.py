"""Schemas that several resources share."""

from __future__ import annotations

import re
from typing import Any

from babel.numbers import is_currency
from marshmallow import fields

from referee.api.foundation.conditions import PreviewQuery
from referee.api.foundation.fields import (
    Choice,
    InputSchema,
    Label,
    OutputSchema,
    Text,
    WholeNumber,
    not_of_kind,
)
from referee.api.foundation.sentences import WithSaidSchema
from referee.families.registry import families
from referee.looks import COLOURS, MOST_MARK, is_mark
from referee.service.games.books import MOST_AMOUNT
from referee.service.references import PlayerText

_MONEY_OF_SEVERAL_COUNTRIES = frozenset({"XAF", "XCD", "XCG", "XOF", "XPF"})
"""Of the codes that begin with X, which no country has, those that people pay with."""
_NUMBERS = re.compile(r"[0-9]{1,15}(,[0-9]{1,15}){0,199}")


class PlayerReference(Text):
    """A text that names a player, and is marked as such."""

    def _deserialize(self, value: Any, attr: str | None, data: Any, **kwargs: Any) -> str:
        return PlayerText(super()._deserialize(value, attr, data, **kwargs))


def player_reference(**options: Any) -> Text:
    """A player by id or, where only one has it, by name; in a club's game also a member by id."""
    about = {
        "title": "PlayerReference",
        "description": "A player: `p1`, or the name if nobody else in the game has it; in a club's game also "
        "the member at that seat, `m7`",
    }
    return PlayerReference(
        min_length=1, max_length=60, metadata=about | options.pop("metadata", {}), **options
    )


def player_name(**options: Any) -> Label:
    """A name at the table."""
    return Label(min_length=1, max_length=60, **options)


class Mark(Label):
    """One sign, as people see it."""

    def _deserialize(self, value: Any, attr: str | None, data: Any, **kwargs: Any) -> str:
        sign = super()._deserialize(value, attr, data, **kwargs)
        if not is_mark(sign):
            raise not_of_kind(
                "mark_must_be_one_sign", "api-must-be-mark", "one letter, number or emoji", value
            )
        return sign


class LookSchema(InputSchema):
    """A face at the table: a colour, and a mark in it. What is left out or null is nobody's choice."""

    colour = Choice(*COLOURS, load_default=None, allow_none=True, metadata={"title": "Colour"})
    mark = Mark(
        load_default=None,
        allow_none=True,
        min_length=1,
        max_length=MOST_MARK,
        metadata={
            "description": "One sign as people see it, which may be several characters: a letter with its "
            "accents, a number or an emoji. Without one clients show an initial"
        },
    )


def look(**options: Any) -> fields.Nested:
    """A look that somebody chooses; null is none."""
    return fields.Nested(LookSchema, allow_none=True, **options)


class ShownLookSchema(OutputSchema):
    """A look as it was chosen, without what this release does not know."""

    colour = fields.String(
        required=True,
        allow_none=True,
        metadata={"description": f"One of {', '.join(f'`{colour}`' for colour in COLOURS)}, or null"},
    )
    mark = fields.String(required=True, allow_none=True)


def shown_look() -> fields.Nested:
    """A look in an answer."""
    about = {"description": "null as long as nobody has chosen any: clients then show a colour of the seat"}
    return fields.Nested(ShownLookSchema, required=True, allow_none=True, metadata=about)


def card(**options: Any) -> Text:
    """A card as players write it."""
    about = {
        "title": "CardText",
        "description": "Rank, then the suit where it matters: `10`, `QS`, `6C`, `joker`; "
        "`t`, `q♠` and `JK` are understood",
    }
    return Text(min_length=1, max_length=10, metadata=about | options.pop("metadata", {}), **options)


class Currency(Text):
    """An ISO 4217 code of money that people pay with: no metal, no unit of account, nothing for tests."""

    def __init__(self, **options: Any) -> None:
        options["metadata"] = {"pattern": "^[A-Z]{3}$"} | dict(options.get("metadata") or {})
        super().__init__(min_length=3, max_length=3, **options)

    def _deserialize(self, value: Any, attr: str | None, data: Any, **kwargs: Any) -> str:
        code = super()._deserialize(value, attr, data, **kwargs)
        is_money = code in _MONEY_OF_SEVERAL_COUNTRIES if code.startswith("X") else is_currency(code, "en")
        if not is_money:
            raise not_of_kind(
                "currency_must_exist", "api-must-be-currency", "a code of ISO 4217 such as DKK", code
            )
        return code


MINOR_UNITS = "In the currency's smallest unit: 500 for 5.00 EUR, and 500 for 500 JPY"


class Amount(WholeNumber):
    """An amount of money that has to be given. A refusal says in which unit."""

    KIND = (
        "api-must-be-amount",
        "a whole number of the currency's smallest unit, such as 500 for 5.00",
    )

    def __init__(self) -> None:
        about = {"description": MINOR_UNITS}
        super().__init__(required=True, minimum=1, maximum=MOST_AMOUNT, metadata=about)


def money(about: str = "") -> fields.Integer:
    """An amount of money in an answer; `about` says which."""
    description = f"{about}. {MINOR_UNITS}" if about else MINOR_UNITS
    return fields.Integer(required=True, metadata={"description": description})


class MoneySchema(InputSchema):
    """An amount of money in whole minor units."""

    amount = Amount()
    currency = Currency(required=True, metadata={"description": "ISO 4217"})


class EventNumbers(fields.String):
    """Numbers of events in a query string: `6,7`."""

    def __init__(self, **options: Any) -> None:
        super().__init__(**options)
        self.metadata = {"pattern": f"^{_NUMBERS.pattern}$"} | dict(self.metadata)

    def _deserialize(self, value: Any, attr: str | None, data: Any, **kwargs: Any) -> Any:
        if not _NUMBERS.fullmatch(str(value)):
            raise not_of_kind(
                "take_back_must_name_events", "api-must-be-numbers", "numbers such as 6,7", value
            )
        return [int(number) for number in str(value).split(",")]


class CorrectionQuery(PreviewQuery):
    """What a correction takes back besides, and whether to do it at all."""

    take_back = EventNumbers(
        load_default=list,
        metadata={
            "description": "Numbers of events (`event` on the score sheet) whose acts shall no longer count "
            "either, such as a buy-in that the corrected hand makes needless",
        },
    )
    reason = Label(
        load_default="",
        max_length=200,
        metadata={"description": "Why; the game's log keeps it. A club's game needs one"},
    )


class LineSchema(WithSaidSchema):
    """One change of one player's score, and why."""

    player = fields.String(
        required=True,
        allow_none=True,
        metadata={"description": "Whoever caused it; null where it was the side as a whole"},
    )
    side = fields.String(metadata={"description": "Whose score it is, where that is a team's"})
    kind = fields.String(
        required=True,
        metadata={
            "description": "A word of the family's: "
            + ", ".join(dict.fromkeys(f"`{kind}`" for family in families() for kind in family.details.lines))
        },
    )
    points = fields.Integer(
        required=True,
        metadata={"description": "What the score changed by; a player's lines sum to the score"},
    )
    before = fields.Integer(required=True)
    after = fields.Integer(required=True)
    rule = fields.String(required=True, metadata={"description": "The option that caused it"})
    text = fields.String(
        required=True,
        metadata={"description": "A sentence for the players, in the language asked for where it has that"},
    )


class ChangeSchema(OutputSchema):
    """A score that would be another."""

    hand = fields.Integer(
        required=True, allow_none=True, metadata={"description": "null after something that is no hand"}
    )
    player = fields.String(required=True)
    before = fields.Integer(required=True, allow_none=True, metadata={"description": "null: was not there"})
    after = fields.Integer(required=True, allow_none=True, metadata={"description": "null: is not there"})


class PlayersRangeSchema(OutputSchema):
    """How many may play."""

    min = fields.Integer(required=True)
    max = fields.Integer(required=True)
