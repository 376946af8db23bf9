from __future__ import annotations

import pytest

from referee.service.games.loading import VIEW_FORMAT
from tests.api.service import Game, Service, answered, created, refused
from tests.api.writes import WRITES, Write, every_write

# If-Match


OTHERS = (
    *('"1"', '"99"', 'W/"1"', "garbage", '""', "3", '"3', '"1", "99"', '"02"', '"-1"', f'"{"9" * 5000}"'),
    *('"1.2"', '"2.0"', '"2.2.2"', '"2."', '".2"', '"2.x"'),
)
"""What is no tag of the version that a game to write to is at."""
PRESENT = ('"{}"', 'W/"{}"', "*", '"1", "{}"', ' "{}" ', '"{}.2"', 'W/"{}.1"', '"1.2", "{}.99"')
"""Tags of the present version."""


def some(tags: tuple[str, ...], write: Write) -> tuple[str, ...]:
    """All tags for a hand; two for every other write, which reads them as a hand does."""
    return tags if write == WRITES["hand"] else (tags[0], tags[-1])


@every_write
def test_a_write_for_another_version_is_refused(service: Service, write: Write) -> None:
    game = write.game(service)
    version = game.read()["version"]
    with service.nothing_stored():
        for tag in some(OTHERS, write):
            for path in (write.path, f"{write.path}?preview=true"):
                response = game.send(write.method, path, write.body, headers={"If-Match": tag})
                assert (tag, refused(response, 412, "version_must_match")["version"]) == (tag, version)
    assert game.read()["version"] == version


@every_write
def test_a_write_for_this_version_is_done(service: Service, write: Write) -> None:
    for tag in some(PRESENT, write):
        game = write.game(service)
        version = game.read()["version"]
        response = game.send(write.method, write.path, write.body, headers={"If-Match": tag.format(version)})
        assert response.status_code in {200, 201}, tag
        assert game.read()["version"] == version + 1, tag


@every_write
def test_the_etag_of_a_write_is_what_the_next_write_may_be_made_for(service: Service, write: Write) -> None:
    game = write.game(service)
    response = game.send(write.method, write.path, write.body)
    if write.path == "/rematch":
        game = Game(service, response.get_json())
    again = game.post("/end", {"reason": "abandoned"}, headers={"If-Match": response.headers["ETag"]})
    assert again.status_code in {201, 409}
    assert response.headers["ETag"] == f'"{response.get_json().get("game", response.get_json())["version"]}"'


def test_links_are_made_and_revoked_only_for_the_version_that_was_seen(service: Service, game: Game) -> None:
    link = game.link("view")
    stale = {"If-Match": '"7"'}
    with service.nothing_stored():
        response = game.post("/tokens", {"scope": "view", "label": "x"}, headers=stale)
        refused(response, 412, "version_must_match")
        refused(game.delete(f"/tokens/{link['id']}", headers=stale), 412, "version_must_match")
    created(game.post("/tokens", {"scope": "view", "label": "x"}, headers={"If-Match": '"1"'}))
    assert game.delete(f"/tokens/{link['id']}", headers={"If-Match": '"1"'}).status_code == 204


def test_of_two_phones_that_saw_the_same_version_one_writes(service: Service, game: Game) -> None:
    tag = {"If-Match": game.get().headers["ETag"]}
    created(game.post("/players", {"name": "Di"}, headers=tag))
    with service.nothing_stored():
        refused(game.post("/players", {"name": "Eva"}, headers=tag), 412, "version_must_match")


# If-None-Match


SHOWN = f'"2.{VIEW_FORMAT}"'
"""The tag of a game at its second version, as this release shows it."""


@pytest.mark.parametrize("tag", [SHOWN, f"W/{SHOWN}", "*", f'"1", {SHOWN}'])
def test_who_has_the_latest_version_is_told_so_without_it(game: Game, tag: str) -> None:
    game.hand("Ann 5 Bo 9 Cy 3")
    response = game.get(headers={"If-None-Match": tag})
    assert (response.status_code, response.get_data()) == (304, b"")
    assert response.headers["ETag"] == SHOWN


@pytest.mark.parametrize(
    "tag",
    # The third is what earlier releases gave for this version, and the next another release's.
    [f'"1.{VIEW_FORMAT}"', f'"3.{VIEW_FORMAT}"', '"2"', f'"2.{VIEW_FORMAT - 1}"', "garbage", '""', "2"],
)
def test_who_has_another_version_is_sent_the_latest(game: Game, tag: str) -> None:
    game.hand("Ann 5 Bo 9 Cy 3")
    response = game.get(headers={"If-None-Match": tag})
    assert answered(response)["version"] == 2
    assert response.headers["ETag"] == SHOWN


def test_polling_costs_nothing_until_something_happens(game: Game) -> None:
    tag = game.get().headers["ETag"]
    for _ in range(3):
        assert game.get(headers={"If-None-Match": tag}).status_code == 304
    game.hand("Ann 5 Bo 9 Cy 3")
    assert game.get(headers={"If-None-Match": tag}).status_code == 200


def test_a_record_carries_the_version_it_was_made_of(game: Game) -> None:
    game.hand("Ann 5 Bo 9 Cy 3")
    assert game.get("/record").headers["ETag"] == '"2"'


def test_a_private_game_does_not_tell_its_version_without_a_token(service: Service) -> None:
    game = service.new_game(visibility="private")
    refused(game.get(token=None, headers={"If-None-Match": '"1"'}), 401, "token_must_be_given")
