from __future__ import annotations

import threading
from contextlib import ExitStack

import pytest

from referee.errors import BusyError
from referee.service.turns import WorkQueue


def waiting(queue: WorkQueue, client: str, done: list[str]) -> threading.Thread:
    """Somebody who waits for a turn, and says so once it was."""

    def take() -> None:
        with queue.turn(client):
            done.append(client)

    thread = threading.Thread(target=take)
    before = queue._clients.total()
    thread.start()
    while queue._clients.total() == before and thread.is_alive():
        pass
    return thread


def test_one_works_at_a_time_and_the_others_come_in_the_order_they_came() -> None:
    queue, done = WorkQueue(places=8, patience_s=30), list[str]()
    with queue.turn("first"):
        threads = [waiting(queue, name, done) for name in ("second", "third", "fourth")]
        assert done == []
    for thread in threads:
        thread.join()
    assert done == ["second", "third", "fourth"]


def test_who_finds_no_place_is_asked_to_come_again_at_once() -> None:
    queue, done = WorkQueue(places=2, patience_s=30), list[str]()
    with queue.turn("first"):
        second = waiting(queue, "second", done)
        with pytest.raises(BusyError) as caught, queue.turn("third"):
            pytest.fail("There were two places.")
    second.join()
    assert caught.value.code == "turn_must_come"
    with queue.turn("third"):
        pass


def test_a_client_has_half_of_the_places_at_most() -> None:
    queue = WorkQueue(places=2)
    with queue.turn("busy"):
        with pytest.raises(BusyError), queue.turn("busy"):
            pytest.fail("The other place is for somebody else.")
        other = waiting(queue, "other", [])
    other.join()


def test_nobody_waits_longer_than_the_patience() -> None:
    queue = WorkQueue(places=2, patience_s=0.01)
    with queue.turn("first"), pytest.raises(BusyError), queue.turn("second"):
        pytest.fail("The first one is still there.")


def test_places_are_given_back_also_after_an_error() -> None:
    queue = WorkQueue(places=1)
    for _ in range(3):
        with ExitStack() as turn:
            turn.enter_context(pytest.raises(ValueError, match="broken"))
            turn.enter_context(queue.turn("somebody"))
            raise ValueError("broken")
    assert not queue._clients
