"""Sentences as values: the id of a message and its arguments, without a word of any language.

Rules make them, stores keep them as JSON, and only the edge makes text of them: the API, paper, text sheets.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import reduce
from typing import Any, TypeAlias, overload


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
class SpanishCard:
    """A card of a Spanish pack, or only its rank.

    >>> SpanishCard("10", "C").name, SpanishCard("7").name
    ('10C', '7')
    """

    rank: str
    """The print on it: `10` is the sota, `11` the caballo, `12` the rey."""
    suit: str | None = None
    """`O`, `C`, `E` or `B`: oros, copas, espadas, bastos."""

    @property
    def name(self) -> str:
        """The card as documents of tables with such a pack write it."""
        return self.rank + (self.suit or "")


@dataclass(frozen=True, slots=True)
class Typed:
    """Words that somebody has typed, which are the same in every language."""

    text: str


@dataclass(frozen=True, slots=True)
class English:
    """Words that are there in English alone."""

    text: str


@dataclass(frozen=True, slots=True)
class Layout:
    """Words with what stands between them: the lines of a text, its headings, tables and marks."""

    parts: tuple[str | Said, ...]
    """The parts in order; what is no message is shown as it is."""


Argument: TypeAlias = (
    "int | str | Person | PlayingCard | SpanishCard | Typed | English | Layout | Said | tuple[Argument, ...]"
)
"""An argument of a message.

