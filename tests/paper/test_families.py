"""Paper tells any family as it wants to be told: here one that is declared for the tests."""

from __future__ import annotations

import csv
import re
from dataclasses import replace
from itertools import pairwise
from xml.etree import ElementTree

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from referee.api.foundation.web import CONTENT_POLICY
from referee.families.columns import Best, Column, Content, Mark, SheetColumns
from referee.families.drawings import STAR, Drawing
from referee.families.protocol import Summary
from referee.paper.chart import about, svg_text
from referee.paper.frame import LEFT, RIGHT, TOP, frame_of
from referee.paper.layout import layout_of
from referee.paper.lines import score_line
from referee.paper.page import html_page
from referee.paper.passages import passages_of
from referee.paper.sheet import Money, Payout, Sheet
from referee.paper.spreadsheet import csv_text
from referee.paper.style import STYLES, digest_of
from tests.paper.made_up import COLUMNS, GAMES, NAMES, PLAIN, SHORT, Table, evening, random_table
from tests.paper.sheets import FOLDER, golden
from tests.paper.test_page import cells, passage, printed, text_of

SVG = "{http://www.w3.org/2000/svg}"


def heads(sheet: Sheet) -> list[str]:
    return [text_of(head) for head in printed(sheet).findall(".//thead//th")]


def leads(sheet: Sheet) -> list[list[str]]:
    """What stands before the sides' columns, row by row, of the rows that are written."""
    rows = printed(sheet).findall(".//tbody/tr")[: len(sheet.rows)]
    return [[text_of(cell) for cell in row][: -len(sheet.sides)] for row in rows]


def spreadsheet(sheet: Sheet) -> list[dict[str, str]]:
    return [*csv.DictReader(csv_text(sheet).removeprefix("\ufeff").splitlines())]


def drawn(sheet: Sheet) -> ElementTree.Element:
    return ElementTree.fromstring(svg_text(sheet))


def texts(sheet: Sheet) -> list[str]:
    return [text.text or "" for text in drawn(sheet).iter(f"{SVG}text")]


# Its own columns, words and reasons.


def test_columns_are_sides_and_a_team_is_headed_by_its_players() -> None:
    sheet = evening().sheet()
    assert heads(sheet) == ["Deal", "Bid", "Shown", "Ann & Cy", "Bo & Di"]
    assert [head for head in spreadsheet(sheet)[0] if "total" in head] == [
        "Ann & Cy: total",
        "Bo & Di: total",
    ]


def test_a_team_of_namesakes_is_headed_by_names_that_differ() -> None:
    names = {"p1": "Ann", "p2": "Bo", "p3": "Ann", "p4": "Di"}
    table = Table(names=names)
    assert heads(table.sheet())[3:] == ["Ann (p1) & Ann (p3)", "Bo & Di"]


def test_a_row_tells_what_the_family_wants_told_and_cards_have_their_suits() -> None:
    assert leads(evening().sheet()) == [
        ["1", "3 hearts", "10♣ Q♠"],
        ["2", "7", ""],
        ["3", "7", ""],
        ["4", "7", ""],
    ]


def test_a_spreadsheet_has_the_familys_columns_behind_those_of_all() -> None:
    first, *_ = rows = spreadsheet(evening().sheet())
    assert [*first][:9] == [
        *("position", "hand", "kind", "recorded_at", "dealer", "leader"),
        *("bidder", "bid", "shown"),
    ]
    assert [(row["bidder"], row["bid"], row["shown"]) for row in rows[:3]] == [
        ("Ann", "3 hearts", "10C QS"),
        ("Cy", "7", ""),
        ("", "7", ""),
    ]


def test_a_player_in_a_column_of_the_page_has_a_name() -> None:
    columns = SheetColumns(columns=(Column("who", "Who", lambda deal: deal["bidder"] or "", Content.PLAYER),))
    assert [lead[1] for lead in leads(evening().sheet(columns=columns))] == ["Ann", "Cy", "", "Ann"]
    team = SheetColumns(columns=(Column("who", "Who", lambda _deal: "t1", Content.PLAYER),))
    assert next(lead[1] for lead in leads(evening().sheet(columns=team))) == "Ann & Cy"


