"""A family whose package is gone: the start says so, and what is stored of it stays as it is."""

from __future__ import annotations

from contextlib import closing
from pathlib import Path

import pytest

from referee.store.opening import open_store
from tests import copies
from tests.serving import DEADLINE_S
from tests.store.store_samples import game


def database(path: Path) -> Path:
    """A database with two games that somebody else's family played."""
    with closing(open_store(str(path))) as store, store.write() as writing:
        for game_id in ("a", "b"):
            writing.add_game(game(game_id, variant="pebbles"))
        writing.add_game(game("c", variant="agurk"))
    return path


@pytest.mark.parametrize("command", ["serve", "check"])
def test_the_start_names_what_nobody_plays(tmp_path: Path, command: str) -> None:
    file = database(tmp_path / "referee.db")
    log = tmp_path / "log.txt"
    done = copies.begin([command, "--database", str(file)], log)
    assert done.wait(DEADLINE_S) == 2
    [sentence] = log.read_text(encoding="utf-8").splitlines()
    assert sentence.startswith(
        "referee: The database has 2 games of “pebbles”, which no installed family plays. Install"
    )
