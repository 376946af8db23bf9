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
from referee.words.said import Typed, argument

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
    title = sheet.language.message("paper-page-title", game=Typed(passages.title))
    names = "upright" if ruling.has_upright_names else "lying"
    yield f'<!doctype html>\n<html lang="{sheet.language.tag}">\n<head>\n<meta charset="utf-8"/>'
    yield '<meta name="viewport" content="width=device-width"/>'
    yield f"<title>{escape(title)}</title>"
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
    message = sheet.language.message
    for at, page in enumerate(pages, 1):
        if page.begins:
            pen = pen_of(sheet, has_points=layout.ruling.size.has_points)
        which = message("paper-page-of", page=at, pages=len(pages))
        beside = message("paper-beside-page-of", page=at, pages=len(pages)) if len(pages) > 1 else ""
        yield f'<section class="sheet" aria-label="{escape(which)}">'
        yield from (_header(passages, beside) if at == 1 else _running(passages, which))
        yield from _tables(sheet, page, layout.ruling, pen)
        if page is pages[-1]:
            yield from _footer(sheet, passages)
        yield "</section>"


def _header(passages: Passages, which: str) -> Iterator[str]:
    long_ = ' class="long"' if len(passages.title) > _LONG_TITLE else ""
    sheet = f" · {escape(which)}" if which else ""
    yield f"<header{long_}>"
    yield f'<h1 dir="auto">{escape(passages.title)}</h1>'
    yield f'<p class="played">{escape(passages.played.text)}{sheet}</p>'
    yield passages.won.markup(kind="won" if passages.won.about else "won going")
    yield from (passage.markup() for passage in passages.head)
    yield "</header>"


def _running(passages: Passages, which: str) -> Iterator[str]:
    yield f'<div class="running"><span>{escape(passages.title)}</span><span>{escape(which)}</span></div>'


def _tables(sheet: Sheet, page: Page, ruling: Ruling, pen: Pen) -> Iterator[str]:
    yield '<div class="tables">'
    yield from tables(sheet, page, ruling, pen)
    yield "</div>"


def _footer(sheet: Sheet, passages: Passages) -> Iterator[str]:
    message = sheet.language.message
    yield "<footer>"
    yield from (passage.markup() for passage in passages.foot)
    yield f'<p class="legend">{"".join(_legend(sheet))}</p>'
    notes, signed = escape(message("paper-notes-by-hand")), escape(message("paper-signed"))
    lines = f"<div>{notes}<span></span></div><div>{signed}<span></span><span></span></div>"
    yield f'<div class="lines">{lines}</div>'
    yield "</footer>"


def _legend(sheet: Sheet) -> Iterator[str]:
    """The meanings of the signs on this sheet."""
    language = sheet.language
    present = {mark for row in sheet.rows for cell in row.cells.values() for mark in cell.marks}
    known = [mark for of_kind in sheet.columns.marks.values() for mark in of_kind]
    if any(row.dealer for row in sheet.rows):
        yield _meaning(language.message("paper-legend-dealt"))
    for mark in dict.fromkeys(known):
        if mark in present and mark.drawing is not None:
            drawn = labelled(mark.drawing, language.text(mark.drawing.name))
            yield f"<span>{drawn} {escape(language.text(mark.meaning))}</span>"
    if any(mark.effect is Effect.OUT for mark in present):
        yield _meaning(language.message("paper-legend-hatched"))
    if sheet.tally is not None:
        totals = language.message("paper-legend-totals", unit=argument(sheet.tally.unit))
        yield _meaning(totals)


def _meaning(text: str) -> str:
    return f"<span>{escape(text)}</span>"
