"""The columns, marks and words that a family has on a printed score sheet.

The floor that prints knows rounds, sides, totals, and the acts of all families. Whatever else stands on the
page, on the chart or in the spreadsheet is declared here, by the family whose game it is.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from enum import StrEnum
from typing import TypeAlias

from referee.families.documents import Document
from referee.families.drawings import Drawing
from referee.words.said import Said

Text: TypeAlias = "Said | str | tuple[Said | str, ...]"
"""A title, a sentence or a cell; of a family without messages in English. Several stand side by side."""
Why: TypeAlias = Callable[[Document, Mapping[str, str]], Said | str]
"""From an entry of the score sheet as clients read it, and names by player, to a sentence."""

COMMON = ("position", "hand", "kind", "recorded_at", "dealer", "leader")
"""The first columns of every spreadsheet; `hand` is the number of a round, as in the API."""
WHY = "why"
"""The last one."""
MOST_ON_PAGE = 4
"""Columns of a family's; beside more, sides would have no room."""


class Best(StrEnum):
    """Which score wins."""

    HIGHEST = "highest"
    LOWEST = "lowest"


class Effect(StrEnum):
    """The effect of a mark on its side's column."""

    OUT = "out"
    """The side plays no more: its column is hatched, its line fades."""
    BACK = "back"
    """The side plays again."""
    JOINED = "joined"
    """The side is there from now on."""


@dataclass(frozen=True, slots=True)
class Mark:
    """The meaning of a line for its side besides points."""

    meaning: Said | str
    """For the legend, and for whoever does not see the drawing: `fell`."""
    drawing: Drawing | None = None
    """Stands in the cell instead of the points."""
    effect: Effect | None = None
    on_chart: bool = False
    """True if the chart goes to the score that the line began with, and has the drawing there."""


_POINTS = Said("common-unit-points")
OUT = Mark(Said("common-mark-out"), effect=Effect.OUT)
LEAVES = Mark(Said("common-mark-leaves"), effect=Effect.OUT)
JOINS = Mark(Said("common-mark-joins"), effect=Effect.JOINED)
COMINGS_AND_GOINGS: Mapping[str, tuple[Mark, ...]] = {"joined": (JOINS,), "withdrawn": (LEAVES,)}
"""By the kinds of lines that families use for it, most of them."""


class Content(StrEnum):
    """The kind of text in the cells of a column."""

    TEXT = "text"
    CARDS = "cards"
    """Cards as documents write them, with spaces between; on paper their suits become signs."""
    PLAYER = "player"
    """The id of a player, or of a side, which becomes the name."""


@dataclass(frozen=True, slots=True)
class Column:
    """Something that a row tells of its round, besides who dealt and what everybody scored."""

    key: str
    """At the head of the spreadsheet's column in English."""
    title: Said | str
    """At the head of the page's, and of the spreadsheet's in other languages."""
    cell: Callable[[Document], Text]
    """From the entry of a round; empty where it tells nothing."""
    content: Content = Content.TEXT
    on_page: bool = True
    """True if there is room for it on the page; a spreadsheet has room for all."""


@dataclass(frozen=True, slots=True)
class Tally:
    """The count that columns show where no score is kept."""

    unit: Said | str
    """In the plural: `hands lost`."""
    kinds: frozenset[str]
    """Kinds of lines; each such line is one more for its side."""
    member: str
    """Of a player's details: how many the player has had by now."""


@dataclass(frozen=True, slots=True)
class Allowance:
    """The allowance of which a score counts what was lost; columns show what is left of it."""

    unit: Said | str
    """In the plural: `credits`."""
    given: int
    """The number that everybody begins with."""


def _nothing(_entry: Document, _names: Mapping[str, str]) -> str:
    return ""


@dataclass(frozen=True, slots=True)
class SheetColumns:
    """A family's score sheet on paper."""

    columns: tuple[Column, ...] = ()
    marks: Mapping[str, tuple[Mark, ...]] = field(default_factory=lambda: COMINGS_AND_GOINGS)
    """By kind of line; the legend keeps their order."""
    acts: Mapping[str, Said | str] = field(default_factory=dict)
    """The titles of rows of the family's own acts, by kind: `buys in`."""
    why: Why = _nothing
    """The reason of an entry without lines; acts of all families have one without it."""
    unit: Said | str = _POINTS
    """The things that scores count, in the plural."""

    def __post_init__(self) -> None:
        keys = [*COMMON, *(column.key for column in self.columns), WHY]
        if twice := sorted({key for key in keys if keys.count(key) > 1}):
            raise ValueError(f"a spreadsheet has one column {twice[0]!r}")
        if len(self.on_page) > MOST_ON_PAGE:
            raise ValueError(f"a page has room for {MOST_ON_PAGE} columns, not {len(self.on_page)}")
        ids = [drawing.id for drawing in self.drawings]
        if twice := sorted({key for key in ids if ids.count(key) > 1}):
            raise ValueError(f"two drawings are called {twice[0]!r}")

    @property
    def on_page(self) -> tuple[Column, ...]:
        """The columns that the page has, from left to right."""
        return tuple(column for column in self.columns if column.on_page)

    @property
    def drawings(self) -> tuple[Drawing, ...]:
        """The drawings of all marks, each once."""
        marks = (mark for of_kind in self.marks.values() for mark in of_kind)
        return tuple(dict.fromkeys(mark.drawing for mark in marks if mark.drawing is not None))
