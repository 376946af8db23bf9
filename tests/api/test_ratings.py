"""How good members are by their games, and that it stays true whatever is corrected."""

from __future__ import annotations

import sys
from contextlib import closing
from typing import Any

import pytest
from openskill.models import BradleyTerryFull
from sqlite_utils.utils import sqlite3  # type: ignore[attr-defined]  # the library that the store uses

from referee.service.check import check
from referee.service.clubs import ratings
from referee.store.opening import open_store
from tests.api.service import Club, Document, Game, Service, answered, created, refused

NEW = {"mu": 25.0, "sigma": 25 / 3}


@pytest.fixture
def club(fresh_service: Service) -> Club:
    """A club of Ann, Bo, Cy and Di."""
    return founded(fresh_service)


def founded(service: Service) -> Club:
    there = service.new_club()
    there.members("Ann Bo Cy Di")
    return there


def findings(service: Service) -> list[str]:
    store = open_store(str(service.database))
    found = [told for one in check(store) for told in one.findings]
    store.close()
    return found


def lost_by(club: Club, loser: str, players: str = "m1 m2") -> Game:
    """A game that ends with its second hand; whoever does not lose it shares the first place."""
    game = club.game("gurka-norway", players)
    for card in ("K", "10"):
        lose(game, loser, card)
    return game


def lose(game: Game, loser: str, card: str) -> None:
    created(game.post("/hands", {"outcome": {"taker": loser, "card": card}}))


def rated(club: Club) -> dict[str, Any]:
    return {one["member"]: one["rating"] for one in club.read("/standings")["items"]}


def values(club: Club) -> dict[str, float]:
    return {member: rating["value"] for member, rating in rated(club).items()}


def test_a_win_lifts_and_a_loss_lowers_as_the_method_says(club: Club) -> None:
    lost_by(club, "Ann")
    model = BradleyTerryFull(beta=25.0)
    (bo,), (ann,) = model.rate([[model.rating(**NEW)], [model.rating(**NEW)]], ranks=[1, 2])
    expected = {
        member: {
            "value": round(skill.mu - 3 * skill.sigma, 2),
            "mu": round(skill.mu, 2),
            "sigma": round(skill.sigma, 2),
            "games": 1,
        }
        for member, skill in {"m1": ann, "m2": bo}.items()
    }
    assert rated(club) == expected
    assert expected["m2"]["mu"] > 25 > expected["m1"]["mu"]


def test_those_who_share_a_place_gain_alike_and_more_than_whoever_is_behind(club: Club) -> None:
    game = club.game("kurko", "m1 m2 m3 m4")
    lose(game, "Cy", "K")
    game.act("/end", reason="agreed")
    assert game.read()["result"]["winners"] == ["p1", "p2", "p4"]
    found = values(club)
    assert found["m1"] == found["m2"] == found["m4"] > found["m3"]


def test_it_matters_who_is_beaten(club: Club) -> None:
    for _ in range(3):
        lost_by(club, "Ann")
    lost_by(club, "Bo", "m2 m3")
    lost_by(club, "Ann", "m1 m4")
    found = rated(club)
    assert found["m3"]["mu"] > found["m4"]["mu"] > 25
    assert found["m2"]["games"] == 4


def test_a_guest_counts_as_somebody_new_each_time(club: Club) -> None:
    for _ in range(2):
        lost_by(club, "Dee", "m1 Dee")
    one_by_one = rated(club)["m1"]
    other = founded(club.service)
    lost_by(other, "Bo")
    lost_by(other, "Cy", "m1 m3")
    assert rated(other)["m1"] == one_by_one


@pytest.mark.parametrize("look_before", [True, False])
def test_a_corrected_game_is_rated_as_if_it_had_been_played_so(club: Club, look_before: bool) -> None:
    wrong = lost_by(club, "Ann")
    lost_by(club, "Ann", "m1 m3")
    if look_before:
        assert values(club)["m2"] > values(club)["m1"]
    for hand, card in ((1, "K"), (2, "10")):
        body = {"outcome": {"taker": "Bo", "card": card}}
        answered(wrong.put(f"/hands/{hand}?reason=wrong", body))
    right = founded(club.service)
    lost_by(right, "Bo")
    lost_by(right, "Ann", "m1 m3")
    assert rated(club) == rated(right)
    assert findings(club.service) == []


