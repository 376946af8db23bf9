"""Scores and payments of deals of Snip Snap Snorem, by the kind of chips."""

from __future__ import annotations

from typing import Any

import pytest

from referee.families.steps import Due
from referee.translations import in_english
from tests.families.rounds.playing import codes
from tests.families.snip_snap.games import ENGINE, deal, opened, result, scores, turns, wrong
from tests.refusals import words


def kinds(step: Any) -> list[tuple[str, str, int]]:
    return [(line.side, line.kind, line.points) for line in step.lines]


def test_s1_whoever_is_out_first_has_won() -> None:
    step = deal(opened("snip-snap-snorem"), out="Bo")
    assert scores(step.table) == [0, 1, 0, 0]
    assert result(step.table).winners == ("p2",)
    assert step.dues == (Due("pot", ("p2",), 4, "payout"),)
    assert in_english(step.lines[0].said) == "Bo was out of cards first."


def test_s2_a_pot_with_antes_short_hands_and_passes() -> None:
    table = opened("snip-snap-pot", 5)
    coming = ENGINE.standing(table).next
    assert coming is not None
    assert coming.details["cards_of"] == {"p1": 11, "p2": 11, "p3": 10, "p4": 10, "p5": 10}
    assert (coming.details["cards_each"], coming.details["stock"]) == (10, 0)
    step = deal(table, out="p4", passes={"p1": 6, "p2": 4, "p3": 7, "p4": 3, "p5": 5})
    assert scores(step.table) == [-7, -5, -9, 28, -7]
    assert kinds(step)[4:7] == [("p3", "ante", -1), ("p3", "short_hand", -1), ("p3", "passes", -7)]
    assert kinds(step)[-1] == ("p4", "pot", 33)
    assert step.dues == tuple(
        Due(payer, ("p4",), chips, "chips") for payer, chips in (("p1", 7), ("p2", 5), ("p3", 9), ("p5", 7))
    )
    once = deal(table, out="p1", passes={"p1": 0, "p2": 1, "p3": 0, "p4": 0, "p5": 2})
    assert [in_english(line.said) for line in once.lines if line.kind == "passes"] == [
        "Bo passed once: 1 chip.",
        f"{table.names[4]} passed 2 times: 2 chips.",
    ]
    assert ENGINE.standing(step.table).result is None, "with chips the table says when it is over"


def test_chips_in_the_pot_are_enough_where_nobody_counted_who_passed() -> None:
    table = opened("snip-snap-pot", 5)
    step = deal(table, out="p4", pot=33)
    # Five antes, three short hands, and 25 for passes that all share.
    assert scores(step.table) == [-6, -6, -7, 26, -7]
    assert (step.act["pot"], step.facts["pot"], "passes" in step.facts) == (33, 33, False)
    assert in_english(step.lines[1].said) == "Nobody counted who passed: Ann has a share of 5 chips in it."
    assert sum(due.units for due in step.dues) == 26
    odd = deal(table, out="p4", pot=35)
    assert [line.points for line in odd.lines if line.kind == "passes"] == [-6, -6, -5, -5, -5]
    assert ENGINE.play(table, odd.act).table == odd.table
    told_twice = deal(table, out="p4", pot=33, passes={"p1": 6, "p2": 4, "p3": 7, "p4": 3, "p5": 5})
    assert scores(told_twice.table) == [-7, -5, -9, 28, -7]
    assert "pot" not in told_twice.act
    by_turns = deal(opened("snip-snap-pot", 3, SHORT), turns=turns(WHOLE), pot=5)
    assert scores(by_turns.table) == [4, -2, -2]


