"""Servers and engines that are held against the suite, and those that cannot be."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Event, Thread

import pytest
from click.testing import CliRunner, Result

from referee.cli import cli
from referee.conformance import engines
from referee.conformance.suite import FORMAT
from tests.suite.making import FOLDER

ROOT = Path(__file__).parents[2]
REFERENCE = f'"{sys.executable}" "{ROOT / "examples/conformance/engine.py"}"'


def conform(*options: str) -> Result:
    return CliRunner().invoke(cli, ["conform", "--suite", str(FOLDER), "--variant", "agurk", *options])


def engine(tmp_path: Path, source: str) -> str:
    """The command of an engine of this source, which has `read` and `write`."""
    script = tmp_path / "engine.py"
    script.write_text(f"import json, os, sys, time\n{source}", encoding="utf-8")
    return f'"{sys.executable}" "{script}"'


def test_the_reference_engine_conforms() -> None:
    done = conform("--engine", REFERENCE, "--limit", "120")
    assert (done.exit_code, done.output.splitlines()[-1][-15:]) == (0, "no differences.")


def test_an_engine_that_scores_otherwise_is_told_where(tmp_path: Path) -> None:
    command = engine(tmp_path, "for line in sys.stdin: print('{}', flush=True)")
    done = conform("--engine", command, "--limit", "60")
    assert done.exit_code == 1
    assert "agurk, game “agurk”, begun: dues is left out, and should be " in done.output


@pytest.mark.parametrize(
    ("source", "sentence"),
    [
        ("sys.stdin.readline(); sys.exit(7)", "The engine ended with 7."),
        (
            "sys.stdin.readline(); sys.stdout.write('{\"sta'); sys.stdout.flush(); sys.exit(0)",
            "wrote half a line",
        ),
        (
            "sys.stdin.readline(); print('Hello', flush=True); time.sleep(60)",
            "The engine wrote no JSON object: Hello.",
        ),
        ("time.sleep(60)", "The engine has not answered within 0.5 s"),
    ],
)
def test_an_engine_that_cannot_go_on_is_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, source: str, sentence: str
) -> None:
    if "sleep" in source:
        monkeypatch.setattr(engines, "_ENDS_WITHIN_S", 0.1)  # It does not end by itself.
    done = conform("--engine", engine(tmp_path, source), "--limit", "0.5" if "0.5" in sentence else "60")
    assert done.exit_code == 2
    assert sentence in done.output
    assert "1 variants, 1 games, 0 steps, 0 claims: no differences." in done.output


def test_a_program_that_is_not_there_is_told() -> None:
    done = conform("--engine", "/nowhere/engine")
    assert (done.exit_code, "cannot be started" in done.output) == (2, True)


@contextmanager
def server(status: int, body: bytes, *, hangs: Event | None = None) -> Iterator[str]:
    """The address of a server that answers everything with the same, or not at all."""

    class Handler(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            if hangs is not None:
                hangs.wait(60)
                return
            self.send_response(status)
            self.send_header("Content-Length", str(len(body)))
            self.end_headers()
            self.wfile.write(body)

        def log_message(self, *_: object) -> None:
            pass

    with ThreadingHTTPServer(("127.0.0.1", 0), Handler) as listening:
        Thread(target=listening.serve_forever, daemon=True).start()
        try:
            yield f"http://127.0.0.1:{listening.server_port}"
        finally:
            if hangs is not None:
                hangs.set()
            listening.shutdown()


@pytest.mark.parametrize(
    ("status", "body", "sentence"),
    [
        (200, b"<!doctype html><p>Hello", "POST /v1/games was answered with 200, and not by a JSON object."),
        (200, b'{"id": 1}', "An answer to "),
        (500, b"{}", "POST /v1/games was answered with 500"),
    ],
)
def test_a_server_that_speaks_no_api_is_told(status: int, body: bytes, sentence: str) -> None:
    with server(status, body) as address:
        done = conform(address)
    assert (done.exit_code, sentence in done.output) == (2, True), done.output


def test_a_server_that_hangs_is_not_waited_for() -> None:
    with server(200, b"", hangs=Event()) as address:
        done = conform(address, "--limit", "0.3")
    assert done.exit_code == 2
    assert "has not answered POST /v1/games within 0.3 s." in done.output


@pytest.mark.parametrize(
    "address", ["nowhere", "ftp://127.0.0.1", "http://127.0.0.1:1", "http://127.0.0.1:x"]
)
def test_an_address_of_no_server_is_told(address: str) -> None:
    done = conform(address)
    assert (done.exit_code, address in done.output) == (2, True)


def test_a_suite_of_another_format_is_refused(tmp_path: Path) -> None:
    (tmp_path / "agurk.json").write_text(json.dumps({"format": FORMAT + 1}))
    (tmp_path / "gurka.json").write_text("{")
    for variant, sentence in (
        ("agurk", f"is of format {FORMAT + 1}, and this release reads format {FORMAT}."),
        ("gurka", "is no file of a suite"),
        ("whist", "has no variant whist"),
    ):
        done = CliRunner().invoke(
            cli, ["conform", "http://x", "--suite", str(tmp_path), "--variant", variant]
        )
        assert done.exit_code != 0
        assert sentence in f"{done.output} {done.exception}"
