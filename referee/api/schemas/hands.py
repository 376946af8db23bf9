"""Hands, as they are entered and as they stand on the score sheet."""

from __future__ import annotations

from typing import Any

from marshmallow import fields, validates_schema

from referee.api.foundation.converter import one_of
from referee.api.foundation.fields import (
    InputSchema,
    Items,
    ObjectOf,
    OutputSchema,
    QueryFlag,
    TrueOrFalse,
    WholeNumber,
)
from referee.api.foundation.paging import NumberedPageQuery, paged
from referee.api.foundation.violations import must
from referee.api.schemas.common import LineSchema, card, player_reference
from referee.api.schemas.games import GameSchema, PreviewedSchema

MOST_PLAYERS = 60


class CardPlayedSchema(InputSchema):
    """A card in the last trick."""

    player = player_reference(required=True)
    card = card(required=True)


class TrickPlaySchema(InputSchema):
    """What a player played to a trick; null where that was not noted."""

    player = player_reference(required=True)
    cards = Items(card(), most=MOST_PLAYERS, load_default=None, allow_none=True)


class OutcomeSchema(InputSchema):
    """What a table knows that did not note the cards."""

    taker = player_reference(required=True, metadata={"description": "Who took the last trick"})
    card = card(
        load_default=None,
        allow_none=True,
        metadata={
            "description": "With which card; may be left out only where it decides nothing: `points` is "
            "`none`, the taker alone pays, and no top card is fatal"
        },
    )
    tied = Items(
        player_reference(),
        load_default=list,
        most=MOST_PLAYERS,
        metadata={"description": "Who else had a card of that rank"},
    )
    doubling_card_played = TrueOrFalse(
        load_default=None,
        allow_none=True,
        metadata={"description": "Needed only where the rules have a doubling card"},
    )
    lowest = player_reference(
        load_default=None,
        allow_none=True,
        metadata={
            "description": "Who had the first of the lowest cards; needed only where that one deals next"
        },
    )


class RassiCallSchema(InputSchema):
    """What a player did before play in Rassi."""

    free = TrueOrFalse(load_default=False, metadata={"description": "Threw in a hand without pictures"})
    multiplier = WholeNumber(
        load_default=1, minimum=0, maximum=99, metadata={"description": "1; 2 doubled; 4 redoubled"}
    )


class CallsSchema(InputSchema):
    """What was called before play, where the rules know calls."""

    kontra = player_reference(
        load_default=None, allow_none=True, metadata={"description": "Who said kontra, if anyone"}
    )
    rassi = ObjectOf(
        fields.Nested(RassiCallSchema),
        keys=player_reference(),
        most=MOST_PLAYERS,
        load_default=dict,
        metadata={"description": "By player"},
    )


class ExchangeSchema(InputSchema):
    """How many cards a player changed before play."""

    player = player_reference(required=True)
    count = WholeNumber(required=True, minimum=0, maximum=60)


class HandEnteredSchema(InputSchema):
    """A hand: its last trick card by card, only how that came out, or all its tricks. One of the three."""

    OF_THE_WHOLE = one_of(("last_trick",), ("outcome",), ("tricks",))
    number = WholeNumber(
        load_default=None,
        allow_none=True,
        minimum=1,
        metadata={"description": "The hand's number: guards against two phones entering the same one"},
    )
    last_trick = Items(
        fields.Nested(CardPlayedSchema),
        least=1,
        most=MOST_PLAYERS,
        metadata={"description": "In order of play, clockwise from whoever led the last trick"},
    )
    outcome = fields.Nested(OutcomeSchema)
    tricks = Items(
        Items(fields.Nested(TrickPlaySchema), most=MOST_PLAYERS, allow_none=True),
        least=1,
        most=MOST_PLAYERS,
        metadata={"description": "All tricks in order of play: audited first, the last one is scored"},
    )
    accept_infractions = TrueOrFalse(
        load_default=False,
        metadata={"description": "Record the hand although something in `tricks` was against the rules"},
    )
    calls = fields.Nested(CallsSchema, load_default=dict)
    exchange = Items(
        fields.Nested(ExchangeSchema),
        load_default=list,
        most=MOST_PLAYERS,
        metadata={"description": "Who changed how many cards, in turn"},
    )

    @validates_schema(skip_on_field_errors=True)
    def one_form(self, data: dict[str, Any], **_: Any) -> None:
        """One form and no other."""
        forms = ["last_trick", "outcome", "tricks"]
        given = [form for form in forms if form in data]
        if len(given) != 1:
            message = (
                "Give one of last_trick (everybody's card), outcome (taker and card), or tricks (all), "
                f"not {' and '.join(given) or 'none'}."
            )
            raise must("hand_must_have_one_form", message, expected=forms)


