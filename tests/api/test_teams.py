"""Who plays with whom: `t1` is the team named first, in a game begun, sent on, begun again."""

from __future__ import annotations

import json
from contextlib import closing
from typing import Any

import pytest
from sqlite_utils.utils import sqlite3  # type: ignore[attr-defined]  # the library that the store uses

from tests.api.service import Document, Game, Service, answered, created, ids

_FIGURES = {"t1": {"melded": 500, "held": 0}, "t2": {"melded": 100, "held": 50}}
GAMES: list[tuple[str, Document, Document]] = [
    (
        "escoba",
        {"teams": 2},
        {
            "outcome": {
                "cards": "t1",
                "coins": "t1",
                "velo": "t1",
                "setenta": "t2",
                "escobas": {"t1": 0, "t2": 0},
            }
        },
    ),
    ("hand-and-foot", {}, {"out": None, "sides": _FIGURES}),
    ("any-game", {"teams": 2}, {"points": {"t1": 120, "t2": -40}}),
]
"""Of every family with teams: a variant, house rules, and a round in which `t1` scores more."""
in_teams = pytest.mark.parametrize(
    ("variant", "house_rules", "a_round"), GAMES, ids=["escoba", "foot", "any game"]
)
SECOND_FIRST = [["p2", "p4"], ["p3", "p1"]]


def sides(game: Game) -> list[list[str]]:
    return ids(game.read()["sides"], "players")


def begun(service: Service, variant: str, house_rules: Document, teams: Any = SECOND_FIRST) -> Game:
    named = {"teams": teams} if teams else {}
    return service.new_game(variant, "Ann Bo Cy Di", house_rules=house_rules, **named)


@in_teams
def test_the_first_team_is_the_one_named_first(
    service: Service, variant: str, house_rules: Document, a_round: Document
) -> None:
    body = {"variant": variant, "house_rules": house_rules, "players": ["Ann", "Bo", "Cy", "Di"]}
    by_name = {"teams": [["Di", "bo"], ["p1", "Cy"]]}
    preview = answered(service.post("/v1/games?preview=true", body | by_name))
    assert ids(preview["sides"], "players") == [["p2", "p4"], ["p1", "p3"]]
    game = begun(service, variant, house_rules)
    assert sides(game) == [["p2", "p4"], ["p1", "p3"]]
    assert game.read("/rules")["teams"] == [["p2", "p4"], ["p1", "p3"]]
    assert [player["side"] for player in game.read()["players"]] == ["t2", "t1", "t2", "t1"]
    answer = created(game.post("/hands", a_round))
    first, second = answer["hand"]["scores"]["t1"], answer["hand"]["scores"]["t2"]
    assert first > second
    assert [player["score"] for player in answer["game"]["players"]] == [second, first, second, first]


@in_teams
def test_where_nobody_names_teams_the_first_player_is_in_the_first(
    service: Service, variant: str, house_rules: Document, a_round: Document
) -> None:
    game = begun(service, variant, house_rules, teams=None)
    assert sides(game) == [["p1", "p3"], ["p2", "p4"]]
    scores = created(game.post("/hands", a_round))["game"]["players"]
    assert scores[0]["score"] > scores[1]["score"]


@in_teams
def test_a_rematch_and_a_record_keep_the_teams_in_their_order(
    service: Service, variant: str, house_rules: Document, a_round: Document
) -> None:
    game = begun(service, variant, house_rules)
    created(game.post("/hands", a_round))
    record = game.read("/record")
    taken = Game(service, created(service.post("/v1/records", record)))
    assert (sides(taken), taken.scores()) == (sides(game), game.scores())
    assert taken.read("/record") == record
    game.act("/end", reason="agreed")
    again = Game(service, created(game.post("/rematch")))
    assert sides(again) == [["p2", "p4"], ["p1", "p3"]]
    assert service.findings() == []


@in_teams
def test_a_record_that_does_not_say_which_team_is_first_is_read_as_it_was_written(
    service: Service, variant: str, house_rules: Document, a_round: Document
) -> None:
    game = begun(service, variant, house_rules, teams=[["p1", "p3"], ["p2", "p4"]])
    created(game.post("/hands", a_round))
    record = game.read("/record")
    del record["game"]["edition"]
    record["game"]["teams"] = [["Bo", "p4"], ["p1", "Cy"]]
    taken = Game(service, created(service.post("/v1/records", record)))
    assert (sides(taken), taken.scores()) == ([["p1", "p3"], ["p2", "p4"]], game.scores())


@in_teams
def test_a_game_that_an_earlier_release_kept_goes_on_with_the_sides_that_it_had(
    service: Service, variant: str, house_rules: Document, a_round: Document
) -> None:
    game = begun(service, variant, house_rules, teams=[["p1", "p3"], ["p2", "p4"]])
    before = created(game.post("/hands", a_round))["game"]
    with closing(sqlite3.connect(service.database)) as connection, connection:
        (text,) = connection.execute("SELECT opening FROM games WHERE id = ?", (game.id,)).fetchone()
        opening = json.loads(text)
        del opening["edition"]
        earlier = json.dumps(opening | {"teams": SECOND_FIRST})
        connection.execute("UPDATE games SET opening = ? WHERE id = ?", (earlier, game.id))
    after = created(game.post("/hands", a_round))["game"]
    assert ids(after["sides"], "players") == ids(before["sides"], "players") == [["p1", "p3"], ["p2", "p4"]]
    assert after["sides"][0]["score"] > after["sides"][1]["score"]
    assert sides(Game(service, created(service.post("/v1/records", game.read("/record"))))) == sides(game)
