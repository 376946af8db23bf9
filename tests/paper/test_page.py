from __future__ import annotations

import re
from dataclasses import replace
from pathlib import Path
from xml.etree import ElementTree

import pytest
from hypothesis import given
from hypothesis import strategies as st

from referee.paper.cells import shows
from referee.paper.file_names import file_name
from referee.paper.layout import layout_of
from referee.paper.page import html_page
from referee.paper.passages import passages_of
from referee.paper.rows import rows_of
from referee.paper.sheet import Money, Payout, Sheet
from referee.paper.style import digest_of
from tests.paper.sheets import ENGLISH, FELL, FILES, HALF, golden, played, renamed, synthetic
from tests.paper.test_chart import HOSTILE

AGURK = "variant: agurk\nplayers: Ann Bo Cy\n"
every_sheet = pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)


def printed(sheet: Sheet) -> ElementTree.Element:
    """The page, read as the XML that it also is."""
    return ElementTree.fromstring(html_page(sheet).text.removeprefix("<!doctype html>"))


def text_of(part: ElementTree.Element) -> str:
    return "".join(part.itertext())


def passage(sheet: Sheet, about: str) -> str:
    """What a paragraph says, found by its first word."""
    paragraphs = [text_of(part) for part in printed(sheet).iter("p")]
    return next(text for text in paragraphs if text.startswith(about)).removeprefix(about).strip()


def cells(sheet: Sheet, player: str) -> list[str]:
    """What stands in a player's column, from the first row to the last; crossed out in brackets."""
    column = [side.id for side in sheet.sides].index(player)
    texts = list[str]()
    for row in printed(sheet).iterfind(".//tbody/tr"):
        if row.get("class") != "carried":
            parts = row.findall("td")[-len(sheet.sides) :][column]
            texts.append(" ".join(f"({text_of(part)})" if part.tag == "s" else _told(part) for part in parts))
    return texts


def _told(part: ElementTree.Element) -> str:
    return part.get("aria-label") or text_of(part)


# What stands in it.


def test_totals_are_crossed_out_once_there_is_another() -> None:
    sheet = played(
        AGURK + "hand Ann 5 Bo 9 Cy 3\nhand Bo 3 Cy 2 Ann 9\nhand Cy 3 Ann 5 Bo 6\nleave Ann\nleave Cy"
    )
    assert cells(sheet, "p1") == ["", "D +9 9", "", "leaves", ""]
    assert cells(sheet, "p2") == ["+9 (9)", "", "D +6 15", "", ""]
    assert cells(sheet, "p3") == ["D", "", "", "", "leaves"]


def test_a_fall_is_a_cucumber() -> None:
    sheet = played(AGURK + "hand Ann 5 Bo K Cy 3\nhand Bo K Cy 2 Ann 9\nhand Cy 3 Ann 5 Bo 6")
    assert cells(sheet, "p2") == ["+13 (13)", "fell (0)", "D +6 6"] + [""] * 15


def test_half_a_cucumber_is_half_of_one() -> None:
    sheet = golden(next(file for file in FILES if file.stem == "concombre"))
    texts = [cell for player in sheet.sides for cell in cells(sheet, player.id)]
    assert sum("half a cucumber" in cell for cell in texts) == 2
    assert sum("fell" in cell for cell in texts) == 1


def test_points_taken_off_have_a_minus() -> None:
    sheet = played(AGURK + "hand Ann 5 Bo 9 Cy 3\nhand Bo 9 Cy 2 Ann 9\nadjust Ann -3 late")
    assert cells(sheet, "p1")[:3] == ["", "D +9 (9)", "−3 6"]
    assert cells(sheet, "p2")[:2] == ["+9 (9)", "−9 0"]


def test_whoever_is_out_is_hatched_until_bought_in() -> None:
    text = (
        "variant: gurka\nplayers: Ann Bo Cy Di\nhand Ann A Bo 3 Cy 2 Di 4\nhand Bo 2 Cy 3 Di 4 Ann A\n"
        "hand Ann K Bo 2 Cy 3 Di 4\nhand Bo 3 Cy 2 Di 4\nbuy-in Ann\nhand Bo 2 Cy 3 Di 4 Ann 5"
    )
    rows = printed(played(text)).findall(".//tbody/tr")[:6]
    assert [row.findall("td")[-4].get("class") == "gone" for row in rows] == [False] * 3 + [
        True,
        False,
        False,
    ]
    assert text_of(rows[4]).startswith("buys in")


