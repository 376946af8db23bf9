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


DOCUMENTS = Path(__file__).parents[2] / "openapi"
"""Those that are committed, which equal those that are served (tests/api/test_openapi.py)."""


@pytest.fixture(scope="session")
def committed() -> Path:
    """The whole document."""
    return DOCUMENTS / "referee.json"


@pytest.fixture(scope="session")
def of_family() -> Path:
    """The document of a family: of the one with most options."""
    return DOCUMENTS / "cucumber.json"
