"""Variants and rules."""

from __future__ import annotations

from marshmallow import fields

from referee.api.foundation.fields import FreeObject, InputSchema, OutputSchema, Text, WholeNumber
from referee.api.foundation.paging import PageQuery, paged
from referee.api.schemas.common import PlayersRangeSchema
from referee.api.schemas.entries import EntrySchema
from referee.families.protocol import Occasion

HOUSE_RULES = {
    "description": "A partial rules document laid over the variant's rules, as in `GET /v1/variants/{id}`",
}

_SCHEMA = {
    "description": "The body as JSON Schema; a `format` of `player`, `side` or `card` says what a text names"
}


MARK = {"description": "The family's sign where games are chosen: one emoji"}
ABOUT = {"description": "What one does in the family's games, in a short sentence; it may be empty"}


class HouseRules(FreeObject):
    """Options laid over a variant's rules; what they may be, the family says."""


class WholeRules(fields.Dict):
    """Every option with its effective value."""


class VariantSchema(OutputSchema):
    """A variant in short."""

    id = fields.String(required=True)
    name = fields.String(required=True)
    family = fields.String(required=True)
    family_name = fields.String(required=True, metadata={"description": "What the family is called"})
    family_mark = fields.String(required=True, metadata=MARK)
    family_about = fields.String(required=True, metadata=ABOUT)
    region = fields.String(required=True)
    players = fields.Nested(PlayersRangeSchema, required=True)
    summary = fields.String(required=True, metadata={"description": "One line for somebody choosing"})
    other_names = fields.List(
        fields.String(), required=True, metadata={"description": "What it is called besides"}
    )
    occasions = fields.List(
        fields.String(metadata={"title": "Occasion", "enum": [*Occasion]}),
        required=True,
        metadata={
            "description": "What it suits: `children` to play along, `money` that it is played for, and "
            "`short` where it is over within a quarter of an hour"
        },
    )


class HouseRuleSchema(OutputSchema):
    """A named example of a house rule."""

    id = fields.String(required=True)
    name = fields.String(required=True)
    overrides = WholeRules(required=True, metadata=HOUSE_RULES)
    source = fields.String(required=True)


class CardsSchema(OutputSchema):
    """The cards that a game is played with, as far as whoever enters them has to tell them apart."""

    ranks = fields.List(
        fields.String(),
        required=True,
        metadata={"description": "From high to low as they rank in most tricks; `joker` where there are any"},
    )
    suits = fields.List(
        fields.String(),
        required=True,
        metadata={"description": "`C`, `D`, `H`, `S`, of a Spanish pack `O`, `C`, `E`, `B`; or none at all"},
    )
    suited_ranks = fields.List(
        fields.String(), required=True, metadata={"description": "The ranks of which the suit matters"}
    )
    pack = fields.String(
        required=True,
        metadata={
            "enum": ["french", "spanish"],
            "description": "`spanish` where `C` are copas, and `10`, `11`, `12` are sota, caballo and rey",
        },
    )


CARDS = {"description": "null where nobody enters cards"}


class ClaimTakenSchema(OutputSchema):
    """A kind of question to the referee."""

    kind = fields.String(required=True)
    needs = fields.List(fields.String(), required=True, metadata={"description": "What it must have"})
    takes = fields.List(fields.String(), required=True, metadata={"description": "All that it may have"})
    summary = fields.String(required=True, metadata={"description": "The question, in a line"})
    asks = fields.String(
        required=True,
        metadata={
            "title": "Asks",
            "enum": ["may", "so", "what"],
            "description": "Whether something may be done, whether it is so, or what it is",
        },
    )


