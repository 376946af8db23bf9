"""The running totals as lines: from hand to hand, and where somebody went out or fell."""

from __future__ import annotations

from dataclasses import dataclass, field

from referee.paper.scales import Point, straightened, thinned
from referee.paper.sheet import Cell, Mark, Player, Row, Sheet

Position = tuple[int, int]
"""How many hands were played, and the total then."""


@dataclass(slots=True)
class Stroke:
    """A stretch of a line during which the player was in, or out."""

    is_out: bool
    points: list[Point] = field(default_factory=list)


@dataclass(slots=True)
class ScoreLine:
    """One player's totals over the hands."""

    player: Player
    strokes: list[Stroke]
    falls: list[tuple[Position, Mark]]
    """Where the player fell, or fell half."""


def score_line(sheet: Sheet, player: Player) -> ScoreLine:
    """The line of a player, from the beginning or from where he joined."""
    line, hands = ScoreLine(player, [], []), 0
    if _was_there_first(sheet, player):
        line.strokes.append(Stroke(is_out=False, points=[(0, player.first)]))
    for row in sheet.rows:
        hands += row.hand is not None
        if player.id in row.totals:
            _go_on(line, row, hands)
    return line


def _was_there_first(sheet: Sheet, player: Player) -> bool:
    """Whether he did not join later."""
    if not sheet.rows:
        return True
    first = sheet.rows[0]
    return player.id in first.totals and Mark.JOINED not in _marks(first.cells.get(player.id))


def _marks(cell: Cell | None) -> frozenset[Mark]:
    return frozenset() if cell is None else cell.marks


def _go_on(line: ScoreLine, row: Row, hands: int) -> None:
    total, cell = row.totals[line.player.id], row.cells.get(line.player.id)
    place, marks = (hands, total), _marks(cell)
    peak = (hands, total if cell is None else cell.peak)
    if not line.strokes:
        line.strokes.append(Stroke(is_out=False))
    if Mark.BACK in marks and line.strokes[-1].is_out:
        line.strokes.append(Stroke(is_out=False, points=line.strokes[-1].points[-1:]))
    line.strokes[-1].points += [place] if peak == place or Mark.BACK in marks else [peak, place]
    line.falls += [(peak, mark) for mark in (Mark.FELL, Mark.HALF) if mark in marks]
    if Mark.OUT in marks and not line.strokes[-1].is_out:
        line.strokes.append(Stroke(is_out=True, points=[place]))


def few_points(points: list[Point], *, width: float) -> list[Point]:
    """The points that are worth drawing where one pixel is `width` hands wide."""
    return straightened(thinned(straightened(points), width=width))


def path(points: list[Point]) -> str:
    """The points as an SVG path.

    >>> path([(0, 0), (10, 2.5)])
    'M0 0L10 2.5'
    """
    return "M" + "L".join(f"{_short(x)} {_short(y)}" for x, y in points)


def _short(number: float) -> str:
    return f"{number:.1f}".removesuffix(".0")
