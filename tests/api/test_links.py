from __future__ import annotations

import re

import pytest

from tests.api.service import Document, Game, Service, answered, created, ids, refused, trick, walked

TOKEN = {
    "id",
    "scope",
    "player",
    "label",
    "made_by",
    "created_at",
    "expires_at",
    "used_at",
    "revoked_at",
}


@pytest.mark.parametrize("scope", ["score", "view"])
def test_a_further_link_is_shown_once(service: Service, game: Game, scope: str) -> None:
    response = game.post("/tokens", {"scope": scope, "label": "Bo's phone"})
    made = created(response)
    assert set(made) == TOKEN | {"token"}
    assert (made["scope"], made["label"], made["revoked_at"]) == (scope, "Bo's phone", None)
    assert re.fullmatch(rf"{scope}_[0-9A-Za-z]{{36}}", made["token"])
    assert response.headers["Location"] == f"{game.path}/tokens/{made['id']}"
    listed = game.read("/tokens")["items"]
    assert listed[1] == {name: made[name] for name in TOKEN}
    assert made["token"] not in game.get("/tokens").get_data(as_text=True)


def test_the_token_a_game_is_created_with_is_in_the_list(game: Game) -> None:
    (first,) = game.read("/tokens")["items"]
    assert set(first) == TOKEN
    assert (first["scope"], first["label"], first["revoked_at"]) == ("score", "first", None)


def test_a_score_link_scores_and_makes_links_of_its_own(game: Game) -> None:
    phone = game.link("score")["token"]
    created(game.post("/hands", trick("Ann 5 Bo 9 Cy 3"), token=phone))
    created(game.post("/tokens", {"scope": "view", "label": "x"}, token=phone))
    assert len(answered(game.get("/tokens", token=phone))["items"]) == 3


def test_making_a_link_is_no_change_of_the_game(game: Game) -> None:
    game.link()
    assert (game.read()["version"], game.log()) == (1, ["created"])


def test_a_players_link_enters_hands_and_nothing_else(game: Game) -> None:
    made = game.link("player", "Bo's phone", player="Bo")
    assert (made["scope"], made["player"]) == ("player", "p2")
    own = answered(game.service.send("GET", "/v1/token", token=made["token"]))
    assert (own["role"], own["player"]) == ("player", "p2")
    created(game.post("/hands", trick("Ann 5 Bo 9 Cy 3"), token=made["token"]))
    assert game.read("/events")["items"][-1]["by"] == "Bo's phone"
    for path, body in {
        "/adjustments": {"player": "Bo", "points": -9, "reason": "Luck"},
        "/withdrawals": {"player": "Cy"},
        "/end": {"reason": "agreed"},
        "/tokens": {"scope": "score", "label": "Bo's friend"},
    }.items():
        refusal = refused(game.post(path, body, token=made["token"]), 403, "token_must_be_for_this")
        assert "is a player's" in refusal["detail"]


def test_a_link_of_a_player_is_somebodys_at_the_table(game: Game) -> None:
    phone = game.link("player", player="p3")["token"]
    wrong: list[tuple[Document, str]] = [
        ({"scope": "player"}, "field_must_be_given"),
        ({"scope": "player", "player": "Di"}, "player_must_be_known"),
        ({"scope": "view", "player": "p1"}, "link_must_be_a_players"),
    ]
    for body, code in wrong:
        response = game.post("/tokens", {"label": "x", **body})
        fault, *_ = response.get_json()["errors"]
        assert (response.status_code, fault["path"], fault["code"]) == (422, "/player", code)
    created(game.post("/withdrawals", {"player": "Cy"}))
    gone = {"scope": "player", "player": "Cy", "label": "x"}
    refused(game.post("/tokens", gone), 409, "player_must_be_here", ("/player", "player_must_be_here"))
    refused(game.post("/hands", trick("Ann 5 Bo 9"), token=phone), 403, "player_must_be_here")
    assert answered(game.get(token=phone))["version"] == 2