@pytest.mark.parametrize(
    ("variant", "chips", "members", "message"),
    [
        (
            "snip-snap-pot",
            {},
            {"pot": 3},
            "4 chips lie in the pot before anybody plays; 3 cannot be all of it.",
        ),
        (
            "snip-snap-pot",
            {"pass": 0},
            {"pot": 5},
            "A pass costs nothing in these rules: 4 chips lie in the pot, not 5.",
        ),
        ("snip-snap-pot", {"pass": 2}, {"pot": 7}, "A pass costs 2 chips, so that 4 and 3 more cannot be."),
        (
            "snip-snap-pot",
            {},
            {"pot": 5, "passes": {"p1": 0, "p2": 0, "p3": 0, "p4": 0}},
            "By the passes the chips in the pot are 4, not 5.",
        ),
        (
            "snip-snap-counters",
            {},
            {"pot": 5, "left": {"p1": 1, "p3": 1, "p4": 1}},
            "In these rules no chips go into a pot (chips.kind: per_card).",
        ),
    ],
)
def test_a_pot_that_cannot_be_is_refused(
    variant: str, chips: dict[str, Any], members: dict[str, Any], message: str
) -> None:
    (violation,) = wrong(opened(variant, 4, {"chips": chips}), out="p2", **members)
    assert (violation.path, words(violation)) == ("/pot", message)


def test_s3_a_counter_for_each_card_left() -> None:
    step = deal(
        opened("snip-snap-counters"), out="p2", left={"p1": 3, "p3": ["KS", "9D", "2C", "3C", "4C"], "p4": 1}
    )
    assert scores(step.table) == [-3, 9, -5, -1]
    assert kinds(step)[:3] == [("p1", "cards_left", -3), ("p3", "cards_left", -5), ("p4", "cards_left", -1)]
    assert [points for _, kind, points in kinds(step)[3:]] == [3, 5, 1]
    assert step.facts["cards_left"] == {"p1": 3, "p3": 5, "p4": 1}
    assert step.act["left"]["p3"] == ["KS", "9D", "2C", "3C", "4C"]
    assert [(due.payer, due.units) for due in step.dues] == [("p1", 3), ("p3", 5), ("p4", 1)]


def test_s4_fines_put_players_out_of_the_game() -> None:
    table = opened("snip-snap-fines")
    assert [player.details["counters"] for player in ENGINE.standing(table).players] == [5, 5, 5, 5]
    step = deal(table, paid={"p1": 3, "p2": 2, "p3": 5, "p4": 0})
    standing = ENGINE.standing(step.table)
    assert scores(step.table) == [2, 3, 0, 5]
    assert [player.status for player in standing.players] == ["in", "in", "out", "in"]
    assert standing.next is not None
    assert (standing.next.details["pool"], step.facts["pool"]) == (10, 10)
    assert [*standing.next.details["cards_of"]] == ["p1", "p2", "p4"]
    last = deal(step.table, paid={"p1": 2, "p2": 3, "p4": 1})
    assert scores(last.table) == [0, 0, 0, 4 + 16]
    assert result(last.table).winners == ("p4",)
    assert kinds(last)[-3:] == [
        ("p1", "out_of_counters", 0),
        ("p2", "out_of_counters", 0),
        ("p4", "pool", 16),
    ]
    assert last.dues == (Due("pot", ("p4",), 20, "payout"),)
    sums = [
        sum(line.points for line in (*step.lines, *last.lines) if line.side == f"p{at}") for at in range(1, 5)
    ]
    assert sums == scores(last.table)


def test_the_last_counters_of_all_are_shared() -> None:
    step = deal(opened("snip-snap-fines", 3), paid={"p1": 5, "p2": 5, "p3": 5})
    assert (scores(step.table), result(step.table).winners) == ([5, 5, 5], ("p1", "p2", "p3"))