class WholeVariantSchema(VariantSchema):
    """A variant with all its rules."""

    rules = WholeRules(required=True, metadata={"description": "Every option with its effective value"})
    cards = fields.Nested(CardsSchema, required=True, allow_none=True, metadata=CARDS)
    house_rules = fields.List(fields.Nested(HouseRuleSchema), required=True)
    rulebook = fields.String(required=True, metadata={"description": "The rules to read, in Markdown"})
    sources = fields.List(fields.String(), required=True)
    claims = fields.List(
        fields.Nested(ClaimTakenSchema),
        required=True,
        metadata={"description": "What the referee can be asked under these rules"},
    )


class RulesAskedSchema(InputSchema):
    """Rules to try out."""

    variant = Text(required=True, min_length=1, max_length=60)
    house_rules = HouseRules(load_default=dict, metadata=HOUSE_RULES)
    players = WholeNumber(
        load_default=None,
        allow_none=True,
        minimum=1,
        maximum=100,
        metadata={
            "description": "How many are at the table: the pack must suffice for them, the teams be equal. "
            "Without it the rules fit when some number from `players.min` to `players.max` could play by "
            "them; if none could, the refusal is that of the fewest"
        },
    )


class FirstSchema(OutputSchema):
    """Who deals and who leads in the first round."""

    dealer = fields.String(
        required=True, allow_none=True, metadata={"description": "A player's id; null where nobody deals"}
    )
    leader = fields.String(
        required=True,
        allow_none=True,
        metadata={"description": "A player's id; null where nobody leads, or the cards say it"},
    )


class RulesSchema(OutputSchema):
    """Rules as they would be played."""

    @staticmethod
    def part_of(_family_id: str) -> type[OutputSchema]:
        """The schema in the document of one family, whose apps need no forms made from data."""
        return _RULES_OF_FAMILY

    variant = fields.String(required=True)
    name = fields.String(required=True, metadata={"description": "What the variant is called"})
    rules = WholeRules(required=True, metadata={"description": "Every option with its effective value"})
    cards = fields.Nested(CardsSchema, required=True, allow_none=True, metadata=CARDS)
    entry = fields.Nested(
        EntrySchema,
        required=True,
        allow_none=True,
        metadata={"description": "What a page asks for a round; null where the shape of one says all"},
    )
    claims = fields.List(
        fields.String(),
        required=True,
        metadata={"description": "The kinds of questions that the referee answers under them"},
    )
    bgg_id = fields.Integer(
        required=True,
        allow_none=True,
        metadata={
            "description": "The game's number at BoardGameGeek, by which other apps know it; null if none"
        },
    )
    teams = fields.List(
        fields.List(fields.String()),
        required=True,
        metadata={
            "description": "Who plays with whom, `t1` first: in the game, or at a table of so many players "
            "where nobody says. None where everybody plays alone, or nobody told how many play"
        },
    )
    first = fields.Nested(
        FirstSchema,
        required=True,
        allow_none=True,
        metadata={
            "description": "Who begins at a table of so many players where nobody says; null where nobody "
            "told how many play"
        },
    )
    rulebook = fields.String(required=True, metadata={"description": "The rules to read, in Markdown"})


_ENTRY = {
    "description": "What a page asks for a round, form by form; null where the shape of one says all. The "
    "document of all families has its type"
}
_RULES_OF_FAMILY = type(
    "RulesSchema",
    (RulesSchema,),
    {
        "__doc__": RulesSchema.__doc__,
        "entry": fields.Dict(required=True, allow_none=True, metadata=_ENTRY),
    },
)


class DifferenceSchema(OutputSchema):
    """An option in which two variants differ."""

    option = fields.String(required=True)
    first = fields.Raw(required=True, allow_none=True)
    second = fields.Raw(required=True, allow_none=True)
    sentence = fields.String(required=True)


class BodyExampleSchema(OutputSchema):
    """A body somebody might send."""

    summary = fields.String(required=True)
    value = fields.Dict(required=True)


