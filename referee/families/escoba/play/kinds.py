"""The kinds of acts of Escoba: rounds, in one of four forms, and those that all families have."""

from __future__ import annotations

from referee.families.acts import COMMON_ACTS, round_act
from referee.families.escoba.play import examples
from referee.families.escoba.scoring.categories import CATEGORIES, COINS_IN_ALL, SEVENS_IN_ALL
from referee.families.escoba.table.shapes import (
    CARDS,
    CARDS_BY_SIDE,
    DEALS,
    FINDING,
    MOST_CARDS,
    MOST_SIDES,
)
from referee.families.rounds.points import POINTS, or_points
from referee.families.shapes import (
    CardText,
    Flag,
    Forms,
    ListOf,
    MapOf,
    OneOrMore,
    OrNull,
    PlayerRef,
    Record,
    SideRef,
    Whole,
    optional,
    required,
)
from referee.words.said import Said

MOST_ESCOBAS = 20
_ESCOBAS = MapOf(SideRef(), Whole(0, MOST_ESCOBAS, "escobas"), most=MOST_SIDES)
COUNT = Record(
    "Count",
    (
        optional("cards", Whole(0, MOST_CARDS, "cards"), "How many cards"),
        optional("coins", Whole(0, COINS_IN_ALL, "coins"), "How many coins, which are the diamonds"),
        optional("sevens", Whole(0, SEVENS_IN_ALL, "sevens"), "How many sevens"),
        optional("velo", Flag(), "Whether the seven of coins is among them", default=False),
        optional(
            "setenta",
            ListOf(CardText(), most=4),
            "The best rank of each suit the side has, four for a whole one: `7`, `7`, `6`, `Q`",
        ),
        optional("escobas", Whole(0, MOST_ESCOBAS, "escobas"), "How many escobas"),
    ),
    "What one side has captured, counted. Needed is what the rules score.",
)
_WHO = OrNull(OneOrMore(SideRef(), most=MOST_SIDES))
OUTCOME = Record(
    "Outcome",
    (
        required("escobas", _ESCOBAS, "How many each side has made"),
        *(
            optional(name, _WHO, f"Who scores for {category.noun}; several where equal sides all score")
            for name, category in CATEGORIES.items()
        ),
        optional(
            "no_capture",
            OrNull(SideRef()),
            "Who has captured nothing; asked only where that loses the game",
            default=None,
        ),
    ),
    "Who got what; null where nobody did. Needed is what the rules score.",
)
ROUND_TOLD = Record(
    "Round",
    (
        optional(
            "piles",
            CARDS_BY_SIDE,
            "Everything that each side has captured; the cards left over too, unless `left` has them",
            label=Said("escoba-label-piles"),
        ),
        optional("counts", MapOf(SideRef(), COUNT, most=MOST_SIDES), "What each side has captured, counted"),
        optional("outcome", OUTCOME),
        optional(
            "deals",
            DEALS,
            "Deal by deal, the plays in their order: audited first",
            label=Said("escoba-label-deals"),
        ),
        optional(
            "table", CARDS, "With `deals`: what was dealt to the table", label=Said("escoba-label-table")
        ),
        optional(
            "escobas",
            _ESCOBAS,
            "With `piles`: how many each side has made",
            label=Said("escoba-row-escobas"),
        ),
        optional(
            "left",
            CARDS,
            "With `piles` or `deals`: the last cards on the table, where they still lie apart",
            label=Said("escoba-label-cards-left"),
        ),
        optional(
            "last_capture",
            SideRef(),
            "With `left`: who captured last, and so has them",
            label=Said("escoba-label-last-capture"),
        ),
        optional(
            "accept_infractions",
            Flag(),
            "Record the round although something in `deals` was against the rules",
            default=False,
            label=Said("escoba-label-accept-infractions"),
        ),
        POINTS,
    ),
    "A round: the piles, their counts, who got what, or every play. Several of these must agree; points "
    "stand alone.",
    or_points(
        Forms(
            {
                "piles": Said("escoba-body-piles"),
                "counts": Said("escoba-body-counts"),
                "outcome": Said("escoba-body-outcome"),
                "deals": Said("escoba-body-deals"),
            },
            code="form_must_be_complete",
            several=True,
        )
    ),
)
ROUND_ACT = round_act(
    "round",
    ROUND_TOLD,
    examples=examples.ROUND,
    answer=(
        optional("escobas", MapOf(SideRef(), Whole(0)), "How many each side has made"),
        optional(
            "counted",
            MapOf(SideRef(), COUNT),
            "What each side has captured, counted, where cards or totals were told",
        ),
        optional("infractions", ListOf(FINDING), "Of a round recorded play by play"),
        required("dealer", OrNull(PlayerRef())),
        required("leader", OrNull(PlayerRef())),
    ),
)
ACTS = (ROUND_ACT, *COMMON_ACTS)
"""Everything that a game of the family can have recorded."""