def test_rounds_have_the_familys_word() -> None:
    sheet = evening().sheet()
    assert text_of(printed(sheet).findall(".//caption")[0]) == "Deals 1 to 4"
    assert text_of(printed(Table().sheet()).findall(".//caption")[0]) == "No deals yet"
    assert passages_of(sheet).played.text.endswith("4 deals")
    assert "deals" in texts(sheet)
    assert about(sheet).startswith("Chips after each of 4 deals, by team. ")


def test_notes_count_in_the_familys_word() -> None:
    table = evening()
    table.add("adjustment", ("t1", "adjustment", -5, "Late."))
    table.entries.insert(0, table.entries[-1])
    assert passage(table.sheet(), "Notes") == "Late. (before the first deal); Late. (after deal 4)"


def test_acts_have_the_familys_words_besides_those_of_all() -> None:
    table = evening()
    table.add("loan", ("t1", "borrowed", 300))
    table.add("adjustment", ("t1", "adjustment", -5))
    assert [lead[0] for lead in leads(table.sheet())[4:]] == ["borrows", "adjusted"]


def test_a_round_without_lines_has_the_familys_reason() -> None:
    rows = spreadsheet(evening().sheet())
    assert rows[2]["why"] == "Cy dealt, and nobody bid."
    assert spreadsheet(evening().sheet(columns=PLAIN))[2]["why"] == ""


def test_a_line_about_no_side_is_told_and_has_no_cell() -> None:
    table = Table()
    table.deal(("t1", "made", 10, "Ann made it."), ("pot", "carried", 0, "The pot stays."))
    sheet = table.sheet()
    assert sheet.rows[0].why == "Ann made it. The pot stays."
    assert [*sheet.rows[0].cells] == ["t1"]


def test_an_end_for_a_reason_of_the_familys_is_told_by_it() -> None:
    table = evening()
    table.add("end", reason="dawn", dealer="p1")
    assert table.sheet(columns=PLAIN).rows[-1].why == ""
    assert table.sheet().rows[-1].why == "Ann dealt, and nobody bid."


def test_nothing_a_family_says_becomes_markup() -> None:
    evil = "<script>alert(1)</script>"
    columns = replace(
        COLUMNS,
        columns=(Column("x", evil, lambda _: evil), Column("y", "y", lambda _: evil, Content.CARDS)),
        acts={"loan": evil},
        marks={"made": (Mark(evil, STAR),), "lost": (Mark(evil, effect=COLUMNS.marks["broke"][0].effect),)},
        unit=evil,
    )
    table = evening()
    table.add("loan", ("t1", "borrowed", 300), ("t2", "lost", 0))
    sheet = table.sheet(columns=columns, short=replace(SHORT, target_text=evil, target_word=evil))
    for text in (html_page(sheet).text, svg_text(sheet)):
        assert "<script" not in text
        ElementTree.fromstring(text.removeprefix("<!doctype html>"))


# Scores below zero.


def test_totals_below_zero_have_a_minus_and_are_crossed_out() -> None:
    sheet = evening().sheet()
    assert cells(sheet, "t2") == ["−70 (−70)", "−80 (−150)", "", "+40 −110"] + [""] * 14
    assert passage(sheet, "So far") == "Ann & Cy −60 · Bo & Di −110"
    assert [row["Bo & Di: total"] for row in spreadsheet(sheet)] == ["-70", "-150", "-150", "-110"]


def test_a_chart_draws_below_its_zero_line() -> None:
    sheet = evening().sheet()
    frame = frame_of(sheet)
    (_, zero), (_, lowest), (_, target) = (frame.at(0, total) for total in (0, -150, 500))
    assert TOP < target < zero < lowest < frame.bottom
    axis = [path.get("d", "") for path in drawn(sheet).iter(f"{SVG}path") if path.get("class") == "axis"]
    assert f"M{LEFT} {zero:.1f}H{RIGHT}" in axis
    assert "−100" in texts(sheet)
    assert [score_line(sheet, side).strokes[0].points[-1] for side in sheet.sides] == [(4, -60), (4, -110)]


