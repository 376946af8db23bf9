"""How often a service asks PostgreSQL for one recorded hand: each time costs the way there and back."""

from __future__ import annotations

import tempfile
import uuid
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import psycopg
import pytest

from tests.postgres_server import new_database
from tests.round_trips import Said, counting
from tests.serving import Phone, serving

ENDLESS = {"limit": {"points": 10_000}}
NAMES = ("Ann", "Bo", "Cy", "Di", "Ed")
STATEMENTS, ROUND_TRIPS = 2, 2
"""Of a hand: one to see where everything stands, and one to keep it."""
WARM = 8
"""After so many hands all statements have been prepared."""


@pytest.fixture(scope="module")
def way(postgres: str) -> Iterator[tuple[Said, str]]:
    """What is said, and the address at which it is counted."""
    with (
        tempfile.TemporaryDirectory(prefix="way") as short,
        new_database(postgres) as address,
        counting(postgres, Path(short)) as said,
    ):
        yield said, address.replace(f"host={postgres}", f"host={short}")


@pytest.fixture(scope="module")
def phone(way: tuple[Said, str], tmp_path_factory: pytest.TempPathFactory) -> Iterator[Phone]:
    with serving(tmp_path_factory.mktemp("way") / "referee.db", address=way[1]) as server:
        yield Phone(server.port)


def plain(phone: Phone) -> tuple[str, Phone]:
    players = [{"name": name} for name in NAMES]
    body = {"variant": "agurk", "house_rules": ENDLESS, "players": players}
    made = phone.send("POST", "/v1/games", body).document
    return f"/v1/games/{made['id']}", Phone(phone.port, made["scorer_token"])


def of_a_club(phone: Phone) -> tuple[str, Phone]:
    founded = phone.send("POST", "/v1/clubs", {"name": "Club", "currency": "DKK"}).document
    admin = Phone(phone.port, founded["admin_token"])
    for name in NAMES:
        admin.send("POST", f"/v1/clubs/{founded['id']}/members", {"name": name})
    body = {
        "variant": "agurk",
        "house_rules": ENDLESS,
        "club": founded["id"],
        "players": [{"member": f"m{at}"} for at, _ in enumerate(NAMES, 1)],
        "stake": {"amount": 500, "currency": "DKK"},
    }
    return f"/v1/games/{admin.send('POST', '/v1/games', body).document['id']}", admin


def hand(number: int) -> dict[str, Any]:
    """A hand of which nobody is out."""
    return {"outcome": {"taker": f"p{1 + number % len(NAMES)}", "card": "4"}}


@pytest.mark.parametrize("begin", [plain, of_a_club])
def test_a_hand_asks_the_database_a_few_times(way: tuple[Said, str], phone: Phone, begin: Any) -> None:
    said, (path, scorer) = way[0], begin(phone)
    seen = []
    for number in range(2 * WARM):
        said.forget()
        sent = scorer.send("POST", f"{path}/hands", hand(number), Idempotency_Key=str(uuid.uuid4()))
        assert sent.status == 201, sent.body
        seen.append((said.statements, said.round_trips))
    assert set(seen[WARM:]) == {(STATEMENTS, ROUND_TRIPS)}


def test_statements_that_are_waited_for_and_such_that_are_not_are_counted(way: tuple[Said, str]) -> None:
    said, address = way
    with closing(psycopg.connect(address, autocommit=True)) as connection:
        said.forget()
        for _ in range(3):
            connection.execute("SELECT 1")
        assert (said.statements, said.round_trips) == (3, 3)
        said.forget()
        with connection.pipeline():
            for _ in range(3):
                connection.execute("SELECT 1")
        assert (said.statements, said.round_trips) == (3, 1)
