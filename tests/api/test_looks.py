"""Looks of players and members: chosen, changed, kept with the game, and refused where they are none."""

from __future__ import annotations

import json
from typing import Any

import pytest

from tests.api.service import Club, Document, Game, Service, answered, created, refused

TEAL = {"colour": "teal", "mark": "🥒"}
PLUM = {"colour": "plum", "mark": None}


def looks(document: Document) -> list[Any]:
    return [player["look"] for player in document["players"]]


def dressed(service: Service, *players: Any, **more: Any) -> Game:
    """A game with players that may have looks."""
    body = {"variant": "agurk", "players": [*players], **more}
    return Game(service, created(service.post("/v1/games", body)))


def ann_in_teal(service: Service) -> Game:
    return dressed(service, {"name": "Ann", "look": TEAL}, {"name": "Bo", "look": {}}, "Cy")


class TestPlayers:
    def test_they_begin_with_looks(self, service: Service) -> None:
        assert looks(ann_in_teal(service).read()) == [TEAL, None, None]

    def test_they_take_others_during_and_after_the_game(self, service: Service) -> None:
        game = ann_in_teal(service)
        assert looks(answered(game.patch("/players/p2", {"look": {"colour": "plum"}}))) == [TEAL, PLUM, None]
        game.hand("Ann 5 Bo 9 Cy 3")
        game.act("/withdrawals", player="Ann")
        game.act("/end", reason="agreed")
        game.patch("/players/p1", {"look": {}})
        assert looks(answered(game.patch("/players/p3", {"look": {"mark": "é"}}))) == [
            None,
            PLUM,
            {"colour": None, "mark": "é"},
        ]
        assert game.log()[-2:] == ["look", "look"]
        assert not service.findings()

    def test_the_same_look_again_is_no_event(self, service: Service) -> None:
        game = ann_in_teal(service)
        assert answered(game.patch("/players/p1", {"look": TEAL}))["version"] == 1
        assert game.log() == ["created"]

    def test_a_preview_changes_nothing(self, service: Service) -> None:
        game = ann_in_teal(service)
        with service.nothing_stored():
            shown = answered(game.patch("/players/p1?preview=true", {"look": PLUM}))
            assert (looks(shown)[0], shown["version"]) == (PLUM, 2)

    def test_who_joins_later_has_one_too(self, service: Service) -> None:
        game = ann_in_teal(service)
        answer = game.act("/players", name="Di", look=PLUM)
        assert looks(answer["game"])[-1] == PLUM
        answered(game.patch("/players/p4", {"look": TEAL}))
        answered(game.delete(f"/events/{answer['act']['event']}"))
        assert looks(game.act("/players", name="Eva")["game"]) == [TEAL, None, None, None]
        assert not service.findings()

    def test_the_next_game_of_the_table_begins_with_them(self, service: Service) -> None:
        game = ann_in_teal(service)
        game.act("/players", name="Di", look=PLUM)
        game.act("/withdrawals", player="Bo")
        game.act("/end", reason="abandoned")
        again = created(game.post("/rematch"))
        assert {player["name"]: player["look"] for player in again["players"]} == {
            "Ann": TEAL,
            "Cy": None,
            "Di": PLUM,
        }

    def test_only_who_may_score_changes_them(self, service: Service) -> None:
        game = ann_in_teal(service)
        refused(game.patch("/players/p1", {"look": PLUM}, token=None), 401, "token_must_be_given")
        refused(
            game.patch("/players/p1", {"look": PLUM}, token=game.link("view")["token"]),
            403,
            "token_must_be_for_this",
        )

    def test_of_somebody_who_is_not_there_they_are_refused(self, service: Service) -> None:
        answer = refused(
            ann_in_teal(service).patch("/players/Ann", {"look": PLUM}), 404, "player_must_be_known"
        )
        assert answer["errors"][0]["given"] == "Ann"
        assert answer["errors"][0]["expected"] == ["p1", "p2", "p3"]


HOSTILE = [
    ({"colour": "tartan"}, "/colour", "value_must_be_one_of"),
    ({"colour": 7}, "/colour", "value_must_be_text"),
    ({"mark": ""}, "/mark", "mark_must_be_one_sign"),
    ({"mark": "AB"}, "/mark", "mark_must_be_one_sign"),
    ({"mark": "\u202eA"}, "/mark", "mark_must_be_one_sign"),
    ({"mark": "Z" + "\u0301" * 9}, "/mark", "mark_must_be_one_sign"),
    ({"mark": "\u0007"}, "/mark", "text_must_be_printable"),
    ({"mark": "\ud83e"}, "/mark", "text_must_be_printable"),
    ({"mark": "x" * 40}, "/mark", "mark_must_be_one_sign"),
    ({"mark": ["🥒"]}, "/mark", "value_must_be_text"),
    ({"color": "teal"}, "/color", "field_must_be_known"),
]