def test_a_chart_on_which_everybody_is_below_zero_has_them_all() -> None:
    table = Table()
    table.deal(("t1", "lost", -3000), ("t2", "lost", -20))
    sheet = table.sheet(short=replace(SHORT, target=-5000))
    frame = frame_of(sheet)
    heights = [frame.at(1, total)[1] for total in (0, -20, -3000, -5000)]
    assert heights == sorted(heights)
    assert heights[0] >= TOP
    assert heights[-1] <= frame.bottom


@pytest.mark.parametrize("most", [4, 400, 40_000, 1_000_000])
def test_large_numbers_have_room_left_of_the_plot(most: int) -> None:
    table = Table()
    table.deal(("t1", "made", most), ("t2", "lost", -most))
    sheet = table.sheet()
    ticks = [text for text in drawn(sheet).iter(f"{SVG}text") if text.get("class") == "quiet end"]
    assert all(8 * len(text.text or "") <= float(text.attrib["x"]) for text in ticks)


# Marks.


def test_a_mark_is_drawn_in_its_cell_and_explained_below() -> None:
    sheet = evening().sheet()
    assert cells(sheet, "t1")[:4] == ["D +120 (120)", "D all the tricks (200)", "D", "D set back −60"]
    legend = printed(sheet).find('.//p[@class="legend"]')
    assert legend is not None
    assert [text_of(part).strip() for part in legend] == ["D dealt", "all the tricks", "set back"]
    assert [svg.get("aria-label") for svg in legend.iter("svg")] == ["a star", "a cross"]


def test_a_chart_draws_a_mark_where_its_line_began() -> None:
    sheet = evening().sheet()
    line = score_line(sheet, sheet.sides[0])
    assert [(place, drawing.id) for place, drawing in line.drawings] == [
        ((2, 200), "star"),
        ((4, 200), "cross"),
    ]
    assert line.strokes[0].points == [(0, 0), (1, 120), (2, 200), (3, 200), (4, 200), (4, -60)]
    assert [use.get("href") for use in drawn(sheet).iter(f"{SVG}use")] == ["#star", "#cross"]


def test_points_that_come_and_go_in_a_round_are_one_step_unless_a_mark_says_otherwise() -> None:
    table = Table()
    table.deal(("t1", "made", 500), ("t1", "lost", -450))
    line = score_line(table.sheet(), table.sheet().sides[0])
    assert line.strokes[0].points == [(0, 0), (1, 50)]


def test_a_page_and_a_chart_have_the_drawings_of_the_family_and_no_others() -> None:
    for columns, ids in ((COLUMNS, {"star", "cross", "diamond"}), (PLAIN, set())):
        sheet = evening().sheet(columns=columns)
        for text in (html_page(sheet).text, svg_text(sheet)):
            assert {*re.findall(r'<symbol id="([^"]+)"', text)} == ids


def test_whoever_is_out_is_hatched_until_a_mark_brings_them_back() -> None:
    table = evening()
    table.deal(("t1", "broke", 0))
    table.deal(("t2", "made", 10))
    table.add("loan", ("t1", "borrowed", 60))
    table.out = {"t1"}
    sheet = table.sheet()
    rows = printed(sheet).findall(".//tbody/tr")[4:8]
    assert [row.findall("td")[-2].get("class") for row in rows] == [None, "gone", None, None]
    assert cells(sheet, "t1")[4:7] == ["D out", "D", "borrows 0"]
    assert [stroke.is_out for stroke in score_line(sheet, sheet.sides[0]).strokes] == [False, True, False]
    assert "Ann & Cy 0, out" in about(sheet)


# What is counted, who wins, for what.


def test_a_side_may_begin_with_something() -> None:
    table = Table()
    table.scores = {"t1": 200, "t2": 200}
    table.deal(("t1", "made", 30), ("t2", "lost", -40))
    table.deal(("t2", "lost", -25))
    sheet = table.sheet()
    assert [(side.first, side.total) for side in sheet.sides] == [(200, 230), (200, 135)]
    assert score_line(sheet, sheet.sides[1]).strokes[0].points == [(0, 200), (1, 160), (2, 135)]


