from __future__ import annotations

from tests.api.service import Document, Game, Service, answered, ids, refused, trick
from tests.api.writes import WRITES, Write, every_write

MOVING = {"id", "created_at", "updated_at", "recorded_at", "scorer_token", "rematch"}
"""Members that differ between a preview and what is done afterwards."""


def still(document: object) -> object:
    """The document without what moves."""
    if isinstance(document, dict):
        return {name: still(value) for name, value in document.items() if name not in MOVING}
    return [still(item) for item in document] if isinstance(document, list) else document


@every_write
def test_a_preview_answers_what_would_happen_and_does_nothing(service: Service, write: Write) -> None:
    game = write.game(service)
    before = game.read()
    with service.nothing_stored():
        response = game.send(write.method, f"{write.path}?preview=true", write.body)
    preview = answered(response)
    assert "Location" not in response.headers
    assert "scorer_token" not in preview
    assert game.read() == before
    done = game.send(write.method, write.path, write.body).get_json()
    if write.path == "/rematch":
        assert still(preview) == still(done)
        return
    assert preview.pop("before") == before
    assert isinstance(preview.pop("changes"), list)
    assert still(preview) == still(done)


@every_write
def test_preview_false_does_it(service: Service, write: Write) -> None:
    game = write.game(service)
    version = game.read()["version"]
    assert game.send(write.method, f"{write.path}?preview=false", write.body).status_code in {200, 201}
    assert game.read()["version"] == version + 1


@every_write
def test_a_preview_that_is_misspelt_does_nothing_either(service: Service, write: Write) -> None:
    game = write.game(service)
    with service.nothing_stored():
        for query in ("preview=1", "preview=True", "preview=", "preview=yes", "preveiw=true"):
            response = game.send(write.method, f"{write.path}?{query}", write.body)
            problem = refused(response, 422, "request_must_fit")
            assert ids(problem["errors"], "path") == [f"/query/{query.partition('=')[0]}"]


@every_write
def test_a_preview_needs_a_token_too(service: Service, write: Write) -> None:
    game = write.game(service)
    watcher = game.link("view")["token"]
    with service.nothing_stored():
        path = f"{write.path}?preview=true"
        refused(game.send(write.method, path, write.body, token=None), 401, "token_must_be_given")
        refused(game.send(write.method, path, write.body, token=watcher), 403, "token_must_be_for_this")


@every_write
def test_a_preview_with_a_key_leaves_the_key_free(service: Service, write: Write) -> None:
    game, key = write.game(service), {"Idempotency-Key": "preview-first"}
    with service.nothing_stored():
        answered(game.send(write.method, f"{write.path}?preview=true", write.body, headers=key))
    response = game.send(write.method, write.path, write.body, headers=key)
    assert response.status_code in {200, 201}
    assert "Idempotency-Replayed" not in response.headers


def test_the_preview_of_a_hand_tells_the_scores_that_it_changes(game: Game) -> None:
    preview = answered(game.post("/hands?preview=true", trick("Ann 5 Bo 9 Cy 3")))
    assert preview["changes"] == [{"hand": 1, "player": "p2", "before": 0, "after": 9}]
    assert preview["game"]["version"] == 2


def test_the_preview_of_an_amendment_tells_every_score_after_every_hand_that_it_changes(game: Game) -> None:
    for plays in ("Ann 5 Bo 9 Cy 3", "Bo 2 Cy 4 Ann 3", "Bo 3 Cy 2 Ann 5"):
        game.hand(plays)
    preview = answered(game.put("/hands/1?preview=true", trick("Ann J Bo 9 Cy 3")))
    assert preview["changes"] == [
        {"hand": hand, "player": player, "before": before, "after": after}
        for hand, player, before, after in [
            (1, "p1", 0, 11),
            (1, "p2", 9, 0),
            (2, "p1", 0, 11),
            (2, "p2", 9, 0),
            (3, "p1", 5, 16),
            (3, "p2", 9, 0),
        ]
    ]
    assert [player["score"] for player in preview["before"]["players"]] == [5, 9, 4]
    assert [player["score"] for player in preview["game"]["players"]] == [16, 0, 4]


def test_an_amendment_that_changes_no_score_previews_no_changes(game: Game) -> None:
    game.hand("Ann 5 Bo 9 Cy 3")
    assert answered(game.put("/hands/1?preview=true", trick("Ann 6 Bo 9 Cy 3")))["changes"] == []


def test_the_preview_of_a_removal_numbers_the_hands_as_they_would_be(game: Game) -> None:
    game.hand("Ann 5 Bo 9 Cy 3")
    game.hand("Bo 2 Cy 4 Ann 3")
    preview = answered(game.delete("/hands/1?preview=true"))
    assert preview["changes"] == [{"hand": 1, "player": "p2", "before": 9, "after": 0}]


def test_the_preview_of_a_correction_takes_back_events_too(service: Service, game: Game) -> None:
    game.hand("Ann 5 Bo 9 Cy 3")
    game.act("/adjustments", player="Bo", points=2, reason="Late")
    game.hand("Bo 2 Cy 4 Ann 3")
    with service.nothing_stored():
        preview = answered(game.put("/hands/1?preview=true&take_back=3", trick("Ann 5 Bo 10 Cy 3")))
    assert [player["score"] for player in preview["game"]["players"]] == [0, 10, 4]


def test_the_preview_of_what_is_refused_is_the_refusal(service: Service, game: Game) -> None:
    with service.nothing_stored():
        refused(game.post("/hands?preview=true", trick("Ann 5 Bo 9")), 422, "rules_must_hold")
        refused(game.post("/buy-ins?preview=true", {"player": "Ann"}), 409, "buy_in_must_be_allowed")
        refused(game.delete("/hands/1?preview=true"), 404, "hand_must_exist")


NEW: Document = {"variant": "agurk", "players": [{"name": "Ann"}, {"name": "Bo"}]}


def test_the_preview_of_a_game_makes_none_and_gives_no_token(service: Service, game: Game) -> None:
    with service.nothing_stored():
        response = service.post("/v1/games?preview=true", NEW)
        preview = answered(response)
        assert "scorer_token" not in preview
        assert "Location" not in response.headers
        taken = answered(service.post("/v1/records?preview=true", game.read("/record")))
        assert "scorer_token" not in taken
        refused(service.get(f"/v1/games/{preview['id']}"), 404, "game_must_exist")


def test_making_and_revoking_a_link_can_be_tried_without_doing_it(service: Service, game: Game) -> None:
    link = game.link("view")
    with service.nothing_stored():
        tried = game.post("/tokens?preview=true", {"scope": "view", "label": "x"})
        assert tried.status_code in {200, 422}
        assert "token" not in tried.get_json()
        assert game.delete(f"/tokens/{link['id']}?preview=true").status_code in {200, 204, 422}


def test_every_write_is_previewed_here(service: Service) -> None:
    """A write added to the document later must come with a preview, and with a test of it."""
    sent = {(write.method, write.path.split("/")[1]) for write in WRITES.values()}
    known = {
        (method.upper(), path.split("/")[4])
        for path, operations in service.documented.document["paths"].items()
        for method in operations
        if path.startswith("/v1/games/{game_id}/") and method in {"post", "put", "delete"}
    }
    assert known - sent <= {
        ("POST", "tokens"),
        ("DELETE", "tokens"),
        ("POST", "claims"),
        ("POST", "lock"),
        ("DELETE", "lock"),
    }
