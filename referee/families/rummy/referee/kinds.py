"""The kinds of claims of the Rummy family."""

from __future__ import annotations

from referee.families.acts import claim
from referee.families.melds.answers import CODE, OPTIONS
from referee.families.rummy.referee import examples
from referee.families.rummy.rules.options import Rules
from referee.families.rummy.table.shapes import CARDS, LAID_ON, MELD, MELDS, MOST_MELDS, SOME_CARDS, TRIED
from referee.families.shapes import (
    CardText,
    Choice,
    Flag,
    ListOf,
    OrNull,
    Record,
    Whole,
    optional,
    required,
)
from referee.words.said import Said


def _is_gin(rules: Rules) -> bool:
    return rules.is_gin


def _goes_out(rules: Rules) -> bool:
    return not rules.is_gin


MELD_CLAIM = claim(
    "meld", Said("rummy-claim-meld"), (required("cards", TRIED),), answer=OPTIONS, examples=examples.MELD
)
LAY_OFF_CLAIM = claim(
    "lay_off",
    Said("rummy-claim-lay-off"),
    (
        required("meld", MELD, "The meld as it lies on the table"),
        required("cards", SOME_CARDS, "What is added to it"),
        optional("player_has_melded", OrNull(Flag()), "In this round; some rules ask for it", default=None),
    ),
    answer=CODE,
    examples=examples.LAY_OFF,
)
DRAW_CLAIM = claim(
    "draw",
    Said("rummy-claim-draw"),
    (
        required("from", Choice({"stock": "The top of the stock", "pile": "The top discard"})),
        required("stock", Whole(0, 500), "Cards in the stock"),
        required("pile", Whole(0, 500), "Cards in the discard pile"),
        optional("drawn", Flag(), "Whether the player has drawn in this turn already"),
        optional("melded", Flag(), "Whether the player has melded in this turn already"),
    ),
    answer=OPTIONS,
    examples=examples.DRAW,
)
TAKE_CLAIM = claim(
    "take",
    Said("rummy-claim-take"),
    (
        required("pile", SOME_CARDS, "The discard pile, its top card last"),
        required("depth", Whole(1, 500), "How many cards are taken from the top"),
        optional("holding", CARDS, "All cards in hand before that"),
        optional("known", CARDS, "Instead: some of them"),
        optional("melds", ListOf(MELD, most=MOST_MELDS), "The melds on the table"),
        optional("player_has_melded", OrNull(Flag()), "In this round; some rules ask for it", default=None),
    ),
    answer=OPTIONS,
    examples=examples.TAKE,
)
DISCARD_CLAIM = claim(
    "discard",
    Said("rummy-claim-discard"),
    (
        required("card", CardText()),
        optional(
            "taken", OrNull(CardText()), "The discard that was taken in this turn, if any", default=None
        ),
    ),
    answer=CODE,
    examples=examples.DISCARD,
)
GO_OUT_CLAIM = claim(
    "go_out",
    Said("rummy-claim-go-out"),
    (
        required("holding", CARDS, "All cards after the draw, those of melds and the discard among them"),
        optional("melds", ListOf(TRIED, most=MOST_MELDS), "What is laid down"),
        optional("laid_off", ListOf(LAID_ON, most=MOST_MELDS)),
        optional("discard", OrNull(CardText()), default=None),
        optional(
            "melded_before",
            OrNull(Flag()),
            "Whether the player has melded or laid off in an earlier turn of the round",
            default=None,
        ),
    ),
    answer=(*CODE, optional("rummy", OrNull(Flag()), "Whether that is going rummy")),
    examples=examples.GO_OUT,
    fits=_goes_out,
)
KNOCK_OPTION = Record(
    "KnockOption",
    (required("discard", CardText()), required("deadwood", Whole(0))),
    "A discard, and the deadwood that is left.",
)
KNOCK_CLAIM = claim(
    "knock",
    Said("rummy-claim-knock"),
    (required("holding", CARDS, "All cards after the draw, one more than were dealt"),),
    answer=(
        *CODE,
        optional("deadwood", Whole(0), "The least that is left"),
        optional("options", ListOf(KNOCK_OPTION, most=200), "The discards that allow it"),
        optional("options_total", Whole(0)),
    ),
    examples=examples.KNOCK,
    fits=_is_gin,
)
ARRANGEMENT = Record(
    "Arrangement",
    (
        required("melds", MELDS),
        required(
            "laid_off",
            ListOf(
                Record("OnMeld", (required("meld", Whole(1)), required("cards", CARDS)), "Cards laid off.")
            ),
        ),
        required("unmatched", CARDS),
    ),
    "A holding as it leaves the least deadwood.",
)
DEADWOOD_CLAIM = claim(
    "deadwood",
    Said("rummy-claim-deadwood"),
    (
        required("holding", CARDS),
        optional("shown", MELDS, "The knocker's melds, to lay off on; none where the knocker has gin"),
    ),
    answer=(*CODE, optional("deadwood", Whole(0)), optional("arrangement", ARRANGEMENT)),
    examples=examples.DEADWOOD,
)
CLAIMS = (
    MELD_CLAIM,
    LAY_OFF_CLAIM,
    DRAW_CLAIM,
    TAKE_CLAIM,
    DISCARD_CLAIM,
    GO_OUT_CLAIM,
    KNOCK_CLAIM,
    DEADWOOD_CLAIM,
)
"""Everything that can be asked."""
