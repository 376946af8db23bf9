"""Requests that an engine answers, as they are written in a file: a line of JSON each."""

from __future__ import annotations

import json
import sys
import time
from pathlib import Path

from referee.phone.engine import Engine

sys.path.insert(0, str(Path(__file__).parent))

from steps import Steps  # beside this script, wherever that is


def replay(exchange: Path, database: Path) -> None:
    """Answers the requests of one file of a folder, and writes the answers to another one.

    The first line of it tells the seconds that all of them took together.
    """
    requests, answers = exchange / "requests", exchange / "answers"
    steps = Steps()
    engine, begin = Engine(database, runtime=steps.runtime), time.perf_counter()
    lines = []
    for line in requests.read_text(encoding="utf-8").splitlines():
        method, address, headers, body = json.loads(line)
        steps.step()
        answer = engine.answer(method, address, headers, body.encode("latin-1"))
        lines.append(json.dumps([answer.status, sorted(answer.headers), answer.body.decode("latin-1")]))
    seconds = json.dumps(time.perf_counter() - begin)
    answers.write_text("\n".join([seconds, *lines]), encoding="utf-8")


replay(*map(Path, sys.argv[1:]))
