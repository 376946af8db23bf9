"""The contract of every store with those who watch it, tried through the protocol alone."""

import multiprocessing
import threading
import time
from concurrent.futures import ThreadPoolExecutor

import pytest

from referee.errors import StorageError
from referee.store.opening import open_store
from tests.store.store_samples import LATER, begin_game, look, play_hand, play_hands, token

SOON_S = 60
"""More than a busy machine takes; nobody waits for so long unless something is wrong."""


@pytest.fixture(autouse=True)
def game_with_token(store):
    begin_game(store)
    with store.write() as writing:
        writing.add_token(token())


def test_while_nothing_is_written_nothing_is_heard(store):
    with store.changes() as changes:
        begun = time.monotonic()
        assert not changes.wait(timeout_s=0.1)
        assert time.monotonic() - begun >= 0.1
        look(store, "game", "Game1")
        assert not changes.wait(timeout_s=0)


def test_what_was_written_is_heard_once(store):
    with store.changes() as changes:
        play_hand(store)
        play_hand(store)
        assert changes.wait(timeout_s=SOON_S)
        assert not changes.wait(timeout_s=0.1)
        play_hand(store)
        assert changes.wait(timeout_s=SOON_S)


def test_what_is_heard_can_be_read(store):
    with store.changes() as changes:
        threading.Timer(0.05, play_hand, [store]).start()
        assert changes.wait(timeout_s=SOON_S)
        assert look(store, "versions", ["Game1"]) == {"Game1": 1}


def test_it_is_heard_soon(store):
    with store.changes() as changes, ThreadPoolExecutor(1) as pool:
        heard = pool.submit(changes.wait, timeout_s=SOON_S)
        play_hand(store)
        begun = time.monotonic()
        assert heard.result()
        assert time.monotonic() - begun < SOON_S / 12


def test_a_revoked_token_is_heard_of(store):
    with store.changes() as changes:
        with store.write() as writing:
            writing.revoke_token(token(), at=LATER)
        assert changes.wait(timeout_s=SOON_S)


def test_each_ear_hears_for_itself(store):
    with store.changes() as first, store.changes() as second:
        play_hand(store)
        assert first.wait(timeout_s=SOON_S)
        assert second.wait(timeout_s=SOON_S)


def test_another_store_on_the_database_is_heard(store, address):
    other = open_store(address)
    with store.changes() as changes:
        play_hand(other)
        assert changes.wait(timeout_s=SOON_S)
    other.close()


def test_another_process_is_heard(store, address):
    process = multiprocessing.get_context("spawn").Process(target=play_hands, args=(address, "Game1", 1))
    with store.changes() as changes:
        process.start()
        assert changes.wait(timeout_s=2 * SOON_S)
    process.join(timeout=SOON_S)
    assert process.exitcode == 0


def test_a_closed_store_cannot_be_heard(store):
    store.close()
    with pytest.raises(StorageError), store.changes():
        pytest.fail("heard")
