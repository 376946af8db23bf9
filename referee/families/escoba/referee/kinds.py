"""What the referee of this family can be asked."""

from __future__ import annotations

from referee.families.acts import ClaimKind
from referee.families.escoba.rules.play import Missed
from referee.families.escoba.table.shapes import (
    CARDS,
    CARDS_BY_SIDE,
    DEALS,
    FINDING,
    RANKS_BY_SIDE,
    played,
)
from referee.families.shapes import (
    CardText,
    Example,
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

_TABLE = required("table", CARDS, "The cards that lie there")
_OPTIONS = (
    optional("options", ListOf(CARDS), "Every fifteen of that card, 200 at most"),
    optional("options_total", Whole(0)),
)
_OPEN = {"variant": "escoba"}
_MUST = {"variant": "escoba", "house_rules": {"play": {"capture": "must"}}}
_HOLDING = "The hand, the card played among it"

CAPTURE = ClaimKind(
    kind="capture",
    summary="May this card be played so?",
    shape=Record(
        "CaptureClaim",
        (
            _TABLE,
            required("card", CardText(), "What is played"),
            required("take", CARDS, "What it takes; empty where it stays"),
            optional("holding", CARDS, _HOLDING),
            optional("unseen", CARDS, "Instead of the hand: the cards that nobody has seen yet"),
        ),
        "May this card be played so?",
    ),
    answer=_OPTIONS,
    examples=(
        Example(
            "capture",
            "A card that takes",
            {"table": ["7C", "2H", "5S", "AS"], "card": "JD", "take": ["2H", "5S"]},
            _OPEN,
        ),
        Example(
            "capture_unseen",
            "Who can take must, and the hand is not known",
            {"table": ["KC", "2D"], "card": "4C", "take": [], "unseen": ["5S", "JH"]},
            _MUST,
        ),
    ),
)
PLAY_TAKEN = Record(
    "PlayTaken",
    (required("card", CardText()), required("take", CARDS, "Empty where it stays")),
    "A card, and what it takes.",
)
PLAYS = ClaimKind(
    kind="plays",
    summary="What may be played?",
    shape=Record("PlaysClaim", (_TABLE, required("holding", CARDS, "The whole hand")), "What may be played?"),
    answer=(
        optional("options", ListOf(PLAY_TAKEN), "Every legal play, 200 at most"),
        optional("options_total", Whole(0)),
    ),
    examples=(
        Example(
            "plays",
            "A hand of three",
            {"table": ["KC", "2D", "3S"], "holding": ["5S", "4C", "QH"]},
            _OPEN,
        ),
    ),
)
ESCOBA = ClaimKind(
    kind="escoba",
    summary="Is this an escoba?",
    shape=Record(
        "SweepClaim",
        (_TABLE, required("card", CardText(), "What is played"), required("take", CARDS, "What it takes")),
        "Is this an escoba?",
    ),
    answer=_OPTIONS,
    examples=(
        Example(
            "escoba",
            "Everything is taken",
            {"table": ["2D", "3S", "7H"], "card": "3D", "take": ["2D", "3S", "7H"]},
            _OPEN,
        ),
    ),
)
DEALT_TABLE = ClaimKind(
    kind="dealt_table",
    summary="Who takes what was dealt to the table?",
    shape=Record(
        "DealtTableClaim",
        (required("table", ListOf(CardText(), most=16), "What was dealt"),),
        "Who takes what was dealt to the table?",
    ),
    answer=(
        optional("taker", OrNull(SideRef()), "Who takes them, or has the setenta; null where nobody does"),
        optional("escobas", Whole(0), "How many escobas they are"),
    ),
    examples=(Example("dealt", "Thirty", {"table": ["KC", "QC", "JC", "3C"]}, _OPEN),),
)
MISSED = ClaimKind(
    kind="missed",
    fits=lambda rules: rules.play.missed is Missed.NEXT_PLAYER,
    summary="May what was overlooked be taken?",
    shape=Record(
        "MissedClaim",
        (
            required("table", CARDS, "What lay there before"),
            required("left", CardText(), "The card that was played and left"),
            required("take", CARDS, "What the next player takes, the card left among it"),
        ),
        "May what was overlooked be taken?",
    ),
    examples=(
        Example(
            "missed",
            "A king that was left",
            {"table": ["AC", "4D"], "left": "KH", "take": ["KH", "AC", "4D"]},
            {"variant": "escoba-fournier"},
        ),
    ),
)
SETENTA = ClaimKind(
    kind="setenta",
    fits=lambda rules: rules.score.setenta > 0,
    summary="Who has the setenta?",
    shape=Record(
        "SetentaClaim",
        (
            optional("piles", CARDS_BY_SIDE, "Everything that each side has captured"),
            optional("ranks", RANKS_BY_SIDE, "Instead: the best rank of each suit it has"),
        ),
        "Who has the setenta?",
    ),
    answer=(
        optional("taker", OrNull(SideRef()), "Who takes them, or has the setenta; null where nobody does"),
        optional("compared", MapOf(SideRef(), ListOf(CardText())), "The best rank of each suit, by side"),
        optional("points", MapOf(SideRef(), Whole(0)), "What they are worth, where points are compared"),
    ),
    examples=(
        Example(
            "setenta",
            "By ranks",
            {"ranks": {"p1": ["7", "2", "2", "2"], "p2": ["6", "6", "6", "A"]}},
            _OPEN,
        ),
    ),
)
LEFT = ClaimKind(
    kind="left",
    summary="Do the cards left come out?",
    shape=Record(
        "LeftClaim", (required("cards", CARDS, "Those left at the end"),), "Do the cards left come out?"
    ),
    examples=(Example("left", "Thirteen cannot be left", {"cards": ["KC", "3S"]}, _OPEN),),
)
AUDIT = ClaimKind(
    kind="audit",
    summary="Was this round played by the rules?",
    shape=Record(
        "AuditClaim",
        (
            required("table", CARDS, "What was dealt to the table"),
            required("deals", DEALS, "Deal by deal, the plays in their order"),
            optional("dealer", PlayerRef(), "Who dealt; left out, whoever deals the round"),
        ),
        "Was this round played by the rules?",
    ),
    answer=(
        optional("infractions", ListOf(FINDING), "Every play against the rules"),
        optional("undetermined", ListOf(FINDING), "Every play that is not settled by what was told"),
        optional("piles", MapOf(SideRef(), ListOf(CardText())), "What each side has captured"),
        optional("escobas", MapOf(SideRef(), Whole(0)), "How many escobas each side has made"),
        optional("left", ListOf(CardText()), "What lies on the table"),
        optional("last_capture", OrNull(SideRef()), "Who captured last"),
    ),
    examples=(
        Example(
            "audit",
            "One deal",
            {
                "table": ["KC", "2D", "3S", "7H"],
                "dealer": "p1",
                "deals": [played("p2 5S KC", "p1 3D 2D 3S 7H", "p2 AC", "p1 4D", "p2 KH", "p1 6C")],
            },
            _OPEN,
        ),
    ),
)
CLAIMS = (CAPTURE, PLAYS, ESCOBA, DEALT_TABLE, MISSED, SETENTA, LEFT, AUDIT)
"""Everything that the referee can be asked."""
