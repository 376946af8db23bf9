"""The score sheet to print: as a page, as CSV, and its running scores as a chart."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any
from urllib.parse import quote
from zoneinfo import ZoneInfo

from flask import request
from werkzeug.wrappers import Response as AnyResponse

from referee.api.foundation.blueprint import Blueprint
from referee.api.foundation.conditions import etag, not_modified
from referee.api.foundation.negotiation import preferred
from referee.api.foundation.separators import SEMICOLON, separator_of, varies
from referee.api.foundation.whole import Whole, tell
from referee.api.schemas.score_sheets import CSV, HTML, MEDIA_TYPES, SVG, FormQuery
from referee.paper.chart import svg_text
from referee.paper.page import html_page
from referee.paper.palette import STYLE
from referee.paper.sheet import Sheet
from referee.paper.spreadsheet import csv_text
from referee.paper.style import digest_of
from referee.paper.words import ascii_name, file_name
from referee.service.games import paper
from referee.service.shelf import WrittenAnswer
from referee.store import Reading, StoredGame

blp = Blueprint(
    "score-sheets", __name__, url_prefix="/v1/games/<game_id>", description="The score sheet to print"
)

_FORMS = {media_type: form for form, media_type in MEDIA_TYPES.items()}
_CACHED = {"Cache-Control": "private, no-cache"}
"""Caches must not share it, since it has names."""


@blp.get("/score-sheet")
@blp.arguments(FormQuery, location="query")
@blp.answers_text(*MEDIA_TYPES.values())
@blp.problems(404, 406)
@blp.takes("If-None-Match")
def get_score_sheet(query: dict[str, Any], game_id: str) -> AnyResponse:
    """The score sheet to print (HTML), to reckon with (CSV), or its running scores as a chart (SVG)

    The page prints on one sheet of A4 or Letter where that can be. The chart is light or dark as the
    reader's screen is. The CSV is UTF-8 with a byte order mark, which spreadsheets need; cells that a
    spreadsheet would run as formulas begin with an apostrophe, and its cells are separated as `separator`
    says. Each form has an `ETag` of its own, which says how this release writes score sheets, too
    (`"319.1-csv"`). The day, and the times in the CSV, are those of the time zone
    `tz`.
    """
    form = query.get("format") or _FORMS[preferred(request, [*_FORMS])]
    separator = separator_of(query["separator"], request)
    # The separator that `auto` chooses is not part of the address, so the form has it.
    shown = form if (form, separator.name) != (CSV, SEMICOLON) else f"{form}-{SEMICOLON}"
    cached = _CACHED | {"Vary": varies(query["separator"])}

    zone = ZoneInfo(query["tz"])

    def early(game: StoredGame) -> AnyResponse | None:
        same = not_modified(request, game.version, view=paper.PAPER_FORMAT, form=shown)
        return same and _with(same, cached)

    def foresee(tx: Reading) -> None:
        if "If-None-Match" not in request.headers:
            paper.foresee(tx, game_id)

    def written(game: StoredGame, papers: paper.Papers) -> WrittenAnswer:
        # Outside the transaction, since writing a long game takes a while.
        sheet = papers.sheet(zone)
        printed = _PRINTERS[form](sheet, separator.between)
        headers = {
            "ETag": etag(game.version, view=paper.PAPER_FORMAT, form=shown),
            "Content-Disposition": _disposition(sheet, form),
        }
        return WrittenAnswer(printed.text.encode(), MEDIA_TYPES[form], headers | _policy(printed))

    whole = Whole(
        form=(shown, separator.between, str(zone)),
        foresee=foresee,
        read=paper.papers,
        size=lambda papers: papers.size,
        write=written,
        early=early,
    )
    return _with(tell(game_id, whole), cached)


@dataclass(frozen=True, slots=True)
class _Printed:
    """A score sheet in one form, with its only style."""

    text: str
    style: str | None = None


def _page(sheet: Sheet, _separator: str) -> _Printed:
    page = html_page(sheet)
    return _Printed(page.text, page.style)


_PRINTERS: Mapping[str, Callable[[Sheet, str], _Printed]] = {
    HTML: _page,
    CSV: lambda sheet, separator: _Printed(csv_text(sheet, separator=separator)),
    SVG: lambda sheet, _: _Printed(svg_text(sheet), STYLE),
}


def _policy(printed: _Printed) -> dict[str, str]:
    """A content policy that allows the style of the sheet and nothing else."""
    style = f"style-src '{digest_of(printed.style)}'; " if printed.style is not None else ""
    closed = "base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
    return {"Content-Security-Policy": f"default-src 'none'; {style}{closed}"}


def _disposition(sheet: Sheet, form: str) -> str:
    """The name of the file when it is saved. Browsers do not show spreadsheets.

    Its name consists of letters, digits and hyphens, so that nothing has to be quoted.
    """
    name = file_name(sheet, form)
    kind = "attachment" if form == CSV else "inline"
    return f"{kind}; filename=\"{ascii_name(name)}\"; filename*=UTF-8''{quote(name, safe='')}"


def _with(response: AnyResponse, headers: Mapping[str, str]) -> AnyResponse:
    response.headers.update(headers)
    return response
