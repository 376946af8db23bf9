"""Sentences as values: the id of a message and its arguments, without a word of any language.

Rules make them, stores keep them as JSON, and only the edge makes text of them: the API, paper, text sheets.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, TypeAlias


class MessageError(ValueError):
    """A message, or an argument of one, that nobody can put into words."""


@dataclass(frozen=True, slots=True)
class Person:
    """A player, by id and name."""

    id: str
    name: str


@dataclass(frozen=True, slots=True)
class PlayingCard:
    """A card, or only its rank, where nobody has named the suit or it does not matter.

    >>> PlayingCard("Q", "S").name, PlayingCard("10").name
    ('QS', '10')
    """

    rank: str
    suit: str | None = None
    """`C`, `D`, `H` or `S`."""

    @property
    def name(self) -> str:
        """The card as documents write it."""
        return self.rank + (self.suit or "")


@dataclass(frozen=True, slots=True)
class Typed:
    """Words that somebody has typed, which are the same in every language."""

    text: str


Argument: TypeAlias = "int | str | Person | PlayingCard | Typed | Said | tuple[Argument, ...]"
"""An argument of a message.

A number is a count, points or a score. A text is never shown: it selects a variant of the message. Several
persons or cards are a list of names in a sentence, several messages are sentences one after another.
"""

PLAIN = (int, str)
"""The arguments that are the same in JSON."""
_SUITS = "CDHS"


@dataclass(frozen=True, slots=True)
class Said:
    """A sentence, or a title: the id of a message, which begins with its owner's name, and its arguments.

    >>> Said("rounds-points", {"side": Person("p1", "Ann"), "points": 12}).document()
    {'id': 'rounds-points', 'args': {'side': {'player': 'p1', 'name': 'Ann'}, 'points': 12}}
    """

    id: str
    args: Mapping[str, Argument] = field(default_factory=dict)

    def document(self) -> dict[str, Any]:
        """The sentence as JSON."""
        return {"id": self.id, "args": {name: _document(value) for name, value in self.args.items()}}


def said_from(document: Any) -> Said:
    """The sentence that `Said.document` wrote.

    :raises MessageError: when it is none.

    >>> said_from({"id": "rounds-points", "args": {"points": 12}})
    Said(id='rounds-points', args={'points': 12})
    """
    if isinstance(document, dict) and isinstance(message := document.get("id"), str):
        args = document.get("args")
        if isinstance(args, dict):
            return Said(message, {name: _argument(value) for name, value in args.items()})
    raise MessageError(f"{document!r} is no message with arguments")


def _document(value: Argument) -> Any:
    if isinstance(value, PLAIN):
        return value
    if isinstance(value, tuple):
        return [_document(part) for part in value]
    if isinstance(value, Person):
        return {"player": value.id, "name": value.name}
    if isinstance(value, PlayingCard):
        return {"card": value.name}
    return {"text": value.text} if isinstance(value, Typed) else value.document()


def _argument(document: Any) -> Argument:
    if isinstance(document, PLAIN):
        return document
    if isinstance(document, list):
        return tuple(map(_argument, document))
    if isinstance(document, dict) and isinstance(name := document.get("name"), str):
        return Person(str(document.get("player")), name)
    if isinstance(document, dict) and isinstance(name := document.get("card"), str):
        has_suit = len(name) > 1 and name[-1] in _SUITS
        return PlayingCard(name[:-1], name[-1]) if has_suit else PlayingCard(name)
    if isinstance(document, dict) and isinstance(text := document.get("text"), str):
        return Typed(text)
    return said_from(document)
