"""The log of an open database: cut while people read, and missed when it is gone."""

from __future__ import annotations

import os
import shutil
import threading
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import pytest

from referee.errors import StorageError
from referee.store.sqlite.files import index_of, log_of
from referee.store.sqlite.log import _SETTLED_NS, LONG_BYTES
from referee.store.sqlite.store import SqliteStore
from tests.serving import DEADLINE_S
from tests.store.store_samples import begin_game, event, game

READERS = 3


@contextmanager
def always_read(store: SqliteStore, *, for_s: float) -> Iterator[None]:
    """Readers that overlap, each for so long, so that at no moment nobody reads."""
    stop = threading.Event()

    def read(delay_s: float) -> None:
        time.sleep(delay_s)
        while not stop.is_set():
            with store.read() as reading:
                reading.game_ids(limit=1)
                time.sleep(for_s)

    delays = [number * for_s / READERS for number in range(READERS)]
    threads = [threading.Thread(target=read, args=(delay,)) for delay in delays]
    for thread in threads:
        thread.start()
    try:
        yield
    finally:
        stop.set()
        for thread in threads:
            thread.join()


def write(store: SqliteStore, number: int, size: int) -> float:
    """Writes an event of so many bytes; how long that took."""
    began = time.monotonic()
    with store.write() as writing:
        writing.add_event(event(number=number, body="x" * size))
    return time.monotonic() - began


@pytest.mark.parametrize("for_s", [0.03, 0.15])
def test_it_stays_short_while_somebody_always_reads(store: SqliteStore, path: Path, for_s: float) -> None:
    with store.write() as writing:
        writing.add_game(game())
    longest = 0
    # Cut only by SQLite itself, it would get longer than all that is written here. How long it gets before
    # it is cut depends on how busy the machine is, so that something less than that is short enough.
    writes, size = 150, 2**20
    with always_read(store, for_s=for_s):
        for number in range(1, writes + 1):
            write(store, number, size)
            longest = max(longest, log_of(path).stat().st_size)
    assert longest < writes * size * 0.8
    with store.read() as reading:
        assert len(reading.events("Game1")) == writes


def test_a_reader_who_stays_holds_nobody_up_for_long(store: SqliteStore, path: Path) -> None:
    begin_game(store)
    began, ended = threading.Event(), threading.Event()

    def read() -> None:
        with store.read() as reading:
            assert reading.events("Game1") == []
            began.set()
            ended.wait(30)
            assert reading.events("Game1") == []

    thread = threading.Thread(target=read)
    thread.start()
    began.wait(30)
    took = [write(store, number, 2**20) for number in range(1, 41)]
    ended.set()
    thread.join()
    # Waiting for the reader is tried now and then, not with every write.
    assert sorted(took)[-5] < 3
    assert log_of(path).stat().st_size > LONG_BYTES
    time.sleep(2)
    write(store, 41, 10)
    assert log_of(path).stat().st_size < LONG_BYTES


@pytest.mark.parametrize("part", [log_of, index_of])
@pytest.mark.parametrize("settled_ns", [_SETTLED_NS, 0], ids=["new", "settled"])
def test_when_it_is_removed_nothing_more_is_written_and_nothing_is_lost(
    store, path, part, settled_ns, monkeypatch
) -> None:
    """Also where nothing has changed in the folder for long, so that readers look at its times alone."""
    monkeypatch.setattr("referee.store.sqlite.log._SETTLED_NS", settled_ns)
    begin_game(store)
    with store.read() as reading:
        assert reading.game("Game1")
    write(store, 1, 10)
    part(path).unlink()
    for act in (lambda: write(store, 2, 10), store.health, lambda: store.read().__enter__()):
        with pytest.raises(StorageError, match="was removed or replaced while in use"):
            act()
    store.close()
    with closing(SqliteStore(path)) as again, again.read() as reading:
        assert [event.number for event in reading.events("Game1")] == [1]


@pytest.mark.parametrize("is_whole", [True, False], ids=["folder", "file"])
def test_what_is_put_back_with_its_old_times_is_noticed(store, path, tmp_path, monkeypatch, is_whole) -> None:
    """As `cp -a` and `tar` do, while the service runs."""
    monkeypatch.setattr("referee.store.sqlite.log._SETTLED_NS", 0)
    begin_game(store)
    with store.read() as reading:
        assert reading.game("Game1")
    times = path.parent.stat()
    if is_whole:
        shutil.copytree(path.parent, tmp_path.with_name("copy"))
        path.parent.rename(path.parent.with_name("before"))
        tmp_path.with_name("copy").rename(path.parent)
    else:
        shutil.copy2(path, path.with_name("copy"))
        path.with_name("copy").rename(path)
    os.utime(path.parent, ns=(times.st_atime_ns, times.st_mtime_ns))
    for act in (lambda: store.read().__enter__(), lambda: write(store, 1, 10)):
        with pytest.raises(StorageError, match="was removed or replaced while in use"):
            act()


def test_readers_look_at_the_files_themselves_now_and_then(store, path, monkeypatch) -> None:
    """Should a folder not tell that it has changed, as some over a network."""
    monkeypatch.setattr("referee.store.sqlite.log._SETTLED_NS", 0)
    monkeypatch.setattr("referee.store.sqlite.log.state_of", lambda _: (1, 1, 1, 1))
    begin_game(store)
    with store.read() as reading:
        assert reading.game("Game1")
    path.unlink()

    def read_on() -> None:
        give_up = time.monotonic() + DEADLINE_S
        while time.monotonic() < give_up:
            with store.read():
                time.sleep(0.01)

    with pytest.raises(StorageError, match="was removed or replaced while in use"):
        read_on()


def test_what_it_held_is_kept_even_when_the_service_is_killed_later(store, path, tmp_path) -> None:
    begin_game(store)
    log_of(path).unlink()
    with pytest.raises(StorageError):
        store.health()
    # What a kill would leave, taken while the store still has everything open.
    (tmp_path / "left.db").write_bytes(path.read_bytes())
    with closing(SqliteStore(tmp_path / "left.db")) as left, left.read() as reading:
        assert reading.game("Game1")
