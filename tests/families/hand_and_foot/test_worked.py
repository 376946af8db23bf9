"""The worked examples of the rule book, each a test named after it."""

from __future__ import annotations

from typing import Any

import pytest

from tests.families.hand_and_foot.playing import NOTHING, Game, ask
from tests.families.rounds.playing import lines
from tests.refusals import words

_BOOKS = {"clean": 2, "dirty": 2, "wild": 1}
H1: dict[str, Any] = {"books": _BOOKS, "red_threes": 3, "melded": 430, "held": 25}
H2: dict[str, Any] = {
    "melds": [
        ["KC", "KD", "KH", "KS", "KC", "KD", "KH"],
        ["8C", "8D", "8H", "joker"],
        ["5C", "5D", "5H", "5S", "2C"],
    ],
    "red_threes": 1,
    "held_cards": ["AC", "3C", "3D", "joker"],
}
_HELD = ["9C", "9D", "2H", "5C", "5D", "5H"]


def test_h1_going_out_with_all_books() -> None:
    game = Game()
    step = game.round("p1", t1=H1)
    assert game.scores == [3905, 0]
    assert lines(step) == [
        ("t1", "melded", 430),
        ("t1", "wild_books", 1500),
        ("t1", "clean_books", 1000),
        ("t1", "dirty_books", 600),
        ("t1", "red_threes", 300),
        ("t1", "went_out", 100),
        ("t1", "held", -25),
    ]
    (violation,) = Game().refused(out="p1", sides={"t1": {**H1, "melded": 180}, "t2": NOTHING})
    assert (violation.code, violation.given, violation.expected) == ("round_must_be_possible", 180, 310)
    assert "count at least 310" in words(violation)


def test_h2_cards_are_counted_and_a_wrong_pile_costs() -> None:
    game = Game()
    step = game.round(None, t2=H2, penalties=[{"side": "t2", "kind": "pile_unusable"}])
    assert game.scores == [0, 565]
    assert lines(step) == [
        ("t2", "melded", 190),
        ("t2", "clean_books", 500),
        ("t2", "red_threes", 100),
        ("t2", "held", -75),
        ("t2", "held_red_threes", -100),
        ("t2", "pile_unusable", -50),
    ]
    assert step.facts["totals"]["t2"] == {
        "books": {"clean": 1, "dirty": 0, "wild": 0},
        "red_threes": 1,
        "melded": 190,
        "held": 75,
        "held_red_threes": 1,
    }


def test_h3_a_round_can_cost_a_side_points() -> None:
    game = Game()
    game.round(
        None,
        t1={"melded": 0, "held": 240, "held_red_threes": 2},
        exact_cut=["p3"],
        penalties=[{"side": "t1", "kind": "cannot_go_out"}],
    )
    assert game.scores == [-440, 0]


@pytest.mark.parametrize(
    ("melds", "number", "points", "verdict"),
    [
        ([["9C", "9D", "2H"], ["5C", "5D", "5H"]], 1, 55, "legal"),
        ([["9C", "9D", "2H"], ["5C", "5D", "5H"]], 2, 55, "illegal"),
        ([["AC", "AD", "AH", "joker"], ["KC", "KD", "KH", "2C"]], 4, 160, "legal"),
    ],
)
def test_h4_first_melds_count_enough_or_not(melds, number: int, points: int, verdict: str) -> None:
    answer = ask("open", melds=melds, round=number)
    assert (answer["points"], answer["verdict"]) == (points, verdict)


def test_h5_taking_the_pile() -> None:
    aces = ["AC", "AD", "AH"]
    assert ask("take_pile", top="9S", holding=_HELD, opened=True)["verdict"] == "legal"
    alone = ask("take_pile", top="9S", holding=_HELD, opened=False, round=1)
    assert (alone["verdict"], alone["points"], alone["code"]) == ("illegal", 30, "minimum_must_be_reached")
    for number, verdict in ((1, "legal"), (2, "legal"), (3, "illegal")):
        answer = ask("take_pile", top="9S", holding=[*_HELD, *aces], also=[aces], round=number)
        assert (answer["verdict"], answer["points"]) == (verdict, 90)
    three = ask("take_pile", top="3S", known=[], opened=True)
    assert (three["verdict"], three["code"]) == ("illegal", "three_must_not_be_taken")
    assert ask("take_pile", top="2S", holding=["2C", "2D"], opened=True)["verdict"] == "legal"
    assert ask("take_pile", top="2S", holding=["2C", "joker"], opened=True)["verdict"] == "illegal"
    full = ask(
        "take_pile", top="9S", holding=["9C", "9D"], opened=True, open_meld=["9C", "9D", "9H", "9S", "9H"]
    )
    assert (full["verdict"], full["code"]) == ("illegal", "meld_must_have_room")


def test_h6_four_rounds() -> None:
    game = Game()
    for t1, t2 in ((1265, 845), (3980, -320), (-55, 4935), (2045, 1760)):
        game.act("adjustment", player="t1", points=t1, reason="round")
        game.act("adjustment", player="t2", points=t2, reason="round")
        game.round(None)
    assert (game.scores, game.winners) == ([7235, 7220], ["p1", "p3"])
