"""The running totals as a chart: SVG that needs nothing else, light or dark as the reader's screen is."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from referee.names import ended
from referee.paper.drawings import symbols
from referee.paper.frame import LABEL_GAP, LEFT, RIGHT, TOP, WIDTH, Frame, frame_of, grid, target_line
from referee.paper.language import Language
from referee.paper.lines import ScoreLine, few_points, path, score_line
from referee.paper.markup import escape
from referee.paper.palette import STYLE, line_style
from referee.paper.scales import shortened, spread
from referee.paper.sheet import ABANDONED, Sheet, Side
from referee.paper.words import capitalised
from referee.words.said import Said, Typed

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
        *(part for at, line in enumerate(lines) for part in _line(frame, line, at, sheet.language)),
        *_drawings(frame, lines),
        *_labels(frame, lines, sheet.language),
        "</svg>",
    ]
    return "\n".join(parts) + "\n"


def about(sheet: Sheet) -> str:
    """The chart in words, for somebody who does not see it."""
    message, sides = sheet.language.message, "teams" if sheet.has_teams else "players"
    standings = "; ".join(_standing(sheet, side) for side in sheet.sides)
    parts = [
        message(
            "paper-chart-about", counts=Typed(capitalised(sheet.counts)), rounds=_rounds(sheet), by=sides
        ),
        message("paper-chart-at-last", standings=Typed(standings)),
    ]
    if sheet.target.points is not None:
        word, text = sheet.target.word, Typed(sheet.target.text)
        parts.append(message("paper-chart-target", word=Typed(word), title=capitalised(word), text=text))
    if sheet.best is not None:
        parts.append(message("paper-chart-best", best=sheet.best.value))
    if sheet.event:
        parts.append(ended(message("paper-chart-event", event=Typed(sheet.event))))
    return " ".join(parts)


def _rounds(sheet: Sheet) -> Said:
    return Said("paper-so-many", {"rounds": sheet.rounds, **sheet.nouns})


def _standing(sheet: Sheet, side: Side) -> str:
    how = "won" if side.won else "out" if side.is_out else "in"
    return sheet.language.message("paper-chart-standing", side=Typed(side.label), points=side.total, how=how)


def _title(sheet: Sheet) -> str:
    return f"{sheet.title} · {sheet.variant}" if sheet.title else sheet.variant


def _heading(sheet: Sheet) -> Iterator[str]:
    message = sheet.language.message
    after = message("paper-chart-after", rounds=_rounds(sheet))
    facts = [sheet.variant if sheet.title else "", sheet.event, after]
    if sheet.winners:
        names = tuple(Typed(side.label) for side in sheet.winners)
        facts.append(message("paper-chart-won-by", winners=names))
    if sheet.status == ABANDONED:
        facts.append(message("paper-chart-abandoned"))
    title = shortened(sheet.title or sheet.variant, width=_LONGEST_TITLE)
    below = shortened(" · ".join(filter(None, facts)), width=_LONGEST_TITLE + 40)
    yield f'<text class="title" x="{LEFT - 32}" y="30">{escape(title)}</text>'
    yield f'<text class="quiet" x="{LEFT - 32}" y="50">{escape(below)}</text>'


def _line(frame: Frame, line: ScoreLine, at: int, language: Language) -> Iterator[str]:
    name = escape(language.beside(line.side.label, frame.number(line.side.total)))
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


def _labels(frame: Frame, lines: Sequence[ScoreLine], language: Language) -> Iterator[str]:
    """A name beside the end of every line, none over another."""
    ends = [(frame.at(*line.strokes[-1].points[-1]), at, line.side) for at, line in enumerate(lines)]
    ends.sort(key=lambda end: (end[0][1], end[1]))
    heights = [y for (_, y), _, _ in ends]
    places = spread(heights, gap=LABEL_GAP, first=TOP, last=frame.bottom)
    name_at = _SAMPLE_TO + 16 + max(_width(frame.number(side.total)) for _, _, side in ends)
    for ((x, y), at, side), place in zip(ends, places, strict=True):
        total = frame.number(side.total)
        lead = f"M{x:.1f} {y:.1f}H{RIGHT + 4}L{_SAMPLE_FROM - 4} {place:.1f}"
        yield f'<path class="lead" d="{lead}"/>'
        yield f'<path {line_style(at, side.colour)} d="M{_SAMPLE_FROM} {place:.1f}H{_SAMPLE_TO}"/>'
        yield f'<text class="end" x="{name_at - 8}" y="{place + 4.5:.1f}">{total}</text>'
        yield _name(side, name_at, place + 4.5, language)


def _width(total: str) -> int:
    """The width of a total; a minus is wider than a digit."""
    return _DIGIT_WIDTH * len(total) + (_DIGIT_WIDTH // 2 if total.startswith("−") else 0)


def _name(side: Side, x: float, y: float, language: Language) -> str:
    kind = ' class="won"' if side.won else ' class="quiet"' if side.is_out else ""
    how = "won" if side.won else "out"
    tail = " · " + language.message("paper-chart-tail", how=how) if kind else ""
    room = int((WIDTH - 12 - x) / _LETTER_WIDTH) - len(tail)
    label = shortened(f"{side.mark} {side.label}".lstrip(), width=room)
    return f'<text{kind} x="{x}" y="{y:.1f}">{escape(label + tail)}</text>'
