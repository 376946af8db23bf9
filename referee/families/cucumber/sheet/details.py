"""The details of a game of the Cucumber family, besides those of all games."""

from __future__ import annotations

from referee.families.protocol import Details
from referee.families.shapes import CardText, Flag, ListOf, PlayerRef, Whole, optional, required

DETAILS = Details(
    player=(
        required("falls", Whole(0), "How often the limit was crossed"),
        required("kept_cards", ListOf(CardText())),
        required("hands_lost", Whole(0)),
        required("buy_ins", Whole(0)),
        required("may_buy_in", Flag()),
        optional("credits", Whole(0), "What the player may still lose, where there is a bet"),
    ),
    next=(
        required("dealer_drawn_by", ListOf(PlayerRef()), "Those who draw cards for the deal"),
        required("cards_each", Whole(0)),
        required("packs", Whole(0)),
        required("stock", Whole(0), "Cards that are not dealt"),
    ),
    statuses=("in", "out", "marked"),
    lines=(
        "penalty",
        "refused",
        "wrong_declaration",
        "doubled",
        "bonus",
        "lost",
        "reset",
        "reincarnated",
        "half_cucumber",
        "eliminated",
        "marked",
        "ends_game",
        "restarted",
        "fall_paid",
        "bought_in",
        "adjustment",
        "joined",
        "withdrawn",
    ),
)
