import os
import threading
import time
from collections.abc import Callable

import pytest

from referee.errors import TurnError
from referee.places import Places
from referee.store.sqlite.locks import FairLock, FileLock, WriteTurn


def wait_until(condition) -> None:
    deadline = time.monotonic() + 90
    while not condition():
        assert time.monotonic() < deadline
        time.sleep(0.001)


def test_threads_get_it_in_the_order_they_asked():
    lock, order, threads = FairLock(), [], []

    def take(number: int) -> None:
        assert lock.acquire(timeout_s=30)
        order.append(number)
        lock.release()

    assert lock.acquire(timeout_s=1)
    for number in range(10):
        threads.append(threading.Thread(target=take, args=(number,)))
        threads[-1].start()
        wait_until(lambda: len(lock._waiting) == len(threads))
    lock.release()
    for thread in threads:
        thread.join()
    assert order == list(range(10))
    assert lock.acquire(timeout_s=0)


def test_who_gave_up_is_passed_over():
    lock = FairLock()
    assert lock.acquire(timeout_s=1)
    assert not lock.acquire(timeout_s=0.01)
    lock.release()
    assert lock.acquire(timeout_s=0)


def test_waiting_a_little_and_giving_up_never_loses_it():
    lock, taken, got = FairLock(), [0], []

    def try_often() -> None:
        for _ in range(300):
            if lock.acquire(timeout_s=0.0005):
                taken[0] += 1
                got.append(taken[0])
                taken[0] -= 1
                lock.release()

    threads = [threading.Thread(target=try_often) for _ in range(6)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert set(got) == {1}
    assert lock.acquire(timeout_s=0)


def ticket(wait: Callable[[], bool]) -> type:
    """A lock whose second `acquire`, the one that waits, is what `wait` does."""

    class Ticket:
        taken = False

        def acquire(self, timeout: float = -1) -> bool:
            if self.taken:
                return wait()
            self.taken = True
            return True

        def release(self) -> None:
            pass

    return Ticket


@pytest.mark.parametrize("handed_over", [False, True])
def test_an_interrupted_wait_leaves_the_lock_to_others(monkeypatch, handed_over):
    lock = FairLock()
    assert lock.acquire(timeout_s=1)

    def wait() -> bool:
        if handed_over:
            lock.release()
        raise KeyboardInterrupt

    with monkeypatch.context() as patch:
        patch.setattr(threading, "Lock", ticket(wait))
        with pytest.raises(KeyboardInterrupt):
            lock.acquire(timeout_s=1)
    if not handed_over:
        lock.release()
    assert lock.acquire(timeout_s=0)


def test_a_lock_handed_over_in_the_last_moment_is_had(monkeypatch):
    lock = FairLock()
    assert lock.acquire(timeout_s=1)

    def wait() -> bool:
        lock.release()
        return False

    with monkeypatch.context() as patch:
        patch.setattr(threading, "Lock", ticket(wait))
        assert lock.acquire(timeout_s=0)
    assert not lock.acquire(timeout_s=0)


@pytest.mark.skipif(os.name == "nt", reason="there are no file locks")
def test_a_file_lock_is_had_by_one(tmp_path):
    one, other, order = FileLock(tmp_path / "lock"), FileLock(tmp_path / "lock"), []

    def take() -> None:
        other.acquire(timeout_s=30)
        order.append("other")
        other.release()

    one.acquire(timeout_s=30)
    thread = threading.Thread(target=take)
    thread.start()
    thread.join(timeout=0.05)
    order.append("one")
    one.release()
    thread.join()
    assert order == ["one", "other"]
    one.close()
    other.close()


def test_where_it_cannot_be_had_nobody_is_kept_waiting(tmp_path):
    """As where a folder cannot be written: fairness is lost then, and nothing else."""
    one, other = (FileLock(tmp_path / "nowhere" / "lock") for _ in range(2))
    assert one.acquire(timeout_s=0)
    assert other.acquire(timeout_s=0)
    one.release()
    other.release()
    one.close()
    other.close()
    assert not (tmp_path / "nowhere").exists()


def test_who_may_wait_again_does_so():
    lock, again = FairLock(), iter([True, True, False])
    assert lock.acquire(timeout_s=1)
    assert not lock.acquire(timeout_s=0.001, again=lambda: next(again))
    assert next(again, "all were asked for") == "all were asked for"
    lock.release()
    assert lock.acquire(timeout_s=0)


def test_one_more_waits_again_only_while_turns_come(tmp_path):
    turn = WriteTurn(tmp_path / "lock", timeout_s=90, places=1)
    come = turn._while_turns_come(time.monotonic() + 90)
    assert not come()
    with turn.taken():
        assert come()
    assert not come()
    with turn.taken():
        assert not turn._while_turns_come(time.monotonic())()
    turn.close()


def waiting_aside(turn: WriteTurn, places: Places, had: list[bool]) -> threading.Thread:
    """Somebody who waits for the turn without a place."""

    def take() -> None:
        with places.occupied(), turn.taken() as is_needed:
            had.append(is_needed)

    thread = threading.Thread(target=take)
    before = len(turn._threads._waiting)
    thread.start()
    wait_until(lambda: len(turn._threads._waiting) > before and places._free == 1)
    return thread


def test_whoever_waits_at_no_place_waits_though_no_turn_comes(tmp_path):
    """However many: others answer at the one place there is."""
    turn, places, had = WriteTurn(tmp_path / "lock", timeout_s=90, places=0), Places(1), []
    with turn.taken():
        threads = [waiting_aside(turn, places, had) for _ in range(5)]
        with pytest.raises(TurnError), turn.taken():
            pytest.fail("this one has no place to leave, and waits a moment at most")
        assert all(thread.is_alive() for thread in threads)
    for thread in threads:
        thread.join()
    assert had == [True] * 5
    assert turn._here == 0
    turn.close()
