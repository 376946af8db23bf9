"""Whoever is ended because two wait for each other is tried again, unseen by the client."""

from __future__ import annotations

import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import psycopg
import pytest
from psycopg.conninfo import make_conninfo

from referee.api.foundation import running
from tests.api.conftest import a_service

WAITING = (
    "SELECT count(*) FROM pg_stat_activity WHERE wait_event_type = 'Lock' AND application_name = 'referee'"
)


@pytest.mark.parametrize("attempts_without_turn", [3, 0])
def test_no_client_sees_a_deadlock(
    address: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, attempts_without_turn: int
) -> None:
    monkeypatch.setattr(running, "_WITHOUT_TURN", attempts_without_turn)
    with (
        a_service(tmp_path, address) as service,
        psycopg.connect(make_conninfo(address, user="admin")) as other,
        psycopg.connect(address, autocommit=True) as seen,
    ):
        club = service.new_club()
        club.members("Ann Bo")
        game = club.game("gurka-norway", "m1 m2", stake={"amount": 500, "currency": "DKK"})
        game.post("/hands", {"outcome": {"taker": "p1", "card": "K"}})
        last = {"outcome": {"taker": "p1", "card": "10"}}
        other.execute(
            "SET deadlock_timeout = '1min'"
        )  # the service is to be ended, however busy the machine is
        other.execute("SELECT 1 FROM clubs FOR UPDATE")
        with ThreadPoolExecutor(1) as pool:
            pending = pool.submit(game.post, "/hands", last)
            until = time.monotonic() + 60
            while seen.execute(WAITING).fetchone() == (0,):
                assert time.monotonic() < until
            other.execute("SELECT 1 FROM games FOR UPDATE")
            other.commit()
            assert pending.result().status_code == 201
        assert game.read()["version"] == 3
