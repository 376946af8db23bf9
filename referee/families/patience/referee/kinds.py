"""What can be recorded and asked in a game of patience, for layouts and moves of a shape."""

from __future__ import annotations

from collections.abc import Mapping

from referee.families.acts import ADJUSTMENT_ACT, END_ACT, ROUND, ActKind, ClaimKind, round_act
from referee.families.patience.referee.infractions import MOST_INFRACTIONS
from referee.families.patience.rules.events import EVENT_NAMES, event_text
from referee.families.patience.rules.options import MOST_PLAYERS
from referee.families.patience.table.shapes import FOUNDATIONS, MOST_MOVES
from referee.families.patience.table.words import capital
from referee.families.shapes import (
    Example,
    Flag,
    Forms,
    ListOf,
    MapOf,
    Member,
    OrNull,
    PlayerRef,
    Record,
    Text,
    Whole,
    optional,
    required,
)

Examples = Mapping[str, tuple[Example, ...]]
"""By kind of claim, and `hand` for rounds."""
_COUNT = Whole(0, 10_000, "events")
EVENTS = Record(
    "Events",
    tuple(optional(name, _COUNT, capital(event_text(name))) for name in EVENT_NAMES),
    "How often each happened; one that is left out never did.",
)
REASON = Record(
    "Reason",
    (required("code", Text(), "As a word that never changes"), required("message", Text(0, 2000))),
    "Something that speaks against a layout.",
)


def acts(layout: Record, move: Record, examples: Examples) -> tuple[ActKind, ...]:
    """Everything that can be recorded."""
    members = _deal_members(layout, move)
    result = Record("Result", members, "What came of a player's deal.", _forms(_FORMS))
    every = optional(
        "results", MapOf(PlayerRef(), result, most=MOST_PLAYERS), "Of several players, each with their deal"
    )
    record = round_act(
        "deal",
        Record(
            "Deal",
            (*members, every),
            "A finished deal: how many cards are up, or what tells it.",
            _forms({**_FORMS, "results": "of several players"}),
        ),
        examples=examples[ROUND],
        answer=(
            required("dealer", OrNull(PlayerRef())),
            required("leader", OrNull(PlayerRef())),
            required(
                "infractions",
                ListOf(_infraction(move), most=MOST_INFRACTIONS),
                f"Moves that were not allowed: the first {MOST_INFRACTIONS}",
            ),
            optional("infractions_total", Whole(1), "How many there were, where not all are listed"),
        ),
    )
    return record, ADJUSTMENT_ACT, END_ACT


_FORMS = {
    "cards": "how many are up",
    "foundations": "how far each suit has come",
    "layout": "where the cards lie",
    "start": "how they were dealt, with every move",
}


def _forms(of: Mapping[str, str]) -> Forms:
    return Forms(of, code="form_must_be_complete", several=True)


def _deal_members(layout: Record, move: Record) -> tuple[Member, ...]:
    return (
        optional("cards", Whole(counts="cards"), "How many lie on the foundations"),
        optional("foundations", FOUNDATIONS, "How far each suit has come, all four told"),
        optional("layout", layout, "Where the cards lie at the end"),
        optional("start", layout, "How they were dealt; with `moves`"),
        optional("moves", ListOf(move, most=MOST_MOVES), "Every move, from the first; with `start`"),
        optional("events", EVENTS, "What happened, where the rules give points for it"),
        optional("won", Flag(), "Whether all cards are up"),
        optional("accept_infractions", Flag(), "Whether moves that were not allowed may be left out"),
    )


def _infraction(move: Record) -> Record:
    return Record(
        "Infraction",
        (
            optional("player", PlayerRef(), "Of several"),
            required("move", Whole(1), "Its number"),
            required("made", move, "As it was told"),
            required("code", Text(), "The reason, as a word that never changes"),
            required("rule", Text(), "The option that decides"),
            required("explanation", Text(0, 2000)),
            optional("options", ListOf(move, most=200), "What would have been legal"),
            optional("options_total", Whole(0)),
        ),
        "A move that was not allowed, and therefore was not made.",
    )


def claims(layout: Record, move: Record, examples: Examples) -> tuple[ClaimKind, ...]:
    """Everything that the referee can be asked."""
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
                optional("infractions", ListOf(_infraction(move), most=MOST_INFRACTIONS), "The first"),
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
