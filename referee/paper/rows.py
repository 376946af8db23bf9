"""The rows in the table of a printed sheet."""

from __future__ import annotations

from collections.abc import Sequence

from referee.paper.cells import shows
from referee.paper.sheet import PLAYING, Row, Sheet

Rows = Sequence[Row | None]
"""None is a row left blank, to go on by hand."""

_LEAST_ROWS = 18
"""A game that goes on has at least so many, blank ones among them."""
_LEFT_OUT = {"dealer", "end"}
"""The kinds that mostly change no score: the mark of who deals and the line of who has won tell it."""


def rows_of(sheet: Sheet) -> Rows:
    """The rows of the table: rounds, and all that changes a score or who plays."""
    rows: list[Row | None] = [row for row in sheet.rows if row.kind not in _LEFT_OUT or _changes(row)]
    blank = max(0, _LEAST_ROWS - len(rows)) if sheet.status == PLAYING else 0
    return rows + [None] * blank


def _changes(row: Row) -> bool:
    """True if it changes a score, such as an end by which a pot is shared out."""
    return any(shows(cell) for cell in row.cells.values())


def goes_on_by_hand(rows: Rows) -> bool:
    """True if there is room left, so that these are no totals yet."""
    return rows[-1:] == [None]
