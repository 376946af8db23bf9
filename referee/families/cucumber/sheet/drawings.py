"""The cucumber, drawn for this project: whole, and half of one."""

from __future__ import annotations

from referee.families.drawings import Drawing
from referee.words.said import Said

_SKIN = "#4f8f2f"
_EDGE = "#23481a"
_LIGHT = "#8fc35f"
_FLESH = "#dff0c4"
_OUTLINED = f'fill="{_SKIN}" stroke="{_EDGE}" stroke-width="1.3"'

_STALK = "M4.6 8.8C2.8 8.6 1.6 7.6 1 6"
_LEFT_END = "M4.2 10.6C3.4 6.9 6.6 4.3 10.6 5.2"
_BODY = (
    f"{_LEFT_END}C17.4 7.1 25 6.8 31.4 3.2C35.8 1 39.6 4.4 37.6 8.4"
    "C33.4 15.2 13.6 18.6 7 14.2C5.4 13.2 4.5 12 4.2 10.6Z"
)
_HALF_BODY = (
    f"{_LEFT_END}C14.2 6.2 18.2 6.6 22 6.2L22.6 15.4C16.4 16.8 10 16.2 7 14.2C5.4 13.2 4.5 12 4.2 10.6Z"
)


def _line(path: str, colour: str, width: float, *, dashes: str = "") -> str:
    dashed = f' stroke-dasharray="{dashes}"' if dashes else ""
    look = f'fill="none" stroke="{colour}" stroke-width="{width}" stroke-linecap="round"{dashed}'
    return f'<path d="{path}" {look}/>'


_WHOLE_PARTS = (
    _line(_STALK, _EDGE, 1.8),
    f'<path d="{_BODY}" {_OUTLINED}/>',
    _line("M10 8.2C17.6 10.4 26 9.8 33.4 5.8", _LIGHT, 1.5, dashes="6 2.6"),
    _line("M9 12.6h.01M14.4 12.9h.01M20 13.1h.01M25.8 12h.01M31 9.6h.01", _EDGE, 1.3),
)
_HALF_PARTS = (
    _line(_STALK, _EDGE, 1.8),
    f'<path d="{_HALF_BODY}" {_OUTLINED}/>',
    _line("M10 8.2C12.6 9 15.4 9.4 18 9.5", _LIGHT, 1.5),
    _line("M9 12.6h.01M14.4 13h.01", _EDGE, 1.3),
    f'<ellipse cx="22.3" cy="10.8" rx="2.9" ry="4.7" fill="{_FLESH}" stroke="{_EDGE}" stroke-width="1.2"/>',
    _line("M22.3 8.6v.4M21.5 10.8v.4M23.1 10.8v.4M22.3 12.8v.4", _SKIN, 0.9),
)

WHOLE = Drawing("cucumber", Said("cucumber-drawing-whole"), "".join(_WHOLE_PARTS))
HALF = Drawing("half-cucumber", Said("cucumber-drawing-half"), "".join(_HALF_PARTS))
