from typing import Any

import pytest

from referee.errors import ConflictError
from referee.families.cucumber.play.playing import buy_in_refusal, play
from referee.families.cucumber.table.next_hand import next_hand
from referee.families.cucumber.table.table import Table
from referee.translations import in_english
from tests.refusals import words
from tests.tables import (
    adjustment,
    after,
    buy_in,
    end,
    hand,
    join,
    one_violation,
    outcome,
    scores,
    statuses,
    table_of,
    winners,
    withdrawal,
)

FOUR = "Ann Bo Cy Di"
FIVE = "Ann Bo Cy Di Ed"
FLOWN = hand("Ann 9 Bo 3 Cy 2 Di 2")
"""Puts Ann out, who has 29."""


def conflict(table: Table, act: dict[str, Any]) -> ConflictError:
    with pytest.raises(ConflictError) as caught:
        play(table, act)
    return caught.value


# A hand.


def test_a_hand_says_what_it_was() -> None:
    step = play(table_of("gurka", FOUR, dealer="Bo"), hand("Cy 9 Di 3 Ann 9 Bo 2"))
    assert step.facts == {
        "number": 1,
        "taker": "p1",
        "payers": ["p3", "p1"],
        "dealer": "p2",
        "leader": "p3",
        "cards_each": 6,
    }
    assert (step.table.hands, step.table.acts) == (1, 1)


def test_hands_are_numbered_apart_from_other_acts() -> None:
    table = after(table_of("agurk"), adjustment("Ann", 3), hand("Ann 9 Bo 3 Cy 2"), adjustment("Bo", 3))
    assert play(table, hand("Ann 9 Bo 3 Cy 2")).facts["number"] == 2
    assert (table.hands, table.acts) == (1, 3)


@pytest.mark.parametrize(
    ("full", "short"),
    [
        (hand("Ann 9 Bo 3 Cy 9 Di 2"), outcome("Cy", "9", tied=["Ann"])),
        (hand("Bo A Cy 3 Di 2 Ann 2"), outcome("Bo", "A")),
    ],
)
def test_both_forms_score_alike(full: dict[str, Any], short: dict[str, Any]) -> None:
    table = table_of("gurka", FOUR)
    assert play(table, full).lines == play(table, short).lines


# Buying in.


def test_who_flew_may_buy_in_with_the_highest_score_of_the_others() -> None:
    table = after(table_of("gurka", FOUR, scores="29 5 12 7"), FLOWN)
    step = play(table, buy_in("ann"))
    assert step.act == {"kind": "buy_in", "player": "p1"}
    (line,) = step.lines
    assert (line.kind, line.points, line.before, line.after) == ("bought_in", -26, 38, 12)
    assert line.rule == "stakes.buy_ins"
    assert (
        in_english(line.said)
        == "Ann buys in: the score becomes 12, the highest of the other players still in."
    )
    ann = step.table.players[0]
    assert (ann.is_in, ann.out_since, ann.buy_ins, ann.falls) == (True, None, 1, 1)
    assert after(step.table, hand("Ann 9 Bo 3 Cy 2 Di 2")).hands == 2


def test_who_is_in_may_buy_in_where_it_lowers_the_score() -> None:
    assert scores(after(table_of("gurka", FOUR, scores="21"), buy_in("Ann"))) == [0, 0, 0, 0]


@pytest.mark.parametrize("others", ["21", "25"])
def test_who_is_in_may_not_buy_in_where_it_would_not(others: str) -> None:
    error = conflict(table_of("gurka", FOUR, scores=f"21 {others}"), buy_in("Ann"))
    assert error.code == "buy_in_must_be_allowed"
    assert words(error) == f"Ann is in with 21; buying in would make that {others}, which is no better."


def test_who_is_out_may_buy_in_where_it_does_not_lower_the_score() -> None:
    options = {"limit.exactly": "safe"}
    table = after(table_of("gurka", FOUR, options, scores="25 30"), hand("Ann 6 Bo 3 Cy 2 Di 2"))
    assert (scores(table)[0], statuses(table)[0]) == (31, "out")
    assert scores(after(table, buy_in("Ann")))[0] == 30


