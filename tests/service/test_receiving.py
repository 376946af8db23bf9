"""Turns to answer, which are given in the order in which they are asked for."""

import threading
import time

from referee.receiving import Turns

REQUESTS = 20


def test_who_has_waited_longest_is_next() -> None:
    turns, order, threads = Turns(1), list[int](), list[threading.Thread]()

    def answer(number: int) -> None:
        turns.take()
        order.append(number)
        turns.give_back()

    turns.take()
    for number in range(REQUESTS):
        threads.append(threading.Thread(target=answer, args=(number,)))
        threads[-1].start()
        while len(turns._waiting) <= number:
            time.sleep(0.001)
    turns.give_back()
    for thread in threads:
        thread.join()
    assert order == list(range(REQUESTS))


def test_no_more_answer_at_once_than_there_are_turns() -> None:
    turns, guard, now, most = Turns(3), threading.Lock(), [0], [0]

    def answer() -> None:
        turns.take()
        with guard:
            now[0] += 1
            most[0] = max(most[0], now[0])
        time.sleep(0.005)
        with guard:
            now[0] -= 1
        turns.give_back()

    threads = [threading.Thread(target=answer) for _ in range(REQUESTS)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert (now[0], most[0]) == (0, 3)
