"""The marks that tell the lines of a chart apart: colour, dashes, and both.

The colours keep apart for eyes that lack one of the three receptors, on white and on black; the dashes
alone do for a printer without colours.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from referee.looks import COLOURS


@dataclass(frozen=True, slots=True)
class Scheme:
    """The colours of a chart."""

    ground: str
    ink: str
    quiet: str
    """Of words that matter less."""
    grid: str
    target: str
    lines: Mapping[str, str]
    """By the colours that people have."""

    def rules(self) -> str:
        """The colours as CSS."""
        lines = "".join(f".c-{name}{{stroke:{colour}}}" for name, colour in self.lines.items())
        return (
            f".ground{{fill:{self.ground}}}text{{fill:{self.ink};stroke:{self.ground}}}"
            f".quiet{{fill:{self.quiet}}}.grid{{stroke:{self.grid}}}.axis,.lead{{stroke:{self.quiet}}}"
            f".limit{{stroke:{self.target}}}.limit-text{{fill:{self.target}}}{lines}"
        )


LIGHT = Scheme(
    ground="#ffffff",
    ink="#1c2321",
    quiet="#5c6663",
    grid="#e3e7e4",
    target="#b3261e",
    lines={
        "blue": "#06188b",
        "orange": "#985100",
        "teal": "#077689",
        "plum": "#602955",
        "red": "#700410",
        "violet": "#9330d2",
        "green": "#43773f",
        "ink": "#000000",
    },
)
DARK = Scheme(
    ground="#16191b",
    ink="#eef2ef",
    quiet="#a3adaa",
    grid="#2c3235",
    target="#ff8a80",
    lines={
        "blue": "#9bb5fb",
        "orange": "#f5b575",
        "teal": "#45e5dc",
        "plum": "#d083ad",
        "red": "#ff6a56",
        "violet": "#ac83fe",
        "green": "#b0fe4d",
        "ink": "#fefffe",
    },
)
DASHES = ("", "11 4", "2 4", "7 3 2 3", "5 3", "14 3 2 3 2 3", "1.5 2 7 2")
_THIN, _THICK = "2.2", "3.6"

_ALL = len(COLOURS) * len(DASHES)
MOST_TOLD_APART = _ALL * 2
"""The number of lines of seats in order that differ from each other, by colour, dashes and width."""


def line_style(at: int, colour: str) -> str:
    """The attributes of line number `at`, from 0, of a side with a colour; seven in turn differ in dashes.

    >>> line_style(0, "blue"), line_style(7, "ink")
    ('class="line c-blue" stroke-width="2.2"', 'class="line c-ink" stroke-width="2.2"')
    """
    dashes = DASHES[at % len(DASHES)]
    is_thick = at // _ALL % 2
    dashed = f' stroke-dasharray="{dashes}"' if dashes else ""
    return f'class="line c-{colour}" stroke-width="{_THICK if is_thick else _THIN}"{dashed}'


STYLE = (
    'text{font:13px system-ui,"Segoe UI",Roboto,"Helvetica Neue",Arial,sans-serif;paint-order:stroke;'
    "stroke-width:3px;stroke-linejoin:round;font-variant-numeric:tabular-nums}"
    ".title{font-size:20px;font-weight:650}.won{font-weight:700}.end{text-anchor:end}.middle{text-anchor:middle}"
    ".line{fill:none;stroke-linejoin:round;stroke-linecap:butt}.out{opacity:.4}"
    ".grid,.axis{stroke-width:1}.lead{stroke-width:.8;fill:none;opacity:.55}"
    ".limit{stroke-width:1.6;stroke-dasharray:9 5}"
    f"{LIGHT.rules()}@media(prefers-color-scheme:dark){{{DARK.rules()}}}"
)
"""The same for every chart, so that a policy can allow it by its digest."""
