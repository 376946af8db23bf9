"""The running totals as lines: from round to round, and where somebody went out or got a mark."""

from __future__ import annotations

from dataclasses import dataclass, field

from referee.families.columns import Effect
from referee.families.drawings import Drawing
from referee.paper.scales import Point, straightened, thinned
from referee.paper.sheet import Cell, Row, Sheet, Side

Position = tuple[int, int]
"""A number of rounds played, and the total then."""


@dataclass(slots=True)
class Stroke:
    """A stretch of a line during which the side was in, or out."""

    is_out: bool
    points: list[Point] = field(default_factory=list)


@dataclass(slots=True)
class ScoreLine:
    """One side's totals over the rounds."""

    side: Side
    strokes: list[Stroke]
    drawings: list[tuple[Position, Drawing]]
    """The drawings on it, each with its place."""


def score_line(sheet: Sheet, side: Side) -> ScoreLine:
    """The line of a side, from the beginning or from where it joined."""
    line, rounds = ScoreLine(side, [], []), 0
    if _was_there_first(sheet, side):
        line.strokes.append(Stroke(is_out=False, points=[(0, side.first)]))
    for row in sheet.rows:
        rounds += row.number is not None
        if side.id in row.totals:
            _go_on(line, row, rounds)
    return line


def _was_there_first(sheet: Sheet, side: Side) -> bool:
    """True if it did not join later."""
    if not sheet.rows:
        return True
    first = sheet.rows[0]
    cell = first.cells.get(side.id)
    return side.id in first.totals and not (cell is not None and cell.has(Effect.JOINED))


def _go_on(line: ScoreLine, row: Row, rounds: int) -> None:
    total = row.totals[line.side.id]
    place, cell = (rounds, total), row.cells.get(line.side.id) or Cell(0, total, total)
    peak, is_back = (rounds, cell.peak), cell.has(Effect.BACK)
    if not line.strokes:
        line.strokes.append(Stroke(is_out=False))
    if is_back and line.strokes[-1].is_out:
        line.strokes.append(Stroke(is_out=False, points=line.strokes[-1].points[-1:]))
    line.strokes[-1].points += [place] if peak == place or is_back else [peak, place]
    line.drawings += [(peak, mark.drawing) for mark in cell.marks if mark.on_chart and mark.drawing]
    if cell.has(Effect.OUT) and not line.strokes[-1].is_out:
        line.strokes.append(Stroke(is_out=True, points=[place]))


def few_points(points: list[Point], *, width: float) -> list[Point]:
    """The points that are worth drawing where one pixel is `width` rounds wide."""
    return straightened(thinned(straightened(points), width=width))


def path(points: list[Point]) -> str:
    """The points as an SVG path.

    >>> path([(0, 0), (10, 2.5)])
    'M0 0L10 2.5'
    """
    return "M" + "L".join(f"{_short(x)} {_short(y)}" for x, y in points)


def _short(number: float) -> str:
    return f"{number:.1f}".removesuffix(".0")
