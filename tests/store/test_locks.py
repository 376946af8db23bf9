import os
import threading
import time

import pytest

from referee.errors import TurnError
from referee.places import Places
from referee.store.sqlite.locks import FileLock, WriteTurn


def wait_until(condition) -> None:
    deadline = time.monotonic() + 90
    while not condition():
        assert time.monotonic() < deadline
        time.sleep(0.001)


@pytest.mark.skipif(os.name == "nt", reason="there are no file locks")
def test_a_file_lock_is_had_by_one(tmp_path):
    first, second, order = FileLock(tmp_path / "lock"), FileLock(tmp_path / "lock"), []

    def take() -> None:
        second.acquire(timeout_s=30)
        order.append("other")
        second.release()

    first.acquire(timeout_s=30)
    thread = threading.Thread(target=take)
    thread.start()
    thread.join(timeout=0.05)
    order.append("one")
    first.release()
    thread.join()
    assert order == ["one", "other"]
    first.close()
    second.close()


def test_where_it_cannot_be_had_nobody_is_kept_waiting(tmp_path):
    """As where a folder cannot be written: fairness is lost then, and nothing else."""
    first, second = (FileLock(tmp_path / "nowhere" / "lock") for _ in range(2))
    assert first.acquire(timeout_s=0)
    assert second.acquire(timeout_s=0)
    first.release()
    second.release()
    first.close()
    second.close()
    assert not (tmp_path / "nowhere").exists()


def test_one_more_waits_again_only_while_turns_come(tmp_path):
    turn = WriteTurn(tmp_path / "lock", timeout_s=90, places=1)
    come = turn._while_turns_come(time.monotonic() + 90)
    assert not come()
    with turn.held():
        assert come()
    assert not come()
    with turn.held():
        assert not turn._while_turns_come(time.monotonic())()
    turn.close()


def waiting_aside(turn: WriteTurn, places: Places, had: list[bool]) -> threading.Thread:
    """Somebody who waits for the turn without a place."""

    def take() -> None:
        with places.occupied(), turn.held() as is_needed:
            had.append(is_needed)

    thread = threading.Thread(target=take)
    before = len(turn._threads._waiting)
    thread.start()
    wait_until(lambda: len(turn._threads._waiting) > before and places._free == 1)
    return thread


def test_whoever_waits_at_no_place_waits_though_no_turn_comes(tmp_path):
    """However many: others answer at the one place there is."""
    turn, places, had = WriteTurn(tmp_path / "lock", timeout_s=90, places=0), Places(1), []
    with turn.held():
        threads = [waiting_aside(turn, places, had) for _ in range(5)]
        with pytest.raises(TurnError), turn.held():
            pytest.fail("this one has no place to leave, and waits a moment at most")
        assert all(thread.is_alive() for thread in threads)
    for thread in threads:
        thread.join()
    assert had == [True] * 5
    assert turn._at_their_place == 0
    turn.close()
