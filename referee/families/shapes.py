"""The shapes of what people send: a family declares them, and the API, its documentation and the page read
them.

A shape says what a value must look like before the rules are asked: text or number, how many, of whom. What
may be played is the rules' business. Shapes are values, so that families stay pure.

>>> fine = Record("Fine", (required("player", PlayerRef()), optional("cards", Whole(0, 8), "Left in hand")))
>>> fine.needs, fine.takes
(('player',), ('player', 'cards'))
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any, TypeAlias

from referee.words.said import Said

LARGEST = 1_000_000
"""Of points, in either direction, where a family does not say otherwise."""
LEFT_OUT: Any = object()
"""The default of what is simply not there when nobody gives it."""


@dataclass(frozen=True, slots=True)
class Text:
    """One line of text; with `least` it must not be blank either."""

    least: int = 0
    most: int = 200
    is_sentence: bool = False
    """True if it is said to players, so that answers have `said` beside it."""


SENTENCE = Text(0, 2000, is_sentence=True)


@dataclass(frozen=True, slots=True)
class Whole:
    """A whole number."""

    least: int = -LARGEST
    most: int = LARGEST
    counts: str = ""
    """The things that it counts, in the plural, where a refusal is to say so: `points`, `cards`."""


@dataclass(frozen=True, slots=True)
class Flag:
    """True or false."""


@dataclass(frozen=True, slots=True)
class Choice:
    """One of a few words."""

    of: Mapping[str, Said | str]
    """The meaning of each for people."""


@dataclass(frozen=True, slots=True)
class PlayerRef:
    """A player: by id, by a name that only one has, or as the member of the club at that seat."""


@dataclass(frozen=True, slots=True)
class SideRef:
    """A side: by id, or by a player of it as in `PlayerRef`."""


@dataclass(frozen=True, slots=True)
class CardText:
    """A card as players write it: `10`, `QS`, `joker`."""


@dataclass(frozen=True, slots=True)
class OrNull:
    """A value, or null where it is not known."""

    of: Shape


@dataclass(frozen=True, slots=True)
class NumberOr:
    """A number, or something else that tells more: how many cards, or the cards."""

    number: Whole
    of: Shape
    """No number."""


@dataclass(frozen=True, slots=True)
class OneOrMore:
    """A value, or a list of several such: who has won, or all who share it."""

    of: Shape
    """No list."""
    most: int = 60


@dataclass(frozen=True, slots=True)
class ListOf:
    """A list of values that are all alike."""

    of: Shape
    least: int = 0
    most: int = 60


@dataclass(frozen=True, slots=True)
class MapOf:
    """An object with free keys: by player, by side, by card."""

    keys: PlayerRef | SideRef | CardText | Text
    of: Shape
    most: int = 60


@dataclass(frozen=True, slots=True)
class Member:
    """A named value within a record."""

    name: str
    shape: Shape
    about: Said | str = ""
    """The meaning, in the documentation and on the page."""
    is_required: bool = False
    default: Any = LEFT_OUT
    """The value that stands for it where it is left out, as JSON."""
    label: Said | str = ""
    """The word that players have for it; empty where its name in words will do."""

    @property
    def title(self) -> str:
        """The name in words: `holding_size` is a holding size."""
        return self.name.replace("_", " ").capitalize()


@dataclass(frozen=True, slots=True)
class Forms:
    """Members of which a body has one: the forms in which the same can be told."""

    of: Mapping[str, Said | str]
    """The contents of each in a few words, by the name of the member."""
    code: str
    """Of the refusal where there is none, or more than one."""
    or_none: Said | str = ""
    """The meaning of none of them, where that may be; the rules may still ask for one."""
    several: bool = False
    """True if there may be more than one: the family refuses what does not agree."""


@dataclass(frozen=True, slots=True)
class Record:
    """An object of named members."""

    name: str
    """In the documentation, as a noun: `TrickPlay`."""
    members: tuple[Member, ...] = ()
    about: Said | str = ""
    forms: Forms | None = None
    """The forms of which one has to be there, each by its member."""
    plain: str | None = None
    """The member that a text or a list alone stands for: `"p2"` is read as `{"player": "p2"}`."""

    @property
    def takes(self) -> tuple[str, ...]:
        """The names of all members."""
        return tuple(member.name for member in self.members)

    @property
    def needs(self) -> tuple[str, ...]:
        """The names of those that must be given."""
        return tuple(member.name for member in self.members if member.is_required)


Shape: TypeAlias = (
    Text
    | Whole
    | Flag
    | Choice
    | PlayerRef
    | SideRef
    | CardText
    | OrNull
    | NumberOr
    | OneOrMore
    | ListOf
    | MapOf
    | Record
)


@dataclass(frozen=True, slots=True)
class Example:
    """A body somebody might send."""

    key: str
    """Tells it from the others: `short`."""
    summary: str
    value: Mapping[str, Any] = field(default_factory=dict)
    game: Mapping[str, Any] = field(default_factory=dict)
    """The members of a game in which it makes sense, beyond the documentation's own: `variant`,
    `house_rules`, `players`."""
    before: tuple[Mapping[str, Any], ...] = ()
    """The acts that have to be recorded first, each with its `kind`."""


def required(name: str, shape: Shape, about: Said | str = "", *, label: Said | str = "") -> Member:
    """A member that must be given."""
    return Member(name, shape, about, is_required=True, label=label)


def optional(
    name: str, shape: Shape, about: Said | str = "", *, default: Any = LEFT_OUT, label: Said | str = ""
) -> Member:
    """A member that may be left out."""
    return Member(name, shape, about, default=default, label=label)


def records_within(shape: Shape) -> Iterator[Record]:
    """Every record that a shape is or has, from the outside in.

    >>> [record.name for record in records_within(ListOf(Record("Play")))]
    ['Play']
    """
    if isinstance(shape, Record):
        yield shape
        for member in shape.members:
            yield from records_within(member.shape)
    elif isinstance(shape, OrNull | NumberOr | OneOrMore | ListOf | MapOf):
        yield from records_within(shape.of)
