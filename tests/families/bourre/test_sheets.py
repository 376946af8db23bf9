"""Games of Bourré as text: what a line means, and which are none."""

from __future__ import annotations

import pytest

from referee.errors import NotationError
from referee.families.bourre.family import BOURRE
from referee.families.registry import family_of
from referee.text_sheet import play_score_sheet, read_score_sheet
from referee.translations import in_english
from tests.refusals import refuses

TABLE = "variant: bourre\nplayers: Ann Bo Cy\n"


@pytest.mark.parametrize(
    ("line", "says"),
    [
        ("alone Ann Bo", "“alone” names the one player"),
        ("passed Ann", "nobody is named"),
        ("hand Ann three Bo 2", "“three” is no number"),
        ("hand Ann 3 Bo 2 | shouts Ann", "“shouts Ann” is not away, draws"),
        ("hand Ann 3 Bo 2 | split perhaps", "“split perhaps” is not"),
        ("hand Ann 3 Bo 2 |", "“” is not away"),
        ("hand Ann 3 Bo 2 | draws Cy 2", "“draws” names Cy, who does not stay"),
        ("hand Ann 3 Ann 2", "Ann is named twice"),
        ("won Ann Bo", "“won” names who takes the pot"),
        ("won Ann | draws Ann 2", "“draws” stands behind who stays"),
        ("rebuy Ann Bo", "expected one word"),
    ],
)
def test_lines_that_cannot_be_read(line: str, says: str) -> None:
    with refuses(NotationError, match=says):
        [*play_score_sheet(read_score_sheet(TABLE + line, family_of))]


@pytest.mark.parametrize(
    ("lines", "says"),
    [
        ("hand Ann 3 Bo 2 -> Bo 2", "Bo should have 2, and has -1/in"),
        ("pot 4", "the pot should have 4 chips, and has 0"),
        ("hand Ann 3 Bo 2\nend agreed\npot 4", "the pot should have 4 chips, and has 0"),
        ("next first Bo", "next first should be Bo, and is Ann"),
        ("hand Ann 2 Bo 2 Cy 1\nnext exempt Cy", "next exempt should be Cy, and is Ann Bo"),
    ],
)
def test_a_wrong_expectation_is_reported(lines: str, says: str) -> None:
    played = play_score_sheet(read_score_sheet(TABLE + lines, family_of))
    assert [mismatch for report in played for mismatch in report.mismatches] == [says]


def test_a_hand_with_an_infraction_that_nobody_called() -> None:
    hand = "played Ann KS Bo QS / Ann KD Bo 2D / Ann KC Bo 3H / Bo 4H Ann 5C / Bo 9C Ann 6C | trump H"
    (refused,) = play_score_sheet(read_score_sheet(TABLE + hand, family_of))
    assert "tricks_must_be_legal" in in_english(refused.mismatches[0])
    (played,) = play_score_sheet(read_score_sheet(f"{TABLE}{hand} | accept -> Bo 2", family_of))
    assert played.mismatches == ()


def test_what_is_told_behind_a_score_and_of_the_next_hand() -> None:
    text = "variant: bourre\nhouse rules: pot.tie=play_off\nplayers: Ann Bo Cy\nhand Ann 2 Bo 2 Cy 1"
    (played,) = play_score_sheet(read_score_sheet(text, family_of))
    standing = BOURRE.engine.standing(played.sheet.table)
    assert standing.next is not None
    assert BOURRE.notation.coming(standing.next, standing.names) == (
        "Ann deals, Bo speaks first, 3 in the pot. Exempt: Ann, Bo. Only Ann and Bo may stay."
    )
    assert [BOURRE.notation.badge(player) for player in standing.players] == ["", "", ""]


def test_what_a_verdict_tells_besides_its_reason() -> None:
    verdict = {
        "legal_plays": [["AH"], ["4H"]],
        "infractions": [{"trick": 4, "player": "p1", "explanation": "No.", "rule": "play.head"}],
        "tricks": [{"winner": "p3"}, {"winner": "p2"}],
    }
    assert BOURRE.notation.verdict(verdict) == [
        "Legal: AH, 4H",
        "Trick 4, p1: No. (play.head)",
        "Won by: p3, p2",
    ]
    assert BOURRE.notation.verdict({"legal_plays": None}) == []


def test_the_columns_on_paper() -> None:
    hand = {"winners": ["p2"], "pot": {"total": 13, "next": 26}, "taken": {"p1": 3, "p2": 2}}
    columns = {column.key: column.cell for column in BOURRE.sheet.columns}
    assert {key: cell(hand) for key, cell in columns.items()} == {
        "winner": "p2",
        "pot": "13",
        "tricks": "3 2",
        "next_pot": "26",
    }
    assert columns["winner"](hand | {"winners": ["p1", "p2"]}) == ""
