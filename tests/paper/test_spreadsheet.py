from __future__ import annotations

import csv
from collections.abc import Iterator
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from referee.families.columns import COMMON
from referee.paper.sheet import Sheet
from referee.paper.spreadsheet import csv_text, harmless
from tests.paper.sheets import FILES, golden, played, renamed

AGURK = "variant: agurk\nplayers: Ann Bo Cy\n"
every_sheet = pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)


def rows_of(sheet: Sheet) -> list[dict[str, str]]:
    return list(csv.DictReader(csv_text(sheet).removeprefix("\ufeff").splitlines(keepends=True)))


def test_a_hand_is_a_row() -> None:
    lines = csv_text(played(AGURK + "hand Ann 5 Bo 9 Cy 9\nhand Bo Q Cy 3 Ann 2")).split("\r\n")
    assert lines[0] == (
        "\ufeffposition,hand,kind,recorded_at,dealer,leader,taker,card,Ann: points,Ann: total,"
        "Bo: points,Bo: total,Cy: points,Cy: total,why"
    )
    why = (
        "Cy took the last trick with a 9: 9 points. Bo also had a 9 and Cy took the trick: 9 points off. The"
    )
    assert lines[1] == f'1,1,hand,,Cy,Ann,Cy,9,0,0,0,0,9,9,"{why} score was 0, and stops at 0."'
    assert lines[2].startswith("2,2,hand,,Ann,Bo,Bo,Q,0,0,12,12,0,9,Bo took")
    assert lines[3:] == [""]


def test_a_card_that_was_not_told_is_left_empty() -> None:
    row = rows_of(played("variant: matapesa\nplayers: Ann Bo\noutcome Bo"))[0]
    assert (row["taker"], row["card"]) == ("Bo", "")
    assert row["why"] == "Bo took the last trick and lost the hand."


def test_whatever_else_happens_is_a_row_too() -> None:
    text = "hand Ann 5 Bo 9 Cy 3\nadjust Bo +3 late\njoin Di\ndealer Di\nleave Cy\nend agreed"
    rows = rows_of(played(AGURK + text))
    assert [(row["hand"], row["kind"]) for row in rows] == [
        ("1", "hand"),
        ("", "adjustment"),
        ("", "join"),
        ("", "dealer"),
        ("", "withdrawal"),
        ("", "end"),
    ]
    assert [row["Di: total"] for row in rows] == ["", "", "12", "12", "12", "12"]
    assert [row["Bo: points"] for row in rows] == ["9", "3", "0", "0", "0", "0"]
    assert rows[3]["dealer"] == "Di"
    assert rows[3]["why"] == "Di was named to deal."
    assert rows[5]["why"] == "The players agreed to end the game."


def test_whoever_was_drawn_to_deal_is_told() -> None:
    text = "variant: twenty-two\nplayers: Ann Bo Cy\nhand Ann 9 Bo 9 Cy 3\ndealer Bo"
    assert rows_of(played(text))[1]["why"] == "Bo was drawn to deal."


def test_a_dealer_whom_a_correction_has_made_void_is_told() -> None:
    text = "variant: twenty-two\nplayers: Ann Bo Cy\nhand Ann 9 Bo 9 Cy 3\ndealer Bo\n"
    assert (
        rows_of(played(text + "amend 1 hand Ann 9 Bo 8 Cy 3"))[1]["why"]
        == "Bo was to deal; a correction has made that void."
    )


def test_where_no_score_is_kept_lost_hands_are_counted() -> None:
    rows = rows_of(
        played("variant: matapesa\nplayers: Ann Bo\nhand Ann 5 Bo 9\nhand Ann 9 Bo 5\nhand Bo 3 Ann 4")
    )
    assert [row["Ann: total"] for row in rows] == ["0", "1", "2"]
    assert [row["Ann: hands lost"] for row in rows] == ["0", "1", "1"]


def test_players_of_one_name_are_told_apart() -> None:
    rows = rows_of(played("variant: agurk\nplayers: Ann, Bo, Ann\nhand p1 5 p2 9 p3 3"))
    assert [name for name in rows[0] if name.endswith("total")] == [
        "Ann (p1): total",
        "Bo: total",
        "Ann (p3): total",
    ]


@every_sheet
def test_golden_sheets_have_every_row_and_their_points_add_up(file: Path) -> None:
    sheet = golden(file)
    rows = rows_of(sheet)
    assert len(rows) == len(sheet.rows) > 0
    assert {len(row) for row in rows} == {len(COMMON) + len(sheet.columns.columns) + 2 * len(sheet.sides) + 1}
    assert all(row["why"] for row in rows)
    given = sheet.allowance.given if sheet.allowance else 0
    for player in sheet.sides:
        totals = [row[f"{player.label}: total"] for row in rows]
        points = [int(row[f"{player.label}: {sheet.counts}"] or 0) for row in rows]
        assert given + sum(points) == int(totals[-1]) == player.total


# What a spreadsheet must not run.


@pytest.mark.parametrize(
    "name", ["=1+1", "+1", "-1", "@A1", "\tx", "\rx", "＝1", "＠A1", "=cmd|' /C calc'!A0"]
)
def test_what_would_be_a_formula_has_an_apostrophe(name: str) -> None:
    assert harmless(name) == f"'{name}"


@pytest.mark.parametrize(
    ("name", "shown"),
    [
        (" =1", " '=1"),
        ("x;=1", "x;'=1"),
        ('x;"=1', "x;\"'=1"),
        ("x; =1", "x; '=1"),
        ("x\t-1", "x\t'-1"),
        ('"=1', "\"'=1"),
        ("Ann", "Ann"),
        ("Ann-Bo", "Ann-Bo"),
        ("1=1", "1=1"),
        ("", ""),
    ],
)
def test_what_could_become_a_cell_of_its_own_is_looked_at(name: str, shown: str) -> None:
    assert harmless(name) == shown


def test_a_reason_that_begins_with_a_name_is_no_formula() -> None:
    (row,) = rows_of(played("variant: agurk\nplayers: Ann, Bo, =1+1\nhand p1 5 p2 9 p3 9"))
    assert row["why"].startswith("'=1+1 took the last trick with a 9")


def cells(text: str, *, separator: str) -> Iterator[str]:
    for row in csv.reader(text.removeprefix("\ufeff").splitlines(keepends=True), delimiter=separator):
        yield from row


@given(st.lists(st.text(st.characters(codec="utf-8"), min_size=1, max_size=20), min_size=3, max_size=3))
def test_no_name_becomes_a_formula_whatever_separates_cells(names: list[str]) -> None:
    sheet = renamed(played(AGURK + "hand Ann 5 Bo 9 Cy 9\nadjust Cy -3 late"), names)
    for separator in ",;\t|":
        for cell in cells(csv_text(sheet), separator=separator):
            assert cell.lstrip()[:1] not in tuple("=+@＝＋－＠") or cell == ""
            assert cell[:1] != "-" or cell.lstrip("-").isdigit()


@given(
    st.lists(
        st.text(st.characters(codec="utf-8", exclude_characters="\r\n"), max_size=20), min_size=3, max_size=3
    )
)
def test_every_name_stays_in_its_cell(names: list[str]) -> None:
    sheet = renamed(played(AGURK + "hand Ann 5 Bo 9 Cy 9"), names)
    (heads, row) = csv.reader(csv_text(sheet).split("\r\n")[:2])
    assert len(heads) == len(row) == 8 + 2 * len(names) + 1
    assert heads[8] == harmless(f"{names[0]}: points")
    assert row[6] == harmless(names[2])