def test_who_has_bought_in_falls_for_good() -> None:
    table = after(table_of("gurka", FIVE, scores="29 22"), hand("Ann 9 Bo 3 Cy 2 Di 2 Ed 3"), buy_in("Ann"))
    table = after(table, hand("Ann 9 Bo 3 Cy 2 Di 2 Ed 3"))
    assert (scores(table)[0], statuses(table)[0]) == (31, "out")
    error = conflict(table, buy_in("Ann"))
    assert words(error) == "Ann has bought in already; 1 in a game is all these rules allow."


def test_house_rules_may_let_buy_in_twice() -> None:
    table = table_of("gurka", FOUR, {"stakes.buy_ins.each": 2}, scores="21")
    table = after(table, buy_in("Ann"), hand("Ann 9 Bo 3 Cy 2 Di 2"), buy_in("Ann"))
    assert words(conflict(after(table, hand("Ann 9 Bo 3 Cy 2 Di 2")), buy_in("Ann"))).startswith(
        "Ann has bought in already; 2 in a game"
    )


def test_three_others_must_be_in() -> None:
    table = after(table_of("gurka", scores="29"), hand("Ann 9 Bo 3 Cy 2"))
    error = conflict(table, buy_in("Ann"))
    assert words(error) == "Ann may buy in while at least 3 other players are in; now it is 2."
    options = {"stakes.buy_ins.others_in": 2}
    table = after(table_of("gurka", "Ann Bo Cy", options, scores="29"), hand("Ann 9 Bo 3 Cy 2"))
    assert scores(after(table, buy_in("Ann"))) == [0, 0, 0]


def test_most_rules_know_no_buying_in() -> None:
    error = conflict(table_of("agurk", FOUR, scores="20"), buy_in("Ann"))
    assert words(error) == "These rules know no buying in."


def test_who_left_cannot_buy_in() -> None:
    table = after(table_of("gurka", FIVE, scores="20"), withdrawal("Ann"))
    assert words(conflict(table, buy_in("Ann"))) == "Ann has left the table."


def test_nobody_buys_in_once_the_game_is_over() -> None:
    table = after(table_of("gurka", FOUR, scores="20"), end("agreed"))
    assert conflict(table, buy_in("Ann")).code == "game_must_be_going_on"


def test_a_stranger_cannot_buy_in() -> None:
    assert one_violation(table_of("gurka", FOUR), buy_in("Flo")).code == "player_must_be_known"


def test_a_mark_stays_whoever_buys_in() -> None:
    options = {"stakes.buy_ins.each": 1, "stakes.payout": "pot"}
    table = after(table_of("kurko", FOUR, options, scores="25"), hand("Ann 9 Bo 3 Cy 2 Di 2"), buy_in("Ann"))
    assert (scores(table)[0], statuses(table)[0]) == (0, "marked")


def test_the_refusal_says_nothing_when_nothing_speaks_against_it() -> None:
    assert buy_in_refusal(table_of("gurka", FOUR, scores="20"), 0) is None


# Adjustments.


@pytest.mark.parametrize(
    ("points", "score", "word"), [(5, 12, "5 points added"), (-7, 0, "7 points taken off")]
)
def test_an_adjustment_changes_the_score(points: int, score: int, word: str) -> None:
    step = play(table_of("agurk", scores="7"), adjustment("Ann", points, "A slip."))
    assert step.act == {"kind": "adjustment", "player": "p1", "points": points, "reason": "A slip."}
    (line,) = step.lines
    assert (line.kind, line.points, line.before, line.after) == ("adjustment", points, 7, score)
    assert line.rule == "adjustment"
    assert in_english(line.said) == f"Adjustment for Ann: {word}. A slip."
    assert step.table.hands == 0


def test_an_adjustment_counts_cucumbers_where_those_are_counted() -> None:
    (line,) = play(table_of("five-cucumbers"), adjustment("Ann", 1)).lines
    assert in_english(line.said).startswith("Adjustment for Ann: 1 cucumber added.")


@pytest.mark.parametrize(("score", "points"), [("7", -8), ("7", 0), ("", -1)])
def test_an_adjustment_leaves_no_score_below_zero(score: str, points: int) -> None:
    violation = one_violation(table_of("agurk", scores=score), adjustment("Ann", points))
    assert (violation.path, violation.code) == ("/points", "score_must_stay_0_or_more")
    assert violation.given == points


