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


@pytest.fixture(autouse=True)
def books_are_in_order(service: Service) -> Iterator[None]:
    """Whatever a test has done, the books still follow from the games."""
    yield
    assert service.findings() == []
