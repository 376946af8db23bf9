"""Places to answer at, which are given in the order in which they are asked for, and left by who waits."""

import threading
import time
from collections.abc import Callable

from referee.places import Places, aside
from tests.serving import DEADLINE_S

REQUESTS = 20


def until(holds: Callable[[], bool]) -> None:
    give_up = time.monotonic() + DEADLINE_S
    while not holds():
        assert time.monotonic() < give_up
        time.sleep(0.001)


def test_who_has_waited_longest_is_next() -> None:
    places, order, threads = Places(1), list[int](), list[threading.Thread]()

    def answer(number: int) -> None:
        with places.occupied():
            order.append(number)

    with places.occupied():
        for number in range(REQUESTS):
            threads.append(threading.Thread(target=answer, args=(number,)))
            threads[-1].start()
            until(lambda number=number: len(places._waiting) > number)  # type: ignore[misc]
    for thread in threads:
        thread.join()
    assert order == list(range(REQUESTS))


def test_no_more_answer_at_once_than_there_are_places() -> None:
    places, guard, now, most = Places(3), threading.Lock(), [0], [0]

    def answer() -> None:
        with places.occupied():
            with guard:
                now[0] += 1
                most[0] = max(most[0], now[0])
            time.sleep(0.005)
            with guard:
                now[0] -= 1

    threads = [threading.Thread(target=answer) for _ in range(REQUESTS)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert (now[0], most[0]) == (0, 3)


def test_at_the_place_of_who_waits_another_answers_and_it_is_next_afterwards() -> None:
    places, goes_on, order = Places(1), threading.Event(), list[str]()

    def write() -> None:
        with places.occupied():
            with aside() as is_aside:
                order.append(f"aside: {is_aside}")
                assert goes_on.wait(DEADLINE_S)
            order.append("wrote")

    def read() -> None:
        with places.occupied():
            order.append("read")

    writer, reader = threading.Thread(target=write), threading.Thread(target=read)
    writer.start()
    until(lambda: bool(order))
    with places.occupied():
        order.append("answered meanwhile")
        reader.start()
        until(lambda: len(places._waiting) == 1)
        goes_on.set()
        until(lambda: len(places._waiting) == 2)
    writer.join()
    reader.join()
    assert order == ["aside: True", "answered meanwhile", "wrote", "read"]


def test_only_so_many_step_aside_and_who_does_not_keeps_its_place() -> None:
    places, goes_on, aside_now = Places(2, aside=1), threading.Event(), list[bool]()

    def write() -> None:
        with places.occupied(), aside() as is_aside:
            aside_now.append(is_aside)
            assert goes_on.wait(DEADLINE_S)

    threads = [threading.Thread(target=write) for _ in range(2)]
    for thread in threads:
        thread.start()
    until(lambda: len(aside_now) == 2)
    assert (sorted(aside_now), places._free) == ([False, True], 1)
    goes_on.set()
    for thread in threads:
        thread.join()
    assert (places._free, places._aside) == (2, 1)


def test_who_has_no_place_or_has_left_it_already_cannot_leave_it() -> None:
    with aside() as is_aside:
        assert not is_aside
    with Places(1).occupied(), aside() as is_aside, aside() as is_aside_again:
        assert (is_aside, is_aside_again) == (True, False)
