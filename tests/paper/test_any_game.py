"""Whatever happens in a game, its score sheet tells all of it, in every form."""

from __future__ import annotations

import csv
from xml.etree import ElementTree

from hypothesis import given, settings

from referee.paper.cells import shows
from referee.paper.chart import svg_text
from referee.paper.page import html_page
from referee.paper.rows import rows_of
from referee.paper.sheet import Sheet
from referee.paper.spreadsheet import csv_text
from tests.paper.sheets import entries_of, sheet_of
from tests.random_games import RandomGame, games


def sheet_of_game(game: RandomGame) -> Sheet:
    scores = [game.opening.family.engine.standing(table).scores for table in game.tables[1:]]
    return sheet_of(game.opening, entries_of(game.steps, scores), game.tables[-1])


@settings(max_examples=60)
@given(games())
def test_the_points_of_a_player_add_up_to_the_total(game: RandomGame) -> None:
    sheet = sheet_of_game(game)
    for side in sheet.sides:
        points = sum(row.cells[side.id].points for row in sheet.rows if side.id in row.cells)
        assert side.first + points == side.total


@settings(max_examples=60)
@given(games())
def test_csv_has_a_row_for_every_act(game: RandomGame) -> None:
    sheet = sheet_of_game(game)
    rows = [*csv.DictReader(csv_text(sheet).removeprefix("\ufeff").splitlines())]
    assert [row["kind"] for row in rows] == [act["kind"] for act in game.acts]
    assert all(row["why"] for row in rows)
    for side in sheet.sides if rows else ():
        assert int(rows[-1][f"{side.label}: total"]) == side.total


@settings(max_examples=60)
@given(games())
def test_a_page_has_a_row_for_everything_that_changes_a_score(game: RandomGame) -> None:
    sheet = sheet_of_game(game)
    page = ElementTree.fromstring(html_page(sheet).text.removeprefix("<!doctype html>"))
    rows = [row for row in page.iterfind(".//tbody/tr") if row.get("class") != "carried"]
    assert len(rows) == len(rows_of(sheet))
    changes = [cell for row in sheet.rows for cell in row.cells.values() if shows(cell)]
    assert len(page.findall(".//tbody//td/s") + page.findall(".//tbody//td/b")) == len(changes)
    standing = {side: cell.total for row in sheet.rows for side, cell in row.cells.items() if shows(cell)}
    assert all(standing.get(side.id, side.first) == side.total for side in sheet.sides)


@settings(max_examples=60)
@given(games())
def test_a_chart_has_a_line_for_everybody(game: RandomGame) -> None:
    sheet = sheet_of_game(game)
    chart = ElementTree.fromstring(svg_text(sheet))
    titles = [title.text for title in chart.iterfind(".//{*}g/{*}title")]
    assert titles == [f"{side.label}: {side.total}" for side in sheet.sides]
