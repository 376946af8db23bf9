"""The entry of a round, as a page asks for it: a first question, and rows of cells under the rules of a game.

A page draws it with one grid and one keypad, and knows no rules: what a round asks for under these rules,
between which bounds, and what follows from what, stands here. What is sent is the round as its shape has it.
Labels and questions are messages, which become words of a language where they go out.

>>> Row("/deadwood/{player}", "held", of=Of.OTHERS, most={2: 100, 3: 70}).document()
{'at': '/deadwood/{player}', 'label': 'held', 'kind': 'number', 'of': 'others', 'most': {'2': 100, '3': 70}}
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, fields
from enum import StrEnum
from typing import Any

from referee.words.said import Argument, Said, Typed, as_text

NAMED: Mapping[str, Argument] = {"name": Typed("{name}")}
"""The argument of messages about a person: a page puts the name in its place."""


class Kind(StrEnum):
    """The kinds of cells in a row."""

    NUMBER = "number"
    """A whole number for each person, typed."""
    WHOSE = "whose"
    """The one to whom something belongs; with `{player}` or `{side}` in `at`, true stands with that one."""
    CARDS = "cards"
    """Some cards for each person, or only their ranks, by keys."""
    CARD = "card"
    """A single card of each person, or of the first alone."""
    FLAG = "flag"
    """Something that is so of the whole round, or is not."""
    PLAYERS = "players"
    """Some of the players, as a list."""
    EVENTS = "events"
    """Events, as often as they happened: objects with who did it, and `kind`, one of `choices`."""
    GIFTS = "gifts"
    """Gifts of players, each as often as they gave it: objects with `from`, with `to` where it went to
    another than the left neighbour, and with the `rank` where the form has cards."""
    TURNS = "turns"
    """A list of what players did one after the other, as `Turns` has it."""


class Of(StrEnum):
    """The persons to whom a row applies, by the answer to the first question."""

    ALL = "all"
    FIRST = "first"
    OTHERS = "others"


class Begins(StrEnum):
    """The player with whom turns begin that are sent in order, whoever was tapped first."""

    DEALER = "dealer"
    LEFT = "left"
    """The player to the dealer's left."""


class Needs(StrEnum):
    """The cells of a row that somebody has to fill before a round can be sent."""

    EACH = "each"
    SOME = "some"
    NONE = "none"
    """No cell: what is not filled is 0, nobody or nothing; a number is left out where 0 cannot be."""


@dataclass(frozen=True, slots=True)
class Turns:
    """The members of each record in a list of turns: a player, a number, and others where there are any.

    >>> Turns("player", "count", "cards", "Who changed cards?").document()
    {'person': 'player', 'number': 'count', 'label': 'cards', 'ask': 'Who changed cards?'}
    """

    person: str
    number: str
    label: Said | str
    """The thing that the number counts: `cards`."""
    ask: Said | str
    """`Who changed cards?`"""
    least: int = 0
    others: str = ""
    """The member for the other players whom a turn is about; empty where it is about none."""
    others_label: Said | str = ""
    """`refused`; whoever refused is not asked about in the rest of the round."""
    begins: Begins | None = None
    """The player with whom they begin; as they were tapped where nothing is said."""

    def document(self) -> dict[str, Any]:
        """The members as JSON, without what is as usual."""
        values = ((field.name, getattr(self, field.name), field.default) for field in fields(self))
        return {name: _json(value) for name, value, usual in values if value != usual}


@dataclass(frozen=True, slots=True)
class Row:
    """A row of cells that ask the same of everybody, or a question with one answer."""

    at: str
    """The place in the body, as a JSON Pointer in which `{player}` or `{side}` stands for each of them, or
    `{turn}` for the place of a player in playing order; a number or cards without any are of the whole
    round, or of the one who answers the first question."""
    label: Said | str
    """The players' word for it: `most cards`."""
    kind: Kind = Kind.NUMBER
    ask: Said | str = ""
    """The sentence that asks for what is missing; `{name}` stands for the person."""
    hint: Said | str = ""
    """The words that stand small beside the label: what each counts."""
    of: Of = Of.ALL
    needs: Needs = Needs.EACH
    if_nobody: bool = False
    """True if it is asked only where nobody answers the first question."""
    apart: bool = False
    """True if nobody has it who has another row that is apart: one is bourré, or has passed."""
    everybody: Said | str = ""
    """The words of a key that gives it to everybody who may have it."""
    by: str = "side"
    """The member that names who did what happened: `side`, or `player`."""
    if_first: bool = False
    """True if it is asked only where somebody, and not nobody, answers the first question."""
    sides: int | None = None
    """The number of sides without which it is not asked."""
    least_sides: int = 1
    """The fewest sides with which it is asked."""
    fold: Said | str = ""
    """The title of the fold that it lies in, where it is seldom needed."""
    least: int = 0
    most: int | Mapping[int, int] | None = None
    """The largest number that can be, or the most cards; by number of players where it depends on that."""
    usual: int | Mapping[int, int] | None = None
    """The largest number to be expected, after which keys go on to the next cell by themselves; by number of
    players where it depends on that. Where there is none, they go on where no other digit can fit."""
    total: int | None = None
    """The sum of all numbers of the row: the last of them follows. Of cards, how many all have together."""
    zero: Said | str = ""
    """The word for 0: `Gin`."""
    may_be_nobody: bool = True
    may_share: bool = False
    """True if several may have it."""
    if_refused: bool = False
    """True if it is asked only after a refusal that names it."""
    person: str = ""
    """The member beside the place of a `{turn}` in which its player stands; the first of them begins."""
    ranks: tuple[str, ...] = ()
    """The keys for cards of which only ranks matter; () for the cards that the game is played with. Of a
    flag: the ranks of which a card in the round says that it is so."""
    copies: int | Mapping[int, int] = 1
    """The number of times that each card can be given."""
    step: int = 1
    """All numbers are multiples of it, and keys go on by themselves only behind one."""
    counts: int = 0
    """The points that each one of a number adds to the score, where a page can add up while it is typed."""
    choices: Mapping[str, Said | str] | None = None
    """The things that can have happened, in the players' words, by the `kind` that is sent."""
    turns: Turns | None = None

    def document(self) -> dict[str, Any]:
        """The row as JSON, without what is as usual."""
        always = {"at": self.at, "label": as_text(self.label), "kind": self.kind.value}
        return always | {name: _json(value) for name, value in _unusual(self).items() if name not in always}


