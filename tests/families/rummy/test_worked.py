"""The worked examples of the rule book, each a test named after it."""

from __future__ import annotations

from typing import Any

import pytest

from referee.families.steps import Due
from referee.translations import in_english
from tests.families.rounds.playing import lines
from tests.families.rummy.playing import Game, ask

R1 = {"out": "p2", "left": {"p1": ["KH", "QD", "3S"], "p3": ["AC", "7C"]}}
_PILE = ["8H", "KC", "3S", "QD"]
_G4 = ["7S", "7H", "7D", "4C", "5C", "6C", "2H", "3D", "AS", "AC", "KD"]
_G5 = ["KS", "KH", "KC", "9S", "8H", "4D", "7C", "8C", "2S", "QD"]
_SHOWN = [["7S", "7H", "7D"], ["4C", "5C", "6C"]]


def test_r1_who_goes_out_scores_what_the_others_hold() -> None:
    game = Game("rummy", 3)
    step = game.round(**R1)
    assert game.scores == [0, 31, 0]
    assert lines(step) == [("p2", "deadwood", 23), ("p2", "deadwood", 8)]
    assert step.facts["deadwood"] == {"p1": 23, "p3": 8}
    assert in_english(step.lines[0].said) == "Bo went out, and Ann still holds K♥ Q♦ 3♠, 23 points."


def test_r2_going_rummy_doubles_or_adds_ten() -> None:
    game = Game("rummy", 3)
    assert lines(game.round(**R1, rummy=True))[-1] == ("p2", "rummy", 31)
    assert game.scores == [0, 62, 0]
    ten = Game("rummy", 3, {"score": {"rummy": {"times": 1, "plus": 10}}})
    ten.round(**R1, rummy=True)
    assert ten.scores == [0, 41, 0]


def test_r2_each_round_pays_the_deadwood_as_scored() -> None:
    game = Game("rummy", 3, {"stakes": {"payout": "each_round"}})
    step = game.round(**R1, rummy=True)
    assert step.dues == (Due("p1", ("p2",), 46, "deadwood"), Due("p3", ("p2",), 16, "deadwood"))


def test_r3_by_penalties_everybody_scores_what_he_holds() -> None:
    game = Game("rummy-penalty", 3)
    game.round(**R1)
    assert game.scores == [23, 0, 8]


def test_r4_cards_on_the_table_count_for_whoever_laid_them() -> None:
    game = Game("rummy-500", 2)
    melds: list[dict[str, Any]] = [
        {
            "player": "p1",
            "cards": ["QS", "KS", "AS"],
            "laid_off": [{"player": "p2", "cards": ["JS", "10S"]}],
        },
        {"player": "p2", "cards": ["AH", "2H", "3H"]},
    ]
    step = game.round(out="p1", melds=melds, left={"p2": ["KD", "9C"]})
    assert game.scores == [35, 20 + 6 - 19]
    assert step.facts["melded"] == {"p1": 35, "p2": 26}
    three = Game("rummy-500", 2)
    three.round(out="p1", melds=[{"player": "p1", "cards": ["AS", "AH", "AD"]}], left={"p2": ["KD"]})
    assert three.scores == [45, -10]


def test_r5_a_round_can_cost_more_than_it_brings() -> None:
    game = Game("rummy-500", 2)
    game.round(out="p1", melded={"p1": 50, "p2": 87}, deadwood={"p2": 90})
    assert game.scores == [50, -3]


@pytest.mark.parametrize(
    ("blocked", "scores"),
    [("none", [0, 0, 0]), ("own_against", [-12, -30, -5]), ("lowest_wins", [0, 0, 32])],
)
def test_r6_nobody_went_out(blocked: str, scores: list[int]) -> None:
    game = Game("rummy", 3, {"score": {"blocked": blocked}})
    step = game.round(out=None, deadwood={"p1": 12, "p2": 30, "p3": 5})
    assert game.scores == scores
    assert [line.kind for line in step.lines] == ["blocked"] * 3


