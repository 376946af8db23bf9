"""Fixtures of tests with real servers."""

from __future__ import annotations

import tempfile
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.postgres_server import new_database
from tests.round_trips import Said, counting
from tests.serving import Phone, serving


@pytest.fixture(params=["sqlite", "postgres"])
def address(request: pytest.FixtureRequest) -> Iterator[str | None]:
    """The address of a database of PostgreSQL; None for a file."""
    if request.param == "sqlite":
        yield None
        return
    with new_database(request.getfixturevalue("postgres")) as fresh_address:
        yield fresh_address


@pytest.fixture(scope="module")
def way(postgres: str) -> Iterator[tuple[Said, str]]:
    """The counts of statements, and the address at which they are counted."""
    with (
        tempfile.TemporaryDirectory(prefix="way") as short,
        new_database(postgres) as address,
        counting(postgres, Path(short)) as counts,
    ):
        yield counts, address.replace(f"host={postgres}", f"host={short}")


@pytest.fixture(scope="module")
def phone(way: tuple[Said, str], tmp_path_factory: pytest.TempPathFactory) -> Iterator[Phone]:
    """One whose service is asked over that way."""
    with serving(tmp_path_factory.mktemp("way") / "referee.db", address=way[1]) as server:
        yield Phone(server.port)
