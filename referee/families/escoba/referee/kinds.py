"""The kinds of claims of Escoba."""

from __future__ import annotations

from referee.families.acts import ClaimKind, claim
from referee.families.escoba.referee import examples
from referee.families.escoba.rules.play import Missed
from referee.families.escoba.table.shapes import (
    CARDS,
    CARDS_BY_SIDE,
    DEALS,
    FINDING,
    RANKS_BY_SIDE,
)
from referee.families.shapes import (
    CardText,
    ListOf,
    MapOf,
    OrNull,
    PlayerRef,
    Record,
    SideRef,
    Whole,
    optional,
    required,
)
from referee.words.said import Said

_TABLE = required("table", CARDS, "The cards that lie there")
_OPTIONS = (
    optional("options", ListOf(CARDS), "Every fifteen of that card, 200 at most"),
    optional("options_total", Whole(0)),
)
_HOLDING = "The hand, the card played among it"

CAPTURE = claim(
    "capture",
    Said("escoba-claim-capture"),
    (
        _TABLE,
        required("card", CardText(), "What is played"),
        required("take", CARDS, "What it takes; empty where it stays"),
        optional("holding", CARDS, _HOLDING),
        optional("unseen", CARDS, "Instead of the hand: the cards that nobody has seen yet"),
    ),
    answer=_OPTIONS,
    examples=examples.CAPTURE,
)
PLAY_TAKEN = Record(
    "PlayTaken",
    (required("card", CardText()), required("take", CARDS, "Empty where it stays")),
    "A card, and what it takes.",
)
PLAYS = claim(
    "plays",
    Said("escoba-claim-plays"),
    (_TABLE, required("holding", CARDS, "The whole hand")),
    answer=(
        optional("options", ListOf(PLAY_TAKEN), "Every legal play, 200 at most"),
        optional("options_total", Whole(0)),
    ),
    examples=examples.PLAYS,
)
ESCOBA = ClaimKind(
    kind="escoba",
    summary=Said("escoba-claim-escoba"),
    shape=Record(
        "SweepClaim",
        (_TABLE, required("card", CardText(), "What is played"), required("take", CARDS, "What it takes")),
        "Is this an escoba?",
    ),
    answer=_OPTIONS,
    examples=examples.ESCOBA,
)
DEALT_TABLE = claim(
    "dealt_table",
    Said("escoba-claim-dealt-table"),
    (required("table", ListOf(CardText(), most=16), "What was dealt"),),
    answer=(
        optional("taker", OrNull(SideRef()), "Who takes them, or has the setenta; null where nobody does"),
        optional("escobas", Whole(0), "How many escobas they are"),
    ),
    examples=examples.DEALT_TABLE,
)
MISSED = claim(
    "missed",
    Said("escoba-claim-missed"),
    (
        required("table", CARDS, "What lay there before"),
        required("left", CardText(), "The card that was played and left"),
        required("take", CARDS, "What the next player takes, the card left among it"),
    ),
    fits=lambda rules: rules.play.missed is Missed.NEXT_PLAYER,
    examples=examples.MISSED,
)
SETENTA = claim(
    "setenta",
    Said("escoba-claim-setenta"),
    (
        optional("piles", CARDS_BY_SIDE, "Everything that each side has captured"),
        optional("ranks", RANKS_BY_SIDE, "Instead: the best rank of each suit it has"),
    ),
    fits=lambda rules: rules.score.setenta > 0,
    answer=(
        optional("taker", OrNull(SideRef()), "Who takes them, or has the setenta; null where nobody does"),
        optional("compared", MapOf(SideRef(), ListOf(CardText())), "The best rank of each suit, by side"),
        optional("points", MapOf(SideRef(), Whole(0)), "What they are worth, where points are compared"),
    ),
    examples=examples.SETENTA,
)
LEFT = claim(
    "left",
    Said("escoba-claim-left"),
    (required("cards", CARDS, "Those left at the end"),),
    examples=examples.LEFT,
)
AUDIT = claim(
    "audit",
    Said("escoba-claim-audit"),
    (
        required("table", CARDS, "What was dealt to the table"),
        required("deals", DEALS, "Deal by deal, the plays in their order"),
        optional("dealer", PlayerRef(), "Who dealt; left out, whoever deals the round"),
    ),
    answer=(
        optional("infractions", ListOf(FINDING), "Every play against the rules"),
        optional("undetermined", ListOf(FINDING), "Every play that is not settled by what was told"),
        optional("piles", MapOf(SideRef(), ListOf(CardText())), "What each side has captured"),
        optional("escobas", MapOf(SideRef(), Whole(0)), "How many escobas each side has made"),
        optional("left", ListOf(CardText()), "What lies on the table"),
        optional("last_capture", OrNull(SideRef()), "Who captured last"),
    ),
    examples=examples.AUDIT,
)
CLAIMS = (CAPTURE, PLAYS, ESCOBA, DEALT_TABLE, MISSED, SETENTA, LEFT, AUDIT)
"""Everything that the referee can be asked."""
