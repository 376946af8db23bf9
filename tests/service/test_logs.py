"""The log of a real server when its log is to be lines of JSON."""

from __future__ import annotations

import json
from collections.abc import Iterator
from datetime import datetime
from pathlib import Path
from typing import Any

import pytest

from tests.service.test_slow_bodies import Dripping, head
from tests.serving import DEADLINE_S, Phone, Server, serving

TIMEOUT_S = 1


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    options: dict[str, Any] = {"workers": 2, "log-format": "json", "log-level": "info"}
    with serving(tmp_path / "referee.db", **options, **{"request-timeout": TIMEOUT_S}) as ready:
        yield ready


def lines(server: Server) -> list[dict[str, Any]]:
    """All lines, each of which is one JSON object."""
    return [json.loads(line) for line in server.log().splitlines()]


def test_every_line_is_json_and_names_its_request(server: Server) -> None:
    path, phone = Phone(server.port).new_game()
    answer = phone.send("GET", path, X_Request_Id="my-own")
    assert answer.headers["X-Request-Id"] == "my-own"
    server.database.rename(server.database.with_suffix(".away"))
    failed = phone.send("GET", path, X_Request_Id="failing")
    assert (failed.status, failed.document["request_id"]) == (503, "failing")
    server.database.with_suffix(".away").rename(server.database)
    server.stop()
    records = lines(server)
    assert all({"at", "level", "logger", "process", "message"} <= set(line) for line in records)
    assert all(datetime.fromisoformat(line["at"]).tzinfo for line in records)
    assert any(line["message"].startswith("Referee is at http://127.0.0.1") for line in records)
    [own] = [line for line in records if line.get("request_id") == "my-own"]
    assert (own["operation"], own["status"], own["method"]) == ("get_game", 200, "GET")
    error, line = [line for line in records if line.get("request_id") == "failing"]
    assert (error["level"], line["status"]) == ("ERROR", 503)
    assert phone.token is not None
    assert phone.token not in server.log()


def test_who_is_too_slow_gets_an_id_too(server: Server) -> None:
    path, phone = Phone(server.port).new_game()
    slow = Dripping(server.port, head(path, phone, "Content-Length: 300", "X-Request-Id: slow-one"), b"")
    slow.start()
    slow.join(DEADLINE_S)
    assert b"x-request-id: slow-one" in slow.answer.lower()