def test_an_agreed_end_shares_the_pool_among_those_who_play() -> None:
    step = deal(opened("snip-snap-fines", 3), paid={"p1": 3, "p2": 1, "p3": 0})
    ended = ENGINE.play(step.table, {"kind": "end", "reason": "agreed"})
    assert scores(ended.table) == [2 + 2, 4 + 1, 5 + 1]
    assert result(ended.table).winners == ("p3",)
    assert in_english(ended.lines[0].said) == "Ann has a share of the pool."
    one_each = ENGINE.play(
        deal(opened("snip-snap-fines", 3), paid={"p1": 1, "p2": 0, "p3": 0}).table,
        {"kind": "end", "reason": "agreed"},
    )
    assert [line.side for line in one_each.lines] == ["p1"]
    nothing = ENGINE.play(opened("snip-snap-fines", 3), {"kind": "end", "reason": "agreed"})
    assert [line.kind for line in nothing.lines] == ["counters"] * 3


@pytest.mark.parametrize(
    ("variant", "house_rules", "members", "violations"),
    [
        pytest.param("snip-snap-snorem", {}, {}, [("/out", "form_must_be_complete")], id="nobody out"),
        pytest.param(
            "snip-snap-snorem", {}, {"out": "p9"}, [("/out", "side_must_be_known")], id="a stranger"
        ),
        pytest.param(
            "snip-snap-snorem",
            {},
            {"out": "p1", "left": {"p1": 2, "p2": 0, "p3": 14}, "paid": {"p1": 1}},
            [
                ("/left/p1", "player_must_hold_cards"),
                ("/left/p2", "player_must_hold_cards"),
                ("/left/p3", "cards_left_must_fit_the_deal"),
                ("/paid", "fines_must_be_in_rules"),
            ],
            id="cards that cannot be left",
        ),
        pytest.param(
            "snip-snap-counters",
            {},
            {"out": "p2", "left": {"p1": 13, "p3": 13, "p4": 13}},
            [("/left/p1", "cards_left_must_fit_the_deal")],
            id="a leader who played nothing",
        ),
        pytest.param(
            "snip-snap-pot",
            {},
            {"out": "p1", "passes": {"p1": 1, "p2": 1}},
            [("/passes", "every_side_must_appear")] * 2,
            id="passes that nobody told",
        ),
        pytest.param(
            "snip-snap-counters", {}, {"left": {"p1": 1}}, [("/out", "form_must_be_complete")], id="no winner"
        ),
        pytest.param(
            "snip-snap-counters",
            {},
            {"out": "p1", "left": {"p2": ["7C"], "p3": ["7C"]}},
            [("/left/p3/0", "pack_must_hold_the_cards"), ("/left", "every_side_must_appear")],
            id="a card told twice, somebody missing",
        ),
        pytest.param(
            "snip-snap-fines",
            {},
            {"paid": {"p1": 6, "p2": 0, "p3": 0}},
            [("/paid", "every_side_must_appear"), ("/paid/p1", "counters_must_suffice")],
            id="more counters than there are",
        ),
        pytest.param(
            "snip-snap-fines",
            {"chips": {"counters": 100}},
            {"paid": {"p1": 79, "p2": 0, "p3": 0, "p4": 0}},
            [("/paid", "round_must_be_possible")],
            id="more than a deal can cost",
        ),
    ],
)
def test_what_cannot_be_is_refused(
    variant: str, house_rules: dict[str, Any], members: dict[str, Any], violations: list[tuple[str, str]]
) -> None:
    assert codes(wrong(opened(variant, 4, house_rules), **members)) == violations


def test_refusals_say_what_would_be_right() -> None:
    table = deal(opened("snip-snap-fines", 3), paid={"p1": 0, "p2": 0, "p3": 3}).table
    (violation,) = wrong(table, paid={"p1": 0, "p2": 0, "p3": 3})
    assert (words(violation), violation.expected) == ("Cy has 2 counters; Cy pays those 2.", 2)
    out = deal(table, paid={"p1": 0, "p2": 0, "p3": 2}).table
    assert codes(wrong(out, paid={"p1": 0, "p2": 0, "p3": 0})) == [("/paid/p3", "player_must_be_in")]
    (most,) = wrong(opened("snip-snap-fines", 2, {"chips": {"counters": 100}}), paid={"p1": 79, "p2": 0})
    assert words(most) == "79 counters were paid; a deal of 13 ranks costs 78 at most."


