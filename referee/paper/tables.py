"""The tables of a printed sheet: sides as columns, rounds as rows, totals crossed out once they are old."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field

from referee.families.columns import Effect
from referee.paper.cells import page_text, shows
from referee.paper.drawings import labelled
from referee.paper.heads import heads_of
from referee.paper.language import Language
from referee.paper.layout import Page
from referee.paper.markup import escape
from referee.paper.measures import Ruling
from referee.paper.rows import Rows, goes_on_by_hand
from referee.paper.sheet import Cell, Row, Sheet, Side
from referee.words.said import Said

_ACTS = {
    "adjustment": Said("paper-act-adjusted"),
    "join": Said("paper-act-joins"),
    "withdrawal": Said("paper-act-leaves"),
    "end": Said("paper-act-ends"),
}
_FIFTH = 5


@dataclass(slots=True)
class Pen:
    """The state of the sheet while it is written from top to bottom."""

    latest: Mapping[str, int]
    """By side, the position of the row whose total stands."""
    has_points: bool
    totals: dict[str, int]
    dealt: str
    """The mark of who dealt."""
    language: Language
    seated: set[str]
    """The sides at the table; others have no place in a row."""
    out: set[str] = field(default_factory=set)


def pen_of(sheet: Sheet, *, has_points: bool) -> Pen:
    """The pen before the first row."""
    latest = {side: row.position for row in sheet.rows for side, cell in row.cells.items() if shows(cell)}
    first = set(sheet.rows[0].totals) if sheet.rows else {side.id for side in sheet.sides}
    joined = {side for row in sheet.rows for side, cell in row.cells.items() if cell.has(Effect.JOINED)}
    totals = {side.id: side.first for side in sheet.sides}
    message = sheet.language.message
    title, letter = escape(message("paper-dealt")), escape(message("paper-dealer-letter"))
    dealt = f'<abbr class="d" title="{title}">{letter}</abbr>'
    return Pen(latest, has_points, totals, dealt, sheet.language, first - joined)


def tables(sheet: Sheet, page: Page, ruling: Ruling, pen: Pen) -> Iterator[str]:
    """The tables of a page, from left to right."""
    for at, rows in enumerate(page.tables):
        is_last = at == len(page.tables) - 1
        yield "<table>"
        yield f'<caption class="hidden">{_caption(sheet, rows)}</caption>'
        yield from _head(sheet, page.sides, ruling)
        yield "<tbody>"
        if at or not page.begins:
            yield _carried(sheet, page.sides, pen)
        yield from _rows(sheet, rows, page.sides, pen)
        yield "</tbody>"
        if page.ends and is_last:
            yield _totals(sheet, page.sides, are_blank=goes_on_by_hand(rows))
        yield "</table>"


def _caption(sheet: Sheet, rows: Rows) -> str:
    numbers = [row.number for row in rows if row is not None and row.number is not None]
    message, words = sheet.language.message, sheet.nouns
    if not numbers:
        return escape(message("paper-caption-none", **words))
    return escape(message("paper-caption", first=numbers[0], last=numbers[-1], **words))


def _head(sheet: Sheet, sides: Sequence[Side], ruling: Ruling) -> Iterator[str]:
    word = escape(sheet.language.message("paper-column-round", **sheet.nouns))
    yield f'<thead><tr><th class="of-row lead-hand" scope="col">{word}</th>'
    for column in sheet.columns.on_page:
        yield f'<th class="of-row lead-card" scope="col">{escape(sheet.language.text(column.title))}</th>'
    names = [f"{side.mark} {side.label}".lstrip() for side in sides]
    heads = heads_of(names, room=ruling.name_room, most=ruling.most_of_name)
    for side, head in zip(sides, heads, strict=True):
        kind = "name long" if head.is_long and not ruling.has_upright_names else "name"
        name = f'<bdi class="{kind}">{escape(head.text)}</bdi>'
        yield f'<th class="of-side c-{side.colour}" scope="col">{name}</th>'
    yield "</tr></thead>"


def _wide_lead(sheet: Sheet, text: str, *, kind: str = "") -> str:
    """The head of a row that is no round's, as wide as the columns before the sides'."""
    class_ = f' class="{kind}"' if kind else ""
    return f'<th{class_} colspan="{1 + len(sheet.columns.on_page)}" scope="row">{escape(text)}</th>'


def _carried(sheet: Sheet, sides: Sequence[Side], pen: Pen) -> str:
    cells = "".join(f"<td{_gone(side.id, pen)}>{_carried_total(side, pen)}</td>" for side in sides)
    lead = _wide_lead(sheet, sheet.language.message("paper-carried"))
    return f'<tr class="carried">{lead}{cells}</tr>'


def _carried_total(side: Side, pen: Pen) -> str:
    return pen.language.number(pen.totals[side.id]) if side.id in pen.seated else ""


def _totals(sheet: Sheet, sides: Sequence[Side], *, are_blank: bool) -> str:
    totals = (_last_total(side, sheet.language) for side in sides)
    cells = "<td></td>" * len(sides) if are_blank else "".join(totals)
    lead = _wide_lead(sheet, sheet.language.message("paper-total"))
    return f"<tfoot><tr>{lead}{cells}</tr></tfoot>"


def _last_total(side: Side, language: Language) -> str:
    total = language.number(side.total)
    return f'<td class="won-by"><b>{total}</b></td>' if side.won else f"<td>{total}</td>"


def _rows(sheet: Sheet, rows: Rows, sides: Sequence[Side], pen: Pen) -> Iterator[str]:
    for row in rows:
        if row is None:
            own = '<td class="card"></td>' * len(sheet.columns.on_page)
            blank = "".join(f"<td{_gone(side.id, pen)}></td>" for side in sides)
            yield f'<tr><th scope="row"></th>{own}{blank}</tr>'
            continue
        fifth = ' class="fifth"' if row.number and row.number % _FIFTH == 0 else ""
        cells = "".join([_cell(row, side, pen) for side in sides])
        yield f"<tr{fifth}>{_lead(sheet, row)}{cells}</tr>"
        _note(row, pen)


def _lead(sheet: Sheet, row: Row) -> str:
    if row.number is None:
        acts = {**_ACTS, **sheet.columns.acts}
        return _wide_lead(sheet, sheet.language.text(acts.get(row.kind, "")), kind="what")
    own = [
        f'<td class="card">{escape(page_text(sheet, row, column))}</td>' for column in sheet.columns.on_page
    ]
    return f'<th scope="row">{row.number}</th>{"".join(own)}'


def _gone(side: str, pen: Pen) -> str:
    return ' class="gone"' if side in pen.out else ""


def _cell(row: Row, side: Side, pen: Pen) -> str:
    cell = row.cells.get(side.id)
    dealt = pen.dealt if row.dealer in side.players and row.number is not None else ""
    if cell is None or not shows(cell):
        out = [mark.meaning for mark in cell.marks] if cell is not None else []
        words = f"<small>{escape(pen.language.text(out[0]))}</small>" if out else ""
        return f"<td{_gone(side.id, pen)}>{dealt}{words}</td>"
    total = _total(pen.language.number(cell.total), stands=pen.latest[side.id] == row.position)
    return f"<td>{dealt}{_before_total(cell, pen)}{total}</td>"


def _total(text: str, *, stands: bool) -> str:
    """The total, crossed out once another one stands below it."""
    if stands:
        return f"<b>{text}</b>"
    return f"<s>{text}</s>" if len(text) > 1 else f'<s class="one">{text}</s>'


def _before_total(cell: Cell, pen: Pen) -> str:
    """The text before the total: the drawing of a mark, or the points."""
    for mark in cell.marks:
        if mark.drawing is not None:
            return labelled(mark.drawing, pen.language.text(mark.meaning))
    if not (pen.has_points and cell.points):
        return ""
    return f"<i><small>{pen.language.signed(cell.points)}</small></i>"


def _note(row: Row, pen: Pen) -> None:
    """Keeps what the row has changed in mind."""
    for side, cell in row.cells.items():
        pen.totals[side] = cell.total
        if cell.has(Effect.JOINED):
            pen.seated.add(side)
        if cell.has(Effect.BACK):
            pen.out.discard(side)
        if cell.has(Effect.OUT):
            pen.out.add(side)
