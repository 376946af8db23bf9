"""The score sheet in the forms in which it is printed, reckoned with or looked at."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from datetime import tzinfo

from referee.paper.chart import svg_text
from referee.paper.file_names import ascii_name, file_name
from referee.paper.page import html_page
from referee.paper.palette import STYLE
from referee.paper.sheet import Sheet
from referee.paper.spreadsheet import csv_text
from referee.paper.style import STYLES, digest_of
from referee.service.games import paper
from referee.service.games.paper import Papers
from referee.service.games.whole import Whole
from referee.store.reading import asks_nothing

HTML, CSV, SVG = "html", "csv", "svg"
STYLE_DIGESTS = tuple(map(digest_of, STYLES))
"""By which a content policy allows every style that a page can have."""


@dataclass(frozen=True, slots=True)
class Printed:
    """A score sheet in one form."""

    text: str
    file_name: str
    ascii_name: str
    """The same for those who know no letters but A to Z."""
    style_digest: str | None
    """Of its only style, if it has one."""


@dataclass(frozen=True, slots=True)
class Form:
    """The form in which a score sheet is printed."""

    name: str
    separator: str
    """Between the cells of CSV."""
    zone: tzinfo
    """Of its times."""
    language: str


def whole(game_id: str, form: Form, *, is_asked: bool) -> Whole[Papers, Printed]:
    """The score sheet of a game in this form.

    It `is_asked` ahead of knowing the game's version, unless the client may have it already.
    """
    return Whole(
        form=(form.name, form.separator, str(form.zone), form.language),
        asks=(lambda tx: paper.asks(tx, game_id)) if is_asked else asks_nothing,
        read=paper.papers,
        size=lambda papers: papers.size,
        make=lambda _, papers: printed(papers.sheet(form.zone, form.language), form),
    )


def printed(sheet: Sheet, form: Form) -> Printed:
    """A score sheet in this form."""
    text, style = _PRINTERS[form.name](sheet, form.separator)
    name = file_name(sheet, form.name)
    return Printed(text, name, ascii_name(name), None if style is None else digest_of(style))


def _page(sheet: Sheet, _separator: str) -> tuple[str, str | None]:
    page = html_page(sheet)
    return page.text, page.style


_PRINTERS: Mapping[str, Callable[[Sheet, str], tuple[str, str | None]]] = {
    HTML: _page,
    CSV: lambda sheet, separator: (csv_text(sheet, separator=separator), None),
    SVG: lambda sheet, _: (svg_text(sheet), STYLE),
}
"""By form, the text and its only style."""
