"""An empty database of SQLite, made once a process: to make one takes ten times what it takes to copy one."""

from __future__ import annotations

import tempfile
from functools import cache
from pathlib import Path

from referee.store.sqlite.store import SqliteStore


def put_empty(path: Path) -> None:
    """Puts a database of this release in which nothing is at a path, unless there is a file."""
    if not path.exists():
        path.write_bytes(_made())


@cache
def _made() -> bytes:
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "empty.db"
        SqliteStore(path).close()
        return path.read_bytes()
