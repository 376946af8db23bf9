"""Games of Authors and Go Fish as text and on paper."""

from __future__ import annotations

import pytest

from referee.errors import NotationError
from referee.families.books.family import BOOKS
from referee.families.notation import SheetLine
from referee.families.standing import NextRound
from tests.refusals import refuses


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
    with refuses(NotationError, match="Line 1"):
        read(word, text)


def test_the_next_deal_is_told_in_words() -> None:
    coming = NextRound(2, "p1", "p2", {"cards_each": 7, "stock": 31})
    text = BOOKS.notation.coming(coming, {"p1": "Ann", "p2": "Bo"})
    assert text == "Ann deals, Bo asks first, 7 cards each, 31 in the stock."


def test_a_spreadsheet_tells_which_sets_and_what_was_given_away() -> None:
    sets, forfeits = BOOKS.sheet.columns
    entry = {"sets": {"p1": ["A", "7"], "p2": ["K"]}, "forfeits": [{"from": "p2", "to": "p1"}]}
    assert (sets.cell(entry), forfeits.cell(entry)) == ("p1 A 7 · p2 K", "p2>p1")
    assert (sets.cell({"counts": {"p1": 13}}), forfeits.cell({})) == ("", "")