A number is a count, points or a score. A text is never shown: it selects a variant of the message. Several
persons or cards are a list of names in a sentence, several messages are sentences one after another.
"""

PLAIN = (int, str)
"""The arguments that are the same in JSON."""
ALONE = "alone"
"""The member of a sentence as it is kept, by which only its words are answered."""
_SUITS = "CDHS"
_SPANISH_SUITS = "OCEB"


@dataclass(frozen=True, slots=True)
class Said:
    """A sentence, or a title: the id of a message, which begins with its owner's name, and its arguments.

    >>> Said("rounds-points", {"side": Person("p1", "Ann"), "points": 12}).document()
    {'id': 'rounds-points', 'args': {'side': {'player': 'p1', 'name': 'Ann'}, 'points': 12}}
    """

    id: str
    args: Mapping[str, Argument] = field(default_factory=dict, hash=False)

    def with_args(self, **args: Argument) -> Said:
        """The sentence with further arguments."""
        return Said(self.id, {**self.args, **args})

    def document(self) -> dict[str, Any]:
        """The sentence as JSON."""
        args = {
            name: value if isinstance(value, PLAIN) else _document(value) for name, value in self.args.items()
        }
        return {"id": self.id, "args": args}


def argument(words: Said | str) -> Said | Typed:
    """The words as an argument of another message; a text is the same in every language."""
    return Typed(words) if isinstance(words, str) else words


@overload
def joined(sentences: Sequence[Said]) -> Said: ...


@overload
def joined(sentences: Sequence[Said | str]) -> Said | str: ...


def joined(sentences: Sequence[Said | str]) -> Said | str:
    """The sentences one after another, as one.

    >>> joined(["First.", "Second."]), joined([Said("golf-over")])
    ('First. Second.', Said(id='golf-over', args={}))
    """
    if all(isinstance(sentence, str) for sentence in sentences):
        return " ".join(map(str, sentences))
    if len(sentences) == 1:
        return sentences[0]
    return Said("common-sentences", {"sentences": tuple(map(argument, sentences))})


def with_or(parts: Sequence[Argument]) -> Argument:
    """The parts, at least one, as a list of which one counts: `2, 3 or 4`."""
    return _listed(parts, "common-or")


def with_and(parts: Sequence[Argument]) -> Argument:
    """The parts as a list that may hold lists, and messages that are no sentences: `t1 (Ann) and t2 (Bo)`."""
    is_plain = not any(isinstance(part, Said | tuple) for part in parts)
    return tuple(parts) if is_plain else _listed(parts, "common-and")


def with_commas(parts: Sequence[Said]) -> Said:
    """The parts, at least one, as a list without a word before the last: `deal 1 play 2, deal 1 play 4`."""
    return reduce(_comma, parts)


def _listed(parts: Sequence[Argument], message: str) -> Argument:
    *most, last = parts
    return Said(message, {"most": reduce(_comma, most), "last": last}) if most else last


def _comma(first: Argument, second: Argument) -> Said:
    return Said("common-comma", {"first": first, "second": second})


def as_value(words: Said | str) -> Any:
    """The words as a value of JSON, which `referee.words.spoken` puts into a language: a text stays as it is.

    >>> as_value("No."), as_value(Said("golf-over"))
    ('No.', {'said': {'id': 'golf-over', 'args': {}}})
    """
    return words if isinstance(words, str) else {"said": words.document()}


def as_text(words: Said | str) -> Any:
    """The words as a value of JSON beside others in one object: `said` is then left out of what is answered.

    >>> as_text(Said("golf-over"))
    {'said': {'id': 'golf-over', 'args': {}, 'alone': True}}
    """
    return words if isinstance(words, str) else {"said": {**words.document(), ALONE: True}}


def said_from(document: Any) -> Said:
    """The sentence that `Said.document` wrote.

    :raises MessageError: when it is none.

    >>> said_from({"id": "rounds-points", "args": {"points": 12}})
    Said(id='rounds-points', args={'points': 12})
    """
    if isinstance(document, dict):
        message, args = document.get("id"), document.get("args")
        if isinstance(message, str) and isinstance(args, dict):
            read = {
                name: value if isinstance(value, PLAIN) else _argument(value) for name, value in args.items()
            }
            return Said(message, read)
    raise MessageError(f"{document!r} is no message with arguments")


def _document(value: Argument) -> Any:
    """The argument as JSON: by its type, since an answer has many; what is plain as it is."""
    write = _DOCUMENTS.get(type(value))
    return value if write is None else write(value)


def _argument(document: Any) -> Argument:
    if isinstance(document, PLAIN):
        return document
    if isinstance(document, list):
        return tuple(map(_argument, document))
    if isinstance(document, dict) and "args" not in document:
        for name in document:
            kind, read = _READ.get(name, _NO_ARGUMENT)
            if isinstance(document[name], kind):
                return read(document)
    return said_from(document)


def _card_from(document: Mapping[str, Any]) -> PlayingCard:
    name = document["card"]
    has_suit = len(name) > 1 and name[-1] in _SUITS
    return PlayingCard(name[:-1], name[-1]) if has_suit else PlayingCard(name)


def _spanish_card_from(document: Mapping[str, Any]) -> SpanishCard:
    name = document["spanish"]
    rank = name.rstrip(_SPANISH_SUITS)
    return SpanishCard(rank, name.removeprefix(rank) or None)


def _layout_from(document: Mapping[str, Any]) -> Layout:
    return Layout(tuple(part if isinstance(part, str) else said_from(part) for part in document["layout"]))


_DOCUMENTS: Mapping[type, Callable[[Any], dict[str, Any] | list[Any]]] = {
    tuple: lambda values: [_document(value) for value in values],
    Said: Said.document,
    PlayingCard: lambda card: {"card": card.name},
    SpanishCard: lambda card: {"spanish": card.name},
    Person: lambda person: {"player": person.id, "name": person.name},
    Typed: lambda words: {"text": words.text},
    English: lambda words: {"english": words.text},
    Layout: lambda layout: {
        "layout": [part if isinstance(part, str) else part.document() for part in layout.parts]
    },
}
"""JSON of each kind of argument that is not the same there."""
_NO_ARGUMENT: tuple[tuple[type, ...], Callable[[Mapping[str, Any]], Argument]] = (), said_from
_READ: Mapping[str, tuple[type | tuple[type, ...], Callable[[Mapping[str, Any]], Argument]]] = {
    "card": (str, _card_from),
    "spanish": (str, _spanish_card_from),
    "name": (str, lambda document: Person(str(document.get("player")), document["name"])),
    "text": (str, lambda document: Typed(document["text"])),
    "english": (str, lambda document: English(document["english"])),
    "layout": (list, _layout_from),
}
"""By the member of its JSON that only a kind of argument has, the type of that member, and how it is read."""
