from __future__ import annotations

from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import replace
from pathlib import Path

import pytest

from referee.api.foundation.context import NAME
from referee.app import create_app
from referee.application import RUNTIME
from referee.settings import Settings
from referee.store.opening import open_store
from tests.api.service import Clock, Club, Game, Service
from tests.empty_file import put_empty
from tests.postgres_server import new_database

SQLITE, POSTGRES = "sqlite", "postgres"
BOTH = {
    "test_club_queries",
    "test_club_records",
    "test_clubs",
    "test_conditions",
    "test_idempotency",
    "test_metrics",
    "test_origins",
    "test_pot",
    "test_standings",
    "test_streams",
}
"""The modules that go over both stores: what depends on them most.

Each kind of write to a game is among them, in `test_conditions`; that stores keep alike whatever they are
given is held by their contract, in `tests/store`.
"""


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """Lets tests of these modules have a service of either kind."""
    if metafunc.module.__name__.rpartition(".")[2] in BOTH and "shared_service" in metafunc.fixturenames:
        metafunc.parametrize("shared_service", [SQLITE, POSTGRES], indirect=True, scope="module")


@contextmanager
def a_service(folder: Path, address: str | None = None) -> Iterator[Service]:
    """A service with a file in this folder, or with a database of PostgreSQL at the address."""
    database, clock = folder / "referee.db", Clock()
    if address is None:
        put_empty(database)
    settings = Settings(database=address or str(database), rate_limit="off", creation_limit="off")
    store = open_store(settings.database)
    app = create_app(settings, store=store, runtime=replace(RUNTIME, clock=clock))
    yield Service(app, database, clock, address=address)
    app.extensions[NAME].close()
    store.close()


@pytest.fixture(scope="module")
def shared_service(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Service]:
    with ExitStack() as stack:
        address = None
        if getattr(request, "param", SQLITE) == POSTGRES:
            address = stack.enter_context(new_database(request.getfixturevalue("postgres")))
        yield stack.enter_context(a_service(tmp_path_factory.mktemp("service"), address))


@pytest.fixture
def service(shared_service: Service) -> Service:
    """A service; other tests of the module have left their games in it."""
    shared_service.clock.reset()
    return shared_service


@pytest.fixture
def fresh_service(tmp_path: Path) -> Iterator[Service]:
    """A service that nobody has used."""
    with a_service(tmp_path) as service:
        yield service


@pytest.fixture
def game(service: Service) -> Game:
    """A game of Agurk between Ann, Bo and Cy, before its first hand."""
    return service.new_game()


@pytest.fixture
def club(service: Service) -> Club:
    """A club of Ann, Bo and Cy."""
    there = service.new_club()
    there.members("Ann Bo Cy")
    return there
