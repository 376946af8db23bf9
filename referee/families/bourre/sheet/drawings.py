"""A bourré, drawn for this project: a chip struck through."""

from __future__ import annotations

from referee.families.drawings import Drawing
from referee.words.said import Said

_RED = "#b3392f"
_DARK = "#5e1b16"
_PALE = "#f4e3bb"


_NOTCHES = "M0 -6V-4M5.2 -3L3.5 -2M5.2 3L3.5 2M0 6V4M-5.2 3L-3.5 2M-5.2 -3L-3.5 -2"
_PARTS = (
    f'<g transform="translate(20 9.5)"><circle r="6.4" fill="{_RED}" stroke="{_DARK}" stroke-width="1.2"/>',
    f'<path d="{_NOTCHES}" fill="none" stroke="{_PALE}" stroke-width="1.6" stroke-linecap="round"/>',
    f'<circle r="2.6" fill="none" stroke="{_PALE}" stroke-width="1"/></g>',
    f'<path d="M10 17.5L30 1.5" fill="none" stroke="{_DARK}" stroke-width="1.9" stroke-linecap="round"/>',
)

BOURRE = Drawing("bourre", Said("bourre-drawing-chip"), "".join(_PARTS))
