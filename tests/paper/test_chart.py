from __future__ import annotations

import re
from dataclasses import replace
from itertools import combinations, pairwise
from math import dist
from pathlib import Path
from xml.etree import ElementTree

import pytest
from hypothesis import given
from hypothesis import strategies as st

from referee.looks import COLOURS, Look
from referee.paper.chart import about, svg_text
from referee.paper.frame import LABEL_GAP, TOP, WIDTH, frame_of
from referee.paper.lines import score_line
from referee.paper.page import html_page
from referee.paper.palette import DARK, LIGHT, MOST_TOLD_APART, STYLE, Scheme, line_style
from referee.paper.scales import shortened, spread, straightened, text_width, thinned
from referee.paper.sheet import Sheet
from referee.words.figures import number_text
from tests.counting import counted_calls
from tests.paper.sheets import FILES, golden, played, renamed, synthetic

ROOT = Path(__file__).parents[2]
SVG = "{http://www.w3.org/2000/svg}"
AGURK = "variant: agurk\nplayers: Ann Bo Cy\n"
every_sheet = pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)


def drawn(sheet: Sheet) -> ElementTree.Element:
    return ElementTree.fromstring(svg_text(sheet))


def texts(chart: ElementTree.Element) -> list[str]:
    return [text.text or "" for text in chart.iter(f"{SVG}text")]


def places(path: str) -> list[tuple[float, float]]:
    """The points of a line."""
    return [(float(x), float(y)) for x, y in re.findall(r"([\d.]+) ([\d.]+)", path)]


@every_sheet
def test_golden_sheets_are_drawn_whole(file: Path) -> None:
    sheet = golden(file)
    chart = drawn(sheet)
    groups = [group for group in chart.iter(f"{SVG}g") if "line" in group.get("class", "")]
    assert [group.findtext(f"{SVG}title") for group in groups] == [
        f"{side.label}: {number_text(side.total, 'en')}" for side in sheet.sides
    ]
    for side in sheet.sides:
        assert any(text.startswith(side.label) for text in texts(chart))
    frame = frame_of(sheet)
    for group, side in zip(groups, sheet.sides, strict=True):
        last = places(group.findall(f"{SVG}path")[-1].attrib["d"])[-1]
        expected = frame.at(sheet.rounds, side.total)
        assert last == pytest.approx(expected, abs=0.06)


@every_sheet
def test_the_limit_is_a_line_where_there_is_one(file: Path) -> None:
    sheet = golden(file)
    limits = [path for path in drawn(sheet).iter(f"{SVG}path") if path.get("class") == "limit"]
    assert bool(limits) == (sheet.target.points is not None)
    assert sheet.target.text in texts(drawn(sheet)) or sheet.target.points is None


def test_a_chart_tells_what_it_shows_to_whom_cannot_see_it() -> None:
    sheet = played(AGURK + "hand Ann 5 Bo 9 Cy 3\nleave Bo\nleave Cy")
    chart = drawn(replace(sheet, title="Friday"))
    assert chart.get("role") == "img"
    labels = [chart.find(f"{SVG}title"), chart.find(f"{SVG}desc")]
    assert [part.text for part in labels if part is not None] == [
        "Friday · Agurk",
        "Points after each of 1 hand, by player. At last: Ann 0, who won; Bo 9, out; Cy 0, out. "
        "The limit: 21 or more: a life lost, then out.",
    ]
    assert chart.get("aria-labelledby") == " ".join(part.attrib["id"] for part in labels if part is not None)


def test_lost_hands_are_drawn_where_no_score_is_kept() -> None:
    sheet = played("variant: matapesa\nplayers: Ann Bo\nhand Ann 5 Bo 9\nhand Ann 9 Bo 5\nhand Bo 3 Ann 4")
    assert about(sheet) == "Hands lost after each of 3 hands, by player. At last: Ann 2; Bo 1."
    assert "hands lost" in texts(drawn(sheet))


# Lines.


def strokes(sheet: Sheet, at: int) -> list[tuple[bool, list[tuple[float, float]]]]:
    return [(stroke.is_out, stroke.points) for stroke in score_line(sheet, sheet.sides[at]).strokes]


def test_a_line_goes_from_hand_to_hand() -> None:
    assert strokes(played(AGURK + "hand Ann 5 Bo 9 Cy 3\nhand Bo 3 Cy 2 Ann 9"), 1) == [
        (False, [(0, 0), (1, 9), (2, 9)])
    ]


