"""Games of Escoba as text: what a line means, and which are none."""

from __future__ import annotations

import pytest

from referee.errors import NotationError
from referee.families.escoba.family import ESCOBA
from referee.families.escoba.scoring.categories import ALONE, CATEGORIES
from referee.families.protocol import AnyFamily
from referee.text_sheet import TextSheet, play_score_sheet, read_score_sheet
from referee.translations import SPEECH, languages
from referee.words.said import Said
from tests.families.escoba.sitting import ask
from tests.refusals import refuses
from tests.text_sheet.test_score_sheets import FOLDER

TWO = "variant: escoba\nplayers: Ann Bo\n"


def _escoba(_variant: str) -> AnyFamily:
    return ESCOBA


def sheet_of(name: str) -> TextSheet:
    return read_score_sheet((FOLDER / f"{name}.txt").read_text(encoding="utf-8"), _escoba)


@pytest.mark.parametrize(
    ("line", "says"),
    [
        ("outcome cards Ann", "an outcome begins with"),
        ("outcome escobas Ann 1 Bo 0 | | cards Ann", "nothing stands between two bars"),
        ("outcome escobas Ann 1 Ann 0", "Ann may be named only once"),
        ("outcome escobas Ann 1 Bo 0 | cards Ann | cards Bo", "cards may be named only once"),
        ("counts Ann cards 4 | Ann cards 5", "Ann may be named only once"),
        ("piles Ann 7D | Ann 7C", "Ann may be named only once"),
        ("outcome escobas Ann x Bo 0", "“x” is no number"),
        ("counts Ann cards", "“cards” is not cards 22"),
        ("counts Ann aces 4", "“aces” is not cards 22"),
        ("deals Bo 5S:KC", "deals begin with the table"),
    ],
)
def test_a_line_that_cannot_be_read_says_why(line: str, says: str) -> None:
    with refuses(NotationError, match=says):
        list(play_score_sheet(read_score_sheet(TWO + line, _escoba)))


def test_what_comes_next_is_written() -> None:
    table = sheet_of("escoba").opening.table()
    standing = ESCOBA.engine.standing(table)
    assert standing.next is not None
    assert (
        ESCOBA.notation.coming(standing.next, standing.names) == "Bo deals, Ann leads, 3 cards each 6 times."
    )


def test_what_a_verdict_tells_line_by_line() -> None:
    at = sheet_of("escoba").opening.table()

    def verdict_lines(kind: str, **claim: object) -> list[str]:
        return [*ESCOBA.notation.verdict(ask(at, kind, **claim))]

    lying = {"table": ["7C", "2H", "5S", "AS"]}
    assert verdict_lines("capture", **lying, card="JD", take=["7C"]) == ["Allowed: 7C, 2H 5S"]
    assert verdict_lines("plays", **lying, holding=["JD", "3C"]) == [
        "Allowed: JD takes 7C, JD takes 2H 5S, 3C takes 7C 5S"
    ]
    many = [f"{rank}{suit}" for rank in "A2345" for suit in "CDHS"]
    assert verdict_lines("capture", table=many, card="7C", take=[])[0].endswith(" more")
    assert verdict_lines("left", cards=["KC"]) == []
    deal = [{"player": "p1", "card": "KH", "take": ["KC"]}]
    assert verdict_lines("audit", table=["KC", "2D", "3S", "7H"], deals=[deal]) == [
        "Deal 1, play 1, p1: 10 and 10 make 20, not 15. (play.capture)",
        "Escobas: p1 0, p2 0. Left: 7H 3S 2D. Captured last: p1.",
    ]


def test_what_a_row_has_on_paper_and_what_standings_count() -> None:
    entries = [
        scored.entry.document() for scored in play_score_sheet(sheet_of("escoba")) if scored.entry is not None
    ]
    cells = {column.key: column.cell(entries[0]) for column in ESCOBA.sheet.columns}
    assert (cells["escobas"], cells["cards"], cells["coins"], cells["velo"]) == ("2 · 1", "p1", "", "p1")
    last = list(play_score_sheet(sheet_of("escoba")))[-1]
    counted = ESCOBA.engine.count(last.sheet.table, entries)
    assert counted["p1"] == {"rounds": 6, "rounds_won": 2, "points": 25, "escobas": 13, "velos": 4}
    assert counted["p2"]["escobas"] == 18


@pytest.mark.parametrize(
    ("message", "names"),
    [
        ("escoba-category", [*CATEGORIES]),
        ("escoba-has", [name for name in CATEGORIES if name != "under_ten"]),
        ("escoba-nobody", [name for name, category in CATEGORIES.items() if not category.is_extra]),
        ("escoba-equal", [name for name in CATEGORIES if name not in ALONE]),
    ],
)
def test_no_category_is_called_as_another(message: str, names: list[str]) -> None:
    """A category that a message forgets would be said as the last that it names."""
    for language in languages():
        sides = {"side": "Ann", "sides": "Ann", "players": 1}
        texts = {SPEECH.say(Said(message, {"category": name, **sides}), language) for name in names}
        assert len(texts) == len(names), texts
