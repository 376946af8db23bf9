"""Any game as text and in standings."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from referee.errors import NotationError
from referee.families.any_game.family import ANY_GAME
from referee.families.notation import SheetLine
from tests.families.any_game.playing import HIGHEST, LOWEST, AnyGame
from tests.families.rounds.playing import NAMES
from tests.refusals import refuses


def read(text: str) -> dict[str, object]:
    return ANY_GAME.notation.rounds["points"](SheetLine(1, "points", tuple(text.split())))


def test_a_line_is_a_round() -> None:
    assert read("Ann 12 Bo -5 t3 0") == {"kind": "hand", "points": {"Ann": 12, "Bo": -5, "t3": 0}}


@given(points=st.dictionaries(st.sampled_from(NAMES), st.integers(-1_000_000, 1_000_000), min_size=1))
def test_points_are_read_as_they_are_written(points: dict[str, int]) -> None:
    assert read(" ".join(f"{name} {number}" for name, number in points.items()))["points"] == points


@pytest.mark.parametrize("text", ["", "Ann", "Ann x", "Ann 1.5", "Ann --5", "Ann 5 Ann 6", "Ann 1234567890"])
def test_a_line_that_is_none_is_refused(text: str) -> None:
    with refuses(NotationError, match="Line 1"):
        read(text)


@pytest.mark.parametrize(("variant", "won"), [(HIGHEST, [2, 0, 0]), (LOWEST, [0, 1, 2])])
def test_standings_count_rounds_those_won_and_points(variant: str, won: list[int]) -> None:
    game = AnyGame(variant, 3)
    game.round(9, 0, -4)
    game.round(5, -1, -1)
    game.round(7, 7, 7)
    counted = ANY_GAME.engine.count(game.table, game.entries)
    assert [counts["rounds"] for counts in counted.values()] == [3, 3, 3]
    assert [counts["rounds_won"] for counts in counted.values()] == won
    assert [counts["points"] for counts in counted.values()] == [21, 6, 2]


def test_a_team_counts_for_each_of_its_players() -> None:
    game = AnyGame(HIGHEST, 4, {"teams": 2})
    game.round(30, 10)
    counted = ANY_GAME.engine.count(game.table, game.entries)
    assert [(counts["rounds_won"], counts["points"]) for counts in counted.values()] == [(1, 30), (0, 10)] * 2
