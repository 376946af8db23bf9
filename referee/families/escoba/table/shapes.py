"""Shapes that rounds and claims share."""

from __future__ import annotations

from referee.families.shapes import (
    SENTENCE,
    CardText,
    ListOf,
    MapOf,
    PlayerRef,
    Record,
    SideRef,
    Text,
    Whole,
    optional,
    required,
)

MOST_CARDS = 40
MOST_DEALS = 18
MOST_SIDES = 6
CARDS = ListOf(CardText(), most=MOST_CARDS)
CARDS_BY_SIDE = MapOf(SideRef(), CARDS, most=MOST_SIDES)
RANKS_BY_SIDE = MapOf(SideRef(), ListOf(CardText(), most=4), most=MOST_SIDES)
PLAY = Record(
    "Play",
    (
        required("player", PlayerRef()),
        required("card", CardText(), "What was played"),
        optional("take", CARDS, "What it took; left out where it stayed", default=()),
        optional(
            "missed",
            CARDS,
            "What the player took before, as the one before had overlooked it; only where the rules say so",
            default=(),
        ),
    ),
    "A card as it was played.",
)
DEALS = ListOf(ListOf(PLAY, most=MOST_CARDS), least=1, most=MOST_DEALS)
FINDING = Record(
    "Finding",
    (
        required("deal", Whole(1, MOST_DEALS), "From 1"),
        required("play", Whole(1, MOST_CARDS), "Within the deal, from 1"),
        required("player", PlayerRef()),
        required("card", CardText()),
        required("rule", Text(), "The option that decides"),
        required("explanation", SENTENCE),
        optional("code", Text(), "The reason, where it was against the rules"),
        optional("would_settle", Text(), "What one would have to know, where it is not settled"),
        required("options", ListOf(ListOf(CardText())), "What the card could have taken"),
    ),
    "A play that was against the rules, or that what was told does not settle.",
)
