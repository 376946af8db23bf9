"""Fixtures of tests with PostgreSQL."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.postgres_server import new_database


@pytest.fixture
def address(postgres: str) -> Iterator[str]:
    """That of a new database."""
    with new_database(postgres) as fresh_address:
        yield fresh_address
