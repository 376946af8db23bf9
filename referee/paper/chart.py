"""The running totals as a chart: SVG that needs nothing else, light or dark as the reader's screen is."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from referee.names import ended
from referee.paper.drawings import HALF, WHOLE, symbols
from referee.paper.frame import LABEL_GAP, LEFT, RIGHT, TOP, WIDTH, Frame, frame_of, grid, limit_line
from referee.paper.lines import ScoreLine, few_points, path, score_line
from referee.paper.markup import escape
from referee.paper.palette import STYLE, line_style
from referee.paper.scales import shortened, spread
from referee.paper.sheet import ABANDONED, Mark, Player, Sheet
from referee.paper.words import listed, so_many

_PIXEL = 3.0
_MOST_CUCUMBERS = 60
_SAMPLE_FROM, _SAMPLE_TO = RIGHT + 22, RIGHT + 52
_DIGIT_WIDTH = 8
_LETTER_WIDTH = 7.4
_LONGEST_TITLE = 70


def svg_text(sheet: Sheet) -> str:
    """The chart as SVG."""
    frame = frame_of(sheet)
    lines = [score_line(sheet, player) for player in sheet.players]
    size = f'width="{WIDTH}" height="{frame.whole_height:g}" viewBox="0 0 {WIDTH} {frame.whole_height:g}"'
    labelled = 'role="img" aria-labelledby="chart-title chart-about"'
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" {size} {labelled}>',
        f'<title id="chart-title">{escape(_title(sheet))}</title>',
        f'<desc id="chart-about">{escape(about(sheet))}</desc>',
        f"<style>{STYLE}</style>",
        f"<defs>{symbols()}</defs>",
        f'<rect class="ground" width="{WIDTH}" height="{frame.whole_height:g}"/>',
        *_heading(sheet),
        *grid(frame, sheet),
        *limit_line(frame, sheet),
        *(part for at, line in enumerate(lines) for part in _line(frame, line, at)),
        *_cucumbers(frame, lines),
        *_labels(frame, lines),
        "</svg>",
    ]
    return "\n".join(parts) + "\n"


def about(sheet: Sheet) -> str:
    """What the chart shows, for somebody who does not see it."""
    unit = "Points" if sheet.keeps_score else "Hands lost"
    stand = "; ".join(f"{player.label} {player.total}{_standing(player)}" for player in sheet.players)
    limit = f" The limit: {sheet.limit_text}." if sheet.limit is not None else ""
    event = f" {ended(f'Event: {sheet.event}')}" if sheet.event else ""
    return f"{unit} after each of {so_many(sheet.hands, 'hand')}, by player. At last: {stand}.{limit}{event}"


def _standing(player: Player) -> str:
    if player.won:
        return ", who won"
    return ", out" if player.is_out else ""


def _title(sheet: Sheet) -> str:
    return f"{sheet.title} · {sheet.variant}" if sheet.title else sheet.variant


def _heading(sheet: Sheet) -> Iterator[str]:
    told = [sheet.variant if sheet.title else "", sheet.event, f"after {so_many(sheet.hands, 'hand')}"]
    if sheet.winners:
        told.append(f"won by {listed(player.label for player in sheet.winners)}")
    told += ["abandoned"] * (sheet.status == ABANDONED)
    title = shortened(sheet.title or sheet.variant, width=_LONGEST_TITLE)
    below = shortened(" · ".join(filter(None, told)), width=_LONGEST_TITLE + 40)
    yield f'<text class="title" x="{LEFT - 32}" y="30">{escape(title)}</text>'
    yield f'<text class="quiet" x="{LEFT - 32}" y="50">{escape(below)}</text>'


def _line(frame: Frame, line: ScoreLine, at: int) -> Iterator[str]:
    name = escape(f"{line.player.label}: {line.player.total}")
    yield f"<g {line_style(at)}><title>{name}</title>"
    for stroke in line.strokes:
        points = few_points([frame.at(*point) for point in stroke.points], width=_PIXEL)
        out = ' class="out"' if stroke.is_out else ""
        yield f'<path{out} d="{path(points)}"/>'
    yield "</g>"


def _cucumbers(frame: Frame, lines: Sequence[ScoreLine]) -> Iterator[str]:
    """A cucumber wherever somebody fell, unless that would be all one could see."""
    falls = [fall for line in lines for fall in line.falls]
    for (hand, total), mark in falls if len(falls) <= _MOST_CUCUMBERS else []:
        x, y = frame.at(hand, total)
        drawing = HALF if mark is Mark.HALF else WHOLE
        yield f'<use href="#{drawing}" x="{x - 14:.1f}" y="{y - 7:.1f}" width="28" height="14"/>'


def _labels(frame: Frame, lines: Sequence[ScoreLine]) -> Iterator[str]:
    """A name beside the end of every line, none over another."""
    ends = [(frame.at(*line.strokes[-1].points[-1]), at, line.player) for at, line in enumerate(lines)]
    ends.sort(key=lambda end: (end[0][1], end[1]))
    wanted = [y for (_, y), _, _ in ends]
    places = spread(wanted, gap=LABEL_GAP, first=TOP, last=frame.bottom)
    name_at = _SAMPLE_TO + 16 + _DIGIT_WIDTH * max(len(str(player.total)) for _, _, player in ends)
    for ((x, y), at, player), place in zip(ends, places, strict=True):
        lead = f"M{x:.1f} {y:.1f}H{RIGHT + 4}L{_SAMPLE_FROM - 4} {place:.1f}"
        yield f'<path class="lead" d="{lead}"/>'
        yield f'<path {line_style(at)} d="M{_SAMPLE_FROM} {place:.1f}H{_SAMPLE_TO}"/>'
        yield f'<text class="end" x="{name_at - 8}" y="{place + 4.5:.1f}">{player.total}</text>'
        yield _name(player, name_at, place + 4.5)


def _name(player: Player, x: float, y: float) -> str:
    kind = ' class="won"' if player.won else ' class="quiet"' if player.is_out else ""
    tail = " · won" if player.won else " · out" if player.is_out else ""
    room = int((WIDTH - 12 - x) / _LETTER_WIDTH) - len(tail)
    return f'<text{kind} x="{x}" y="{y:.1f}">{escape(shortened(player.label, width=room))}{tail}</text>'
