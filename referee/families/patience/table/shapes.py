"""The shapes of layouts, moves, events and infractions."""

from __future__ import annotations

from referee.families.patience.rules.events import EVENT_NAMES, event_text
from referee.families.shapes import (
    SENTENCE,
    CardText,
    ListOf,
    NumberOr,
    OrNull,
    PlayerRef,
    Record,
    Text,
    Whole,
    optional,
    required,
)
from referee.words.said import Said

MOST_CARDS = 60
MOST_MOVES = 1000
_CARDS = ListOf(CardText(), most=MOST_CARDS)
_FACE_DOWN = NumberOr(Whole(0, MOST_CARDS), _CARDS)
_SUIT = Whole(counts="cards")
FOUNDATIONS = Record(
    "Foundations",
    (
        optional("C", _SUIT, "Clubs", label=Said("patience-row-suit", {"suit": "C"})),
        optional("D", _SUIT, "Diamonds", label=Said("patience-row-suit", {"suit": "D"})),
        optional("H", _SUIT, "Hearts", label=Said("patience-row-suit", {"suit": "H"})),
        optional("S", _SUIT, "Spades", label=Said("patience-row-suit", {"suit": "S"})),
    ),
    "How far each suit has come: 2 is the ace and the two.",
)
_TABLEAU = Said("patience-label-tableau")
_UP = optional(
    "foundations",
    FOUNDATIONS,
    "A suit that is left out has not begun",
    label=Said("patience-label-foundations"),
)
COLUMN = Record(
    "Column",
    (
        optional(
            "down",
            _FACE_DOWN,
            "How many cards lie face down, or which",
            default=0,
            label=Said("patience-label-down"),
        ),
        optional(
            "up",
            _CARDS,
            "From the bottom, the one that can be played last",
            default=(),
            label=Said("patience-label-up"),
        ),
    ),
    "A column of the tableau.",
)
STOCKED_LAYOUT = Record(
    "Layout",
    (
        optional(
            "stock",
            _FACE_DOWN,
            "How many cards, or which, the next one last",
            default=0,
            label=Said("patience-label-stock"),
        ),
        optional(
            "waste",
            _CARDS,
            "From the bottom, the one that can be played last",
            default=(),
            label=Said("patience-label-waste"),
        ),
        optional(
            "pass",
            Whole(1, 10_000),
            "How often the stock is being gone through; 1 when it is left out",
            label=Said("patience-label-pass"),
        ),
        _UP,
        required(
            "tableau",
            ListOf(COLUMN, most=20),
            "From the left; columns left out behind are empty",
            label=_TABLEAU,
        ),
    ),
    "Which cards lie where. `?` is a card that nobody has seen.",
)
OPEN_LAYOUT = Record(
    "Layout",
    (
        optional(
            "cells",
            ListOf(OrNull(CardText()), most=20),
            "From the left; null is an empty one, as are those left out behind",
            default=(),
            label=Said("patience-label-cells"),
        ),
        _UP,
        required(
            "tableau",
            ListOf(_CARDS, most=20),
            "From the left, each from the bottom; columns left out behind are empty",
            label=_TABLEAU,
        ),
    ),
    "Which cards lie where.",
)
_COUNT = optional(
    "count", Whole(1, MOST_CARDS), "How many cards; 1 when it is left out", label=Said("patience-label-count")
)
_FROM = Said("patience-label-from")
_TO = required(
    "to", Text(1, 10), "`f` for the foundation of the card's suit", label=Said("patience-label-to")
)
OPEN_MOVE = Record(
    "Move",
    (
        required(
            "from",
            Text(1, 10),
            "`t1` and so on for the columns, `c1` for the cells, `fH` for a foundation",
            label=_FROM,
        ),
        _TO,
        _COUNT,
    ),
    "Cards from one pile to another.",
)
STOCKED_MOVE = Record(
    "Move",
    (
        required(
            "from",
            Text(1, 10),
            "`t1` and so on for the columns, `waste`, `stock`, `fH` for a foundation",
            label=_FROM,
        ),
        _TO,
        _COUNT,
        optional(
            "drawn",
            _CARDS,
            "From the stock, the card that can be played last",
            label=Said("patience-label-drawn"),
        ),
        optional(
            "turned", CardText(), "The card that the move uncovers", label=Said("patience-label-turned")
        ),
    ),
    "Cards from one pile to another, or from the stock to the waste and back.",
)
_TIMES = Whole(0, 10_000, "events")
EVENTS = Record(
    "Events",
    tuple(
        optional(
            name,
            _TIMES,
            event_text(name).capitalize(),
            label=Said("patience-row-event", {"event": name}),
        )
        for name in EVENT_NAMES
    ),
    "How often each happened; one that is left out never did.",
)


def infraction_shape(move: Record) -> Record:
    """The shape of an infraction, with moves of this shape."""
    return Record(
        "Infraction",
        (
            optional("player", PlayerRef(), "Of several"),
            required("move", Whole(1), "Its number"),
            required("made", move, "As it was told"),
            required("code", Text(), "The reason, as a word that never changes"),
            required("rule", Text(), "The option that decides"),
            required("explanation", SENTENCE),
            optional("options", ListOf(move, most=200), "What would have been legal"),
            optional("options_total", Whole(0)),
        ),
        "A move that was not allowed, and therefore was not made.",
    )