@pytest.mark.parametrize("limit", [1, 2, 5, 6, 7])
def test_the_links_can_be_walked_page_by_page(service: Service, game: Game, limit: int) -> None:
    labels = [game.link("view", f"Phone {number}")["label"] for number in range(5)]
    tokens = walked(service, f"{game.path}/tokens", limit=limit, token=game.token)
    assert ids(tokens, "label") == ["first", *labels]


def test_a_revoked_link_opens_nothing_and_stays_in_the_list(service: Service, game: Game) -> None:
    phone = game.link("score")
    response = game.delete(f"/tokens/{phone['id']}")
    assert (response.status_code, response.get_data()) == (204, b"")
    assert game.read("/tokens")["items"][1]["revoked_at"].startswith("2026-11-20T")
    with service.nothing_stored():
        refused(
            game.post("/hands", trick("Ann 5 Bo 9 Cy 3"), token=phone["token"]),
            401,
            "token_must_not_be_revoked",
        )
        refused(game.get("/tokens", token=phone["token"]), 401, "token_must_not_be_revoked")
        refused(game.delete(f"/tokens/{phone['id']}"), 404, "token_must_exist")


def test_a_preview_tells_what_would_be_revoked(service: Service, game: Game) -> None:
    phone = game.link()
    with service.nothing_stored():
        response = game.delete(f"/tokens/{phone['id']}?preview=true")
        told = answered(response)
    assert (told["id"], told["label"], "token" in told) == (phone["id"], "Bo's phone", False)
    assert told["revoked_at"].startswith("2026-11-20T")
    assert response.headers["ETag"] == '"1"'


def test_the_first_token_can_be_revoked_once_there_is_another(service: Service, game: Game) -> None:
    (first,) = game.read("/tokens")["items"]
    with service.nothing_stored():
        refused(game.delete(f"/tokens/{first['id']}"), 409, "somebody_must_be_able_to_score")
    watcher = game.link("view")
    with service.nothing_stored():
        refused(game.delete(f"/tokens/{first['id']}"), 409, "somebody_must_be_able_to_score")
    assert game.delete(f"/tokens/{watcher['id']}").status_code == 204
    phone = game.link("score")["token"]
    assert game.delete(f"/tokens/{first['id']}").status_code == 204
    refused(game.post("/hands", trick("Ann 5 Bo 9 Cy 3")), 401, "token_must_not_be_revoked")
    created(game.post("/hands", trick("Ann 5 Bo 9 Cy 3"), token=phone))


def test_a_guest_with_a_link_cannot_shut_the_host_out(service: Service, game: Game) -> None:
    (first,) = game.read("/tokens")["items"]
    other, guest = game.link("score", "Other"), game.link("score", "Guest")
    for victim in (first, other):
        for query in ("", "?preview=true"):
            with service.nothing_stored():
                response = game.delete(f"/tokens/{victim['id']}{query}", token=guest["token"])
                refused(response, 403, "link_must_be_ones_own")
    created(game.post("/hands", trick("Ann 5 Bo 9 Cy 3")))
    created(game.post("/hands", trick("Ann 5 Bo 9 Cy 3"), token=other["token"]))


@pytest.mark.parametrize("label", ["first", "FIRST", "Other", "Guest"])
def test_a_guest_reaches_no_further_under_another_label(service: Service, game: Game, label: str) -> None:
    (first,) = game.read("/tokens")["items"]
    other, guest = game.link("score", "Other"), game.link("score", "Guest")
    body = {"scope": "score", "label": label}
    disguised = created(game.post("/tokens", body, token=guest["token"]))["token"]
    for victim in (first, other, guest):
        with service.nothing_stored():
            response = game.delete(f"/tokens/{victim['id']}", token=disguised)
            refused(response, 403, "link_must_be_ones_own")