def test_a_game_that_goes_on_has_rows_left_blank_and_no_totals_yet() -> None:
    sheet = played(AGURK + "hand Ann 5 Bo 9 Cy 3")
    assert len(rows_of(sheet)) == 18
    page = printed(sheet)
    assert [text_of(cell) for cell in page.findall(".//tfoot//td")] == ["", "", ""]
    assert passage(sheet, "So far") == "Ann 0 · Bo 9 · Cy 0"
    assert "Still being played; Ann deals next" in [text_of(part) for part in page.iter("p")]


def test_a_game_that_fills_its_sheet_has_totals_though_it_goes_on() -> None:
    sheet = synthetic(4, 20)
    page = printed(sheet)
    assert [text_of(cell) for cell in page.findall(".//tfoot//td")] == [
        str(side.total) for side in sheet.sides
    ]
    assert "So far" not in text_of(page)


def test_a_game_that_is_over_names_its_winner_and_rings_the_total() -> None:
    sheet = played(AGURK + "hand Ann 5 Bo 9 Cy 3\nleave Bo\nleave Cy")
    page = printed(sheet)
    assert passage(sheet, "Won by") == "Ann"
    assert [text_of(cell) for cell in page.findall(".//tfoot//td")] == ["0", "9", "0"]
    assert [text_of(cell) for cell in page.findall('.//tfoot//td[@class="won-by"]')] == ["0"]
    assert passage(sheet, "Places").startswith("1. Ann 0 · ")


def test_an_abandoned_game_says_so() -> None:
    sheet = played(AGURK + "hand Ann 5 Bo 9 Cy 3\nend abandoned")
    assert "Abandoned" in [text_of(part) for part in printed(sheet).iter("p")]


def test_rules_and_the_reasons_of_adjustments_are_told() -> None:
    text = "variant: agurk\nhouse rules: limit.exactly=reset\nplayers: Ann Bo\nadjust Bo +3 late\n"
    sheet = played(text + "hand Ann 5 Bo 9\nadjust Bo +2 loud")
    assert passage(sheet, "Limit") == "exactly 21 goes back to 0; more: a life lost, then out"
    assert passage(sheet, "House rules") == "Exactly 21 goes back to zero"
    assert passage(sheet, "Notes") == (
        "Adjustment for Bo: 3 points added. late (before the first hand); "
        "Adjustment for Bo: 2 points added. loud (after hand 1)"
    )


def test_money_is_told_with_who_gets_it() -> None:
    sheet = played(AGURK + "hand Ann 5 Bo 9 Cy 3\nleave Bo\nleave Cy")
    pot = Money("DKK 5.00", pot="DKK 15.00", payouts=(Payout("pot", "p1", "DKK 15.00"),))
    assert passage(replace(sheet, money=pot), "Stake") == "DKK 5.00 each, DKK 15.00 paid into the pot in all"
    assert passage(replace(sheet, money=pot), "Paid out") == "DKK 15.00 to Ann"
    paid = (Payout("p2", "p1", "€45.00"), Payout("p3", "p1", "€1.00"))
    differences = Money("€5.00", pot=None, payouts=paid)
    assert passage(replace(sheet, money=differences, stake_is="a point"), "Stake") == "€5.00 a point"
    assert (
        passage(replace(sheet, money=differences), "Paid out")
        == "€45.00 to Ann from Bo; €1.00 to Ann from Cy"
    )
    back = replace(pot, payouts=(Payout("pot", "p2", "DKK 5.00", is_refund=True),))
    assert passage(replace(sheet, money=back), "Paid out") == "DKK 5.00 back to Bo"


def test_a_stake_is_told_before_anything_is_paid_out() -> None:
    sheet = replace(played(AGURK + "hand Ann 5 Bo 9 Cy 3"), event="Cup", money=Money("DKK 5.00", "DKK 15.00"))
    assert passage(sheet, "Event") == "Cup"
    assert passage(sheet, "Stake") == "DKK 5.00 each, DKK 15.00 paid into the pot in all"
    assert "Paid out" not in text_of(printed(sheet))


def test_lost_hands_are_counted_where_no_score_is_kept() -> None:
    sheet = played("variant: matapesa\nplayers: Ann Bo\nhand Ann 5 Bo 9\nhand Ann 9 Bo 5\nhand Bo 3 Ann 4")
    assert cells(sheet, "p1")[:3] == ["", "+1 (1)", "D +1 2"]
    assert "totals are of hands lost" in text_of(printed(sheet))


