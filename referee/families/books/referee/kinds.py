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
    optional("card", CardText(), "The card asked for; this or the rank"),
    optional("rank", CardText(), "The rank asked for"),
)

HISTORY_STEP = Record(
    "HistoryStep",
    (
        required("player", PlayerRef(), "Whose turn it was"),
        optional("of", PlayerRef(), "Who was asked"),
        *_WANTED,
        optional("given", _HANDED, "How many cards were handed over; 0 where left out"),
        optional("drew", Whole(0, _PACK), "Cards from the stock; left out, as many as the rules say"),
        optional("shown", CardText(), "The card drawn, where everybody saw it"),
        optional("set", CardText(), "The rank of a set laid down"),
    ),
    "An ask with its answer, cards drawn, or a set laid down.",
)


ASK = claim(
    "ask",
    Said("books-claim-ask"),
    (
        required("player", PlayerRef(), "Who asks"),
        *_WANTED,
        optional("of", PlayerRef(), "Who is asked"),
        optional("holding", ListOf(CardText(), most=_PACK), "The asker's hand"),
        optional(
            "history",
            ListOf(HISTORY_STEP, most=MOST_STEPS),
            "Everything that everybody saw in this deal, in order: what follows from it is known",
        ),
        optional("cards_each", Whole(1, 26), "Cards dealt to each, before the history; else as by the rules"),
        optional("stock", Whole(0, _PACK), "Cards not dealt; else as by the rules"),
    ),
    about="May this be asked for? Judged by the asker's hand, or by what follows from what everybody saw.",
    examples=CLAIM_EXAMPLES["ask"],
)
ANSWER = claim(
    "answer",
    Said("books-claim-answer"),
    (
        required("holding", ListOf(CardText(), most=_PACK), "The hand of whoever is asked"),
        *_WANTED,
        optional("given", _HANDED, "How many are handed over; 0 is “I have none”"),
    ),
    about="Which cards must be handed over, or whether so many are right.",
    examples=CLAIM_EXAMPLES["answer"],
)
DRAW = claim(
    "draw",
    Said("books-claim-draw"),
    (
        required("given", _HANDED, "How many cards were handed over"),
        required("stock", Whole(0, _PACK), "Cards in the stock"),
        optional("drawn", _DRAWN, "How many were drawn, or the card that was shown"),
    ),
    about="Must a card be drawn, or was so many right?",
    examples=CLAIM_EXAMPLES["draw"],
)
NEXT = claim(
    "next",
    Said("books-claim-next"),
    (
        required("asker", PlayerRef()),
        required("asked", PlayerRef()),
        required("wanted", CardText(), "The card or the rank that was asked for"),
        required("given", _HANDED, "How many cards were handed over"),
        optional("drawn", _DRAWN, "How many cards were drawn, or the card that was shown"),
        optional("completes", Flag(), "Whether the card drawn completed a set"),
    ),
    about="Who asks next, and why?",
    answer=(optional("next", OrNull(PlayerRef()), "Who asks next; null while that is open"),),
    examples=CLAIM_EXAMPLES["next"],
)
SET = claim(
    "set",
    Said("books-claim-set"),
    (required("cards", ListOf(CardText(), least=1, most=_PACK)),),
    about="Is this a set?",
    examples=CLAIM_EXAMPLES["set"],
)
CLAIMS = (ASK, ANSWER, DRAW, NEXT, SET)
"""Every kind of question, in the order in which they are listed."""