def test_a_line_shows_with_how_much_somebody_fell() -> None:
    sheet = played(AGURK + "hand Ann 5 Bo K Cy 3\nhand Bo K Cy 2 Ann 9")
    assert strokes(sheet, 1) == [(False, [(0, 0), (1, 13), (2, 26), (2, 0)])]
    assert [fall for fall, _ in score_line(sheet, sheet.sides[1]).drawings] == [(2, 26)]


def test_a_line_is_another_one_where_its_player_is_out_and_again_when_back_in() -> None:
    text = (
        "variant: gurka\nplayers: Ann Bo Cy Di\nhand Ann A Bo 3 Cy 2 Di 4\nhand Bo 2 Cy 3 Di 4 Ann A\n"
        "hand Ann K Bo 2 Cy 3 Di 4\nbuy-in Ann\nhand Bo 2 Cy 3 Di 4 Ann 5"
    )
    assert strokes(played(text), 0) == [
        (False, [(0, 0), (1, 14), (2, 28), (3, 41)]),
        (True, [(3, 41)]),
        (False, [(3, 41), (3, 0), (4, 5)]),
    ]


def test_a_line_begins_where_its_player_joined() -> None:
    sheet = played(AGURK + "hand Ann 5 Bo 9 Cy 3\njoin Di\nhand Bo 2 Cy 3 Di 4 Ann 5")
    assert strokes(sheet, 3) == [(False, [(1, 9), (2, 9)])]
    assert strokes(played(AGURK + "join Di\nhand Ann 5 Bo 9 Cy 3 Di 2"), 3) == [(False, [(0, 0), (1, 0)])]


@pytest.mark.parametrize("players", [1, 2, 13, 60])
@pytest.mark.parametrize("hands", [0, 1, 40, 5000])
def test_charts_of_any_size_are_small_and_hold_their_labels_apart(players: int, hands: int) -> None:
    sheet = synthetic(players, hands)
    text = svg_text(sheet)
    assert len(text) < 60_000 + 20_000 * players
    chart = ElementTree.fromstring(text)
    frame = frame_of(sheet)
    labels = [text for text in chart.iter(f"{SVG}text") if "Player" in (text.text or "")]
    heights = sorted(float(label.attrib["y"]) for label in labels)
    assert len(heights) == players
    assert all(below - above >= LABEL_GAP - 0.11 for above, below in pairwise(heights))
    assert TOP <= heights[0] <= heights[-1] <= frame.bottom + 5
    for group in chart.iter(f"{SVG}g"):
        points = [point for path in group.iter(f"{SVG}path") for point in places(path.attrib["d"])]
        assert all(0 <= x <= WIDTH and 0 <= y <= frame.bottom + 0.1 for x, y in points)
    assert len(list(chart.iter(f"{SVG}use"))) <= 60


def test_thinning_keeps_the_highest_and_the_lowest_and_the_ends() -> None:
    points = [(float(at), float(at * 37 % 101)) for at in range(1000)]
    few = thinned(points, width=100)
    assert len(few) <= 40
    assert (few[0], few[-1]) == (points[0], points[-1])
    for begin in range(0, 1000, 100):
        stretch = [height for _, height in points[begin : begin + 100]]
        heights = [height for x, height in few if begin <= x < begin + 100]
        assert (min(heights), max(heights)) == (min(stretch), max(stretch))


def test_a_chart_of_many_hands_is_hardly_larger_and_each_place_is_worked_out_once() -> None:
    """As many points as a chart has room for, whatever the number of hands; the work grows with the hands."""
    sizes, calls = [], []
    for hands in (1500, 6000):
        sheet = synthetic(3, hands)
        with counted_calls() as count:
            sizes.append(len(svg_text(sheet)))
        calls.append(count() / hands)
    assert sizes[1] < 1.3 * sizes[0]
    assert calls[1] < 1.2 * calls[0]
    assert max(calls) < 100


@given(st.lists(st.tuples(st.integers(0, 50), st.integers(0, 3)), max_size=30))
def test_straightening_leaves_the_line_as_it_is(points: list[tuple[int, int]]) -> None:
    ordered = sorted((float(x), float(y)) for x, y in points)
    few = straightened(ordered)
    assert few[:1] + few[-1:] == ordered[:1] + ordered[-1:]
    for dropped in set(ordered) - set(few):
        beside = [pair for pair in pairwise(few) if pair[0][0] <= dropped[0] <= pair[1][0]]
        assert any(begin[1] == dropped[1] == end[1] for begin, end in beside)


