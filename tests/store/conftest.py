from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from referee.store import Store
from referee.store.opening import open_store


def sqlite_address(folder: Path) -> str:
    return f"sqlite:///{folder / 'games.db'}"


BACKENDS: list[Callable[[Path], str]] = [
    sqlite_address,
]
"""For each kind of store, what gives the address of a new and empty one."""


@pytest.fixture(params=BACKENDS, ids=lambda backend: backend.__name__)
def address(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    return request.param(tmp_path)


@pytest.fixture
def store(address: str) -> Iterator[Store]:
    opened = open_store(address)
    yield opened
    opened.close()
