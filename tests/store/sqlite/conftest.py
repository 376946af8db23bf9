from collections.abc import Iterator
from pathlib import Path

import pytest

from referee.store.sqlite.store import SqliteStore


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "games.db"


@pytest.fixture
def store(path: Path) -> Iterator[SqliteStore]:
    opened = SqliteStore(path, busy_timeout_s=5)
    yield opened
    opened.close()