def test_an_adjustment_is_checked_against_the_limit() -> None:
    step = play(table_of("agurk", scores="20 4"), adjustment("Ann", 1))
    assert [line.kind for line in step.lines] == ["adjustment", "reincarnated"]
    assert scores(step.table) == [4, 4, 0]
    options = {"limit.exactly": "reset"}
    assert scores(after(table_of("agurk", options=options, scores="20"), adjustment("Ann", 1))) == [0, 0, 0]
    assert statuses(after(table_of("gurka-norway", scores="20"), adjustment("Ann", 5)))[0] == "out"


def test_points_taken_off_are_no_fall() -> None:
    options = {"limit.exactly": "safe", "limit.falls": ["mark"], "end.when": "one_unmarked"}
    table = table_of("agurk", FOUR, options, scores="30")
    assert [line.kind for line in play(table, adjustment("Ann", -1)).lines] == ["adjustment"]


def test_an_adjustment_needs_a_score() -> None:
    assert conflict(table_of("matapesa"), adjustment("Ann", 1)).code == "score_must_be_kept"


def test_an_adjustment_is_for_players_in() -> None:
    table = after(table_of("gurka", FOUR, scores="29"), FLOWN)
    error = conflict(table, adjustment("Ann", 1))
    assert (error.code, words(error)) == (
        "player_must_be_in",
        "Ann is out of the game. In are Bo, Cy and Di.",
    )


# Joining.


def test_who_joins_takes_the_last_seat_and_the_highest_score() -> None:
    step = play(after(table_of("agurk", scores="5 12 7"), hand("Ann 3 Bo 2 Cy 2")), join("Di"))
    assert step.act == {"kind": "join", "name": "Di"}
    assert step.facts == {"player": "p4"}
    (line,) = step.lines
    assert (line.player, line.kind, line.before, line.after, line.rule) == ("p4", "joined", 0, 12, "players")
    assert in_english(line.said) == "Di joins with 12, the highest score of the players in."
    assert [player.name for player in step.table.players] == ["Ann", "Bo", "Cy", "Di"]
    assert after(step.table, hand("Di 5 Ann 3 Bo 2 Cy 3")).hands == 2


def test_who_joins_before_the_first_hand_begins_with_nothing() -> None:
    assert scores(after(table_of("agurk"), join("Di"))) == [0, 0, 0, 0]


def test_who_joins_before_the_first_hand_begins_with_nothing_after_an_adjustment() -> None:
    assert scores(after(table_of("agurk"), adjustment("Ann", 5), join("Di")))[3] == 0


def test_only_the_scores_of_players_in_count_for_who_joins() -> None:
    table = after(table_of("gurka", FOUR, scores="29 5"), FLOWN, join("Ed"))
    assert scores(table)[4] == 5


def test_where_no_score_is_kept_who_joins_has_lost_as_often_as_anybody() -> None:
    step = play(after(table_of("matapesa"), *[hand("Ann 9 Bo 3 Cy 2")] * 2), join("Di"))
    assert [player.hands_lost for player in step.table.players] == [2, 0, 0, 2]
    assert (scores(step.table), step.lines[0].points) == ([0, 0, 0, 0], 0)
    assert (
        in_english(step.lines[0].said)
        == "Di joins, counted as having lost 2 hands, the most of the players in."
    )


def test_no_more_join_than_the_rules_allow() -> None:
    error = conflict(table_of("kurkku", FOUR), join("Ed"))
    assert error.code == "players_must_be_in_range"
    assert words(error) == "These rules are for 4 players at most, and 4 are here."


def test_who_left_makes_room() -> None:
    table = after(table_of("kurkku", FOUR), withdrawal("Ann"), join("Ed"))
    assert [player.name for player in table.players if player.is_in] == ["Bo", "Cy", "Di", "Ed"]
    assert after(table, hand("Bo 9 Cy 3 Di 2 Ed 2")).hands == 1


def test_the_first_hand_does_not_shrink_for_who_joins() -> None:
    options = {"players.max": 8}
    seven = "Ann Bo Cy Di Ed Flo Gus"
    assert conflict(table_of("agurk", seven, options), join("Hal")).code == "first_hand_must_fit_the_pack"


