"""The worked examples of the rule book, one test each."""

from __future__ import annotations

from typing import Any

import pytest

from referee.families.escoba.family import ESCOBA
from referee.families.escoba.scoring.setenta import points_of
from referee.translations import in_english
from tests.families.escoba.sitting import ask, kinds, play, plays, scores, table

E1 = {"table": ["7C", "2H", "5S", "AS"]}
COUNTS: dict[str, Any] = {
    "p1": {"cards": 22, "coins": 5, "velo": True, "sevens": 2, "setenta": ["7", "7", "6", "5"], "escobas": 2},
    "p2": {"cards": 18, "coins": 5, "sevens": 2, "setenta": ["7", "7", "6", "Q"], "escobas": 1},
}
MUST = {"play": {"capture": "must"}}


def test_e1_fifteens_on_the_table() -> None:
    answer = ask(table(), "capture", **E1, card="JD", take=["7C"])
    assert (answer["verdict"], answer["options"]) == ("legal", [["7C"], ["2H", "5S"]])
    sixteen = ask(table(), "capture", **E1, card="JD", take=["7C", "AS"])
    assert (sixteen["verdict"], sixteen["code"]) == ("illegal", "capture_must_make_fifteen")
    left = {"card": "JD", "take": []}
    assert ask(table(), "capture", **E1, **left)["code"] == "fifteen_must_be_taken"
    assert ask(table("escoba-del-15"), "capture", **E1, **left)["verdict"] == "legal"
    assert ask(table(), "capture", **E1, card="KC", take=["5S"])["options"] == [["5S"]]
    four = ask(table(), "capture", **E1, card="4C", take=[])
    assert (four["verdict"], four["options"]) == ("legal", [])
    held = ask(table(house_rules=MUST), "capture", **E1, card="4C", take=[], holding=["4C", "KC"])
    assert (held["verdict"], held["code"]) == ("illegal", "capture_must_be_made")


@pytest.mark.parametrize(
    ("dealt", "by_denexa", "by_fournier"),
    [("7H 5C 2D AS", 1, 1), ("KC QC JC 3D", 2, 0), ("KC KD QH AS", 2, 0), ("KC 5D 7H JS", 2, 2)],
)
def test_e2_tables_as_they_are_dealt(dealt: str, by_denexa: int, by_fournier: int) -> None:
    for variant, escobas in (("escoba", by_denexa), ("escoba-fournier", by_fournier)):
        answer = ask(table(variant), "dealt_table", table=dealt.split())
        assert answer["escobas"] == escobas
        assert (answer["verdict"], answer["taker"]) == (("legal", "p2") if escobas else ("illegal", None))


def test_e3_a_round_by_its_counts() -> None:
    after, lines, _ = play(table(), counts=COUNTS)
    assert [*after.scores] == [5, 1]
    assert kinds(lines) == [
        ("escobas", "p1", 2),
        ("escobas", "p2", 1),
        ("cards", "p1", 1),
        ("coins", "p1", 0),
        ("velo", "p1", 1),
        ("setenta", "p1", 1),
    ]
    assert in_english(lines[3].said) == "Ann and Bo are equal for most coins (5): nobody scores."
    assert in_english(lines[5].said) == "Ann has the setenta: 7 7 6 5 to 7 7 6 Q."
    assert scores(table("escoba-fournier"), counts=COUNTS) == [4, 1]
    assert scores(table(house_rules={"score": {"ties": "all"}}), counts=COUNTS) == [6, 2]
    by_points = table(house_rules={"score": {"setenta_by": "points"}})
    assert (
        in_english(play(by_points, counts=COUNTS)[1][5].said)
        == "Ann has the setenta: 7 7 6 5 (75) to 7 7 6 Q (70)."
    )


def test_e4_setentas_by_ranks_and_by_points() -> None:
    ranks = {"p1": ["7", "2", "2", "2"], "p2": ["6", "6", "6", "A"]}
    assert ask(table(), "setenta", ranks=ranks)["taker"] == "p1"
    answer = ask(table(house_rules={"score": {"setenta_by": "points"}}), "setenta", ranks=ranks)
    assert (answer["taker"], answer["points"]) == ("p2", {"p1": 57, "p2": 70})
    assert [points_of(held) for held in ranks.values()] == [57, 70]


def test_e5_everything_for_one_side() -> None:
    counts = {
        "p1": {"cards": 31, "coins": 10, "velo": True, "sevens": 4, "escobas": 4},
        "p2": {"cards": 9, "coins": 0, "sevens": 0, "escobas": 0},
    }
    after, lines, _ = play(table("escoba-fournier"), counts=counts)
    assert [*after.scores] == [12, 0]
    assert [kind for kind, _, _ in kinds(lines)] == [
        *("escobas", "cards", "coins", "velo", "sevens", "all_coins", "all_sevens", "under_ten")
    ]


E6 = {
    "table": ["KC", "2D", "3S", "7H"],
    "dealer": "p1",
    "deals": [plays("p2 5S KC", "p1 3D 2D 3S 7H", "p2 AC", "p1 4D", "p2 KH", "p1 6C")],
}


def test_e6_a_deal_play_by_play() -> None:
    answer = ask(table(), "audit", **E6)
    (wrong,) = answer["infractions"]
    assert (wrong["deal"], wrong["play"], wrong["player"], wrong["code"]) == (
        *(1, 5, "p2"),
        "fifteen_must_be_taken",
    )
    assert wrong["options"] == [["AC", "4D"]]
    assert (answer["verdict"], answer["escobas"], answer["last_capture"]) == (
        "illegal",
        {"p1": 1, "p2": 0},
        "p1",
    )
    assert sorted(answer["left"]) == sorted(["AC", "4D", "KH", "6C"])
    assert ask(table("escoba-fournier"), "audit", **E6)["verdict"] == "legal"


E7 = [(5, 1), (3, 4), (4, 3), (2, 6), (6, 2), (1, 5), (3, 2)]


def test_e7_equal_at_21_plays_on() -> None:
    at = table()
    for number, points in enumerate(E7, 1):
        escobas = {"p1": points[0] - 1, "p2": points[1]}
        outcome = {"escobas": escobas, "cards": None, "coins": None, "velo": "p1", "setenta": None}
        at, _, _ = play(at, outcome=outcome)
        result = ESCOBA.engine.standing(at).result
        assert (result is None) is (number < 7)
        if number == 6:
            assert at.scores == (21, 21)
    assert at.scores == (24, 23)
    assert result is not None
    assert result.winners == ("p1",)