def test_a_card_that_was_not_told_leaves_its_place_empty() -> None:
    sheet = played("variant: matapesa\nplayers: Ann Bo\noutcome Bo\noutcome Ann K")
    cards = [text_of(cell) for cell in printed(sheet).findall('.//tbody//td[@class="card"]')]
    assert cards[:2] == ["", "K"]


def test_whoever_joins_is_not_there_before() -> None:
    sheet = played(AGURK + "hand Ann 5 Bo 9 Cy 3\njoin Di\nhand Bo 2 Cy 3 Di 4 Ann 5")
    assert cells(sheet, "p4")[:3] == ["", "+9 9", "D"]


# Whole games.


@every_sheet
def test_golden_sheets_are_on_one_sheet_with_every_row(file: Path) -> None:
    sheet = golden(file)
    page = printed(sheet)
    assert len(page.findall(".//section")) == 1
    hands = [row.number for row in sheet.rows if row.number is not None]
    heads = [text_of(head) for head in page.findall(".//tbody//th")]
    assert [int(head) for head in heads if head.isdigit()] == hands
    drawn = [svg.get("aria-label") for svg in page.findall(".//tbody//svg")]
    marks = [mark for row in sheet.rows for cell in row.cells.values() for mark in cell.marks]
    assert drawn.count("fell") == marks.count(FELL)
    assert drawn.count("half a cucumber") == marks.count(HALF)
    changes = [cell for row in sheet.rows for cell in row.cells.values() if shows(cell)]
    standing = {player for row in sheet.rows for player, cell in row.cells.items() if shows(cell)}
    assert len(page.findall(".//tbody//td/s")) == len(changes) - len(standing)
    assert len(page.findall(".//tbody//td/b")) == len(standing)


@every_sheet
def test_every_head_has_its_scope_and_every_row_as_many_cells(file: Path) -> None:
    sheet = golden(file)
    leads = 1 + len(sheet.columns.on_page)
    for table in printed(sheet).iter("table"):
        assert table.find("caption") is not None
        assert all(head.get("scope") == "col" for head in table.findall("thead//th"))
        for row in table.findall("tbody/tr") + table.findall("tfoot/tr"):
            head = row.find("th")
            assert head is not None
            assert head.get("scope") == "row"
            assert sum(int(cell.get("colspan", 1)) for cell in row) == leads + len(sheet.sides)
        assert [text_of(head) for head in table.findall("thead//th")][leads:] == [
            side.label for side in sheet.sides
        ]


@pytest.mark.parametrize(
    ("players", "hands", "sheets"),
    [(3, 8, 1), (4, 20, 1), (8, 25, 1), (15, 20, 1), (4, 100, 1), (1, 0, 1), (2, 1, 1), (7, 60, 1)],
)
def test_ordinary_games_are_on_one_sheet(players: int, hands: int, sheets: int) -> None:
    assert len(printed(synthetic(players, hands)).findall(".//section")) == sheets


@pytest.mark.parametrize(("players", "hands"), [(4, 400), (13, 200), (30, 50), (60, 200), (2, 3000)])
def test_long_games_go_on_from_sheet_to_sheet(players: int, hands: int) -> None:
    sheet = synthetic(players, hands)
    page = printed(sheet)
    sections = page.findall(".//section")
    layout = layout_of(sheet, passages_of(sheet))
    assert len(sections) == len(layout.pages) > 1
    assert [part.get("aria-label") for part in sections] == [
        f"Sheet {at} of {len(sections)}" for at in range(1, len(sections) + 1)
    ]
    assert all(part.find(".//thead") is not None for part in sections)
    groups = len({page.sides for page in layout.pages})
    heads = [text_of(head) for head in page.findall(".//tbody//th")]
    assert [int(head) for head in heads if head.isdigit()] == [*range(1, hands + 1)] * groups
    totals = [text_of(cell) for cell in page.findall(".//tfoot//td")]
    assert totals == [str(player.total) for player in sheet.sides]
    assert len(page.findall(".//footer")) == 1


def test_what_is_carried_over_is_what_stood_there() -> None:
    sheet = synthetic(4, 100)
    first, *others = printed(sheet).findall(".//tbody")
    hand = len(first.findall("tr"))
    for body in others:
        rows = body.findall("tr")
        assert rows[0].get("class") == "carried"
        carried = [int(text_of(cell)) for cell in rows[0].findall("td")]
        assert carried == [*sheet.rows[hand - 1].totals.values()]
        hand += len(rows) - 1


