"""What tests of PostgreSQL have in common."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.postgres_server import new_database


@pytest.fixture
def address(postgres: str) -> Iterator[str]:
    """That of a new database."""
    with new_database(postgres) as found:
        yield found
