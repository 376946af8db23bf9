"""Places to answer at: work is done in the order in which it came, and whoever waits leaves its place."""

import sys
import threading
import time
from collections.abc import Callable
from functools import partial

import pytest

from referee.places import LONG_S, Places, Work, aside
from referee.receiving import Receiving
from tests.serving import DEADLINE_S

REQUESTS = 20


def until(holds: Callable[[], bool]) -> None:
    give_up = time.monotonic() + DEADLINE_S
    while not holds():
        assert time.monotonic() < give_up
        time.sleep(0.001)


def begun(places: Places, work: Work) -> threading.Thread:
    thread = threading.Thread(target=places.run, args=(work,))
    thread.start()
    return thread


class Staying:
    """Work that goes on until it is told to end."""

    def __init__(self) -> None:
        self.has_begun, self.ends = threading.Event(), threading.Event()

    def __call__(self) -> None:
        self.has_begun.set()
        assert self.ends.wait(DEADLINE_S)


def at_a_place(places: Places) -> tuple[Staying, threading.Thread]:
    """Somebody who has a place."""
    staying = Staying()
    thread = begun(places, staying)
    assert staying.has_begun.wait(DEADLINE_S)
    return staying, thread


def all_over(places: Places, *threads: threading.Thread) -> None:
    for thread in threads:
        thread.join(DEADLINE_S)
        assert not thread.is_alive()
    until(lambda: (places.occupied, places.waiting) == (0, 0))


def test_who_has_waited_longest_is_next() -> None:
    places, order = Places(1), list[int]()
    staying, first = at_a_place(places)
    threads = list[threading.Thread]()
    for number in range(REQUESTS):
        threads.append(begun(places, lambda number=number: order.append(number)))  # type: ignore[misc]
        until(lambda number=number: places.waiting > number)  # type: ignore[misc]
    staying.ends.set()
    all_over(places, first, *threads)
    assert order == list(range(REQUESTS))


