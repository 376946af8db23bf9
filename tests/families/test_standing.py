"""Where a game stands, as clients and standings hear of it, for players and for teams."""

from referee.families.standing import NextRound, Player, Result, Side, Standing, Status
from referee.families.steps import Line

TEAMS = Standing(
    status=Status.FINISHED,
    players=tuple(
        Player(id=f"p{seat}", name=name, seat=seat, side=f"t{2 - seat % 2}", score=-40)
        for seat, name in enumerate(("Ann", "Bo", "Cy", "Di"), 1)
    ),
    sides=(Side("t1", ("p1", "p3"), 1200), Side("t2", ("p2", "p4"), -40)),
    rounds=3,
    result=Result(("t1",), ("t2",), (("t1", 1), ("t2", 2)), {"by": "points"}),
)


def test_all_players_of_the_best_side_have_won() -> None:
    assert TEAMS.winners == ("p1", "p3")
    assert TEAMS.is_over


def test_scores_go_by_side_and_may_be_negative() -> None:
    assert TEAMS.scores == {"t1": 1200, "t2": -40}
    assert TEAMS.sides[1].document() == {"id": "t2", "players": ["p2", "p4"], "score": -40}


def test_a_place_names_a_player_only_where_the_player_is_the_side() -> None:
    assert TEAMS.result_document() == {
        "winners": ["t1"],
        "losers": ["t2"],
        "ranking": [{"side": "t1", "place": 1}, {"side": "t2", "place": 2}],
        "by": "points",
    }


def test_nobody_has_won_what_goes_on() -> None:
    playing = Standing(Status.PLAYING, TEAMS.players, TEAMS.sides, 3, NextRound(4, None, "p1", {"stock": 8}))
    assert playing.winners == ()
    assert playing.result_document() is None
    assert playing.next is not None
    assert playing.next.document() == {"number": 4, "dealer": None, "leader": "p1", "stock": 8}


def test_the_members_of_a_family_stand_among_the_common_ones() -> None:
    player = Player("p1", "Ann", 1, "p1", 9, details={"chips": 3})
    assert player.document()["chips"] == 3
    assert list(player.document())[:4] == ["id", "name", "seat", "side"]


def test_a_line_names_its_side_where_that_is_a_team() -> None:
    line = Line(None, "melded", 300, 0, 300, "melds", "They melded 300.", side="t1")
    assert line.document()["side"] == "t1"
    assert line.document()["player"] is None