def test_a_guest_withdraws_the_own_link_and_those_made_with_it(game: Game) -> None:
    guest = game.link("score", "Guest")
    body = {"scope": "score", "label": "Guest's friend"}
    friend = created(game.post("/tokens", body, token=guest["token"]))
    refused(game.delete(f"/tokens/{guest['id']}", token=friend["token"]), 403, "link_must_be_ones_own")
    for link in (friend, guest):
        assert game.delete(f"/tokens/{link['id']}", token=guest["token"]).status_code == 204
    refused(game.get("/tokens", token=guest["token"]), 401, "token_must_not_be_revoked")


def test_once_the_first_is_revoked_the_next_oldest_rules(game: Game) -> None:
    (first,) = game.read("/tokens")["items"]
    game.link("view", "Watcher")
    host, guest = game.link("score", "New phone"), game.link("score", "Guest")
    assert game.delete(f"/tokens/{first['id']}").status_code == 204
    refused(game.delete(f"/tokens/{host['id']}", token=guest["token"]), 403, "link_must_be_ones_own")
    assert game.delete(f"/tokens/{guest['id']}", token=host["token"]).status_code == 204


def test_a_club_withdraws_the_links_to_its_games(service: Service) -> None:
    club = service.new_club()
    game = club.game("agurk", "Ann Bo Cy")
    guest = game.link("score", "Guest")
    (first, _) = game.read("/tokens")["items"]
    scorer = club.key("scorer")
    refused(game.delete(f"/tokens/{first['id']}", token=guest["token"]), 403, "link_must_be_ones_own")
    watcher = game.link("view", "Watcher")
    for link in (first, guest, watcher):
        assert game.delete(f"/tokens/{link['id']}", token=scorer).status_code == 204


@pytest.mark.parametrize("token_id", ["x", "%00", "%ED%A0%80", "x" * 3000, "0"])
def test_a_link_that_is_not_there_cannot_be_revoked(service: Service, game: Game, token_id: str) -> None:
    with service.nothing_stored():
        refused(game.delete(f"/tokens/{token_id}"), 404, "token_must_exist")


def test_a_link_of_another_game_cannot_be_revoked(service: Service, game: Game) -> None:
    other = service.new_game()
    (first,) = other.read("/tokens")["items"]
    game.link("score")
    with service.nothing_stored():
        refused(game.delete(f"/tokens/{first['id']}"), 404, "token_must_exist")


@pytest.mark.parametrize(
    ("change", "path", "code"),
    [
        ({"scope": "admin"}, "/scope", "value_must_be_one_of"),
        ({"scope": None}, "/scope", "value_must_not_be_null"),
        ({"scope": 1}, "/scope", "value_must_be_text"),
        ({"label": ""}, "/label", "text_must_fit_length"),
        ({"label": " "}, "/label", "text_must_not_be_blank"),
        ({"label": "x" * 61}, "/label", "text_must_fit_length"),
        ({"label": "a\u0000"}, "/label", "text_must_be_printable"),
        ({"lable": "x"}, "/lable", "field_must_be_known"),
    ],
)
def test_a_link_that_is_described_wrongly_is_refused_at_that_place(
    service: Service, game: Game, change: Document, path: str, code: str
) -> None:
    with service.nothing_stored():
        response = game.post("/tokens", {"scope": "view", "label": "x"} | change)
        refused(response, 422, "request_must_fit", (path, code))


def test_a_token_says_what_it_is_for(service: Service, game: Game) -> None:
    def own(token: str) -> Document:
        return answered(service.get("/v1/token", token=token))

    watching = game.link("view", "Bo's phone")
    assert own(watching["token"]) == {
        "id": watching["id"],
        "label": "Bo's phone",
        "role": "viewer",
        "player": None,
        "game": game.id,
        "club": None,
        "expires_at": None,
    }
    assert own(game.token)["role"] == "scorer"
    club = service.new_club()
    key = own(club.key("treasurer", expires_at="2027-01-01T00:00:00Z"))
    assert (key["role"], key["game"], key["club"]) == ("treasurer", None, club.id)
    assert key["expires_at"].startswith("2027-01-01T00:00:00")
