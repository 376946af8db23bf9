"""Nobody knows whether a hand was kept: whoever sends it again with its key has it entered once."""

from __future__ import annotations

import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from uuid import uuid4

import pytest

from tests import postgres_server
from tests.postgres_server import new_database
from tests.serving import DEADLINE_S, Answer, Phone, Server, serving
from tests.wire import Wire

HAND = {"outcome": {"taker": "p1", "card": "9"}}
LONGEST_COMMIT_S = 8
BEGINS_TO_WRITE, COMMITS = b"BEGIN ISOLATION LEVEL READ COMMITTED", b"COMMIT\0"
WAITING = "SELECT pid FROM pg_stat_activity WHERE wait_event = 'SyncRep'"


@pytest.fixture(scope="module")
def database() -> Iterator[postgres_server.Server]:
    """A server that waits for standbys as soon as any are named."""
    with postgres_server.own_server() as found:
        if found is None:
            pytest.skip("There is no PostgreSQL here; install it, or set PG_BIN.")
        found.ask("ALTER ROLE referee SET synchronous_commit = on")
        yield found


@pytest.fixture(scope="module")
def wire(database: postgres_server.Server) -> Iterator[Wire]:
    with closing(Wire(str(database.folder))) as opened:
        yield opened


@pytest.fixture(scope="module")
def server(
    database: postgres_server.Server, wire: Wire, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Server]:
    file = tmp_path_factory.mktemp("outcomes") / "referee.db"
    with (
        new_database(str(database.folder)) as address,
        serving(file, address=wire.address(address)) as ready,
    ):
        yield ready


def refused(answer: Answer) -> None:
    """Fails unless the answer is that the outcome is not known."""
    assert (answer.status, answer.document["type"]) == (503, "/problems/outcome_must_be_known"), answer.body
    assert answer.headers["Retry-After"] == "2"


def again(phone: Phone, path: str, key: str) -> Answer:
    """The answer to the same hand with the same key, sent until it is entered."""
    until = time.monotonic() + DEADLINE_S
    while (answer := phone.send("POST", f"{path}/hands", HAND, Idempotency_Key=key)).status == 503:
        assert time.monotonic() < until
        time.sleep(0.1)
    return answer


@pytest.mark.parametrize("is_heard", [True, False])
def test_a_connection_that_is_lost_in_a_commit(server: Server, wire: Wire, is_heard: bool) -> None:
    path, phone = Phone(server.port).new_game()
    key, wire.is_heard = str(uuid4()), is_heard
    wire.cut_at = [BEGINS_TO_WRITE, COMMITS]
    refused(phone.send("POST", f"{path}/hands", HAND, Idempotency_Key=key))
    answer = again(phone, path, key)
    assert (answer.status, answer.document["hand"]["number"]) == (201, 1)
    assert (answer.headers.get("Idempotency-Replayed") == "true") is is_heard
    assert phone.send("GET", path).document["version"] == 2


@pytest.mark.parametrize("end", ["pg_cancel_backend", "pg_terminate_backend", None])
def test_a_commit_whose_wait_for_a_standby_ends(
    database: postgres_server.Server, server: Server, end: str | None
) -> None:
    """It is cancelled, its connection is ended, or it takes too long.

    What can be read on this machine then, an earlier answer too, is not told of before another has it.
    """
    path, phone = Phone(server.port).new_game()
    key = str(uuid4())
    database.wait_for("nobody")
    try:
        with ThreadPoolExecutor(1) as pool:
            began = time.monotonic()
            asked = pool.submit(phone.send, "POST", f"{path}/hands", HAND, Idempotency_Key=key)
            if end is not None:
                while not (waiting := database.ask(WAITING)):
                    assert time.monotonic() < began + LONGEST_COMMIT_S
                database.ask(f"SELECT {end}({waiting[0][0]})")
            refused(asked.result())
            if end is None:
                assert LONGEST_COMMIT_S <= time.monotonic() - began < LONGEST_COMMIT_S + 4
            assert phone.send("POST", f"{path}/hands", HAND, Idempotency_Key=key).status == 503
    finally:
        database.set("synchronous_standby_names", None)
    answer = again(phone, path, key)
    assert (answer.status, answer.headers["Idempotency-Replayed"]) == (201, "true")
    assert phone.send("GET", path).document["version"] == 2
