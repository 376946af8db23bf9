"""What tests of real servers have."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.postgres_server import new_database


@pytest.fixture(params=["sqlite", "postgres"])
def address(request: pytest.FixtureRequest) -> Iterator[str | None]:
    """The address of a database of PostgreSQL; None for a file."""
    if request.param == "sqlite":
        yield None
        return
    with new_database(request.getfixturevalue("postgres")) as found:
        yield found
