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

DRAW = claim(
    "draw",
    Said("hand_and_foot-claim-draw"),
    (
        required("from", Choice({"stock": "Cards of the stock", "pile": "The discard pile"})),
        required("stock", Whole(0, 1000), "Cards in the stock"),
        optional("drawn", OrNull(Whole(0, 20)), "How many were drawn, without red threes", default=None),
    ),
    answer=CODE,
    examples=examples.DRAW,
)
MELD_CLAIM = claim(
    "meld",
    Said("hand_and_foot-claim-meld"),
    (
        required("cards", MELD),
        optional("on", CARDS, "The side's open meld, where they are added to one"),
    ),
    answer=OPTIONS,
    examples=examples.MELD,
)
OPEN = claim(
    "open",
    Said("hand_and_foot-claim-open"),
    (required("melds", MELDS), required("round", _ROUND, "From 1; the minimum rises with it")),
    answer=(*CODE, *_POINTS),
    examples=examples.OPEN,
)
TAKE_PILE = claim(
    "take_pile",
    Said("hand_and_foot-claim-take-pile"),
    (
        required("top", CardText(), "The card on top of the pile"),
        optional("holding", CARDS, "All cards in hand"),
        optional("known", CARDS, "Instead: some of them"),
        optional("opened", Flag(), "Whether the side has melded in this round"),
        optional("round", OrNull(_ROUND), "Needed unless the side has melded", default=None),
        optional(
            "open_meld",
            CARDS,
            "The side's open meld of the top card's rank; a side that has one has melded",
        ),
        optional("also", MELDS, "Other melds from the hand that are laid down with it"),
    ),
    answer=(*CODE, *_POINTS),
    examples=examples.TAKE_PILE,
)
GO_OUT = claim(
    "go_out",
    Said("hand_and_foot-claim-go-out"),
    (
        required("books", BOOKS),
        optional(
            "partner_in_foot", OrNull(Flag()), "Whether the partner has taken up the foot", default=None
        ),
        optional("partner_said", OrNull(Flag()), "What the partner answered: yes or no", default=None),
    ),
    answer=CODE,
    examples=examples.GO_OUT,
)
BOOK = claim(
    "book",
    Said("hand_and_foot-claim-book"),
    (required("cards", MELD),),
    answer=(*OPTIONS, optional("book", OrNull(Text()), "`clean`, `dirty`, `wild`, or `open`")),
    examples=examples.BOOK,
)
CLAIMS = (DRAW, MELD_CLAIM, OPEN, TAKE_PILE, GO_OUT, BOOK)
"""Everything that can be asked."""