class AmendedHandSchema(HandEnteredSchema):
    """The hand as it should have been entered."""

    number = WholeNumber(
        load_default=None,
        allow_none=True,
        minimum=1,
        metadata={"description": "A hand that is amended keeps its number; if given, it must be that one"},
    )


class SheetEntrySchema(OutputSchema):
    """A line of the score sheet: a hand, or with `all_acts=true` something else that happened."""

    kind = fields.String(
        required=True, metadata={"description": "`hand`, or with `all_acts=true` that of another act"}
    )
    number = fields.Integer(metadata={"description": "Of a hand"})
    player = fields.String(metadata={"description": "Of another act: whom it is about"})
    name = fields.String(metadata={"description": "Of somebody who joins"})
    points = fields.Integer(metadata={"description": "Of an adjustment"})
    reason = fields.String(metadata={"description": "Of an adjustment, or of the end"})
    drawn = fields.Boolean(metadata={"description": "Whether a dealer was drawn by cards"})
    void = fields.Boolean(metadata={"description": "A dealer whom a correction has made meaningless"})
    last_trick = fields.List(fields.Nested(CardPlayedSchema))
    outcome = fields.Nested(OutcomeSchema)
    tricks = fields.List(fields.List(fields.Nested(TrickPlaySchema)))
    accept_infractions = fields.Boolean(metadata={"description": "Whether there are infractions, accepted"})
    infractions = fields.List(fields.Dict(), metadata={"description": "Of a hand recorded with its tricks"})
    calls = fields.Nested(CallsSchema)
    exchange = fields.List(fields.Nested(ExchangeSchema))
    taker = fields.String()
    payers = fields.List(fields.String())
    dealer = fields.String(allow_none=True)
    leader = fields.String(allow_none=True)
    cards_each = fields.Integer()
    lines = fields.List(fields.Nested(LineSchema), required=True)
    scores = fields.Dict(
        keys=fields.String(), values=fields.Integer(), required=True, metadata={"description": "Afterwards"}
    )
    event = fields.Integer(required=True, metadata={"description": "Names it where it is to be taken back"})
    recorded_at = fields.AwareDateTime(required=True)
    amended = fields.Boolean(required=True)


class HandSchema(SheetEntrySchema):
    """A hand of the score sheet."""

    number = fields.Integer(required=True)
    calls = fields.Nested(CallsSchema, required=True)
    taker = fields.String(required=True)
    payers = fields.List(fields.String(), required=True)
    dealer = fields.String(required=True, allow_none=True)
    leader = fields.String(required=True, allow_none=True)
    cards_each = fields.Integer(required=True)


class RecordedHandSchema(PreviewedSchema):
    """A hand and the game after it."""

    hand = fields.Nested(HandSchema, required=True)
    game = fields.Nested(GameSchema, required=True)


class SheetQuery(NumberedPageQuery):
    """The page of a score sheet."""

    all_acts = QueryFlag(
        load_default=False,
        metadata={"description": "Also what is no hand: buy-ins, adjustments, people coming and going"},
    )


SheetPage = paged(SheetEntrySchema, "SheetPage")

FULL = {
    "number": 1,
    "last_trick": [
        {"player": "p1", "card": "5"},
        {"player": "p2", "card": "9"},
        {"player": "p3", "card": "9"},
    ],
    "calls": {},
}
SHORT = {"number": 1, "outcome": {"taker": "p3", "card": "9", "tied": ["p2"]}}
AMENDED = {"outcome": {"taker": "Cy", "card": "10"}}
HAND_EXAMPLES = {
    "full": {"summary": "The last trick card by card", "value": FULL},
    "short": {"summary": "Only who took it and with what", "value": SHORT},
}
