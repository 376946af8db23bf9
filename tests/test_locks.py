import threading
import time
from collections.abc import Callable

import pytest

from referee.locks import FairLock


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
    lock, holders, seen = FairLock(), [0], []

    def try_often() -> None:
        for _ in range(300):
            if lock.acquire(timeout_s=0.0005):
                holders[0] += 1
                seen.append(holders[0])
                holders[0] -= 1
                lock.release()

    threads = [threading.Thread(target=try_often) for _ in range(6)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert set(seen) == {1}
    assert lock.acquire(timeout_s=0)


def ticket(wait: Callable[[], bool]) -> type:
    """A lock whose second `acquire`, the one that waits, is what `wait` does."""

    class Ticket:
        is_locked = False

        def acquire(self, timeout: float = -1) -> bool:
            if self.is_locked:
                return wait()
            self.is_locked = True
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


def test_who_may_wait_again_does_so():
    lock, again = FairLock(), iter([True, True, False])
    assert lock.acquire(timeout_s=1)
    assert not lock.acquire(timeout_s=0.001, again=lambda: next(again))
    assert next(again, "all were asked for") == "all were asked for"
    lock.release()
    assert lock.acquire(timeout_s=0)