def test_words_that_are_too_long_follow_on_a_sheet_of_their_own() -> None:
    sheet = replace(synthetic(3, 8), house_rules=("One of very many rules: it says what it says",) * 30)
    *_, more = printed(sheet).findall(".//section")
    assert more.get("class") == "sheet more"
    assert text_of(more).strip().startswith("House rules One of very many rules")
    assert text_of(printed(sheet)).count("One of very many rules") == 30


def test_scores_of_many_digits_have_room() -> None:
    sheet = synthetic(8, 20, limit=None)
    rich = replace(sheet, sides=tuple(replace(player, total=123_456) for player in sheet.sides))
    before, after = (layout_of(version, passages_of(version)).ruling for version in (sheet, rich))
    assert (
        after.size.column(after.digits) / after.size.em > before.size.column(before.digits) / before.size.em
    )
    assert after.is_wide_enough


# What is let in.


@pytest.mark.parametrize("text", HOSTILE)
def test_nothing_typed_becomes_markup(text: str) -> None:
    plain = played(AGURK + "hand Ann 5 Bo 9 Cy 9\nleave Ann\nleave Bo")
    hostile = replace(renamed(plain, [text] * 3), title=text, house_rules=(text,), region=text)
    ordinary = replace(plain, title="x", house_rules=("x",))
    assert [part.tag for part in printed(hostile).iter()] == [part.tag for part in printed(ordinary).iter()]


@given(st.lists(st.text(min_size=1), min_size=3, max_size=3), st.text())
def test_any_name_and_title_makes_a_page_with_the_same_parts(names: list[str], title: str) -> None:
    plain = played(AGURK + "hand Ann 5 Bo 9 Cy 9")
    page = printed(replace(renamed(plain, names), title=title or "x"))
    assert [part.tag for part in page.iter()] == [
        part.tag for part in printed(replace(plain, title="x")).iter()
    ]


def test_a_page_loads_and_runs_nothing_and_has_one_style() -> None:
    page = html_page(synthetic(9, 30))
    assert not re.search(r"https?:|<script|<link|<img|<iframe|\son\w+=|\sstyle=|url\(|@import", page.text)
    assert re.findall(r"<style>(.*?)</style>", page.text, re.S) == [page.style]


def test_a_style_is_the_same_for_every_page_on_paper_that_lies_so() -> None:
    styles = {html_page(synthetic(players, hands)).style for players in (3, 8, 15) for hands in (5, 40)}
    assert len(styles) == 2
    assert len({digest_of(style) for style in styles}) == 2


# Words.


def test_a_day_is_told_in_words() -> None:
    assert ENGLISH.day("2026-01-02T23:59:59.999Z") == "2 January 2026"
    assert ENGLISH.day("2026-12-31T00:00:00Z") == "31 December 2026"


@pytest.mark.parametrize(
    ("title", "name"),
    [
        ("Friday", "Friday-2026-11-20.csv"),
        ("", "Agurk-2026-11-20.csv"),
        ("../../etc/passwd", "etc-passwd-2026-11-20.csv"),
        ("Mätäpesä 安", "Mätäpesä-安-2026-11-20.csv"),
        ('a"b\\c;d\r\ne', "a-b-c-d-e-2026-11-20.csv"),
        ("CON", "CON-2026-11-20.csv"),
        ("…!?", "Agurk-2026-11-20.csv"),
        ("x" * 200, "x" * 60 + "-2026-11-20.csv"),
    ],
)
def test_a_file_is_called_after_the_title_and_the_day(title: str, name: str) -> None:
    assert file_name(replace(synthetic(2, 1), title=title), "csv") == name


@given(st.text())
def test_a_file_name_is_safe_whatever_the_title(title: str) -> None:
    name = file_name(replace(synthetic(2, 1), title=title), "html")
    assert re.fullmatch(r"[\w][\w-]*-2026-11-20\.html", name)
    assert name.encode("utf-8")


def test_somebody_without_a_place_comes_last() -> None:
    sheet = synthetic(3, 3)
    first, second, third = sheet.sides
    players = (
        replace(first, place=None),
        replace(second, place=2, total=5),
        replace(third, place=1, total=3),
    )
    places = passage(replace(sheet, sides=players), "Places")
    assert places == f"1. Player p3 3 · 2. Player p2 5 · –. Player p1 {first.total}"
