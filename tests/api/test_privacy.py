from __future__ import annotations

import pytest

from referee.service.token_text import new_token
from tests.api.service import Game, Service, created, refused, trick
from tests.api.writes import Write, every_write

READS = ["", "/hands", "/hands?all_acts=true", "/hands/1", "/events", "/record", "/score-sheet"]
READING = pytest.mark.parametrize("path", READS)
NEVER_ISSUED = "score_" + "0" * 30
"""All but the six characters that check it."""


@pytest.fixture
def private(service: Service) -> Game:
    """A private game of one hand."""
    game = service.new_game(visibility="private")
    game.hand("Ann 5 Bo 9 Cy 3")
    return game


@pytest.fixture
def shared(game: Game) -> Game:
    """A game that whoever has its id may read, of one hand."""
    game.hand("Ann 5 Bo 9 Cy 3")
    return game


# Reading.


@READING
def test_whoever_has_the_id_may_read(shared: Game, path: str) -> None:
    assert shared.get(path, token=None).status_code == 200


@READING
def test_a_token_of_whatever_kind_does_no_harm_when_reading_a_shared_game(
    service: Service, shared: Game, path: str
) -> None:
    for token in (shared.token, shared.link("view")["token"], service.new_game().token):
        assert shared.get(path, token=token).status_code == 200


@READING
def test_a_private_game_is_read_with_its_tokens_only(service: Service, private: Game, path: str) -> None:
    viewer, revoked = private.link("view"), private.link("view")
    private.delete(f"/tokens/{revoked['id']}")
    for good in (private.token, viewer["token"]):
        assert private.get(path, token=good).status_code == 200
    missing = private.get(path, token=None)
    refused(missing, 401, "token_must_be_given")
    assert missing.headers["WWW-Authenticate"] == "Bearer"
    refused(private.get(path, token=revoked["token"]), 401, "token_must_not_be_revoked")
    refused(private.get(path, token=service.new_game().token), 403, "token_must_be_for_this")
    for refusal in (missing, private.get(path, token="x")):
        assert b"Ann" not in refusal.get_data()


def test_links_are_listed_for_scorers_only(service: Service, private: Game, shared: Game) -> None:
    for game in (private, shared):
        refused(game.get("/tokens", token=None), 401, "token_must_be_given")
        refused(game.get("/tokens", token=game.link("view")["token"]), 403, "token_must_be_for_this")
        refused(game.get("/tokens", token=service.new_game().token), 403, "token_must_be_for_this")


def test_the_rematch_of_a_private_game_is_private(service: Service, private: Game) -> None:
    private.act("/end", reason="agreed")
    new = Game(service, created(private.post("/rematch")))
    refused(new.get(token=None), 401, "token_must_be_given")
    assert new.read()["visibility"] == "private"


# Writing.


@every_write
def test_a_write_needs_a_token_that_may_score_this_game(service: Service, write: Write) -> None:
    game = write.game(service)
    revoked = game.link("score")
    game.delete(f"/tokens/{revoked['id']}")
    viewer = game.link("view")["token"]
    stranger = service.new_game().token
    with service.nothing_stored():
        for token, status, code in [
            (None, 401, "token_must_be_given"),
            (revoked["token"], 401, "token_must_not_be_revoked"),
            (stranger, 403, "token_must_be_for_this"),
            (viewer, 403, "token_must_be_for_this"),
        ]:
            response = game.send(write.method, write.path, write.body, token=token)
            refused(response, status, code)
            assert (response.headers.get("WWW-Authenticate") == "Bearer") == (status == 401)
            keyed = {"Idempotency-Key": "a-key"}
            refused(game.send(write.method, write.path, write.body, token=token, headers=keyed), status, code)


def test_links_are_made_and_revoked_by_scorers_only(service: Service, game: Game) -> None:
    viewer = game.link("view")
    stranger = service.new_game().token
    body = {"scope": "score", "label": "Mine"}
    with service.nothing_stored():
        for token, status, code in [
            (None, 401, "token_must_be_given"),
            (viewer["token"], 403, "token_must_be_for_this"),
            (stranger, 403, "token_must_be_for_this"),
        ]:
            refused(game.post("/tokens", body, token=token), status, code)
            refused(game.delete(f"/tokens/{viewer['id']}", token=token), status, code)


@pytest.mark.parametrize(
    ("header", "code"),
    [
        ("", "token_must_be_bearer"),
        ("Bearer", "token_must_be_bearer"),
        ("Bearer ", "token_must_be_bearer"),
        ("Basic QW46Qm8=", "token_must_be_bearer"),
        ("Bearer x", "token_must_be_whole"),
        ("Bearer " + "x" * 5000, "token_must_be_whole"),
        ("Bearer " + NEVER_ISSUED + "000000", "token_must_be_whole"),
        ("Bearer \xff\xfe", "token_must_be_whole"),
        ("Bearer {}x", "token_must_be_whole"),
        ("Bearer {} {}", "token_must_be_whole"),
        ("{}", "token_must_be_bearer"),
    ],
)
def test_an_authorization_that_is_no_token_is_told_apart(
    service: Service, game: Game, header: str, code: str
) -> None:
    headers = {"Authorization": header.replace("{}", game.token)}
    with service.nothing_stored():
        response = game.post("/hands", trick("Ann 5 Bo 9 Cy 3"), token=None, headers=headers)
        refused(response, 401, code)
        assert response.headers["WWW-Authenticate"] == "Bearer"


@pytest.mark.parametrize("scheme", ["bearer", "BEARER", "Bearer "])
def test_the_scheme_may_be_written_in_any_case(game: Game, scheme: str) -> None:
    headers = {"Authorization": f"{scheme} {game.token}"}
    created(game.post("/hands", trick("Ann 5 Bo 9 Cy 3"), token=None, headers=headers))


def test_a_mistyped_token_is_refused(game: Game) -> None:
    wrong = game.token[:-1] + ("0" if game.token[-1] != "0" else "1")
    refused(game.post("/hands", trick("Ann 5 Bo 9 Cy 3"), token=wrong), 401, "token_must_be_whole")


def test_a_good_looking_token_of_elsewhere_is_not_known_here(game: Game) -> None:
    refused(
        game.post("/hands", trick("Ann 5 Bo 9 Cy 3"), token=new_token("score", "Game1")),
        401,
        "token_must_be_valid",
    )


def test_no_refusal_repeats_a_token(game: Game) -> None:
    for token in (game.token + "x", game.token[:-1] + "!"):
        response = game.post("/hands", trick("Ann 5 Bo 9 Cy 3"), token=token)
        assert game.token[:20] not in response.get_data(as_text=True)


def test_tokens_are_stored_as_digests_only(fresh_service: Service) -> None:
    game = fresh_service.new_game()
    link = game.link("view")["token"]
    there = fresh_service.bytes_on_disk()
    assert b"Bo's phone" in there
    for token in (game.token, link):
        assert token.encode() not in there
        assert token.partition("_")[2].encode() not in there


def test_every_operation_that_writes_is_documented_to_need_a_token(service: Service) -> None:
    for path, operations in service.documented.document["paths"].items():
        for method, operation in operations.items():
            if path.startswith("/v1/games/{game_id}") and method in {"post", "put", "delete"}:
                assert operation["security"] == [{"token": []}], (method, path)
