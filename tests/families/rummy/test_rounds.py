"""Rounds as tables tell them: in cards and in points, and what is refused."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from referee.families.protocol import FIRST_EDITION, Seating
from referee.families.rummy.family import RUMMY
from referee.families.steps import Due
from referee.translations import in_english
from tests.families.rounds.playing import lines
from tests.families.rummy.playing import Game
from tests.refusals import words

# Both forms.


def test_cards_and_points_may_be_given_beside_each_other() -> None:
    game = Game("rummy", 4)
    step = game.round(out="Bo", left={"Ann": ["KH", "QD", "3"]}, deadwood={"p1": 23, "Cy": 8, "p4": 40})
    assert game.scores == [0, 71, 0, 0]
    assert step.act == {
        "kind": "hand",
        "out": "p2",
        "left": {"p1": ["KH", "QD", "3"]},
        "deadwood": {"p3": 8, "p4": 40},
    }
    assert step.facts["deadwood"] == {"p1": 23, "p3": 8, "p4": 40}


def test_what_was_kept_is_the_same_round_again() -> None:
    melds = [
        {"player": "Ann", "cards": ["as", "JK", "joker"], "jokers": "high"},
        {"player": "p2", "cards": ["5H", "6H", "7H"], "laid_off": [{"player": "Ann", "cards": ["8h"]}]},
    ]
    rounds: list[tuple[str, Any, dict[str, Any]]] = [
        ("rummy-500", {"pack": {"jokers": 2}}, {"out": "p1", "melds": melds, "left": {"p2": ["10d"]}}),
        ("rummy", {}, {"out": "p1", "rummy": True, "deadwood": {"p2": 5}}),
        ("rummy", {}, {"out": None, "left": {"p1": ["2"], "p2": ["K"]}}),
        ("gin", {}, {"knock": "p1", "deadwood": {"p1": 0, "p2": 5}, "big": True}),
        ("gin", {}, {"knock": None, "deadwood": {"p1": 12}}),
        ("gin", {}, _KNOCK),
    ]
    for variant, house_rules, body in rounds:
        first, again = Game(variant, 2, house_rules), Game(variant, 2, house_rules)
        step = first.round(**body)
        stored = {name: value for name, value in step.act.items() if name != "kind"}
        second = again.round(**stored)
        assert (second.act, second.facts, second.lines) == (step.act, step.facts, step.lines)


_KNOCK: dict[str, Any] = {
    "knock": "p1",
    "melds": [{"cards": ["7S", "7H", "7D"]}, {"cards": ["4C", "5C", "6C"]}],
    "unmatched": ["2H", "3D", "AS", "AC"],
    "answer": {
        "melds": [{"cards": ["KS", "KH", "KC"]}],
        "laid_off": [{"meld": 2, "cards": ["7C"]}, {"meld": 2, "cards": ["8C"]}],
        "unmatched": ["9S", "8H", "4D", "2S", "QD"],
    },
}
_OWN: dict[str, Any] = {"out": "p1", "deadwood": {"p2": 10}}


@pytest.mark.parametrize(
    ("body", "codes"),
    [
        ({}, ["form_must_be_complete"]),
        ({"deadwood": {"p1": 5, "p2": 6, "p3": 7}}, ["form_must_be_complete"]),
        ({"out": "p2"}, ["form_must_be_complete"]),
        ({"out": None, "rummy": True, "deadwood": {"p1": 5, "p2": 6, "p3": 7}}, ["form_must_be_complete"]),
        ({"out": "p9", "deadwood": {"p1": 5}}, ["side_must_be_known"]),
        ({"out": "p2", "deadwood": {"p1": 5}}, ["every_side_must_appear"]),
        ({"out": None, "deadwood": {"p1": 5, "p2": 7}}, ["every_side_must_appear"]),
        ({"out": "p2", "deadwood": {"p1": 5, "Ann": 5, "p3": 7}}, ["player_must_appear_once"]),
        ({"out": "p2", "deadwood": {"p1": 5, "p2": 5, "p3": 7}}, ["player_must_hold_nothing"]),
        ({"out": "p2", "left": {"p2": ["KH"]}, "deadwood": {"p1": 5, "p3": 7}}, ["player_must_hold_nothing"]),
        ({"out": "p2", "deadwood": {"p1": 0, "p3": 7}}, ["player_must_hold_cards"]),
        ({"out": "p2", "left": {"p1": []}, "deadwood": {"p3": 7}}, ["player_must_hold_cards"]),
        (
            {"out": "p2", "left": {"p1": ["K"] * 8}, "deadwood": {"p3": 7}},
            ["cards_left_must_fit_the_deal", "K"],
        ),
        ({"out": "p2", "deadwood": {"p1": 71, "p3": 7}}, ["round_must_be_possible"]),
        ({"out": "p2", "left": {"p1": ["KH", "3S"]}, "deadwood": {"p1": 12, "p3": 7}}, ["total"]),
        ({"out": "p2", "left": {"p1": ["15"]}, "deadwood": {"p3": 7}}, ["not_in_pack"]),
        ({"out": "p2", "left": {"p1": ["1"]}, "deadwood": {"p3": 7}}, ["not_in_pack"]),
        ({"out": "p2", "left": {"p1": ["king"]}, "deadwood": {"p3": 7}}, ["card_must_be_readable"]),
        ({"out": "p2", "left": {"p1": ["7D"], "p3": ["7D"]}}, ["pack_must_hold_the_cards"]),
        ({"out": "p2", "deadwood": {"p1": 5, "p3": 7}, "knock": "p1"}, ["round_must_fit_the_rules"]),
        ({"out": "p2", "deadwood": {"p1": 5, "p3": 7}, "melded": {"p1": 3}}, ["round_must_fit_the_rules"]),
    ],
)
def test_a_slip_is_refused(body, codes: list[str]) -> None:
    short = {"total": "total_must_match_the_cards", "K": "pack_must_hold_the_cards"}
    assert Game("rummy", 3).codes(**body) == [short.get(code, code) for code in codes]


def test_all_slips_are_listed_at_once_with_where_they_are() -> None:
    body = {"out": "p2", "left": {"p1": ["KH", "15", "7D"], "p3": ["7D"]}, "deadwood": {"p2": 4, "p3": 9}}
    assert [(violation.path, words(violation)) for violation in Game("rummy", 3).refused(**body)] == [
        ("/deadwood/p2", "Bo is out, and so holds nothing, not 4 points."),
        ("/left/p1/1", "This pack has no 15. It has ace to king in four suits."),
        ("/deadwood/p3", "7♦ count 7, not 9."),
        ("", "This pack has one 7♦, and it is told twice: for Ann and for Cy."),
    ]


@pytest.mark.parametrize(
    ("house_rules", "points", "says"),
    [
        ({}, 71, "Ann cannot have 71: 7 cards count 70 at most."),
        (
            {"values": dict.fromkeys([*"A23456789JQK", "10", "joker"], 5)},
            12,
            "Ann cannot have 12: the nearest that cards make is 10 or 15.",
        ),
        (
            {"values": dict.fromkeys([*"A23456789JQK", "10", "joker"], 5)},
            3,
            "Ann cannot have 3: the nearest that cards make is 5.",
        ),
    ],
)
def test_a_total_that_no_cards_can_make_is_refused_with_both_numbers(house_rules, points, says) -> None:
    (violation,) = Game("rummy", 3, house_rules).refused(out="p2", deadwood={"p1": points, "p3": 5})
    assert (violation.path, words(violation)) == ("/deadwood/p1", says)


def test_all_holdings_together_must_be_in_the_pack() -> None:
    (violation,) = Game("rummy", 6).refused(out=None, deadwood={f"p{seat}": 60 for seat in range(1, 7)})
    assert words(violation) == "All of it comes to 360, but 36 cards of this pack count 300 at most."


def test_with_cards_that_count_nothing_somebody_may_hold_no_points() -> None:
    free = {"values": {**dict.fromkeys([*"A23456789JQK", "10"], 5), "joker": 0}, "pack": {"jokers": 2}}
    game = Game("rummy", 2, free)
    game.round(out="p1", deadwood={"p2": 0})
    assert game.scores == [0, 0]


def test_of_a_pile_that_is_open_a_holding_may_grow() -> None:
    game = Game("rummy-500", 3)
    game.round(
        out="p1", melded={"p1": 5, "p2": 0, "p3": 0}, left={"p2": ["K"] * 4 + ["Q"] * 4}, deadwood={"p3": 90}
    )
    assert game.scores == [5, -80, -90]


# Rummy 500.


def test_a_sum_that_cannot_be_is_said_once() -> None:
    game = Game("rummy-500", 3)
    body = {"out": "p1", "melded": {"p1": 30, "p2": 0, "p3": 0}}
    (violation,) = game.refused(**body, deadwood={"p2": 5000, "p3": 10})
    assert (violation.path, violation.code) == ("/deadwood/p2", "round_must_be_possible")
    (violation,) = game.refused(**body, deadwood={"p2": 380, "p3": 380})
    assert (violation.path, violation.code) == ("/deadwood", "round_must_be_possible")


def test_who_is_out_has_laid_something_down_where_that_scores() -> None:
    game = Game("rummy-500", 2)
    body = {"out": "p1", "deadwood": {"p2": 10}}
    (violation,) = game.refused(**body, melded={"p1": 0, "p2": 30})
    assert (violation.path, violation.code, violation.given) == ("/melded/p1", "round_must_be_possible", 0)
    assert words(violation) == "Ann is out, and so has laid cards down or off; nothing on the table is Ann's."
    others = [{"player": "p2", "cards": ["7S", "7H", "7D"]}]
    for melds in ([], others):
        (violation,) = game.refused(**body, melds=melds)
        assert (violation.path, violation.code) == ("/melds", "round_must_be_possible")
    game.round(**body, melds=[others[0] | {"laid_off": [{"player": "p1", "cards": ["7C"]}]}])
    assert game.scores == [7, 11]
    free = {"values": {**dict.fromkeys([*"A23456789JQK", "10"], 5), "joker": 0}, "pack": {"jokers": 2}}
    Game("rummy-500", 2, free).round(**body, melded={"p1": 0, "p2": 0})


def test_in_a_game_of_the_first_edition_who_is_out_may_have_laid_nothing_down() -> None:
    rules = RUMMY.catalogue.read("rummy-500", {}, players=2)
    opened = RUMMY.engine.open(rules, Seating(("Ann", "Bo"), edition=FIRST_EDITION)).table
    act = {"kind": "hand", "out": "p1", "melded": {"p1": 0, "p2": 30}, "deadwood": {"p2": 10}}
    assert RUMMY.engine.play(opened, act).table.scores == (0, 20)


@pytest.mark.parametrize(
    ("body", "codes"),
    [
        ({}, ["form_must_be_complete"]),
        ({"melded": {"p1": 20}}, ["every_side_must_appear"]),
        ({"melds": [{"cards": ["7S", "7H", "7D"]}]}, ["form_must_be_complete"]),
        ({"melds": [{"player": "p1", "cards": ["7", "8", "9"]}]}, ["suit_must_be_given"] * 3),
        ({"melds": [{"player": "p1", "cards": ["7S", "7H", "8D"]}]}, ["meld_must_be_one"]),
        ({"melds": [{"player": "p9", "cards": ["7S", "7H", "7D"]}]}, ["side_must_be_known"]),
        ({"melds": [{"player": "p1", "cards": ["7S", "7H", "15"]}]}, ["not_in_pack"]),
        (
            {"melds": [{"player": "p1", "cards": ["7S", "7H", "7D"]}], "melded": {"p1": 20}},
            ["total_must_match_the_cards"],
        ),
    ],
)
def test_a_slip_about_the_table_is_refused(body, codes: list[str]) -> None:
    assert Game("rummy-500", 2).codes(**_OWN, **body) == codes


def test_why_cards_on_the_table_are_no_meld() -> None:
    around = {"melds": [{"player": "p1", "cards": ["KC", "AC", "2C"]}]}
    (violation,) = Game("rummy-500", 2).refused(**_OWN, **around)
    assert words(violation) == "K♣ A♣ 2♣ is no run here: no run goes round the corner."


def test_a_set_needs_no_suits_with_one_pack_and_does_with_two() -> None:
    body = {"melds": [{"player": "p1", "cards": ["7", "7", "7"]}]}
    game = Game("rummy-500", 2)
    game.round(**_OWN, **body)
    assert game.scores == [21, -10]
    five = {"out": "p1", "deadwood": {f"p{seat}": 10 for seat in range(2, 6)}}
    assert Game("rummy-500", 5).codes(**five, **body) == ["suit_must_be_given"] * 3


@pytest.mark.parametrize(
    ("meld", "points"),
    [
        ({"cards": ["AS", "2S", "3S"]}, 6),
        ({"cards": ["AS", "joker", "joker"]}, 45),
        ({"cards": ["AS", "joker", "joker"], "jokers": "low"}, 45),
        ({"cards": ["AS", "joker", "joker"], "jokers": "high"}, 31),
        ({"cards": ["AS", "2S", "joker"]}, 18),
    ],
)
def test_an_ace_counts_one_where_it_is_low_in_a_run(meld, points: int) -> None:
    game = Game("rummy-500", 2, {"pack": {"jokers": 2}})
    game.round(**_OWN, melds=[{"player": "p1", **meld}])
    assert game.scores == [points, -10]
    always = Game("rummy-500", 2, {"pack": {"jokers": 2}, "score": {"ace_low_run": None}})
    always.round(**_OWN, melds=[{"player": "p1", **meld}])
    assert always.scores[0] == points + (14 if points in {6, 31, 18} else 0)


def test_going_out_may_score_and_a_blocked_round_is_scored_like_others() -> None:
    game = Game("rummy-500", 2, {"score": {"out": 25}})
    step = game.round(out="p1", melded={"p1": 30, "p2": 0}, deadwood={"p2": 10})
    assert lines(step) == [("p1", "melded", 30), ("p2", "held", -10), ("p1", "out", 25)]
    game.round(out=None, melded={"p1": 5, "p2": 50}, deadwood={"p1": 10, "p2": 20})
    assert game.scores == [50, 20]


def test_going_rummy_is_only_noted_where_it_changes_no_score() -> None:
    game = Game("rummy-500", 2)
    step = game.round(**_OWN, melded={"p1": 30, "p2": 0}, rummy=True)
    assert (step.act["rummy"], lines(step)) == (True, [("p1", "melded", 30), ("p2", "held", -10)])


# Blocked rounds.


def test_equally_few_points_win_no_blocked_round() -> None:
    game = Game("rummy", 3, {"score": {"blocked": "lowest_wins"}, "stakes": {"payout": "each_round"}})
    step = game.round(out=None, deadwood={"p1": 5, "p2": 30, "p3": 5})
    assert (game.scores, game.dues) == ([0, 0, 0], [])
    assert (
        in_english(step.lines[1].said)
        == "Nobody went out, and Ann and Cy hold equally few points, so nobody scores."
    )
    step = game.round(out=None, deadwood={"p1": 12, "p2": 30, "p3": 5})
    assert step.dues == (Due("p1", ("p3",), 7, "deadwood"), Due("p2", ("p3",), 25, "deadwood"))


def test_by_penalties_a_blocked_round_is_scored_as_always() -> None:
    game = Game("rummy-penalty", 2, {"score": {"blocked": "lowest_wins"}})
    game.round(out=None, deadwood={"p1": 5, "p2": 30})
    assert game.scores == [5, 30]


# Gin.


@pytest.mark.parametrize(
    ("change", "codes"),
    [
        ({"knock": "p9"}, ["side_must_be_known"]),
        ({"out": "p1"}, ["round_must_fit_the_rules"]),
        ({"unmatched": ["2H", "3D", "AS"]}, ["cards_left_must_fit_the_deal"]),
        ({"unmatched": ["2H", "3D", "AS", "KD"]}, ["deadwood_must_allow_a_knock"]),
        ({"unmatched": ["2H", "3D", "AS", "2H"]}, ["pack_must_hold_the_cards"]),
        ({"melds": [{"cards": ["7S", "7H", "8D"]}, {"cards": ["4C", "5C", "6C"]}]}, ["meld_must_be_one"]),
        ({"big": True}, ["cards_left_must_fit_the_deal", "deadwood_must_allow_a_knock"]),
        ({"deadwood": {"p1": 8}}, ["total_must_match_the_cards"]),
        ({"deadwood": {"p2": 34}}, ["total_must_match_the_cards"]),
        ({"answer": {"unmatched": ["9S"]}}, ["cards_left_must_fit_the_deal"]),
        ({"answer": None}, ["every_side_must_appear"]),
    ],
)
def test_a_slip_about_a_knock_is_refused(change: dict[str, Any], codes: list[str]) -> None:
    body = {name: value for name, value in {**_KNOCK, **change}.items() if value is not None}
    assert Game("gin", 2).codes(**body) == codes


@pytest.mark.parametrize(
    ("laid_off", "says"),
    [
        (
            {"meld": 2, "cards": ["7C", "9C"]},
            "4♣ 5♣ 6♣ 7♣ 9♣ is no run: its cards follow each other without a gap.",
        ),
        ({"meld": 3, "cards": ["7C", "8C"]}, "The knocker shows 2 melds here, so there is no meld 3."),
    ],
)
def test_what_is_laid_off_must_fit(laid_off: dict[str, Any], says: str) -> None:
    answer = {**_KNOCK["answer"], "laid_off": [laid_off]}
    assert says in [words(violation) for violation in Game("gin", 2).refused(**{**_KNOCK, "answer": answer})]


def test_jokers_stay_where_they_lie_when_something_is_laid_off() -> None:
    melds = [{"cards": ["5C", "6C", "joker"], "jokers": "high"}, {"cards": ["KS", "KH", "KC", "KD"]}]
    answer = {
        "laid_off": [{"meld": 1, "cards": ["7C"]}],
        "unmatched": ["9S", "8H", "4D", "2S", "QD", "3S", "3D", "2D", "AS"],
    }
    body = {"knock": "p1", "melds": melds, "unmatched": ["2H", "3C", "AC"], "answer": answer}
    (violation,) = Game("gin", 2, {"pack": {"jokers": 2}}).refused(**body)
    assert (violation.code, words(violation)) == ("meld_must_be_one", "Jokers stay where they lie.")


def test_nothing_is_laid_off_against_gin() -> None:
    melds = [
        {"cards": ["7S", "7H", "7D"]},
        {"cards": ["4C", "5C", "6C"]},
        {"cards": ["KS", "KH", "KC", "KD"]},
    ]
    answer = {
        "melds": [],
        "laid_off": [{"meld": 2, "cards": ["7C"]}],
        "unmatched": ["9S", "8H", "4D", "2S", "QD", "3S", "3D", "2D", "AS"],
    }
    body = {"knock": "p1", "melds": melds, "unmatched": [], "answer": answer}
    assert Game("gin", 2).codes(**body) == ["nothing_may_be_laid_off"]
    game = Game("gin", 2)
    game.round(**{**body, "answer": {"unmatched": [*answer["unmatched"], "7C"]}})
    assert game.scores == [20 + 49, 0]


def test_eleven_melded_cards_are_big_gin_without_saying_so() -> None:
    melds = [
        {"cards": ["7S", "7H", "7D"]},
        {"cards": ["4C", "5C", "6C", "7C"]},
        {"cards": ["KS", "KH", "KC", "KD"]},
    ]
    game = Game("gin", 2, {"score": {"big_gin": 31}})
    step = game.round(knock="p1", melds=melds, deadwood={"p2": 10})
    assert (game.scores, step.act["big"]) == ([41, 0], True)


def test_gin_is_scored_as_it_was_arranged_and_says_what_could_have_been() -> None:
    game = Game("gin", 2)
    arranged = {**_KNOCK["answer"], "laid_off": [], "unmatched": ["9S", "8H", "4D", "2S", "QD", "7C", "8C"]}
    step = game.round(**{**_KNOCK, "answer": arranged})
    assert game.scores == [48 - 7, 0]
    assert step.facts["could_have_been"] == {"p2": 33}
    assert (
        "could_have_been" not in Game("gin", 2).round(**{**_KNOCK, "unmatched": ["2", "3", "A", "A"]}).facts
    )


def test_an_undercut_may_score_no_more_than_the_difference() -> None:
    game = Game("gin", 2, {"score": {"undercut": 0}})
    assert lines(game.round(knock="p1", deadwood={"p1": 9, "p2": 4})) == [("p2", "undercut", 5)]


def test_a_blocked_round_of_gin_needs_nothing_else() -> None:
    game = Game("gin", 2)
    step = game.round(knock=None)
    assert (lines(step), game.dealer) == ([("p1", "blocked", 0), ("p2", "blocked", 0)], "p2")
    assert game.codes(knock=None, melds=[{"cards": ["7S", "7H", "7D"]}]) == ["round_must_fit_the_rules"]
    assert game.codes() == ["form_must_be_complete"]
    assert game.codes(knock="p1", deadwood={"p1": 101, "p2": 1}) == [
        "round_must_be_possible",
        "deadwood_must_allow_a_knock",
    ]


# The end, the deal, the money.


def test_bonuses_come_once_the_game_is_over_and_change_no_winner() -> None:
    game = Game("gin", 2, {"end": {"target": 60}})
    game.round(knock="p1", deadwood={"p1": 0, "p2": 18})
    step = game.round(knock="p1", deadwood={"p1": 3, "p2": 40})
    assert lines(step) == [("p1", "knock", 37), ("p1", "game_bonus", 200), ("p1", "box", 40)]
    assert (game.scores, game.winners) == ([315, 0], ["p1"])
    assert game.dues == [Due("p2", ("p1",), 75, "settlement")], "on the scores before bonuses"
    both = Game("gin", 2, {"end": {"target": 60}})
    both.round(knock="p1", deadwood={"p1": 9, "p2": 9})
    both.round(knock="p1", deadwood={"p1": 0, "p2": 40})
    assert both.scores == [60 + 100 + 20, 10 + 20]


def test_an_agreed_end_brings_no_bonus() -> None:
    game = Game("gin", 2)
    game.round(knock="p1", deadwood={"p1": 0, "p2": 18})
    game.act("end", reason="agreed")
    assert (game.scores, game.winners) == ([38, 0], ["p1"])


def test_of_joint_winners_none_has_shut_out_the_other() -> None:
    game = Game("gin", 2, {"end": {"target": None, "rounds": 2}})
    game.round(knock="p1", deadwood={"p1": 5, "p2": 21})
    step = game.round(knock="p2", deadwood={"p1": 21, "p2": 5})
    assert [line for line in lines(step) if line[1] == "game_bonus"] == [
        ("p1", "game_bonus", 100),
        ("p2", "game_bonus", 100),
    ]
    assert game.winners == ["p1", "p2"]


@pytest.mark.parametrize(
    ("rule", "dealers"),
    [("rotates", ["p1", "p2", "p3"]), ("winner", ["p2", "p2", "p1"]), ("loser", ["p3", "p3", "p2"])],
)
def test_who_deals_next(rule: str, dealers: list[str]) -> None:
    game, next_dealers = Game("rummy", 3, {"deal": {"dealer": rule}}), []
    assert game.dealer == "p3"
    game.round(out="p2", deadwood={"p1": 9, "p3": 30})
    next_dealers.append(game.dealer)
    game.round(out=None, deadwood={"p1": 9, "p2": 8, "p3": 30})
    next_dealers.append(game.dealer)
    game.round(out="p1", deadwood={"p2": 8, "p3": 8})
    next_dealers.append(game.dealer)
    assert next_dealers == dealers, "of those who hold equally much the first in turn is the loser"


def test_after_a_blocked_round_the_same_player_deals_whoever_scores() -> None:
    for rule in ("winner", "loser"):
        game = Game("rummy", 3, {"deal": {"dealer": rule}, "score": {"blocked": "lowest_wins"}})
        game.round(out=None, deadwood={"p1": 5, "p2": 8, "p3": 30})
        assert (game.dealer, game.scores) == ("p3", [28, 0, 0])


def test_in_gin_whoever_scored_deals_next_or_the_other() -> None:
    for rule, dealer in (("winner", "p2"), ("loser", "p1")):
        game = Game("gin", 2, {"deal": {"dealer": rule}})
        game.round(knock="p1", deadwood={"p1": 9, "p2": 4})
        assert game.dealer == dealer


def test_whoever_joins_has_the_last_score_and_is_dealt_in() -> None:
    game = Game("rummy", 2)
    game.round(out="p1", deadwood={"p2": 40})
    game.act("join", name="Cy")
    assert game.scores == [40, 0, 0]
    game.round(out="p3", deadwood={"p1": 4, "p2": 5})
    game.act("withdrawal", player="p1")
    assert game.codes(out="p2", deadwood={"p1": 5, "p3": 7}) == ["player_must_be_in"]
    game.round(out="p2", deadwood={"p3": 91})
    assert (game.scores, game.winners) == ([40, 91, 9], [])


def test_in_gin_melds_are_their_players_own_and_the_answer_says_what_is_laid_off() -> None:
    first, *melds = _KNOCK["melds"]
    named = {**_KNOCK, "melds": [{**first, "player": "Ann"}, *melds]}
    assert Game("gin", 2).round(**named).act["melds"][0] == {"cards": first["cards"]}
    (other,) = Game("gin", 2).refused(**{**named, "melds": [{**first, "player": "p2"}, *melds]})
    assert (other.path, other.code, other.given, other.expected) == (
        "/melds/0/player",
        "round_must_fit_the_rules",
        "p2",
        "p1",
    )
    assert words(other) == "These are the melds of Ann, not of p2."
    assert Game("gin", 2).codes(**{**named, "melds": [{**first, "player": "p9"}, *melds]}) == [
        "side_must_be_known"
    ]
    added = {**first, "laid_off": [{"player": "p2", "cards": ["7C"]}]}
    (laid_off,) = Game("gin", 2).refused(**{**_KNOCK, "melds": [added, *melds]})
    assert (laid_off.path, laid_off.code) == ("/melds/0/laid_off", "round_must_fit_the_rules")
    earlier = Game("gin", 2)
    earlier.table = replace(earlier.table, edition=0)
    step = RUMMY.engine.play(earlier.table, {"kind": "hand", **_KNOCK, "melds": [added, *melds]})
    assert step.act["melds"][0] == {"cards": first["cards"]}
