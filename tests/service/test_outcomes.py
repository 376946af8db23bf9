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
ACTS = {
    "a hand": ("POST", "hands", HAND, [b'"taker"']),
    "a correction": (
        *("PUT", "hands/1", {"outcome": {"taker": "p2", "card": "9"}}),
        [b"BEGIN ISOLATION LEVEL READ COMMITTED", b"COMMIT\0"],
    ),
}
"""A hand is told in one statement, a correction in a transaction."""
MOST_IDLE = 5
WAITING = "SELECT pid FROM pg_stat_activity WHERE wait_event = 'SyncRep'"


@pytest.fixture(scope="module")
def database() -> Iterator[postgres_server.Server]:
    """A server that waits for standbys as soon as any are named."""
    with postgres_server.own_server() as own:
        if own is None:
            pytest.skip("There is no PostgreSQL here; install it, or set PG_BIN.")
        own.ask("ALTER ROLE referee SET synchronous_commit = on")
        yield own


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


class Act:
    """Something that is recorded in a game, with a key."""

    def __init__(self, server: Server, name: str) -> None:
        self.path, self.phone = Phone(server.port).new_game()
        self._key, self.version = str(uuid4()), 2
        self._method, self._where, self._body, self.commits = ACTS[name]
        if name != "a hand":
            assert self.phone.send("POST", f"{self.path}/hands", HAND).status == 201
            self.version = 3

    def send(self) -> Answer:
        """The answer to it."""
        where = f"{self.path}/{self._where}"
        return self.phone.send(self._method, where, self._body, Idempotency_Key=self._key)

    def again(self) -> Answer:
        """The answer when it is sent until it is entered."""
        until = time.monotonic() + DEADLINE_S
        while (answer := self.send()).status == 503:
            assert time.monotonic() < until
            time.sleep(0.1)
        return answer

    def count(self) -> int:
        """The number of times that it is entered."""
        version = self.phone.send("GET", self.path).document["version"]
        return int(version) - self.version + 1


def cut_short(wire: Wire, act: Act, *, is_heard: bool) -> Answer:
    """The answer to an act whose commit is cut off.

    Over a connection that was idle for long, as on a slow machine, a hand is a transaction, too: that ends
    before its commit, and so nothing is kept.
    """
    wire.is_heard = is_heard
    for _ in range(MOST_IDLE):
        wire.cut_at = [*act.commits]
        answer = act.send()
        if answer.document["type"] != "/problems/store_must_work":
            break
    return answer


@pytest.mark.parametrize("is_heard", [True, False])
@pytest.mark.parametrize("name", ACTS)
def test_a_connection_that_is_lost_in_a_commit(server: Server, wire: Wire, name: str, is_heard: bool) -> None:
    act = Act(server, name)
    refused(cut_short(wire, act, is_heard=is_heard))
    answer = act.again()
    assert (answer.status // 100, answer.headers.get("Idempotency-Replayed") == "true") == (2, is_heard)
    assert act.count() == 1


@pytest.mark.parametrize(
    ("name", "end"),
    [
        ("a hand", "pg_cancel_backend"),
        ("a hand", "pg_terminate_backend"),
        ("a hand", None),
        ("a correction", "pg_cancel_backend"),
        ("a correction", "pg_terminate_backend"),
    ],
)
def test_a_commit_whose_wait_for_a_standby_ends(
    database: postgres_server.Server, server: Server, name: str, end: str | None
) -> None:
    """It is cancelled, its connection is ended, or it takes too long.

    What can be read on this machine then, an earlier answer too, is not told of before another has it.
    """
    act = Act(server, name)
    database.wait_for("nobody")
    try:
        with ThreadPoolExecutor(1) as pool:
            began = time.monotonic()
            pending = pool.submit(act.send)
            if end is not None:
                while not (waiting := database.ask(WAITING)):
                    assert not pending.done(), pending.result().body
                database.ask(f"SELECT {end}({waiting[0][0]})")
            refused(pending.result())
            if end is None:
                assert LONGEST_COMMIT_S <= time.monotonic() - began < 2 * LONGEST_COMMIT_S
            assert act.send().status == 503
    finally:
        database.set("synchronous_standby_names", None)
    answer = act.again()
    assert (answer.status // 100, answer.headers["Idempotency-Replayed"]) == (2, "true")
    assert act.count() == 1
