"""Every variant is played whole in a text sheet, every house rule has one of its own; what a sheet says."""

from __future__ import annotations

import pytest

from referee.errors import NotationError
from referee.families.escoba.family import ESCOBA
from referee.families.escoba.rules.variants import HOUSE_RULES, RULE_SETS
from referee.families.protocol import AnyFamily
from referee.text_sheet import TextSheet, play_score_sheet, read_score_sheet
from tests.text_sheet.test_score_sheets import FOLDER

FILES = sorted(FOLDER.glob("escoba*.txt"))
TWO = "variant: escoba\nplayers: Ann Bo\n"


def _escoba(_variant: str) -> AnyFamily:
    return ESCOBA


def sheet_of(name: str) -> TextSheet:
    return read_score_sheet((FOLDER / f"{name}.txt").read_text(encoding="utf-8"), _escoba)


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_every_line_comes_out_as_it_says(file: object) -> None:
    played = play_score_sheet(sheet_of(getattr(file, "stem", "")))
    wrong = [f"line {one.line.number}: {mismatch}" for one in played for mismatch in one.mismatches]
    assert wrong == []


@pytest.mark.parametrize("variant", [row.id for row in RULE_SETS])
def test_every_variant_is_played_to_its_end_with_something_refused(variant: str) -> None:
    sheet = sheet_of(variant)
    assert (sheet.opening.variant, sheet.opening.house_rules) == (variant, {})
    assert any(line.word == "winner" and line.words for line in sheet.lines)
    assert any(line.refused_with for line in sheet.lines)


@pytest.mark.parametrize("rule", HOUSE_RULES, ids=lambda rule: rule.id)
def test_every_house_rule_is_played(rule: object) -> None:
    sheet = sheet_of(f"escoba--{getattr(rule, 'id', '')}")
    read = ESCOBA.catalogue.read("escoba", getattr(rule, "overrides", {}), players=None)
    assert sheet.opening.rules == ESCOBA.catalogue.dump(read)


@pytest.mark.parametrize(
    ("line", "says"),
    [
        ("outcome cards Ann", "an outcome begins with"),
        ("outcome escobas Ann 1 Bo 0 | | cards Ann", "nothing stands between two bars"),
        ("outcome escobas Ann 1 Ann 0", "Ann is told of twice"),
        ("outcome escobas Ann 1 Bo 0 | cards Ann | cards Bo", "cards is told of twice"),
        ("counts Ann cards 4 | Ann cards 5", "Ann is told of twice"),
        ("piles Ann 7D | Ann 7C", "Ann is told of twice"),
        ("outcome escobas Ann x Bo 0", "“x” is no number"),
        ("counts Ann cards", "“cards” is not cards 22"),
        ("counts Ann aces 4", "“aces” is not cards 22"),
        ("deals Bo 5S:KC", "deals begin with the table"),
    ],
)
def test_a_line_that_cannot_be_read_says_why(line: str, says: str) -> None:
    with pytest.raises(NotationError, match=says):
        list(play_score_sheet(read_score_sheet(TWO + line, _escoba)))


def test_what_comes_next_is_told() -> None:
    table = sheet_of("escoba").opening.table()
    standing = ESCOBA.engine.standing(table)
    assert standing.next is not None
    assert (
        ESCOBA.notation.coming(standing.next, standing.names) == "Bo deals, Ann leads, 3 cards each 6 times."
    )


def test_what_a_verdict_tells_line_by_line() -> None:
    at = sheet_of("escoba").opening.table()

    def told(kind: str, **claim: object) -> list[str]:
        return [*ESCOBA.notation.verdict(ESCOBA.engine.judge(at, {"kind": kind, **claim}))]

    lying = {"table": ["7C", "2H", "5S", "AS"]}
    assert told("capture", **lying, card="JD", take=["7C"]) == ["Allowed: 7C, 2H 5S"]
    assert told("plays", **lying, holding=["JD", "3C"]) == [
        "Allowed: JD takes 7C, JD takes 2H 5S, 3C takes 7C 5S"
    ]
    many = [f"{rank}{suit}" for rank in "A2345" for suit in "CDHS"]
    assert told("capture", table=many, card="7C", take=[])[0].endswith(" more")
    assert told("left", cards=["KC"]) == []
    deal = [{"player": "p1", "card": "KH", "take": ["KC"]}]
    assert told("audit", table=["KC", "2D", "3S", "7H"], deals=[deal]) == [
        "Deal 1, play 1, p1: 10 and 10 make 20, not 15. (play.capture)",
        "Escobas: p1 0, p2 0. Left: 7H 3S 2D. Captured last: p1.",
    ]


def test_what_a_row_has_on_paper_and_what_standings_count() -> None:
    entries = [one.entry.document() for one in play_score_sheet(sheet_of("escoba")) if one.entry is not None]
    cells = {column.key: column.cell(entries[0]) for column in ESCOBA.sheet.columns}
    assert (cells["escobas"], cells["cards"], cells["coins"], cells["velo"]) == ("2 · 1", "p1", "", "p1")
    last = list(play_score_sheet(sheet_of("escoba")))[-1]
    counted = ESCOBA.engine.count(last.sheet.table, entries)
    assert counted["p1"] == {"rounds": 6, "rounds_won": 2, "points": 25, "escobas": 13, "velos": 4}
    assert counted["p2"]["escobas"] == 18
