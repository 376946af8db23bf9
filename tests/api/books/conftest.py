from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.api.service import Club, Service


@pytest.fixture
def club(service: Service) -> Club:
    """A club of Ann, Bo, Cy and Di."""
    there = service.new_club()
    there.members("Ann Bo Cy Di")
    return there


@pytest.fixture(scope="module", autouse=True)
def books_are_in_order(shared_service: Service) -> Iterator[None]:
    """Whatever the tests of a module have done, the books of all their clubs still follow from the games."""
    yield
    assert shared_service.findings() == []
