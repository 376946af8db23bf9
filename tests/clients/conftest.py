"""What others make of the OpenAPI document: a server for the clients they write."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.serving import Server, serving

collect_ignore = ["evening.py"]
"""It imports a client that is still to be generated."""


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(tmp_path_factory.mktemp("clients") / "referee.db") as running:
        yield running


@pytest.fixture(scope="session")
def committed() -> Path:
    """The committed document, which equals the served one (tests/api/test_openapi.py)."""
    return Path(__file__).parents[2] / "openapi" / "referee.json"
