"""The score sheet to print."""

from __future__ import annotations

from ..fields import Choice, InputSchema

HTML, CSV, SVG = "html", "csv", "svg"
MEDIA_TYPES = {HTML: "text/html", CSV: "text/csv", SVG: "image/svg+xml"}
"""By form, the one for browsers first."""


class FormQuery(InputSchema):
    """The form of a score sheet."""

    format = Choice(
        *MEDIA_TYPES,
        metadata={"description": "Goes before `Accept`; without either, a page to print"},
    )
