"""Questions to the referee, and verdicts."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from marshmallow import ValidationError, fields, validates_schema

from referee.api.foundation.fields import (
    Choice,
    InputSchema,
    Items,
    OutputSchema,
    Text,
    TrueOrFalse,
    WholeNumber,
)
from referee.api.foundation.paging import paged
from referee.api.foundation.violations import must
from referee.api.schemas.common import card, player_reference
from referee.api.schemas.hands import MOST_PLAYERS, ExchangeSchema, TrickPlaySchema
from referee.api.schemas.rules import HOUSE_RULES, HouseRules

MOST_CARDS = 200


def _cards(**options: Any) -> Items:
    """Cards as players write them."""
    return Items(card(), most=MOST_CARDS, **options)


class TrickCardsSchema(InputSchema):
    """What a player played to the trick."""

    player = player_reference(required=True)
    cards = Items(card(), required=True, least=1, most=MOST_CARDS)


KINDS = ("play", "audit", "exchange", "free")
_NEEDS: Mapping[str, tuple[str, ...]] = {
    "play": ("player", "cards"),
    "audit": ("tricks",),
    "exchange": ("player", "count"),
    "free": ("player", "holding"),
}
_TAKES: Mapping[str, tuple[str, ...]] = {
    "play": (
        "trick",
        "player",
        "asked_by",
        "cards",
        "holding",
        "holding_size",
        "known",
        "seen",
        "last_trick",
    ),
    "audit": ("tricks", "leader", "cards_each"),
    "exchange": ("exchanges", "player", "count", "stock"),
    "free": ("player", "holding"),
}


class ClaimSchema(InputSchema):
    """A question to the referee. What it needs depends on its `kind`."""

    kind = Choice(
        *KINDS,
        required=True,
        metadata={
            "description": "`play`: may these cards be played? `audit`: was a hand played by the rules? "
            "`exchange`: may so many cards be changed? `free`: may a holding be thrown in (Rassi)?"
        },
    )
    player = player_reference(metadata={"description": "Who plays or changes"})
    cards = Items(card(), least=1, most=MOST_CARDS, metadata={"description": "`play`: what is played"})
    asked_by = player_reference(
        allow_none=True,
        metadata={
            "description": "`play`: the player who asks, null for somebody else. The explanation says “you” "
            "to them alone, and names the player otherwise; left out, it says “you”"
        },
    )
    trick = Items(
        fields.Nested(TrickCardsSchema),
        most=MOST_PLAYERS,
        metadata={"description": "`play`: what lies there, in order of play; empty for a lead"},
    )
    holding = _cards(
        metadata={"description": "`play`, `free`: all cards held before the play, those played among them"}
    )
    holding_size = WholeNumber(
        minimum=1,
        maximum=MOST_CARDS,
        metadata={"description": "`play`, instead of `holding`: how many were held, those played counted"},
    )
    known = _cards(metadata={"description": "`play`: cards known to have been held besides those played"})
    seen = _cards(
        metadata={
            "description": "`play`: cards seen elsewhere; the trick and a game's kept cards count anyway"
        }
    )
    last_trick = TrueOrFalse(
        metadata={"description": "`play`: whether it is the last trick, with one card each"}
    )
    tricks = Items(
        Items(fields.Nested(TrickPlaySchema), most=MOST_PLAYERS, allow_none=True),
        least=1,
        most=60,
        metadata={
            "description": "`audit`: every trick in order of play. What was not noted is null: a trick, or "
            "the cards of a play"
        },
    )
    leader = player_reference(metadata={"description": "`audit`: who had to lead to the first trick"})
    cards_each = WholeNumber(
        minimum=1,
        maximum=60,
        metadata={"description": "`audit`: cards dealt to each; else as in the game, or as the tricks have"},
    )
    exchanges = Items(
        fields.Nested(ExchangeSchema),
        most=MOST_CARDS,
        metadata={"description": "`exchange`: who changed how many before, in turn"},
    )
    count = WholeNumber(minimum=0, maximum=60, metadata={"description": "`exchange`: how many now"})
    stock = WholeNumber(
        minimum=0,
        maximum=2000,
        metadata={
            "description": "`exchange`: cards not dealt, before anybody changed; else as the rules deal"
        },
    )

    @validates_schema(skip_on_field_errors=True)
    def fits_its_kind(self, data: dict[str, Any], **_: Any) -> None:
        """Everything the kind needs, and nothing that belongs to another."""
        kind = data["kind"]
        takes, of_any = sorted(_TAKES[kind]), {"kind", "variant", "house_rules", "players", "hand"}
        wrong = {name: f"A claim of kind {kind} needs {name}." for name in _NEEDS[kind] if name not in data}
        more = [name for name in data if name not in of_any and name not in takes]
        wrong |= {name: f"A claim of kind {kind} has no {name}. It has {', '.join(takes)}." for name in more}
        if wrong:
            code = "claim_must_have_what_it_needs"
            told = {name: must(code, says, expected=takes) for name, says in wrong.items()}
            raise ValidationError({name: error.messages for name, error in told.items()})


class FreeClaimSchema(ClaimSchema):
    """A question to the referee without a game: the rules come with it."""

    variant = Text(required=True, min_length=1, max_length=60)
    house_rules = HouseRules(load_default=dict, metadata=HOUSE_RULES)
    players = WholeNumber(
        load_default=None,
        allow_none=True,
        minimum=2,
        maximum=60,
        metadata={"description": "How many play: `p1`, `p2`, … clockwise; else the fewest that fit the ids"},
    )


class GameClaimSchema(ClaimSchema):
    """A question to the referee in a game."""

    hand = WholeNumber(
        minimum=1,
        metadata={"description": "The hand it is about, as it stood then; else the one being played"},
    )


class InfractionSchema(OutputSchema):
    """Something that was against the rules."""

    trick = fields.Integer(required=True, metadata={"description": "Counted from 1"})
    player = fields.String(required=True)
    cards = fields.List(fields.String(), required=True)
    rule = fields.String(required=True)
    explanation = fields.String(required=True)
    legal_plays = fields.List(fields.List(fields.String()), required=True, allow_none=True)


class OpenPlaySchema(OutputSchema):
    """A play that what is known does not decide."""

    trick = fields.Integer(required=True)
    player = fields.String(required=True)
    cards = fields.List(fields.String(), required=True)
    would_settle = fields.String(required=True)


class WinnerSchema(OutputSchema):
    """Who won a trick."""

    winner = fields.String(required=True, allow_none=True, metadata={"description": "null: cannot be told"})


class LastTrickCardSchema(OutputSchema):
    """A card in the last trick."""

    player = fields.String(required=True)
    card = fields.String(required=True)


class VerdictSchema(OutputSchema):
    """What the referee says. Which members there are depends on the kind of the claim."""

    verdict = fields.String(
        required=True,
        metadata={
            "enum": ["legal", "illegal", "undetermined"],
            "description": "Over every holding that the pack allows: legal in all, in none, or in some",
        },
    )
    rule = fields.String(metadata={"description": "The option that decides, such as `play.duty`"})
    explanation = fields.String(metadata={"description": "For the players"})
    legal_plays = fields.List(
        fields.List(fields.String()),
        allow_none=True,
        metadata={"description": "Where the holding is known: what might have been played, 200 at most"},
    )
    legal_plays_total = fields.Integer(allow_none=True)
    proof = fields.List(
        fields.String(), allow_none=True, metadata={"description": "Known cards that convict"}
    )
    would_settle = fields.String(
        allow_none=True, metadata={"description": "If undetermined: what one would have to see"}
    )
    infractions = fields.List(fields.Nested(InfractionSchema), metadata={"description": "Of an audit"})
    undetermined = fields.List(
        fields.Nested(OpenPlaySchema), metadata={"description": "Of an audit: what stays open"}
    )
    tricks = fields.List(fields.Nested(WinnerSchema), metadata={"description": "Of an audit"})
    last_trick = fields.List(
        fields.Nested(LastTrickCardSchema),
        allow_none=True,
        metadata={"description": "Of an audit: ready to be recorded, where it is known"},
    )
    number = fields.Integer(metadata={"description": "In a game: under which it is kept"})


class KeptClaimSchema(OutputSchema):
    """A question that was asked in a game, and the verdict."""

    number = fields.Integer(required=True)
    at = fields.AwareDateTime(required=True)
    by = fields.String(required=True)
    version = fields.Integer(required=True, metadata={"description": "Of the game when it was asked"})
    claim = fields.Dict(required=True)
    answer = fields.Nested(VerdictSchema, required=True)


ClaimPage = paged(KeptClaimSchema, "ClaimPage")

PLAY = {
    "kind": "play",
    "trick": [{"player": "p1", "cards": ["8"]}, {"player": "p2", "cards": ["10"]}],
    "player": "p3",
    "cards": ["3"],
    "holding": ["3", "9", "J"],
}
PARTLY = {
    "kind": "play",
    "trick": [{"player": "p1", "cards": ["10"]}],
    "player": "p2",
    "cards": ["4"],
    "holding_size": 5,
    "known": ["J"],
    "seen": ["2", "2"],
}
AUDIT = {
    "kind": "audit",
    "leader": "p1",
    "cards_each": 2,
    "tricks": [
        [
            {"player": "p1", "cards": ["10"]},
            {"player": "p2", "cards": ["9"]},
            {"player": "p3", "cards": ["Q"]},
        ],
        [
            {"player": "p3", "cards": ["K"]},
            {"player": "p1", "cards": ["5"]},
            {"player": "p2", "cards": ["3"]},
        ],
    ],
}
_FREE: Mapping[str, Any] = {"variant": "agurk", "players": 3}
CLAIM_EXAMPLES = {
    "play": {"summary": "The holding is known", "value": PLAY},
    "partly": {"summary": "Only some cards are known", "value": PARTLY},
    "audit": {"summary": "All tricks of a hand", "value": AUDIT},
}
FREE_CLAIM_EXAMPLES = {
    name: {"summary": example["summary"], "value": {**_FREE, **example["value"]}}  # type: ignore[dict-item]
    for name, example in CLAIM_EXAMPLES.items()
} | {
    "exchange": {
        "summary": "Changing cards",
        "value": {
            "variant": "twenty-two",
            "players": 4,
            "kind": "exchange",
            "exchanges": [{"player": "p1", "count": 3}],
            "player": "p2",
            "count": 2,
        },
    },
    "free": {
        "summary": "Throwing in without pictures",
        "value": {
            "variant": "rassi",
            "players": 4,
            "kind": "free",
            "player": "p2",
            "holding": ["A", "10", "9", "9", "5", "2"],
        },
    },
}
