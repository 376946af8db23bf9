"""The marks that tell the lines of a chart apart: colour, dashes, and both.

The colours keep apart for eyes that lack one of the three receptors, on white and on black; the dashes
alone do for a printer without colours.
"""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Scheme:
    """The colours of a chart."""

    ground: str
    ink: str
    quiet: str
    """Of words that matter less."""
    grid: str
    target: str
    lines: tuple[str, ...]

    def rules(self) -> str:
        """The colours as CSS."""
        lines = "".join(f".c{at}{{stroke:{colour}}}" for at, colour in enumerate(self.lines))
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
    lines=("#0a36a8", "#d9340c", "#851853", "#2a9775", "#2a1a16", "#8a7fd6"),
)
DARK = Scheme(
    ground="#16191b",
    ink="#eef2ef",
    quiet="#a3adaa",
    grid="#2c3235",
    target="#ff8a80",
    lines=("#a99efb", "#f3541a", "#b04de6", "#00d99c", "#e4fbfa", "#45918f"),
)
DASHES = ("", "11 4", "2 4", "7 3 2 3", "5 3", "14 3 2 3 2 3", "1.5 2 7 2")
_COLOURS = len(LIGHT.lines)
_THIN, _THICK = "2.2", "3.6"

MOST_TOLD_APART = _COLOURS * len(DASHES) * 2
"""How many lines differ from each other, by colour, dashes and width."""


def line_style(at: int) -> str:
    """The attributes of line number `at`, from 0; the first 84 all differ.

    >>> line_style(0), line_style(7)
    ('class="line c0" stroke-width="2.2"', 'class="line c1" stroke-width="2.2"')
    """
    dashes = DASHES[at % len(DASHES)]
    is_thick = at // (_COLOURS * len(DASHES)) % 2
    dashed = f' stroke-dasharray="{dashes}"' if dashes else ""
    return f'class="line c{at % _COLOURS}" stroke-width="{_THICK if is_thick else _THIN}"{dashed}'


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