@dataclass(frozen=True, slots=True)
class First:
    """The question that comes first, which a tap on a player answers."""

    at: str
    ask: Said | str
    """`Who went out?`"""
    tap: Said | str
    """The same where players are tapped on a board: `Tap who went out`."""
    title: Said | str
    """The words of the answer, with `{name}`: `{name} went out`."""
    nobody: Said | str = ""
    """The words for nobody; empty where that cannot be."""
    counts: int = 0
    """The points that it adds to the score of the side that answers it."""

    def document(self) -> dict[str, Any]:
        """The question as JSON."""
        return {
            "at": self.at,
            "ask": as_text(self.ask),
            "tap": as_text(self.tap),
            "title": as_text(self.title),
            "nobody": as_text(self.nobody) or None,
            "counts": self.counts,
        }


@dataclass(frozen=True, slots=True)
class Form:
    """One of the forms in which the same round can be entered."""

    id: str
    label: Said | str
    rows: tuple[Row, ...]
    has_first: bool = True
    """True if the first question is asked in it, where there is one."""
    first: First | None = None
    """The first question of this form, where it is another than in the others."""
    is_sent_at_once: bool = False
    """True if a round is sent as soon as nothing is missing."""
    is_own: bool = False
    """True if a page needs a part of its own for it, which stands above the rows; others do not offer it."""

    def document(self) -> dict[str, Any]:
        """The form as JSON."""
        return {
            "id": self.id,
            "label": as_text(self.label),
            "rows": [row.document() for row in self.rows],
            "has_first": self.has_first,
            "first": None if self.first is None else self.first.document(),
            "is_sent_at_once": self.is_sent_at_once,
            "is_own": self.is_own,
        }


@dataclass(frozen=True, slots=True)
class Shortcut:
    """A round that one tap on the board says, or most of it."""

    id: str
    label: Said | str
    """`Won`."""
    about: Said | str
    """The same for whoever does not see the board: `Won: all cards are up`."""
    values: Mapping[str, int]
    """The numbers that it fills in, by their places."""
    sides: int | None = None
    """The number of sides without which it is not offered."""

    def document(self) -> dict[str, Any]:
        """The shortcut as JSON."""
        return {
            "id": self.id,
            "label": as_text(self.label),
            "about": as_text(self.about),
            "values": {**self.values},
            "sides": self.sides,
        }


@dataclass(frozen=True, slots=True)
class Entry:
    """Everything that a round asks for under the rules of a game."""

    forms: tuple[Form, ...]
    """The usual form first, then others, the more they tell the later."""
    first: First | None = None
    details: tuple[tuple[str, ...], ...] = ()
    """The members of a round that tell it card by card, which no form shows, each with those that go
    along with it; a change in a form drops them. A place within a member, with `{player}` or `{side}`,
    stands for the whole of it."""
    details_alone: bool = False
    """True if a round with details is sent as the first of those alone."""
    kept: tuple[str, ...] = ()
    """The members of a recorded round that stay with it in a form that does not ask for them."""
    instead: Mapping[str, str] | None = None
    """Members of a recorded round by the member of the body that they stand for, where it has nothing."""
    shortcuts: tuple[Shortcut, ...] = ()
    """The rounds that a board offers by one tap."""

    def document(self) -> dict[str, Any]:
        """The entry as JSON."""
        return {
            "forms": [form.document() for form in self.forms],
            "first": None if self.first is None else self.first.document(),
            "details": [[*members] for members in self.details],
            "details_alone": self.details_alone,
            "kept": [*self.kept],
            "instead": {**(self.instead or {})},
            "shortcuts": [shortcut.document() for shortcut in self.shortcuts],
        }


def _unusual(row: Row) -> dict[str, Any]:
    """The values of a row that differ from the defaults."""
    return {
        field.name: getattr(row, field.name)
        for field in fields(row)
        if getattr(row, field.name) != field.default
    }


def _json(value: Any) -> Any:
    if isinstance(value, StrEnum):
        return value.value
    if isinstance(value, Turns):
        return value.document()
    if isinstance(value, Mapping):
        return {str(key): _json(of_key) for key, of_key in value.items()}
    if isinstance(value, Said):
        return as_text(value)
    return [*value] if isinstance(value, tuple) else value
