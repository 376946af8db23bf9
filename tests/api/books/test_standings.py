"""What finished games count for."""

from __future__ import annotations

from contextlib import closing

from sqlite_utils.utils import sqlite3  # type: ignore[attr-defined]  # the library that the store uses

from tests.api.books.bookkeeping import STAKE, lose, won_by_bo
from tests.api.service import Club, Service, answered, ids, refused


def test_finished_games_count_for_members(club: Club) -> None:
    won_by_bo(club)
    club.game("gurka-norway", "m1 m2", **STAKE)
    club.game("gurka-norway", "m1 m3").act("/end", reason="abandoned")
    ann, bo = sorted(club.read("/standings")["items"], key=lambda one: str(one["member"]))
    assert bo.pop("rating")["games"] == 1
    assert bo == {
        "place": 1,
        "member": "m2",
        "name": "Bo",
        "games": 1,
        "wins": 1,
        "hands_played": 2,
        "hands_lost": 0,
        "average_penalty": 0.0,
        "cucumbers": 0,
        "buy_ins": 0,
        "net_money": 500,
        "longest_run": 2,
    }
    assert (ann["place"], ann["hands_lost"], ann["net_money"], ann["cucumbers"]) == (2, 2, -500, 1)
    assert ann["average_penalty"] == 11.5


def test_a_correction_changes_them(club: Club) -> None:
    game = won_by_bo(club)
    answered(game.put("/hands/2?reason=x", {"outcome": {"taker": "Bo", "card": "10"}}))
    assert club.read("/standings")["items"] == []
    lose(game, "Bo", "A")
    assert [(one["member"], one["wins"]) for one in club.read("/standings")["items"]] == [
        ("m1", 1),
        ("m2", 0),
    ]


def test_equal_ones_share_a_place(club: Club) -> None:
    for players in ("m1 m2", "m3 m4"):
        game = club.game("gurka-norway", players)
        names = [one["name"] for one in game.read()["players"]]
        lose(game, names[0], "K")
        lose(game, names[0], "10")
    places = [(one["place"], one["member"]) for one in club.read("/standings")["items"]]
    assert places == [(1, "m2"), (1, "m4"), (3, "m1"), (3, "m3")]


def test_averages_that_are_shown_alike_share_a_place(fresh_service: Service) -> None:
    """10 points in 3 hands and 333 in 100 are both shown as 3.33."""
    club = fresh_service.new_club()
    club.members("Ann Bo")
    won_by_bo(club)
    with closing(sqlite3.connect(fresh_service.database)) as connection:
        connection.executescript(
            "UPDATE tally_counts SET value = CASE member WHEN 1 THEN 3 ELSE 100 END"
            " WHERE key = (SELECT number FROM count_keys WHERE key = 'hands_played');"
            "DELETE FROM tally_counts WHERE key ="
            " (SELECT number FROM count_keys WHERE key = 'penalty_points');"
            "INSERT INTO tally_counts SELECT club, period, member, variant, number,"
            " CASE member WHEN 1 THEN 10 ELSE 333 END"
            " FROM tallies, count_keys WHERE key = 'penalty_points'"
        )
    items = club.read("/standings?by=average_penalty")["items"]
    assert [(one["place"], one["average_penalty"]) for one in items] == [(1, 3.33), (1, 3.33)]


def test_they_are_asked_for_by_period_variant_event_and_ranked_otherwise(club: Club) -> None:
    won_by_bo(club)
    for query, found in {
        "": 2,
        "variant=gurka-norway": 2,
        "variant=agurk": 0,
        "event=Cup": 0,
        "from=2026-11-20&to=2026-11-20": 2,
        "from=2026-11-21": 0,
        "to=2026-11-19": 0,
        "from=2026-01-01&to=2026-12-31&variant=gurka-norway": 2,
    }.items():
        assert len(club.read(f"/standings?{query}")["items"]) == found, query
    assert ids(club.read("/standings?by=average_penalty")["items"], "member") == ["m2", "m1"]
    assert ids(club.read("/standings?by=games")["items"], "place") == [1, 1]
    fault = ("/query/by", "value_must_be_one_of")
    refused(club.get("/standings?by=luck"), 422, "request_must_fit", fault)
