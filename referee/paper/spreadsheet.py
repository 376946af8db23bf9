"""The score sheet as CSV (RFC 4180), for spreadsheets.

It begins with a byte order mark: without one, a spreadsheet on Windows takes “Mätäpesä” for another
encoding. Programs that read it skip the mark with Python's `utf-8-sig` or its like.
"""

from __future__ import annotations

import csv
import re
from collections.abc import Iterator

from referee.families.columns import COMMON, WHY
from referee.paper.cells import cell_text
from referee.paper.sheet import Row, Sheet

BYTE_ORDER_MARK = "\ufeff"

_FORMULA = "=+\\-@＝＋－＠"
_RUNS = re.compile(rf"^(?=[{_FORMULA}\t\r\n])|(?:^|[;|\t\r\n])[\s\"']*(?=[{_FORMULA}])")
"""Where a spreadsheet might find a formula: at the start of a cell, or of what becomes a cell where it
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
    heads = [*COMMON, *(column.key for column in sheet.columns.columns)]
    for side in sheet.sides:
        heads += [harmless(f"{side.label}: {sheet.counts}"), harmless(f"{side.label}: total")]
    return [*heads, WHY]


def _cells(sheet: Sheet, row: Row) -> Iterator[str | int | None]:
    yield from (row.position, row.number, row.kind, row.at)
    for player in (row.dealer, row.leader):
        yield harmless(sheet.names[player]) if player else None
    yield from (harmless(cell_text(sheet, row, column)) for column in sheet.columns.columns)
    for side in sheet.sides:
        is_there, cell = side.id in row.totals, row.cells.get(side.id)
        yield (0 if cell is None else cell.points) if is_there else None
        yield row.totals.get(side.id)
    yield harmless(row.why)
