from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from referee.app import DESK, create_app
from referee.settings import Settings
from referee.store.opening import open_store

from .service import Clock, Game, Service


@pytest.fixture
def service(tmp_path: Path) -> Iterator[Service]:
    """A service on a database of its own."""
    database, clock = tmp_path / "referee.db", Clock()
    settings = Settings(database=str(database), rate_limit="off", creation_limit="off")
    store = open_store(settings.database)
    app = create_app(settings, store=store, desk=replace(DESK, clock=clock))
    yield Service(app, database, clock)
    store.close()


@pytest.fixture
def game(service: Service) -> Game:
    """A game of Agurk between Ann, Bo and Cy, before its first hand."""
    return service.new_game()
