"""Places on a chart: ticks, lines with few points, labels that do not overlap."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import accumulate, groupby
from unicodedata import combining, east_asian_width

Point = tuple[float, float]

_STEPS = (1, 2, 5)
_WIDE = 2
_ELLIPSIS = "…"


def tick_step(highest: int, *, most: int) -> int:
    """The smallest round step with which `most` steps reach `highest`.

    >>> tick_step(34, most=8), tick_step(5, most=8), tick_step(5000, most=10), tick_step(0, most=8)
    (5, 1, 500, 1)
    """
    tens = 1
    while True:
        for step in _STEPS:
            if step * tens * most >= highest:
                return step * tens
        tens *= 10


def ticks(highest: int, *, most: int, lowest: int = 0) -> range:
    """Round numbers from `lowest`, which is 0 or less, to `highest`.

    >>> list(ticks(34, most=8)), list(ticks(34, most=8, lowest=-12))
    ([0, 5, 10, 15, 20, 25, 30], [-10, 0, 10, 20, 30])
    """
    step = tick_step(highest - lowest, most=most)
    return range(-(-lowest // step * step), highest + 1, step)


def straightened(points: Sequence[Point]) -> list[Point]:
    """The points without those in the middle of a level stretch.

    >>> straightened([(0, 0), (1, 0), (2, 0), (3, 9)])
    [(0, 0), (2, 0), (3, 9)]
    """
    return [
        point
        for at, point in enumerate(points)
        if not 0 < at < len(points) - 1 or not points[at - 1][1] == point[1] == points[at + 1][1]
    ]


def thinned(points: Sequence[Point], *, width: float) -> list[Point]:
    """The points that an eye can tell apart where points nearer than `width` to each other look like one.

    Of every stretch so wide the first, the lowest, the highest and the last point stay.
    """
    return [point for _, near in groupby(points, lambda point: point[0] // width) for point in _outline(near)]


def _outline(near: Iterator[Point]) -> list[Point]:
    stretch = list(near)
    heights = [height for _, height in stretch]
    corners = {0, heights.index(min(heights)), heights.index(max(heights)), len(stretch) - 1}
    return [stretch[at] for at in sorted(corners)]


def spread(ideal: Sequence[float], *, gap: float, first: float, last: float) -> list[float]:
    """Places in ascending order at least `gap` apart, each as near to the ideal one as it can be.

    `ideal` ascends; there must be room for all from `first` to `last`.

    >>> spread([10.0, 10.0, 40.0], gap=4, first=0, last=100)
    [8.0, 12.0, 40.0]
    """
    # Without the gaps the places only have to ascend: neighbours that do not share their mean.
    runs: list[tuple[float, int]] = []
    for at, place in enumerate(ideal):
        mean, count = place - at * gap, 1
        while runs and runs[-1][0] > mean:
            before, before_count = runs.pop()
            mean = (before * before_count + mean * count) / (before_count + count)
            count += before_count
        runs.append((mean, count))
    level = [mean for mean, count in runs for _ in range(count)]
    room = last - (len(ideal) - 1) * gap
    return [min(max(place, first), room) + at * gap for at, place in enumerate(level)]


def text_width(text: str) -> int:
    r"""About how wide a text is: letters count 1, those of East Asia and pictures 2.

    >>> text_width("Ann"), text_width("安"), text_width("e\u0301")
    (3, 2, 1)
    """
    return sum(map(_letter_width, text))


def _letter_width(letter: str) -> int:
    if combining(letter):
        return 0
    return _WIDE if east_asian_width(letter) in "WF" else 1


def shortened(text: str, *, width: int) -> str:
    """The text, cut where it is wider than `width` letters.

    >>> shortened("Bartholomew the Younger", width=12)
    'Bartholomew…'
    """
    if text_width(text) <= width:
        return text
    widths = accumulate(map(_letter_width, text), initial=1)
    room = sum(used <= width for used in widths) - 1
    return text[:room].rstrip() + _ELLIPSIS
