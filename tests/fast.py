"""What `tests/run.py --fast` leaves out: whatever another process takes part in. `pytest -p tests.fast`

A browser, PostgreSQL, Node, a server, or another program: as soon as a test begins to start one, it is left
out.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from typing import Any

import pytest

PROCESSES = {"subprocess.Popen", "os.fork", "os.posix_spawn"}
ALWAYS = {"playwright", "postgres", "run_on_node"}
"""Fixtures that start one, and should not get so far: Playwright does it where no exception comes out."""
WHY = "--fast starts no other process"
_tests: list[pytest.Item] = []
"""The test that runs."""


def pytest_configure() -> None:
    sys.addaudithook(_leave_out)


def _leave_out(event: str, _: Any) -> None:
    if _tests and event in PROCESSES:
        pytest.skip(WHY)


@pytest.hookimpl(wrapper=True)
def pytest_runtest_protocol(item: pytest.Item) -> Iterator[None]:
    _tests.append(item)
    try:
        return (yield)
    finally:
        _tests.clear()


@pytest.hookimpl(tryfirst=True)
def pytest_runtest_setup(item: pytest.Item) -> None:
    if ALWAYS & set(getattr(item, "fixturenames", ())):
        pytest.skip(WHY)
