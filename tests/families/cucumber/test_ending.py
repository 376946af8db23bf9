from typing import Any

import pytest

from referee.errors import ConflictError
from referee.families.cucumber.play.playing import play
from referee.families.cucumber.table.table import Ended, Table
from tests.refusals import words
from tests.tables import adjustment, after, end, hand, places, statuses, table_of, winners, withdrawal

FOUR = "Ann Bo Cy Di"
ALL_FALL = hand("Ann 9 Bo 9 Cy 9")
"""With everyone tied and paying."""


def all_tied(options: dict[str, Any], scores: str, names: str = "Ann Bo Cy") -> Table:
    return table_of("gurka-norway", names, {"last_trick.payers": "all_tied"} | options, scores=scores)


# One left.


def test_the_last_one_in_wins() -> None:
    table = after(table_of("gurka-norway", scores="15 20"), hand("Ann 2 Bo 9 Cy 3"))
    assert winners(table) is None
    table = after(table, hand("Ann 9 Cy 3"))
    assert (winners(table), table.ended) == (["Cy"], Ended.FINISHED)
    assert places(table) == {"Cy": 1, "Ann": 2, "Bo": 3}


@pytest.mark.parametrize("winner", ["last_in", "lowest_score", "not_the_loser"])
def test_one_left_wins_whatever_decides_otherwise(winner: str) -> None:
    table = all_tied({"end.winner": winner}, "20 20 15")
    assert winners(after(table, hand("Ann 5 Bo 5 Cy 3"))) == ["Cy"]


def test_those_who_go_out_together_share_a_place() -> None:
    table = after(all_tied({}, "20 20 15"), hand("Ann 5 Bo 5 Cy 3"))
    assert places(table) == {"Cy": 1, "Ann": 2, "Bo": 2}


def test_of_those_who_go_out_together_the_lower_score_stands_better() -> None:
    table = after(all_tied({}, "18 20 15"), hand("Ann 5 Bo 5 Cy 3"))
    assert places(table) == {"Cy": 1, "Ann": 2, "Bo": 3}


def test_who_goes_out_later_stands_better() -> None:
    table = after(all_tied({}, "20 18 15 0", FOUR), hand("Ann 5 Bo 2 Cy 3 Di 2"), hand("Bo 5 Cy 3 Di 2"))
    table = after(table, hand("Cy K Di 2"))
    assert list(places(table).items()) == [("Di", 1), ("Cy", 2), ("Bo", 3), ("Ann", 4)]


# All out in one hand.


@pytest.mark.parametrize(
    ("all_out", "scores", "expected"),
    [
        ("lowest_score", "15 16 17", ["Ann"]),
        ("lowest_score", "16 15 15", ["Bo", "Cy"]),
        ("all_win", "15 16 17", ["Ann", "Bo", "Cy"]),
    ],
)
def test_all_out_together(all_out: str, scores: str, expected: list[str]) -> None:
    table = after(all_tied({"end.all_out": all_out}, scores), ALL_FALL)
    assert statuses(table) == ["out"] * 3
    assert winners(table) == expected


@pytest.mark.parametrize(("all_out", "expected"), [("lowest_score", ["Bo"]), ("all_win", ["Bo", "Cy"])])
def test_who_was_out_before_does_not_win(all_out: str, expected: list[str]) -> None:
    table = all_tied({"end.all_out": all_out}, "16 16 17")
    table = after(table, hand("Ann 5 Bo 2 Cy 3"), hand("Bo A Cy A"))
    assert winners(table) == expected
    assert places(table)["Ann"] == 3


def test_all_win_leaves_no_second_place() -> None:
    table = after(all_tied({"end.all_out": "all_win"}, "15 16 17"), ALL_FALL)
    assert set(places(table).values()) == {1}


def test_the_lowest_total_counts_in_twenty_two() -> None:
    table = after(table_of("twenty-two", "Ann Bo", scores="20 19"), hand("Ann A Bo A"))
    assert winners(table) == ["Bo"]
    options = {"end.all_out": "all_win"}
    assert winners(after(table_of("twenty-two", "Ann Bo", options, scores="20 19"), hand("Ann A Bo A"))) == [
        "Ann",
        "Bo",
    ]


# A fall ends the game.


