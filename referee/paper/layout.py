"""The layout of a score sheet on paper: one sheet where that can be, several where it cannot."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from itertools import product
from math import ceil

from referee.paper.cells import page_text
from referee.paper.measures import CLOSE, RUNNING_HEAD, SIZES, TALL, TIGHT, WIDE, Ruling
from referee.paper.passages import Passages
from referee.paper.rows import Rows, rows_of
from referee.paper.scales import text_width
from referee.paper.sheet import Sheet, Side

_MOST_BESIDE = 4
_FEW = 5
_LEAST_DIGITS = 2
_LEAST_ON_LAST = 4


@dataclass(frozen=True, slots=True)
class Page:
    """One sheet of paper."""

    sides: tuple[Side, ...]
    tables: tuple[Rows, ...]
    """Side by side; the first may go on from another page."""
    begins: bool
    """True if it is the first of these sides."""
    ends: bool
    """True if it is the last of these sides, so that the totals stand below its last table."""


@dataclass(frozen=True, slots=True)
class Layout:
    """A score sheet on so many pages."""

    ruling: Ruling
    pages: tuple[Page, ...]


def layout_of(sheet: Sheet, passages: Passages) -> Layout:
    """The nicest layout that puts everything on one sheet, or the one with the fewest sheets."""
    rows, nicest = rows_of(sheet), _ruling(sheet)
    for ruling in _by_niceness(nicest):
        if ruling.is_wide_enough and len(rows) <= _whole(ruling, passages):
            return Layout(ruling, (_one_page(sheet, rows, ruling),))
    return _on_several(sheet, rows, passages)


def _ruling(sheet: Sheet) -> Ruling:
    """One table for everybody, in the largest size."""
    totals = [total for row in sheet.rows for total in row.totals.values()]
    totals += [side.total for side in sheet.sides]
    language = sheet.language
    points = [cell.points for row in sheet.rows for cell in row.cells.values()]
    own = [language.text(column.title) for column in sheet.columns.on_page]
    own += [page_text(sheet, row, column) for row in sheet.rows for column in sheet.columns.on_page]
    return Ruling(
        orientation=TALL,
        size=SIZES[0],
        tables=1,
        sides=len(sheet.sides),
        digits=max(_LEAST_DIGITS, *(len(language.number(total)) for total in totals)),
        signed_digits=max((len(language.signed(changed)) for changed in points), default=0),
        own_columns=len(sheet.columns.on_page),
        longest_own=max(map(text_width, own), default=0),
        longest_name=max(text_width(side.label) for side in sheet.sides),
        longest_word=max(text_width(word) for side in sheet.sides for word in side.label.split(" ")),
    )


def _by_niceness(nicest: Ruling) -> Iterator[Ruling]:
    """Every ruling for everybody: the larger the type the nicer, but wide tables rather by themselves."""
    every = product(SIZES, (TALL, WIDE), range(1, _MOST_BESIDE + 1))
    rulings = [replace(nicest, size=size, orientation=lies, tables=tables) for size, lies, tables in every]
    yield from (rulings if nicest.sides <= _FEW else sorted(rulings, key=lambda ruling: ruling.tables))


def _whole(ruling: Ruling, passages: Passages) -> int:
    """The number of rows of a single sheet, with everything above and below them."""
    width = ruling.orientation.width
    return ruling.rows(passages.head_height(width) + passages.foot_height(width), goes_on=False)


def _one_page(sheet: Sheet, rows: Rows, ruling: Ruling) -> Page:
    return Page(sheet.sides, tuple(_beside(rows, ruling.tables)), begins=True, ends=True)


def _beside(rows: Rows, tables: int) -> Iterator[Rows]:
    """The rows in tables of the same length, the last one shorter."""
    each = max(1, ceil(len(rows) / tables))
    yield from (rows[at : at + each] for at in range(0, max(len(rows), 1), each))


def _on_several(sheet: Sheet, rows: Rows, passages: Passages) -> Layout:
    """Several sheets; with more sides than a sheet is wide, each of them for some of the sides."""
    layouts = [_with(sheet, rows, passages, ruling) for ruling in _widest(_ruling(sheet))]
    return min(layouts, key=lambda layout: len(layout.pages))


def _widest(nicest: Ruling) -> Iterator[Ruling]:
    """Rulings with as many tables beside each other as there is room for, or with fewer sides in each."""
    for size, orientation in product((CLOSE, TIGHT), (TALL, WIDE)):
        ruling = replace(nicest, size=size, orientation=orientation)
        beside = [replace(ruling, tables=tables) for tables in range(_MOST_BESIDE, 0, -1)]
        yield from [candidate for candidate in beside if candidate.is_wide_enough][:1]
    parts = range(2, nicest.sides + 1)
    shares = [replace(nicest, size=TIGHT, orientation=WIDE, sides=ceil(nicest.sides / n)) for n in parts]
    yield from [candidate for candidate in shares if candidate.is_wide_enough][:1]


def _with(sheet: Sheet, rows: Rows, passages: Passages, ruling: Ruling) -> Layout:
    width = ruling.orientation.width
    groups = [sheet.sides[at : at + ruling.sides] for at in range(0, len(sheet.sides), ruling.sides)]
    pages: list[Page] = []
    for group in groups:
        above = RUNNING_HEAD if pages else passages.head_height(width)
        below = passages.foot_height(width) if group is groups[-1] else 0.0
        parts = [*_parts(rows, ruling, above=above, below=below)]
        pages += [
            Page(group, tuple(_beside(part, ruling.tables)), begins=at == 0, ends=at == len(parts) - 1)
            for at, part in enumerate(parts)
        ]
    return Layout(ruling, tuple(pages))


def _parts(rows: Rows, ruling: Ruling, *, above: float, below: float) -> Iterator[Rows]:
    """The rows of each page: as many as it has room for, and the last one room for the foot."""
    begin, head = 0, above
    while True:
        left = len(rows) - begin
        if left <= ruling.rows(head + below):
            yield rows[begin:]
            return
        # Something has to stand on every page, or there would be no end of them; on the last one, too.
        room = max(1, min(ruling.rows(head), left - _LEAST_ON_LAST))
        yield rows[begin : begin + room]
        begin, head = begin + room, RUNNING_HEAD
