"""The names of piles in sentences."""

from __future__ import annotations

from referee.families.patience.table.cards import SUIT_NAMES
from referee.families.patience.table.piles import Place
from referee.words.said import Argument


def are(count: int) -> str:
    """The verb behind a number.

    >>> are(1), are(2)
    ('is', 'are')
    """
    return "is" if count == 1 else "are"


def capital(text: str) -> str:
    """The text as a sentence begins.

    >>> capital("column 3")
    'Column 3'
    """
    return text[:1].upper() + text[1:]


def pile_text(place: Place) -> str:
    """The pile in a sentence.

    >>> pile_text(Place("t", 2)), pile_text(Place("waste")), pile_text(Place("f", 3))
    ('column 3', 'the waste', 'the foundation of spades')
    """
    if place.kind == "f":
        return "the foundations" if place.suit is None else f"the foundation of {SUIT_NAMES[place.suit]}"
    return {"t": f"column {place.at + 1}", "c": f"cell {place.at + 1}"}.get(place.kind, f"the {place.kind}")


def pile_args(place: Place) -> dict[str, Argument]:
    """The pile as arguments of a message: `$pile`, the `$number` of a column or a cell, and the `$suit`.

    >>> pile_args(Place("t", 2)), pile_args(Place("f", 3))
    ({'pile': 't', 'number': 3, 'suit': 'none'}, {'pile': 'f', 'number': 4, 'suit': 'S'})
    """
    suit = place.suit if place.kind == "f" else None
    return {"pile": place.kind, "number": place.at + 1, "suit": suit or "none"}