class ActTakenSchema(OutputSchema):
    """A kind of act that games of a family can have recorded."""

    kind = fields.String(required=True)
    path = fields.String(required=True, metadata={"description": "Below the game's address: `hands`"})
    is_round = fields.Boolean(required=True)
    noun = fields.String(
        required=True, metadata={"description": "What people call it in English sentences: `buy-in`"}
    )
    title = fields.String(required=True, metadata={"description": "Over its form: `Buy-in`"})
    summary = fields.String(required=True)
    schema = fields.Dict(required=True, metadata=_SCHEMA)
    examples = fields.List(fields.Nested(BodyExampleSchema), required=True)


class ClaimOfFamilySchema(ClaimTakenSchema):
    """A kind of question to the referee, with what a form for it needs to know."""

    schema = fields.Dict(required=True, metadata=_SCHEMA)
    examples = fields.List(fields.Nested(BodyExampleSchema), required=True)


class RatioSchema(OutputSchema):
    """What standings make of what a family counts: one sum by another."""

    key = fields.String(required=True, metadata={"description": "Its name in standings"})
    title = fields.String(required=True, metadata={"description": "Over a column"})
    about = fields.String(required=True)
    more_is_better = fields.Boolean(
        required=True,
        allow_none=True,
        metadata={"description": "null where it says little of how well somebody plays"},
    )


class CountSchema(RatioSchema):
    """What a family counts in its games, for the standings of clubs."""

    is_most = fields.Boolean(
        required=True, metadata={"description": "Of several games the greatest stands, and not the sum"}
    )


class DueReasonSchema(OutputSchema):
    """Why money moves in a family's games."""

    key = fields.String(required=True, metadata={"description": "As `reason` of a transfer"})
    about = fields.String(required=True, metadata={"description": "In a few words for players"})
    is_payout = fields.Boolean(
        required=True, metadata={"description": "Whether the result of a game tells of it"}
    )


class FamilyOptionsSchema(OutputSchema):
    """The options of a family's rules, as a form has them."""

    family = fields.String(required=True)
    schema = fields.Dict(
        required=True,
        metadata={
            "description": "The JSON Schema of house rules. Each option has a description: what it settles, "
            "and a line for each value that has a word; in the reader's language where the family has it",
        },
    )


class FamilySchema(OutputSchema):
    """A family of games: variants that share options, a table and a referee."""

    id = fields.String(required=True)
    name = fields.String(required=True)
    mark = fields.String(required=True, metadata=MARK)
    about = fields.String(required=True, metadata=ABOUT)
    round = fields.String(
        required=True, metadata={"description": "What it calls a round, in the reader's language: `hand`"}
    )
    rounds = fields.String(required=True, metadata={"description": "Several of them, likewise: `hands`"})
    has_entry = fields.Boolean(
        required=True,
        metadata={"description": "Whether the rules of its games have `entry`: what a page asks for a round"},
    )
    acts = fields.List(fields.Nested(ActTakenSchema), required=True)
    claims = fields.List(fields.Nested(ClaimOfFamilySchema), required=True)
    variants = fields.List(fields.String(), required=True, metadata={"description": "Their ids"})
    counts = fields.List(fields.Nested(CountSchema), required=True)
    ratios = fields.List(fields.Nested(RatioSchema), required=True)
    reasons = fields.List(fields.Nested(DueReasonSchema), required=True)


class FamilyQuery(PageQuery):
    """The page of the list of families."""


class DifferenceQuery(PageQuery):
    """The page of a list of differences."""


class VariantQuery(PageQuery):
    """The page of the list of variants."""

    family = Text(
        load_default=None,
        min_length=1,
        max_length=60,
        metadata={"description": "Only those of one family, by its id"},
    )


FamilyPage = paged(FamilySchema, "FamilyPage")
VariantPage = paged(VariantSchema, "VariantPage")
DifferencePage = paged(DifferenceSchema, "DifferencePage")

RULES_ASKED = {
    "variant": "agurk",
    "house_rules": {"limit": {"exactly": "reset"}, "last_trick": {"payers": "all_tied"}},
    "players": 5,
}