@pytest.mark.parametrize(("count", "working", "most"), [(3, None, 3), (3, 2, 2), (1, 1, 1)])
def test_no_more_answer_at_once_than_there_are_places(
    count: int, working: int | None, most: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("referee.places.LONG_S", 1.0)
    places, guard, now, seen = Places(count, working=working), threading.Lock(), [0], [0]

    def answer() -> None:
        with guard:
            now[0] += 1
            seen[0] = max(seen[0], now[0])
        time.sleep(LONG_S / 100)
        with guard:
            now[0] -= 1

    all_over(places, *(begun(places, answer) for _ in range(REQUESTS)))
    assert now[0] == 0
    assert seen[0] <= most


def test_whoever_keeps_a_place_for_long_keeps_nobody_waiting_as_long_as_there_are_places() -> None:
    places, done = Places(3, working=1), list[int]()
    long = [at_a_place(places) for _ in range(2)]
    for number in range(REQUESTS):
        begun(places, lambda number=number: done.append(number)).join()  # type: ignore[misc]
    until(lambda: len(done) == REQUESTS)
    third, thread = at_a_place(places)
    waiting = begun(places, lambda: done.append(REQUESTS))
    waiting.join(5 * LONG_S)
    assert (places.occupied, len(done)) == (3, REQUESTS)
    third.ends.set()
    until(lambda: len(done) == REQUESTS + 1)
    for staying, _ in long:
        staying.ends.set()
    all_over(places, thread, waiting, *(thread for _, thread in long))


def test_work_that_came_before_a_stall_is_done_though_nothing_comes_after_it(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Whoever has a place does it as a rule; here all of them stall."""
    monkeypatch.setattr("referee.places.LONG_S", 1.0)
    places, done = Places(2, working=1), list[str]()
    first, thread = at_a_place(places)
    second = Staying()
    threads = list[threading.Thread]()
    for waiting, work in enumerate((second, lambda: done.append("third")), 1):
        threads.append(begun(places, work))
        until(lambda waiting=waiting: places.waiting == waiting)  # type: ignore[misc]
    threads[-1].join(DEADLINE_S)
    assert second.has_begun.wait(DEADLINE_S)
    assert (done, places.occupied) == ([], 2)
    second.ends.set()
    until(lambda: done == ["third"])
    first.ends.set()
    all_over(places, thread, *threads)


def test_whoever_comes_later_does_what_waits_first(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("referee.places.LONG_S", 1.0)
    places, order = Places(2, working=1), list[str]()
    staying, first = at_a_place(places)
    second = begun(places, lambda: order.append("second"))
    until(lambda: places.waiting == 1)
    # As if it were long ago, which nobody has looked at yet.
    places._begun = dict.fromkeys(places._begun, 0.0)
    third = begun(places, lambda: order.append("third"))
    until(lambda: len(order) == 2)
    assert order == ["second", "third"]
    staying.ends.set()
    all_over(places, first, third)
    second.join()


def test_work_is_looked_after_also_by_who_leaves_a_place(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever stood by works, and whoever works waits: another one stands by for the rest."""
    monkeypatch.setattr("referee.places.LONG_S", 0.5)
    places, done = Places(2, working=1), list[str]()
    leaves, goes_on = threading.Event(), threading.Event()

    def leave() -> None:
        assert leaves.wait(DEADLINE_S)
        with aside():
            assert goes_on.wait(DEADLINE_S)

    threads, second = [begun(places, leave)], Staying()
    until(lambda: places.occupied == 1)
    for waiting, work in enumerate((second, lambda: done.append("third")), 1):
        threads.append(begun(places, work))
        until(lambda waiting=waiting: places.waiting == waiting)  # type: ignore[misc]
    assert second.has_begun.wait(DEADLINE_S)
    leaves.set()
    until(lambda: done == ["third"])
    goes_on.set()
    second.ends.set()
    all_over(places, *threads)


def test_no_more_waits_than_so_much_and_its_threads_wait_with_the_rest(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("referee.places.MOST_WAITING", 2)
    places, done = Places(1), list[int]()
    staying, first = at_a_place(places)
    threads = [
        begun(places, lambda number=number: done.append(number))  # type: ignore[misc]
        for number in range(REQUESTS)
    ]
    until(lambda: places.waiting == 2)
    assert sum(thread.is_alive() for thread in threads) >= REQUESTS - 2
    assert places.waiting == 2
    staying.ends.set()
    all_over(places, first, *threads)
    assert sorted(done) == list(range(REQUESTS))


def test_at_the_place_of_who_waits_another_answers_and_it_is_next_afterwards() -> None:
    places, goes_on, order = Places(1), threading.Event(), list[str]()

    def write() -> None:
        with aside() as is_aside:
            order.append(f"aside: {is_aside}")
            assert goes_on.wait(DEADLINE_S)
        order.append("wrote")

    writer = begun(places, write)
    until(lambda: bool(order))
    staying, meanwhile = at_a_place(places)
    reader = begun(places, lambda: order.append("read"))
    until(lambda: places.waiting == 1)
    goes_on.set()
    until(lambda: places.waiting == 2)
    staying.ends.set()
    all_over(places, writer, reader, meanwhile)
    assert order == ["aside: True", "wrote", "read"]


class Writers:
    """Five who write, and wait meanwhile without a place; before them somebody has the only one."""

    def __init__(self, places: Places) -> None:
        self.goes_on, self.left = threading.Event(), list[int]()
        self.staying, first = at_a_place(places)
        self.threads = [first]
        for number in range(5):
            self.threads.append(begun(places, partial(self._write, number)))
            until(partial(lambda number: places.waiting > number, number))

    def _write(self, number: int) -> None:
        with aside():
            self.left.append(number)
            assert self.goes_on.wait(DEADLINE_S)


def test_what_waits_is_done_at_a_place_that_was_left_by_whichever_thread() -> None:
    """One thread stands by where there is one place, and of those that leave theirs there are more."""
    places = Places(1)
    writers = Writers(places)
    writers.staying.ends.set()
    until(lambda: writers.left == [*range(5)])
    writers.goes_on.set()
    all_over(places, *writers.threads)


def test_where_no_thread_can_begin_to_help_those_that_are_there_do_it_all(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    places, refused = Places(1), list[str]()
    writers = Writers(places)
    start = threading.Thread.start

    def start_unless_to_help(thread: threading.Thread) -> None:
        if thread.name == "place":
            refused.append(thread.name)
            raise RuntimeError("can't start new thread")
        start(thread)

    monkeypatch.setattr(threading.Thread, "start", start_unless_to_help)
    writers.staying.ends.set()
    until(lambda: bool(refused))
    writers.goes_on.set()
    all_over(places, *writers.threads)
    assert writers.left == [*range(5)]


def test_work_that_breaks_off_takes_no_place_with_it() -> None:
    places, done = Places(1), list[str]()
    with pytest.raises(SystemExit):
        places.run(sys.exit)
    places.run(lambda: done.append("next"))
    assert (done, places.occupied) == (["next"], 0)


def test_only_so_many_step_aside_and_who_does_not_keeps_its_place() -> None:
    places, goes_on, aside_now = Places(2, aside=1), threading.Event(), list[bool]()

    def write() -> None:
        with aside() as is_aside:
            aside_now.append(is_aside)
            assert goes_on.wait(DEADLINE_S)

    threads = [begun(places, write) for _ in range(2)]
    until(lambda: len(aside_now) == 2)
    assert (sorted(aside_now), places.occupied) == ([False, True], 1)
    goes_on.set()
    all_over(places, *threads)
    again = list[bool]()

    def leave() -> None:
        with aside() as is_aside:
            again.append(is_aside)

    places.run(leave)
    assert again == [True]


def test_who_has_no_place_or_has_left_it_already_cannot_leave_it() -> None:
    with aside() as is_aside:
        assert not is_aside
    seen = list[bool]()

    def work() -> None:
        with aside() as is_aside, aside() as is_aside_again:
            seen.extend([is_aside, is_aside_again])

    Places(1).run(work)
    assert seen == [True, False]


def test_an_answer_that_fails_takes_nobody_s_place_with_it(caplog: pytest.LogCaptureFixture) -> None:
    sent, places = list[int](), Places(1)

    class Client:
        def response_bytes(self, status: int, _headers: object, _body: bytes) -> None:
            sent.append(status)

    def answer(client: Client, scope: dict[str, str]) -> None:
        if scope["PATH_INFO"] == "/exit":
            sys.exit()
        client.response_bytes({"/": 200}[scope["PATH_INFO"]], [], b"")

    receiving = Receiving(answer, places=places, patience_s=1, most_bytes=1)
    for path in ("/", "/nowhere", "/exit", "/"):
        receiving(Client(), {"REQUEST_METHOD": "GET", "PATH_INFO": path})
    assert (sent, places.occupied) == ([200, 500, 500, 200], 0)
    assert [message.partition("(")[0] for message in caplog.messages] == ["A request was not answered "] * 2
    # Addresses are secrets of those who have them.
    assert "nowhere" not in "".join(caplog.messages)
