"""The kinds of claims of Authors and Go Fish."""

from __future__ import annotations

from referee.families.acts import claim
from referee.families.books.referee.examples import CLAIM_EXAMPLES
from referee.families.shapes import (
    CardText,
    Flag,
    ListOf,
    Member,
    NumberOr,
    OrNull,
    PlayerRef,
    Record,
    Whole,
    optional,
    required,
)
from referee.words.said import Said

MOST_STEPS = 400
_PACK = 52
_HANDED = Whole(0, 4)
_DRAWN = NumberOr(Whole(0, _PACK), CardText())
_WANTED: tuple[Member, ...] = (
    optional("card", CardText(), Said("books-about-card"), label=Said("common-label-card")),
    optional("rank", CardText(), Said("books-about-rank"), label=Said("books-label-rank")),
)
_OF = Said("books-label-of")
_GIVEN = Said("books-label-given")
_HOLDING = Said("common-label-holding")

HISTORY_STEP = Record(
    "HistoryStep",
    (
        required("player", PlayerRef(), Said("books-about-turn"), label=Said("common-label-player")),
        optional("of", PlayerRef(), Said("books-about-asked"), label=_OF),
        *_WANTED,
        optional("given", _HANDED, Said("books-about-given-or-none"), label=_GIVEN),
        optional("drew", Whole(0, _PACK), Said("books-about-drew"), label=Said("books-label-drew")),
        optional("shown", CardText(), Said("books-about-shown"), label=Said("books-label-shown")),
        optional("set", CardText(), Said("books-about-set"), label=Said("books-label-set")),
    ),
    Said("books-about-step"),
)


ASK = claim(
    "ask",
    Said("books-claim-ask"),
    (
        required("player", PlayerRef(), Said("books-about-asker"), label=Said("common-label-player")),
        *_WANTED,
        optional("of", PlayerRef(), Said("books-about-of"), label=_OF),
        optional("holding", ListOf(CardText(), most=_PACK), Said("books-about-asking-hand"), label=_HOLDING),
        optional(
            "history",
            ListOf(HISTORY_STEP, most=MOST_STEPS),
            Said("books-about-history"),
            label=Said("books-label-history"),
        ),
        optional(
            "cards_each", Whole(1, 26), Said("books-about-cards-each"), label=Said("books-label-cards-each")
        ),
        optional("stock", Whole(0, _PACK), Said("books-about-stock"), label=Said("common-label-stock")),
    ),
    about="May this be asked for? Judged by the asker's hand, or by what follows from what everybody saw.",
    examples=CLAIM_EXAMPLES["ask"],
)
ANSWER = claim(
    "answer",
    Said("books-claim-answer"),
    (
        required("holding", ListOf(CardText(), most=_PACK), Said("books-about-asked-hand"), label=_HOLDING),
        *_WANTED,
        optional("given", _HANDED, Said("books-about-given-now"), label=_GIVEN),
    ),
    about="Which cards must be handed over, or whether so many are right.",
    examples=CLAIM_EXAMPLES["answer"],
)
DRAW = claim(
    "draw",
    Said("books-claim-draw"),
    (
        required("given", _HANDED, Said("books-about-given"), label=_GIVEN),
        required("stock", Whole(0, _PACK), Said("common-about-stock"), label=Said("common-label-stock")),
        optional("drawn", _DRAWN, Said("books-about-drawn"), label=Said("books-label-drawn")),
    ),
    about="Must a card be drawn, or was so many right?",
    examples=CLAIM_EXAMPLES["draw"],
)
NEXT = claim(
    "next",
    Said("books-claim-next"),
    (
        required("asker", PlayerRef(), label=Said("books-label-asker")),
        required("asked", PlayerRef(), label=Said("books-label-asked")),
        required("wanted", CardText(), Said("books-about-wanted"), label=Said("books-label-wanted")),
        required("given", _HANDED, Said("books-about-given"), label=_GIVEN),
        optional("drawn", _DRAWN, Said("books-about-cards-drawn"), label=Said("books-label-drawn")),
        optional("completes", Flag(), Said("books-about-completes"), label=Said("books-label-completes")),
    ),
    about="Who asks next, and why?",
    answer=(optional("next", OrNull(PlayerRef()), "Who asks next; null while that is open"),),
    examples=CLAIM_EXAMPLES["next"],
)
SET = claim(
    "set",
    Said("books-claim-set"),
    (required("cards", ListOf(CardText(), least=1, most=_PACK), label=Said("common-label-cards")),),
    about="Is this a set?",
    examples=CLAIM_EXAMPLES["set"],
)
CLAIMS = (ASK, ANSWER, DRAW, NEXT, SET)
"""Every kind of question, in the order in which they are listed."""
