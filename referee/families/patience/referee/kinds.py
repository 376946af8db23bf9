"""The kinds of claims of a game of patience, for layouts and moves of a shape."""

from __future__ import annotations

from dataclasses import replace

from referee.families.acts import ClaimKind, claim
from referee.families.patience.referee.examples import Examples
from referee.families.patience.referee.infractions import MOST_INFRACTIONS
from referee.families.patience.table.shapes import EVENTS, MOST_MOVES, infraction_shape
from referee.families.shapes import (
    SENTENCE,
    Flag,
    ListOf,
    Record,
    Text,
    Whole,
    optional,
    required,
)
from referee.words.said import Said

REASON = Record(
    "Reason",
    (required("code", Text(), "As a word that never changes"), required("message", SENTENCE)),
    "Something that speaks against a layout.",
)


def claims(layout: Record, move: Record, examples: Examples) -> tuple[ClaimKind, ...]:
    """The kinds of claims, in the order in which they are listed."""
    lying = required("layout", layout, "Where the cards lie")
    reasons = optional("reasons", ListOf(REASON, most=200), "Everything that speaks against it")
    moved = optional("after", layout, "The layout it leads to")
    audit = (
        optional("infractions", ListOf(infraction_shape(move), most=MOST_INFRACTIONS), "The first"),
        optional("infractions_total", Whole(0, MOST_MOVES), "How many there are"),
        optional("after", layout, "The layout reached by the moves that were allowed"),
        optional("cards", Whole(0, 52), "How many are up there"),
        optional("events", EVENTS, "What happened so far"),
        optional("score", Whole(), "What the deal would score so"),
    )
    kinds = (
        claim("move", Said("patience-claim-move"), (lying, required("move", move)), answer=(moved,)),
        claim("moves", Said("patience-claim-moves"), (lying,)),
        claim("layout", Said("patience-claim-layout"), (lying,), answer=(reasons,)),
        claim("start", Said("patience-claim-start"), (lying,), answer=(reasons,)),
        claim(
            "won",
            Said("patience-claim-won"),
            (lying,),
            answer=(optional("cannot_be_lost", Flag(), "Whether the rest is sure to go up"),),
        ),
        claim("stuck", Said("patience-claim-stuck"), (lying,)),
        claim(
            "audit",
            Said("patience-claim-audit"),
            (
                required("start", layout, "Where the cards lay before the first of the moves"),
                required("moves", ListOf(move, most=MOST_MOVES)),
            ),
            answer=audit,
        ),
    )
    return tuple(replace(kind, examples=examples.get(kind.kind, ())) for kind in kinds)
