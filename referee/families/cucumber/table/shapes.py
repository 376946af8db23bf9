"""The shapes that hands and claims of the Cucumber family share."""

from __future__ import annotations

from referee.families.shapes import (
    SENTENCE,
    CardText,
    ListOf,
    OrNull,
    PlayerRef,
    Record,
    Text,
    Whole,
    optional,
    required,
)

MOST_PLAYERS = 60
MOST_TRICKS = 60

CARD_PLAYED = Record(
    "CardPlayed",
    (required("player", PlayerRef()), required("card", CardText())),
    "A card in the last trick.",
)
TRICK_PLAY = Record(
    "TrickPlay",
    (
        required("player", PlayerRef()),
        optional("cards", OrNull(ListOf(CardText(), most=MOST_PLAYERS)), default=None),
    ),
    "What a player played to a trick; null where that was not noted.",
)
TRICKS = ListOf(OrNull(ListOf(TRICK_PLAY, most=MOST_PLAYERS)), least=1, most=MOST_TRICKS)
EXCHANGE = Record(
    "Exchange",
    (required("player", PlayerRef()), required("count", Whole(0, 60))),
    "How many cards a player changed before play.",
)
DOUBLE = Record(
    "Double",
    (
        required("by", PlayerRef(), "Who asked, having won the trick before"),
        required("after_trick", Whole(), "After so many tricks"),
        optional("refused", ListOf(PlayerRef(), most=MOST_PLAYERS), "Who left the hand instead", default=()),
    ),
    "A bet that was doubled between two tricks.",
)
DOUBLES = ListOf(DOUBLE, most=MOST_TRICKS)
INFRACTION = Record(
    "Infraction",
    (
        required("trick", Whole(1, MOST_TRICKS), "Counted from 1"),
        required("player", PlayerRef()),
        required("cards", ListOf(CardText())),
        required("rule", Text()),
        required("explanation", SENTENCE),
        required("legal_plays", OrNull(ListOf(ListOf(CardText())))),
    ),
    "Something that was against the rules.",
)
OPEN_PLAY = Record(
    "OpenPlay",
    (
        required("trick", Whole(1, MOST_TRICKS)),
        required("player", PlayerRef()),
        required("cards", ListOf(CardText())),
        required("would_settle", Text()),
    ),
    "A play that what is known does not decide.",
)