@given(st.lists(st.floats(0, 400), min_size=1, max_size=20))
def test_labels_are_spread_in_order_and_not_moved_where_there_is_room(wanted: list[float]) -> None:
    wanted.sort()
    places = spread(wanted, gap=18, first=0, last=400)
    assert all(below - above >= 18 - 1e-6 for above, below in pairwise(places))
    assert places[0] >= -1e-6
    assert places[-1] <= 400 + 1e-6
    if all(below - above >= 18 for above, below in pairwise(wanted)):
        assert places == pytest.approx(wanted)


@given(st.text(max_size=80), st.integers(2, 30))
def test_a_long_name_is_cut(text: str, width: int) -> None:
    cut = shortened(text, width=width)
    assert text_width(cut) <= width
    assert cut == text or cut.endswith("…")


# Colours.


def light(colour: str) -> list[float]:
    """Red, green and blue as amounts of light."""
    parts = [int(colour[at : at + 2], 16) / 255 for at in (1, 3, 5)]
    return [part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts]


def contrast(first: str, second: str) -> float:
    dark, bright = sorted(
        sum(weight * part for weight, part in zip((0.2126, 0.7152, 0.0722), light(colour), strict=True))
        for colour in (first, second)
    )
    return (bright + 0.05) / (dark + 0.05)


both = pytest.mark.parametrize("scheme", [LIGHT, DARK], ids=["light", "dark"])


@both
def test_everything_stands_out_from_the_ground(scheme: Scheme) -> None:
    assert all(contrast(scheme.ground, colour) >= 4.5 for colour in scheme.lines.values())
    words = (scheme.ink, scheme.quiet, scheme.target)
    assert all(contrast(scheme.ground, colour) >= 4.5 for colour in words)


# What an eye without the receptor for long, middle or short waves gets of red, green and blue light.
# Source: Machado, Oliveira, Fernandes 2009, severity 1.
SEEN = {
    "protanopia": (
        (0.152286, 1.052583, -0.204868),
        (0.114503, 0.786281, 0.099216),
        (-0.003882, -0.048116, 1.051998),
    ),
    "deuteranopia": (
        (0.367322, 0.860646, -0.227968),
        (0.280085, 0.672501, 0.047413),
        (-0.011820, 0.042940, 0.968881),
    ),
    "tritanopia": (
        (1.255528, -0.076749, -0.178779),
        (-0.078411, 0.930809, 0.147602),
        (0.004733, 0.691367, 0.3039),
    ),
}


@both
@pytest.mark.parametrize("eye", SEEN)
def test_colours_keep_apart_for_eyes_that_lack_a_receptor(eye: str, scheme: Scheme) -> None:
    for first, second in combinations(scheme.lines.values(), 2):
        assert dist(seen(first, eye), seen(second, eye)) >= 50, (first, second)


def seen(colour: str, eye: str) -> list[float]:
    """What such an eye gets, from 0 to 255 as a screen would show it."""
    amounts = [sum(map(float.__mul__, row, light(colour))) for row in SEEN[eye]]
    return [255 * min(max(amount, 0), 1) ** (1 / 2.2) for amount in amounts]


def test_the_page_has_the_same_colours() -> None:
    css = (ROOT / "referee/sheet/static/style/sheet.css").read_text(encoding="utf-8")
    light_then_dark = re.findall(r"--line-(\w+): (#\w{6});", css)
    assert light_then_dark == [*LIGHT.lines.items(), *DARK.lines.items()]
    assert [*LIGHT.lines] == [*DARK.lines] == [*COLOURS]


def test_a_line_and_its_name_are_as_their_player_looks() -> None:
    plain = played(AGURK + "hand Ann 5 Bo 9 Cy 3")
    assert [side.colour for side in plain.sides] == ["blue", "orange", "teal"]
    looks: dict[str, Look] = {"p2": {"colour": "plum", "mark": "🥒"}, "p3": {"colour": None, "mark": "C"}}
    sheet = played(AGURK + "hand Ann 5 Bo 9 Cy 3", looks=looks)
    assert [(side.colour, side.mark) for side in sheet.sides] == [("blue", ""), ("plum", "🥒"), ("teal", "C")]
    assert {"Ann", "🥒 Bo", "C Cy"} <= {text.partition(" · ")[0] for text in texts(drawn(sheet))}
    assert len([*drawn(sheet).iter(f"{SVG}g")]) == len([*drawn(plain).iter(f"{SVG}g")])
    assert 'class="line c-plum"' in svg_text(sheet)
    assert 'class="of-side c-plum"' in html_page(sheet).text
    assert ">🥒 Bo</bdi>" in html_page(sheet).text


