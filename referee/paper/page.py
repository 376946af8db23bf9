"""The score sheet as a page that prints as if it were kept by hand."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from referee.families.columns import Effect
from referee.paper.drawings import labelled, symbols
from referee.paper.layout import Layout, Page, layout_of
from referee.paper.markup import escape
from referee.paper.measures import Ruling
from referee.paper.passages import Passages, passages_of
from referee.paper.sheet import Sheet
from referee.paper.style import classes_of, style_of
from referee.paper.tables import Pen, pen_of, tables

_LONG_TITLE = 44


@dataclass(frozen=True, slots=True)
class Printed:
    """A page, and the style in it, which a content policy has to allow."""

    text: str
    style: str


def html_page(sheet: Sheet) -> Printed:
    """The score sheet as HTML to print."""
    passages = passages_of(sheet)
    layout = layout_of(sheet, passages)
    style = style_of(layout.ruling.orientation, is_wider=bool(classes_of(layout.ruling)))
    return Printed("\n".join(_whole(sheet, passages, layout, style)) + "\n", style)


def _whole(sheet: Sheet, passages: Passages, layout: Layout, style: str) -> Iterator[str]:
    ruling = layout.ruling
    names = "upright" if ruling.has_upright_names else "lying"
    yield '<!doctype html>\n<html lang="en">\n<head>\n<meta charset="utf-8"/>'
    yield '<meta name="viewport" content="width=device-width"/>'
    yield f"<title>{escape(passages.title)} · score sheet</title>"
    yield f"<style>{style}</style>\n</head>"
    yield f'<body class="{" ".join([ruling.size.name, names, *classes_of(ruling)])}">'
    drawings = symbols(sheet.columns.drawings)
    yield f'<svg class="drawings" width="0" height="0" aria-hidden="true">{drawings}</svg>'
    yield "<main>"
    yield from _pages(sheet, passages, layout)
    if passages.more:
        yield '<section class="sheet more">'
        yield from (passage.markup() for passage in passages.more)
        yield "</section>"
    yield "</main>\n</body>\n</html>"


def _pages(sheet: Sheet, passages: Passages, layout: Layout) -> Iterator[str]:
    pen, pages = pen_of(sheet, has_points=layout.ruling.size.has_points), layout.pages
    for at, page in enumerate(pages, 1):
        if page.begins:
            pen = pen_of(sheet, has_points=layout.ruling.size.has_points)
        which = f"Sheet {at} of {len(pages)}"
        yield f'<section class="sheet" aria-label="{which}">'
        yield from (
            _header(passages, which if len(pages) > 1 else "") if at == 1 else _running(passages, which)
        )
        yield from _tables(sheet, page, layout.ruling, pen)
        if page is pages[-1]:
            yield from _footer(sheet, passages)
        yield "</section>"


def _header(passages: Passages, which: str) -> Iterator[str]:
    long_ = ' class="long"' if len(passages.title) > _LONG_TITLE else ""
    sheet = f" · {which.lower()}" if which else ""
    yield f"<header{long_}>"
    yield f'<h1 dir="auto">{escape(passages.title)}</h1>'
    yield f'<p class="played">{escape(passages.played.text)}{sheet}</p>'
    yield passages.won.markup(kind="won" if passages.won.about else "won going")
    yield from (passage.markup() for passage in passages.head)
    yield "</header>"


def _running(passages: Passages, which: str) -> Iterator[str]:
    yield f'<div class="running"><span>{escape(passages.title)}</span><span>{which}</span></div>'


def _tables(sheet: Sheet, page: Page, ruling: Ruling, pen: Pen) -> Iterator[str]:
    yield '<div class="tables">'
    yield from tables(sheet, page, ruling, pen)
    yield "</div>"


def _footer(sheet: Sheet, passages: Passages) -> Iterator[str]:
    yield "<footer>"
    yield from (passage.markup() for passage in passages.foot)
    yield f'<p class="legend">{"".join(_legend(sheet))}</p>'
    yield '<div class="lines"><div>Notes<span></span></div><div>Signed<span></span><span></span></div></div>'
    yield "</footer>"


def _legend(sheet: Sheet) -> Iterator[str]:
    """The meanings of the signs on this sheet."""
    present = {mark for row in sheet.rows for cell in row.cells.values() for mark in cell.marks}
    known = [mark for of_kind in sheet.columns.marks.values() for mark in of_kind]
    if any(row.dealer for row in sheet.rows):
        yield "<span>D dealt</span>"
    for mark in dict.fromkeys(known):
        if mark in present and mark.drawing is not None:
            yield f"<span>{labelled(mark.drawing, mark.drawing.name)} {escape(mark.meaning)}</span>"
    if any(mark.effect is Effect.OUT for mark in present):
        yield "<span>hatched: out</span>"
    if sheet.tally is not None:
        yield f"<span>totals are of {escape(sheet.tally.unit)}</span>"
