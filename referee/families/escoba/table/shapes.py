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
from referee.words.said import Said

MOST_CARDS = 40
MOST_DEALS = 18
MOST_SIDES = 6
CARDS = ListOf(CardText(), most=MOST_CARDS)
CARDS_BY_SIDE = MapOf(SideRef(), CARDS, most=MOST_SIDES)
RANKS_BY_SIDE = MapOf(SideRef(), ListOf(CardText(), most=4), most=MOST_SIDES)
PLAY = Record(
    "Play",
    (
        required("player", PlayerRef(), label=Said("common-label-player")),
        required("card", CardText(), Said("escoba-about-played"), label=Said("common-label-card")),
        optional("take", CARDS, Said("escoba-about-taken"), default=(), label=Said("escoba-label-take")),
        optional("missed", CARDS, Said("escoba-about-missed"), default=(), label=Said("escoba-label-missed")),
    ),
    Said("escoba-about-play"),
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
