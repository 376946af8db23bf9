"""The running totals as a chart: SVG that needs nothing else, light or dark as the reader's screen is."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from referee.families.options.words import listed
from referee.names import ended
from referee.paper.drawings import symbols
from referee.paper.frame import LABEL_GAP, LEFT, RIGHT, TOP, WIDTH, Frame, frame_of, grid, target_line
from referee.paper.lines import ScoreLine, few_points, path, score_line
from referee.paper.markup import escape, number
from referee.paper.palette import STYLE, line_style
from referee.paper.scales import shortened, spread
from referee.paper.sheet import ABANDONED, Sheet, Side
from referee.paper.words import capitalised, so_many

_PIXEL = 3.0
_MOST_DRAWINGS = 60
_SAMPLE_FROM, _SAMPLE_TO = RIGHT + 22, RIGHT + 52
_DIGIT_WIDTH = 8
_LETTER_WIDTH = 7.4
_LONGEST_TITLE = 70


def svg_text(sheet: Sheet) -> str:
    """The chart as SVG."""
    frame = frame_of(sheet)
    lines = [score_line(sheet, side) for side in sheet.sides]
    size = f'width="{WIDTH}" height="{frame.whole_height:g}" viewBox="0 0 {WIDTH} {frame.whole_height:g}"'
    labelled = 'role="img" aria-labelledby="chart-title chart-about"'
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" {size} {labelled}>',
        f'<title id="chart-title">{escape(_title(sheet))}</title>',
        f'<desc id="chart-about">{escape(about(sheet))}</desc>',
        f"<style>{STYLE}</style>",
        f"<defs>{symbols(sheet.columns.drawings)}</defs>",
        f'<rect class="ground" width="{WIDTH}" height="{frame.whole_height:g}"/>',
        *_heading(sheet),
        *grid(frame, sheet),
        *target_line(frame, sheet),
        *(part for at, line in enumerate(lines) for part in _line(frame, line, at)),
        *_drawings(frame, lines),
        *_labels(frame, lines),
        "</svg>",
    ]
    return "\n".join(parts) + "\n"


def about(sheet: Sheet) -> str:
    """The chart in words, for somebody who does not see it."""
    rounds = so_many(sheet.rounds, sheet.words)
    parts = [
        f"{capitalised(sheet.counts)} after each of {rounds}, by {'team' if sheet.has_teams else 'player'}.",
        f"At last: {'; '.join(map(_standing, sheet.sides))}.",
    ]
    if sheet.target.points is not None:
        parts.append(f"The {sheet.target.word}: {sheet.target.text}.")
    if sheet.best is not None:
        parts.append(f"The {sheet.best} wins.")
    if sheet.event:
        parts.append(ended(f"Event: {sheet.event}"))
    return " ".join(parts)


def _standing(side: Side) -> str:
    how = ", who won" if side.won else ", out" if side.is_out else ""
    return f"{side.label} {number(side.total)}{how}"


def _title(sheet: Sheet) -> str:
    return f"{sheet.title} · {sheet.variant}" if sheet.title else sheet.variant


def _heading(sheet: Sheet) -> Iterator[str]:
    facts = [sheet.variant if sheet.title else "", sheet.event, f"after {so_many(sheet.rounds, sheet.words)}"]
    if sheet.winners:
        facts.append(f"won by {listed(side.label for side in sheet.winners)}")
    facts += ["abandoned"] * (sheet.status == ABANDONED)
    title = shortened(sheet.title or sheet.variant, width=_LONGEST_TITLE)
    below = shortened(" · ".join(filter(None, facts)), width=_LONGEST_TITLE + 40)
    yield f'<text class="title" x="{LEFT - 32}" y="30">{escape(title)}</text>'
    yield f'<text class="quiet" x="{LEFT - 32}" y="50">{escape(below)}</text>'


def _line(frame: Frame, line: ScoreLine, at: int) -> Iterator[str]:
    name = escape(f"{line.side.label}: {number(line.side.total)}")
    yield f"<g {line_style(at, line.side.colour)}><title>{name}</title>"
    for stroke in line.strokes:
        points = few_points([frame.at(*point) for point in stroke.points], width=_PIXEL)
        out = ' class="out"' if stroke.is_out else ""
        yield f'<path{out} d="{path(points)}"/>'
    yield "</g>"


def _drawings(frame: Frame, lines: Sequence[ScoreLine]) -> Iterator[str]:
    """The drawings of marks where they were made, unless they would be all one could see."""
    drawn = [(place, drawing) for line in lines for place, drawing in line.drawings]
    for place, drawing in drawn if len(drawn) <= _MOST_DRAWINGS else []:
        x, y = frame.at(*place)
        yield f'<use href="#{drawing.id}" x="{x - 14:.1f}" y="{y - 7:.1f}" width="28" height="14"/>'


def _labels(frame: Frame, lines: Sequence[ScoreLine]) -> Iterator[str]:
    """A name beside the end of every line, none over another."""
    ends = [(frame.at(*line.strokes[-1].points[-1]), at, line.side) for at, line in enumerate(lines)]
    ends.sort(key=lambda end: (end[0][1], end[1]))
    heights = [y for (_, y), _, _ in ends]
    places = spread(heights, gap=LABEL_GAP, first=TOP, last=frame.bottom)
    name_at = _SAMPLE_TO + 16 + max(_width(side.total) for _, _, side in ends)
    for ((x, y), at, side), place in zip(ends, places, strict=True):
        lead = f"M{x:.1f} {y:.1f}H{RIGHT + 4}L{_SAMPLE_FROM - 4} {place:.1f}"
        yield f'<path class="lead" d="{lead}"/>'
        yield f'<path {line_style(at, side.colour)} d="M{_SAMPLE_FROM} {place:.1f}H{_SAMPLE_TO}"/>'
        yield f'<text class="end" x="{name_at - 8}" y="{place + 4.5:.1f}">{number(side.total)}</text>'
        yield _name(side, name_at, place + 4.5)


def _width(total: int) -> int:
    """The width of a total; a minus is wider than a digit."""
    return _DIGIT_WIDTH * len(number(total)) + (_DIGIT_WIDTH // 2 if total < 0 else 0)


def _name(side: Side, x: float, y: float) -> str:
    kind = ' class="won"' if side.won else ' class="quiet"' if side.is_out else ""
    tail = " · won" if side.won else " · out" if side.is_out else ""
    room = int((WIDTH - 12 - x) / _LETTER_WIDTH) - len(tail)
    label = shortened(f"{side.mark} {side.label}".lstrip(), width=room)
    return f'<text{kind} x="{x}" y="{y:.1f}">{escape(label)}{tail}</text>'
