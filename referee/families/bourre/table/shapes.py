"""The shapes that hands and claims of Bourré share."""

from __future__ import annotations

from referee.families.shapes import (
    SENTENCE,
    CardText,
    Forms,
    ListOf,
    MapOf,
    PlayerRef,
    Record,
    Text,
    Whole,
    optional,
    required,
)
from referee.words.said import Said

MOST_PLAYERS = 60
MOST_TRICKS = 60
MOST_CARDS = 60

ONE_CARD = Forms(
    {"card": Said("bourre-body-card"), "cards": Said("bourre-body-cards")}, code="play_must_have_one_card"
)
CARD_PLAY = Record(
    "Play",
    (
        required("player", PlayerRef()),
        optional("card", CardText()),
        optional("cards", ListOf(CardText(), least=1, most=1), "The card as a list of one"),
    ),
    "A card that was played to a trick.",
    ONE_CARD,
)
TRICK = ListOf(CARD_PLAY, most=MOST_PLAYERS)
TRICKS = ListOf(TRICK, least=1, most=MOST_TRICKS)
TRUMP = Record(
    "Trump",
    (
        optional("card", CardText(), "The upcard"),
        optional("suit", CardText(), "The suit, where no card is told: `C`, `D`, `H`, `S`"),
    ),
    "Trumps: the card that named them, or only their suit. A text alone is read as such a card or suit.",
    Forms(
        {"card": Said("bourre-body-upcard"), "suit": Said("bourre-body-suit")},
        code="trump_must_have_one_form",
    ),
    plain="card",
)
STAYER = Record(
    "Stayer",
    (
        required("player", PlayerRef()),
        optional("draws", Whole(), "How many cards this player drew"),
    ),
    "Somebody who stays. A text alone is read as the player.",
    plain="player",
)
STAY = ListOf(STAYER, most=MOST_PLAYERS)
BY_PLAYER = MapOf(PlayerRef(), Whole(0), most=MOST_PLAYERS)
"""Chips by player; nobody who has 0."""
DISCARDS = MapOf(PlayerRef(), ListOf(CardText(), most=MOST_CARDS), most=MOST_PLAYERS)
POT = Record(
    "Pot",
    (
        required("carried_in", Whole(0), "What lay there before the hand"),
        required("antes", BY_PLAYER),
        required("stays", BY_PLAYER, "What staying cost"),
        required("total", Whole(0), "What the hand was played for, and what a bourré matches"),
        required("paid", BY_PLAYER, "To whoever won it"),
        required("left", Whole(0), "`total` less what was paid out"),
        required("penalties", BY_PLAYER, "Paid in for bourrés and faults"),
        required("next", Whole(0), "What lies there afterwards; 0 once the game is over"),
    ),
    "The pot of a hand, in chips.",
)
INFRACTION = Record(
    "Infraction",
    (
        required("trick", Whole(1, MOST_TRICKS), "Counted from 1"),
        required("player", PlayerRef()),
        required("card", CardText()),
        required("rule", Text()),
        required("explanation", SENTENCE),
        required("legal_plays", ListOf(ListOf(CardText()))),
    ),
    "Something that was against the rules.",
)
