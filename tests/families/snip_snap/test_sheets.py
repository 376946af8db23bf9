"""Games of Snip Snap Snorem as text and on paper."""

from __future__ import annotations

import pytest

from referee.errors import NotationError
from referee.families.notation import SheetLine
from referee.families.snip_snap.family import SNIP_SNAP
from referee.families.standing import NextRound
from tests.refusals import refuses


def read(word: str, text: str) -> dict[str, object]:
    return SNIP_SNAP.notation.rounds[word](SheetLine(1, word, tuple(text.split())))


def test_a_line_is_a_deal() -> None:
    assert read("out", "Bo passes Ann 3 left Ann KS,9D Cy 2") == {
        "kind": "hand",
        "out": "Bo",
        "passes": {"Ann": 3},
        "left": {"Ann": ["KS", "9D"], "Cy": 2},
    }
    assert read("out", "Bo pot 33") == {"kind": "hand", "out": "Bo", "pot": 33}
    assert read("paid", "Ann 3 Bo 0") == {"kind": "hand", "paid": {"Ann": 3, "Bo": 0}}
    assert read("turns", "Ann 7C Bo - Cy 7D,7H") == {
        "kind": "hand",
        "turns": [
            {"player": "Ann", "card": "7C"},
            {"player": "Bo", "card": None},
            {"player": "Cy", "cards": ["7D", "7H"]},
        ],
    }


@pytest.mark.parametrize(
    ("word", "text"), [("out", "Ann Bo"), ("out", "Ann passes Bo x"), ("out", "Ann pot 3 4"), ("paid", "Ann")]
)
def test_a_line_that_is_none_is_refused(word: str, text: str) -> None:
    with refuses(NotationError, match="Line 1"):
        read(word, text)


def test_the_next_deal_is_told_in_words() -> None:
    coming = NextRound(2, "p1", "p2", {"cards_each": 10, "stock": 0, "pool": 0})
    text = SNIP_SNAP.notation.coming(coming, {"p1": "Ann", "p2": "Bo"})
    assert text == "Ann deals, Bo leads, 10 cards each or one more."


def test_a_spreadsheet_tells_who_was_out_and_what_was_left() -> None:
    cells = [
        column.cell({"out": "p2", "cards_left": {"p1": 3, "p3": 5}}) for column in SNIP_SNAP.sheet.columns
    ]
    assert cells == ["p2", "p1 3 · p3 5", "", "", ""]
    assert SNIP_SNAP.sheet.columns[3].cell({"out": "p2", "pot": 33}) == "33"
