"""The keys to a club: whose they are, who sees and revokes them."""

from __future__ import annotations

from tests.api.service import Club, Document, Service, answered, created, ids, refused


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


def test_a_token_is_shown_once_with_who_made_it(club: Club) -> None:
    until = "2026-11-20T22:00:00.000Z"
    body = {"role": "treasurer", "label": "Bo's phone", "expires_at": until}
    made = created(club.post("/tokens", body))
    assert made["token"].startswith("treasurer_")
    assert (made["role"], made["made_by"], made["expires_at"]) == ("treasurer", "first", until)
    listed = club.read("/tokens")["items"]
    assert ids(listed, "label") == ["first", "Bo's phone"]
    assert all("token" not in one for one in listed)


def test_its_last_use_is_noted_to_within_an_hour(club: Club) -> None:
    key = club.key("viewer")
    assert club.read("/tokens")["items"][1]["used_at"] is None
    answered(club.get("", token=key))
    noted = club.read("/tokens")["items"][1]["used_at"]
    assert noted.startswith("2026-11-20T19:")
    club.service.clock.forward(minutes=50)
    answered(club.get("", token=key))
    assert club.read("/tokens")["items"][1]["used_at"] == noted
    club.service.clock.forward(minutes=50)
    answered(club.get("", token=key))
    assert club.read("/tokens")["items"][1]["used_at"] > noted


def test_one_that_has_expired_is_told_so(club: Club) -> None:
    key = club.key("scorer", expires_at="2026-11-20T20:00:00Z")
    answered(club.get("", token=key))
    club.service.clock.forward(minutes=31)
    refused(club.get("", token=key), 401, "token_must_not_have_expired")


def test_one_that_is_revoked_is_told_so(club: Club) -> None:
    made = created(club.post("/tokens", {"role": "admin", "label": "Bo"}))
    assert club.delete(f"/tokens/{made['id']}").status_code == 204
    refused(club.get("", token=made["token"]), 401, "token_must_not_be_revoked")
    refused(club.delete(f"/tokens/{made['id']}"), 404, "token_must_exist")


def test_a_role_above_ones_own_cannot_be_given(club: Club) -> None:
    key, body = club.key("treasurer"), {"label": "x", "role": "admin"}
    with club.service.nothing_stored():
        refused(club.post("/tokens", body, token=key), 403, "role_must_not_be_above_ones_own")
    created(club.post("/tokens", body | {"role": "treasurer"}, token=key))


def test_two_tokens_do_not_share_a_label(club: Club) -> None:
    body = {"role": "viewer", "label": "First"}
    refused(club.post("/tokens", body), 409, "label_must_be_free")


def test_a_token_does_not_outlive_its_maker(club: Club) -> None:
    key = club.key("treasurer", expires_at="2026-11-21T00:00:00Z")
    for until in (None, "2026-11-21T00:00:01Z"):
        body = {"role": "viewer", "label": "x", "expires_at": until}
        fault = ("/expires_at", "token_must_not_outlive_its_maker")
        refused(club.post("/tokens", body, token=key), 422, "rules_must_hold", fault)
    body = {"role": "viewer", "label": "x", "expires_at": "2026-11-20T23:00:00Z"}
    created(club.post("/tokens", body, token=key))


def test_an_expiry_lies_ahead(club: Club) -> None:
    body = {"role": "viewer", "label": "x", "expires_at": "2026-11-20T19:00:00Z"}
    fault = ("/expires_at", "expiry_must_be_to_come")
    refused(club.post("/tokens", body), 422, "rules_must_hold", fault)


def test_the_last_admin_who_does_not_expire_stays(club: Club) -> None:
    club.key("admin", expires_at="2026-11-21T00:00:00Z")
    first = club.read("/tokens")["items"][0]["id"]
    refused(club.delete(f"/tokens/{first}"), 409, "somebody_must_be_admin")
    other = club.key("admin")
    assert club.delete(f"/tokens/{first}", token=other).status_code == 204


def test_its_writes_tell_the_clubs_version(club: Club) -> None:
    version = club.read()["version"]
    made = club.post("/tokens", {"role": "viewer", "label": "x"})
    assert made.headers["ETag"] == club.get().headers["ETag"] == f'"{version + 1}"'
    gone = club.delete(f"/tokens/{made.get_json()['id']}", headers={"If-Match": made.headers["ETag"]})
    assert (gone.status_code, gone.get_data()) == (204, b"")
    assert gone.headers["ETag"] == club.get().headers["ETag"] == f'"{version + 2}"'


def test_a_preview_makes_and_revokes_nothing(club: Club) -> None:
    first = club.read("/tokens")["items"][0]["id"]
    club.key("admin")
    with club.service.nothing_stored():
        answered(club.post("/tokens?preview=true", {"role": "viewer", "label": "x"}))
        told = answered(club.delete(f"/tokens/{first}?preview=true"))
        assert (told["id"], told["revoked_at"][:10]) == (first, "2026-11-20")


def test_no_secret_is_in_the_database(fresh_service: Service) -> None:
    there = fresh_service.new_club()
    key = there.key("scorer")
    assert key.partition("_")[2].encode() not in fresh_service.bytes_on_disk()
    assert there.token.partition("_")[2].encode() not in fresh_service.bytes_on_disk()
