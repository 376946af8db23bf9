"""Games of Snip Snap Snorem as text and on paper."""

from __future__ import annotations

from pathlib import Path

import pytest

from referee.errors import NotationError
from referee.families.notation import SheetLine
from referee.families.options.rule_sets import HouseRule
from referee.families.registry import family_of
from referee.families.snip_snap.family import SNIP_SNAP
from referee.families.snip_snap.rules.variants import HOUSE_RULES, RULE_SETS
from referee.families.standing import NextRound
from referee.text_sheet import TextSheet, read_score_sheet

FOLDER = Path(__file__).parents[2] / "score_sheets"


def sheet_of(file: Path) -> TextSheet:
    return read_score_sheet(file.read_text(encoding="utf-8"), family_of)


@pytest.mark.parametrize("variant", [one.id for one in RULE_SETS])
def test_every_variant_has_a_whole_game_with_a_refusal(variant: str) -> None:
    sheet = sheet_of(FOLDER / f"{variant}.txt")
    assert sheet.opening.house_rules == {}
    assert any(line.word == "winner" and line.words for line in sheet.lines)
    assert any(line.refused_with for line in sheet.lines)


@pytest.mark.parametrize("rule", HOUSE_RULES, ids=lambda rule: rule.id)
def test_every_house_rule_is_played(rule: HouseRule) -> None:
    catalogue = SNIP_SNAP.catalogue
    read = [catalogue.read(variant, rule.overrides, players=None) for variant in rule.variants]
    wanted = [catalogue.dump(rules) for rules in read]
    sheets = [sheet_of(file) for variant in rule.variants for file in FOLDER.glob(f"{variant}--*.txt")]
    assert any(sheet.opening.rules in wanted for sheet in sheets)


def read(word: str, text: str) -> dict[str, object]:
    return SNIP_SNAP.notation.rounds[word](SheetLine(1, word, tuple(text.split())))


def test_a_line_is_a_deal() -> None:
    assert read("out", "Bo passes Ann 3 left Ann KS,9D Cy 2") == {
        "kind": "hand",
        "out": "Bo",
        "passes": {"Ann": 3},
        "left": {"Ann": ["KS", "9D"], "Cy": 2},
    }
    assert read("paid", "Ann 3 Bo 0") == {"kind": "hand", "paid": {"Ann": 3, "Bo": 0}}
    assert read("turns", "Ann 7C Bo - Cy 7D,7H") == {
        "kind": "hand",
        "turns": [
            {"player": "Ann", "card": "7C"},
            {"player": "Bo", "card": None},
            {"player": "Cy", "cards": ["7D", "7H"]},
        ],
    }


@pytest.mark.parametrize(("word", "text"), [("out", "Ann Bo"), ("out", "Ann passes Bo x"), ("paid", "Ann")])
def test_a_line_that_is_none_is_refused(word: str, text: str) -> None:
    with pytest.raises(NotationError, match="Line 1"):
        read(word, text)


def test_the_next_deal_is_told_in_words() -> None:
    coming = NextRound(2, "p1", "p2", {"cards_each": 10, "stock": 0, "pool": 0})
    said = SNIP_SNAP.notation.coming(coming, {"p1": "Ann", "p2": "Bo"})
    assert said == "Ann deals, Bo leads, 10 cards each or one more."


def test_a_spreadsheet_tells_who_was_out_and_what_was_left() -> None:
    cells = [
        column.cell({"out": "p2", "cards_left": {"p1": 3, "p3": 5}}) for column in SNIP_SNAP.sheet.columns
    ]
    assert cells == ["p2", "p1 3 · p3 5", "", ""]
