"""The kinds of acts of a game of patience, for layouts and moves of a shape."""

from __future__ import annotations

from collections.abc import Mapping

from referee.families.acts import ADJUSTMENT_ACT, END_ACT, ActKind, round_act
from referee.families.patience.referee.infractions import MOST_INFRACTIONS
from referee.families.patience.rules.options import MOST_PLAYERS
from referee.families.patience.table.shapes import EVENTS, FOUNDATIONS, MOST_MOVES, infraction_shape
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
    Whole,
    optional,
    required,
)
from referee.words.said import Said


def acts(layout: Record, move: Record, examples: tuple[Example, ...]) -> tuple[ActKind, ...]:
    """The kinds of acts: deals, adjustments, the end."""
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
            _forms({**_FORMS, "results": Said("patience-body-results")}),
        ),
        examples=examples,
        answer=(
            required("dealer", OrNull(PlayerRef())),
            required("leader", OrNull(PlayerRef())),
            required(
                "infractions",
                ListOf(infraction_shape(move), most=MOST_INFRACTIONS),
                f"Moves that were not allowed: the first {MOST_INFRACTIONS}",
            ),
            optional("infractions_total", Whole(1), "How many there were, where not all are listed"),
        ),
    )
    return record, ADJUSTMENT_ACT, END_ACT


_FORMS = {
    "cards": Said("patience-body-cards"),
    "foundations": Said("patience-body-foundations"),
    "layout": Said("patience-body-layout"),
    "start": Said("patience-body-start"),
}


def _forms(of: Mapping[str, Said | str]) -> Forms:
    return Forms(of, code="form_must_be_complete", several=True)


def _deal_members(layout: Record, move: Record) -> tuple[Member, ...]:
    return (
        optional("cards", Whole(counts="cards"), "How many lie on the foundations"),
        optional("foundations", FOUNDATIONS, "How far each suit has come, all four told"),
        optional("layout", layout, "Where the cards lie at the end", label=Said("patience-label-layout")),
        optional("start", layout, "How they were dealt; with `moves`", label=Said("patience-label-start")),
        optional(
            "moves",
            ListOf(move, most=MOST_MOVES),
            "Every move, from the first; with `start`",
            label=Said("patience-label-moves"),
        ),
        optional(
            "events",
            EVENTS,
            "What happened, where the rules give points for it",
            label=Said("patience-label-events"),
        ),
        optional("won", Flag(), "Whether all cards are up"),
        optional(
            "accept_infractions",
            Flag(),
            "Whether moves that were not allowed may be left out",
            label=Said("patience-label-accept-infractions"),
        ),
    )
