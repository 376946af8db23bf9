"""The score sheet as CSV (RFC 4180), for spreadsheets.

It begins with a byte order mark: without one, a spreadsheet on Windows takes “Mätäpesä” for another
encoding. Programs that read it skip the mark with Python's `utf-8-sig` or its like.
"""

from __future__ import annotations

import csv
import re
from collections.abc import Iterator

from referee.families.columns import COMMON, WHY, Column, Content
from referee.paper.cells import cell_text, page_text
from referee.paper.sheet import Row, Sheet
from referee.words.said import Typed, argument

BYTE_ORDER_MARK = "\ufeff"

_FORMULA = "=+\\-@＝＋－＠"
_RUNS = re.compile(rf"^(?=[{_FORMULA}\t\r\n])|(?:^|[;|\t\r\n])[\s\"']*(?=[{_FORMULA}])")
"""Places where a spreadsheet might find a formula: the start of a cell, or of what becomes a cell where it
takes semicolons for separators, as it does in most of Europe."""


def csv_text(sheet: Sheet, *, separator: str = ",") -> str:
    """The score sheet as CSV: a row for every round and whatever else happened."""
    lines = _Lines()
    writer = csv.writer(lines, delimiter=separator)
    writer.writerow(_heads(sheet))
    writer.writerows(_cells(sheet, row) for row in sheet.rows)
    return BYTE_ORDER_MARK + "".join(lines)


class _Lines(list[str]):
    """The lines that the csv module writes."""

    def write(self, line: str) -> None:
        """Keeps a line."""
        self.append(line)


def harmless(text: str) -> str:
    """The text so that no spreadsheet runs it: an apostrophe stands before what would begin a formula.

    >>> harmless("=1+1"), harmless("Ann"), harmless("x;@SUM(A1)")
    ("'=1+1", 'Ann', "x;'@SUM(A1)")
    """
    return _RUNS.sub(r"\g<0>'", text)


def _heads(sheet: Sheet) -> list[str]:
    message, columns = sheet.language.message, sheet.columns.columns
    common = {key: message("paper-head", key=key, **sheet.nouns) for key in (*COMMON, WHY)}
    own = [
        message("paper-head-of-family", key=column.key, title=argument(column.title)) for column in columns
    ]
    each = (sheet.counts, message("paper-head-total"))
    of_sides = [sheet.language.beside(side.label, count) for side in sheet.sides for count in each]
    return [harmless(head) for head in (*(common[key] for key in COMMON), *own, *of_sides, common[WHY])]


def _cells(sheet: Sheet, row: Row) -> Iterator[str | int | None]:
    yield from (row.position, row.number, _kind(sheet, row), row.at)
    for player in (row.dealer, row.leader):
        yield harmless(sheet.names[player]) if player else None
    yield from (harmless(_own(sheet, row, column)) for column in sheet.columns.columns)
    for side in sheet.sides:
        is_there, cell = side.id in row.totals, row.cells.get(side.id)
        yield (0 if cell is None else cell.points) if is_there else None
        yield row.totals.get(side.id)
    yield harmless(_why(sheet, row))


def _why(sheet: Sheet, row: Row) -> str:
    """The reasons of the row, and for a round that nobody has confirmed, that."""
    message, why = sheet.language.message, Typed(row.why)
    if row.dispute is not None:
        by, reason = Typed(row.dispute.by), Typed(row.dispute.reason)
        return message("paper-why-disputed", why=why, by=by, reason=reason)
    return message("paper-why-open", why=why) if row.is_open else row.why


def _kind(sheet: Sheet, row: Row) -> str:
    """The kind of what happened, in English as documents name it."""
    title = argument(sheet.columns.acts.get(row.kind, row.kind))
    return sheet.language.message("paper-kind", key=row.kind, **sheet.nouns | {"title": title})


def _own(sheet: Sheet, row: Row, column: Column) -> str:
    """The text of a row in one of the family's columns; cards, in English, as documents write them."""
    text = cell_text(sheet, row, column)
    if column.content is not Content.CARDS or not text:
        return text
    return sheet.language.message("paper-cards", key=text, cards=Typed(page_text(sheet, row, column)))
