"""The score sheet to print: as a page, as CSV, and its running scores as a chart."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any
from urllib.parse import quote
from zoneinfo import ZoneInfo

from flask import request
from werkzeug.wrappers import Response as AnyResponse

from referee.api.foundation.blueprint import Blueprint
from referee.api.foundation.conditions import etag, not_modified
from referee.api.foundation.languages import language_of_request
from referee.api.foundation.negotiation import preferred
from referee.api.foundation.separators import SEMICOLON, VARIES, Separator, separator_of
from referee.api.foundation.whole import tell
from referee.api.schemas.score_sheets import MEDIA_TYPES, FormQuery
from referee.service.games import printing
from referee.service.games.paper import PAPER_FORMAT
from referee.service.games.printing import CSV, Printed
from referee.service.shelf import WrittenAnswer
from referee.words.speech import ENGLISH

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
    (`"319.1-csv"`). The day, and the times in the CSV, are those of the time zone `tz`.

    All three are in the language of `lang`, else of `Accept-Language`, and the `ETag` of any but English
    says which (`"319.1-csv-da"`). The names of columns and kinds in the CSV are those of this document in
    English, and titles in other languages; its numbers and times are the same in all of them.
    """
    form = query.get("format") or _FORMS[preferred(request, [*_FORMS])]
    separator, language = separator_of(query["separator"], request), language_of_request()
    shown = _shown(form, separator, language)
    cached = _CACHED | {"Vary": VARIES, "Content-Language": language}

    def early(version: int) -> AnyResponse | None:
        same = not_modified(request, version, view=PAPER_FORMAT, form=shown)
        return same and _with(same, cached)

    def finish(version: int, printed: Printed) -> WrittenAnswer:
        headers = {
            "ETag": etag(version, view=PAPER_FORMAT, form=shown),
            "Content-Disposition": _disposition(printed, form),
        }
        return WrittenAnswer(printed.text.encode(), MEDIA_TYPES[form], headers | _policy(printed))

    is_asked = "If-None-Match" not in request.headers
    paper = printing.Form(form, separator.between, ZoneInfo(query["tz"]), language)
    whole = printing.whole(game_id, paper, is_asked=is_asked)
    return _with(tell(game_id, whole, finish, early), cached)


def _shown(form: str, separator: Separator, language: str) -> str:
    """The form as a tag names it, with what need not be part of the address: the separator, the language."""
    between = SEMICOLON if (form, separator.name) == (CSV, SEMICOLON) else ""
    return "-".join(filter(None, (form, between, "" if language == ENGLISH else language)))


def _policy(printed: Printed) -> dict[str, str]:
    """A content policy that allows the style of the sheet and nothing else."""
    style = f"style-src '{printed.style_digest}'; " if printed.style_digest is not None else ""
    closed = "base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
    return {"Content-Security-Policy": f"default-src 'none'; {style}{closed}"}


def _disposition(printed: Printed, form: str) -> str:
    """The name of the file when it is saved. Browsers do not show spreadsheets.

    Its name consists of letters, digits and hyphens, so that nothing has to be quoted.
    """
    kind = "attachment" if form == CSV else "inline"
    name = quote(printed.file_name, safe="")
    return f"{kind}; filename=\"{printed.ascii_name}\"; filename*=UTF-8''{name}"


def _with(response: AnyResponse, headers: Mapping[str, str]) -> AnyResponse:
    response.headers.update(headers)
    return response