def test_r7_the_deepest_card_taken_must_be_used() -> None:
    holding = ["8S", "8D", "2C"]
    verdicts = [
        ask("rummy-500", "take", pile=_PILE, depth=depth, holding=holding)["verdict"] for depth in (4, 3, 1)
    ]
    assert verdicts == ["legal", "illegal", "legal"]
    partly = ask("rummy-500", "take", pile=_PILE, depth=4, known=["8S"])
    assert (partly["verdict"], partly["would_settle"]) == ("undetermined", "An 8 in hand.")
    along = ask("rummy-500", "take", pile=["5S", "9C", "6S", "7S"], depth=4, known=[])
    assert along["verdict"] == "legal"


def test_r8_the_target_is_reached_in_round_five() -> None:
    game = Game("rummy", 3, {"stakes": {"payout": "differences"}})
    game.round(out="p2", deadwood={"p1": 23, "p3": 8})
    game.round(out="p1", deadwood={"p2": 40, "p3": 8})
    game.round(out="p2", deadwood={"p1": 23, "p3": 8}, rummy=True)
    game.round(out="p3", deadwood={"p1": 12, "p2": 8})
    assert (game.scores, game.winners) == ([48, 93, 20], [])
    game.round(out="p2", deadwood={"p1": 4, "p3": 5})
    assert (game.scores, game.winners) == ([48, 102, 20], ["p2"])
    assert game.dues == [
        Due("p1", ("p2",), 54, "settlement"),
        Due("p3", ("p2",), 82, "settlement"),
    ]


def test_r9_equal_above_the_target_another_round_decides() -> None:
    game = Game("rummy-500", 2)
    game.round(out="p1", melded={"p1": 320, "p2": 410}, deadwood={"p2": 25})
    game.round(out="p2", melded={"p1": 200, "p2": 115}, deadwood={"p1": 20})
    assert (game.scores, game.winners) == ([500, 500], [])
    game.round(out="p1", melded={"p1": 60, "p2": 10}, deadwood={"p2": 25})
    assert (game.scores, game.winners) == ([560, 485], ["p1"])


@pytest.mark.parametrize(
    ("deadwood", "more", "usual", "american"),
    [
        ((5, 21), {}, [16, 0], [16, 0]),
        ((9, 4), {}, [0, 15], [0, 30]),
        ((9, 9), {}, [0, 10], [0, 25]),
        ((0, 18), {}, [38, 0], [43, 0]),
        ((0, 18), {"big": True}, [38, 0], [49, 0]),
    ],
)
def test_g1_to_g3_a_knock_an_undercut_gin(deadwood, more, usual, american) -> None:
    for house_rules, scores in (
        ({}, usual),
        ({"score": {"gin": 25, "undercut": 25, "big_gin": 31}}, american),
    ):
        game = Game("gin", 2, house_rules)
        game.round(knock="p1", deadwood=dict(zip(("p1", "p2"), deadwood, strict=True)), **more)
        assert game.scores == scores


def test_g4_one_discard_allows_a_knock() -> None:
    answer = ask("gin", "knock", holding=_G4)
    assert (answer["verdict"], answer["options"]) == ("legal", [{"discard": "KD", "deadwood": 7}])


def test_g5_laying_off_saves_fifteen_points() -> None:
    assert ask("gin", "deadwood", holding=_G5)["deadwood"] == 48
    assert ask("gin", "deadwood", holding=_G5, shown=_SHOWN)["deadwood"] == 33
    game = Game("gin", 2)
    step = game.round(
        knock="p1",
        melds=[{"cards": meld} for meld in _SHOWN],
        unmatched=["2H", "3D", "AS", "AC"],
        answer={
            "melds": [{"cards": ["KS", "KH", "KC"]}],
            "laid_off": [{"meld": 2, "cards": ["7C", "8C"]}],
            "unmatched": ["9S", "8H", "4D", "2S", "QD"],
        },
    )
    assert game.scores == [26, 0]
    assert step.facts["deadwood"] == {"p1": 7, "p2": 33}
    assert "could_have_been" not in step.facts
