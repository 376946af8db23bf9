"""Piles and cards as arguments of sentences."""

from __future__ import annotations

from collections.abc import Sequence

from referee.cards import Card
from referee.families.patience.table.piles import Place
from referee.words.said import Argument, PlayingCard


def pile_args(place: Place) -> dict[str, Argument]:
    """The pile as arguments of a message: `$pile`, the `$number` of a column or a cell, and the `$suit`.

    >>> pile_args(Place("t", 2)), pile_args(Place("f", 3))
    ({'pile': 't', 'number': 3, 'suit': 'none'}, {'pile': 'f', 'number': 4, 'suit': 'S'})
    """
    suit = place.suit if place.kind == "f" else None
    return {"pile": place.kind, "number": place.at + 1, "suit": suit or "none"}


def target_args(place: Place) -> dict[str, Argument]:
    """The pile that cards go to as arguments of a message: `$pile`, and its `$number`.

    >>> target_args(Place("c", 1))
    {'pile': 'c', 'number': 2}
    """
    return {"pile": place.kind, "number": place.at + 1}


def cards_said(cards: Sequence[Card]) -> Argument:
    """The cards as they lie side by side.

    >>> cards_said([Card("J", "D")])
    (PlayingCard(rank='J', suit='D'),)
    """
    return tuple(PlayingCard(*card) for card in cards)