@pytest.mark.parametrize(("look", "path", "code"), HOSTILE)
def test_what_is_no_look(service: Service, look: Document, path: str, code: str) -> None:
    game = ann_in_teal(service)
    answer = refused(
        game.patch("/players/p1", {"look": look}), 422, "request_must_fit", (f"/look{path}", code)
    )
    is_shown = code.startswith(("mark", "value_must_be_one_of"))
    assert not is_shown or {"given", "expected"} <= answer["errors"][0].keys()
    player = {"name": "Ann", "look": look}
    body = {"variant": "agurk", "players": [player, "Bo"]}
    refused(service.post("/v1/games", body), 422, "request_must_fit", (f"/players/0/look{path}", code))
    refused(game.post("/players", player), 422, "request_must_fit", (f"/look{path}", code))


class TestMembers:
    def test_they_sit_down_as_they_look(self, club: Club) -> None:
        dee = created(club.post("/members", {"name": "Dee", "look": TEAL}))
        assert (dee["look"], club.read("/members/m4")["look"]) == (TEAL, TEAL)
        assert answered(club.patch("/members/m2", {"look": PLUM}))["look"] == PLUM
        players = [{"member": "m4"}, {"member": "m2", "look": TEAL}]
        body = {"variant": "agurk", "club": club.id, "players": players}
        game = Game(club.service, created(club.service.post("/v1/games", body, token=club.token)))
        assert looks(game.read()) == [TEAL, TEAL]

    def test_another_look_is_for_games_to_come(self, club: Club) -> None:
        answered(club.patch("/members/m1", {"look": TEAL}))
        game = club.game(players="m1 m2")
        assert answered(club.patch("/members/m1", {"look": None}))["look"] is None
        answered(club.patch("/members/m3", {"look": PLUM}))
        assert answered(club.patch("/members/m3", {"status": "active"}))["look"] == PLUM
        assert looks(created(game.post("/players", {"member": "m3"}, token=club.token))["game"]) == [
            TEAL,
            None,
            PLUM,
        ]

    @pytest.mark.parametrize(("look", "path", "code"), HOSTILE[:4])
    def test_what_is_no_look(self, club: Club, look: Document, path: str, code: str) -> None:
        fault = (f"/look{path}", code)
        refused(club.post("/members", {"name": "Dee", "look": look}), 422, "request_must_fit", fault)
        refused(club.patch("/members/m1", {"look": look}), 422, "request_must_fit", fault)


class TestRecords:
    def test_a_record_taken_elsewhere_has_the_same_looks(self, service: Service) -> None:
        game = ann_in_teal(service)
        gone = game.act("/players", name="Di", look=PLUM)["act"]["event"]
        answered(game.delete(f"/events/{gone}"))
        game.act("/players", name="Eva", look={"mark": "E"})
        answered(game.patch("/players/p4", {"look": TEAL}))
        taken = Game(service, created(service.post("/v1/records", game.read("/record"))))
        assert looks(taken.read()) == looks(game.read()) == [TEAL, None, None, TEAL]
        assert taken.read("/record") == game.read("/record")
        assert not service.findings()

    def test_a_look_of_another_release_is_none_and_goes_on_with_the_record(self, service: Service) -> None:
        game = ann_in_teal(service)
        game.act("/players", name="Di", look=PLUM)
        answered(game.patch("/players/p3", {"look": PLUM}))
        text = json.dumps(game.read("/record"))
        record = json.loads(text.replace('"teal"', '"tartan"').replace('"plum"', '["stripes"]'))
        taken = Game(service, created(service.post("/v1/records", record)))
        assert looks(taken.read()) == [{"colour": None, "mark": "🥒"}, None, None, None]
        assert taken.read("/record") == record
        assert not service.findings()

    @pytest.mark.parametrize("strange", ["teal", 7, ["teal"], {"a": {"b": {"c": {"d": 1}}}}])
    def test_what_no_release_can_have_kept_is_refused(self, service: Service, strange: Any) -> None:
        record = ann_in_teal(service).read("/record")
        record["game"]["looks"]["p1"] = strange
        refused(service.post("/v1/records", record), 422, "request_must_fit")