def test_something_else_than_points_is_counted_for_every_side() -> None:
    table = Table()
    table.deal(("t1", "lost", 0), ("t2", "made", 0))
    table.deal(("t1", "lost", 0))
    table.details = {player: {"games_lost": int(player in {"p1", "p3"})} for player in NAMES}
    sheet = table.sheet(short=Summary("Wagers", "", tally=GAMES))
    assert [(side.first, side.total) for side in sheet.sides] == [(0, 2), (0, 0)]
    assert [row["Ann & Cy: total"] for row in spreadsheet(sheet)] == ["1", "2"]
    assert [row["Ann & Cy: games lost"] for row in spreadsheet(sheet)] == ["1", "1"]
    assert "totals are of games lost" in text_of(printed(sheet))


@pytest.mark.parametrize("best", [None, *Best])
def test_a_chart_tells_which_score_wins_where_that_decides(best: Best | None) -> None:
    sheet = evening().sheet(short=replace(SHORT, best=best))
    assert about(sheet).endswith(
        "At last: Ann & Cy −60; Bo & Di −110. The aim: 500 chips or more."
        + (f" The {best.value} wins." if best else "")
    )


def test_the_target_has_the_familys_word() -> None:
    assert passage(evening().sheet(), "Aim") == "500 chips or more"
    assert (
        passage(evening().sheet(short=replace(SHORT, target_word="target")), "Target") == "500 chips or more"
    )


def test_a_team_wins_and_its_players_with_it() -> None:
    sheet = evening().sheet(winners=["t1"])
    assert passage(sheet, "Won by") == "Ann & Cy"
    assert passage(sheet, "Places") == "1. Ann & Cy −60 · 2. Bo & Di −110"
    assert [text_of(cell) for cell in printed(sheet).findall('.//tfoot//td[@class="won-by"]')] == ["−60"]


def test_a_game_that_nobody_won_is_not_still_being_played() -> None:
    alone = Table({"p1": ("p1",)}, {"p1": "Ann"})
    alone.deal(("p1", "made", 12), leader=None, bidder="p1")
    sheet = replace(alone.sheet(), status="finished", dealer=None)
    assert passages_of(sheet).won.text == "Ended without a winner"
    assert text_of(printed(sheet).findall(".//tfoot//td")[0]) == "12"


def test_a_stake_is_for_what_the_family_says_and_the_bank_is_an_account() -> None:
    paid = (Payout("p1", "bank", "DKK 3.00"), Payout("bank", "p2", "DKK 4.00"))
    sheet = evening().sheet(money=Money("DKK 1.00", pot="DKK 30.00", payouts=paid))
    assert passage(sheet, "Stake") == "DKK 1.00 a chip, DKK 30.00 paid into the pot in all"
    assert passage(sheet, "Paid out") == "DKK 3.00 to the bank from Ann; DKK 4.00 to Bo"


# Room.


def test_what_the_family_tells_has_room() -> None:
    usual, long = PLAIN, replace(COLUMNS, columns=(Column("x", "X", lambda _: "a queen of hearts"),))
    short = replace(COLUMNS, columns=(Column("x", "X", lambda _: "QH", Content.CARDS),))
    widths = {}
    for name, columns in (("none", usual), ("short", short), ("long", long)):
        sheet = evening().sheet(columns=columns)
        ruling = layout_of(sheet, passages_of(sheet)).ruling
        widths[name] = ruling.lead / ruling.size.em
    assert widths["none"] < widths["short"] < widths["long"]


def test_a_style_of_a_page_is_one_that_pages_may_have() -> None:
    tables = [
        random_table(1, players=players, deals=9, most=most) for players in (2, 9) for most in (9, 99_999)
    ]
    styles = {html_page(table.sheet(columns=own)).style for table in tables for own in (COLUMNS, PLAIN)}
    assert styles <= {*STYLES}
    assert len(STYLES) == len({*STYLES}) == 4
    assert all(f"'{digest_of(style)}'" in CONTENT_POLICY for style in STYLES)


