"""The frame of a chart: where a total stands on it, its ticks, and the limit."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

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
_MOST_HAND_TICKS = 12
_HEADROOM = 1.06
_LEGEND = LEFT + 100


@dataclass(frozen=True, slots=True)
class Frame:
    """A chart's measures; hands go to the right, totals up."""

    hands: int
    highest: int
    height: float
    """Of the plot."""

    @property
    def bottom(self) -> float:
        """Where 0 stands."""
        return TOP + self.height

    @property
    def whole_height(self) -> float:
        """Of the picture."""
        return self.bottom + BELOW

    def at(self, hand: float, total: float) -> Point:
        """Where a total after so many hands stands."""
        x = LEFT + (RIGHT - LEFT) * hand / max(self.hands, 1)
        return x, self.bottom - self.height * total / (max(self.highest, 1) * _HEADROOM)


def frame_of(sheet: Sheet) -> Frame:
    """The frame in which everything on the sheet has room."""
    peaks = [cell.peak for row in sheet.rows for cell in row.cells.values()]
    highest = max(*peaks, sheet.limit or 0, *(player.total for player in sheet.players))
    return Frame(sheet.hands, highest, max(_LEAST_HEIGHT, LABEL_GAP * len(sheet.players)))


def grid(frame: Frame, sheet: Sheet) -> Iterator[str]:
    """The lines that heights are read by, and the axis of hands."""
    for total in ticks(frame.highest, most=_MOST_TICKS):
        _, y = frame.at(0, total)
        yield f'<path class="{"grid" if total else "axis"}" d="M{LEFT} {y:.1f}H{RIGHT}"/>'
        yield f'<text class="quiet end" x="{LEFT - 10}" y="{y + 4:.1f}">{total}</text>'
    for hand in ticks(frame.hands, most=_MOST_HAND_TICKS):
        x, _ = frame.at(hand, 0)
        yield f'<path class="axis" d="M{x:.1f} {frame.bottom:.1f}v5"/>'
        yield f'<text class="quiet middle" x="{x:.1f}" y="{frame.bottom + 20:.1f}">{hand}</text>'
    middle = (LEFT + RIGHT) / 2
    yield f'<text class="quiet middle" x="{middle:g}" y="{frame.bottom + 38:.1f}">hands</text>'
    yield f'<text class="quiet" x="{LEFT}" y="{TOP - 10}">{sheet.counts}</text>'


def limit_line(frame: Frame, sheet: Sheet) -> Iterator[str]:
    """The limit, where the rules have one. Falls happen on that line, so its words stand above the plot."""
    if sheet.limit is None:
        return
    _, y = frame.at(0, sheet.limit)
    yield f'<path class="limit" d="M{LEFT} {y:.1f}H{RIGHT}"/>'
    yield f'<path class="limit" d="M{_LEGEND} {TOP - 14}h32"/>'
    yield f'<text class="limit-text" x="{_LEGEND + 40}" y="{TOP - 10}">{escape(sheet.limit_text)}</text>'
