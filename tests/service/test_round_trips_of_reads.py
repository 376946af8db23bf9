"""How often a service asks PostgreSQL for what phones read: once, however much there is to be told."""

from __future__ import annotations

import http.client
import time
from collections import Counter
from collections.abc import Callable
from typing import Any

import pytest

from tests.round_trips import Said
from tests.service.test_round_trips import ENDLESS, NAMES, founded, hand, of_a_club, plain
from tests.serving import Answer, Phone

WARM = 4
"""After so many times all statements have been prepared."""
FEW, MANY = 2, 9
IN_A_SNAPSHOT = 2
"""BEGIN and COMMIT, where there is more than one statement."""


def private(phone: Phone) -> tuple[str, Phone]:
    players = [{"name": name} for name in NAMES]
    body = {"variant": "agurk", "house_rules": ENDLESS, "players": players, "visibility": "private"}
    made = phone.send("POST", "/v1/games", body).document
    return f"/v1/games/{made['id']}", Phone(phone.port, made["scorer_token"])


def asked(said: Said, act: Callable[[], Answer]) -> tuple[int, int]:
    """What is said most times; now and then something else is done beside it, such as forgetting answers."""
    seen = []
    for _ in range(2 * WARM):
        said.forget()
        sent = act()
        assert sent.status in (200, 304), sent.body
        seen.append((said.statements, said.round_trips))
    return Counter(seen[WARM:]).most_common()[0][0]


@pytest.fixture(scope="module", params=[plain, of_a_club, private], ids=lambda begin: begin.__name__)
def game(request: pytest.FixtureRequest, phone: Phone) -> tuple[str, Phone]:
    begun: tuple[str, Phone] = request.param(phone)
    return begun


@pytest.mark.parametrize(
    ("path", "statements"),
    [
        ("", 1),
        ("/rules", 1),
        ("/hands/1", 1),
        ("/hands", 2 + IN_A_SNAPSHOT),
        ("/hands?all_acts=true", 2 + IN_A_SNAPSHOT),
        ("/events", 2 + IN_A_SNAPSHOT),
        ("/claims", 2 + IN_A_SNAPSHOT),
        ("/tokens", 2 + IN_A_SNAPSHOT),
        ("/pot", 2 + IN_A_SNAPSHOT),
        ("/record", 2 + IN_A_SNAPSHOT),
        ("/score-sheet", 3 + IN_A_SNAPSHOT),
    ],
)
def test_what_is_read_of_a_game_is_asked_once(
    way: tuple[Said, str], game: tuple[str, Phone], path: str, statements: int
) -> None:
    address, scorer = game
    for hands in (FEW, MANY):
        while scorer.send("GET", address).document["version"] <= hands:
            assert scorer.send("POST", f"{address}/hands", hand(1)).status == 201
        assert asked(way[0], lambda: scorer.send("GET", address + path)) == (statements, 1)


def test_a_game_that_has_not_changed_is_asked_once(way: tuple[Said, str], game: tuple[str, Phone]) -> None:
    address, scorer = game
    tag = scorer.send("GET", address).headers["ETag"]
    assert asked(way[0], lambda: scorer.send("GET", address, If_None_Match=tag)) == (1, 1)


def test_anybody_who_reads_a_game_asks_once(way: tuple[Said, str], phone: Phone) -> None:
    address, _ = plain(phone)
    assert asked(way[0], lambda: phone.send("GET", address)) == (1, 1)


@pytest.mark.parametrize(
    ("path", "statements"),
    [
        ("", 1),
        ("/members", 2 + IN_A_SNAPSHOT),
        ("/rule-sets", 2 + IN_A_SNAPSHOT),
        ("/tokens", 2 + IN_A_SNAPSHOT),
    ],
)
def test_what_is_read_of_a_club_is_asked_once(
    way: tuple[Said, str], phone: Phone, path: str, statements: int
) -> None:
    for count in (FEW, len(NAMES)):
        club, admin = founded(phone, *NAMES[:count])
        address = f"/v1/clubs/{club}{path}"
        assert asked(way[0], lambda: admin.send("GET", address)) == (statements, 1)  # noqa: B023


def test_a_token_is_asked_once(way: tuple[Said, str], phone: Phone) -> None:
    _, scorer = plain(phone)
    assert asked(way[0], lambda: scorer.send("GET", "/v1/token")) == (1, 1)


def begun(game: tuple[str, Phone]) -> http.client.HTTPConnection:
    """A stream of a game, whose first event has come."""
    path, scorer = game
    connection = http.client.HTTPConnection("127.0.0.1", scorer.port, timeout=30)
    connection.request("GET", f"{path}/stream", headers={"Authorization": f"Bearer {scorer.token}"})
    told(connection.getresponse())
    return connection


def told(stream: Any) -> None:
    while not stream.readline().startswith(b"data:"):
        pass


def test_a_change_is_told_to_many_by_few_questions(way: tuple[Said, str], game: tuple[str, Phone]) -> None:
    """However many watch: a stream asks 20 times a second whether something was written."""
    said, (path, scorer) = way[0], game
    counts = []
    for watchers in (1, 6):
        open_ = [begun(game) for _ in range(watchers)]
        time.sleep(1.5)  # until everybody has been told of
        said.forget()
        time.sleep(2)
        quiet = said.round_trips
        said.forget()
        for number in range(10):
            assert scorer.send("POST", f"{path}/hands", hand(number)).status == 201
            time.sleep(0.2)
        counts.append(said.round_trips - quiet)
        for one in open_:
            one.close()
    # A hand, whether it changed, the game: at most two looks at each change.
    assert max(counts) <= 10 * (2 + 2 * 3)
    assert counts[1] <= counts[0] + 10