@pytest.mark.parametrize(
    ("winner", "scores", "expected"),
    [
        ("lowest_score", "28 4 2", ["Cy"]),
        ("lowest_score", "28 4 4", ["Bo", "Cy"]),
        ("not_the_loser", "28 4 2", ["Bo", "Cy"]),
        ("last_in", "28 4 2", ["Bo", "Cy"]),
    ],
)
def test_a_fall_ends_the_game(winner: str, scores: str, expected: list[str]) -> None:
    table = table_of("kurkku", options={"end.winner": winner}, scores=scores)
    assert winners(after(table, hand("Ann 9 Bo 3 Cy 2"))) == expected


@pytest.mark.parametrize(
    ("scores", "expected"), [("28 27 29", ["Bo"]), ("27 27 29", ["Ann", "Bo"]), ("28 27 2", ["Cy"])]
)
def test_several_fall_at_once_in_kurkku(scores: str, expected: list[str]) -> None:
    plays = "Ann 9 Bo 9 Cy 9" if scores != "28 27 2" else "Ann 9 Bo 9 Cy 3"
    assert winners(after(table_of("kurkku", scores=scores), hand(plays))) == expected


def test_several_losers_at_once() -> None:
    options = {"last_trick.payers": "all_tied", "limit.falls": ["end_game"]}
    table = after(table_of("concombre", FOUR, options, scores="20 20 3"), hand("Ann 9 Bo 9 Cy 2 Di 3"))
    assert winners(table) == ["Cy", "Di"]
    assert places(table) == {"Cy": 1, "Di": 1, "Ann": 3, "Bo": 3}


def test_when_everyone_loses_the_lowest_score_wins() -> None:
    options = {"last_trick.payers": "all_tied", "limit.falls": ["end_game"]}
    table = after(table_of("concombre", options=options, scores="20 18 19"), ALL_FALL)
    assert winners(table) == ["Bo"]


def test_a_loser_of_concombre_stands_last() -> None:
    table = after(table_of("concombre", FOUR), hand("Ann A Bo 2 Cy 3 Di 4"), hand("Ann 8 Bo 2 Cy 3 Di 4"))
    assert winners(table) is None
    table = after(table, hand("Ann 7 Bo 2 Cy 3 Di 4"))
    assert winners(table) == ["Bo", "Cy", "Di"]
    assert list(places(table).items()) == [("Bo", 1), ("Cy", 1), ("Di", 1), ("Ann", 4)]


def test_a_second_fall_may_end_what_a_first_one_does_not() -> None:
    options = {"limit.falls": ["mark", "end_game"], "end.winner": "lowest_score"}
    table = after(table_of("kurkku", options=options, scores="28 4 2"), hand("Ann 9 Bo 3 Cy 2"))
    assert winners(table) is None
    assert winners(after(table, hand("Ann 9 Bo 3 Cy 2"))) == ["Cy"]


# One unmarked.


@pytest.mark.parametrize(
    ("winner", "scores", "expected"),
    [
        ("lowest_score", "28 10 4", ["Cy"]),
        ("last_in", "28 10 4", ["Cy"]),
        ("not_the_loser", "28 10 4", ["Cy"]),
    ],
)
def test_all_but_one_marked(winner: str, scores: str, expected: list[str]) -> None:
    table = table_of("kurko", options={"end.winner": winner}, scores=scores)
    table = after(table, hand("Ann 9 Bo 3 Cy 2"))
    assert (winners(table), statuses(table)) == (None, ["marked", "in", "in"])
    table = after(table, adjustment("Bo", 30))
    assert statuses(table) == ["marked", "marked", "in"]
    assert winners(table) == expected


def test_the_places_in_kurko_follow_the_scores() -> None:
    table = after(table_of("kurko", FOUR, scores="40 35 32 4"), hand("Ann 9 Bo 9 Cy 9 Di 2"))
    assert list(places(table).items()) == [("Di", 1), ("Cy", 2), ("Bo", 3), ("Ann", 4)]


def test_equal_places_are_shared_and_counted() -> None:
    table = after(table_of("kurko", FOUR, scores="29 29 32 4"), hand("Ann 9 Bo 9 Cy 9 Di 2"))
    assert places(table) == {"Di": 1, "Ann": 2, "Bo": 2, "Cy": 4}


