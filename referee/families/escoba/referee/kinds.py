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

_TABLE = required("table", CARDS, Said("escoba-about-table"), label=Said("escoba-label-table"))
_CARD = required("card", CardText(), Said("escoba-about-card"), label=Said("common-label-card"))
_OPTIONS = (
    optional("options", ListOf(CARDS), "Every fifteen of that card, 200 at most"),
    optional("options_total", Whole(0)),
)

CAPTURE = claim(
    "capture",
    Said("escoba-claim-capture"),
    (
        _TABLE,
        _CARD,
        required("take", CARDS, Said("escoba-about-take-or-stay"), label=Said("escoba-label-take")),
        optional("holding", CARDS, Said("escoba-about-holding"), label=Said("common-label-holding")),
        optional("unseen", CARDS, Said("escoba-about-unseen"), label=Said("escoba-label-unseen")),
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
    (
        _TABLE,
        required("holding", CARDS, Said("escoba-about-whole-hand"), label=Said("common-label-holding")),
    ),
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
        (
            _TABLE,
            _CARD,
            required("take", CARDS, Said("escoba-about-take"), label=Said("escoba-label-take")),
        ),
        "Is this an escoba?",
    ),
    answer=_OPTIONS,
    examples=examples.ESCOBA,
)
DEALT_TABLE = claim(
    "dealt_table",
    Said("escoba-claim-dealt-table"),
    (
        required(
            "table",
            ListOf(CardText(), most=16),
            Said("escoba-about-dealt"),
            label=Said("escoba-label-table"),
        ),
    ),
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
        required("table", CARDS, Said("escoba-about-table-before"), label=Said("escoba-label-table")),
        required("left", CardText(), Said("escoba-about-card-left"), label=Said("escoba-label-left")),
        required("take", CARDS, Said("escoba-about-take-of-next"), label=Said("escoba-label-take")),
    ),
    fits=lambda rules: rules.play.missed is Missed.NEXT_PLAYER,
    examples=examples.MISSED,
)
SETENTA = claim(
    "setenta",
    Said("escoba-claim-setenta"),
    (
        optional("piles", CARDS_BY_SIDE, Said("escoba-about-piles"), label=Said("escoba-label-piles")),
        optional("ranks", RANKS_BY_SIDE, Said("escoba-about-ranks"), label=Said("escoba-label-ranks")),
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
    (required("cards", CARDS, Said("escoba-about-left"), label=Said("common-label-cards")),),
    examples=examples.LEFT,
)
AUDIT = claim(
    "audit",
    Said("escoba-claim-audit"),
    (
        required("table", CARDS, Said("escoba-about-dealt-table"), label=Said("escoba-label-table")),
        required("deals", DEALS, Said("escoba-about-deals"), label=Said("escoba-label-deals")),
        optional("dealer", PlayerRef(), Said("escoba-about-dealer"), label=Said("common-label-dealer")),
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
