from typing import Any

import pytest

from referee.families.cucumber.play.playing import play
from referee.families.cucumber.rules.options import Exactly, Fall, LimitRules
from referee.families.cucumber.scoring.limit import fall_of
from referee.families.cucumber.table.table import Player, Table
from referee.translations import in_english
from tests.tables import adjustment, after, hand, scores, statuses, table_of, winners

FOUR = "Ann Bo Cy Di"
FACE_UP = {"score": "face_up", "last_trick.payers": "all_tied"}


def kinds(table: Table, act: dict[str, Any]) -> list[str]:
    return [line.kind for line in play(table, act).lines]


def falls(table: Table) -> list[int]:
    return [player.falls for player in table.players]


# Exactly the limit.


@pytest.mark.parametrize(
    ("exactly", "points", "score", "status"),
    [
        ("out", 20, 20, "in"),
        ("out", 21, 21, "out"),
        ("out", 22, 22, "out"),
        ("safe", 21, 21, "in"),
        ("safe", 22, 22, "out"),
        ("reset", 20, 20, "in"),
        ("reset", 21, 0, "in"),
        ("reset", 22, 22, "out"),
    ],
)
def test_exactly_the_limit(exactly: str, points: int, score: int, status: str) -> None:
    table = table_of("gurka-norway", options={"limit.exactly": exactly}, scores=str(points - 9))
    played = after(table, hand("Ann 9 Bo 3 Cy 2"))
    assert (scores(played)[0], statuses(played)[0]) == (score, status)


def test_a_reset_gives_the_kept_cards_back() -> None:
    table = after(table_of("gurka-iceland"), hand("Ann K Bo 3 Cy 2"))
    step = play(table, hand("Ann 8 Bo 3 Cy 2"))
    assert step.lines[-1].kind == "reset"
    assert in_english(step.lines[-1].said) == (
        "Ann has exactly 21: the score goes back to 0. The kept cards go back into the pack."
    )
    assert step.table.kept_cards == []
    assert after(step.table, hand("Ann K Bo K Cy K")).hands == 3


def test_a_reset_without_kept_cards_says_nothing_of_them() -> None:
    table = table_of("agurk", options={"limit.exactly": "reset"}, scores="12")
    line = play(table, hand("Ann 9 Bo 3 Cy 2")).lines[-1]
    assert (line.kind, line.rule) == ("reset", "limit.exactly")
    assert in_english(line.said) == "Ann has exactly 21: the score goes back to 0."


def test_the_six_of_clubs_alone_is_exactly_21() -> None:
    played = after(table_of("gurka-iceland"), hand("Ann A Bo 6C Cy 3"))
    assert (scores(played), statuses(played), played.kept_cards) == ([0, 0, 0], ["in"] * 3, [])


def test_all_tied_may_reset_and_fall_in_one_hand() -> None:
    options = FACE_UP | {"limit.exactly": "reset"}
    played = after(table_of("gurka-norway", FOUR, options, scores="12 13"), hand("Ann 9 Bo 9 Cy 2 Di 3"))
    assert (scores(played), statuses(played)) == ([0, 22, 0, 0], ["in", "out", "in", "in"])


# What a fall does.


def test_the_last_entry_repeats() -> None:
    limit = LimitRules(21, Exactly.OUT, (Fall.REINCARNATE, Fall.MARK, Fall.ELIMINATE))
    falls = [fall_of(limit, Player("Ann", falls=before)).value for before in range(5)]
    assert falls == ["reincarnate", "mark", "eliminate", "eliminate", "eliminate"]


def test_nobody_falls_without_a_limit() -> None:
    options = {"limit.points": None, "limit.falls": [], "end.when": "agreed"}
    assert kinds(table_of("agurk", options=options, scores="500"), hand("Ann 9 Bo 3 Cy 2")) == ["penalty"]


def test_who_falls_is_reincarnated_with_the_highest_score_of_the_others() -> None:
    step = play(table_of("agurk", FOUR, scores="20 7 11 3"), hand("Ann 9 Bo 3 Cy 2 Di 2"))
    line = step.lines[-1]
    assert (line.kind, line.points, line.before, line.after, line.rule) == (
        "reincarnated",
        -18,
        29,
        11,
        "limit.falls",
    )
    assert in_english(line.said) == (
        "Ann reached 21 with 29: a life lost. "
        "The score becomes 11, the highest of the other players still in."
    )


def test_who_is_out_does_not_count_for_a_reincarnation() -> None:
    table = after(
        table_of("agurk", FOUR, scores="20 7 4 3"),
        hand("Ann 9 Bo 3 Cy 2 Di 2"),
        hand("Ann A Bo 3 Cy 2 Di 2"),
        hand("Bo A Cy 2 Di 2"),
    )
    assert (scores(table), statuses(table)) == ([21, 4, 4, 3], ["out", "in", "in", "in"])


def test_those_who_fall_together_do_not_look_at_each_other() -> None:
    table = table_of("agurk", FOUR, {"last_trick.payers": "all_tied"}, scores="20 18 4 2")
    assert scores(after(table, hand("Ann 9 Bo 9 Cy 2 Di 2"))) == [4, 4, 4, 2]


def test_when_all_fall_together_they_start_again_from_nothing() -> None:
    table = table_of("agurk", options={"last_trick.payers": "all_tied"}, scores="20 18 19")
    played = after(table, hand("Ann 9 Bo 9 Cy 9"))
    assert (scores(played), falls(played)) == ([0, 0, 0], [1, 1, 1])


