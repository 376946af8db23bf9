"""The keys to a club: whose they are, who sees and revokes them."""

from __future__ import annotations

import pytest

from tests.api.service import Club, Document, Service, answered, created, ids, refused


@pytest.fixture
def club(service: Service) -> Club:
    """A club of Ann, Bo and Cy."""
    there = service.new_club()
    there.members("Ann Bo Cy")
    return there


def made(club: Club, role: str, label: str, *, token: str | None = None) -> Document:
    return created(club.post("/tokens", {"role": role, "label": label}, token=token or club.token))


def test_a_label_is_one_tokens_for_ever(club: Club) -> None:
    one = made(club, "treasurer", "Bo")
    body = {"role": "viewer", "label": "BO"}
    [fault] = refused(
        club.post("/tokens", body), 409, "label_must_be_free", ("/label", "label_must_be_free")
    )["errors"]
    assert (fault["given"], fault["expected"]) == ("BO", "BO 2")
    assert club.delete(f"/tokens/{one['id']}").status_code == 204
    [fault] = refused(club.post("/tokens", body), 409, "label_must_be_free")["errors"]
    assert "is labelled “Bo”, and is revoked" in fault["message"]
    made(club, "viewer", fault["expected"])
    [fault] = refused(club.post("/tokens", body), 409, "label_must_be_free")["errors"]
    assert fault["expected"] == "BO 3"


def test_a_label_as_long_as_may_be_has_a_free_one_beside_it(club: Club) -> None:
    made(club, "viewer", "x" * 60)
    [fault] = refused(club.post("/tokens", {"role": "viewer", "label": "X" * 60}), 409, "label_must_be_free")[
        "errors"
    ]
    made(club, "viewer", fault["expected"])


def test_a_treasurer_sees_and_revokes_the_own_token_and_those_made_with_it(club: Club) -> None:
    bo = made(club, "treasurer", "Bo")
    spare = made(club, "scorer", "Table 2", token=bo["token"])
    other = made(club, "viewer", "The wall")
    assert ids(answered(club.get("/tokens", token=bo["token"]))["items"], "label") == ["Bo", "Table 2"]
    assert ids(club.read("/tokens")["items"], "label") == ["first", "Bo", "Table 2", "The wall"]
    for beyond in (other["id"], club.read("/tokens")["items"][0]["id"]):
        refused(club.delete(f"/tokens/{beyond}", token=bo["token"]), 404, "token_must_exist")
    assert club.delete(f"/tokens/{spare['id']}", token=bo["token"]).status_code == 204
    refused(club.get("", token=spare["token"]), 401, "token_must_not_be_revoked")
    assert club.delete(f"/tokens/{bo['id']}", token=bo["token"]).status_code == 204
    refused(club.get("/tokens", token=bo["token"]), 401, "token_must_not_be_revoked")
    answered(club.get("", token=other["token"]))


def test_what_a_treasurer_who_leaves_has_made_is_found_by_its_maker(club: Club) -> None:
    """Tokens made with a revoked one go on, those to games too; `made_by` tells which they are."""
    bo = made(club, "treasurer", "Bo")
    spare = made(club, "treasurer", "Spare", token=bo["token"])
    body = {"club": club.id, "variant": "agurk", "players": [{"member": "m1"}, {"member": "m2"}]}
    game = created(club.service.post("/v1/games", body, token=bo["token"]))
    assert club.delete(f"/tokens/{bo['id']}").status_code == 204
    answered(club.get("", token=spare["token"]))
    assert [one["label"] for one in club.read("/tokens")["items"] if one["made_by"] == "Bo"] == ["Spare"]
    links = answered(club.service.get(f"/v1/games/{game['id']}/tokens", token=club.token))["items"]
    assert ids(links, "made_by") == ["Bo"]


def test_a_scorer_manages_no_tokens(club: Club) -> None:
    key = club.key("scorer")
    [fault] = refused(club.get("/tokens", token=key), 403, "role_must_suffice")["errors"]
    assert (fault["path"], fault["given"]) == ("/headers/Authorization", "scorer")
    assert fault["expected"] == ["treasurer", "admin"]


def test_roles_have_their_articles(club: Club) -> None:
    key = club.key("treasurer")
    problem = refused(
        club.post("/tokens", {"role": "admin", "label": "x"}, token=key),
        403,
        "role_must_not_be_above_ones_own",
    )
    assert problem["detail"] == (
        "A token for an admin takes an admin to make it; this token is for a treasurer."
    )
    [fault] = problem["errors"]
    assert (fault["path"], fault["given"], fault["expected"]) == (
        "/role",
        "admin",
        ["viewer", "scorer", "treasurer"],
    )
    problem = refused(club.patch("", {"name": "X"}, token=key), 403, "role_must_suffice")
    assert problem["detail"] == "This takes an admin of the club; this token is for a treasurer."


def test_a_link_to_a_locked_game_changes_nothing_of_it(club: Club) -> None:
    """Whoever may share a game may do so when it is locked: what the link is good for is locked as well."""
    game = club.game()
    game.act("/end", reason="agreed")
    answered(game.post("/lock", token=club.token))
    link = game.link("score")
    fault = "locked_game_must_be_left_to_admins"
    refused(game.delete("/events/2?reason=Oops", token=link["token"]), 403, fault)
