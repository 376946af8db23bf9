"""Corrections with a reason, and games that only an admin still changes."""

from __future__ import annotations

from tests.api.service import Club, Service, answered, created, refused, trick


def test_a_correction_needs_a_reason_and_shows_who_made_it(club: Club) -> None:
    game = club.game()
    game.hand("Ann 5 Bo 9 Cy 3")
    amended = trick("Ann 5 Bo 10 Cy 3")
    key = club.key("scorer")
    for method, path, body in (
        ("PUT", "/hands/1", amended),
        ("DELETE", "/hands/1", None),
        ("DELETE", "/events/2", None),
    ):
        fault = ("/query/reason", "reason_must_be_given")
        for blank in ("", "?reason=", "?reason=%20"):
            with club.service.nothing_stored():
                refused(game.send(method, path + blank, body), 422, "rules_must_hold", fault)
    answered(game.put("/hands/1?reason=It%20was%20a%2010", amended, token=key))
    log = game.read("/events")["items"][-1]
    assert (log["kind"], log["by"], log["body"]["reason"]) == (
        "amended",
        "A scorer's phone",
        "It was a 10",
    )
    assert game.scores()["Bo"] == 10


def test_elsewhere_a_reason_may_be_given(service: Service) -> None:
    game = service.new_game()
    game.hand("Ann 5 Bo 9 Cy 3")
    answered(game.delete("/hands/1?reason=Misdeal"))
    assert game.read("/events")["items"][-1]["body"] == {"events": [2], "reason": "Misdeal"}


def test_only_an_admin_corrects_a_locked_game(club: Club) -> None:
    game = club.game()
    game.hand("Ann 5 Bo 9 Cy 3")
    refused(game.post("/lock", token=club.token), 409, "game_must_be_over")
    game.act("/end", reason="agreed")
    refused(game.post("/lock"), 403, "role_must_suffice")
    assert answered(game.post("/lock", token=club.key("treasurer")))["locked"] is True
    refused(game.post("/lock", token=club.token), 409, "lock_must_change")
    amended = trick("Ann 5 Bo 10 Cy 3")
    for key in (game.token, club.key("treasurer")):
        problem = refused(
            game.put("/hands/1?reason=x", amended, token=key), 403, "locked_game_must_be_left_to_admins"
        )
        assert "admin" in problem["detail"]
    answered(game.put("/hands/1?reason=x", amended, token=club.token))
    assert game.read()["locked"] is True
    refused(game.delete("/lock", token=club.key("treasurer")), 403, "role_must_suffice")
    assert answered(game.delete("/lock", token=club.token))["locked"] is False
    answered(game.delete("/hands/1?reason=x"))
    assert game.log()[-4:] == ["locked", "amended", "unlocked", "taken_back"]


def test_only_an_admin_begins_the_rematch_of_a_locked_game(club: Club) -> None:
    """It is written to the game; another game of the same table anybody may begin who scores."""
    game = club.game(players="m1 m2")
    game.act("/end", reason="agreed")
    answered(game.post("/lock", token=club.token))
    for key in (club.key("scorer"), club.key("treasurer"), game.token):
        with club.service.nothing_stored():
            refused(game.post("/rematch", token=key), 403, "locked_game_must_be_left_to_admins")
            preview = game.post("/rematch?preview=true", token=key)
            refused(preview, 403, "locked_game_must_be_left_to_admins")
    rematch = created(game.post("/rematch", token=club.token))
    assert (game.read()["rematch"], game.read()["locked"], rematch["locked"]) == (
        rematch["id"],
        True,
        False,
    )
    assert game.log()[-1] == "rematch"


def test_a_correction_that_lets_the_game_go_on_unlocks_it(club: Club) -> None:
    game = club.game()
    event = game.act("/end", reason="agreed")["act"]["event"]
    answered(game.post("/lock", token=club.token))
    answered(game.delete(f"/events/{event}?reason=x", token=club.token))
    assert (game.read()["status"], game.read()["locked"]) == ("playing", False)
    game.hand("Ann 5 Bo 9 Cy 3")


def test_a_game_of_no_club_is_not_locked(service: Service, club: Club) -> None:
    game = service.new_game()
    game.act("/end", reason="agreed")
    for method in ("POST", "DELETE"):
        with service.nothing_stored():
            refused(game.send(method, "/lock"), 409, "game_must_be_a_clubs")
            refused(game.send(method, "/lock?preview=true"), 409, "game_must_be_a_clubs")
            refused(game.send(method, "/lock", token=None), 401, "token_must_be_given")
            refused(game.send(method, "/lock", token=club.token), 404, "game_must_exist")
    refused(game.post("/lock", token=game.link("view")["token"]), 403, "token_must_be_for_this")


def test_a_preview_locks_nothing(club: Club) -> None:
    game = club.game()
    game.act("/end", reason="agreed")
    with club.service.nothing_stored():
        assert answered(game.post("/lock?preview=true", token=club.token))["locked"] is True


def test_a_locked_game_can_be_taken_elsewhere(service: Service, club: Club) -> None:
    game = club.game()
    game.hand("Ann 5 Bo 9 Cy 3")
    answered(game.put("/hands/1?reason=x", trick("Ann 5 Bo 10 Cy 3")))
    game.act("/end", reason="agreed")
    answered(game.post("/lock", token=club.token))
    taken = created(service.post("/v1/records", game.read("/record")))
    assert (taken["club"], taken["locked"], taken["status"]) == (None, False, "finished")
