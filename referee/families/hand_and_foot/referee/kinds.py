"""The kinds of claims of Hand and Foot."""

from __future__ import annotations

from referee.families.acts import claim
from referee.families.hand_and_foot.referee import examples
from referee.families.hand_and_foot.table.shapes import BOOKS, CARDS, MELD, MELDS
from referee.families.melds.answers import CODE, OPTIONS
from referee.families.shapes import (
    CardText,
    Choice,
    Flag,
    OrNull,
    Text,
    Whole,
    optional,
    required,
)
from referee.words.said import Said

_POINTS = (
    optional("points", Whole(0), "What first melds count"),
    optional("minimum", Whole(0), "What they must count"),
)
_ROUND = Whole(1, 1000)
_CARDS = Said("common-label-cards")
_MELDS = Said("melds-label-melds")
_NUMBER = Said("hand_and_foot-label-round")

DRAW = claim(
    "draw",
    Said("hand_and_foot-claim-draw"),
    (
        required(
            "from",
            Choice({"stock": Said("hand_and_foot-from-stock"), "pile": Said("hand_and_foot-from-pile")}),
            label=Said("melds-label-from"),
        ),
        required("stock", Whole(0, 1000), Said("common-about-stock"), label=Said("common-label-stock")),
        optional(
            "drawn",
            OrNull(Whole(0, 20)),
            Said("hand_and_foot-about-drawn"),
            default=None,
            label=Said("hand_and_foot-label-drawn"),
        ),
    ),
    answer=CODE,
    examples=examples.DRAW,
)
MELD_CLAIM = claim(
    "meld",
    Said("hand_and_foot-claim-meld"),
    (
        required("cards", MELD, label=_CARDS),
        optional("on", CARDS, Said("hand_and_foot-about-on"), label=Said("hand_and_foot-label-on")),
    ),
    answer=OPTIONS,
    examples=examples.MELD,
)
OPEN = claim(
    "open",
    Said("hand_and_foot-claim-open"),
    (
        required("melds", MELDS, label=_MELDS),
        required("round", _ROUND, Said("hand_and_foot-about-round"), label=_NUMBER),
    ),
    answer=(*CODE, *_POINTS),
    examples=examples.OPEN,
)
TAKE_PILE = claim(
    "take_pile",
    Said("hand_and_foot-claim-take-pile"),
    (
        required("top", CardText(), Said("hand_and_foot-about-top"), label=Said("hand_and_foot-label-top")),
        optional("holding", CARDS, Said("hand_and_foot-about-holding"), label=Said("common-label-holding")),
        optional("known", CARDS, Said("melds-about-known"), label=Said("common-label-known")),
        optional(
            "opened",
            Flag(),
            Said("hand_and_foot-about-opened"),
            label=Said("hand_and_foot-label-opened"),
        ),
        optional(
            "round",
            OrNull(_ROUND),
            Said("hand_and_foot-about-round-needed"),
            default=None,
            label=_NUMBER,
        ),
        optional(
            "open_meld",
            CARDS,
            Said("hand_and_foot-about-open-meld"),
            label=Said("hand_and_foot-label-open-meld"),
        ),
        optional("also", MELDS, Said("hand_and_foot-about-also"), label=Said("hand_and_foot-label-also")),
    ),
    answer=(*CODE, *_POINTS),
    examples=examples.TAKE_PILE,
)
GO_OUT = claim(
    "go_out",
    Said("hand_and_foot-claim-go-out"),
    (
        required("books", BOOKS, label=Said("hand_and_foot-label-books")),
        optional(
            "partner_in_foot",
            OrNull(Flag()),
            Said("hand_and_foot-about-partner-in-foot"),
            default=None,
            label=Said("hand_and_foot-label-partner-in-foot"),
        ),
        optional(
            "partner_said",
            OrNull(Flag()),
            Said("hand_and_foot-about-partner-said"),
            default=None,
            label=Said("hand_and_foot-label-partner-said"),
        ),
    ),
    answer=CODE,
    examples=examples.GO_OUT,
)
BOOK = claim(
    "book",
    Said("hand_and_foot-claim-book"),
    (required("cards", MELD, label=_CARDS),),
    answer=(*OPTIONS, optional("book", OrNull(Text()), "`clean`, `dirty`, `wild`, or `open`")),
    examples=examples.BOOK,
)
CLAIMS = (DRAW, MELD_CLAIM, OPEN, TAKE_PILE, GO_OUT, BOOK)
"""Everything that can be asked."""
