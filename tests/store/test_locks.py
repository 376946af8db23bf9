import os
import threading
import time
from contextlib import ExitStack

import pytest

from referee.errors import TurnError
from referee.places import Places
from referee.store.sqlite.locks import FileLock, WriteTurn, _Waiting


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
    turn, past = (
        WriteTurn(tmp_path / "lock", timeout_s=90, places=0),
        WriteTurn(tmp_path / "lock", timeout_s=0),
    )
    with ExitStack() as leaving:
        waiting = _Waiting(turn, 90, leaving)
        assert [waiting.again() > 0, waiting.again()] == [True, 0]
        for _ in range(2):
            with turn.held():
                pass
            assert [waiting.again() > 0, waiting.again()] == [True, 0]
        impatient = _Waiting(past, 0, leaving)
        with past.held():
            assert [impatient.again(), impatient.again()] == [0, 0]
    turn.close()
    past.close()


@pytest.mark.parametrize(("soon_s", "at_its_place"), [(60, 1), (0, 0)])
def test_the_turn_is_waited_for_and_had_at_one_s_place_where_the_last_was_over_soon(
    tmp_path, monkeypatch, soon_s, at_its_place
):
    """To leave it for so short a while costs more than it lets others do; on a slow disk others decide."""
    monkeypatch.setattr("referee.store.sqlite.locks._SHORT_WAIT_S", 60)
    monkeypatch.setattr("referee.store.sqlite.locks._SHORT_S", soon_s)
    turn, places, seen = WriteTurn(tmp_path / "lock", timeout_s=90), Places(1), []

    def write() -> None:
        with turn.held():
            seen.append(places.occupied)

    with turn.held():
        pass
    with turn.held():
        thread = threading.Thread(target=places.run, args=(write,))
        thread.start()
        wait_until(lambda: len(turn._threads._waiting) == 1)
        wait_until(lambda: places.occupied == at_its_place)
    thread.join()
    places.run(write)
    assert seen == [at_its_place] * 2
    turn.close()


def waiting_aside(turn: WriteTurn, places: Places, had: list[bool]) -> threading.Thread:
    """Somebody who waits for the turn without a place."""

    def take() -> None:
        with turn.held() as is_needed:
            had.append(is_needed)

    thread = threading.Thread(target=places.run, args=(take,))
    before = len(turn._threads._waiting)
    thread.start()
    wait_until(lambda: len(turn._threads._waiting) > before and places.occupied == 0)
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
