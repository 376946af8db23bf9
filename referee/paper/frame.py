"""The frame of a chart: where a total stands on it, its ticks, and the target."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cached_property

from referee.paper.markup import escape
from referee.paper.scales import Point, ticks
from referee.paper.sheet import Sheet

WIDTH = 960
LEFT, TOP = 52, 96
RIGHT = 690
BELOW = 46
LABEL_GAP = 18
_LEAST_HEIGHT = 396
_MOST_TICKS = 8
_MOST_ROUND_TICKS = 12
_HEADROOM = 1.06
_LEGEND = LEFT + 100
_DIGIT = 8
"""The width of a digit."""
_LETTERS_OF_TICKS = 5
"""So many have room left of the plot anyway."""


@dataclass(frozen=True)
class Frame:
    """A chart's measures; rounds go to the right, totals up."""

    rounds: int
    lowest: int
    """0, or less where somebody is below."""
    highest: int
    height: float
    """Of the plot."""
    number: Callable[[int], str]
    """Writes a total."""

    @property
    def totals(self) -> range:
        """The totals that have a line across the plot."""
        return ticks(self.highest, most=_MOST_TICKS, lowest=self.lowest)

    @cached_property
    def left(self) -> float:
        """The left edge of the plot, behind the totals at its lines."""
        # A minus is wider than a digit.
        letters = max(len(self.number(total)) + (total < 0) for total in (self.totals[0], self.totals[-1]))
        return LEFT + _DIGIT * max(0, letters - _LETTERS_OF_TICKS)

    @property
    def bottom(self) -> float:
        """The lower edge of the plot; 0 stands there where nobody is below."""
        return TOP + self.height

    @property
    def whole_height(self) -> float:
        """The height of the picture."""
        return self.bottom + BELOW

    def at(self, rounds: float, total: float) -> Point:
        """The place of a total after so many rounds."""
        x = self.left + (RIGHT - self.left) * rounds / max(self.rounds, 1)
        low, high = self.lowest * _HEADROOM, max(self.highest, 1) * _HEADROOM
        return x, self.bottom - self.height * (total - low) / (high - low)


def frame_of(sheet: Sheet) -> Frame:
    """The frame in which everything on the sheet has room."""
    cells = [cell for row in sheet.rows for cell in row.cells.values()]
    reached = [total for cell in cells for total in (cell.peak, cell.total)]
    reached += [
        0,
        sheet.target.points or 0,
        *(total for side in sheet.sides for total in (side.first, side.total)),
    ]
    height = max(_LEAST_HEIGHT, LABEL_GAP * len(sheet.sides))
    return Frame(sheet.rounds, min(reached), max(reached), height, sheet.language.number)


def grid(frame: Frame, sheet: Sheet) -> Iterator[str]:
    """The lines that heights are read by, and the axis of rounds."""
    for total in frame.totals:
        left, y = frame.at(0, total)
        yield f'<path class="{"grid" if total else "axis"}" d="M{left:g} {y:.1f}H{RIGHT}"/>'
        yield f'<text class="quiet end" x="{left - 10:g}" y="{y + 4:.1f}">{frame.number(total)}</text>'
    for played in ticks(frame.rounds, most=_MOST_ROUND_TICKS):
        x, _ = frame.at(played, 0)
        yield f'<path class="axis" d="M{x:.1f} {frame.bottom:.1f}v5"/>'
        yield f'<text class="quiet middle" x="{x:.1f}" y="{frame.bottom + 20:.1f}">{played}</text>'
    middle = (frame.left + RIGHT) / 2
    below = f'x="{middle:g}" y="{frame.bottom + 38:.1f}"'
    rounds = sheet.language.message("paper-chart-rounds", **sheet.nouns)
    yield f'<text class="quiet middle" {below}>{escape(rounds)}</text>'
    yield f'<text class="quiet" x="{LEFT}" y="{TOP - 10}">{escape(sheet.counts)}</text>'


def target_line(frame: Frame, sheet: Sheet) -> Iterator[str]:
    """The target, where the rules have one. Marks stand on that line, so its words are above the plot."""
    if sheet.target.points is None:
        return
    left, y = frame.at(0, sheet.target.points)
    yield f'<path class="limit" d="M{left:g} {y:.1f}H{RIGHT}"/>'
    yield f'<path class="limit" d="M{_LEGEND} {TOP - 14}h32"/>'
    yield f'<text class="limit-text" x="{_LEGEND + 40}" y="{TOP - 10}">{escape(sheet.target.text)}</text>'
