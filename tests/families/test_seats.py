import pytest

from referee.errors import RulesError
from referee.families.seats import (
    Direction,
    Seated,
    by_first_seat,
    find_seat,
    next_seat,
    refuse_teams,
    seat_teams,
)
from tests.refusals import refuses

FOUR = ["Ann", "Bo", "Cy", "Di"]


def codes(caught: pytest.ExceptionInfo[RulesError]) -> list[tuple[str, str]]:
    return [(violation.path, violation.code) for violation in caught.value.violations]


@pytest.mark.parametrize(
    ("names", "count", "teams"),
    [
        (FOUR, 2, ((0, 2), (1, 3))),
        ([*FOUR, "Ed", "Flo"], 2, ((0, 2, 4), (1, 3, 5))),
        ([*FOUR, "Ed", "Flo"], 3, ((0, 3), (1, 4), (2, 5))),
    ],
)
def test_seats_belong_to_the_teams_in_turn(names: list[str], count: int, teams: object) -> None:
    assert seat_teams(names, count) == teams


def test_the_first_team_is_the_one_named_first_by_ids_or_names() -> None:
    assert seat_teams(FOUR, 2, [["p4", "bo"], ["Cy", "p1"]]) == ((1, 3), (0, 2))
    assert seat_teams(FOUR, 2, [["Cy", "p1"], ["p4", "bo"]]) == ((0, 2), (1, 3))
    six = [*FOUR, "Ed", "Flo"]
    assert seat_teams(six, 3, [["Cy", "Flo"], ["p4", "p1"], ["p2", "p5"]]) == ((2, 5), (0, 3), (1, 4))


def test_teams_can_be_put_in_the_order_of_their_seats() -> None:
    assert by_first_seat(FOUR, [["p4", "bo"], ["Cy", "p1"]]) == (("Cy", "p1"), ("p4", "bo"))
    assert by_first_seat(FOUR, [["Zoe"], ["Di"], []]) == (("Di",), ("Zoe",), ())
    assert by_first_seat(FOUR, []) == ()


@pytest.mark.parametrize(("players", "count"), [(5, 2), (2, 2), (4, 3), (4, 1)])
def test_teams_are_of_equal_size_and_have_partners(players: int, count: int) -> None:
    with pytest.raises(RulesError) as caught:
        seat_teams([f"P{at}" for at in range(players)], count)
    assert codes(caught) == [("/players", "options_must_fit_together")]


def test_partners_sit_apart() -> None:
    with refuses(RulesError, match="the teams are p1, p3 and p2, p4") as caught:
        seat_teams(FOUR, 2, [["Ann", "Bo"], ["Cy", "Di"]])
    assert codes(caught) == [("/teams", "teams_must_alternate")]


def test_everybody_who_is_not_there_is_named() -> None:
    with pytest.raises(RulesError) as caught:
        seat_teams(FOUR, 2, [["Ann", "Zoe"], ["p9", "Bo"]])
    assert codes(caught) == [("/teams/0/1", "player_must_be_known"), ("/teams/1/0", "player_must_be_known")]


def test_no_teams_are_named_where_there_are_none() -> None:
    refuse_teams(())
    with pytest.raises(RulesError) as caught:
        refuse_teams([["p1"]])
    assert codes(caught) == [("/teams", "teams_must_be_in_rules")]


def test_two_of_one_name_have_to_be_told_apart() -> None:
    found = find_seat([Seated("Ann"), Seated("Ann")], "Ann", "/player")
    assert getattr(found, "code", None) == "player_must_be_unambiguous"


def test_turns_go_round_in_either_direction() -> None:
    assert [next_seat(seat, 3) for seat in range(3)] == [1, 2, 0]
    assert [next_seat(seat, 3, Direction.ANTICLOCKWISE) for seat in range(3)] == [2, 0, 1]
