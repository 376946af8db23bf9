"""The number of questions to PostgreSQL for what phones read: one, however much there is."""

from __future__ import annotations

import http.client
import time
import uuid
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import ExitStack, closing, contextmanager
from functools import partial
from typing import Any

import pytest

from tests.round_trips import Said, until_quiet
from tests.service.test_round_trips import ENDLESS, NAMES, Evening, founded, hand, of_a_club, plain
from tests.serving import Answer, Phone

WARM = 4
"""After so many times all statements have been prepared."""
FEW, MANY = 2, 9
ONCE = (1, 1)
"""A statement, and a round trip."""
CHANGES, POLLS_A_SECOND = 20, 20


def private(phone: Phone) -> tuple[str, Phone]:
    players = [{"name": name} for name in NAMES]
    body = {"variant": "agurk", "house_rules": ENDLESS, "players": players, "visibility": "private"}
    game = phone.send("POST", "/v1/games", body).document
    return f"/v1/games/{game['id']}", Phone(phone.port, game["scorer_token"])


def usual_counts(counter: Said, act: Callable[[], Answer]) -> tuple[int, int]:
    """The usual counts of an act; now and then other work adds to them, such as forgetting answers."""
    seen = []
    until_quiet(counter)
    for _ in range(2 * WARM):
        counter.forget()
        sent = act()
        assert sent.status in (200, 304), sent.body
        seen.append((counter.statements, counter.round_trips))
    return Counter(seen[WARM:]).most_common()[0][0]


@pytest.fixture(scope="module", params=[plain, of_a_club, private], ids=lambda begin: begin.__name__)
def game(request: pytest.FixtureRequest, phone: Phone) -> tuple[str, Phone]:
    begun: tuple[str, Phone] = request.param(phone)
    return begun


@pytest.mark.parametrize(
    "path",
    [
        "",
        "/rules",
        "/hands/1",
        "/hands",
        "/hands?all_acts=true",
        "/events",
        "/claims",
        "/tokens",
        "/pot",
        "/record",
        "/score-sheet",
    ],
)
def test_what_is_read_of_a_game_is_asked_once(
    way: tuple[Said, str], game: tuple[str, Phone], path: str
) -> None:
    address, scorer = game
    for hands in (FEW, MANY):
        while scorer.send("GET", address).document["version"] <= hands:
            assert scorer.send("POST", f"{address}/hands", hand(1)).status == 201
        assert usual_counts(way[0], lambda: scorer.send("GET", address + path)) == ONCE


def test_a_game_that_has_not_changed_is_asked_once(way: tuple[Said, str], game: tuple[str, Phone]) -> None:
    address, scorer = game
    tag = scorer.send("GET", address).headers["ETag"]
    assert usual_counts(way[0], lambda: scorer.send("GET", address, If_None_Match=tag)) == ONCE


def test_anybody_who_reads_a_game_asks_once(way: tuple[Said, str], phone: Phone) -> None:
    address, _ = plain(phone)
    assert usual_counts(way[0], lambda: phone.send("GET", address)) == ONCE


@pytest.mark.parametrize(
    "path",
    [
        "",
        "/members",
        "/rule-sets",
        "/tokens",
    ],
)
def test_what_is_read_of_a_club_is_asked_once(way: tuple[Said, str], phone: Phone, path: str) -> None:
    for count in (FEW, len(NAMES)):
        club, admin = founded(phone, *NAMES[:count])
        address = f"/v1/clubs/{club}{path}"
        assert usual_counts(way[0], lambda: admin.send("GET", address)) == ONCE  # noqa: B023


def test_a_token_is_asked_once(way: tuple[Said, str], phone: Phone) -> None:
    _, scorer = plain(phone)
    assert usual_counts(way[0], lambda: scorer.send("GET", "/v1/token")) == ONCE


ASKED = {
    "kind": "play",
    "trick": [{"player": "p1", "cards": ["10"]}],
    "player": "p2",
    "cards": ["9"],
    "holding": ["9", "3"],
}


