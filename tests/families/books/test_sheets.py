"""Games of Authors and Go Fish as text and on paper."""

from __future__ import annotations

from pathlib import Path

import pytest

from referee.errors import NotationError
from referee.families.books.family import BOOKS
from referee.families.books.rules.variants import HOUSE_RULES, RULE_SETS
from referee.families.notation import SheetLine
from referee.families.options.rule_sets import HouseRule
from referee.families.registry import family_of
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
    catalogue = BOOKS.catalogue
    read = [catalogue.read(variant, rule.overrides, players=None) for variant in rule.variants]
    wanted = [catalogue.dump(rules) for rules in read]
    sheets = [sheet_of(file) for variant in rule.variants for file in FOLDER.glob(f"{variant}--*.txt")]
    assert any(sheet.opening.rules in wanted for sheet in sheets)


def read(word: str, text: str) -> dict[str, object]:
    return BOOKS.notation.rounds[word](SheetLine(1, word, tuple(text.split())))


def test_a_line_is_a_deal() -> None:
    assert read("sets", "Ann A,7 Bo K gives Bo Ann K gives Ann Bo") == {
        "kind": "hand",
        "sets": {"Ann": ["A", "7"], "Bo": ["K"]},
        "forfeits": [{"from": "Bo", "to": "Ann", "rank": "K"}, {"from": "Ann", "to": "Bo"}],
    }
    assert read("counts", "Ann 7 Bo 6") == {"kind": "hand", "counts": {"Ann": 7, "Bo": 6}}


@pytest.mark.parametrize(
    ("word", "text"), [("counts", "Ann x"), ("counts", "Ann 13 gives Ann"), ("sets", "Ann")]
)
def test_a_line_that_is_none_is_refused(word: str, text: str) -> None:
    with pytest.raises(NotationError, match="Line 1"):
        read(word, text)


def test_the_next_deal_is_told_in_words() -> None:
    coming = NextRound(2, "p1", "p2", {"cards_each": 7, "stock": 31})
    said = BOOKS.notation.coming(coming, {"p1": "Ann", "p2": "Bo"})
    assert said == "Ann deals, Bo asks first, 7 cards each, 31 in the stock."


def test_a_spreadsheet_tells_which_sets_and_what_was_given_away() -> None:
    sets, forfeits = BOOKS.sheet.columns
    entry = {"sets": {"p1": ["A", "7"], "p2": ["K"]}, "forfeits": [{"from": "p2", "to": "p1"}]}
    assert (sets.cell(entry), forfeits.cell(entry)) == ("p1 A 7 · p2 K", "p2>p1")
    assert (sets.cell({"counts": {"p1": 13}}), forfeits.cell({})) == ("", "")
