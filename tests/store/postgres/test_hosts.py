"""Of several hosts one may be gone without a word: only the first connection waits for it."""

from __future__ import annotations

import socket
import time
from collections.abc import Iterator
from contextlib import ExitStack, closing, suppress

import pytest
from psycopg.conninfo import make_conninfo

from referee.store.postgres.hosts import led_by
from referee.store.postgres.store import PostgresStore
from tests.postgres_server import new_database
from tests.timing import assert_within

CONNECT_WITHIN_S = 2.0
"""As long as a host that is gone is waited for."""


@pytest.fixture
def gone() -> Iterator[int]:
    """A port of a host that answers nobody: its queue is full."""
    with ExitStack() as stack:
        listener = stack.enter_context(socket.socket())
        listener.bind(("127.0.0.1", 0))
        listener.listen(0)
        for _ in range(4):
            waiting = stack.enter_context(socket.socket())
            waiting.setblocking(False)
            with suppress(BlockingIOError):
                waiting.connect(listener.getsockname())
        yield listener.getsockname()[1]


def test_only_the_first_connection_waits_for_a_host_that_is_gone(postgres: str, gone: int) -> None:
    with new_database(postgres) as address:
        PostgresStore(address).close()
        both = make_conninfo(address, host=f"127.0.0.1,{postgres}", port=f"{gone},5432")
        begun = time.monotonic()
        with closing(PostgresStore(both)) as store:
            assert time.monotonic() - begun > CONNECT_WITHIN_S - 0.5

            def others_s() -> float:
                begun = time.monotonic()
                with closing(store._connections.another()), closing(store._connections.another()):
                    return time.monotonic() - begun

            assert_within(CONNECT_WITHIN_S / 2, others_s)


@pytest.mark.parametrize(
    "address",
    ["host=db1", "host=db1,db2,db3 port=1,2", "host=db1,db2 hostaddr=192.0.2.1,192.0.2.2", "service=cards"],
)
def test_what_has_no_other_order_stays_as_it_is(address: str) -> None:
    assert led_by(address, ("db2", "5432")) == address
