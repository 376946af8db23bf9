"""An engine needs no server, and takes in the game that a phone shows, under the id and token that it has."""

from __future__ import annotations

import json
import sqlite3
import subprocess
import sys
import threading
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from referee.phone.engine import Engine

HAND = {"outcome": {"taker": "Ann", "card": "5"}}
FOREIGN = {"flask_cors", "granian", "limits", "prometheus_client", "psycopg", "redis", "uvloop"}
"""Libraries of servers, which WebAssembly has not."""
UPSTAIRS = {"app", "cli", "logs", "metrics", "operators", "receiving", "server", "sheet", "tls", "workers"}
"""Parts of the service that only a network needs."""


def test_an_engine_imports_nothing_of_a_server() -> None:
    code = "import sys, referee.phone.engine; print(*sys.modules)"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    modules = set(done.stdout.split())
    assert "referee.phone.engine" in modules
    assert {module.partition(".")[0] for module in modules} & FOREIGN == set()
    assert modules & {f"referee.{part}" for part in UPSTAIRS} == set()


def test_an_engine_answers_in_the_thread_of_whoever_asks(tmp_path: Path) -> None:
    before = threading.enumerate()
    engine = Engine(tmp_path / "phone.db")
    body = b'{"variant": "agurk", "players": ["Ann", "Bo"]}'
    headers = [("Content-Type", "application/json"), ("Idempotency-Key", "k" * 20)]
    assert engine.answer("POST", "/v1/games", headers, body).status == 201
    assert threading.enumerate() == before


@pytest.mark.parametrize(
    ("method", "path", "methods"),
    [
        ("OPTIONS", "/v1/games/x/hands/1", "DELETE, GET, HEAD, OPTIONS, PUT"),
        ("POST", "/v1/games/x/hands/1", "DELETE, GET, HEAD, OPTIONS, PUT"),
        ("PUT", "/v1/games", "OPTIONS, POST"),
    ],
)
def test_methods_come_in_one_order(tmp_path: Path, method: str, path: str, methods: str) -> None:
    answer = Engine(tmp_path / "phone.db").answer(method, path)
    assert dict(answer.headers)["Allow"] == methods


def test_an_engine_that_has_warmed_up_begins_without_games(tmp_path: Path) -> None:
    engine = Engine(tmp_path / "phone.db")
    counts = []
    for is_new in (False, True):
        if is_new:
            engine.begin_anew()
        else:
            engine.warm_up("da")
        engine.close()
        with closing(sqlite3.connect(tmp_path / "phone.db")) as database:
            counts += database.execute("SELECT count(*) FROM games").fetchone()
    assert counts == [1, 0]


def test_what_an_engine_asks_itself_to_warm_up_is_answered(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    engine, statuses = Engine(tmp_path / "phone.db"), list[int]()
    answer = engine.answer

    def noted(*asked: Any, **more: Any) -> Any:
        statuses.append((given := answer(*asked, **more)).status)
        return given

    monkeypatch.setattr(engine, "answer", noted)
    engine.warm_up("da")
    assert {status // 100 for status in statuses} == {2}


def asked(engine: Engine, method: str, address: str, body: Any = None, **more: Any) -> tuple[int, Any]:
    """The status and the document that a page is answered with."""
    request = {"method": method, "address": address, "headers": {"Content-Type": "application/json"}}
    sent = {} if body is None else {"body": json.dumps(body)}
    headers = request["headers"] | more.pop("headers", {})  # type: ignore[operator]
    answer = json.loads(engine.reply(json.dumps(request | sent | {"headers": headers} | more)))
    return answer["status"], json.loads(answer["body"])


def test_a_record_is_taken_in_as_the_game_that_it_is_of_and_goes_on_at_the_times_given(
    tmp_path: Path,
) -> None:
    engine = Engine(tmp_path / "phone.db")
    begun = {"variant": "agurk", "players": [{"name": "Ann"}, {"name": "Bo"}]}
    _, game = asked(engine, "POST", "/v1/games", begun, at="2026-11-20T19:30:00.000Z")
    path, scorer = f"/v1/games/{game['id']}", {"Authorization": f"Bearer {game['scorer_token']}"}
    status, _ = asked(engine, "POST", f"{path}/hands", HAND, headers=scorer, at="2026-11-20T19:40:00.000Z")
    assert status == 201
    _, before = asked(engine, "GET", path)
    _, record = asked(engine, "GET", f"{path}/record")
    assert [event["at"] for event in record["events"]] == ["2026-11-20T19:40:00.000Z"]
    opens = {"id": game["id"], "token": game["scorer_token"]}
    status, taken_in = asked(engine, "", "", record, game=opens)
    assert (status, taken_in.pop("scorer_token"), taken_in) == (201, game["scorer_token"], before)
    assert asked(engine, "GET", f"{path}/record") == (200, record)
    further = scorer | {"If-Match": '"2"'}
    assert asked(engine, "POST", f"{path}/hands", HAND, headers=further)[0] == 201


def test_another_record_takes_the_place_of_what_was_there(tmp_path: Path) -> None:
    engine = Engine(tmp_path / "phone.db")
    begun = {"variant": "agurk", "players": [{"name": "Ann"}, {"name": "Bo"}]}
    _, game = asked(engine, "POST", "/v1/games", begun)
    _, record = asked(engine, "GET", f"/v1/games/{game['id']}/record")
    assert asked(engine, "", "", record, game={"id": "00Other"})[0] == 201
    assert asked(engine, "GET", f"/v1/games/{game['id']}")[0] == 404
    assert asked(engine, "GET", "/v1/games/00Other")[1]["players"] == game["players"]
    spoilt = record | {"scores": {"p1": 7, "p2": 0}}
    status, problem = asked(engine, "", "", spoilt, game={"id": "00Other"})
    assert (status, problem["errors"][0]["code"]) == (422, "record_must_replay")