@pytest.mark.parametrize(
    ("act", "most"),
    [
        (("POST", "/hands?preview=true", hand(1)), ONCE),
        (("PUT", "/hands/1?preview=true&reason=Misread", hand(2)), (2, 2)),
        (("DELETE", "/hands/2?preview=true&reason=Twice", None), (2, 2)),
        (("POST", "/claims?preview=true", ASKED), ONCE),
        (("POST", "/claims", ASKED), (2, 2)),
    ],
)
def test_what_phones_try_is_asked_a_few_times(
    way: tuple[Said, str], game: tuple[str, Phone], act: tuple[str, str, Any], most: tuple[int, int]
) -> None:
    """However many hands there are."""
    (address, scorer), (method, path, body) = game, act
    for hands in (FEW, MANY):
        while scorer.send("GET", address).document["version"] <= hands:
            assert scorer.send("POST", f"{address}/hands", hand(1)).status == 201
        statements, trips = usual_counts(
            way[0], lambda: scorer.send(method, address + path, body, Idempotency_Key=str(uuid.uuid4()))
        )
        assert statements <= most[0]
        assert trips <= most[1]


@contextmanager
def watching(game: tuple[str, Phone]) -> Iterator[http.client.HTTPResponse]:
    """A stream of a game, whose first event has come."""
    path, scorer = game
    with closing(http.client.HTTPConnection("127.0.0.1", scorer.port, timeout=30)) as connection:
        connection.request("GET", f"{path}/stream", headers={"Authorization": f"Bearer {scorer.token}"})
        with connection.getresponse() as stream:
            wait_for_game(stream)
            yield stream


def wait_for_game(stream: http.client.HTTPResponse) -> None:
    """Returns when a game has come."""
    while not stream.readline().startswith(b"data:"):
        pass


def test_a_change_is_told_to_many_by_as_few_questions(way: tuple[Said, str], game: tuple[str, Phone]) -> None:
    counter, (path, scorer) = way[0], game
    for watchers in (1, 6):
        with ExitStack() as open_:
            streams = [open_.enter_context(watching(game)) for _ in range(watchers)]
            time.sleep(1)  # until everybody has been told of
            counter.forget()
            begin = time.monotonic()
            for _ in range(CHANGES):
                assert scorer.send("POST", f"{path}/hands", hand(0)).status == 201
                for stream in streams:
                    wait_for_game(stream)
            polls = (time.monotonic() - begin) * POLLS_A_SECOND
        # The hand, then whether the game has changed, and the game.
        assert counter.round_trips - polls <= CHANGES * 6


@pytest.fixture(scope="module")
def clubs(way: tuple[Said, str], phone: Phone) -> list[Evening]:
    """A club of three after an evening, and one of five after three."""
    played = []
    for count, evenings in ((3, 1), (5, 3)):
        club, admin = founded(phone, *NAMES[:count])
        evening = Evening(way[0], club, admin, [{"member": f"m{at}"} for at in range(1, count + 1)])
        for _ in range(evenings):
            evening.play(3)
        admin.send("GET", f"/v1/clubs/{club}/standings")  # which rates the games
        played.append(evening)
    return played


@pytest.mark.parametrize(
    "path",
    [
        "/standings",
        "/standings?from=2020-01-01&by=rating",
        "/balances",
        "/settlement",
        "/ledger?limit=2",
        "/games",
        "/games?status=finished",
    ],
)
def test_what_is_read_of_a_clubs_games_and_books_is_asked_once(
    way: tuple[Said, str], clubs: list[Evening], path: str
) -> None:
    for evening in clubs:
        assert (
            usual_counts(way[0], partial(evening.admin.send, "GET", f"/v1/clubs/{evening.club}{path}"))
            == ONCE
        )


def test_a_ledger_with_games_that_were_corrected_asks_no_more_for_more_of_them(
    way: tuple[Said, str], clubs: list[Evening]
) -> None:
    few, many = (
        usual_counts(way[0], partial(evening.admin.send, "GET", f"/v1/clubs/{evening.club}/ledger?limit=200"))
        for evening in clubs
    )
    assert few == many
    assert max(few) <= 12


def test_games_that_wait_are_rated_together(way: tuple[Said, str], clubs: list[Evening]) -> None:
    counter, evening = way[0], clubs[0]
    counts = []
    for games in (1, 1, 4):
        for _ in range(games):
            body = {"club": evening.club, "variant": "gurka-norway", "players": evening.seats}
            evening.pay_out(f"/v1/games/{evening.act('begin', 'POST', '/v1/games', body)['id']}")
        counter.forget()
        standings = evening.admin.send("GET", f"/v1/clubs/{evening.club}/standings").document
        counts.append((counter.statements, counter.round_trips))
        assert standings["unrated_games"] == 0
    assert counts[1] == counts[2]
    assert max(statements for statements, _ in counts) <= 25
    assert max(trips for _, trips in counts) <= 13