@settings(max_examples=60)
@given(st.integers(0, 10**6), st.integers(1, 12), st.integers(0, 30), st.sampled_from([3, 400, 10**6]))
def test_any_game_is_told_whole_in_every_form(seed: int, players: int, deals: int, most: int) -> None:
    sheet = random_table(seed, players=players, deals=deals, most=most).sheet()
    ruling = layout_of(sheet, passages_of(sheet)).ruling
    assert ruling.is_wide_enough
    for side in sheet.sides:
        points = sum(row.cells[side.id].points for row in sheet.rows if side.id in row.cells)
        assert points == side.total
        assert not sheet.rows or int(spreadsheet(sheet)[-1][f"{side.label}: total"]) == side.total
    page = printed(sheet)
    standing = {side: cell.total for row in sheet.rows for side, cell in row.cells.items()}
    assert page.findall(".//tfoot")
    assert all(standing.get(side.id, 0) == side.total for side in sheet.sides)
    frame = frame_of(sheet)
    for line in (score_line(sheet, side) for side in sheet.sides):
        places = [frame.at(*point) for stroke in line.strokes for point in stroke.points]
        assert all(0 <= x <= RIGHT and TOP <= y <= frame.bottom for x, y in places)
        assert all(here[0] <= following[0] for here, following in pairwise(places))


# What is refused of a family.


def test_a_spreadsheet_has_no_two_columns_of_one_name() -> None:
    for key in ("kind", "why"):
        with pytest.raises(ValueError, match=f"one column '{key}'"):
            SheetColumns(columns=(Column(key, "Kind", lambda _: ""),))
    with pytest.raises(ValueError, match="one column 'bid'"):
        SheetColumns(columns=COLUMNS.columns[1:2] * 2)


def test_a_page_has_room_for_a_few_columns_with_long_texts_and_for_no_more() -> None:
    columns = [Column(f"x{at}", "A title to be cut", lambda _: "words " * 9) for at in range(5)]
    table = random_table(2, players=30, deals=3, most=10**6)
    sheet = table.sheet(columns=SheetColumns(columns=tuple(columns[:4])))
    assert layout_of(sheet, passages_of(sheet)).ruling.is_wide_enough
    assert text_of(printed(sheet)).count("Total") > 1
    with pytest.raises(ValueError, match="room for 4 columns, not 5"):
        SheetColumns(columns=tuple(columns))


def test_no_two_drawings_have_one_name() -> None:
    other = Drawing("star", "another star", "<path/>")
    with pytest.raises(ValueError, match="two drawings are called 'star'"):
        SheetColumns(marks={"a": (Mark("a", STAR),), "b": (Mark("b", other),)})


@pytest.mark.parametrize("name", ["", "Star", "a star", '"><script>', "1st"])
def test_a_drawing_has_a_plain_id(name: str) -> None:
    with pytest.raises(ValueError, match="no id of a drawing"):
        Drawing(name, "a star", "<path/>")


def test_of_an_allowance_paper_tells_what_is_left() -> None:
    """Minibluff scores the credits that are lost; players look at those they still have."""
    sheet = golden(FOLDER / "minibluff.txt")
    assert [(side.first, side.total) for side in sheet.sides] == [(10, 0), (10, 0), (10, 6), (10, 0)]
    assert cells(sheet, "p3") == ["", "−2 (8)", "D", "", "−2 6", "D", "", "D"]
    assert spreadsheet(sheet)[1]["Ann: credits"] == "-4"
    assert spreadsheet(sheet)[1]["Ann: total"] == "5"
    assert about(sheet).startswith("Credits after each of 8 hands, by player. At last: Ann 0, out")
    assert passage(sheet, "Limit") == "no credits left: out"
    assert score_line(sheet, sheet.sides[2]).strokes[0].points[:3] == [(0, 10), (1, 10), (2, 8)]


def test_whoever_came_back_is_told_below_the_table() -> None:
    """A person has two columns then, and whoever reads the sheet should know why."""
    sheet = evening().sheet(before={"p4": "p1"})
    why = "who comes back takes a new seat with the score of whoever joins"
    text = f"Di (seat 4) was Ann (seat 1) before; {why}, and the seat before stays as it was left"
    assert {"Came back": text}.items() <= {
        passage.about: passage.text for passage in passages_of(sheet).foot
    }.items()
    paid = replace(sheet, money=Money("DKK 5.00", None))
    assert "with the score and stake of whoever joins" in next(
        passage.text for passage in passages_of(paid).foot if passage.about == "Came back"
    )
