"""The details of a game of Bourré, besides those of all games."""

from __future__ import annotations

from collections.abc import Mapping

from referee.families.bourre.rules.options import Exempt
from referee.families.protocol import Details
from referee.families.shapes import Choice, Flag, ListOf, MapOf, OrNull, PlayerRef, Whole, required

_CHIPS = MapOf(PlayerRef(), Whole(0))
_EXEMPT: Mapping[str, str] = {
    Exempt.TIED.value: "those who tied, or led a hand that nobody won",
    Exempt.BOURRE.value: "whoever paid a penalty",
    Exempt.TOOK_A_TRICK.value: "whoever took a trick",
}

DETAILS = Details(
    player=(
        required("chips", OrNull(Whole()), "What is left to play with; null where nobody counts that"),
        required("buy_ins", Whole(0)),
        required("may_buy_in", Flag()),
        required("lost_deals", Whole(0), "Turns to deal that will be passed over"),
    ),
    next=(
        required("deals_lost", _CHIPS, "Turns to deal that will be passed over, by player"),
        required("first_to_speak", PlayerRef(), "Who says first whether they stay"),
        required("cards_each", Whole(0)),
        required("pot_chips", Whole(0), "Chips in the pot before anybody antes"),
        required("antes", _CHIPS, "What each pays before the play; 0 for those who are exempt"),
        required("pot_total", Whole(0), "Chips in the pot with the antes, before what staying costs"),
        required("to_stay", Whole(0), "What staying costs besides"),
        required("exempt", MapOf(PlayerRef(), Choice(_EXEMPT)), "Who pays no ante, and why"),
        required("may_stay", OrNull(ListOf(PlayerRef())), "Those who play off the pot; null for everybody"),
        required("draws_at_most", Whole(0), "Cards that each may draw"),
        required("bourre_pays", OrNull(Whole(0)), "Chips of a bourré where they are fixed; null: the pot"),
        required(
            "bourre_price",
            Whole(0),
            "Chips of a bourré for the pot with the antes, before what staying costs",
        ),
    ),
    statuses=("in", "out"),
    customs=("stay.how", "draw.when"),
    lines=(
        "ante",
        "stays",
        "barred",
        "won",
        "shared",
        "carried",
        "bourre",
        "fault",
        "exempt",
        "deal_lost",
        "out",
        "left",
        "bought_in",
        "adjustment",
        "joined",
        "withdrawn",
    ),
)
