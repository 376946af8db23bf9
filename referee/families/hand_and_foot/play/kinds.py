"""The kinds of acts of Hand and Foot, as they are sent and as the score sheet shows them."""

from __future__ import annotations

from referee.families.acts import COMMON_ACTS, round_act
from referee.families.hand_and_foot.play import examples
from referee.families.hand_and_foot.table.shapes import BOOKS, CARDS, MELDS, MOST_PLAYERS
from referee.families.rounds.points import POINTS, or_points
from referee.families.shapes import (
    Choice,
    Forms,
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

_POINTS = Whole(0, 100_000, "points")
_THREES = Whole(0, 100, "red threes")

SIDE = Record(
    "SideRound",
    (
        optional("books", BOOKS, "How many books of each kind; none where left out"),
        optional("red_threes", _THREES, "On the table", default=0),
        optional("melded", _POINTS, "What all cards on the table count, those in books too"),
        optional("melds", MELDS, "Instead of both: all melds, books among them"),
        optional("held", _POINTS, "What the cards still held count, without red threes"),
        optional("held_cards", CARDS, "Instead: these cards, red threes among them"),
        optional("held_red_threes", _THREES, "Red threes still held, in feet too"),
    ),
    "What a side has on the table and still holds, in cards or in figures.",
)
PENALTY = Record(
    "Penalty",
    (
        required("side", SideRef()),
        required(
            "kind",
            Choice(
                {
                    "out_refused": "Went out though the partner said no",
                    "cannot_go_out": "Asked, and could not go out",
                    "pile_unusable": "Took the pile and could not use it",
                }
            ),
        ),
    ),
    "What a side did that costs points.",
)
FOOT_ROUND = Record(
    "Round",
    (
        optional(
            "out",
            OrNull(SideRef()),
            "Who went out, or the team where it does not matter which of it; null where nobody did",
        ),
        optional("sides", MapOf(SideRef(), SIDE, most=MOST_PLAYERS), "By side"),
        optional("exact_cut", ListOf(PlayerRef(), most=MOST_PLAYERS), "Who cut exactly", default=()),
        optional("penalties", ListOf(PENALTY, most=40), default=()),
        POINTS,
    ),
    "A round: who went out, and what each side has.",
    or_points(Forms({"sides": Said("hand_and_foot-body-sides")}, code="form_must_be_complete")),
)
TOTALS = Record(
    "SideTotals",
    (
        required("books", BOOKS),
        required("red_threes", _THREES),
        required("melded", _POINTS),
        required("held", _POINTS),
        required("held_red_threes", _THREES),
    ),
    "The figures of a side, worked out of its cards where those were told.",
)
ROUND_ACT = round_act(
    "round",
    FOOT_ROUND,
    examples=examples.ROUND,
    answer=(
        optional("totals", MapOf(SideRef(), TOTALS, most=MOST_PLAYERS), "By side"),
        required("dealer", OrNull(PlayerRef())),
        required("leader", OrNull(PlayerRef())),
    ),
)
ACTS = (ROUND_ACT, *COMMON_ACTS)
"""Everything that a game of the family can have recorded."""
