"""Small drawings on a printed sheet and on a chart: what a family brings, and a few that all may use."""

from __future__ import annotations

import re
from dataclasses import dataclass

from referee.words.said import Said

_ID = re.compile(r"[a-z][a-z0-9-]*")
_STAR = "M20 1.4L22.3 7.4L28.7 7.8L23.7 11.8L25.4 18L20 14.5L14.6 18L16.3 11.8L11.3 7.8L17.7 7.4Z"


@dataclass(frozen=True, slots=True)
class Drawing:
    """A drawing in SVG, 40 wide and 20 high."""

    id: str
    """By which it is used: lower-case letters, digits and hyphens."""
    name: Said | str
    """The thing that it shows: `a cucumber`."""
    markup: str
    """SVG elements. They stand on white paper, and on a chart on black as well."""

    def __post_init__(self) -> None:
        if not _ID.fullmatch(self.id):
            raise ValueError(f"{self.id!r} is no id of a drawing: a-z, 0-9 and hyphens, a letter first")


STAR = Drawing(
    "star",
    Said("common-drawing-star"),
    f'<path d="{_STAR}" fill="#e0a100" stroke="#8a6400" stroke-width="1.2"/>',
)
CROSS = Drawing(
    "cross",
    Said("common-drawing-cross"),
    '<path d="M13 3L27 17M27 3L13 17" fill="none" stroke="#d0342c" stroke-width="3" stroke-linecap="round"/>',
)
RING = Drawing(
    "ring",
    Said("common-drawing-ring"),
    '<circle cx="20" cy="10" r="7.5" fill="none" stroke="#3c7dc4" stroke-width="3"/>',
)