def test_a_game_that_goes_on_rates_nobody(club: Club) -> None:
    game = lost_by(club, "Ann")
    assert set(rated(club)) == {"m1", "m2"}
    answered(game.delete("/events/3?reason=wrong"))
    lost_by(club, "Cy", "m3 m4")
    found = club.read("/standings")
    assert {one["member"] for one in found["items"]} == {"m3", "m4"}
    assert found["unrated_games"] == 0
    assert findings(club.service) == []


def test_the_rating_is_of_all_games_whatever_else_is_asked_for(club: Club) -> None:
    lost_by(club, "Ann")
    game = club.game("gurka-norway", "m1 m2", event="Cup")
    lose(game, "Bo", "K")
    lose(game, "Bo", "10")
    (first, *_) = club.read("/standings?event=Cup")["items"]
    assert (first["games"], first["rating"]["games"]) == (1, 2)


def test_members_are_ranked_by_it(club: Club) -> None:
    for loser, players in (("Ann", "m1 m2"), ("Ann", "m1 m2"), ("Di", "m3 m4")):
        lost_by(club, loser, players)
    document = club.read("/standings?by=rating")
    assert document["ranked_by"] == "rating"
    assert [one["member"] for one in document["items"]] == ["m2", "m3", "m4", "m1"]


def test_many_games_are_rated_a_part_at_a_time(club: Club, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ratings, "GAMES_AT_ONCE", 2)
    for _ in range(5):
        lost_by(club, "Ann")
    looks = [club.read("/standings") for _ in range(4)]
    assert [look["unrated_games"] for look in looks] == [3, 1, 0, 0]
    assert [look["items"][0]["rating"]["games"] for look in looks] == [2, 4, 5, 5]
    lost_by(club, "Bo")
    assert findings(club.service) == []


def test_nobody_need_rate_a_game_again_because_it_is_locked(club: Club) -> None:
    game = lost_by(club, "Ann")
    before = rated(club)
    answered(game.post("/lock", token=club.token))
    with club.service.watched() as changes:
        seen = changes()
        assert rated(club) == before
        assert changes() == seen


def test_where_it_is_not_installed_there_are_none(club: Club, monkeypatch: pytest.MonkeyPatch) -> None:
    lost_by(club, "Ann")
    before = rated(club)
    with monkeypatch.context() as without:
        without.setitem(sys.modules, "openskill.models", None)
        document: Document = club.read("/standings")
        assert document["unrated_games"] is None
        assert [one["rating"] for one in document["items"]] == [None, None]
        fault = ("/query/by", "ratings_must_be_kept")
        refused(club.get("/standings?by=rating"), 422, "rules_must_hold", fault)
        lost_by(club, "Bo")
        assert findings(club.service) == []
    assert rated(club)["m1"]["games"] == before["m1"]["games"] + 1


@pytest.mark.parametrize(
    "spoilt", ["UPDATE ratings SET mu = mu + 1 WHERE member = 1", "DELETE FROM ratings WHERE member = 2"]
)
def test_what_does_not_follow_from_the_games_is_found(club: Club, spoilt: str) -> None:
    lost_by(club, "Ann")
    rated(club)
    assert findings(club.service) == []
    with closing(sqlite3.connect(club.service.database)) as connection:
        connection.executescript(spoilt)
    assert findings(club.service) == ["the ratings are not what the games come to"]


def test_another_clubs_token_rates_nothing(club: Club) -> None:
    lost_by(club, "Ann")
    other = club.service.new_club("Gherkins")
    with club.service.nothing_stored():
        refused(club.get("/standings", token=other.token), 404, "club_must_exist")