def test_no_two_lines_look_alike() -> None:
    styles = [line_style(at, COLOURS[at % 8]) for at in range(60)]
    assert MOST_TOLD_APART >= 60
    assert len(set(styles)) == 60
    dashes = [re.search(r'dasharray="([^"]+)"', style) for style in styles[:7]]
    assert len({match and match[1] for match in dashes}) == 7, "seven lines differ in print without colours"


# What is let in.


HOSTILE = (
    "</title><script>alert(1)</script>",
    '"><img src=x onerror=alert(1)>',
    "]]><!--",
    "&lt;b&gt;&#x3c;",
    "\u202eevil\u0000\ufffe",
)


@pytest.mark.parametrize("text", HOSTILE)
def test_nothing_typed_becomes_markup(text: str) -> None:
    plain = played(AGURK + "hand Ann 5 Bo 9 Cy 9")
    chart = drawn(replace(renamed(plain, [text] * 3), title=text))
    assert [part.tag for part in chart.iter()] == [
        part.tag for part in drawn(replace(plain, title="x")).iter()
    ]


@given(st.lists(st.text(min_size=1), min_size=3, max_size=3), st.text())
def test_any_name_and_title_makes_a_chart_with_the_same_parts(names: list[str], title: str) -> None:
    plain = played(AGURK + "hand Ann 5 Bo 9 Cy 9")
    chart = drawn(replace(renamed(plain, names), title=title or "x"))
    assert [part.tag for part in chart.iter()] == [
        part.tag for part in drawn(replace(plain, title="x")).iter()
    ]


def test_a_chart_loads_and_runs_nothing() -> None:
    text = svg_text(synthetic(9, 30))
    assert re.findall(r"https?:[^\"]*", text) == ["http://www.w3.org/2000/svg"]
    assert not re.search(r"<script|<image|<foreignObject|\son\w+=|style=|url\(|@import", text)
    assert {use.get("href") for use in ElementTree.fromstring(text).iter(f"{SVG}use")} <= {
        "#cucumber",
        "#half-cucumber",
    }
    assert text.count(STYLE) == 1


def test_an_event_that_ends_in_a_full_stop_ends_its_sentence() -> None:
    sheet = played(AGURK + "hand Ann 5 Bo 9 Cy 3")
    assert about(replace(sheet, event="Cup, 3rd ed.")).endswith(" Event: Cup, 3rd ed.")
    assert about(replace(sheet, event="Cup")).endswith(" Event: Cup.")


def test_names_say_who_won_and_who_is_out() -> None:
    sheet = played(AGURK + "hand Ann 5 Bo 9 Cy 3\nleave Bo\nleave Cy")
    chart = drawn(replace(sheet, title="Friday", event="Cup"))
    named = {text.text: text.get("class") for text in chart.iter(f"{SVG}text")}
    assert {"Ann · won": "won", "Bo · out": "quiet", "Cy · out": "quiet"}.items() <= named.items()
    assert "Agurk · Cup · after 1 hand · won by Ann" in named
    assert "after 1 hand · won by Ann" in texts(drawn(replace(sheet, title="")))


def test_the_widest_total_has_room_before_the_names() -> None:
    """A digit for each of its digits, and half a digit more where it is below 0."""

    def names_from(total: int) -> float:
        plain = synthetic(1, 3)
        (side,) = plain.sides
        chart = drawn(replace(plain, sides=(replace(side, total=total),)))
        return next(
            float(text.attrib["x"]) for text in chart.iter(f"{SVG}text") if side.label in str(text.text)
        )

    assert [names_from(total) - names_from(0) for total in (7, 10, -1)] == [0, 8, 12]


@pytest.mark.parametrize(("players", "hands", "made", "shown"), [(1, 152, 60, 60), (2, 159, 61, 0)])
def test_drawings_are_left_out_where_they_would_hide_the_lines(
    players: int, hands: int, made: int, shown: int
) -> None:
    sheet = synthetic(players, hands)
    assert sum(len(score_line(sheet, side).drawings) for side in sheet.sides) == made
    assert len([*drawn(sheet).iter(f"{SVG}use")]) == shown