def test_all_marked_at_once() -> None:
    table = after(table_of("kurko", scores="29 28 28"), hand("Ann 9 Bo 9 Cy 9"))
    assert (winners(table), places(table)) == (["Bo", "Cy"], {"Bo": 1, "Cy": 1, "Ann": 3})


def test_a_marked_player_who_leaves_is_counted_no_more() -> None:
    table = after(table_of("kurko", FOUR, scores="28 0 5 7"), hand("Ann 9 Bo 3 Cy 2 Di 2"))
    table = after(table, withdrawal("Bo"), withdrawal("Cy"))
    assert winners(table) == ["Di"]


# Agreed, abandoned, left.


@pytest.mark.parametrize(
    ("acts", "expected"),
    [
        ([], ["Ann", "Bo", "Cy"]),
        ([hand("Ann 9 Bo 3 Cy 2")], ["Bo", "Cy"]),
        ([hand("Ann 9 Bo 3 Cy 2"), hand("Ann 3 Bo 9 Cy 2")], ["Cy"]),
        ([hand("Ann 9 Bo 3 Cy 2"), hand("Ann 3 Bo 9 Cy 2"), hand("Ann 3 Bo 4 Cy 9")], ["Ann", "Bo", "Cy"]),
    ],
)
def test_whoever_lost_the_fewest_hands_wins_matapesa(acts: list[Any], expected: list[str]) -> None:
    table = after(table_of("matapesa"), *acts, end("agreed"))
    assert (winners(table), table.ended) == (expected, Ended.FINISHED)


def test_where_a_score_is_kept_the_lowest_wins_by_agreement() -> None:
    table = after(table_of("gurka", FOUR, scores="9 4 12 4"), end("agreed"))
    assert places(table) == {"Bo": 1, "Di": 1, "Ann": 3, "Cy": 4}


def test_a_life_lost_weighs_more_than_points_by_agreement() -> None:
    table = after(table_of("agurk", scores="20 7 3"), hand("Ann 9 Bo 3 Cy 2"), adjustment("Ann", -7))
    assert winners(after(table, end("agreed"))) == ["Cy"]
    assert list(places(after(table, end("agreed")))) == ["Cy", "Bo", "Ann"]


def test_who_is_out_does_not_win_by_agreement() -> None:
    table = after(table_of("gurka", FOUR, scores="29"), hand("Ann 9 Bo 3 Cy 2 Di 2"), end("agreed"))
    assert winners(table) == ["Bo", "Cy", "Di"]
    assert places(table)["Ann"] == 4


def test_an_abandoned_game_has_no_winner() -> None:
    step = play(table_of("agurk"), end("abandoned"))
    assert (step.table.ended, step.table.result) == (Ended.ABANDONED, None)
    assert step.act == {"kind": "end", "reason": "abandoned"}


def test_when_all_others_leave_the_last_one_wins() -> None:
    table = after(table_of("kurkku"), withdrawal("Ann"))
    assert winners(table) is None
    table = after(table, withdrawal("Cy"))
    assert (winners(table), places(table)) == (["Bo"], {"Bo": 1, "Cy": 2, "Ann": 3})


@pytest.mark.parametrize(
    ("last", "message"),
    [
        (withdrawal("Ann"), "The game is over: Bo won after 0 hands."),
        (end("agreed"), "The game is over: Ann and Bo won after 0 hands."),
        (end("abandoned"), "The game was abandoned; nothing more can be recorded."),
    ],
    ids=["one left", "agreed", "abandoned"],
)
def test_nothing_happens_after_the_end(last: dict[str, Any], message: str) -> None:
    table = after(table_of("agurk", "Ann Bo"), last)
    for act in (hand("Ann 9 Bo 3"), end("agreed"), adjustment("Ann", 3)):
        with pytest.raises(ConflictError) as caught:
            play(table, act)
        assert caught.value.code == "game_must_be_going_on"
        assert words(caught.value).startswith(message)


def test_an_adjustment_may_end_the_game() -> None:
    assert winners(after(table_of("gurka-norway", "Ann Bo"), adjustment("Ann", 21))) == ["Bo"]
    assert winners(after(table_of("kurkku", scores="0 3 2"), adjustment("Ann", 30))) == ["Cy"]


def test_without_a_limit_the_game_goes_on_until_agreed() -> None:
    table = table_of("matapesa")
    for _ in range(30):
        table = after(table, hand("Ann 9 Bo 3 Cy 2"))
    assert winners(table) is None