SHORT = {"deal": {"cards": 2}}
WHOLE = "7C p1, - p2, - p3, 8C p1"
"""Two cards each: Ann plays both."""


def test_turns_say_the_rest() -> None:
    step = deal(opened("snip-snap-pot", 3, SHORT), turns=turns(WHOLE))
    assert scores(step.table) == [4, -2, -2]
    assert step.facts == step.facts | {
        "out": "p1",
        "passes": {"p1": 0, "p2": 1, "p3": 1},
        "cards_left": {"p1": 0, "p2": 2, "p3": 2},
    }
    by_turns = deal(
        opened("snip-snap-counters", 3, SHORT), turns=turns(WHOLE), left={"p2": ["9C", "10C"]}, out="p1"
    )
    assert scores(by_turns.table) == [4, -2, -2]
    assert by_turns.act["turns"][1] == {"player": "p2", "card": None}
    again = ENGINE.play(opened("snip-snap-counters", 3, SHORT), by_turns.act)
    assert (again.table, again.act) == (by_turns.table, by_turns.act)


def test_turns_with_fines_are_paid() -> None:
    table = opened("snip-snap-fines", 3, SHORT)
    first = "7C p1, 7D p2, - p3, - p1, 8C p2"
    (not_over,) = wrong(table, turns=turns(first))
    assert (not_over.path, not_over.code) == ("/turns", "turns_must_end_the_deal")
    step = deal(table, turns=turns(f"{first}, - p3, - p1, 9C p3, - p1, 10C p3, - p1, KC p1"))
    assert scores(step.table) == [4, 5, 5]
    assert step.facts["out"] is None


def test_several_cards_of_a_turn_are_kept_together() -> None:
    table = opened("snip-snap-snorem", 3, {**SHORT, "play": {"several": True}})
    step = deal(table, turns=turns("7C p1, 7D+7H p2"))
    assert (scores(step.table), step.act["turns"][1]) == ([0, 1, 0], {"player": "p2", "cards": ["7D", "7H"]})


@pytest.mark.parametrize(
    ("members", "violations"),
    [
        ({"turns": turns("7C p1, - p2")}, [("/turns", "turns_must_end_the_deal")]),
        (
            {"turns": turns("7C p1, 8D p2, - p3, - p1, 8S p2")},
            [("/turns/1", "rank_must_be_matched")],
        ),
        (
            {"turns": turns(WHOLE), "out": "p2", "passes": {"p2": 2}},
            [("/passes/p2", "total_must_match_the_cards"), ("/out", "player_must_hold_cards")],
        ),
        ({"turns": turns("7C p1, 7C p2")}, [("/turns/1", "pack_must_hold_the_cards")]),
    ],
)
def test_turns_that_cannot_be_are_refused_with_their_own_codes(
    members: dict[str, Any], violations: list[tuple[str, str]]
) -> None:
    assert codes(wrong(opened("snip-snap-snorem", 3, SHORT), **members)) == violations


def test_no_chips_for_nothing() -> None:
    free = {"chips": {"ante": 0, "short_hand": 0}}
    step = deal(opened("snip-snap-pot", 5, free), out="p1", passes={f"p{at}": 0 for at in range(1, 6)})
    assert kinds(step) == [("p1", "pot", 0)]


def test_who_was_out_first_is_counted() -> None:
    step = deal(opened("snip-snap-snorem"), out="p2")
    entries = [{**step.act, **step.facts, "lines": [line.document() for line in step.lines]}]
    assert ENGINE.count(step.table, entries)["p2"] == {
        "rounds": 1,
        "rounds_won": 1,
        "points": 1,
        "first_out": 1,
    }


def test_a_table_is_kept_as_json() -> None:
    table = opened("snip-snap-fines")
    for state in (table, deal(table, paid={"p1": 3, "p2": 2, "p3": 5, "p4": 0}).table):
        assert ENGINE.load(table, ENGINE.dump(state)) == state
