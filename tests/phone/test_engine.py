"""An engine needs no server and no threads, and says what methods there are in one order."""

from __future__ import annotations

import subprocess
import sys
import threading
from pathlib import Path

import pytest

from referee.phone.engine import Engine

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
