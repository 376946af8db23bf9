from __future__ import annotations

import threading
from contextlib import ExitStack, suppress
from functools import partial

import pytest

from referee.errors import BusyError
from referee.places import Places
from referee.service.turns import WorkQueue


def waiting(queue: WorkQueue, client: str, done: list[str], places: Places | None = None) -> threading.Thread:
    """Somebody who waits for a turn, and says so once it was."""

    def take() -> None:
        with queue.turn(client):
            done.append(client)

    thread = threading.Thread(target=take if places is None else partial(places.run, take))
    before = queue.room._clients.total()
    thread.start()
    while queue.room._clients.total() == before and thread.is_alive():
        pass
    return thread


def refused(queue: WorkQueue, client: str) -> str:
    """The code of the refusal of a turn."""
    with pytest.raises(BusyError) as caught, queue.turn(client):
        pytest.fail("The other half is for somebody else.")
    return caught.value.code


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


def test_who_cannot_step_aside_finds_fewer_places_and_who_can_finds_all_of_them() -> None:
    queue, done = WorkQueue(places=12, staying=0, patience_s=30), list[str]()
    places = Places(1)
    with queue.turn("first"):
        with pytest.raises(BusyError), queue.turn("second"):
            pytest.fail("Nobody may wait at a thread.")
        threads = [waiting(queue, "busy", done, places) for _ in range(6)]
        seventh = list[str]()
        places.run(lambda: seventh.append(refused(queue, "busy")))
        assert seventh == ["turn_must_come"]
    for thread in threads:
        thread.join()
    assert (done, queue.room.is_empty) == (["busy"] * 6, True)


def test_a_turn_that_was_given_back_is_taken_again_and_leaves_the_line_meanwhile() -> None:
    queue, done = WorkQueue(places=2, patience_s=30), list[str]()
    with queue.turn("busy") as turn:
        turn.give_back()
        assert queue.room.is_empty
        waiting(queue, "busy", done).join()
        turn.take()
        with pytest.raises(BusyError), queue.turn("busy"):
            pytest.fail("The turn was taken again.")
    assert (done, queue.room.is_empty) == (["busy"], True)


def test_who_passes_the_turn_on_has_it_again_when_those_who_wait_have_worked() -> None:
    queue, done = WorkQueue(places=8, patience_s=30), list[str]()
    with queue.turn("first") as turn:
        threads = [waiting(queue, name, done) for name in ("second", "third")]
        turn.pass_on()
        assert (done, turn.is_taken) == (["second", "third"], True)
        turn.pass_on()
    for thread in threads:
        thread.join()
    assert queue.room.is_empty


def test_who_has_begun_waits_as_long_as_turns_come_and_leaves_where_none_does() -> None:
    queue = WorkQueue(places=8, patience_s=0.05)
    goes_on, has_turn = threading.Event(), threading.Event()

    def stay() -> None:
        with queue.turn("second"):
            has_turn.set()
            goes_on.wait()

    with queue.turn("first") as turn:
        second = threading.Thread(target=stay)
        turn.give_back()
        second.start()
        has_turn.wait()
        with pytest.raises(BusyError):
            turn.take()
        assert not turn.is_taken
        goes_on.set()
    second.join()
    assert queue.room.is_empty


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
    assert queue.room.is_empty


def test_a_turn_that_was_given_back_is_taken_again_also_where_the_queue_is_full() -> None:
    queue, done = WorkQueue(places=2, patience_s=30), list[str]()
    with queue.turn("first") as turn:
        turn.give_back()
        with queue.turn("second"):
            third = waiting(queue, "third", done)
            again = threading.Thread(target=turn.take)
            again.start()
        again.join()
        third.join()
        assert (turn.is_taken, done) == (True, ["third"])
    assert queue.room.is_empty


def test_whoever_takes_a_turn_again_waits_as_long_as_others_get_one() -> None:
    queue = WorkQueue(places=8, patience_s=1.5)
    stop, has_turn = threading.Event(), threading.Event()

    def work() -> None:
        while not stop.is_set():
            with suppress(BusyError), queue.turn("busy"):
                has_turn.set()
                stop.wait(0.8)  # two of them are longer than the patience, and each is far shorter

    with queue.turn("first") as turn:
        turn.give_back()
        workers = [threading.Thread(target=work) for _ in range(2)]
        for worker in workers:
            worker.start()
        has_turn.wait()
        turn.take()
        assert turn.is_taken
        stop.set()
    for worker in workers:
        worker.join()
    assert queue.room.is_empty
