"""Rounds of any game: what is scored and refused, what ends it, who has won, who pays."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from referee.errors import ConflictError
from referee.families.standing import Status
from referee.families.steps import Due
from referee.translations import in_english
from tests.families.any_game.playing import HIGHEST, LOWEST, AnyGame
from tests.families.rounds.playing import codes, lines
from tests.refusals import words

TWO_TEAMS = {"teams": 2}
PER_POINT = {"stakes": {"payout": "differences"}}


def coming(game: AnyGame) -> tuple[str | None, str | None]:
    standing = game.family.engine.standing(game.table).next
    assert standing is not None
    return standing.dealer, standing.leader


def test_every_side_has_a_line_also_for_nothing_and_for_less() -> None:
    game = AnyGame(HIGHEST, 3)
    step = game.act("hand", points={"Cy": 0, "p1": 12, "Bo": -5})
    assert lines(step) == [("p1", "points", 12), ("p2", "points", -5), ("p3", "points", 0)]
    assert [in_english(line.said) for line in step.lines] == [
        "Ann: 12 points.",
        "Bo: -5 points.",
        "Cy: 0 points.",
    ]
    assert dict(step.act) == {"kind": "hand", "points": {"p1": 12, "p2": -5, "p3": 0}}


@pytest.mark.parametrize(
    ("points", "faults"),
    [
        ({}, [("/points", "every_side_must_appear")] * 3),
        ({"Ann": 1, "Bo": 2}, [("/points", "every_side_must_appear")]),
        (
            {"Ann": 1, "p1": 2, "Bo": 3, "Cy": 4},
            [("/points/p1", "player_must_appear_once")],
        ),
        (
            {"Ann": 1, "Bo": 2, "Di": 3},
            [("/points/Di", "side_must_be_known"), ("/points", "every_side_must_appear")],
        ),
    ],
)
def test_a_round_with_slips_is_refused_with_all_of_them(points: Any, faults: Any) -> None:
    assert codes(AnyGame(HIGHEST, 3).refused(points=points)) == faults


def test_who_is_missing_is_asked_for_by_name() -> None:
    (missing,) = AnyGame(HIGHEST, 2).refused(points={"Ann": 7})
    assert words(missing) == "What did Bo score? Give points for p2; 0 where it was nothing."
    assert missing.expected == "p2"


def test_a_player_stands_for_the_team_and_both_are_not_told() -> None:
    game = AnyGame(HIGHEST, 4, TWO_TEAMS)
    assert lines(game.act("hand", points={"Ann": 20, "t2": 5})) == [("t1", "points", 20), ("t2", "points", 5)]
    assert codes(game.refused(points={"t1": 1, "Cy": 1, "t2": 0})) == [
        ("/points/Cy", "player_must_appear_once")
    ]
    assert codes(game.refused(points={"t1": 1, "t3": 0}))[0] == ("/points/t3", "side_must_be_known")


@pytest.mark.parametrize(("variant", "winner"), [(HIGHEST, "p1"), (LOWEST, "p3")])
def test_the_table_stops_and_the_best_score_wins(variant: str, winner: str) -> None:
    game = AnyGame(variant, 3)
    game.round(30, 5, -10)
    assert game.table.status is Status.PLAYING
    game.act("end", reason="agreed")
    assert game.winners == [winner]


@pytest.mark.parametrize(("variant", "places"), [(HIGHEST, [1, 3, 1]), (LOWEST, [2, 1, 2])])
def test_equal_scores_share_a_place(variant: str, places: list[int]) -> None:
    game = AnyGame(variant, 3)
    game.round(8, 2, 8)
    game.act("end", reason="agreed")
    assert [*dict(sorted(game.places.items())).values()] == places


@pytest.mark.parametrize(("variant", "winner"), [(HIGHEST, "p2"), (LOWEST, "p1")])
def test_the_target_is_looked_at_after_a_whole_round(variant: str, winner: str) -> None:
    game = AnyGame(variant, 2, {"end": {"target": 50}})
    game.round(49, 49)
    assert game.winners == []
    game.round(1, 2)
    assert game.winners == [winner]


def test_so_many_rounds_end_it_whatever_the_scores() -> None:
    game = AnyGame(HIGHEST, 2, {"end": {"rounds": 2}})
    game.round(500, 0)
    assert game.winners == []
    game.round(-501, 0)
    assert game.winners == ["p2"]


def test_equal_best_scores_play_on_where_that_is_agreed() -> None:
    game = AnyGame(LOWEST, 3, {"end": {"rounds": 1, "tie": "play_on"}})
    game.round(4, 4, 9)
    assert game.winners == []
    game.round(0, 1, 0)
    assert game.winners == ["p1"]


def test_the_deal_passes_on_in_the_direction_of_play() -> None:
    game = AnyGame(HIGHEST, 3, {"direction": "anticlockwise"})
    assert coming(game) == ("p2", "p1")
    game.round(0, 0, 0)
    assert coming(game) == ("p1", "p3")


def test_where_nobody_deals_nobody_is_next_and_none_is_named() -> None:
    game = AnyGame(HIGHEST, 3, {"dealer": "nobody"})
    assert coming(game) == (None, None)
    facts = game.round(1, 2, 3).facts
    assert (facts["dealer"], facts["leader"]) == (None, None)
    with pytest.raises(ConflictError) as caught:
        game.act("dealer", player="Bo")
    assert caught.value.code == "somebody_must_deal"


@pytest.mark.parametrize(("variant", "score"), [(HIGHEST, -3), (LOWEST, 20)])
def test_whoever_joins_has_as_many_as_stands_last_and_whoever_leaves_stands_last(
    variant: str, score: int
) -> None:
    game = AnyGame(variant, 3)
    game.round(20, 8, -3)
    game.act("join", name="Di")
    assert game.scores == [20, 8, -3, score]
    game.act("withdrawal", player="Bo")
    assert codes(game.refused(points=dict.fromkeys(["p1", "p2", "p3", "p4"], 0))) == [
        ("/points/p2", "player_must_be_in")
    ]
    game.act("end", reason="agreed")
    assert game.places["p2"] == 4


def test_teams_stay_as_they_are() -> None:
    game = AnyGame(HIGHEST, 4, TWO_TEAMS)
    for kind, body in (("join", {"name": "Eli"}), ("withdrawal", {"player": "Ann"})):
        with pytest.raises(ConflictError) as caught:
            game.act(kind, **body)
        assert caught.value.code == "team_must_stay_whole"


def test_the_pot_goes_to_who_wins_it() -> None:
    game = AnyGame(HIGHEST, 3)
    game.round(5, 5, 0)
    game.act("end", reason="agreed")
    assert game.dues[-1] == Due("pot", ("p1", "p2"), 3, "payout")


@pytest.mark.parametrize(
    ("variant", "dues"),
    [
        (HIGHEST, [("p2", "p1", 40), ("p3", "p1", 12)]),
        (LOWEST, [("p1", "p2", 40), ("p3", "p2", 28)]),
    ],
)
def test_each_loser_pays_a_stake_for_each_point(variant: str, dues: list[tuple[str, str, int]]) -> None:
    game = AnyGame(variant, 3, PER_POINT)
    game.round(30, -10, 18)
    game.act("end", reason="agreed")
    assert [(due.payer, *due.payees, due.units) for due in game.dues] == dues


ROUNDS = st.integers(2, 6).flatmap(
    lambda players: st.lists(
        st.lists(st.integers(-200, 200), min_size=players, max_size=players), min_size=1, max_size=8
    )
)


@given(rounds=ROUNDS)
def test_the_lowest_wins_where_the_highest_would_with_all_points_turned_round(
    rounds: list[list[int]],
) -> None:
    ended = []
    for variant, sign in ((HIGHEST, 1), (LOWEST, -1)):
        game = AnyGame(variant, len(rounds[0]), {"end": {"rounds": len(rounds)}} | PER_POINT)
        for points in rounds:
            game.round(*(sign * number for number in points))
        ended.append((game.places, game.winners, [sign * score for score in game.scores], game.dues))
    assert ended[0] == ended[1]
    assert ended[0][2] == [sum(column) for column in zip(*rounds, strict=True)]


@pytest.mark.parametrize("variant", [HIGHEST, LOWEST])
@given(rounds=ROUNDS, target=st.integers(1, 300))
def test_a_game_ends_with_the_first_round_that_brings_somebody_to_the_target(
    variant: str, rounds: list[list[int]], target: int
) -> None:
    game = AnyGame(variant, len(rounds[0]), {"end": {"target": target}})
    for points in rounds:
        game.round(*points)
        assert bool(game.winners) == (max(game.scores) >= target)
        if game.winners:
            best = max(game.scores) if variant == HIGHEST else min(game.scores)
            assert game.winners == [f"p{seat}" for seat, score in enumerate(game.scores, 1) if score == best]
            return
