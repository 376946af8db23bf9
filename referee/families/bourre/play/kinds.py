"""The kinds of acts of Bourré, as they are sent and as the score sheet has them."""

from __future__ import annotations

from referee.families.acts import COMMON_ACTS, PLAYER_NAMED, ActKind, round_act
from referee.families.bourre.play.examples import EXAMPLES
from referee.families.bourre.table.shapes import (
    DISCARDS,
    INFRACTION,
    MOST_PLAYERS,
    POT,
    STAY,
    TRICKS,
    TRUMP,
)
from referee.families.shapes import (
    Flag,
    Forms,
    ListOf,
    MapOf,
    OrNull,
    PlayerRef,
    Record,
    Text,
    Whole,
    optional,
    required,
)
from referee.words.said import Said

_PLAYERS = ListOf(PlayerRef(), most=MOST_PLAYERS)
FAULT = Record(
    "Fault",
    (
        required("player", PlayerRef()),
        required(
            "kind",
            Text(1, 40),
            "`renege`: against the rules of play and found out; `corrected`: put right before the next card; "
            "`out_of_turn`: played out of turn; `spoke_early`: stayed or passed out of turn",
        ),
        optional("trick", Whole(1), "In which trick; a renege needs it where the tricks are told"),
    ),
    "An offence that was called at the table.",
)
HAND = Record(
    "HandEntered",
    (
        optional(
            "stay",
            STAY,
            "Who stays, in any order; empty when all passed. May be left out where `taken` names everybody "
            "who stayed, and with `winner` where `passed` names everybody who did not",
        ),
        optional(
            "taken", MapOf(PlayerRef(), Whole(), most=MOST_PLAYERS), "Tricks taken, 0 for a bourré as well"
        ),
        optional("tricks", TRICKS, "Instead of `taken`: all tricks in order of play; they are audited first"),
        optional(
            "winner",
            OrNull(PlayerRef()),
            "Instead of `taken`, where nobody has counted the tricks: who takes the pot; null where nobody "
            "does alone",
        ),
        optional("tied", _PLAYERS, "With `winner` null: who has most tricks", default=()),
        optional("bourre", _PLAYERS, "With `winner`: who stayed and has no trick", default=()),
        optional("passed", _PLAYERS, "With `winner`, instead of `stay`: who passed", default=()),
        optional("trump", TRUMP),
        optional("away", _PLAYERS, "In the game, but not at the table for this hand", default=()),
        optional("faults", ListOf(FAULT), "What was called at the table", default=()),
        optional("discards", DISCARDS, "The cards that players threw away, as far as they were seen"),
        optional("split", Flag(), "Whether the tied players share the pot, where the rules let them agree"),
        optional("ante", Whole(1), "What the dealer asks for, where the rules let them choose"),
        optional(
            "accept_infractions",
            Flag(),
            "Record the hand although something in `tricks` was against the rules, and nobody called it",
            default=False,
        ),
    ),
    "A hand: who stays, and how many tricks each of them took, or all tricks. One player alone takes none.",
    Forms(
        {
            "stay": Said("bourre-body-stay"),
            "taken": Said("bourre-body-taken"),
            "tricks": Said("bourre-body-tricks"),
            "winner": Said("bourre-body-winner"),
        },
        code="hand_must_have_one_form",
        several=True,
    ),
)

ROUND_ACT = round_act(
    "hand",
    HAND,
    examples=EXAMPLES["hand"],
    answer=(
        required("dealer", PlayerRef()),
        required("leader", OrNull(PlayerRef()), "Who led to the first trick; null where none was played"),
        required("passed", ListOf(PlayerRef())),
        required("winners", ListOf(PlayerRef()), "Who won the pot, or a share of it"),
        required("tied", ListOf(PlayerRef()), "Who took most tricks where nobody won alone"),
        required("bourre", ListOf(PlayerRef()), "Who stayed and took no trick"),
        required("pot", POT),
        optional("infractions", ListOf(INFRACTION), "Of a hand recorded with its tricks"),
    ),
)
BUY_IN = ActKind(
    kind="buy_in",
    path="buy-ins",
    operation="buy_in",
    noun="buy-in",
    shape=PLAYER_NAMED,
    summary="Gives a player who is out new chips, where the rules allow it; 409 says why not",
    examples=EXAMPLES["buy_in"],
)
ACTS = (ROUND_ACT, BUY_IN, *COMMON_ACTS)
"""Everything that a game of Bourré can have recorded."""
