"""The score sheet to print."""

from __future__ import annotations

from typing import Any
from zoneinfo import ZoneInfo

from referee.api.foundation.fields import Choice, InputSchema, Text
from referee.api.foundation.separators import separator_field
from referee.api.foundation.violations import must, shown
from referee.service.games.printing import CSV, HTML, SVG
from referee.words.said import Said

MEDIA_TYPES = {HTML: "text/html", CSV: "text/csv", SVG: "image/svg+xml"}
"""By form, the one for browsers first."""


class TimeZone(Text):
    """A time zone by its name in the IANA database."""

    def __init__(self, **options: Any) -> None:
        options["metadata"] = {"pattern": "^[A-Za-z][A-Za-z0-9_+/-]*$"} | dict(options.get("metadata") or {})
        super().__init__(**options)

    def _deserialize(self, value: Any, attr: str | None, data: Any, **kwargs: Any) -> str:
        name = super()._deserialize(value, attr, data, **kwargs)
        try:
            ZoneInfo(name)
        except (KeyError, ValueError, OSError):
            message = Said("api-must-be-time-zone", {"given": shown(name)})
            raise must("time_zone_must_exist", message) from None
        return name


def time_zone(about: str) -> TimeZone:
    """The parameter that says where one is."""
    description = f"{about}, by IANA name such as Europe/Copenhagen"
    return TimeZone(load_default="UTC", max_length=60, metadata={"description": description})


class FormQuery(InputSchema):
    """The form of a score sheet."""

    format = Choice(
        *MEDIA_TYPES,
        metadata={
            "title": "SheetFormat",
            "description": "Goes before `Accept`; without either, a page to print",
        },
    )
    tz = time_zone("Where the day and the times of CSV are told")
    separator = separator_field()
