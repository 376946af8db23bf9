import pytest

from referee.errors import StorageError
from referee.store.opening import back_up, open_store
from tests.store.store_samples import begin_game


@pytest.mark.parametrize("prefix", ["", "sqlite:///"])
@pytest.mark.parametrize("absolute", [True, False])
def test_a_path_is_a_sqlite_file(tmp_path, monkeypatch, prefix, absolute):
    monkeypatch.chdir(tmp_path)
    store = open_store(f"{prefix}{tmp_path / 'games.db' if absolute else 'games.db'}")
    begin_game(store)
    assert store.health().backend == "sqlite"
    store.close()
    assert (tmp_path / "games.db").stat().st_size > 0


@pytest.mark.parametrize(
    ("address", "message"),
    [
        ("postgresql://no-such-host.invalid/games", "no such host"),
        ("postgres://no-such-host.invalid/games", "no such host"),
        ("postgresql+psycopg://host/games", "No store is known for postgresql"),
        ("mysql://host/games", "No store is known for mysql"),
        ("sqlite://games.db", "sqlite:/// and a path"),
        ("sqlite:///", "give the path of a file"),
        ("sqlite:///:memory:", "give the path of a file"),
        ("", "give the path of a file"),
    ],
)
def test_anything_else_is_refused(address, message):
    with pytest.raises(StorageError, match=message):
        open_store(address)


def test_postgres_needs_what_is_installed_with_it(monkeypatch):
    monkeypatch.setattr("referee.store.addresses.find_spec", lambda _: None)
    with pytest.raises(StorageError, match=r"pip install 'referee\[postgres\]'"):
        open_store("postgresql://host/games")


def test_a_file_is_what_is_copied_and_replaced(tmp_path):
    with pytest.raises(StorageError, match="path of a SQLite file"):
        back_up("postgresql://host/games", tmp_path / "copy")
