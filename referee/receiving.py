"""Receiving a request's body before anything is done about it, so that slow clients hold up nobody.

Reading a body keeps a thread for as long as its client pleases, and only granian's own threads can read one.
So it has more of them than may answer at once, and those beyond only wait. Who sends too slowly is answered
408 and cut off, and where too many bodies are under way, the oldest gives way to the newest.
"""

from __future__ import annotations

import io
import threading
import time
from collections import deque
from collections.abc import Callable, Iterator
from typing import Any

from referee.api.foundation.problems import too_slow

LEAST_BYTES_A_SECOND = 500
"""A phone with one bar of signal sends more."""
MOST_BODIES = 64
"""On their way at once in each process."""
SPARE_THREADS = 16
"""For what comes while the oldest bodies give way."""
_MOST_LARGE_BODIES = 8
"""So many of the largest size, or so many bytes of smaller ones, are held at once."""
_LOOK_EVERY_S = 0.5
_FIRST_BLOCK, _LARGEST_BLOCK = 1024, 16 * 1024
_FLUSHED_AFTER_S = 0.2

Answer = Callable[[Any, dict[str, Any]], Any]


class Body:
    """A body on its way. Whoever `settle`s it is the one to answer."""

    def __init__(self, granian: Any, scope: dict[str, Any], length: int | None) -> None:
        self.granian, self.length = granian, length
        self.begun, self.received = time.monotonic(), 0
        self._source = scope["wsgi.input"]
        self._settled = threading.Lock()

    def settle(self) -> bool:
        """True for the first who asks."""
        return self._settled.acquire(blocking=False)

    @property
    def is_settled(self) -> bool:
        """Whether somebody answers this already."""
        return self._settled.locked()

    def read(self, most_bytes: int) -> bytes:
        """What comes, until it is whole, broken off, settled, or longer than anybody wants."""
        blocks = list[bytes]()
        left = most_bytes + 1 if self.length is None else self.length
        while left and not self.is_settled:
            # granian gives no less than it is asked for, and what has come cannot be counted meanwhile.
            block = self._source.read(min(left, max(_FIRST_BLOCK, min(self.received, _LARGEST_BLOCK))))
            if not block:
                break
            blocks.append(block)
            left -= len(block)
            self.received += len(block)
        return b"".join(blocks)

    def is_too_slow(self, now: float, patience_s: float) -> bool:
        """Whether it has had its time: so many seconds, and more for what has come at the least speed."""
        return now - self.begun > patience_s + self.received / LEAST_BYTES_A_SECOND


class Turns:
    """So many turns, given in the order in which they are asked for.

    >>> turns = Turns(1)
    >>> turns.take()
    >>> turns.give_back()
    """

    def __init__(self, count: int) -> None:
        self._guard = threading.Lock()
        self._free = count
        self._waiting: deque[threading.Lock] = deque()

    def take(self) -> None:
        """Returns once it is the caller's turn."""
        with self._guard:
            if self._free:
                self._free -= 1
                return
            ticket = threading.Lock()
            ticket.acquire()
            self._waiting.append(ticket)
        ticket.acquire()

    def give_back(self) -> None:
        """Gives the turn to whoever has waited longest."""
        with self._guard:
            if self._waiting:
                self._waiting.popleft().release()
            else:
                self._free += 1


class Receiving:
    """Answers requests by `answer` once their bodies are there, so many at once."""

    def __init__(self, answer: Answer, *, at_once: int, patience_s: float, most_bytes: int) -> None:
        """No body may have more bytes than `most_bytes`; most have less time than `patience_s`."""
        self._answer, self._patience_s, self._most_bytes = answer, patience_s, most_bytes
        self._turns = Turns(at_once)
        self._bodies: dict[Body, None] = {}
        threading.Thread(target=self._watch, name="slow bodies", daemon=True).start()

    def __call__(self, granian: Any, scope: dict[str, Any]) -> Any:
        """Answers a request when its body is there and it is its turn."""
        length = _length_of(scope)
        # What is too long is refused by its Content-Length.
        if length != 0 and (length or 0) <= self._most_bytes and not self._has_come(granian, scope, length):
            return None
        self._turns.take()
        try:
            return self._answer(granian, scope)
        finally:
            self._turns.give_back()

    def _has_come(self, granian: Any, scope: dict[str, Any], length: int | None) -> bool:
        """Whether the body is there, whole; it is then the input of the request, which is to be answered."""
        body = Body(granian, scope, length)
        self._bodies[body] = None
        if len(self._bodies) > MOST_BODIES:
            self._end_the_slow()
        try:
            came = body.read(self._most_bytes)
        finally:
            del self._bodies[body]
        scope["wsgi.input"] = io.BytesIO(came)
        # Whoever has hung up half way is not answered, and asks again.
        return length in (None, len(came)) and body.settle()

    def _watch(self) -> None:
        while True:
            time.sleep(_LOOK_EVERY_S)
            self._end_the_slow()

    def _end_the_slow(self) -> None:
        # A copy, since others come and go meanwhile. They are in the order in which they came.
        for body in self._too_slow([body for body in list(self._bodies) if not body.is_settled]):
            if body.settle():
                threading.Thread(target=_refuse, args=(body,), name="slow body", daemon=True).start()

    def _too_slow(self, bodies: list[Body]) -> Iterator[Body]:
        """Those that have had their time, and of too many the oldest."""
        now, held = time.monotonic(), sum(body.received for body in bodies)
        for at, body in enumerate(bodies):
            held_too_much = held > _MOST_LARGE_BODIES * self._most_bytes
            too_many = len(bodies) - at > MOST_BODIES
            if too_many or held_too_much or body.is_too_slow(now, self._patience_s):
                held -= body.received
                yield body


def _length_of(scope: dict[str, Any]) -> int | None:
    """The length of a request's body; None where only its end will tell."""
    if "HTTP_TRANSFER_ENCODING" in scope:
        return None
    return int(scope.get("CONTENT_LENGTH") or 0)


def _refuse(body: Body) -> None:
    """Answers 408, and ends the connection: whoever reads the body would wait for ever otherwise.

    granian offers no way to do so; but an answer shorter than it says is one that hyper cannot go on after.
    """
    answer = too_slow()
    text = answer.get_data()
    told = [(name, value) for name, value in answer.headers if name != "Content-Length"]
    headers = [*told, ("Connection", "close"), ("Content-Length", str(len(text) + 1))]
    body.granian.response_iter(answer.status_code, headers, _BrokenOff(text))


class _BrokenOff:
    """The blocks of an answer that ends before its end, once it has been sent as far as it goes."""

    def __init__(self, text: bytes) -> None:
        self._texts = iter([text])

    def __next__(self) -> bytes:
        text = next(self._texts, None)
        if text is None:
            time.sleep(_FLUSHED_AFTER_S)
            raise StopIteration
        return text

    def close(self) -> None:
        """Nothing is kept."""