def test_the_second_fall_eliminates() -> None:
    table = after(table_of("agurk", scores="20 7"), hand("Ann 9 Bo 3 Cy 2"), hand("Ann A Bo 3 Cy 2"))
    assert (scores(table), falls(table), statuses(table)) == ([21, 7, 0], [2, 0, 0], ["out", "in", "in"])
    assert table.players[0].out_since == 2


def test_an_elimination_is_told() -> None:
    table = table_of("agurk-denexa", options={"limit.falls": ["eliminate"]}, scores="20")
    line = play(table, hand("Ann 9 Bo 3 Cy 2")).lines[-1]
    assert (line.kind, line.points, line.rule) == ("eliminated", 0, "limit.falls")
    assert in_english(line.said) == "Ann went over 21 with 29 and is out of the game."


def test_a_mark_lets_play_on_and_is_given_once() -> None:
    table = table_of("kurko", FOUR, scores="28")
    assert kinds(table, hand("Ann 9 Bo 3 Cy 2 Di 2")) == ["penalty", "marked"]
    marked = after(table, hand("Ann 9 Bo 3 Cy 2 Di 2"))
    assert (scores(marked)[0], statuses(marked)[0]) == (37, "marked")
    assert kinds(marked, hand("Ann 9 Bo 3 Cy 2 Di 2")) == ["penalty"]
    assert falls(after(marked, hand("Ann 9 Bo 3 Cy 2 Di 2"))) == [1, 0, 0, 0]


def test_a_mark_may_come_before_elimination() -> None:
    options = {"limit.falls": ["mark", "eliminate"]}
    table = after(table_of("gurka-norway", FOUR, options, scores="20"), hand("Ann 9 Bo 3 Cy 2 Di 2"))
    assert statuses(table) == ["marked", "in", "in", "in"]
    assert statuses(after(table, hand("Ann 2 Bo 3 Cy 2 Di 2"))) == ["marked", "in", "in", "in"]
    assert statuses(after(table, hand("Ann 9 Bo 3 Cy 2 Di 2"))) == ["out", "in", "in", "in"]


def test_a_fall_may_end_the_game() -> None:
    step = play(table_of("kurkku", scores="28 4 2"), hand("Ann 9 Bo 3 Cy 2"))
    assert [line.kind for line in step.lines] == ["penalty", "ends_game"]
    assert in_english(step.lines[-1].said) == "Ann reached 30 with 37, which ends the game."
    assert winners(step.table) == ["Cy"]


def test_a_half_cucumber_keeps_the_highest_card() -> None:
    table = after(
        table_of("concombre"), hand("Ann 9 Bo 3 Cy 2"), hand("Ann 7 Bo 3 Cy 2"), hand("Ann 6 Bo 3 Cy 2")
    )
    player = table.players[0]
    assert (player.score, player.falls, [str(card) for card in player.kept]) == (9, 1, ["9"])


def test_of_equal_highest_cards_the_one_that_was_kept_last_stays() -> None:
    nines = hand("Ann 9C Bo 3 Cy 2"), hand("Ann 9D Bo 3 Cy 2")
    for order in (nines, nines[::-1]):
        table = after(table_of("concombre"), *order, hand("Ann 6 Bo 3 Cy 2"))
        (card,) = table.players[0].kept
        assert str(card) == str(after(table_of("concombre"), order[1]).players[0].kept[0])
    assert str(card) == "9C", "they went the other way the second time"


def test_a_half_cucumber_is_told() -> None:
    step = play(after(table_of("concombre"), hand("Ann A Bo 3 Cy 2")), hand("Ann 8 Bo 3 Cy 2"))
    line = step.lines[-1]
    assert (line.kind, line.points, line.before, line.after) == ("half_cucumber", -8, 22, 14)
    assert in_english(line.said) == (
        "Ann reached 21 with 22: half a cucumber. "
        "All kept cards but the highest, an ace, go back into the pack."
    )


def test_the_second_fall_in_concombre_ends_it() -> None:
    table = after(table_of("concombre"), hand("Ann A Bo 3 Cy 2"), hand("Ann 8 Bo 3 Cy 2"))
    table = after(table, hand("Ann 7 Bo 3 Cy 2"))
    assert (winners(table), falls(table)) == (["Bo", "Cy"], [2, 0, 0])


def test_two_half_cucumbers_at_once() -> None:
    options = {"last_trick.payers": "all_tied"}
    table = after(table_of("concombre", options=options), hand("Ann K Bo K Cy 2"), hand("Ann 9 Bo 9 Cy 2"))
    assert (scores(table), falls(table)) == ([13, 13, 0], [1, 1, 0])


def test_a_half_cucumber_by_an_adjustment_before_any_card_is_kept() -> None:
    step = play(table_of("concombre"), adjustment("Ann", 25))
    assert (scores(step.table), falls(step.table)) == ([0, 0, 0], [1, 0, 0])
    assert in_english(step.lines[-1].said) == (
        "Ann reached 21 with 25: half a cucumber. All kept cards go back into the pack."
    )


def test_an_adjustment_may_make_half_a_cucumber() -> None:
    table = after(table_of("concombre"), hand("Ann A Bo 3 Cy 2"), adjustment("Ann", 10))
    assert (scores(table), falls(table)) == ([14, 0, 0], [1, 0, 0])


def test_a_fatal_card_is_no_fall() -> None:
    fatal = [{"cards": ["6C"], "points": 2, "fatal": True}]
    table = table_of("agurk", options={"pack.top_cards": fatal}, scores="0 4 6")
    played = after(table, hand("Ann 6C Bo 3 Cy 2"))
    assert (scores(played), falls(played), statuses(played)) == ([2, 4, 6], [0, 0, 0], ["out", "in", "in"])
