"""The kinds of claims of a game of patience, for layouts and moves of a shape."""

from __future__ import annotations

from referee.families.acts import ClaimKind
from referee.families.patience.referee.examples import Examples
from referee.families.patience.referee.infractions import MOST_INFRACTIONS
from referee.families.patience.table.shapes import EVENTS, MOST_MOVES, infraction_shape
from referee.families.shapes import (
    Flag,
    ListOf,
    Member,
    Record,
    Text,
    Whole,
    optional,
    required,
)

REASON = Record(
    "Reason",
    (required("code", Text(), "As a word that never changes"), required("message", Text(0, 2000))),
    "Something that speaks against a layout.",
)


def claims(layout: Record, move: Record, examples: Examples) -> tuple[ClaimKind, ...]:
    """The kinds of claims, in the order in which they are listed."""
    lying = required("layout", layout, "Where the cards lie")
    reasons = optional("reasons", ListOf(REASON, most=200), "Everything that speaks against it")
    kinds: tuple[tuple[str, str, str, tuple[Member, ...], tuple[Member, ...]], ...] = (
        (
            "move",
            "Move",
            "May this move be made?",
            (lying, required("move", move)),
            (optional("after", layout, "The layout it leads to"),),
        ),
        ("moves", "Moves", "Which moves may be made?", (lying,), ()),
        ("layout", "Layout", "Can these cards lie so?", (lying,), (reasons,)),
        ("start", "Start", "Are the cards dealt rightly?", (lying,), (reasons,)),
        (
            "won",
            "Won",
            "Is the deal won?",
            (lying,),
            (optional("cannot_be_lost", Flag(), "Whether the rest is sure to go up"),),
        ),
        ("stuck", "Stuck", "Is there nothing left to do?", (lying,), ()),
        (
            "audit",
            "Audit",
            "Was every move allowed?",
            (
                required("start", layout, "Where the cards lay before the first of the moves"),
                required("moves", ListOf(move, most=MOST_MOVES)),
            ),
            (
                optional("infractions", ListOf(infraction_shape(move), most=MOST_INFRACTIONS), "The first"),
                optional("infractions_total", Whole(0, MOST_MOVES), "How many there are"),
                optional("after", layout, "The layout reached by the moves that were allowed"),
                optional("cards", Whole(0, 52), "How many are up there"),
                optional("events", EVENTS, "What happened so far"),
                optional("score", Whole(), "What the deal would score so"),
            ),
        ),
    )
    return tuple(
        ClaimKind(
            kind=kind,
            summary=question,
            shape=Record(f"{name}Claim", members, question),
            answer=answer,
            examples=examples.get(kind, ()),
        )
        for kind, name, question, members, answer in kinds
    )
