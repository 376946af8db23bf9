from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path

import pytest

from referee.api.foundation.context import NAME
from referee.app import RUNTIME, create_app
from referee.settings import Settings
from referee.store.opening import open_store
from tests.api.service import Clock, Club, Game, Service


@contextmanager
def a_service(folder: Path) -> Iterator[Service]:
    database, clock = folder / "referee.db", Clock()
    settings = Settings(database=str(database), rate_limit="off", creation_limit="off")
    store = open_store(settings.database)
    app = create_app(settings, store=store, runtime=replace(RUNTIME, clock=clock))
    yield Service(app, database, clock)
    app.extensions[NAME].broadcaster.close()
    store.close()


@pytest.fixture(scope="module")
def shared_service(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Service]:
    with a_service(tmp_path_factory.mktemp("service")) as service:
        yield service


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
