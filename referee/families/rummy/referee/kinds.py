"""The kinds of claims of the Rummy family."""

from __future__ import annotations

from referee.families.acts import claim
from referee.families.melds.answers import CODE, OPTIONS
from referee.families.rummy.referee import examples
from referee.families.rummy.rules.options import Rules
from referee.families.rummy.table.shapes import (
    CARDS,
    LAID_ON,
    MELD,
    MELDS,
    MOST_MELDS,
    ON_MELD,
    SOME_CARDS,
    TRIED,
)
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

_KNOWN_MELDED = optional(
    "player_has_melded",
    OrNull(Flag()),
    Said("rummy-about-player-has-melded"),
    default=None,
    label=Said("rummy-label-player-has-melded"),
)
_HOLDING = Said("common-label-holding")
_MELDS = Said("melds-label-melds")


def _is_gin(rules: Rules) -> bool:
    return rules.is_gin


def _goes_out(rules: Rules) -> bool:
    return not rules.is_gin


MELD_CLAIM = claim(
    "meld",
    Said("rummy-claim-meld"),
    (required("cards", TRIED, label=Said("common-label-cards")),),
    answer=OPTIONS,
    examples=examples.MELD,
)
LAY_OFF_CLAIM = claim(
    "lay_off",
    Said("rummy-claim-lay-off"),
    (*ON_MELD, _KNOWN_MELDED),
    answer=CODE,
    examples=examples.LAY_OFF,
)
DRAW_CLAIM = claim(
    "draw",
    Said("rummy-claim-draw"),
    (
        required(
            "from",
            Choice({"stock": Said("rummy-from-stock"), "pile": Said("rummy-from-pile")}),
            label=Said("melds-label-from"),
        ),
        required("stock", Whole(0, 500), Said("common-about-stock"), label=Said("common-label-stock")),
        required("pile", Whole(0, 500), Said("rummy-about-pile-size"), label=Said("rummy-label-pile")),
        optional("drawn", Flag(), Said("rummy-about-drawn"), label=Said("rummy-label-drawn")),
        optional("melded", Flag(), Said("rummy-about-melded"), label=Said("rummy-label-melded")),
    ),
    answer=OPTIONS,
    examples=examples.DRAW,
)
TAKE_CLAIM = claim(
    "take",
    Said("rummy-claim-take"),
    (
        required("pile", SOME_CARDS, Said("rummy-about-pile"), label=Said("rummy-label-pile")),
        required("depth", Whole(1, 500), Said("rummy-about-depth"), label=Said("rummy-label-depth")),
        optional("holding", CARDS, Said("rummy-about-holding-before"), label=_HOLDING),
        optional("known", CARDS, Said("melds-about-known"), label=Said("common-label-known")),
        optional("melds", ListOf(MELD, most=MOST_MELDS), Said("rummy-about-melds"), label=_MELDS),
        _KNOWN_MELDED,
    ),
    answer=OPTIONS,
    examples=examples.TAKE,
)
DISCARD_CLAIM = claim(
    "discard",
    Said("rummy-claim-discard"),
    (
        required("card", CardText(), label=Said("common-label-card")),
        optional(
            "taken",
            OrNull(CardText()),
            Said("rummy-about-taken"),
            default=None,
            label=Said("rummy-label-taken"),
        ),
    ),
    answer=CODE,
    examples=examples.DISCARD,
)
GO_OUT_CLAIM = claim(
    "go_out",
    Said("rummy-claim-go-out"),
    (
        required("holding", CARDS, Said("rummy-about-holding-drawn"), label=_HOLDING),
        optional("melds", ListOf(TRIED, most=MOST_MELDS), Said("rummy-about-laid-down"), label=_MELDS),
        optional("laid_off", ListOf(LAID_ON, most=MOST_MELDS), label=Said("rummy-label-laid-off")),
        optional("discard", OrNull(CardText()), default=None, label=Said("rummy-label-discard")),
        optional(
            "melded_before",
            OrNull(Flag()),
            Said("rummy-about-melded-before"),
            default=None,
            label=Said("rummy-label-melded-before"),
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
    (required("holding", CARDS, Said("rummy-about-holding-of-knock"), label=_HOLDING),),
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
        required("holding", CARDS, label=_HOLDING),
        optional("shown", MELDS, Said("rummy-about-shown"), label=Said("rummy-label-shown")),
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
