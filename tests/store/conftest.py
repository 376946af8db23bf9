from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager
from pathlib import Path

import pytest

from referee.store import Store
from referee.store.addresses import is_postgres, path_of
from referee.store.opening import open_store
from tests.empty_file import put_empty
from tests.postgres_server import used_database


@contextmanager
def sqlite_address(folder: Path, _: pytest.FixtureRequest) -> Iterator[str]:
    yield f"sqlite:///{folder / 'games.db'}"


@contextmanager
def postgres_address(_: Path, request: pytest.FixtureRequest) -> Iterator[str]:
    with used_database(request.getfixturevalue("postgres")) as address:
        yield address


BACKENDS: list[Callable[[Path, pytest.FixtureRequest], AbstractContextManager[str]]] = [
    sqlite_address,
    postgres_address,
]
"""For each kind of store, what gives the address of an empty one."""


@pytest.fixture(params=BACKENDS, ids=lambda backend: backend.__name__)
def address(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str]:
    with request.param(tmp_path, request) as fresh_address:
        yield fresh_address


@pytest.fixture
def store(address: str) -> Iterator[Store]:
    """A store with nothing in it, over a file that is there."""
    if not is_postgres(address):
        put_empty(path_of(address))
    opened = open_store(address)
    yield opened
    opened.close()