def test_a_later_hand_may_shrink_for_who_joins() -> None:
    options = {"players.max": 8}
    seven = "Ann Bo Cy Di Ed Flo Gus"
    table = after(table_of("agurk", seven, options), hand("Ann 9 Bo 3 Cy 2 Di 2 Ed 2 Flo 3 Gus 4"))
    assert next_hand(after(table, join("Hal"))).cards_each == 6


def test_all_the_cards_are_dealt_to_one_more() -> None:
    assert next_hand(after(table_of("matapesa"), join("Di"))).cards_each == 13


def test_the_pack_must_serve_a_card_each() -> None:
    options = {"players.max": 16, "points": "pips", "limit.points": 10_000}
    table = table_of("twenty-two", FOUR, options)
    ranks = sorted(table.pack.ranks)
    table = after(table, *[hand(f"Ann {rank} Bo {rank} Cy {rank} Di {rank}") for rank in ranks[:12]])
    error = conflict(table, join("Ed"))
    assert (error.code, words(error)) == ("first_hand_must_fit_the_pack", "The pack cannot serve 5 players.")


# Leaving.


def test_who_leaves_is_out_at_once() -> None:
    step = play(table_of("agurk", FOUR, scores="7"), withdrawal("Ann"))
    assert step.act == {"kind": "withdrawal", "player": "p1"}
    (line,) = step.lines
    assert (line.kind, line.points, line.after, line.rule) == ("withdrawn", 0, 7, "players")
    ann = step.table.players[0]
    assert (ann.is_in, ann.withdrawn, ann.out_since, ann.score) == (False, True, 1, 7)
    assert after(step.table, hand("Bo 9 Cy 3 Di 2")).hands == 1


def test_who_is_out_may_leave() -> None:
    step = play(after(table_of("gurka", FOUR, scores="29"), FLOWN), withdrawal("Ann"))
    (line,) = step.lines
    assert (line.kind, line.points, in_english(line.said)) == ("withdrawn", 0, "Ann leaves the table.")
    ann = step.table.players[0]
    assert (ann.is_in, ann.withdrawn, ann.out_since) == (False, True, 1)
    assert words(conflict(step.table, buy_in("Ann"))) == "Ann has left the table."


def test_nobody_leaves_twice() -> None:
    error = conflict(after(table_of("agurk"), withdrawal("Ann")), withdrawal("Ann"))
    assert (error.code, words(error)) == ("player_must_be_here", "Ann has left the table already.")


def test_kept_cards_of_who_left_stay_out_of_the_pack() -> None:
    table = after(table_of("twenty-two", FOUR), hand("Ann KS Bo 3 Cy 2 Di 2"), withdrawal("Ann"))
    assert [str(card) for card in table.kept_cards] == ["KS"]
    violation = one_violation(table, hand("Bo KS Cy 2 Di 2"))
    assert violation.code == "card_must_not_lie_face_up"


def test_when_one_is_left_the_game_is_over() -> None:
    assert winners(after(table_of("gurka", scores="29"), withdrawal("Ann"), withdrawal("Bo"))) == ["Cy"]


@pytest.mark.parametrize("kind", ["buy_in", "withdrawal", "dealer"])
def test_an_act_names_a_player_at_the_table(kind: str) -> None:
    violation = one_violation(table_of("gurka", FOUR), {"kind": kind, "player": "Flo"})
    assert (violation.path, violation.code) == ("/player", "player_must_be_known")


def test_an_act_never_changes_the_table_it_is_played_at() -> None:
    table = table_of("gurka", FIVE, scores="29 3")
    same = table_of("gurka", FIVE, scores="29 3")
    for act in (hand("Ann 9 Bo 3 Cy 2 Di 2 Ed 3"), buy_in("Ann"), adjustment("Ann", 1), join("Flo"), end()):
        play(table, act)
    assert table == same


# Joining where somebody is marked.


def test_who_joins_beyond_the_limit_is_marked_at_once() -> None:
    table = after(table_of("kurko", FOUR, scores="45 20 3"), hand("Ann 9 Bo 3 Cy 2 Di 2"), join("Ed"))
    assert (scores(table)[4], statuses(table)[4], table.players[4].falls) == (54, "marked", 1)
    assert winners(table) is None
