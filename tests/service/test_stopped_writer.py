"""A worker is stopped, at its worst while it has the turn to write: the others go on with everything else."""

from __future__ import annotations

import fcntl
import os
import signal
import threading
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path

from tests.serving import Answer, Phone, Server, serving
from tests.timing import assert_within

SOON_S = 3.0
"""What is promised is a second; the machine may be busy."""
CROWD = 8
"""So many that somebody has the turn often."""
HAND = {"outcome": {"taker": "p1", "card": "9"}}
"""Fits again and again: what is refused never has the turn."""
IN_TIME_S = 25.0
"""What is promised is five; for ever it would be without a promise."""
WRITERS = 12


def workers_of(server: Server) -> list[int]:
    assert server._process is not None
    main = server._process.pid
    children = Path(f"/proc/{main}/task/{main}/children").read_text(encoding="utf-8")
    return [int(pid) for pid in children.split()]


def has_turn(database: Path) -> bool:
    """True when some process has the turn to write."""
    fd = os.open(f"{database}.lock", os.O_RDWR)
    try:
        fcntl.flock(fd, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        return True
    else:
        return False
    finally:
        os.close(fd)


def keeps_turn(database: Path) -> bool:
    """True when that stays so, though others wait for it."""
    for _ in range(10):
        if not has_turn(database):
            return False
        time.sleep(0.02)
    return True


@contextmanager
def stopped_with_the_turn(server: Server, game: str, phone: Phone) -> Iterator[None]:
    """One of the workers is stopped in the middle of a write."""
    ended = threading.Event()

    def enter() -> None:
        while not ended.is_set():
            phone.send("POST", f"{game}/hands", HAND)

    threads = [threading.Thread(target=enter) for _ in range(CROWD)]
    for thread in threads:
        thread.start()
    worker = stop_a_writer(server)
    ended.set()
    try:
        yield
    finally:
        os.kill(worker, signal.SIGCONT)
        for thread in threads:
            thread.join()


def stop_a_writer(server: Server) -> int:
    """The worker of a server, stopped at a moment at which it has the turn."""
    (worker,) = workers_of(server)
    give_up = time.monotonic() + 30
    while time.monotonic() < give_up:
        os.kill(worker, signal.SIGSTOP)
        if keeps_turn(server.database):
            return worker
        os.kill(worker, signal.SIGCONT)
        time.sleep(0.02)
    raise AssertionError("nobody was stopped with the turn")


def timed(phone: Phone, method: str, path: str, body: object = None) -> tuple[float, Answer]:
    began = time.monotonic()
    answer = phone.send(method, path, body)
    return time.monotonic() - began, answer


def test_the_others_read_and_tell_of_it_and_writers_are_answered_in_time(tmp_path: Path) -> None:
    """Two servers of one database: what the system sends to a stopped process nobody can answer."""
    database = tmp_path / "referee.db"
    with serving(database) as stopped, serving(database) as server:
        busy_game, busy = Phone(stopped.port).new_game()
        anybody = Phone(server.port)
        game, phone = anybody.new_game()
        with stopped_with_the_turn(stopped, busy_game, busy), ThreadPoolExecutor(WRITERS) as pool:
            written = [pool.submit(timed, phone, "POST", f"{game}/hands", HAND) for _ in range(WRITERS)]

            def reads() -> float:
                """The seconds that the longer of two questions took."""
                ready_s, ready = timed(anybody, "GET", "/health/ready")
                assert ready.status == 200
                assert "turn to write" in ready.body.decode()
                read_s, read = timed(anybody, "GET", game)
                assert read.status == 200
                return max(ready_s, read_s)

            for _ in range(8):
                assert_within(SOON_S, reads)
            waited = [future.result() for future in written]
            for _, answer in waited:
                assert answer.status == 503, answer.body
                assert answer.document["type"] == "/problems/turn_to_write_must_come"
                assert int(answer.headers["Retry-After"]) > 0
            assert max(took for took, _ in waited) < IN_TIME_S
        assert phone.send("POST", f"{game}/hands", HAND).status == 201
        assert anybody.send("GET", "/health/ready").document["warnings"] == []


def stop(worker: int) -> None:
    """Stops a process, and waits until each of its threads has heard of it, lest one accepts a connection."""
    os.kill(worker, signal.SIGSTOP)
    tasks = Path(f"/proc/{worker}/task")
    while not all(map(is_stopped, tasks.iterdir())):
        time.sleep(0.01)


def is_stopped(task: Path) -> bool:
    try:
        return ") T " in (task / "stat").read_text(encoding="utf-8")
    except (FileNotFoundError, ProcessLookupError):  # it has ended meanwhile
        return True


def test_new_connections_go_to_the_others(tmp_path: Path) -> None:
    with serving(tmp_path / "referee.db", workers=2) as server:
        phone = Phone(server.port)
        for worker in workers_of(server):
            stop(worker)
            try:
                phone.send("GET", "/health/live")  # The other one may still have to begin.

                def answer_s() -> float:
                    took, answer = timed(phone, "GET", "/health/live")
                    assert answer.status == 200
                    return took

                for _ in range(WRITERS):
                    assert_within(SOON_S, answer_s)
            finally:
                os.kill(worker, signal.SIGCONT)
